"""Grenades (CONSUM; books 3.6)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.map import sees
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import (
    STEADY,
    act,
    hero,
    monster,
    options,
    scene,
    state_of,
    told,
)

ORCS = [("orc", (3, 0)), ("orc", (3, 1)), ("orc", (5, 5))]


def throwing(item: str, **facts: Any) -> Game:
    """Brannoc in a corner with a grenade."""
    settled: dict[str, Any] = {"at": [(0, 0)], "carried": {0: [item]}, "monsters": ORCS, **facts}
    return scene("brannoc_vale", **settled)


@pytest.mark.rule("DP-CONSUM-02")
def test_a_fire_flask_is_one_roll_against_everybody_on_five_squares() -> None:
    game = throwing("fire_flask", dice=[5, 5, 5, 2])
    act(game, 0, "use fire_flask", "at 3,0")
    rolls = [one for one in told(game, "rolled") if "fire_flask" in one["why"]]
    assert [len(one["dice"]) for one in rolls] == [4]
    hurt = [one for one in told(game, "damaged") if one["cause"] == "fire_flask"]
    assert [(one["who"], one["amount"]) for one in hurt] == [("orc 10", 3), ("orc 11", 3)]
    assert ["burning" in monster(game, one).conditions for one in (10, 11, 12)] == [
        True,
        True,
        False,
    ]
    assert hero(game).carried == []
    assert "attack" not in hero(game).did


@pytest.mark.rule("DP-CONSUM-02")
def test_a_grenade_is_thrown_four_squares_far_and_only_where_it_hits_somebody() -> None:
    game = throwing("fire_flask")
    act(game, 0, "use fire_flask")
    assert {"at 3,0", "at 2,0", "at 4,0", "at 3,1", "at 2,1"} <= {*options(game, 0)}
    assert "at 5,5" not in options(game, 0)
    assert "at 0,2" not in options(game, 0)
    assert "use fire_flask" not in options(throwing("fire_flask", monsters=[("orc", (5, 5))]), 0)


@pytest.mark.rule("DP-CONSUM-02")
def test_an_alchemist_throws_with_one_die_more() -> None:
    game = throwing("frost_flask", abilities={0: ["alchemist"]}, monsters=[("orc", (2, 0))])
    act(game, 0, "use frost_flask")
    rolls = [one for one in told(game, "rolled") if "frost_flask" in one["why"]]
    assert [len(one["dice"]) for one in rolls] == [4]


@pytest.mark.rule("DP-CONSUM-02")
def test_a_frost_flask_freezes_one_square() -> None:
    game = throwing("frost_flask", dice=[5, 5, 2, 2, 2, 2, 2])
    act(game, 0, "use frost_flask", "at 3,0")
    assert {"frozen", "paralysis"} <= {*monster(game, 10).conditions}
    assert monster(game, 11).conditions == {}


@pytest.mark.rule("DP-CONSUM-02")
def test_who_takes_no_damage_is_not_frozen() -> None:
    game = throwing("frost_flask", dice=[2, 2, 2], rules=STEADY)
    act(game, 0, "use frost_flask", "at 3,0")
    assert monster(game, 10).conditions == {}


@pytest.mark.rule("DP-CONSUM-02", "DP-ATTN-05")
def test_a_grenade_wakes_sleepers() -> None:
    game = throwing("smoke_pot")
    state_of(game).monsters[2].state = "sleeping"
    act(game, 0, "use smoke_pot", "at 0,1")
    assert monster(game, 12).state == "surprised"


@pytest.mark.rule("DP-CONSUM-02")
def test_smoke_hides_nine_squares_for_two_rounds() -> None:
    game = throwing("smoke_pot", monsters=[])
    act(game, 0, "use smoke_pot", "at 2,1")
    squares = {square_at(x, y) for x in (1, 2, 3) for y in (0, 1, 2)}
    assert {*state_of(game).hazards[0].squares} == squares
    assert not sees(state_of(game), square_at(0, 1), square_at(5, 1))
    act(game, 0, "pass")
    assert state_of(game).hazards
    act(game, 0, "pass")
    assert not state_of(game).hazards
    assert sees(state_of(game), square_at(0, 1), square_at(5, 1))


@pytest.mark.rule("DP-CONSUM-02")
def test_holy_water_burns_the_undead_without_a_defence() -> None:
    game = throwing("holy_water", monsters=[("orc", (2, 0)), ("zombie", (2, 1))], dice=[3])
    act(game, 0, "use holy_water")
    assert told(game, "damaged")[0] == {"who": "zombie 11", "amount": 3, "cause": "holy_water"}
    assert not told(game, "rolled")
    assert "use holy_water" not in options(throwing("holy_water", monsters=ORCS), 0)


@pytest.mark.rule("DP-CONSUM-02")
def test_thunder_stuns_who_cannot_stand_it_within_one_square() -> None:
    game = throwing("thunder_egg", dice=[5, 5, 5, 2, 2, 2])
    act(game, 0, "use thunder_egg", "at 3,0")
    stunned = [one.number for one in state_of(game).monsters if "stunned" in one.conditions]
    assert stunned == [11]


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(("difficulty", "breaks"), [(1, True), (2, True), (3, False)])
def test_thunder_breaks_weak_locks(difficulty: int, breaks: bool) -> None:
    chest = Chest(difficulty, True, at=square_at(3, 3), trap="")
    game = scene(at=[(1, 3)], carried={0: ["thunder_egg"]}, chests=[chest])
    assert ("use thunder_egg" in options(game, 0)) == breaks
    if breaks:
        act(game, 0, "use thunder_egg", "at 3,2")
        assert not state_of(game).chests[0].is_locked


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(
    ("kind", "difficulty", "ruined", "breaks"),
    [
        ("normal", 1, False, True),
        ("locked", 1, False, True),
        ("locked", 2, False, True),
        ("locked", 3, False, False),
        ("locked", 2, True, False),
        ("secret", 2, False, True),
        ("great", 2, False, False),
    ],
)
def test_thunder_breaks_weak_locks_but_no_great_door(
    kind: Any, difficulty: int, ruined: bool, breaks: bool
) -> None:
    door = Door(difficulty, True, is_ruined=ruined, trap="", kind=kind)
    game = scene(at=[(2, 2)], carried={0: ["thunder_egg"]}, doors={"north": door})
    assert ("use thunder_egg" in options(game, 0)) is breaks
    if breaks:
        act(game, 0, "use thunder_egg", "at 2,1")
        assert not state_of(game).doors[0].is_locked


@pytest.mark.rule("DP-CONSUM-02")
def test_fire_lights_oil_which_burns_for_two_rounds() -> None:
    game = scene(
        at=[(0, 0)],
        carried={0: ["lamp_oil", "fire_flask"]},
        monsters=[("stone_golem", (5, 0))],
        dice=[2] * 30,
        rules=STEADY,
    )
    act(game, 0, "use lamp_oil", "pour 1,0", "pass", "use fire_flask", "at 1,0")
    assert state_of(game).hazards[0].kind == "burning_oil"
    assert (state_of(game).hazards[0].rounds, state_of(game).hazards[0].strength) == (2, 2)
