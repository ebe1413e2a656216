"""Spells that stay or cover an area, and what they do to the will of monsters (SPELL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.durations import Duration
from tests.games.plungin.rules.casting import cast, caster, rolled
from tests.games.plungin.rules.scene import act, hero, monster, options, place, state_of, told

WELL = (5, 5, 5, 5)
POOR = (2,) * 60
HALL = {"tile": "room_8x8", "at": [(0, 0)]}


@pytest.mark.rule("DP-SPELL-19", "DP-OVERLOAD-05")
@pytest.mark.parametrize(("overloaded", "columns"), [(False, (3, 4, 5)), (True, range(1, 7))])
def test_a_wall_of_flame_is_as_long_as_it_says(overloaded: bool, columns: tuple[int, ...]) -> None:
    facts: dict[str, Any] = {**HALL, "at": [(4, 1)], "monsters": [("orc", (7, 7))]}
    game = cast("wall_of_flame", overloaded, "row 4,3", dice=WELL, **facts)
    assert [place_of(one) for one in state_of(game).hazards[0].squares] == [(x, 3) for x in columns]


@pytest.mark.rule("DP-SPELL-19", "DP-OVERLOAD-05")
@pytest.mark.parametrize(("overloaded", "caught"), [(False, {10, 11}), (True, {10, 11, 12, 13})])
def test_a_meteor_strikes_two_squares_around_or_the_whole_tile(
    overloaded: bool, caught: set[int]
) -> None:
    ogres = [("ogre", (5, 1)), ("ogre", (5, 3)), ("ogre", (5, 4)), ("ogre", (0, 7))]
    facts: dict[str, Any] = {**HALL, "mag": 7, "monsters": ogres, "life": {0: 40}}
    game = cast("meteor", overloaded, "at 5,1", dice=[*[5] * 18, *POOR], **facts)
    hurt = {int(one["who"][-2:]) for one in told(game, "damaged") if one["who"].startswith("ogre")}
    assert hurt == caught


@pytest.mark.rule("DP-SPELL-19", "DP-OVERLOAD-05")
@pytest.mark.parametrize(
    ("overloaded", "held", "resist"), [(False, {10, 11}, 2), (True, {10, 11, 12, 13}, 3)]
)
def test_entangle_holds_a_block_of_squares(overloaded: bool, held: set[int], resist: int) -> None:
    orcs = [("orc", at) for at in ((3, 3), (4, 4), (5, 5), (2, 2), (1, 1), (6, 6))]
    facts: dict[str, Any] = {**HALL, "at": [(3, 0)], "monsters": orcs}
    game = cast("entangle", overloaded, "at 3,3", dice=WELL, **facts)
    rooted = {one.number for one in state_of(game).monsters if "rooted" in one.conditions}
    assert rooted == held
    assert monster(game).strengths["rooted"] == resist
    assert monster(game).conditions["rooted"] == -3


@pytest.mark.rule("DP-SPELL-19")
def test_entangle_holds_heroes_too() -> None:
    facts: dict[str, Any] = {"others": ["sable_wick"], "at": [(0, 0), (3, 2)]}
    game = cast("entangle", False, "at 3,1", monsters=[("orc", (3, 1))], dice=WELL, **facts)
    assert "rooted" in hero(game, 1).conditions


@pytest.mark.rule("DP-SPELL-19")
def test_a_lash_pulls_two_squares_at_most_and_only_nearer() -> None:
    game = caster("thorn_lash", monsters=[("ogre", (5, 1))], dice=[5, 2, 2, 2, *[5] * 9])
    act(game, 0, "cast thorn_lash")
    assert {*options(game, 0)} == {"decline", "pull 4,1", "pull 3,1"}


@pytest.mark.rule("DP-SPELL-21")
def test_who_is_held_fast_cannot_be_pulled() -> None:
    game = caster("thorn_lash", monsters=[("ogre", (5, 1))], dice=[5, 2, 2, 2, *[5] * 9])
    monster(game).conditions["rooted"] = Duration.own_turns(9)
    act(game, 0, "cast thorn_lash")
    assert not [one for one in options(game, 0) if one.startswith("pull")]


# -- sleep and confusion ---------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-21", "DP-SPELL-20")
@pytest.mark.parametrize(
    ("spell", "stat", "condition", "rounds"),
    [("sleep", "RES", "asleep", 3), ("confuse", "WIT", "confused", 2)],
)
def test_a_monster_resists_with_its_stat_and_a_tie_is_enough(
    spell: str, stat: str, condition: str, rounds: int
) -> None:
    foes = [("orc_chief", (5, 1))]
    game = cast(spell, False, monsters=foes, dice=[5, 5, 5, 2, 5, 5, *POOR])
    assert rolled(game, "orc_chief 10 resist") == BOX.monsters["orc_chief"].stats[stat]  # type: ignore[index]
    assert monster(game).conditions[condition] == -rounds
    game = cast(spell, False, monsters=foes, dice=[5, 5, 5, 2, 5, 5, 5, *POOR])
    assert condition not in monster(game).conditions


@pytest.mark.rule("DP-SPELL-19", "DP-OVERLOAD-05")
@pytest.mark.parametrize(
    ("spell", "condition", "touched"),
    [("sleep", "asleep", {10, 11}), ("confuse", "confused", {10, 11, 13})],
)
def test_an_overload_takes_nine_squares_and_leaves_the_immune_alone(
    spell: str, condition: str, touched: set[int]
) -> None:
    foes = [("orc", (3, 3)), ("orc", (4, 4)), ("orc", (5, 3)), ("skeleton", (2, 3))]
    game = cast(spell, True, "at 3,3", mag=5, monsters=foes, dice=[*[5] * 5, *POOR])
    overcome = {one.number for one in state_of(game).monsters if condition in one.conditions}
    assert overcome == touched


@pytest.mark.rule("DP-LAW-07", "DP-SPELL-19")
@pytest.mark.parametrize("kind", ["gargoyle", "vampire"])
def test_a_patient_monster_at_which_confusion_is_aimed_is_provoked_even_if_it_resists(
    kind: str,
) -> None:
    game = cast("confuse", False, monsters=[(kind, (5, 1))], dice=[5, 5, 5, 2, *[5] * 9])
    assert monster(game).is_provoked
    assert "confused" not in monster(game).conditions


# -- sanctuary -------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-19", "DP-SPELL-20")
def test_a_sanctuary_covers_two_squares_and_overloaded_lasts_three_rounds() -> None:
    game = cast("sanctuary", True, mag=5, at=[(3, 3)], dice=[5] * 5)
    (peace,) = state_of(game).hazards
    assert (len(peace.squares), peace.rounds) == (13, 3)
    for left in (True, True, False):
        act(game, 0, "pass")
        assert bool(state_of(game).hazards) == left


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize(
    ("kind", "roll", "stays"),
    [
        ("demon", (5, 5), True),
        ("demon", (5, 2), False),
        ("gremlin_foreman", (5, 5), False),
        ("orc", (5, 5), False),
    ],
)
def test_only_a_boss_that_resists_stays_in_a_sanctuary(
    kind: str, roll: tuple[int, ...], stays: bool
) -> None:
    game = cast("sanctuary", False, at=[(3, 3)], monsters=[(kind, (3, 4))], dice=[*WELL, *roll])
    assert (place(game, 10) == (3, 4)) == stays


@pytest.mark.rule("DP-SPELL-21")
def test_a_shot_still_reaches_into_a_sanctuary() -> None:
    foes = [("goblin_archer", (3, 0))]
    game = cast("sanctuary", False, at=[(3, 3)], monsters=foes, dice=[*WELL, *[5] * 9])
    act(game, 0, "pass")
    assert [one for one in told(game, "rolled") if one["why"] == "goblin_archer 10 attack"]


# -- beasts and images -----------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-20")
def test_a_wolf_stays_for_five_rounds() -> None:
    game = cast("call_beast", False, "at 2,1", dice=WELL)
    for left in (True, True, True, True, False):
        act(game, 0, "pass")
        assert bool(state_of(game).monsters) == left
    assert told(game, "vanished") == [{"who": "wolf 10"}]
    assert square_at(2, 1) not in state_of(game).who


@pytest.mark.rule("DP-SPELL-21", "DP-XP-04")
@pytest.mark.parametrize(("dice", "exp"), [(WELL, 0), ((5, 5, 5, 1, 1, 1, 1), 16)])
def test_only_a_hostile_wolf_gives_experience(dice: tuple[int, ...], exp: int) -> None:
    game = cast("call_beast", False, "at 2,1", mag=len(dice), dice=dice)
    for _ in kill(game._table, monster(game)):
        pass
    assert state_of(game).monsters == []
    assert state_of(game).party.exp == exp


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize("successes", [2, 3])
def test_a_phantom_defends_with_the_successes_that_made_it(successes: int) -> None:
    dice = [*[5] * successes, *[2] * (4 - successes)]
    game = cast("phantom", False, "at 2,2", monsters=[("orc", (5, 5))], dice=dice)
    assert monster(game, 11).stats["DEF"] == successes


@pytest.mark.rule("DP-SPELL-21")
def test_stone_is_raised_or_cleared_on_two_squares_and_no_more() -> None:
    game = caster("stone_shape", dice=WELL)
    for x in (2, 3, 4):
        state_of(game).terrain[square_at(x, 1)] = "r"
    act(game, 0, "cast stone_shape", "clear 2,1", "clear 3,1")
    left = [state_of(game).terrain.get(square_at(x, 1), ".") for x in (2, 3, 4)]
    assert left == [".", ".", "r"]
    assert hero(game).actions == 1
