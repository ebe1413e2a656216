"""Grenades and oil, looked at closely: whom they reach, how they are met, what is told (CONSUM)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import rolled
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    scene,
    state_of,
    told,
)

POOR = [2] * 40


def throw(item: str, *aims: str, **facts: Any) -> Game:
    """A scene after a grenade."""
    game = scene(**{"at": [(0, 0)], **facts}, carried={0: [item]})
    act(game, 0, f"use {item}", *aims)
    return game


def best(kind: str) -> int:
    """The better of RES and DEX of a monster."""
    stats = BOX.monsters[kind].stats
    return max(stats["RES"], stats["DEX"])


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize("kind", ["goblin_archer", "ogre"])
def test_a_fire_flask_is_four_dice_met_with_the_better_of_res_and_dex(kind: str) -> None:
    game = throw("fire_flask", "at 3,0", monsters=[(kind, (3, 0))], dice=[5] * 4 + POOR)
    assert rolled(game, "brannoc_vale fire_flask") == 4
    assert rolled(game, f"{kind} 10 defence") == best(kind)
    assert cited(game, "damaged")[0] == "DP-ENTRY-ITEM-FIRE-FLASK"


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize("kind", ["goblin_archer", "ogre"])
def test_a_frost_flask_is_three_dice_met_with_res(kind: str) -> None:
    game = throw("frost_flask", monsters=[(kind, (3, 0))], dice=[5] * 3 + POOR)
    assert rolled(game, "brannoc_vale frost_flask") == 3
    assert rolled(game, f"{kind} 10 defence") == BOX.monsters[kind].stats["RES"]


@pytest.mark.rule("DP-CONSUM-02", "DP-COND-02")
def test_fire_burns_only_whom_it_damages() -> None:
    ogres = [("ogre", (3, 0)), ("ogre", (3, 1)), ("ogre", (3, 2)), ("ogre", (4, 1))]
    game = throw("fire_flask", "at 3,0", monsters=ogres, dice=[5, 2, 2, 2, 5, *POOR])
    burning = [one.number for one in state_of(game).monsters if "burning" in one.conditions]
    assert burning == [11]
    begun = [one for one in game.events if one.kind == "condition_began"]
    assert [one.rule for one in begun if one.params["condition"] == "burning"] == ["DP-COND-02"]


@pytest.mark.rule("DP-ACTION-17")
def test_a_thrower_is_asked_where_and_sees_the_place() -> None:
    game = scene(
        at=[(0, 0)], carried={0: ["frost_flask"]}, monsters=[("orc", (2, 0)), ("orc", (0, 2))]
    )
    act(game, 0, "use frost_flask")
    assert game.pending[0].rule == "DP-ACTION-17"
    assert {*options(game, 0)} == {"at 2,0", "at 0,2"}


@pytest.mark.rule("DP-ACTION-17")
def test_no_grenade_is_thrown_where_no_foe_can_be_seen() -> None:
    hidden = scene(at=[(0, 0)], carried={0: ["frost_flask"]}, monsters=[("orc", (3, 0))])
    for x, y in ((1, 0), (1, 1), (2, 0), (2, 1)):
        state_of(hidden).terrain[square_at(x, y)] = "P"
    act(hidden, 0, "move", "stop")
    assert "use frost_flask" not in options(hidden, 0)
    friend = scene(at=[(0, 0)], carried={0: ["frost_flask"]}, monsters=[("wolf", (3, 0))])
    monster(friend).side = "heroes"
    act(friend, 0, "move", "stop")
    assert "use frost_flask" not in options(friend, 0)


@pytest.mark.rule("DP-CONSUM-02")
def test_holy_water_does_nothing_to_the_living() -> None:
    foes = [("orc", (3, 0)), ("skeleton", (2, 2))]
    game = throw("holy_water", monsters=foes, dice=[3])
    assert told(game, "damaged") == [{"who": "skeleton 11", "amount": 3, "cause": "holy_water"}]
    assert cited(game, "damaged") == ["DP-ENTRY-ITEM-HOLY-WATER"]
    living = scene(at=[(0, 0)], carried={0: ["holy_water"]}, monsters=[("orc", (3, 0))])
    assert "use holy_water" not in options(living, 0)


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(("roll", "stunned"), [((5, 5), False), ((5, 2), True)])
def test_thunder_needs_two_successes_of_res(roll: tuple[int, ...], stunned: bool) -> None:
    game = throw("thunder_egg", "at 3,0", monsters=[("ogre", (3, 0))], dice=[*roll, *POOR])
    assert ("stunned" in monster(game).conditions) == stunned
    assert "DP-ENTRY-ITEM-THUNDER-EGG" in cited(game, "rolled")


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(("difficulty", "breaks"), [(1, True), (2, True), (3, False)])
def test_thunder_breaks_a_lock_of_difficulty_two_at_most(difficulty: int, breaks: bool) -> None:
    chest = Chest(difficulty, True, at=square_at(3, 0), trap="")
    game = scene(at=[(0, 0)], carried={0: ["thunder_egg"]}, chests=[chest])
    assert ("use thunder_egg" in options(game, 0)) == breaks
    if breaks:
        act(game, 0, "use thunder_egg", "at 3,0")
        lock = state_of(game).chests[0]
        assert (lock.is_locked, lock.is_ruined) == (False, True)
        assert cited(game, "broken_open") == ["DP-ENTRY-ITEM-THUNDER-EGG"]


@pytest.mark.rule("DP-CONSUM-02")
def test_smoke_covers_nine_squares_for_two_rounds() -> None:
    game = throw("smoke_pot", "at 2,2")
    (smoke,) = state_of(game).hazards
    assert {*smoke.squares} == {square_at(x, y) for x in (1, 2, 3) for y in (1, 2, 3)}
    for left in (True, False):
        act(game, 0, "pass")
        assert bool(state_of(game).hazards) == left


@pytest.mark.rule("DP-CONSUM-02")
def test_fire_lights_only_the_oil_that_it_touches() -> None:
    game = scene(at=[(0, 0)], carried={0: ["fire_flask"]}, monsters=[("ogre", (3, 0))], dice=POOR)
    for x, y in ((3, 1), (5, 5)):
        add_hazard(game._table, "oil", [square_at(x, y)], 0, 2, 0)
    act(game, 0, "use fire_flask", "at 3,0")
    burning = {one.squares[0]: one.kind for one in state_of(game).hazards}
    assert burning[square_at(5, 5)] == "oil"
    assert burning[square_at(3, 1)] != "oil"
    assert told(game, "oil_burns") == [{"squares": [square_at(3, 1)]}]
    assert cited(game, "oil_burns") == ["DP-ENTRY-ITEM-LAMP-OIL"]


@pytest.mark.rule("DP-CONSUM-02")
def test_frost_lights_no_oil() -> None:
    game = scene(at=[(0, 0)], carried={0: ["frost_flask"]}, monsters=[("ogre", (3, 0))], dice=POOR)
    add_hazard(game._table, "oil", [square_at(3, 0)], 0, 2, 0)
    act(game, 0, "use frost_flask")
    assert [one.kind for one in state_of(game).hazards] == ["oil"]


@pytest.mark.rule("DP-CONSUM-01", "DP-CONSUM-03")
@pytest.mark.parametrize(
    "item", ["fire_flask", "frost_flask", "smoke_pot", "thunder_egg", "caltrops", "lamp_oil"]
)
def test_what_is_used_is_used_up_once_for_one_action(item: str) -> None:
    game = scene(at=[(0, 0)], carried={0: [item, item]}, monsters=[("ogre", (3, 0))], dice=POOR)
    act(game, 0, f"use {item}")
    while "pass" not in options(game, 0):
        act(game, 0, options(game, 0)[0])
    assert hero(game).carried == [item]
    assert hero(game).actions == 1
    assert f"use {item}" not in options(game, 0)
    assert cited(game, "item_used") == ["DP-CONSUM-03"]
