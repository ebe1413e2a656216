"""What a hero does in a fight, and where to."""

from typing import Any

import pytest

from delvers.games.plungin.bots.answers import best_aim
from delvers.games.plungin.bots.fighting import (
    best_blow,
    best_spell,
    comes,
    errand,
    fight_on,
    first_aid,
    goals_in_fight,
    goals_of_caster,
    goals_of_fighter,
    healing_thing,
    holy_water,
    life_of,
    nursing,
    other_means,
    safe_squares,
    to_be_warded,
)
from delvers.games.plungin.bots.holding import Stand
from delvers.games.plungin.rules.squares import square_at
from tests.games.plungin.bots.views import (
    PARTY,
    PRIESTESS,
    WARRIOR,
    asked,
    chart_of,
    places,
    sheet_of,
)
from tests.games.plungin.rules.scene import scene


def foe(number: int, life: int | None, **facts: Any) -> Any:
    """A monster as a view shows it; life None is a boss."""
    return {"number": number, "life": life, "damage": 0, "at": 0, **facts}


# -- blows -----------------------------------------------------------------------------------------


def test_the_weakest_is_struck_and_rather_struck_than_shot_at() -> None:
    foes = [foe(10, 3), foe(11, 1)]
    options = ("attack orc 10", "shoot orc 11", "attack orc 11 with dagger", "attack orc 11")
    assert best_blow(options, foes) == "attack orc 11"
    assert best_blow(("attack orc 10", "shoot orc 11"), foes) == "shoot orc 11"
    assert best_blow(("attack orc 12", "attack orc 10"), foes) == "attack orc 10"
    assert best_blow(("move", "pass"), foes) is None


def test_what_a_boss_can_take_is_a_guess() -> None:
    assert life_of(foe(10, 4)) == 4
    assert life_of(foe(10, None, damage=3)) == 8
    assert life_of(foe(10, None, damage=40)) == 2
    options = ("attack demon 10", "attack orc 11")
    assert best_blow(options, [foe(10, None), foe(11, 3)]) == "attack orc 11"
    assert best_blow(options, [foe(10, None, damage=9), foe(11, 3)]) == "attack demon 10"


def test_flasks_and_rage_are_for_a_crowd() -> None:
    two, three = [foe(n, 2) for n in range(2)], [foe(n, 2) for n in range(3)]
    assert other_means(("use fire_flask", "use rage"), three, None) == "use fire_flask"
    assert other_means(("ability rage",), three, None) == "ability rage"
    assert other_means(("use fire_flask", "ability rage"), two, None) is None


def test_nobody_charges_away_from_a_doorway_that_is_held() -> None:
    stand = Stand((1, 2), (3, 4))
    assert other_means(("ability charge",), [foe(10, 2)], None) == "ability charge"
    assert other_means(("ability charge",), [foe(10, 2)], stand) is None


# -- spells and healing ----------------------------------------------------------------------------


def test_a_spell_that_hurts_comes_first_and_fire_before_all() -> None:
    mage = sheet_of("orrin_ashgrove", prepared=["spark", "fire_bolt"])

    def cast(*options: str, **sheet: Any) -> str | None:
        chart = chart_of(scene("brannoc_vale", at=[(0, 0)], monsters=[("orc", (1, 0))], seats=1))
        return best_spell(options, chart, mage | sheet, chart.foes())

    assert cast("cast spark", "cast fire_bolt", "cast ward") == "cast fire_bolt"
    assert cast("cast ember_shield", "cast ward") == "cast ward"
    assert cast("cast ember_shield") is None
    assert cast("cast ember_shield", prepared=[]) == "cast ember_shield"
    assert cast("cast pulse", "pass") is None


def test_a_ward_is_for_who_may_be_struck_before_it_ends_and_has_none() -> None:
    def warded(at: tuple[int, int], kind: str = "orc", **sheet: Any) -> set[int]:
        game = scene("brannoc_vale", at=[(0, 0)], monsters=[(kind, at)], seats=1)
        chart = chart_of(game, {0: sheet})
        return to_be_warded(chart, chart.foes())

    assert warded((1, 0)) == warded((5, 0)) == {0}
    assert warded((5, 5)) == set()
    assert warded((1, 0), conditions={"warded": 1}) == set()
    chart = chart_of(scene("brannoc_vale", at=[(0, 0)], monsters=[("orc", (1, 0))], seats=1))
    asleep: Any = [{**foe, "state": "sleeping"} for foe in chart.foes()]
    assert to_be_warded(chart, asleep) == set()
    assert best_spell(("cast ward",), chart, chart.heroes[0], asleep) is None


