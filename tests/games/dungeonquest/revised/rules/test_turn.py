"""The turns of the heroes: one action each (TURN)."""

from typing import Any

import pytest

from delvers.kernel.errors import IllegalChoice, WrongSeat
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
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
EMPTY = {"dungeon": ["dungeon_empty"] * 6, "search": ["search_empty_room"] * 4}
JEWEL = "treasure_ruby_ring"


def turns(game: Any) -> list[int]:
    """The seats whose turns have begun, in order."""
    return [began["seat"] for began in told(game, "turn_began")]


@pytest.mark.rule("DQR-TURN-01", "DQR-TURN-11")
def test_turns_go_clockwise_from_the_first_player() -> None:
    tiles = {"c3": OPEN, "e3": OPEN, "g2": OPEN}
    game = scene("hugo", "lindel", "tatianna", at=["c3", "e3", "g2"], tiles=tiles, top=EMPTY,
                 first=1, turn=1)  # fmt: skip
    for seat in (1, 2, 0):
        assert (game.waiting, shown(game)["turn"]) == ([seat], seat)
        act(game, seat, "search")
    assert turns(game) == [1, 2, 0, 1]
    assert set(cited(game, "turn_began")) == {"DQR-TURN-01"}


@pytest.mark.rule("DQR-TURN-01")
def test_nobody_acts_before_the_turn_of_the_hero_is_finished() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "corridor_01"}, top=EMPTY)
    act(game, 0, "move north")
    assert game.waiting == [0]
    with pytest.raises(WrongSeat):
        act(game, 1, "move south")


@pytest.mark.rule("DQR-TURN-05", "DQR-TURN-11", "DQR-SEARCH-01", "DQR-CATA-04")
@pytest.mark.parametrize("action", ["move north", "search", "descend"])
def test_a_hero_does_one_of_three_things_and_the_next_player_begins(action: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "catacomb_entrance_04@3", "c2": OPEN},
                 top=EMPTY)  # fmt: skip
    assert set(options(game, 0)) == {"move north", "move east", "search", "descend"}
    assert game.pending[0].rule == "DQR-TURN-05"
    act(game, 0, action)
    if action == "descend":
        act(game, 0, "head north")
    assert game.waiting == [1]
    done = [told(game, kind) for kind in ("moved", "searched", "descended")]
    assert [len(events) for events in done].count(1) == 1
    assert sum(len(events) for events in done) == 1
    assert place(game, 0) == ("c2" if action == "move north" else "c3")


@pytest.mark.rule("DQR-TURN-06", "DQR-BOARD-16", "DQR-SEARCH-02")
def test_a_hero_hears_why_he_can_neither_search_nor_go_below() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "trap_01"})
    assert refused(game, 0) == {"search": "DQR-SEARCH-02", "descend": "DQR-CATA-02"}
    for action in ("search", "descend"):
        before = game.save()
        with pytest.raises(IllegalChoice, match=refused(game, 0)[action]):
            act(game, 0, action)
        assert game.save() == before


@pytest.mark.rule("DQR-TURN-06", "DQR-CATA-03")
def test_a_marker_is_an_entrance_like_printed_stairs() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "trap_01"}, entrances=["c3"])
    assert "descend" in options(game, 0)
    assert refused(game, 0) == {"search": "DQR-SEARCH-02"}
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "trap_01"}, entrances=["c4"])
    assert "descend" not in options(game, 0)


@pytest.mark.rule("DQR-TURN-07")
@pytest.mark.parametrize("wish", ["pass", "stay", "go on", "leave"])
def test_nobody_may_pass(wish: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, loot={0: [JEWEL]})
    before = game.save()
    with pytest.raises(IllegalChoice):
        act(game, 0, wish)
    assert game.save() == before


@pytest.mark.rule("DQR-TURN-08")
def test_a_hero_below_draws_one_catacomb_card_and_chooses_no_action() -> None:
    game = below("hugo", "catacomb_empty", "catacomb_exit", entrances=["c3"])
    assert drawn(game, "catacomb") == ["catacomb_empty", "catacomb_exit"]
    assert turns(game) == [0, 1, 0], "one card each turn"
    assert options(game, 0) == ("surface", "stay below")
    assert told(game, "moved") == told(game, "searched") == told(game, "descended") == []
    assert told(game, "died") == []


