"""Every test that asks for `contender` and `rules` is run for every game of the list."""

import pytest

from tests.conformance.games import GAMES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "contender" in metafunc.fixturenames:
        metafunc.parametrize("contender", GAMES, ids=[each.name.replace(" ", "-") for each in GAMES])


@pytest.fixture
def rules(contender):
    return contender.make()
