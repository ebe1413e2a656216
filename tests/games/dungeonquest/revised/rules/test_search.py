"""Searching, once in every chamber (SEARCH, GAP)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.common.tiles import TILES
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import exchange
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

OPEN = "chamber_01"
TORCH = {"chamber", "portcullis", "catacomb_entrance", "rotating_room"}
"""The kinds of tiles with a torch icon: dungeon rooms of all shapes, and the rotating chamber."""
EMPTY = {"dungeon": ["dungeon_empty"] * 6, "search": ["search_empty_room"] * 4}


def searcher(*cards: str, tile: str = OPEN, **facts: Any) -> Game:
    """Hugo is in c3 and finds these cards; Krutzbeck loses his turns."""
    given: dict[str, Any] = {"tiles": {"c3": tile}, "at": ["c3"], "skips": {1: 9}} | facts
    top = EMPTY | ({"search": [*cards]} if cards else {}) | given.pop("top", {})
    return scene("hugo", "krutzbeck", top=top, **given)


@pytest.mark.rule("DQR-SEARCH-01")
def test_a_hero_searches_the_chamber_he_is_in_instead_of_moving() -> None:
    game = searcher(skips={})
    act(game, 0, "search")
    assert (place(game, 0), told(game, "moved"), game.waiting) == ("c3", [], [1])
    assert told(game, "searched") == [{"seat": 0, "at": SPACE_OF["c3"]}]


@pytest.mark.rule("DQR-SEARCH-02", "DQR-SEARCH-10", "DQR-BOARD-16")
@pytest.mark.parametrize("tile", TILES)
def test_only_dungeon_rooms_and_rotating_chambers_have_a_torch(tile: str) -> None:
    game = searcher(tile=tile, entrances=["c3"], entered_by={0: 2})
    has_torch = TILES[tile].kind in TORCH
    assert ("search" in options(game, 0)) == has_torch
    no_torch = "DQR-SEARCH-10" if TILES[tile].kind == "chasm" else "DQR-SEARCH-02"
    assert refused(game, 0).get("search") == (None if has_torch else no_torch)


@pytest.mark.rule("DQR-SEARCH-02")
@pytest.mark.parametrize(("space", "rule"), [("a1", "DQR-SEARCH-02"), ("g5", "DQR-TREASURE-09")])
def test_towers_and_the_treasure_chamber_cannot_be_searched(space: str, rule: str) -> None:
    game = searcher(at=[space, "m10"], tiles={})
    assert refused(game, 0)["search"] == rule
    assert "search" not in options(game, 0)


@pytest.mark.rule("DQR-SEARCH-03", "DQR-EX-10")
def test_nobody_searches_beside_a_monster_token() -> None:
    game = searcher(lurkers=["c3"])
    assert refused(game, 0)["search"] == "DQR-SEARCH-03"
    before = game.save()
    with pytest.raises(IllegalChoice, match="DQR-SEARCH-03"):
        act(game, 0, "search")
    assert game.save() == before
    assert "search" in options(searcher(lurkers=["c2"]), 0), "next door it does not matter"


@pytest.mark.rule("DQR-SEARCH-04")
def test_nobody_searches_where_a_search_token_lies() -> None:
    game = searcher(searched=["c3"])
    assert refused(game, 0)["search"] == "DQR-SEARCH-04"
    with pytest.raises(IllegalChoice, match="DQR-SEARCH-04"):
        act(game, 0, "search")
    assert "search" in options(searcher(searched=["c2"]), 0), "next door it does not matter"


@pytest.mark.rule("DQR-SEARCH-05", "DQR-EX-09")
def test_a_search_draws_the_top_card_of_the_search_deck_and_follows_it() -> None:
    game = searcher("search_gold_coins_70", "search_gold_coins_10")
    act(game, 0, "search")
    assert told(game, "card_drawn") == [
        {"seat": 0, "deck": "search", "card": "search_gold_coins_70"}
    ]
    assert cited(game, "card_drawn") == ["DQR-SEARCH-05"]
    assert hero(game, 0).loot == ["search_gold_coins_70"]


@pytest.mark.rule("DQR-SEARCH-05")
def test_a_search_lasts_until_its_card_is_resolved() -> None:
    game = searcher("search_secret_door", skips={})
    act(game, 0, "search")
    assert {"through north", "decline"} < set(options(game, 0))
    act(game, 0, "decline")
    assert game.waiting == [1]


@pytest.mark.rule("DQR-SEARCH-05")
def test_a_shuffle_card_is_replaced_by_the_next() -> None:
    game = searcher("search_shuffle", "search_gold_coins_10")
    act(game, 0, "search")
    assert drawn(game, "search")[:1] == ["search_shuffle"]
    assert len(drawn(game, "search")) == 2


@pytest.mark.rule("DQR-SEARCH-06", "DQR-EX-09")
def test_a_search_token_is_laid_for_all_to_see() -> None:
    game = searcher()
    act(game, 0, "search")
    assert all(shown(game, seat)["searched"] == [SPACE_OF["c3"]] for seat in (None, 0, 1))
    assert cited(game, "searched") == ["DQR-SEARCH-06"]


@pytest.mark.rule("DQR-SEARCH-07", "DQR-EX-09", "DQR-VS3E-12")
def test_the_player_who_searched_may_not_search_there_again() -> None:
    game = searcher(tiles={"c3": OPEN, "c2": OPEN})
    act(game, 0, "search")
    assert refused(game, 0)["search"] == "DQR-SEARCH-04"
    act(game, 0, "move north", "move south")
    assert (place(game, 0), refused(game, 0)["search"]) == ("c3", "DQR-SEARCH-04")


@pytest.mark.rule("DQR-SEARCH-07", "DQR-EX-09")
def test_nobody_else_may_search_there_either() -> None:
    tiles = {"c3": OPEN, "c2": OPEN, "d3": OPEN}
    game = searcher(tiles=tiles, at=["c3", "d3"], skips={})
    act(game, 0, "search")
    act(game, 1, "move south")
    act(game, 0, "move north")
    act(game, 1, "move north")
    act(game, 0, "search")
    act(game, 1, "move west")
    act(game, 0, "move north")
    assert (place(game, 1), refused(game, 1)["search"]) == ("c3", "DQR-SEARCH-04")


@pytest.mark.rule("DQR-SEARCH-08")
def test_a_search_token_stays_whatever_happens_in_the_chamber() -> None:
    """Entering, a monster that dies there, and turning the tile leave it."""
    game = searcher(
        tiles={"c3": OPEN, "c2": OPEN},
        at=["c2"],
        searched=["c3"],
        lurkers=["c3"],
        top={"monster": ["skeleton_1"], "dungeon": ["dungeon_empty", "dungeon_ceiling_collapses"]},
    )
    act(game, 0, "move south")
    exchange(game, "ranged", "melee")
    act(game, 0, "move north", "move south")
    assert [turned["at"] for turned in told(game, "tile_turned")] == [SPACE_OF["c3"]]
    assert shown(game)["searched"] == [SPACE_OF["c3"]]
    assert refused(game, 0)["search"] == "DQR-SEARCH-04"


@pytest.mark.rule("DQR-SEARCH-08")
def test_the_death_of_the_hero_who_searched_leaves_the_token() -> None:
    game = searcher("search_giant_centipede", wounds={0: 15}, skips={})
    act(game, 0, "search")
    assert hero(game, 0).status == "dead"
    assert shown(game)["searched"] == [SPACE_OF["c3"]]


@pytest.mark.rule("DQR-SEARCH-09")
@pytest.mark.parametrize("tile", [OPEN, "portcullis_01", "rotating_room_01"])
def test_searching_does_not_resolve_the_chamber_again(tile: str) -> None:
    game = searcher(tile=tile, skips={})
    act(game, 0, "search")
    assert [card["deck"] for card in told(game, "card_drawn")] == ["search"]
    assert told(game, "tile_turned") == []


@pytest.mark.rule("DQR-GAP-40")
def test_the_token_is_on_the_chamber_searched_even_if_the_card_leads_away() -> None:
    game = searcher("search_secret_door", tiles={"c3": OPEN, "c2": OPEN})
    act(game, 0, "search", "through north")
    assert (place(game, 0), state_of(game).searched) == ("c2", [SPACE_OF["c3"]])
    assert "search" in options(game, 0)


@pytest.mark.rule("DQR-GAP-40")
def test_the_token_is_there_even_if_the_card_leads_below() -> None:
    game = searcher("search_hidden_trap", top={"trap": ["trap_trapdoor"]}, dice=[6, 6], skips={})
    act(game, 0, "search", "head north")
    assert (hero(game, 0).status, state_of(game).searched) == ("below", [SPACE_OF["c3"]])
