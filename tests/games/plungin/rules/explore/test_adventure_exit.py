"""The winch, those who stay at home, and the end of locations (EXITDUN, UNIQUE)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.explore.adventure import has_winch, may_leave, refill_tiles, way_in
from delvers.games.plungin.rules.explore.doorways import widen_blind_door
from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import put_door
from tests.games.plungin.rules.foes import kinds, let_pass, move_to, put
from tests.games.plungin.rules.scene import act, hero, options, scene, state_of, told
from tests.games.plungin.rules.village_scene import go_on


def moot(*monsters: tuple[str, tuple[int, int]], **more: Any) -> Game:
    """A hero in the moot-hall, a tile of stage 1 to the west and one of stage 2 to the east."""
    facts: dict[str, Any] = {
        "tile": "orc_moot",
        "location": "orc_moot",
        "at": [(3, 3)],
        "pack": "bell_under_harrow",
        "beyond": {"west": "room_6x6", "east": "room_6x6"},
        "monsters": monsters,
        "abilities": {0: []},
    }
    game = scene("brannoc_vale", **{**facts, **more})
    state_of(game).tiles[2].stage = 1
    return game


@pytest.mark.rule("DP-EXITDUN-02", "DP-UNIQUE-11")
def test_the_second_stage_begins_when_the_moot_hall_is_cleared_and_its_winch_leads_out() -> None:
    game = moot(("orc", (5, 3)))
    state = state_of(game)
    state.count = 5
    assert not has_winch(state, 0)
    list(kill(game._table, state.monsters[0]))
    assert (state.chapter, state.count) == (1, 0)
    assert may_leave(state, hero(game))
    assert "task_break_the_toll" in state.party.tasks


@pytest.mark.rule("DP-EXITDUN-02")
def test_there_is_no_winch_in_other_halls_nor_beside_monsters() -> None:
    game = moot(("orc", (5, 3)))
    state_of(game).chapter = 1
    assert not has_winch(state_of(game), 0)
    state_of(game).monsters.clear()
    assert has_winch(state_of(game), 0)
    assert not has_winch(state_of(game), 2)


def ridden(times: int = 1) -> Game:
    """The party has ridden up and is in the village."""
    game = moot()
    state = state_of(game)
    state.chapter = 1
    if times == 2:
        state.adventure.winch = 0
    put(game, "orc", (15, 3)).state = "sleeping"
    put(game, "wolf", (-3, 3)).state = "sleeping"
    act(game, 0, "pass")
    act(game, 0, "leave dungeon")
    return game


@pytest.mark.rule("DP-EXITDUN-04", "DP-EXITDUN-06")
def test_the_first_ride_changes_nothing_in_the_second_stage_and_closes_the_first() -> None:
    game = ridden()
    state = state_of(game)
    assert kinds(game) == ["orc"]
    assert [laid.refill for laid in state.tiles] == [False, False, False]
    west = next(door for door in state.doors if 1 in (door.of, door.to))
    assert (west.is_open, west.is_blind) == (False, True)
    east = next(door for door in state.doors if 2 in (door.of, door.to))
    assert (east.is_open, east.is_blind) == (True, False)
    assert way_in(state) == 0


@pytest.mark.rule("DP-EXITDUN-06")
def test_later_rides_fill_the_second_stage_only() -> None:
    game = ridden(2)
    assert kinds(game) == []
    assert [laid.refill for laid in state_of(game).tiles] == [False, False, True]


@pytest.mark.rule("DP-EXITDUN-06")
def test_a_boss_and_his_men_wait_in_their_own_hall() -> None:
    game = scene(
        "brannoc_vale",
        tile="eye_of_death",
        location="eye_of_death",
        beyond={"south": "room_6x6"},
        monsters=[("demon", (4, 4)), ("gremlin", (3, 3))],
    )
    state = state_of(game)
    orc = put(game, "orc", (3, 3 + 8))
    assert state.ground[orc.at] == 1
    refill_tiles(game._table, [0, 1])
    assert kinds(game) == ["demon", "gremlin"]


@pytest.mark.rule("DP-UNIQUE-11")
def test_a_location_is_cleared_when_all_its_monsters_are_dead_wherever_they_went() -> None:
    game = moot(("orc", (5, 3)), ("orc", (6, 3)))
    state = state_of(game)
    put_on_square(state, state.monsters[1], square_at(15, 3))
    list(kill(game._table, state.monsters[0]))
    assert state.chapter == 0
    list(kill(game._table, state.monsters[0]))
    assert state.chapter == 1


@pytest.mark.rule("DP-UNIQUE-11")
def test_a_called_beast_neither_keeps_a_room_from_being_cleared_nor_clears_it() -> None:
    game = moot(("orc", (5, 3)))
    beast = put(game, "wolf", (7, 3))
    beast.side = "heroes"
    list(kill(game._table, state_of(game).monsters[0]))
    assert state_of(game).chapter == 1
    other = moot()
    beast = put(other, "wolf", (7, 3))
    beast.side = "heroes"
    list(kill(other._table, beast))
    assert state_of(other).chapter == 0


@pytest.mark.rule("DP-ROUND-16")
@pytest.mark.parametrize(("state", "oil"), [("sleeping", 60), ("unaware", 59)])
def test_the_lantern_burns_down_while_a_monster_is_awake(state: str, oil: int) -> None:
    game = scene("brannoc_vale", pack="lamplighters_road", monsters=[("gargoyle", (5, 5))])
    state_of(game).oil = 60
    state_of(game).monsters[0].state = state  # type: ignore[assignment]
    let_pass(game)
    assert state_of(game).oil == oil


@pytest.mark.rule("DP-EXITDUN-02")
def test_the_winch_is_used_by_the_whole_party() -> None:
    game = moot()
    state_of(game).chapter = 1
    assert may_leave(state_of(game), hero(game))
    move_to(game, 0, (15, 3))
    assert not may_leave(state_of(game), hero(game))
    assert told(game, "left_dungeon") == []
    assert options(game, 0)


def back(*sides: tuple[int, str], stages: tuple[int, int] = (0, 1)) -> Game:
    """The party has come back by the winch; nobody has looked behind these doors, by their tile."""
    game = ridden()
    state = state_of(game)
    state.great_doors = 1
    state.tiles[1].stage, state.tiles[2].stage = stages
    for tile, side in sides:
        put_door(game, tile, side, Door(trap=""))
    go_on(game)
    act(game, 0, "return")
    act(game, 0, options(game, 0)[0])
    return game


@pytest.mark.rule("DP-CONFLICT-12")
@pytest.mark.parametrize(("stages", "tile"), [((0, 1), 2), ((1, 0), 1)])
def test_after_a_ride_doors_of_the_first_stage_keep_no_great_door_from_coming(
    stages: tuple[int, int], tile: int
) -> None:
    game = back((3 - tile, "north"), stages=stages)
    assert game.pending[0].rule == "DP-CONFLICT-12"
    act(game, 0, options(game, 0)[0])
    great = state_of(game).doors[-1]
    assert (great.kind, great.of, state_of(game).great_doors) == ("great", tile, 2)


@pytest.mark.rule("DP-CONFLICT-12")
def test_after_a_ride_a_door_that_leads_on_is_enough() -> None:
    game = back((2, "north"))
    assert "pass" in options(game, 0)
    assert state_of(game).great_doors == 1


@pytest.mark.rule("DP-CONFLICT-12")
def test_the_last_door_that_led_nowhere_is_sought_where_one_can_go() -> None:
    game = back((2, "north"), (1, "north"))
    for door in state_of(game).doors[-2:]:
        door.is_blind = True
    widen_blind_door(game._table)
    assert [door.kind for door in state_of(game).doors[-2:]] == ["great", "normal"]
