"""Secret doors and secret passages (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import draws, enters, is_over_for, pile
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

CARDS = ["dungeon_secret_door", "search_secret_door", "search_secret_passage"]
WALLED = {"c4": "chamber_08", "b4": "chamber_08@3"}


@pytest.mark.rule("DQ3-CARD-07", "DQ3-GAP-33", "DQ3-GAP-34")
@pytest.mark.parametrize("card", CARDS)
def test_a_secret_door_leads_to_any_space_beside_and_may_be_declined(card: str) -> None:
    game = draws(card)
    ways = ("through north", "through east", "through south", "through west", "decline")
    assert options(game, 0) == ways
    assert game.pending[0].rule == CONTENT.clauses[card]
    start = place(game, 0)
    act(game, 0, "decline")
    assert told(game, "declined") == [{"seat": 0, "what": card}]
    assert cited(game, "declined") == [CONTENT.clauses[card]]
    assert place(game, 0) == start
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-GAP-34")
def test_a_secret_door_ignores_walls_doors_and_portcullises() -> None:
    top = {"search": ["search_secret_door"], "dungeon": ["dungeon_gold_coins_30"]}
    game = enters("portcullis_08", tiles=WALLED, top=top)
    act(game, 0, "search")
    assert {"through west", "through north"} <= {*options(game, 0)}
    act(game, 0, "through north")
    assert place(game, 0) == "c3"
    assert not told(game, "rolled")
    assert hero(game, 0).loot == ["dungeon_gold_coins_30"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-GAP-34")
def test_no_secret_door_leads_through_the_outer_wall() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c1"],
        tiles={"c1": "chamber_01"},
        top={"search": ["search_secret_door"]},
    )
    act(game, 0, "search")
    assert options(game, 0) == ("through east", "through south", "through west", "decline")


@pytest.mark.rule("DQ3-GAP-34", "DQ3-MOVE-03")
def test_no_secret_door_leads_into_a_chamber_where_another_hero_stands() -> None:
    game = draws("search_secret_door", at=["c4", "c3"])
    assert "through north" not in options(game, 0)
    assert game.pending[0].refused == {"through north": "DQ3-MOVE-03"}


@pytest.mark.rule("DQ3-GAP-34", "DQ3-MOVE-04")
def test_a_secret_door_into_the_treasure_chamber_is_open_though_others_are_there() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["g4", "g5"],
        tiles={"g4": "chamber_08@2"},
        top={"search": ["search_secret_door"]},
    )
    act(game, 0, "search", "through south")
    assert place(game, 0) == "g5"
    assert len(hero(game, 0).loot) == 2


@pytest.mark.rule("DQ3-GAP-34", "DQ3-GAP-36")
def test_without_a_tile_left_a_secret_door_leads_only_to_what_is_known() -> None:
    game = enters("chamber_01", top={"search": ["search_secret_door"]})
    state_of(game).pool.cards.clear()
    act(game, 0, "search")
    assert options(game, 0) == ("through north", "decline")
    assert game.pending[0].refused["through west"] == "DQ3-GAP-36"


@pytest.mark.rule("DQ3-GAP-34")
def test_behind_a_secret_door_a_tile_is_laid_with_its_arrow_to_where_the_hero_was() -> None:
    top = {"search": ["search_secret_door"], "dungeon": ["dungeon_empty"]}
    game = enters("chamber_01", pool=["chamber_05"], top=top)
    act(game, 0, "search", "through west")
    assert state_of(game).tiles[SPACE_OF["b4"]] == ("chamber_05", 3)
    assert cited(game, "card_drawn") == ["DQ3-SEARCH-02", "DQ3-ROOM-01"]
    assert hero(game, 0).searches == 0


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


@pytest.mark.rule("DQ3-CARD-03")
def test_a_used_secret_door_is_discarded() -> None:
    game = draws("search_secret_door", pool=["chamber_01"])
    act(game, 0, "through west")
    assert pile(game, "search") == ["search_secret_door"]
