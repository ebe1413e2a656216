"""Casting, fumbles and overloads (SPELL, OVERLOAD, VAR-SPELL)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.casting import EMBER, LIGHT, VEIL, WILD, caster
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    refused,
    state_of,
    told,
)

ORC = [("orc", (3, 1))]
SILENT = (2, 2, 2, 2)
NOTHING_TO_TEST: dict[str, str] = {
    "DP-VAR-SPELL-04": "a warning without a rule; abilities that add dice simply have none to add",
    "DP-CONFLICT-50": "says only which book holds; the casting rules here are the ones that run",
}
SCHOOLS = {"light": LIGHT, "ember": EMBER, "wild": WILD, "veil": VEIL}
BOOK = """
pulse light1,wild2 1 40 3 | mend_wounds light2,wild3 1 80 4 | ward light1,ember2 4 45 3
blessing light2 3 100 4 | sun_lance light2,ember3 6 90 4 | lift_curse light3,veil4 1 150 0
sanctuary light3 0 180 5 | raise_fallen light4,wild5 1 400 6 | spark ember1,veil2 6 40 0
fire_bolt ember2,wild3 6 90 4 | ember_shield ember1,light2 1 50 3 | flame_blade ember2 1 90 4
burst_lock ember2,wild3 3 70 0 | fireball ember3 6 200 5 | wall_of_flame ember3,light4 5 180 4
meteor ember5 8 600 7 | thorn_lash wild1 4 40 3 | bark_skin wild1,light2 2 50 3
swift_feet wild1,veil2 2 40 3 | entangle wild2 6 90 4 | frost_breath wild2,ember3 3 120 4
stone_shape wild3 4 140 0 | call_beast wild3 3 220 5 | healing_rain wild4,light3 0 300 5
inner_eye veil1,light2 3 40 3 | silent_step veil1,wild2 0 45 3 | whisper_lock veil2 1 90 0
sleep veil2,wild3 6 100 4 | phantom veil2 4 110 4 | confuse veil3 6 180 5
vanish veil3 1 200 5 | life_leech veil3 4 240 5
"""


@pytest.mark.rule("DP-SPELL-17", "DP-SPELL-18", "DP-SPELL-22", "DP-OVERLOAD-04")
@pytest.mark.parametrize("line", [one.strip() for one in BOOK.replace("\n", "|").split("|") if one])
def test_every_spell_has_its_difficulties_range_cost_and_overload(line: str) -> None:
    if not line:
        return
    id, schools, reach, cost, raised = line.split(" ")
    spell = BOX.spells[id]
    expected = {SCHOOLS[one[:-1]]: int(one[-1]) for one in schools.split(",")}
    assert spell.difficulty == expected
    assert spell.school == next(iter(expected))
    assert (spell.range, spell.cost) == (int(reach), int(cost))
    assert (spell.overload.difficulty if spell.overload else 0) == int(raised)


@pytest.mark.rule("DP-ACTION-13", "DP-SPELL-08", "DP-SPELL-09", "DP-CONFLICT-49", "DP-SPELL-10")
def test_a_cast_rolls_mag_dice_and_needs_successes_equal_to_the_difficulty() -> None:
    game = caster("fire_bolt", monsters=ORC, dice=[5, 6, 4, 2, *SILENT])
    act(game, 0, "cast fire_bolt")
    assert [len(one["dice"]) for one in told(game, "rolled")][:1] == [4]
    assert told(game, "damaged")[0]["amount"] == 3


@pytest.mark.rule("DP-SPELL-09", "DP-CONFLICT-49")
def test_one_success_too_few_and_nothing_happens() -> None:
    game = caster("fire_bolt", monsters=ORC, dice=[5, 4, 4, 2])
    act(game, 0, "cast fire_bolt")
    assert cited(game, "cast_failed") == ["DP-SPELL-09"]
    assert monster(game).life == 6
    assert hero(game).prepared == ["fire_bolt"]


@pytest.mark.rule("DP-SPELL-17")
def test_a_spell_learned_in_another_school_is_harder() -> None:
    game = caster("fire_bolt", school=WILD, monsters=ORC, dice=[5, 5, 4, 2])
    act(game, 0, "cast fire_bolt")
    assert monster(game).life == 6
    both = {0: [EMBER, WILD]}
    game = caster("fire_bolt", schools=both, monsters=ORC, dice=[5, 5, 4, 2, *SILENT])
    act(game, 0, "cast fire_bolt")
    assert monster(game).life == 3


@pytest.mark.rule("DP-EX-03", "DP-SPELL-11")
def test_a_healing_of_three_successes_for_difficulty_two_heals_one_more() -> None:
    game = caster("mend_wounds", mag=6, dice=[2, 5, 4, 1, 6, 6, 3], life={0: 1})
    act(game, 0, "cast mend_wounds")
    assert hero(game).life == 1 + 3 + 1
    assert hero(game).prepared == ["mend_wounds"]


@pytest.mark.rule("DP-ACTION-14", "DP-EX-05", "DP-SPELL-13", "DP-SPELL-15", "DP-SPELL-12")
def test_a_fumbled_cast_with_enough_successes_works_and_then_the_spell_is_lost() -> None:
    game = caster("mend_wounds", mag=6, dice=[1, 1, 1, 4, 5, 6, 3], life={0: 1})
    act(game, 0, "cast mend_wounds")
    assert hero(game).life == 4
    assert (hero(game).prepared, hero(game).wiped) == ([], ["mend_wounds"])
    assert cited(game, "spell_wiped") == ["DP-SPELL-13"]
    assert refused(game, 0)["cast mend_wounds"] == "DP-SPELL-13"


@pytest.mark.rule("DP-SPELL-07", "DP-SPELL-14")
def test_a_fumble_wipes_one_copy_and_leaves_the_other() -> None:
    game = caster("spark", "spark", monsters=ORC, dice=[1, 2, 2, 2])
    act(game, 0, "cast spark")
    assert (hero(game).prepared, hero(game).wiped) == (["spark"], ["spark"])


@pytest.mark.rule("DP-SPELL-16", "DP-CONFLICT-51")
def test_a_rest_in_the_village_brings_wiped_spells_back() -> None:
    game = caster("spark", monsters=ORC, dice=[1, 2, 2, 2])
    act(game, 0, "cast spark")
    rest(state_of(game), hero(game))
    assert (hero(game).prepared, hero(game).wiped) == (["spark"], [])


@pytest.mark.rule("DP-SPELL-06")
def test_only_prepared_spells_can_be_cast() -> None:
    game = caster("spark", monsters=ORC, known={0: ["spark", "fire_bolt"]})
    assert "cast spark" in options(game, 0)
    assert "cast fire_bolt" not in options(game, 0)
    assert refused(game, 0)["cast fire_bolt"] == "DP-SPELL-06"


@pytest.mark.rule("DP-SPELL-12", "DP-ROUND-07")
def test_a_spell_can_be_cast_again_but_not_in_the_same_turn() -> None:
    game = caster("spark", monsters=[("orc", (5, 3))], dice=[2] * 4)
    act(game, 0, "cast spark")
    assert refused(game, 0)["cast spark"] == "DP-ROUND-07"
    assert "cast spark" not in options(game, 0)
    assert hero(game).prepared == ["spark"]


@pytest.mark.rule("DP-SPELL-18")
@pytest.mark.parametrize(("at", "reached"), [((5, 3), True), ((5, 4), False)])
def test_the_range_is_counted_in_squares(at: tuple[int, int], reached: bool) -> None:
    game = caster("spark", monsters=[("orc", at)])
    assert ("cast spark" in options(game, 0)) == reached


@pytest.mark.rule("DP-OVERLOAD-01", "DP-OVERLOAD-02", "DP-OVERLOAD-05")
def test_an_overload_is_declared_before_the_roll_and_is_stronger() -> None:
    game = caster("fire_bolt", monsters=ORC, dice=[5, 5, 5, 5, 5, 2, 2, 2])
    assert {"cast fire_bolt", "cast fire_bolt overloaded"} <= {*options(game, 0)}
    act(game, 0, "cast fire_bolt overloaded")
    assert cited(game, "cast") == ["DP-OVERLOAD-02"]
    assert told(game, "damaged")[0]["amount"] == 4 + 3 - 1


@pytest.mark.rule("DP-OVERLOAD-04")
def test_an_overload_that_misses_its_raised_difficulty_does_nothing_at_all() -> None:
    game = caster("fire_bolt", monsters=ORC, dice=[5, 5, 5, 2])
    act(game, 0, "cast fire_bolt overloaded")
    assert monster(game).life == 6
    harder = caster("fire_bolt", school=WILD, monsters=ORC, dice=[5, 5, 5, 5])
    act(harder, 0, "cast fire_bolt overloaded")
    assert monster(harder).life == 6


@pytest.mark.rule("DP-OVERLOAD-03")
def test_a_spell_without_an_overload_cannot_be_overloaded() -> None:
    game = caster("spark", monsters=ORC)
    assert "cast spark overloaded" not in options(game, 0)
    assert refused(game, 0)["cast spark overloaded"] == "DP-OVERLOAD-03"


@pytest.mark.rule("DP-OVERLOAD-06", "DP-CONFLICT-52")
def test_a_fumbled_overload_hurts_by_its_difficulty_and_costs_the_spell() -> None:
    game = caster("fire_bolt", monsters=ORC, dice=[1, 2, 2, 2])
    act(game, 0, "cast fire_bolt overloaded")
    assert hero(game).life == 9 - 4
    assert cited(game, "damaged") == ["DP-OVERLOAD-06"]
    assert hero(game).wiped == ["fire_bolt"]


@pytest.mark.rule("DP-CONFLICT-52")
def test_a_fumbled_overload_with_enough_successes_still_works() -> None:
    game = caster("ward", mag=7, dice=[5, 5, 5, 1, 1, 1, 1])
    act(game, 0, "cast ward overloaded")
    assert hero(game).strengths["warded"] == 2
    assert hero(game).life == 9 - 3


@pytest.mark.rule("DP-OVERLOAD-07")
@pytest.mark.parametrize(
    ("spell", "condition"),
    [("sun_lance", "blinded"), ("frost_breath", "slowed"), ("sleep", "asleep")],
)
def test_some_overloads_punish_a_fumble_harder(spell: str, condition: str) -> None:
    game = caster(spell, monsters=[("orc", (2, 1))], dice=[1, 2, 2, 2])
    act(game, 0, f"cast {spell}")
    assert condition not in hero(game).conditions
    game = caster(spell, monsters=[("orc", (2, 1))], dice=[1, 2, 2, 2])
    act(game, 0, f"cast {spell} overloaded")
    if options(game, 0) and options(game, 0)[0].startswith("at "):
        act(game, 0, "at 2,1")
    assert ("DP-OVERLOAD-07" in cited(game, "condition_began")) is True


FORGET = Rules(fire_and_forget=True)


@pytest.mark.rule("DP-VAR-SPELL-01", "DP-VAR-SPELL-02", "DP-VAR-SPELL-03")
def test_fire_and_forget_casts_without_a_roll_overloaded_and_wipes_the_spell() -> None:
    game = caster("fire_bolt", monsters=ORC, rules=FORGET, dice=[5, 2, 2, 2])
    assert "cast fire_bolt overloaded" not in options(game, 0)
    act(game, 0, "cast fire_bolt")
    assert told(game, "damaged")[0]["amount"] == 4 + 3 - 1
    assert (hero(game).prepared, hero(game).wiped) == ([], ["fire_bolt"])
    assert cited(game, "spell_wiped") == ["DP-VAR-SPELL-01"]


@pytest.mark.rule("DP-CONFLICT-53")
def test_fire_and_forget_overloads_only_if_mag_reaches_it_and_may_fail() -> None:
    game = caster("fire_bolt", mag=3, monsters=ORC, rules=FORGET, dice=SILENT)
    act(game, 0, "cast fire_bolt")
    assert told(game, "damaged")[0]["amount"] == 3 + 1
    weak = caster("fire_bolt", mag=1, monsters=ORC, rules=FORGET)
    act(weak, 0, "cast fire_bolt")
    assert monster(weak).life == 6
    assert hero(weak).wiped == ["fire_bolt"]


@pytest.mark.rule("DP-VAR-SPELL-03", "DP-VAR-COMBAT-11")
def test_fire_and_forget_does_not_overload_what_could_then_reach_nobody_in_melee() -> None:
    rules = Rules(fire_and_forget=True, no_shots_in_melee=True)
    places = [(1, 1), (1, 2)]
    foes = [("orc", (2, 1))]
    game = caster("pulse", at=places, others=["sable_wick"], monsters=foes, rules=rules)
    act(game, 0, "cast pulse")
    assert told(game, "cast")[0]["overloaded"] is False


@pytest.mark.rule("DP-ATTN-05", "DP-SPELL-10")
def test_a_spell_wakes_the_sleepers() -> None:
    game = caster("bark_skin", monsters=ORC, dice=[5, 2, 2, 2])
    monster(game).state = "sleeping"
    act(game, 0, "cast bark_skin")
    assert monster(game).state == "surprised"


@pytest.mark.rule("DP-SPELL-23")
def test_a_monster_casts_from_the_same_book_and_forgets_a_fumbled_spell() -> None:
    game = caster("bark_skin", monsters=[("orc_shaman", (5, 1))], dice=[5, 1, 2, 2, 2, 2, 2, 2])
    act(game, 0, "pass")
    assert told(game, "monster_casts")[0]["spell"] == "spark"
    assert "DP-ENTRY-MONSTER-ORC-SHAMAN" in cited(game, "monster_casts")
    game = caster("bark_skin", monsters=[("orc_shaman", (5, 1))], dice=[1] * 6)
    act(game, 0, "pass")
    assert "spark" not in monster(game).spells
