"""Rulings about the kinds of cards in the box."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.scene import act, hero, place, scene


@pytest.mark.rule("DQ3-DIFF-05")
def test_the_trap_behind_a_door_is_one_kind_of_card_and_the_door_stays_shut() -> None:
    traps = [card.id for card in CONTENT.decks["door"] if card.type == "trap"]
    assert traps == ["door_spear_trap"]
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        tiles={"c3": "chamber_09"},
        top={"door": traps},
        dice=[4],
    )
    act(game, 0, "move north")
    assert (place(game, 0), hero(game, 0).wounds) == ("c3", 4)


@pytest.mark.rule("DQ3-DIFF-14")
def test_every_card_carries_a_type_but_for_the_dragon() -> None:
    for deck, cards in CONTENT.decks.items():
        for card in cards:
            assert (card.type is None) == (deck == "dragon"), card.id