def test_a_ward_is_not_laid_on_who_has_one() -> None:
    game = scene(*PARTY[:3], at=[(0, 0), (2, 0), (4, 4)], monsters=[("orc", (1, 0))], seats=1)
    ask = asked("aim ward", *(f"on {hero}" for hero in PARTY[:3]))
    assert best_aim(ask, chart_of(game)) == "on brannoc_vale"
    again = chart_of(game, {WARRIOR: {"conditions": {"warded": 2}}})
    assert best_aim(ask, again) == "on sable_wick"


HEALS = ("cast pulse", "cast mend_wounds", "use potion_healing")


def test_who_can_heal_heals_the_hurt_before_she_strikes() -> None:
    game = scene("sister_ivenne", "brannoc_vale", at=[(2, 2), (2, 3)], life={1: 6}, seats=1)
    chart = chart_of(game)
    assert nursing(HEALS, chart, chart.heroes[0]) == "cast mend_wounds"
    assert nursing(("attack orc 10",), chart, chart.heroes[0]) is None
    well = chart_of(game, {1: {"life": 7}})
    assert nursing(HEALS, well, well.heroes[0]) is None


def test_flames_are_beaten_out_first() -> None:
    chart = chart_of(scene("brannoc_vale", seats=1, life={0: 1}))
    options = ("use bandage", "beat out flames")
    assert first_aid(options, chart, chart.heroes[0]) == "beat out flames"


@pytest.mark.parametrize(
    ("at", "life", "done"),
    [((2, 3), 4, "cast mend_wounds"), ((2, 3), 5, None), ((2, 4), 4, None)],
)
def test_who_is_at_half_is_healed_if_he_is_beside(
    at: tuple[int, int], life: int, done: str | None
) -> None:
    chart = chart_of(scene("sister_ivenne", "brannoc_vale", at=[(2, 2), at], life={1: life}))
    assert first_aid(HEALS, chart, chart.heroes[0]) == done


def test_who_is_at_half_himself_drinks() -> None:
    chart = chart_of(scene("brannoc_vale", "sable_wick", seats=1, life={0: 4, 1: 3}))
    assert first_aid(("use holy_water", "use bandage"), chart, chart.heroes[0]) == "use bandage"
    well = chart_of(scene("brannoc_vale", "sable_wick", seats=1, life={1: 3}))
    assert first_aid(("use bandage",), well, well.heroes[0]) is None


def test_what_a_dead_comrade_carried_heals_too() -> None:
    assert healing_thing(("use rope_and_hook", "use potion_healing of sable_wick")) == (
        "use potion_healing of sable_wick"
    )
    assert healing_thing(("use potion_might", "attack orc 10")) is None


def on_an_errand(at: tuple[int, int], *options: str, stand: Stand | None = None) -> str | None:
    """Whether the priestess at (0, 0) goes to a warrior who needs her."""
    chart = chart_of(scene("sister_ivenne", "brannoc_vale", at=[(0, 0), at], life={1: 3}))
    return errand(options, chart, chart.heroes[0], stand)


def test_a_healer_goes_to_who_needs_her_if_she_gets_there_in_one_move() -> None:
    healing = ("move", "cast mend_wounds")
    assert on_an_errand((0, 4), *healing) == "move"
    assert on_an_errand((0, 5), *healing) is None
    assert on_an_errand((0, 1), *healing) is None
    assert on_an_errand((0, 4), "move", "cast ward") is None
    assert on_an_errand((0, 4), "cast mend_wounds") is None
    assert on_an_errand((0, 4), *healing, stand=Stand((), ())) is None


def test_holy_water_flies_at_a_villain_who_is_near() -> None:
    def thrown(at: tuple[int, int], kind: str = "demon", **more: Any) -> str | None:
        chart = chart_of(scene("brannoc_vale", at=[(0, 0)], monsters=[(kind, at)], **more))
        return holy_water(("use holy_water", "pass"), chart, chart.heroes[0], chart.foes())

    assert thrown((0, 4)) == "use holy_water"
    assert thrown((0, 5)) is None
    assert thrown((0, 4), "orc") is None
    last: dict[str, Any] = {"tile": "eye_of_death", "location": "eye_of_death"}
    assert thrown((1, 4), "orc", **last) == "use holy_water"
    chart = chart_of(scene("brannoc_vale", at=[(0, 0)], monsters=[("demon", (0, 1))]))
    assert holy_water(("pass",), chart, chart.heroes[0], chart.foes()) is None


