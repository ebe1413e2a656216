"""Coming to tiles: what is a return, and who meets what waits there (REVISIT, BUILD)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.moving import arrive
from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.squares import square_at
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import move_to
from tests.games.plungin.rules.scene import act, hero, monster, place, scene, state_of, told


def by_open_door(tile: str, **more: Any) -> Game:
    """A hero before the open door in the east, behind which a tile lies."""
    facts: dict[str, Any] = {"at": [(5, 2), (0, 0)], "abilities": {0: [], 1: []}}
    heroes = more.pop("heroes", ("sable_wick",))
    facts["abilities"] = {number: [] for number in range(len(heroes))}
    return scene(*heroes, beyond={"east": tile}, **{**facts, **more})


def killed_through_the_door(tile: str = "room_6x6") -> Game:
    """A monster in the next room, where nobody has been, is dead."""
    game = by_open_door(tile, monsters=[("orc", (0, 5))])
    orc = monster(game)
    state = state_of(game)
    state.who.pop(orc.at)
    orc.at, orc.home = square_at(9, 4), 1
    state.who[orc.at] = orc.number
    for _ in kill(game._table, orc):
        pass
    return game


@pytest.mark.rule("DP-REVISIT-03")
@pytest.mark.parametrize("tile", ["room_6x6", "healing_fountain"])
def test_the_first_entry_after_a_fight_through_the_door_is_no_return(tile: str) -> None:
    game = killed_through_the_door(tile)
    assert state_of(game).tiles[1].was_cleared
    act(game, 0, "move", "east", "stop")
    assert not told(game, "looked_around")
    act(game, 0, "pass")
    act(game, 0, "move", "west", "east", "stop")
    assert len(told(game, "looked_around")) == 1


@pytest.mark.rule("DP-REVISIT-03")
def test_who_was_pushed_into_a_room_has_been_there() -> None:
    game = killed_through_the_door()
    state_of(game).acting = 10
    for _ in arrive(game._table, hero(game), square_at(6, 2), is_own_move=False):
        pass
    assert state_of(game).tiles[1].was_entered


# -- events of corridors ---------------------------------------------------------------------------


def pushed_into_corridor(**more: Any) -> Game:
    """A hero is pushed into a corridor whose event is still to come."""
    game = by_open_door("corridor_straight", **more)
    state_of(game).tiles[1].has_event = True
    acting, state_of(game).acting = state_of(game).acting, 10
    for _ in arrive(game._table, hero(game), square_at(6, 2), is_own_move=False):
        pass
    state_of(game).acting = acting
    return game


@pytest.mark.rule("DP-BUILD-45", "DP-BUILD-44")
def test_who_is_pushed_into_a_corridor_meets_its_event_when_he_moves_on() -> None:
    game = pushed_into_corridor()
    assert not told(game, "random_event")
    act(game, 0, "move", "east")
    assert len(told(game, "random_event")) == 1
    assert not state_of(game).tiles[1].has_event


@pytest.mark.rule("DP-BUILD-45")
def test_who_goes_straight_back_leaves_the_event_to_others() -> None:
    game = pushed_into_corridor(heroes=("sable_wick", "brannoc_vale"))
    act(game, 0, "move", "west", "stop", "pass")
    assert not told(game, "random_event")
    move_to(game, 1, (5, 3))
    act(game, 1, "move", "east")
    assert len(told(game, "random_event")) == 1
    assert place(game, 1)[0] >= 5


@pytest.mark.rule("DP-BUILD-45")
def test_who_is_pushed_in_his_own_turn_waits_too() -> None:
    game = by_open_door("corridor_straight")
    state_of(game).tiles[1].has_event = True
    for _ in arrive(game._table, hero(game), square_at(6, 2), is_own_move=False):
        pass
    assert not told(game, "random_event")


@pytest.mark.rule("DP-EXITDUN-07", "DP-BUILD-45")
def test_a_room_that_fills_again_waits_for_an_own_step_as_well() -> None:
    game = by_open_door("room_6x6")
    state_of(game).tiles[1].refill = True
    for _ in arrive(game._table, hero(game), square_at(6, 2), is_own_move=False):
        pass
    assert state_of(game).tiles[1].refill
    act(game, 0, "move", "east")
    assert not state_of(game).tiles[1].refill
