"""Secret doors in this edition only (CARD, GAP-66)."""

import pytest

from tests.games.dungeonquest.revised.rules.drawing import draws, enters
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    drawn,
    options,
    place,
    refused,
)

CARDS = ["dungeon_secret_door", "search_secret_door"]
SEARCH = {"search": ["search_secret_door"]}


@pytest.mark.rule("DQR-CARD-03")
def test_a_secret_door_needs_no_door_card() -> None:
    game = enters(
        "chamber_01", tiles={"c4": "chamber_09"}, top=SEARCH | {"dungeon": ["dungeon_empty"]}
    )
    act(game, 0, "search", "through north")
    assert (place(game, 0), drawn(game, "door")) == ("c3", [])


@pytest.mark.rule("DQR-GAP-66", "DQR-CARD-03")
@pytest.mark.parametrize("card", CARDS)
def test_behind_a_secret_door_nobody_escapes_from_a_monster(card: str) -> None:
    game = draws(
        card,
        lurkers=["d4", "d3"],
        tiles={"d4": "chamber_01", "d3": "chamber_01"},
        top={"monster": ["demon_4"]},
    )
    act(game, 0, "through east", "play magic")
    act(game, 1, "play magic")
    assert options(game, 0) == ("play ranged", "play melee", "play magic")
    assert refused(game, 0)["escape"] == "DQR-GAP-66"


@pytest.mark.rule("DQR-GAP-66")
def test_nor_from_an_ambush_in_the_chamber_behind_it() -> None:
    top = SEARCH | {"dungeon": ["dungeon_ambush"], "monster": ["demon_4"]}
    game = enters("chamber_01", top=top)
    act(game, 0, "search", "through north", "play magic")
    act(game, 1, "play magic")
    assert refused(game, 0)["escape"] == "DQR-GAP-66"


@pytest.mark.rule("DQR-GAP-26")
def test_behind_a_secret_door_the_hero_chooses_his_side_and_a_corridor_has_no_hall_of_entry() -> (
    None
):
    game = enters("chasm_01", top=SEARCH)
    act(game, 0, "search", "through north")
    assert (game.pending[0].prompt, game.pending[0].rule) == ("choose_side", "DQR-GAP-26")
    game = enters("corridor_01", top=SEARCH, tiles={"c4": "chamber_01"})
    act(game, 0, "search", "through north")
    assert options(game, 0) == ("move north", "move east", "move south", "move west")
