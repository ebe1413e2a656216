"""Coming back to tiles, leaving the dungeon and returning (REVISIT, EXITDUN, CONFLICT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import modifiers, rolls
from tests.games.plungin.rules.foes import kinds, move_to, put, rolls_of
from tests.games.plungin.rules.scene import act, cited, options, scene, state_of, told

GOBLINS = 3
FOUR_PLACES = (1, 1, 2, 1, 3, 1, 4, 1)


def beside_room(*dice: int, heroes: tuple[str, ...] = ("sable_wick",), **more: Any) -> Game:
    """A hero before the open door of a cleared room to the east."""
    facts: dict[str, Any] = {"at": [(5, 2), (0, 0)], "beyond": {"east": "room_6x6"}}
    facts["abilities"] = {number: [] for number in range(len(heroes))}
    game = scene(*heroes, dice=dice, **{**facts, **more})
    state_of(game).tiles[1].was_cleared = state_of(game).tiles[1].was_entered = True
    return game


def walk_in(game: Game) -> None:
    """The first hero goes one step into the room and stops."""
    act(game, 0, "move", "east", "stop")


@pytest.mark.rule("DP-REVISIT-03", "DP-REVISIT-05", "DP-REVISIT-07", "DP-CONFLICT-40")
def test_on_a_one_new_monsters_have_moved_into_a_cleared_room() -> None:
    game = beside_room(1, GOBLINS, *FOUR_PLACES)
    walk_in(game)
    assert kinds(game) == ["goblin"] * 4
    assert rolls(game) == ["monsters"]
    assert state_of(game).chests == []
    assert cited(game, "looked_around") == ["DP-REVISIT-05"]


@pytest.mark.rule("DP-REVISIT-05")
@pytest.mark.parametrize("roll", [2, 6])
def test_on_any_other_number_nothing_happens(roll: int) -> None:
    game = beside_room(roll)
    walk_in(game)
    assert kinds(game) == []
    assert [one["roll"] for one in told(game, "looked_around")] == [roll]


@pytest.mark.rule("DP-REVISIT-06")
def test_monsters_that_have_moved_in_are_always_alert() -> None:
    game = beside_room(1, GOBLINS, *FOUR_PLACES)
    walk_in(game)
    assert [one["state"] for one in told(game, "attention")] == ["alert"]
    assert rolls_of(game, "goblin 10 alert") == [2]
    assert rolls_of(game, "sable_wick alert") == [4]


@pytest.mark.rule("DP-REVISIT-05", "DP-CONFLICT-40")
def test_the_roll_waits_for_the_end_of_the_movement() -> None:
    game = beside_room(1, GOBLINS, *FOUR_PLACES)
    act(game, 0, "move", "east")
    assert told(game, "looked_around") == []
    act(game, 0, "stop")
    assert len(told(game, "looked_around")) == 1


@pytest.mark.rule("DP-REVISIT-04")
def test_one_monster_left_prevents_it() -> None:
    game = beside_room(1)
    put(game, "orc", (11, 5)).state = "sleeping"
    walk_in(game)
    assert told(game, "looked_around") == []


@pytest.mark.rule("DP-REVISIT-04")
def test_a_monster_that_came_in_before_the_movement_ended_prevents_it_too() -> None:
    game = beside_room(1)
    act(game, 0, "move", "east")
    put(game, "orc", (10, 5)).is_met = True
    act(game, 0, "stop")
    assert told(game, "looked_around") == []


@pytest.mark.rule("DP-REVISIT-04")
def test_a_room_is_cleared_when_its_last_monster_is_dead() -> None:
    game = scene("brannoc_vale", at=[(1, 2)], monsters=[("orc", (2, 2)), ("orc", (5, 5))])
    for left in (True, False):
        list(kill(game._table, state_of(game).monsters[0]))
        assert state_of(game).tiles[0].was_cleared is not left


@pytest.mark.rule("DP-CONFLICT-40")
def test_no_roll_where_another_hero_is_or_where_the_hero_has_been_all_the_time() -> None:
    game = beside_room(1, heroes=("sable_wick", "brannoc_vale"))
    move_to(game, 1, (11, 5))
    walk_in(game)
    assert told(game, "looked_around") == []
    inside = beside_room(1)
    move_to(inside, 0, (8, 3))
    act(inside, 0, "move", "north", "stop")
    assert told(inside, "looked_around") == []


@pytest.mark.rule("DP-CONFLICT-40")
def test_every_entry_rolls_again() -> None:
    game = beside_room(2, 2)
    walk_in(game)
    act(game, 0, "pass")
    act(game, 0, "move", "west", "stop", "pass")
    walk_in(game)
    assert len(told(game, "looked_around")) == 2


@pytest.mark.rule("DP-REVISIT-01")
def test_tiles_already_built_are_walked_without_a_construction_phase() -> None:
    game = beside_room(2)
    walk_in(game)
    assert told(game, "construction") == []
    assert len(state_of(game).tiles) == 2


@pytest.mark.rule("DP-REVISIT-02")
def test_a_corridor_has_its_event_only_once() -> None:
    game = beside_room(1, beyond={"east": "corridor_straight"})
    state_of(game).tiles[1].has_event = True
    walk_in(game)
    assert len(told(game, "random_event")) == 1
    act(game, 0, "pass")
    act(game, 0, "move", "west", "stop", "pass")
    walk_in(game)
    assert len(told(game, "random_event")) == 1


# -- leaving ---------------------------------------------------------------------------------------


def at_exit(*dice: int, **more: Any) -> Game:
    """Two heroes on the entrance tile, the first before the Dungeon Exit."""
    facts: dict[str, Any] = {"tile": "entrance", "at": [(2, 5), (0, 0)], "seats": 1}
    door = Door(trap="", is_exit=True)
    facts["doors"] = {"south": door}
    facts["beyond"] = {"east": "room_6x6", "west": "corridor_straight"}
    return scene("brannoc_vale", "sable_wick", dice=dice, **{**facts, **more})


@pytest.mark.rule("DP-EXITDUN-01", "DP-EXITDUN-02")
def test_only_before_the_dungeon_exit_a_hero_can_leave() -> None:
    game = at_exit()
    act(game, 0, "act brannoc_vale")
    assert "leave dungeon" in options(game, 0)
    act(game, 0, "pass")
    assert "leave dungeon" not in options(game, 0)


@pytest.mark.rule("DP-EXITDUN-02")
def test_the_party_leaves_together() -> None:
    game = at_exit()
    move_to(game, 1, (8, 3))
    act(game, 0, "act brannoc_vale")
    assert "leave dungeon" not in options(game, 0)


def gone_out(*dice: int) -> Game:
    """The heroes have left; an orc was in the room."""
    game = at_exit(*dice)
    put(game, "orc", (11, 5)).state = "sleeping"
    state_of(game).tiles[1].was_cleared = state_of(game).tiles[1].was_entered = True
    state_of(game).doors[1].is_locked = False
    act(game, 0, "act brannoc_vale", "leave dungeon")
    return game


@pytest.mark.rule("DP-EXITDUN-04", "DP-EXITDUN-05", "DP-EXITDUN-06")
def test_the_layout_stays_while_the_monsters_change() -> None:
    before = at_exit()
    game = gone_out()
    assert cited(game, "left_dungeon") == ["DP-EXITDUN-02"]
    assert [laid.tile for laid in state_of(game).tiles] == [
        laid.tile for laid in state_of(before).tiles
    ]
    assert [door.is_open for door in state_of(game).doors] == [
        door.is_open for door in state_of(before).doors
    ]
    assert kinds(game) == []
    assert [laid.refill for laid in state_of(game).tiles] == [False, True, True]


def back_again(*dice: int) -> Game:
    """The heroes have come back to the entrance."""
    game = gone_out()
    for _ in range(60):
        if state_of(game).part == "dungeon":
            break
        able = options(game, 0)
        wanted = [one for one in able if one in ("return", "leave", "done", "set out", "pass")]
        game.choose(0, wanted[0] if wanted else able[-1])
    assert state_of(game).part == "dungeon"
    state_of(game).dice.script[:] = [face - 1 for face in dice]  # type: ignore[attr-defined]
    move_to(game, 0, (5, 2))
    return game


@pytest.mark.rule("DP-EXITDUN-05", "DP-EXITDUN-07", "DP-CONFLICT-41")
def test_after_a_return_a_room_has_its_encounter_again_but_no_chests() -> None:
    game = back_again(10, GOBLINS, *FOUR_PLACES, 3)
    act(game, 0, "act brannoc_vale", "move", "east", "stop")
    assert rolls(game) == ["encounters", "monsters", "attention"]
    assert kinds(game) == ["goblin"] * 4
    assert state_of(game).chests == []
    assert told(game, "construction") == []
    assert modifiers(game, "attention") == [0]


@pytest.mark.rule("DP-EXITDUN-07")
def test_each_tile_is_filled_but_once_after_a_return() -> None:
    game = back_again(1)
    act(game, 0, "act brannoc_vale", "move", "east", "west", "east", "stop")
    assert rolls(game) == ["encounters"]


@pytest.mark.rule("DP-EXITDUN-08", "DP-EXITDUN-07")
def test_after_a_return_a_corridor_has_its_event_again() -> None:
    game = back_again(1)
    move_to(game, 0, (0, 2))
    state_of(game).tiles[2].has_event = True
    act(game, 0, "act brannoc_vale", "move", "west", "stop")
    assert len(told(game, "random_event")) == 1
    assert not state_of(game).tiles[2].has_event
