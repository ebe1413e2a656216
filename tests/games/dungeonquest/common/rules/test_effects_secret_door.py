"""Secret doors in both editions (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    act,
    cited,
    hero,
    is_over_for,
    options,
    pile,
    place,
    refused,
    state_of,
    told,
)

CARDS = ["dungeon_secret_door", "search_secret_door"]
SEARCH = {"search": ["search_secret_door"]}


@pytest.mark.rule("DQ3-CARD-07", "DQ3-GAP-33", "DQ3-GAP-34", "DQR-CARD-03")
@pytest.mark.parametrize("card", CARDS)
def test_a_secret_door_leads_to_any_space_beside_and_may_be_declined(
    edition: Edition, card: str
) -> None:
    game = edition.draws(card)
    ways = ("through north", "through east", "through south", "through west", "decline")
    assert (options(game, 0), game.pending[0].rule) == (ways, edition.content.clauses[card])
    start = place(game, 0)
    act(game, 0, "decline")
    assert told(game, "declined") == [{"seat": 0, "what": card}]
    assert cited(game, "declined") == [edition.content.clauses[card]]
    assert place(game, 0) == start
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-GAP-34", "DQR-CARD-03", "DQR-MOVE-14")
def test_a_secret_door_ignores_walls_and_portcullises_and_the_chamber_is_resolved(
    edition: Edition,
) -> None:
    walled = {"c4": "chamber_08", "b4": "chamber_08@3"}
    top = SEARCH | {"dungeon": ["dungeon_gold_coins_30"]}
    game = edition.enters("portcullis_08", tiles=walled, top=top)
    act(game, 0, "search")
    assert {"through west", "through north"} <= {*options(game, 0)}
    act(game, 0, "through north")
    assert place(game, 0) == "c3"
    assert not told(game, "rolled")
    assert hero(game, 0).loot == ["dungeon_gold_coins_30"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-GAP-34", "DQR-CARD-03", "DQR-BOARD-11")
def test_no_secret_door_leads_through_the_outer_wall(edition: Edition) -> None:
    game = edition.scene("hugo", "krutzbeck", at=["c1"], tiles={"c1": "chamber_01"}, top=SEARCH)
    act(game, 0, "search")
    assert options(game, 0) == ("through east", "through south", "through west", "decline")


@pytest.mark.rule("DQ3-GAP-34", "DQ3-MOVE-03", "DQR-CARD-03", "DQR-MOVE-08")
def test_no_secret_door_leads_into_a_chamber_where_another_hero_stands(edition: Edition) -> None:
    game = edition.draws("search_secret_door", at=["c4", "c3"])
    assert "through north" not in options(game, 0)
    assert refused(game, 0) == {"through north": edition.own("DQ3-MOVE-03", "DQR-MOVE-08")}


@pytest.mark.rule("DQ3-GAP-34", "DQ3-MOVE-04", "DQR-CARD-03", "DQR-MOVE-09")
def test_a_secret_door_into_the_treasure_chamber_is_open_though_others_are_there(
    edition: Edition,
) -> None:
    game = edition.scene(
        "hugo", "krutzbeck", at=["g4", "g5"], tiles={"g4": "chamber_08@2"},
        top=SEARCH | {"dragon": ["dragon_sleeping"]},
    )  # fmt: skip
    act(game, 0, "search", "through south")
    assert (place(game, 0), len(hero(game, 0).loot)) == ("g5", 2)


@pytest.mark.rule("DQ3-GAP-34", "DQ3-GAP-36", "DQR-CARD-03", "DQR-GAP-39")
def test_without_a_tile_left_a_secret_door_leads_only_to_what_is_known(edition: Edition) -> None:
    game = edition.enters("chamber_01", top=SEARCH)
    state_of(game).pool.cards.clear()
    act(game, 0, "search")
    assert options(game, 0) == ("through north", "decline")
    assert refused(game, 0)["through west"] == edition.own("DQ3-GAP-36", "DQR-GAP-39")


@pytest.mark.rule("DQ3-GAP-34", "DQ3-CARD-03", "DQR-CARD-03")
def test_behind_a_secret_door_a_tile_is_laid_with_its_arrow_to_where_the_hero_was(
    edition: Edition,
) -> None:
    game = edition.enters(
        "chamber_01", pool=["chamber_05"], top=SEARCH | {"dungeon": ["dungeon_empty"]}
    )
    act(game, 0, "search", "through west")
    assert state_of(game).tiles[SPACE_OF["b4"]] == ("chamber_05", 3)
    assert cited(game, "card_drawn") == [
        edition.own("DQ3-SEARCH-02", "DQR-SEARCH-05"),
        edition.own("DQ3-ROOM-01", "DQR-ROOM-02"),
    ]
    assert pile(game, "search") == ["search_secret_door"]
