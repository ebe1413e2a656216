"""A pit is no wall: jumping and climbing lead to any side of it (TRAPLIST)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.board.moving import arrive
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.traps.trap_effects import entrap
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import let_pass, put
from tests.games.plungin.rules.scene import (
    act,
    cited,
    faces,
    hero,
    monster,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

PIT = [(2, 2), (3, 2), (2, 3), (3, 3)]
"""A pit across the whole of a corridor that runs from north to south."""
NEAR, FAR = {"square 2,1", "square 3,1"}, {"square 2,4", "square 3,4"}


def corridor(*heroes: str, **more: Any) -> Game:
    """Heroes at the north end of a corridor, and a pit across it."""
    names = heroes or ("brannoc_vale",)
    facts: dict[str, Any] = {
        "tile": "corridor_straight",
        "at": [(2, 1), (3, 1), (2, 0)],
        "abilities": {number: [] for number in range(len(names))},
    }
    dice = more.pop("dice", ())
    game = scene(*names, **{**facts, **more})
    add_hazard(game._table, "pit_trap", [square_at(*one) for one in PIT], 0)
    state_of(game).dice = faces(*dice)
    return game


def fallen(**more: Any) -> Game:
    """The hero has walked into the pit."""
    game = corridor(**more)
    act(game, 0, "move", "south")
    assert "trapped" in hero(game).conditions
    return game


@pytest.mark.rule("DP-TRAPLIST-26", "DP-TRAPLIST-24")
def test_who_has_fallen_into_a_pit_across_a_corridor_climbs_out_on_the_far_side() -> None:
    game = fallen()
    assert hero(game).life == 8
    act(game, 0, "get free")
    assert set(options(game, 0)) == NEAR | FAR
    act(game, 0, "square 3,4")
    assert place(game) == (3, 4)
    assert "trapped" not in hero(game).conditions
    assert told(game, "climbed_out") == [{"who": "brannoc_vale", "at": square_at(3, 4)}]
    assert cited(game, "climbed_out") == ["DP-TRAPLIST-26"]


@pytest.mark.rule("DP-TRAPLIST-22", "DP-TRAPLIST-23")
def test_who_jumps_over_a_pit_goes_on_with_the_rest_of_the_move() -> None:
    game = corridor("sable_wick", dice=[6, 6, 6, 3, 3])
    act(game, 0, "move", "south")
    assert set(options(game, 0)) == NEAR | FAR
    act(game, 0, "square 2,4")
    assert place(game) == (2, 4)
    assert "south" in options(game, 0)
    act(game, 0, "south")
    assert place(game) == (2, 5)


@pytest.mark.rule("DP-TRAPLIST-26")
def test_only_free_squares_can_be_climbed_to() -> None:
    game = fallen(monsters=[("orc", (2, 4))])
    put(game, "orc", (3, 4))
    act(game, 0, "get free")
    assert set(options(game, 0)) == NEAR


@pytest.mark.rule("DP-TRAPLIST-26")
def test_who_has_no_free_square_around_the_pit_stays_in_it() -> None:
    game = fallen()
    for at in ((2, 1), (3, 1), (2, 4), (3, 4)):
        put(game, "orc", at).state = "sleeping"
    let_pass(game)
    assert "get free" not in options(game, 0)
    assert refused(game, 0)["get free"] == "DP-TRAPLIST-26"
    assert "trapped" in hero(game).conditions


@pytest.mark.rule("DP-TRAPLIST-26")
def test_a_rope_brings_out_of_a_pit_when_no_action_is_left() -> None:
    game = corridor(carried={0: ["rope_and_hook"]})
    act(game, 0, "nothing", "move", "south")
    assert hero(game).actions == 0
    assert options(game, 0) == ("get free", "pass")
    act(game, 0, "get free", "square 2,4", *(["pass"] if options(game, 0) else []))
    assert place(game) == (2, 4)


@pytest.mark.rule("DP-TRAPLIST-26")
def test_without_a_rope_no_action_is_no_way_out() -> None:
    game = corridor("brannoc_vale", "sable_wick")
    act(game, 0, "nothing", "move", "south")
    assert not options(game, 0)


@pytest.mark.rule("DP-TRAPLIST-26", "DP-MONSTER-15")
def test_a_monster_climbs_out_to_a_square_of_chance() -> None:
    game = corridor(at=[(2, 0)])
    orc = put(game, "orc", (3, 2))
    entrap(game._table, orc, BOX.traps["pit_trap"])
    state_of(game).dice = faces(3)
    let_pass(game)
    assert told(game, "climbed_out")[0]["who"] == "orc 10"
    assert place_of(int(str(told(game, "climbed_out")[0]["at"]))) == (2, 4)


@pytest.mark.rule("DP-TRAPLIST-23")
def test_chance_may_bring_a_monster_to_the_far_side_of_a_pit() -> None:
    game = corridor(monsters=[("orc", (3, 4))])
    orc = monster(game)
    orc.stats["DEX"] = 3
    state_of(game).dice = faces(6, 6, 6, 1)
    for _ in arrive(game._table, orc, square_at(3, 3), is_own_move=False):
        pass
    assert place(game, 10) == (3, 1)


@pytest.mark.rule("DP-TRAPLIST-22")
def test_who_jumps_onto_spears_is_caught_by_them() -> None:
    game = corridor("sable_wick", dice=[6, 6, 6, 3, 3])
    state_of(game).hazards.append(Hazard("spear_trap", [square_at(2, 4)], tile=0))
    act(game, 0, "move", "south", "square 2,4")
    assert [one["trap"] for one in told(game, "caught")] == ["pit_trap", "spear_trap"]


@pytest.mark.rule("DP-TRAPLIST-26")
def test_two_pits_that_touch_are_one_pit() -> None:
    game = fallen()
    add_hazard(game._table, "pit_trap", [square_at(2, 4), square_at(3, 4)], 0)
    act(game, 0, "get free")
    assert set(options(game, 0)) == NEAR | {"square 2,5", "square 3,5"}


# -- chasms ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-TRAP-16")
@pytest.mark.parametrize("rounds", [6, 0])
def test_who_climbs_out_of_a_chasm_stands_beside_it_even_when_it_has_stopped_growing(
    rounds: int,
) -> None:
    held: dict[str, Any] = {"conditions": {0: {"trapped": 0}}, "hold": {0: "fallen"}}
    game = scene("brannoc_vale", at=[(2, 2)], abilities={0: []}, dice=[6], **held)
    state = state_of(game)
    state.terrain[square_at(2, 2)] = "c"
    if rounds:
        state.hazards.append(Hazard("growing_chasm", [square_at(2, 2)], rounds, tile=0))
    act(game, 0, "get free")
    assert set(options(game, 0)) == {f"square {x},{y}" for x, y in ((2, 1), (1, 2), (3, 2), (2, 3))}
    act(game, 0, "square 2,3")
    assert place(game) == (2, 3)


@pytest.mark.rule("DP-TRAP-16", "DP-MONSTER-15")
@pytest.mark.parametrize(("face", "is_out"), [(6, True), (2, False)])
def test_a_monster_needs_dex_to_climb_out_of_a_chasm(face: int, is_out: bool) -> None:
    game = scene("brannoc_vale", at=[(0, 0)], abilities={0: []}, monsters=[("orc", (3, 3))])
    state_of(game).terrain[square_at(3, 3)] = "c"
    entrap(game._table, monster(game), BOX.traps["growing_chasm"])
    state_of(game).dice = faces(face, 2, 1)
    let_pass(game)
    assert ("trapped" not in monster(game).conditions) is is_out
    assert (place(game, 10) != (3, 3)) is is_out
