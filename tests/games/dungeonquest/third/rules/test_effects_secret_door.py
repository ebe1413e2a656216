"""Secret passages, and secret doors in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import draws, is_over_for
from tests.games.dungeonquest.third.rules.scene import act, cited, options, place

CARDS = ["dungeon_secret_door", "search_secret_door", "search_secret_passage"]


@pytest.mark.rule("DQ3-GAP-34", "DQ3-MON-14")
@pytest.mark.parametrize("card", CARDS)
def test_behind_a_secret_door_nobody_escapes_from_a_monster(card: str) -> None:
    game = draws(
        card,
        lurkers={"d4": "skeleton_1", "d3": "skeleton_2"},
        tiles={"d4": "chamber_01", "d3": "chamber_01"},
        runes={0: ["rune_of_lightning"]},
    )
    act(game, 0, "through east")
    assert options(game, 0) == ("attack", "use rune_of_lightning")
    assert game.pending[0].refused["escape"] == "DQ3-MON-14"


@pytest.mark.rule("DQ3-CARD-07", "DQ3-GAP-33", "DQ3-GAP-34")
def test_a_secret_passage_leads_to_any_space_beside_and_may_be_declined() -> None:
    game = draws("search_secret_passage")
    ways = ("through north", "through east", "through south", "through west", "decline")
    assert options(game, 0) == ways
    start = place(game, 0)
    act(game, 0, "decline")
    assert cited(game, "declined") == [CONTENT.clauses["search_secret_passage"]]
    assert place(game, 0) == start
    assert is_over_for(game, 0)
