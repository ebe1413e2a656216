"""Spells that help, looked at closely: healing, guarding, the dead, curses, locks (SPELL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import cast, caster, rolled
from tests.games.plungin.rules.scene import act, cited, hero, options, state_of

WELL = (5, 5, 5, 5)
POOR = (2,) * 40
MATES = ["sister_ivenne", "sable_wick"]


# -- healing and guarding --------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-11", "DP-OVERLOAD-05")
def test_an_overloaded_mending_heals_two_dice_and_one_for_each_success_above_four() -> None:
    game = cast("mend_wounds", True, mag=6, dice=[5, 5, 5, 5, 5, 2, 2, 3], life={0: 1})
    assert hero(game).life == 1 + 5 + 1


@pytest.mark.rule("DP-SPELL-21")
def test_pulse_ends_only_one_plague_which_the_caster_chooses() -> None:
    ills = {"bleeding": UNTIL_ENDED, "burning": Duration.own_turns(1)}
    game = caster("pulse", dice=[*WELL, 3], life={0: 9})
    hero(game).conditions.update(ills)
    act(game, 0, "cast pulse")
    assert options(game, 0) == ("end bleeding", "end burning")
    act(game, 0, "end burning")
    assert "bleeding" in hero(game).conditions
    assert "burning" not in hero(game).conditions


@pytest.mark.rule("DP-SPELL-19", "DP-OVERLOAD-05")
@pytest.mark.parametrize(
    ("spell", "reach", "condition"),
    [("ward", 3, "warded"), ("swift_feet", 2, "hasted"), ("vanish", 1, "hidden")],
)
def test_some_overloads_reach_every_hero_around_the_caster(
    spell: str, reach: int, condition: str
) -> None:
    at = [(1, 1), (1 + reach, 1), (1, 2 + reach)]
    game = cast(spell, True, mag=5, others=MATES, at=at, dice=[5] * 5)
    assert [condition in one.conditions for one in state_of(game).heroes] == [True, True, False]


@pytest.mark.rule("DP-SPELL-20")
@pytest.mark.parametrize(
    ("spell", "condition", "rounds", "strong"),
    [("swift_feet", "hasted", 3, 3), ("vanish", "hidden", 5, 5), ("bark_skin", "warded", 6, 6)],
)
def test_good_spells_last_their_rounds(
    spell: str, condition: str, rounds: int, strong: int
) -> None:
    game = cast(spell, False, mag=5, dice=[5] * 5)
    assert hero(game).conditions[condition] == -rounds
    game = cast(spell, True, mag=5, dice=[5] * 5)
    assert hero(game).conditions[condition] == -strong


@pytest.mark.rule("DP-SPELL-21", "DP-OVERLOAD-05")
def test_an_overloaded_ward_is_worth_two_dice_whatever_was_rolled() -> None:
    game = cast("ward", True, dice=WELL)
    assert hero(game).strengths["warded"] == 2
    assert hero(game).conditions["warded"] > 0


@pytest.mark.rule("DP-SPELL-19")
@pytest.mark.parametrize(
    ("spell", "reach"),
    [("ward", 4), ("bark_skin", 2), ("swift_feet", 2), ("ember_shield", 1), ("vanish", 1)],
)
def test_a_spell_on_one_hero_reaches_as_far_as_its_range(spell: str, reach: int) -> None:
    game = caster(spell, others=MATES, at=[(0, 0), (reach, 0), (0, reach + 1)], dice=[5] * 4)
    act(game, 0, f"cast {spell}")
    assert options(game, 0) == ("on brannoc_vale", "on sister_ivenne")


@pytest.mark.rule("DP-SPELL-21", "DP-OVERLOAD-05")
def test_an_overloaded_rain_heals_more_and_only_on_the_tile() -> None:
    game = cast("healing_rain", True, mag=5, dice=[5] * 5 + [4], life={0: 1})
    assert hero(game).life == 1 + 4 + 1
    game = cast("healing_rain", False, mag=5, dice=[5] * 5 + [4], life={0: 1})
    assert hero(game).life == 1 + 4


@pytest.mark.rule("DP-SPELL-21")
def test_an_ember_shield_gives_one_die_of_defence() -> None:
    game = caster("ember_shield", monsters=[("orc", (2, 1))], dice=[*WELL, *[5] * 30])
    act(game, 0, "cast ember_shield", "pass")
    shielded = rolled(game, "brannoc_vale defence")
    plain = caster("ember_shield", monsters=[("orc", (2, 1))], dice=[5] * 30)
    act(plain, 0, "pass")
    assert shielded == rolled(plain, "brannoc_vale defence") + 1


# -- the dead, the cursed and locks ----------------------------------------------------------------


def with_dead(spell: str, overloaded: bool, dice: list[int], **facts: Any) -> Game:
    """A caster, and Ivenne, who is dead."""
    game = caster(
        spell,
        mag=6,
        others=["sister_ivenne"],
        at=[(1, 1), (5, 5)],
        dice=dice,
        status={1: "dead"},
        **{"life": {1: 0}, **facts},
    )
    state_of(game).who.pop(square_at(5, 5), None)
    hero(game, 1).at = -1
    if f"cast {spell}" in options(game, 0):
        act(game, 0, f"cast {spell} overloaded" if overloaded else f"cast {spell}")
    return game


@pytest.mark.rule("DP-DEATH-05", "DP-OVERLOAD-05")
def test_an_overloaded_raising_gives_half_of_the_life_rounded_up() -> None:
    game = with_dead("raise_fallen", True, [5] * 6)
    assert hero(game, 1).life == 4
    assert cited(game, "revived") == ["DP-ENTRY-SPELL-RAISE-FALLEN"]


@pytest.mark.rule("DP-SPELL-13")
@pytest.mark.parametrize(("life", "left"), [(9, 7), (3, 1), (2, 1), (1, 1)])
def test_a_fumbled_raising_costs_two_life_but_not_the_last(life: int, left: int) -> None:
    game = with_dead("raise_fallen", False, [1, 2, 2, 2, 2, 2], life={0: life, 1: 0})
    assert hero(game).life == left
    assert hero(game, 1).status == "dead"


@pytest.mark.rule("DP-SPECIAL-11", "DP-DEATH-05")
def test_who_lies_in_a_sarcophagus_is_not_raised_nor_revived() -> None:
    facts: dict[str, Any] = {"carried": {0: ["potion_revival"]}}
    assert "use potion_revival" in options(with_dead("spark", False, [], **facts), 0)
    game = caster(
        "raise_fallen",
        others=["sister_ivenne"],
        at=[(1, 1), (5, 5)],
        status={1: "dead"},
        life={1: 0},
        **facts,
    )
    assert {"cast raise_fallen", "use potion_revival"} <= {*options(game, 0)}
    state_of(game).heroes[1].in_stone = 0
    act(game, 0, "move", "stop")
    assert not {"cast raise_fallen", "use potion_revival"} & {*options(game, 0)}


@pytest.mark.rule("DP-CURSE-06", "DP-SPELL-21")
def test_lifting_a_curse_ends_the_rot_of_its_target() -> None:
    rot: dict[str, Any] = {"conditions": {0: {"rotting": 9}}, "dice": WELL}
    game = cast("lift_curse", False, **rot)
    assert "rotting" not in hero(game).conditions
    assert cited(game, "condition_ended") == ["DP-ENTRY-SPELL-LIFT-CURSE"]
    game = cast("lift_curse", False, "on brannoc_vale drained", drained={0: 1}, **rot)
    assert (hero(game).drained, "rotting" in hero(game).conditions) == (0, False)
    assert "cast lift_curse" not in options(caster("lift_curse"), 0)


@pytest.mark.rule("DP-SPELL-13")
def test_a_fumbled_burst_destroys_the_treasure_of_a_chest() -> None:
    for dice, empty in (([1, 2, 2, 2], True), ([2, 2, 2, 2], False)):
        chest = Chest(2, True, at=square_at(4, 1), trap="")
        game = cast("burst_lock", False, chests=[chest], dice=dice)
        assert state_of(game).chests[0].is_empty == empty
        assert state_of(game).chests[0].is_locked


@pytest.mark.rule("DP-SPELL-13")
@pytest.mark.parametrize(("weapon", "left"), [("rusty_sword", ""), ("sword", "sword")])
def test_a_fumbled_flame_destroys_a_weak_weapon(weapon: str, left: str) -> None:
    game = cast("flame_blade", False, hands={0: [weapon, ""]}, dice=[1, *POOR])
    assert hero(game).hands[0] == left


@pytest.mark.rule("DP-SPELL-19", "DP-OVERLOAD-05")
def test_an_overloaded_inner_eye_sees_every_trap_of_the_tile() -> None:
    chests = [Chest(2, True, at=square_at(x, 5), trap="poisoned_needle") for x in (0, 5)]
    door = Door(2, True, trap="poisoned_needle", kind="locked")
    facts: dict[str, Any] = {"chests": chests, "doors": {"north": door}, "dice": WELL}
    game = cast("inner_eye", True, **facts)
    state = state_of(game)
    assert all(one.is_aware for one in (*state.chests, *state.doors))


@pytest.mark.rule("DP-SPELL-20", "DP-SPELL-21")
def test_a_silent_step_lowers_the_next_attention_by_one() -> None:
    game = cast("silent_step", False, dice=WELL)
    assert state_of(game).adventure.silent_step == -1
    assert hero(game).silent_step == 2
