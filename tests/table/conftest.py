"""Tables whose widgets talk to a kept comm."""

import comm
import pytest

from tests.table.comms import KeptComm


@pytest.fixture(autouse=True)
def _kept_comms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comm, "create_comm", KeptComm)
