"""The notebooks as files: what is stored in them, and how much stands between two things to do."""

import re

import pytest

import lettergames as lg
from lettergames.table.sitting import LESSONS

from .notebooks import FOLDER, NAMES, SECRET_LETTER, answers, cells, is_checked, notebook, source, stretches, words


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_a_clean_source(name):
    made = notebook(name)
    assert (made["nbformat"], made["nbformat_minor"]) == (4, 5)
    assert made["metadata"]["kernelspec"]["name"] == "python3"
    assert "widgets" not in made["metadata"]
    ids = [cell["id"] for cell in made["cells"]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", each) for each in ids), ids


@pytest.mark.parametrize("name", NAMES)
def test_outputs_are_stored_exactly_where_they_are_checked(name):
    for cell in cells(name, "code"):
        checked = is_checked(cell)
        assert bool(cell["outputs"]) == checked, cell["id"]
        assert (cell["execution_count"] is not None) == checked, "nbval compares only what was run"
        assert not any("widget" in kind for output in cell["outputs"] for kind in output.get("data", {}))


def test_some_outputs_are_checked():
    assert sum(is_checked(cell) for name in NAMES for cell in cells(name, "code")) >= 2


@pytest.mark.parametrize("name", NAMES)
def test_little_stands_before_the_first_table_and_between_two_things_to_do(name):
    first, *others = stretches(name)
    assert words(first) <= 40
    for text in [*others, *answers(name)]:
        assert words(text) <= 60, text


def test_words_are_counted_as_a_reader_sees_them():
    assert words('<a id="guess"></a>\n# Secret Letter\n\nSee [the start](00_start.ipynb) · **now**.') == 6


def test_every_rule_has_a_place_in_the_tutorial():
    text = "\n".join(source(cell) for cell in cells(SECRET_LETTER, "markdown"))
    anchors = re.findall(r'<a id="([^"]+)"></a>', text)
    assert len(set(anchors)) == len(anchors)
    assert {f"{LESSONS['secret-letter']}#{rule.replace('_', '-')}" for rule in lg.SecretLetter.order} == {
        f"{LESSONS['secret-letter']}#{anchor}" for anchor in anchors
    }


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_notebooks_that_exist(name):
    for cell in cells(name, "markdown"):
        for address in re.findall(r"\]\(([^)]+)\)", source(cell)):
            assert (FOLDER / address.partition("#")[0]).is_file(), address
