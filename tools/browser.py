"""Prints the path of a Chromium that starts, for the browser tests and the gallery; fetches one if need be.

It is looked for in this order: LETTERGAMES_CHROMIUM, a browser of this machine, Playwright's own. When none
starts, Playwright is asked to download its own, and then the system's packages, which needs root.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VARIABLE = "LETTERGAMES_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
DOWNLOAD_SECONDS = 300


def candidates() -> Iterator[str]:
    """Every path worth trying, best first."""
    yield from (found for name in NAMES if (found := shutil.which(name)))
    yield str(MAC)
    yield playwrights_own()


def playwrights_own() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def starts(path: str) -> bool:
    """Whether there is a browser at `path` that runs here; a wrapper for a browser not installed is none."""
    if not Path(path).is_file():
        return False
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def find() -> str | None:
    """The first browser that starts. One named in the environment is the only one tried."""
    named = os.environ.get(VARIABLE)
    return next(filter(starts, [named] if named else candidates()), None)


def install() -> None:
    """Try the ways to get a browser until one has given us one that starts."""
    apt = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    ways = [[[sys.executable, "-m", "playwright", "install", "chromium"]]]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        ways.append([["apt-get", "update"], apt])
    for way in ways:
        for command in way:
            print("+", *command, file=sys.stderr)
            try:
                subprocess.run(command, stdout=sys.stderr, timeout=DOWNLOAD_SECONDS, check=False)
            except subprocess.TimeoutExpired:
                print("That took too long.", file=sys.stderr)
        if find():
            return


def main() -> int:
    if not find() and not os.environ.get(VARIABLE):
        install()
    path = find()
    if path is None:
        print(f"No Chromium starts here: install one, or set {VARIABLE} to the path of one.", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
