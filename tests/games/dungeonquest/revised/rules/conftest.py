"""What tests of the Revised Edition may ask for by name."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT


@pytest.fixture
def stops_at_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Rune of Fortune, which only the third edition has, makes a lone hero stop at each roll."""
    monkeypatch.setitem(CONTENT.clauses, "rune_of_fortune", "DQR-RUNE-03")