@pytest.mark.rule("DQR-TURN-09")
def test_a_hero_in_the_treasure_chamber_draws_a_dragon_card_or_leaves() -> None:
    halls = ("north g4", "east h5", "east h6", "south g7", "west f5", "west f6")
    game = scene("hugo", "lindel", at=["g5"], pool=["chamber_05"], top=EMPTY)
    assert set(options(game, 0)) == {"face the dragon", *(f"move {hall}" for hall in halls)}
    assert refused(game, 0) == {"search": "DQR-TREASURE-09", "descend": "DQR-CATA-02"}
    assert game.pending[0].rule == "DQR-TREASURE-05"
    act(game, 0, "move north g4")
    assert (place(game, 0), drawn(game, "dragon"), game.waiting) == ("g4", [], [1])


@pytest.mark.rule("DQR-TURN-09")
def test_a_hero_who_stays_with_the_dragon_has_done_enough() -> None:
    game = scene("hugo", "lindel", at=["g5"], top={"treasure": [JEWEL, "treasure_gold_ring"]})
    act(game, 0, "face the dragon")
    assert (place(game, 0), drawn(game, "dragon")) == ("g5", ["dragon_sleeping"])
    assert game.waiting == [1]


@pytest.mark.rule("DQR-TURN-10")
def test_a_hero_in_a_tower_with_loot_may_leave_instead_of_acting() -> None:
    game = scene("hugo", "lindel", at=["a1", "m10"], loot={0: ["corpse_rope"]})
    assert set(options(game, 0)) == {"move east", "move south", "leave"}
    assert game.pending[0].rule == "DQR-TURN-05"
    act(game, 0, "leave")
    assert (hero(game, 0).status, told(game, "moved")) == ("out", [])
    assert game.waiting == [1]


@pytest.mark.rule("DQR-TURN-10", "DQR-GAP-44")
def test_a_hero_without_loot_can_only_move_out_of_his_tower() -> None:
    game = scene("hugo", "lindel", at=["a1", "m10"])
    assert options(game, 0) == ("move east", "move south")
    assert refused(game, 0) == {
        "move north": "DQR-BOARD-11",
        "move west": "DQR-BOARD-11",
        "search": "DQR-SEARCH-02",
        "descend": "DQR-CATA-02",
        "leave": "DQR-EXIT-02",
        "tower m1": "DQR-GAP-44",
        "tower a10": "DQR-GAP-44",
        "tower m10": "DQR-GAP-44",
    }


@pytest.mark.rule("DQR-TURN-11")
def test_the_turn_lasts_until_every_card_is_resolved() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN},
                 top={"dungeon": ["dungeon_crypt"], "crypt": ["crypt_gold_coins_20"]})  # fmt: skip
    act(game, 0, "move north")
    assert (game.waiting, turns(game)) == ([0], [0])
    act(game, 0, "look inside")
    assert hero(game, 0).loot == ["crypt_gold_coins_20"]
    assert (game.waiting, turns(game)) == ([1], [0, 1])


@pytest.mark.rule("DQR-TURN-12", "DQR-GAP-19")
def test_a_door_that_stays_shut_ends_the_turn_at_once() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "chamber_09"},
                 top=EMPTY | {"door": ["door_jammed"]})  # fmt: skip
    act(game, 0, "move north")
    assert (told(game, "tile_laid"), drawn(game, "dungeon")) == ([], [])
    assert (place(game, 0), game.waiting) == ("c3", [1])


@pytest.mark.rule("DQR-TURN-13", "DQR-DEATH-11", "DQR-EXIT-07")
@pytest.mark.parametrize("status", ["dead", "out"])
def test_whoever_is_gone_has_no_turn_and_the_next_seat_follows(status: str) -> None:
    tiles = {"c3": OPEN, "e3": OPEN}
    game = scene("hugo", "lindel", "tatianna", at=["c3", "a1", "e3"], tiles=tiles, top=EMPTY,
                 status={1: status}, kept={1: ["catacomb_vampire_bite"]})  # fmt: skip
    act(game, 0, "search")
    act(game, 2, "search")
    assert turns(game) == [0, 2, 0]
    assert told(game, "wounded") == []
    with pytest.raises(WrongSeat):
        act(game, 1, "search")


@pytest.mark.rule("DQR-TURN-13")
def test_a_hero_who_dies_in_his_turn_does_nothing_more_in_it() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, wounds={0: 15},
                 kept={0: ["catacomb_vampire_bite"]})  # fmt: skip
    assert hero(game, 0).status == "dead"
    assert (game.waiting, state_of(game).stage) == ([1], "turns")
    act(game, 1, "move south")
    assert turns(game) == [0, 1, 1]
