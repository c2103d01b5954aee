"""How fast the search for words is, beside two others on the same hands and list: `python benchmarks/words.py`.

Compared with: PyPI `kjxqz` (`pip install kjxqz==1.2.0`; left out if it is not there), which searches our list
here, not its own, and the textbook loop that compares the Counter of every word with that of the hand. Times
are CPU time, one run a hand after a run to warm up, each contender over all hands before the next.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from lettergames.words import Lexicon, Tricks, best_suit_words, best_with_vowels, best_word, suit_words_of_size

try:
    import kjxqz
except ImportError:
    kjxqz = None

HANDS = 400
SLOW_HANDS = 8
RARE = frozenset(("J", "K", "Qu", "V", "X", "Z"))

# A deck of three suits like the one of the trick games, Q for Qu so that the others can play too.
IN_ALL_SUITS = "AEIOUS"
IN_TWO_SUITS = {"YB": "BFLPW", "YR": "CGMRY", "BR": "DHNT"}
IN_ONE_SUIT = {"Y": "KX", "B": "JV", "R": "QZ"}
SUITED = [
    (suit, letter)
    for suits, letters in {"YBR": IN_ALL_SUITS, **IN_TWO_SUITS, **IN_ONE_SUIT}.items()
    for suit in suits
    for letter in letters
]
WILD = [("M", letter) for letter in ("K", "X", "J", "V", "Qu", "Z")]

CONSONANTS = dict(
    zip("BCDFGHJKLMNPQRSTVWXYZ", (2, 2, 4, 2, 3, 2, 1, 1, 4, 2, 5, 2, 1, 6, 4, 5, 2, 2, 1, 2, 1), strict=True)
)
POINTS = dict(
    zip("BCDFGHJKLMNPQRSTVWXYZ", (3, 3, 2, 4, 2, 4, 8, 5, 1, 3, 1, 3, 10, 1, 1, 1, 4, 4, 8, 4, 10), strict=True)
)


def times(search: Callable[[Any], object], hands: Sequence[Any]) -> list[float]:
    """Milliseconds of CPU time for each hand, shortest first."""
    for hand in hands:
        search(hand)
    taken = []
    for hand in hands:
        start = time.process_time_ns()
        search(hand)
        taken.append((time.process_time_ns() - start) / 1e6)
    return sorted(taken)


def each_in_a_loop(search: Callable[[Any], object], hands: Sequence[Any], loops: int = 50) -> list[float]:
    """The same for searches too short for the clock: each hand many times over."""

    def many(hand: Any) -> None:
        for _ in range(loops):
            search(hand)

    return [taken / loops for taken in times(many, hands)]


def p95(taken: Sequence[float]) -> float:
    return taken[int(0.95 * len(taken))]


def line(name: str, taken: Sequence[float], aim: str = "", met: bool = True) -> None:
    verdict = f"{'aim met' if met else 'AIM MISSED'}: {aim}" if aim else ""
    print(f"{name:<44} {median(taken):10.4f} {p95(taken):10.4f}   {verdict}")


def deal(rng: random.Random, deck: Sequence[Any], cards: int, hands: int) -> list[list[Any]]:
    return [rng.sample(deck, cards) for _ in range(hands)]


def counter_loop(words: Iterable[str]) -> Callable[[Sequence[str]], str]:
    listed = list(words)

    def search(hand: Sequence[str]) -> str:
        held = Counter(hand)
        return max((word for word in listed if not Counter(word) - held), key=len, default="")

    return search


def kjxqz_search(words: Iterable[str]) -> Callable[[Sequence[str]], str]:
    """kjxqz's own search over our words, read in by its own loader."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "words.json")
        path.write_text(json.dumps(kjxqz.build_dawg(word.lower() for word in words)))
        kjxqz.load(path)
    return lambda hand: max(kjxqz.search("".join(hand)), key=len, default="")


def one_word(lexicon: Lexicon) -> None:
    letters = [letter for _, letter in SUITED]
    textbook = counter_loop(lexicon.spoken)
    other = kjxqz_search(lexicon.spoken) if kjxqz else None
    for cards, wanted in ((7, 15), (10, None), (13, 40)):
        hands = deal(random.Random(cards), letters, cards, HANDS)
        ours = times(lambda hand: best_word(lexicon, hand), hands)
        few = hands[:SLOW_HANDS]
        loop = times(textbook, few)
        assert [len(textbook(hand)) for hand in few] == [length(best_word(lexicon, hand)) for hand in few]
        if other:
            theirs = times(other, hands)
            assert [len(other(hand)) for hand in hands] == [length(best_word(lexicon, hand)) for hand in hands]
            ratio = median(theirs) / median(ours)
            aim = f"{wanted} x faster than kjxqz" if wanted else ""
            line(f"best word of {cards}", ours, aim, not wanted or ratio >= wanted)
            line("  kjxqz, our list", theirs)
            print(f"    ratio of medians {ratio:.1f}, of p95 {p95(theirs) / p95(ours):.1f}")
        else:
            line(f"best word of {cards}", ours)
        line(f"  Counter loop ({SLOW_HANDS} hands)", loop)
        print(f"    ratio of medians {median(loop) / median(ours):,.0f}")
        line("  with bonus and penalty", times(lambda hand: best_word(lexicon, hand, bonus, half), hands))


