"""What a search of the third edition must know of the game that it plays."""

from types import SimpleNamespace

import pytest

from delvers.games.dungeonquest.third.bots.guide import needs_treasure


@pytest.mark.parametrize(
    ("solo", "no_glory", "is_needed"),
    [(True, False, True), (False, True, True), (False, False, False)],
)
def test_a_treasure_is_needed_alone_and_where_there_is_no_glory_without(
    solo: bool, no_glory: bool, is_needed: bool
) -> None:
    rules = SimpleNamespace(solo=solo, no_glory=no_glory)
    assert needs_treasure(SimpleNamespace(rules=rules)) is is_needed