# -- where to --------------------------------------------------------------------------------------


def test_a_fighter_goes_beside_the_weakest_he_can_reach_and_stays_where_he_can_strike() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], monsters=[("orc", (0, 2)), ("gremlin", (3, 0))])
    chart = chart_of(game)
    goals = goals_of_fighter(chart, chart.heroes[0], chart.foes())
    assert goals
    assert goals <= {square_at(2, 0), square_at(3, 1), square_at(4, 0)}
    near = chart_of(scene("brannoc_vale", at=[(0, 0)], monsters=[("orc", (0, 1))]))
    assert goals_of_fighter(near, near.heroes[0], near.foes()) == set()


def test_a_fighter_who_reaches_nobody_at_once_goes_towards_all() -> None:
    chart = chart_of(scene("sister_ivenne", at=[(0, 0)], monsters=[("orc", (5, 5))]))
    goals = goals_of_fighter(chart, chart.heroes[0], chart.foes())
    assert {(5, 4), (4, 5)} <= places(goals)
    assert (5, 5) not in places(goals)


def caster_goals(foe_at: tuple[int, int], *did: str, at: tuple[int, int] = (0, 0)) -> Any:
    """Where a mage goes who has done so much."""
    chart = chart_of(
        scene("orrin_ashgrove", at=[at], monsters=[("orc", foe_at)]), {0: {"did": [*did]}}
    )
    return places(goals_of_caster(chart, chart.heroes[0], chart.foes()))


def test_a_caster_comes_near_enough_to_aim_and_goes_away_when_he_has_cast() -> None:
    assert caster_goals((0, 3)) == set()
    assert caster_goals((5, 5))
    assert all(3 <= abs(5 - x) + abs(5 - y) <= 6 for x, y in caster_goals((5, 5)))
    assert caster_goals((0, 2), "cast")
    assert caster_goals((0, 2), "attack")
    assert caster_goals((0, 3), "cast") == set()
    assert caster_goals((0, 2)) == set()


def test_the_safest_squares_are_the_farthest_within_a_move() -> None:
    chart = chart_of(scene("orrin_ashgrove", at=[(2, 2)], monsters=[("orc", (2, 1))]))
    hero, foes = chart.heroes[0], chart.foes()
    found = places(safe_squares(chart, hero, foes))
    gaps = {abs(x - 2) + abs(y - 1) for x, y in found}
    assert (2, 2) not in found
    assert min(gaps) >= 4
    far = chart_of(scene("orrin_ashgrove", at=[(5, 5)], monsters=[("orc", (0, 0))]))
    assert safe_squares(far, far.heroes[0], far.foes()) == set()


def test_who_holds_a_doorway_goes_to_his_row() -> None:
    game = scene(*PARTY, at=[(0, 5), (1, 5), (2, 5), (3, 5)], monsters=[("orc", (0, 0))], seats=1)
    chart = chart_of(game)
    stand = Stand((square_at(2, 0), square_at(3, 0)), (square_at(2, 1), square_at(3, 1)))
    warrior, priestess = chart.heroes[WARRIOR], chart.heroes[PRIESTESS]
    assert places(goals_in_fight(chart, warrior, chart.foes(), stand)) == {(2, 0), (3, 0)}
    assert places(goals_in_fight(chart, priestess, chart.foes(), stand)) == {(2, 1), (3, 1)}
    assert fight_on(("move", "pass"), chart, warrior, chart.foes(), stand) == "move"


def test_who_can_do_nothing_else_frees_himself_or_passes() -> None:
    chart = chart_of(scene("brannoc_vale", at=[(0, 0)], monsters=[("orc", (0, 1))]))
    hero, foes = chart.heroes[0], chart.foes()
    assert fight_on(("move", "get free", "pass"), chart, hero, foes, None) == "get free"
    assert fight_on(("move", "pass"), chart, hero, foes, None) == "pass"


@pytest.mark.parametrize(
    ("state", "law", "coming"),
    [
        ("alert", "combatant", True),
        ("alert", "special", True),
        ("alert", "shooter", False),
        ("alert", "patient", False),
        ("sleeping", "combatant", False),
        ("surprised", "combatant", False),
    ],
)
def test_who_is_awake_and_fights_hand_to_hand_comes(state: str, law: str, coming: bool) -> None:
    assert comes(foe(10, 3, state=state, law=[law])) is coming
