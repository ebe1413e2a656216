"""Secret doors (CARD, GAP-66)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.card_scenes import draws, enters, is_over_for, pile
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

CARDS = ["dungeon_secret_door", "search_secret_door"]
SEARCH = {"search": ["search_secret_door"]}


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("card", CARDS)
def test_a_secret_door_leads_to_any_space_beside_and_may_be_declined(card: str) -> None:
    game = draws(card)
    ways = ("through north", "through east", "through south", "through west", "decline")
    assert (options(game, 0), game.pending[0].rule) == (ways, CONTENT.clauses[card])
    start = place(game, 0)
    act(game, 0, "decline")
    assert told(game, "declined") == [{"seat": 0, "what": card}]
    assert cited(game, "declined") == [CONTENT.clauses[card]]
    assert place(game, 0) == start
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-MOVE-14")
def test_a_secret_door_ignores_walls_and_portcullises_and_the_chamber_is_resolved() -> None:
    walled = {"c4": "chamber_08", "b4": "chamber_08@3"}
    top = SEARCH | {"dungeon": ["dungeon_gold_coins_30"]}
    game = enters("portcullis_08", tiles=walled, top=top)
    act(game, 0, "search")
    assert {"through west", "through north"} <= {*options(game, 0)}
    act(game, 0, "through north")
    assert place(game, 0) == "c3"
    assert not told(game, "rolled")
    assert hero(game, 0).loot == ["dungeon_gold_coins_30"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_a_secret_door_needs_no_door_card() -> None:
    game = enters(
        "chamber_01", tiles={"c4": "chamber_09"}, top=SEARCH | {"dungeon": ["dungeon_empty"]}
    )
    act(game, 0, "search", "through north")
    assert (place(game, 0), drawn(game, "door")) == ("c3", [])


@pytest.mark.rule("DQR-CARD-03", "DQR-BOARD-11")
def test_no_secret_door_leads_through_the_outer_wall() -> None:
    game = scene("hugo", "krutzbeck", at=["c1"], tiles={"c1": "chamber_01"}, top=SEARCH)
    act(game, 0, "search")
    assert options(game, 0) == ("through east", "through south", "through west", "decline")


@pytest.mark.rule("DQR-CARD-03", "DQR-MOVE-08")
def test_no_secret_door_leads_into_a_chamber_where_another_hero_stands() -> None:
    game = draws("search_secret_door", at=["c4", "c3"])
    assert "through north" not in options(game, 0)
    assert refused(game, 0) == {"through north": "DQR-MOVE-08"}


@pytest.mark.rule("DQR-CARD-03", "DQR-MOVE-09")
def test_a_secret_door_into_the_treasure_chamber_is_open_though_others_are_there() -> None:
    game = scene(
        "hugo", "krutzbeck", at=["g4", "g5"], tiles={"g4": "chamber_08@2"},
        top=SEARCH | {"dragon": ["dragon_sleeping"]},
    )  # fmt: skip
    act(game, 0, "search", "through south")
    assert (place(game, 0), len(hero(game, 0).loot)) == ("g5", 2)


@pytest.mark.rule("DQR-CARD-03", "DQR-GAP-39")
def test_without_a_tile_left_a_secret_door_leads_only_to_what_is_known() -> None:
    game = enters("chamber_01", top=SEARCH)
    state_of(game).pool.cards.clear()
    act(game, 0, "search")
    assert options(game, 0) == ("through north", "decline")
    assert refused(game, 0)["through west"] == "DQR-GAP-39"


@pytest.mark.rule("DQR-CARD-03")
def test_behind_a_secret_door_a_tile_is_laid_with_its_arrow_to_where_the_hero_was() -> None:
    game = enters("chamber_01", pool=["chamber_05"], top=SEARCH | {"dungeon": ["dungeon_empty"]})
    act(game, 0, "search", "through west")
    assert state_of(game).tiles[SPACE_OF["b4"]] == ("chamber_05", 3)
    assert cited(game, "card_drawn") == ["DQR-SEARCH-05", "DQR-ROOM-02"]
    assert pile(game, "search") == ["search_secret_door"]


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
