"""What all tests share."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def no_games_are_kept_at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LETTERGAMES_HOME", str(tmp_path_factory.mktemp("kept")))
        yield
