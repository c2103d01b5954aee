"""What the README shows is what happens."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def python_lines() -> str:
    """The README with everything blanked but its ```python blocks, so that line numbers stay right."""
    lines, inside = [], False
    for line in README.splitlines():
        fence = line.startswith("```")
        lines.append(line if inside and not fence else "")
        inside = line == "```python" if fence else inside
    return "\n".join(lines)


def test_every_line_of_code_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    code = python_lines()
    tour = doctest.DocTestParser().get_doctest(code, {}, "README.md", "README.md", 0)
    assert len(tour.examples) == code.count("\n>>> ") > 10
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(tour, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("target", sorted(set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.MULTILINE))))
def test_every_make_target_exists(target: str) -> None:
    done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("link", re.findall(r"\]\((?!http)([^)]+)\)", README))
def test_every_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
