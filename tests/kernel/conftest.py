"""The pit as a registered game, for tests of the kernel only."""

import pytest

from delvers.kernel.kit import REGISTRY, GameKit


@pytest.fixture(autouse=True)
def pit_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY._kits, "pit", GameKit("pit", "tests.kernel.pit:PIT"))
