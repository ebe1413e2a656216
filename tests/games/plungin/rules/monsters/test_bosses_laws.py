"""What the special Laws of bosses and mini-bosses make them do, row by row (LAW, BOSS)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.fight.life import provoke
from delvers.games.plungin.rules.squares import square_at
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, kinds, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import act, hero, monster, options, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")
WEAK_IS_FAR: dict[str, Any] = {"heroes": PAIR, "at": [(1, 2), (0, 5)]}
"""The first hero is near and hard to hurt; the second far, with less LIFE and a lower DEF."""


def rolls_for(game: Game, why: str) -> list[int]:
    """How many dice were rolled for something that has no roller."""
    return [len(one["dice"]) for one in told(game, "rolled") if one["why"] == why]


@pytest.mark.rule("DP-LAW-06", "DP-BOSS-03")
@pytest.mark.parametrize(
    ("kind", "roll", "target"),
    [
        ("demon", 1, 0),
        ("demon", 3, 0),
        ("mother_hollow", 2, 0),
        ("mother_hollow", 6, 1),
        ("gremlin_foreman", 1, 1),
        ("webmother", 3, 1),
        ("seneschal", 4, 0),
        ("orc_leader", 4, 0),
    ],
)
def test_whom_they_fight(kind: str, roll: int, target: int) -> None:
    game = foe(kind, (3, 2), roll, **WEAK_IS_FAR)
    hero(game, 1).armour, hero(game, 1).hands, hero(game, 1).stats["DEF"] = "", ["", ""], 1
    let_pass(game)
    assert monster(game).target == target


@pytest.mark.rule("DP-LAW-06", "DP-BOSS-03")
def test_grask_is_vengeful_and_the_seneschal_determined() -> None:
    for kind, field in (("orc_leader", "hurt_by"), ("seneschal", "target")):
        game = foe(kind, (3, 2), 1, **WEAK_IS_FAR)
        setattr(monster(game), field, 1)
        let_pass(game)
        assert monster(game).target == 1


@pytest.mark.rule("DP-LAW-06")
def test_ghazrul_drinks_the_staff_and_goes_for_magic() -> None:
    game = foe("demon", (3, 2), 6, heroes=("brannoc_vale", "sister_ivenne"), at=[(1, 2), (0, 5)])
    monster(game).damage = 3
    let_pass(game)
    assert monster(game).damage == 2
    assert monster(game).target == 1


@pytest.mark.rule("DP-LAW-06")
def test_ghazrul_strikes_whom_he_can_reach_instead_of_staring() -> None:
    game = its_turn("demon", (3, 2), 4)
    assert rolls_of(game, "demon 10 attack") == [7]
    assert rolls_for(game, "gaze_of_the_eye") == []


@pytest.mark.rule("DP-LAW-06")
def test_ghazrul_stares_at_the_nearest_in_sight_who_defends_with_res() -> None:
    game = foe("demon", (7, 7), 4, 5, 5, 2, 2, tile="room_8x8", at=[(0, 0)])
    let_pass(game)
    assert rolls_for(game, "gaze_of_the_eye") == [4]
    assert rolls_of(game, "brannoc_vale defence") == [3]
    assert told(game, "pushed") == []
    assert place(game, 10) == (7, 7)


@pytest.mark.rule("DP-LAW-06")
def test_a_gremlin_comes_out_of_an_eye_and_acts_from_the_next_turn_on() -> None:
    game = foe("demon", (2, 2), 5, tile="eye_of_death", at=[(0, 0)])
    let_pass(game)
    assert kinds(game) == ["demon", "gremlin"]
    assert state_of(game).terrain[monster(game, 11).at] == "E"
    assert rolls_of(game, "gremlin") == []
    assert rolls_of(game, "demon 10 attack") == [7]
    state_of(game).dice.script[:] = [0]  # type: ignore[attr-defined]
    let_pass(game)
    assert "gremlin 11" in str(told(game, "monster_moved"))


@pytest.mark.rule("DP-LAW-06")
def test_no_more_than_four_gremlins() -> None:
    game = foe("demon", (2, 2), 5, tile="eye_of_death", at=[(0, 0)])
    for column in range(4):
        put(game, "gremlin", (column + 1, 5)).state = "sleeping"
    let_pass(game)
    assert kinds(game).count("gremlin") == 4


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("face", "stunned"), [(2, True), (5, False)])
def test_the_low_note_stuns_who_fails_and_she_comes_nearer(face: int, stunned: bool) -> None:
    game = its_turn("mother_hollow", (5, 2), 3, face, 2, 2)
    began = [one["condition"] for one in told(game, "condition_began")]
    assert ("stunned" in began) is stunned
    assert rolls_of(game, "mother_hollow") == []
    assert place(game, 10) == (1, 2)


@pytest.mark.rule("DP-LAW-06")
def test_the_choir_rises_but_never_more_than_four_are_on_the_tile() -> None:
    game = foe("mother_hollow", (4, 2), 4)
    for row in range(3):
        put(game, "skeleton", (5, row + 3)).state = "sleeping"
    let_pass(game)
    assert kinds(game).count("skeleton") == 4
    assert kinds(its_turn("mother_hollow", (4, 2), 4)).count("skeleton") == 2


@pytest.mark.rule("DP-LAW-06")
def test_cold_breath_has_four_successes_without_a_roll() -> None:
    game = its_turn("mother_hollow", (3, 2), 5, 2, 2, 2)
    assert [one["amount"] for one in told(game, "damaged")] == [4]
    assert told(game, "monster_casts") == [{"who": "mother_hollow 10", "spell": "frost_breath"}]
    assert "slowed" in str(told(game, "condition_began"))


@pytest.mark.rule("DP-LAW-06")
def test_breath_that_would_catch_nobody_gives_way_to_a_fight() -> None:
    game = its_turn("mother_hollow", (5, 5), 5)
    assert told(game, "monster_casts") == []
    assert told(game, "monster_moved")


@pytest.mark.rule("DP-LAW-06")
def test_hunger_heals_half_of_the_damage_rounded_down() -> None:
    game = foe("mother_hollow", (1, 2), 6, 5, 5, 5, 2, 2, 2, *[2] * 9)
    monster(game).damage = 5
    let_pass(game)
    assert told(game, "damaged")[0]["amount"] == 3
    assert monster(game).damage == 4


# -- Count Morrow ----------------------------------------------------------------------------------


def the_count(where: tuple[int, int], *dice: int, **more: Any) -> Game:
    """The Count is awake."""
    game = foe("count_morrow", where, *dice, **more)
    provoke(game._table, monster(game), 1)
    return game


@pytest.mark.rule("DP-LAW-06")
def test_mist_brings_the_count_beside_the_weakest() -> None:
    game = the_count((5, 0), 4, **WEAK_IS_FAR)
    let_pass(game)
    assert sum(abs(a - b) for a, b in zip(place(game, 10), (0, 5), strict=True)) == 1
    assert rolls_of(game, "count_morrow 10 attack") == [8]


@pytest.mark.rule("DP-LAW-06")
def test_whom_the_count_commands_must_attack_the_nearest_hero_next() -> None:
    game = the_count((4, 2), 5, 2, 2, heroes=PAIR, at=[(0, 4), (0, 5)])
    let_pass(game)
    assert rolls_of(game, "brannoc_vale command") == [2]
    assert [one["who"] for one in told(game, "commanded")] == ["brannoc_vale"]
    act(game, 0, "act brannoc_vale")
    attacks = [one for one in options(game, 0) if one.startswith("attack")]
    assert attacks == ["attack sable_wick 1"]
    act(game, 0, "attack sable_wick 1")
    assert not hero(game).is_commanded
    assert rolls_of(game, "brannoc_vale attack")


@pytest.mark.rule("DP-LAW-06", "DP-DEATH-14")
def test_the_last_hero_alive_is_not_commanded_and_keeps_his_attack() -> None:
    alone = the_count((1, 2), 5)
    let_pass(alone)
    assert told(alone, "commanded") == []
    assert rolls_of(alone, "brannoc_vale command") == []
    assert "attack count_morrow 10" in options(alone, 0)


@pytest.mark.rule("DP-LAW-06", "DP-COND-04")
def test_a_command_that_cannot_be_obeyed_is_over_with_the_next_turn() -> None:
    game = the_count((4, 2), 5, 2, 2, heroes=PAIR, at=[(4, 3), (0, 0)])
    let_pass(game)
    assert hero(game).is_commanded
    act(game, 0, "act brannoc_vale")
    assert not [one for one in options(game, 0) if one.startswith("attack")]
    act(game, 0, "pass")
    assert not hero(game).is_commanded
    assert [one["who"] for one in told(game, "free_again")] == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-06")
def test_who_passes_is_not_commanded() -> None:
    game = the_count((4, 2), 5, 5, 5, heroes=PAIR, at=[(0, 4), (0, 5)])
    let_pass(game)
    assert told(game, "commanded") == []


@pytest.mark.rule("DP-LAW-06")
def test_wings_strike_all_beside_and_open_two_coffins_in_the_whole_fight() -> None:
    game = the_count((2, 2), 6, heroes=PAIR, at=[(1, 2), (3, 2)])
    state_of(game).terrain[square_at(5, 5)] = "C"
    let_pass(game)
    assert rolls_for(game, "wings") == [5, 5]
    assert kinds(game) == ["count_morrow", "vampire"]
    for expected in (2, 2):
        state_of(game).dice.script[:] = [5]  # type: ignore[attr-defined]
        let_pass(game)
        assert kinds(game).count("vampire") == expected


# -- dragons ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize("kind", ["dragon", "old_cinder"])
def test_dragons_bite_two_heroes(kind: str) -> None:
    game = its_turn(
        kind, (1, 2), 1, heroes=PAIR, at=[(0, 2), (1, 3)], answers=["target brannoc_vale 0"]
    )
    assert rolls_of(game, f"{kind} 10 attack") == [10, 10]
    missed = [one["who"] for one in told(game, "missed")]
    assert sorted(missed) == ["brannoc_vale", "sable_wick"]


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("kind", "bites"), [("dragon", 1), ("old_cinder", 2)])
def test_only_old_cinder_bites_the_same_hero_twice(kind: str, bites: int) -> None:
    game = its_turn(kind, (1, 2), 1)
    assert len(rolls_of(game, f"{kind} 10 attack")) == bites


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("kind", "roll", "dice"), [("dragon", 5, 6), ("old_cinder", 4, 8)])
def test_dragons_breathe_along_a_line_and_who_is_damaged_burns(
    kind: str, roll: int, dice: int
) -> None:
    game = its_turn(kind, (4, 2), roll, 5, 5, *[2] * (dice - 2), 2, 2, 2)
    assert rolls_for(game, "dragon_breath") == [dice]
    assert rolls_of(game, "brannoc_vale defence") == [3]
    assert "burning" in hero(game).conditions


@pytest.mark.rule("DP-LAW-06")
def test_a_young_dragon_moves_to_where_its_breath_catches_most() -> None:
    game = its_turn("dragon", (5, 0), 4, heroes=PAIR, at=[(0, 4), (2, 4)])
    assert place(game, 10)[1] == 4
    assert rolls_for(game, "dragon_breath") == [6]


@pytest.mark.rule("DP-LAW-06")
def test_the_tail_sweeps_all_beside_and_the_dragon_takes_wing() -> None:
    game = its_turn("dragon", (1, 2), 6, heroes=PAIR, at=[(0, 2), (1, 3)])
    assert rolls_for(game, "tail_sweep") == [5, 5]
    assert place(game, 10) != (1, 2)


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("face", "stunned"), [(2, True), (5, False)])
def test_a_wing_storm_blows_back_and_stuns(face: int, stunned: bool) -> None:
    game = its_turn("old_cinder", (1, 2), 5, face, face, face, at=[(3, 2)])
    assert place(game, 0) == (5, 2)
    began = [one["condition"] for one in told(game, "condition_began")]
    assert ("stunned" in began) is stunned


@pytest.mark.rule("DP-LAW-06")
def test_a_wing_storm_reaches_but_two_squares() -> None:
    assert place(its_turn("old_cinder", (0, 2), 5, 2, 2, 2, at=[(3, 2)]), 0) == (3, 2)


@pytest.mark.rule("DP-LAW-06")
def test_an_ash_veil_hides_the_dragon_for_a_turn() -> None:
    game = its_turn("old_cinder", (1, 2), 6, at=[(0, 2)])
    assert place(game, 10) in ((5, 0), (5, 5))
    assert monster(game).veil == 2
    state_of(game).dice.script[:] = [0]  # type: ignore[attr-defined]
    let_pass(game)
    assert monster(game).veil == 0
