"""What casters can do: their actions, abilities and equipment, and spell books (SPELL, BOOK)."""

import pytest

from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.casting import EMBER, WILD, caster
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    refused,
    state_of,
    told,
)

FAR = [("orc_chief", (5, 3))]
POOR = (2,) * 8


def dice_of(name: str, *words: str, **facts: object) -> int:
    """How many dice are rolled for a spell."""
    game = caster(name, **facts)  # type: ignore[arg-type]
    act(game, 0, " ".join(("cast", name, *words)))
    return len(told(game, "rolled")[0]["dice"])


@pytest.mark.rule("DP-ACTION-13", "DP-SPELL-08")
def test_a_cast_costs_one_action_and_cites_its_rule() -> None:
    game = caster("spark", monsters=FAR, dice=POOR)
    act(game, 0, "cast spark")
    assert hero(game).actions == 1
    assert cited(game, "cast") == ["DP-SPELL-08"]
    assert told(game, "cast")[0] == {"who": "brannoc_vale", "spell": "spark", "overloaded": False}


@pytest.mark.rule("DP-SPELL-08")
@pytest.mark.parametrize("mag", [1, 3, 6])
def test_as_many_dice_as_mag_are_rolled(mag: int) -> None:
    assert dice_of("bark_skin", mag=mag) == mag


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("condition", ["silenced", "enraged"])
def test_the_silenced_and_the_enraged_cast_nothing(condition: str) -> None:
    game = caster(
        "bark_skin", conditions={0: {condition: 9}}, carried={0: ["spell_book:pulse"]}, monsters=FAR
    )
    assert not [one for one in options(game, 0) if one.startswith("cast")]
    assert refused(game, 0)["cast bark_skin"] == "DP-COND-01"


@pytest.mark.rule("DP-COND-01", "DP-ACTION-13")
def test_a_cast_ends_hiding() -> None:
    game = caster("bark_skin", conditions={0: {"hidden": -5}}, dice=POOR)
    act(game, 0, "cast bark_skin")
    assert "hidden" not in hero(game).conditions
    assert cited(game, "condition_ended") == ["DP-COND-01"]


# -- abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ROUND-07", "DP-ACTION-15")
@pytest.mark.parametrize(
    ("first", "second", "may"),
    [
        ("spark", "fire_bolt", True),
        ("fire_bolt", "spark", True),
        ("spark", "spark", False),
        ("fire_bolt", "flame_blade", False),
    ],
)
def test_a_quick_caster_casts_two_different_spells_one_of_them_of_difficulty_one(
    first: str, second: str, may: bool
) -> None:
    game = caster(
        "spark", "fire_bolt", "flame_blade", abilities={0: ["quick_cast"]}, monsters=FAR, dice=POOR
    )
    act(game, 0, f"cast {first}")
    assert (f"cast {second}" in options(game, 0)) == may
    assert (refused(game, 0).get(f"cast {second}") == "DP-ROUND-07") != may


@pytest.mark.rule("DP-ROUND-07", "DP-ACTION-15")
def test_nobody_else_casts_twice_and_nobody_three_times() -> None:
    spells = ("spark", "fire_bolt", "ember_shield")
    plain = caster(*spells, monsters=FAR, dice=POOR)
    act(plain, 0, "cast spark")
    assert "cast fire_bolt" not in options(plain, 0)
    quick = caster(*spells, abilities={0: ["quick_cast"]}, actions={0: 3}, monsters=FAR, dice=POOR)
    hero(quick).actions = 3
    act(quick, 0, "cast spark", "cast fire_bolt")
    assert "cast ember_shield" not in options(quick, 0)


@pytest.mark.rule("DP-ACTION-15", "DP-SPELL-08")
def test_a_ritualist_rolls_a_die_more_without_an_awake_monster_near() -> None:
    ritualist = {0: ["ritualist"]}
    assert dice_of("bark_skin", abilities=ritualist) == 5
    assert dice_of("bark_skin", abilities=ritualist, monsters=FAR) == 4


@pytest.mark.rule("DP-ACTION-15", "DP-OVERLOAD-06")
def test_a_master_of_overloads_has_a_die_more_and_is_hurt_by_half_rounded_up() -> None:
    master = {0: ["overload_mastery"]}
    assert dice_of("bark_skin", "overloaded", abilities=master) == 5
    assert dice_of("bark_skin", abilities=master) == 4
    game = caster("bark_skin", abilities=master, dice=[1, 2, 2, 2, 2])
    act(game, 0, "cast bark_skin overloaded")
    assert told(game, "damaged")[0]["amount"] == 2