def length(found: Any) -> int:
    return len(found.word) if found else 0


def bonus(card: str) -> int:
    return 2 if card in RARE else 1


def half(unused: int) -> int:
    return unused // 2


def words_in_suits(lexicon: Lexicon) -> None:
    suited = [(suit, "Qu" if letter == "Q" else letter) for suit, letter in SUITED]
    rng = random.Random(3)
    mixed = deal(rng, suited + WILD, 14, HANDS)
    with_all_wild = [[*hand, *WILD] for hand in deal(rng, suited, 8, HANDS)]
    team = deal(rng, suited + WILD, 26, HANDS)

    def best(hand: list[tuple[str, str]]) -> object:
        return best_suit_words(lexicon, hand, "YBR", "M", bonus, lambda card: 1)

    for name, hands in (("14 cards", mixed), ("14 cards, 6 wild", with_all_wild), ("26 cards", team)):
        taken = times(best, hands)
        line(f"three words, one per suit, {name}", taken, "p95 under 12 ms", p95(taken) < 12)
    line("all three of 5 cards, 26 cards", times(lambda hand: suit_words_of_size(lexicon, hand, 5, "YBR", "M"), team))


def tricks(lexicon: Lexicon) -> None:
    letters = ["Qu" if letter == "Q" else letter for _, letter in SUITED]
    for size in (4, 5):
        table = Tricks.of(lexicon, size)
        table.completing([])
        hands = deal(random.Random(size), letters, size, HANDS)
        taken = each_in_a_loop(table.makes_word, hands)
        line(f"does a trick of {size} make a word", taken, "under 0.002 ms", median(taken) < 0.002)
        parts = [hand[:-1] for hand in hands]
        line("  which cards can still complete it", each_in_a_loop(table.completing, parts))


def face_down_vowels(lexicon: Lexicon) -> None:
    deck = [letter for letter, count in CONSONANTS.items() for _ in range(count)]
    for cards, limit in ((8, 1), (14, None), (20, 8)):
        hands = deal(random.Random(cards), deck, cards, HANDS)
        taken = times(lambda hand: best_with_vowels(lexicon, hand, POINTS.__getitem__, POINTS.__getitem__), hands)
        aim = f"under {limit} ms" if limit else ""
        line(f"any card a vowel, {cards} cards", taken, aim, not limit or median(taken) < limit)


FIRST_USE = """
import time
from pathlib import Path

def resident():
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), float("nan"))

before, start = resident(), time.process_time()
from lettergames.words import *
lexicon = Lexicon.default()
assert "SYZYGY" in lexicon
print(time.process_time() - start, resident() - before)
{more}
print(time.process_time() - start, resident() - before)
"""


def first_use() -> None:
    steps = {
        "then the first search, 7 cards": 'best_word(lexicon, "RETAINS")',
        "then the first search, 13 cards": 'best_word(lexicon, "RETAINSDLOUMP")',
        "then every size of hand": 'all_words(lexicon, "RETAINSDLOUMP" * 3)',
        "then the first search with vowels": 'best_with_vowels(lexicon, "BBCHJSXY")',
        "then tricks of 4": "Tricks.of(lexicon, 4).completing('AB')",
        "then the first gloss": 'lexicon.gloss("syzygy")',
    }
    for name, more in steps.items():
        code = FIRST_USE.format(more=more)
        runs = [
            subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)
        ]
        bare, after = zip(*(run.stdout.splitlines() for run in runs), strict=True)
        if name == next(iter(steps)):
            report("first use of the default lexicon", bare)
        report(f"  {name}", after)


def report(name: str, runs: Sequence[str]) -> None:
    seconds, megabytes = zip(*(map(float, run.split()) for run in runs), strict=True)
    met = median(seconds) < 0.4 and not max(megabytes) > 60
    print(f"{name:<44} {median(seconds):8.3f} s {max(megabytes):6.1f} MB   {'aim met' if met else 'AIM MISSED'}")


def main() -> None:
    lexicon = Lexicon.default()
    print(f"{lexicon!r}\nPython {sys.version.split()[0]}, kjxqz {'over our list' if kjxqz else 'not installed'}\n")
    print(f"{'CPU time in ms':<44} {'median':>10} {'p95':>10}")
    one_word(lexicon)
    words_in_suits(lexicon)
    tricks(lexicon)
    face_down_vowels(lexicon)
    print("\nin a new process, CPU time and memory more (aims: under 0.4 s, under 60 MB)")
    first_use()


if __name__ == "__main__":
    main()
