"""How far traps reach, whom they spare, and from where they are made safe (TRAP, TRAPLIST)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.board.laying import join
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import lay, put_door
from tests.games.plungin.rules.objects import at_chest, at_door
from tests.games.plungin.rules.scene import (
    act,
    faces,
    hero,
    monster,
    options,
    refused,
    scene,
    state_of,
    told,
)


def spears(game: Game, *places: tuple[int, int]) -> None:
    """Spears that have sprung before."""
    add_hazard(game._table, "spear_trap", [square_at(*place) for place in places], 0)


@pytest.mark.rule("DP-TRAPLIST-06")
def test_an_axe_swings_only_on_the_tile_of_its_springer() -> None:
    game = at_door(trap="swinging_axe", locked=False, dice=[1, *[3] * 9], carried={0: []})
    put_monster(game._table, "orc", square_at(2, -1)).is_met = True
    act(game, 0, "open door 0")
    assert told(game, "caught") == [{"who": "sable_wick", "trap": "swinging_axe"}]


@pytest.mark.rule("DP-TRAPLIST-13")
def test_spears_strike_everybody_in_their_area_when_a_hero_enters_it() -> None:
    more: dict[str, Any] = {"abilities": {0: [], 1: []}, "dice": [3] * 40}
    game = scene("brannoc_vale", "sable_wick", at=[(1, 2), (3, 2)], seats=1, **more)
    spears(game, (2, 2), (3, 2))
    act(game, 0, "act brannoc_vale", "move", "east")
    assert {one["who"] for one in told(game, "caught")} == {"brannoc_vale", "sable_wick"}


@pytest.mark.rule("DP-TRAPLIST-13", "DP-TRAP-16")
def test_gas_does_not_spring_on_who_enters_it() -> None:
    game = scene("brannoc_vale", at=[(1, 2)], abilities={0: []})
    add_hazard(game._table, "choking_gas", [square_at(2, 2)], 2)
    act(game, 0, "move", "east")
    assert not told(game, "caught")


@pytest.mark.rule("DP-TRAPLIST-14")
def test_spears_are_out_of_reach_two_squares_away() -> None:
    for at, near in (((1, 2), True), ((0, 2), False), ((1, 1), False)):
        game = scene("sable_wick", at=[at])
        spears(game, (2, 2), (3, 2))
        act(game, 0, "nothing")
        assert ("disarm spear_trap" in options(game, 0)) is near
        assert "disarm spear_trap" not in refused(game, 0)


@pytest.mark.rule("DP-TRAP-08", "DP-TRAPLIST-14")
def test_of_two_spear_traps_the_one_at_hand_is_made_safe() -> None:
    game = scene("sable_wick", at=[(1, 2)], dice=[6, 6, 3, 3])
    spears(game, (4, 5), (5, 5))
    spears(game, (2, 2), (3, 2))
    act(game, 0, "nothing", "disarm spear_trap")
    (left,) = state_of(game).hazards
    assert [place_of(square) for square in left.squares] == [(4, 5), (5, 5)]


@pytest.mark.rule("DP-VAR-LOCK-01")
def test_with_one_check_for_all_nothing_is_detected_disarmed_or_picked() -> None:
    game = at_chest(trap="swinging_axe", locked=True, aware=True, rules=Rules(one_check=True))
    ways = {*options(game, 0), *refused(game, 0)}
    assert "work on chest 0" in ways
    assert not {f"{what} chest 0" for what in ("detect", "disarm", "pick")} & ways
    game = scene("sable_wick", at=[(1, 2)], rules=Rules(one_check=True))
    spears(game, (2, 2), (3, 2))
    act(game, 0, "nothing")
    assert "disarm spear_trap" not in {*options(game, 0), *refused(game, 0)}


# -- chimes ----------------------------------------------------------------------------------------


def row_of_rooms(count: int, at: int) -> Game:
    """Rooms one behind the other, joined by open doors; a sleeper in one of them."""
    game = at_chest(trap="alarm_chimes", dice=[1])
    for number in range(count):
        lay(game, "room_6x6", (6 * (number + 1), 0))
    for number in range(count):
        door = put_door(game, number, "east", Door(trap="", is_open=True))
        x = 6 * (number + 1)
        join(state_of(game), door, number + 1, (square_at(x, 2), square_at(x, 3)))
    put_monster(game._table, "orc", square_at(6 * at + 5, 5)).state = "surprised"
    act(game, 0, "open chest 0")
    return game


@pytest.mark.rule("DP-TRAP-15")
@pytest.mark.parametrize(("away", "state"), [(1, "unaware"), (2, "unaware"), (3, "surprised")])
def test_chimes_are_heard_two_tiles_away_and_no_farther(away: int, state: str) -> None:
    assert monster(row_of_rooms(3, away)).state == state


@pytest.mark.rule("DP-TRAP-15")
def test_nobody_answers_the_chimes_on_a_four_or_through_a_closed_door() -> None:
    for roll, door in ((4, Door(trap="", is_open=True)), (5, Door(trap=""))):
        way: dict[str, Any] = {"doors": {"north": door}, "beyond": {"north": "room_6x6"}}
        game = at_chest(trap="alarm_chimes", dice=[roll], **way)
        act(game, 0, "open chest 0")
        assert not state_of(game).monsters


@pytest.mark.rule("DP-TRAP-15")
def test_who_answers_the_chimes_is_alert_without_a_roll() -> None:
    game = at_chest(trap="alarm_chimes", beyond={"north": "room_6x6"}, dice=[6])
    act(game, 0, "open chest 0")
    assert told(game, "attention")[0]["state"] == "alert"
    assert not [one for one in told(game, "table_rolled") if one["table"] == "attention"]
    assert state_of(game).attention == 2


@pytest.mark.rule("DP-TRAP-10")
def test_a_lid_that_bites_cannot_loosen_what_a_curse_holds() -> None:
    game = at_chest("brannoc_vale", trap="biting_lid")
    cursed = next(id for id, item in BOX.items.items() if item.cursed and item.kind == "weapon")
    hero(game).hands = [cursed, ""]
    state_of(game).dice = faces(*[6] * 6, *[3] * 20)
    act(game, 0, "open chest 0")
    assert told(game, "damaged")[0]["amount"] >= 3
    assert hero(game).hands[0] == cursed