@pytest.mark.rule("DP-ACTION-15", "DP-SPELL-13")
def test_spell_memory_keeps_two_fumbled_spells_in_a_stay() -> None:
    game = caster("spark", "bark_skin", abilities={0: ["spell_memory"]}, dice=[1, *[2] * 3] * 4)
    for kept in (True, True, False):
        act(game, 0, "cast bark_skin")
        assert ("bark_skin" in hero(game).prepared) == kept
        act(game, 0, "pass")
    rest(state_of(game), hero(game))
    assert "spell_memory" not in hero(game).used


@pytest.mark.rule("DP-ACTION-15", "DP-SPELL-08")
def test_an_inspired_caster_rolls_a_die_more() -> None:
    assert dice_of("bark_skin", conditions={0: {"inspired": 5}}, song={0: "inspired"}) == 5


@pytest.mark.rule("DP-EQUIP-01", "DP-SPELL-08")
@pytest.mark.parametrize(
    ("hands", "dice"), [(["sword", ""], 5), (["sword", "wooden_shield"], 4), (["", ""], 5)]
)
def test_a_battle_robe_helps_only_who_holds_no_shield(hands: list[str], dice: int) -> None:
    assert dice_of("bark_skin", armour={0: "battle_robe"}, hands={0: hands}) == dice


# -- books -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-BOOK-03", "DP-ROUND-07")
def test_a_book_is_cast_from_as_the_one_spell_of_the_turn() -> None:
    game = caster("spark", carried={0: ["spell_book:pulse", "spell_book:spark"]}, monsters=FAR)
    act(game, 0, "cast from spell_book:pulse")
    assert hero(game).actions == 1
    assert hero(game).carried == ["spell_book:spark"]
    assert cited(game, "cast") == ["DP-BOOK-03"]
    assert not [one for one in options(game, 0) if one.startswith("cast")]


@pytest.mark.rule("DP-BOOK-03", "DP-SPELL-14")
def test_casting_from_a_book_leaves_the_prepared_copy_alone() -> None:
    game = caster("pulse", mag=1, carried={0: ["spell_book:pulse"]}, life={0: 2}, dice=[1])
    act(game, 0, "cast from spell_book:pulse")
    assert (hero(game).prepared, hero(game).wiped) == (["pulse"], [])


@pytest.mark.rule("DP-BOOK-04")
@pytest.mark.parametrize(("mag", "may"), [(1, False), (2, True)])
def test_a_book_asks_for_mag_of_the_lowest_difficulty_whatever_the_school(
    mag: int, may: bool
) -> None:
    book = {0: ["spell_book:mend_wounds"]}
    game = caster("spark", mag=mag, school=WILD, carried=book)
    assert ("cast from spell_book:mend_wounds" in options(game, 0)) == may


@pytest.mark.rule("DP-BOOK-04")
def test_a_book_counts_as_exactly_as_many_successes_as_its_lowest_difficulty() -> None:
    game = caster("spark", mag=6, carried={0: ["spell_book:ward", "spell_book:mend_wounds"]})
    act(game, 0, "cast from spell_book:ward")
    assert hero(game).strengths["warded"] == 1
    game = caster("spark", mag=6, carried={0: ["spell_book:sun_lance"]}, monsters=FAR, dice=POOR)
    act(game, 0, "cast from spell_book:sun_lance")
    assert told(game, "damaged")[0]["amount"] == 2


@pytest.mark.rule("DP-BOOK-03")
def test_a_book_is_of_no_use_without_a_target() -> None:
    game = caster("bark_skin", carried={0: ["spell_book:spark", "potion_healing"]})
    assert "cast from spell_book:spark" not in options(game, 0)


# -- Difficulties ----------------------------------------------------------------------------------


@pytest.mark.rule("DP-VAR-SPELL-03", "DP-OVERLOAD-04")
def test_fire_and_forget_needs_one_more_to_overload_in_another_school() -> None:
    for school, overloaded in ((EMBER, True), (WILD, False)):
        game = caster(
            "fire_bolt", school=school, monsters=FAR, rules=Rules(fire_and_forget=True), dice=POOR
        )
        act(game, 0, "cast fire_bolt")
        assert told(game, "cast")[0]["overloaded"] is overloaded
        assert cited(game, "cast") == ["DP-VAR-SPELL-02"]
        assert not [one for one in told(game, "rolled") if one["why"].endswith("cast")]


@pytest.mark.rule("DP-SPELL-18", "DP-COND-01")
def test_the_blinded_reach_two_squares_only() -> None:
    for x, reached in ((3, True), (4, False)):
        game = caster("spark", conditions={0: {"blinded": 9}}, monsters=[("orc", (x, 1))])
        assert ("cast spark" in options(game, 0)) == reached
