"""Searching (SEARCH)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP, draws, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

EMPTY = {"search": ["search_empty_room"] * 4, "dungeon": ["dungeon_empty"] * 4}


def searcher(tile: str = "chamber_01", **rest: object) -> Game:
    """A hero in c3, the other one asleep; all he can find is nothing."""
    return scene(
        "hugo",
        "krutzbeck",
        at=["c3"],
        tiles={"c3": tile},
        top=EMPTY,
        skips=SLEEP,
        **rest,  # type: ignore[arg-type]
    )


@pytest.mark.rule("DQ3-SEARCH-01")
def test_a_hero_may_search_his_chamber_instead_of_moving() -> None:
    game = enters("chamber_01", top=EMPTY)
    assert {"search", "move north"} <= {*options(game, 0)}
    act(game, 0, "search")
    assert place(game, 0) == "c4"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-SEARCH-02")
def test_a_search_draws_the_top_card_of_the_search_deck_and_follows_it() -> None:
    game = draws("search_gold_coins_70")
    assert told(game, "searched") == [{"seat": 0, "at": hero(game, 0).at}]
    assert [(drawn["deck"], drawn["card"]) for drawn in told(game, "card_drawn")] == [
        ("search", "search_gold_coins_70")
    ]
    assert cited(game, "searched") == cited(game, "card_drawn") == ["DQ3-SEARCH-02"]
    assert hero(game, 0).loot == ["search_gold_coins_70"]


@pytest.mark.rule("DQ3-SEARCH-03")
def test_the_search_deck_holds_doors_passages_treasure_traps_and_creatures() -> None:
    cards = CONTENT.decks["search"]
    assert {"secret_door", "passage_down"} < {card.effect for card in cards}
    assert {"loot", "trap", "threat"} < {card.type for card in cards}


@pytest.mark.rule("DQ3-SEARCH-04")
def test_a_hero_may_search_in_two_consecutive_turns() -> None:
    game = searcher()
    act(game, 0, "search")
    assert "search" in options(game, 0)
    act(game, 0, "search")
    assert [found["deck"] for found in told(game, "card_drawn")] == ["search", "search"]


@pytest.mark.rule("DQ3-SEARCH-05", "DQ3-DIFF-12")
def test_after_two_searches_the_hero_must_move() -> None:
    game = searcher()
    act(game, 0, "search", "search")
    assert game.pending[0].refused["search"] == "DQ3-SEARCH-05"
    assert all(option.startswith("move ") for option in options(game, 0))
    before = game.save()
    with pytest.raises(IllegalChoice):
        game.choose(0, "search")
    assert game.save() == before


@pytest.mark.rule("DQ3-SEARCH-06")
def test_a_failed_door_is_no_move_and_gives_no_further_search() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c4"],
        tiles={"c4": "chamber_09"},
        top=EMPTY | {"door": ["door_jammed"]},
        skips=SLEEP,
    )
    act(game, 0, "search", "search", "move north")
    assert place(game, 0) == "c4"
    assert game.pending[0].refused["search"] == "DQ3-SEARCH-05"


@pytest.mark.rule("DQ3-SEARCH-05", "DQ3-SEARCH-12", "DQ3-DIFF-12")
def test_searches_with_a_lost_turn_between_them_do_not_add_up() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c4"],
        tiles={"c4": "chamber_01"},
        top={
            "search": ["search_hidden_trap", "search_empty_room"],
            "trap": ["trap_explosion"],
        },
        skips=SLEEP,
    )
    act(game, 0, "search", "search")
    assert turns_of(game, 0) == 4
    assert "search" in options(game, 0), "he searched in his first turn and in his third"
    act(game, 0, "search")
    assert refused(game, 0)["search"] == "DQ3-SEARCH-05"


@pytest.mark.rule("DQ3-SEARCH-05", "DQ3-SEARCH-06")
@pytest.mark.parametrize("searches", [1, 2])
def test_a_door_that_jams_is_no_move_but_ends_a_run_of_searches(searches: int) -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c4"],
        tiles={"c4": "chamber_09"},
        top={"search": ["search_empty_room"] * 3, "door": ["door_jammed"]},
        skips=SLEEP,
    )
    act(game, 0, *["search"] * searches, "move north")
    assert ("search" in options(game, 0)) == (searches == 1)
    if searches == 1:
        act(game, 0, "search")
        assert "search" in options(game, 0)


@pytest.mark.rule("DQ3-SEARCH-05")
def test_a_blocked_turn_after_two_searches_gives_no_further_search() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c4", "c3"],
        tiles={"c4": "chamber_08@2", "c3": "chamber_01"},
        searches={0: 2},
        skips={1: 2},
    )
    assert len(told(game, "blocked")) == 3
    assert told(game, "searched") == []


@pytest.mark.rule("DQ3-DEAD-04", "DQ3-GAP-63")
def test_for_a_sealed_hero_searches_add_up_over_a_lost_turn() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c4"],
        tiles={"c4": "chamber_08@2", "c3": "chamber_08@2"},
        top={"search": ["search_empty_room"]},
        searches_here={0: 1},
    )
    assert cited(game, "died") == ["DQ3-DEAD-04"]


@pytest.mark.rule("DQ3-SEARCH-07")
def test_a_hero_who_comes_back_may_search_twice_again() -> None:
    game = enters("chamber_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "search", "search", "move north", "move south")
    assert place(game, 0) == "c4"
    act(game, 0, "search", "search")
    assert "search" not in options(game, 0)
    assert len(told(game, "searched")) == 4


@pytest.mark.rule("DQ3-SEARCH-07", "DQ3-SEARCH-12")
def test_the_count_starts_anew_in_the_next_chamber() -> None:
    game = enters("chamber_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "search", "search", "move north", "search")
    assert "search" in options(game, 0)


@pytest.mark.rule("DQ3-SEARCH-08")
@pytest.mark.parametrize("tile", ["trap_01", "corridor_01", "bottomless_pit_01"])
def test_a_chamber_without_a_search_icon_cannot_be_searched(tile: str) -> None:
    game = searcher(tile)
    assert game.pending[0].refused["search"] == "DQ3-SEARCH-08"
    assert "search" not in options(game, 0)


@pytest.mark.rule("DQ3-SEARCH-08")
@pytest.mark.parametrize(
    "tile", ["chamber_01", "portcullis_01", "chasm_01", "rotating_room_01", "catacomb_entrance_01"]
)
def test_a_chamber_with_a_search_icon_can_be_searched(tile: str) -> None:
    assert "search" in options(searcher(tile), 0)


@pytest.mark.rule("DQ3-SEARCH-08")
@pytest.mark.parametrize("space", ["a1", "g5"])
def test_towers_and_the_treasure_chamber_cannot_be_searched(space: str) -> None:
    game = scene("hugo", "krutzbeck", at=[space])
    assert game.pending[0].refused["search"] == "DQ3-SEARCH-08"


@pytest.mark.rule("DQ3-SEARCH-09")
def test_a_chamber_with_a_monster_token_cannot_be_searched() -> None:
    game = searcher(lurkers={"c3": "troll_1"})
    assert "search" not in options(game, 0)
    assert game.pending[0].refused["search"] == "DQ3-SEARCH-09"


@pytest.mark.rule("DQ3-SEARCH-09")
def test_a_monster_token_next_door_does_not_matter() -> None:
    assert "search" in options(searcher(lurkers={"c2": "troll_1"}), 0)


@pytest.mark.rule("DQ3-SEARCH-10")
def test_the_turn_ends_only_when_the_card_of_a_search_is_resolved() -> None:
    game = draws("search_secret_door")
    assert "through east" in options(game, 0)
    act(game, 0, "decline")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-SEARCH-11", "DQ3-DIFF-10")
def test_a_hero_who_searches_does_not_meet_the_chamber() -> None:
    game = searcher("portcullis_01")
    act(game, 0, "search")
    assert told(game, "card_drawn") == [
        {"seat": 0, "deck": "search", "card": "search_empty_room"},
    ]
    assert len(state_of(game).decks["dungeon"].deck) == 50


@pytest.mark.rule("DQ3-SEARCH-12")
def test_another_hero_may_search_the_chamber_that_one_has_searched_twice() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c3", "c4"],
        tiles={"c3": "chamber_01", "c4": "chamber_01"},
        top=EMPTY,
        searches={0: 2},
    )
    act(game, 0, "move north")
    act(game, 1, "move north")
    act(game, 0, "search")
    assert place(game, 1) == "c3"
    assert "search" in options(game, 1)
