"""The pit as a registered game, for tests of the kernel only."""

import pytest

from delvers.kernel.spec import REGISTRY
from tests.kernel.pit import PIT


@pytest.fixture(autouse=True)
def pit_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY._specs, "pit", PIT)
