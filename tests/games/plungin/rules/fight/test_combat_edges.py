"""Positions near the plain ones: who is gone, asleep, hidden, held, hallowed (DEATH, COND, LAW)."""

import re
from pathlib import Path
from typing import Any

import pytest

from delvers.games.plungin import rules as plungin
from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.registry import SPELLS
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.attacking import attack_options
from delvers.games.plungin.rules.fight.combat import strike_at
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.leaving_the_board import forget_number, leave_board
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.fight.strikes import Strike
from delvers.games.plungin.rules.magic.conjuring import consecrate
from delvers.games.plungin.rules.magic.targeting import Casting, unseen_traps
from delvers.games.plungin.rules.monsters.actions import appear
from delvers.games.plungin.rules.monsters.bosses.count_morrow import command, mist, smoke
from delvers.games.plungin.rules.monsters.bosses.ghazrul import gaze_of_the_eye, the_lid_flickers
from delvers.games.plungin.rules.monsters.bosses.mother_hollow import cold_breath
from delvers.games.plungin.rules.monsters.bosses.old_cinder import ash_veil, breath, wing_storm
from delvers.games.plungin.rules.monsters.bosses.seneschal import sweep
from delvers.games.plungin.rules.monsters.bosses.snick import yelps
from delvers.games.plungin.rules.monsters.bosses.webmother import leaps, web_spray
from delvers.games.plungin.rules.monsters.dragons import dragon_breath
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.figures import MOLTEN
from delvers.games.plungin.rules.state.fixtures import Door, Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.things.abilities import can_turn, charge, charges
from delvers.games.plungin.rules.traps.trap_effects import answer_alarm
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.fights import pools
from tests.games.plungin.rules.foes import let_pass
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import (
    Place,
    act,
    faces,
    hero,
    monster,
    place,
    scene,
    state_of,
    told,
)

PAIR = ("brannoc_vale", "sable_wick")
STRONG = {**BOX.heroes["brannoc_vale"].stats, "RES": 9, "DEX": 9}


def meet(kind: str, where: Place, *dice: int, **more: Any) -> Game:
    """Brannoc and Sable without abilities, and a monster with both its actions."""
    facts: dict[str, Any] = {"at": [(1, 2), (5, 5)], "abilities": {0: [], 1: []}, "seats": 1}
    game = scene(*PAIR, **{**facts, "monsters": [(kind, where)], **more})
    monster(game).actions = 2
    state_of(game).dice = faces(*dice)
    return game


def burn(game: Game, *places: Place) -> Game:
    """Flames on some squares."""
    add_hazard(game._table, "wall_of_flame", [square_at(*one) for one in places], 3, 4)
    return game


# -- who is gone -----------------------------------------------------------------------------------


@pytest.mark.rule("DP-DEATH-14", "DP-PUSH-02")
def test_a_hero_whom_the_weeping_eye_kills_pushes_nobody() -> None:
    dice = (6, 6, 6, 3, 3, 3, *[3] * 5, 1, 6, 6, 3, 3, 3)
    game = meet("demon", (2, 2), *dice, life={0: 1})
    monster(game).damage = 8
    run(strike_at(game._table, hero(game), monster(game), Strike()))
    assert [one["who"] for one in told(game, "died")] == ["brannoc_vale"]
    assert not told(game, "pushed") + told(game, "push_blocked") + told(game, "advanced")


@pytest.mark.rule("DP-DEATH-14", "DP-COND-02")
def test_molten_blood_sets_no_dead_hero_on_fire() -> None:
    dice = (6, 6, 6, 3, 3, 3, *[3] * 9, 1, *[6] * 8)
    game = meet("old_cinder", (2, 2), *dice, life={0: 1})
    monster(game).damage, monster(game).changes = 28, (MOLTEN,)
    run(strike_at(game._table, hero(game), monster(game), Strike()))
    assert hero(game).status == "dead"
    assert hero(game).conditions == {}


@pytest.mark.rule("DP-DEATH-14")
@pytest.mark.parametrize("number", [0, 10])
def test_who_is_off_the_board_is_neither_harmed_nor_afflicted(number: int) -> None:
    game = meet("orc", (4, 2))
    one = hero(game) if number == 0 else monster(game)
    leave_board(game._table, one)
    assert run(harm(game._table, one, 2, "venom", "DP-COND-04")) == 0
    assert not afflict(game._table, one, "burning", "DP-COND-02")
    assert not told(game, "damaged") + told(game, "died") + told(game, "monster_killed")


@pytest.mark.rule("DP-DEATH-14", "DP-VAR-COMBAT-04")
def test_nothing_covers_from_a_flask_whose_thrower_has_died() -> None:
    dice = (*[6] * 4, *[3] * 5, 1, 6, 6, 3, 3, 3)
    facts: dict[str, Any] = {"carried": {0: ["fire_flask"], 1: []}, "life": {0: 1}}
    facts |= {"tile": "room_8x8", "at": [(1, 1), (5, 5)], "rules": Rules(cover=True)}
    game = meet("demon", (4, 1), *dice, **facts)
    put_monster(game._table, "orc", square_at(4, 2))
    monster(game).damage = 7
    act(game, 0, "act brannoc_vale", "use fire_flask", "at 4,1")
    assert told(game, "died")
    assert pools(game, "orc 11 defence") == [4]


@pytest.mark.rule("DP-DEATH-14", "DP-LAW-14")
def test_no_monster_takes_a_new_hero_for_the_dead_one_who_hit_it() -> None:
    game = meet("wyvern", (4, 2))
    monster(game).hurt_by = monster(game).target = 1
    forget_number(state_of(game), 0)
    assert (monster(game).hurt_by, monster(game).target) == (1, 1)
    forget_number(state_of(game), 1)
    assert (monster(game).hurt_by, monster(game).target) == (-1, -1)


@pytest.mark.rule("DP-SPELL-13")
@pytest.mark.parametrize(("life", "lost"), [(5, [2]), (2, [1]), (1, [])])
def test_a_clumsy_raising_costs_two_life_but_not_the_last(life: int, lost: list[int]) -> None:
    game = caster("raise_fallen", life={0: life})
    casting = Casting(BOX.spells["raise_fallen"], "on sable_wick", 4, 4, True)
    run(SPELLS["fumble bleed_self"](game._table, hero(game), casting, False))
    assert [one["amount"] for one in told(game, "damaged")] == lost
    assert hero(game).life == life - sum(lost)


WAYS_AROUND = {
    r"\.life -= ": ["life.py"],
    r"\.damage [+-]= ": ["life.py"],
    r'\bstatus = "dead"': ["life.py"],
    r"state\.monsters = ": ["leaving_the_board.py"],
    r"\.at = NOWHERE": ["leaving_the_board.py", "play.py"],
    r'afflict\([^)]*"stunned"': ["life.py"],
}
"""What only one routine may do; a new adventure begins with everybody off the board."""


@pytest.mark.rule("DP-DEATH-14", "DP-COMBAT-16")
@pytest.mark.parametrize("what", WAYS_AROUND)
def test_life_is_lost_and_the_board_is_left_by_one_way(what: str) -> None:
    rules = Path(plungin.__file__).parent
    found = [one.name for one in sorted(rules.rglob("*.py")) if re.search(what, one.read_text())]
    assert found == WAYS_AROUND[what]


# -- who sleeps ------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ATTN-05")
@pytest.mark.parametrize("cause", ["turn_undead", "burning", "venom", "caltrops"])
def test_any_damage_wakes_the_sleeper_who_takes_it(cause: str) -> None:
    game = meet("skeleton", (4, 2))
    monster(game).state = "sleeping"
    run(harm(game._table, monster(game), 1, Named(cause), "DP-ATTN-05"))
    assert (monster(game).state, monster(game).skips) == ("surprised", 1)
    assert [one["why"] for one in told(game, "woke")] == ["damage"]


@pytest.mark.rule("DP-ATTN-05", "DP-SPELL-20")
def test_flames_below_a_sleeper_wake_it_and_it_loses_its_turn() -> None:
    game = burn(meet("zombie", (4, 2)), (4, 2))
    monster(game).state = "sleeping"
    state_of(game).dice = faces(*[6] * 4, *[3] * 30)
    let_pass(game)
    assert monster(game).life < known_life("zombie")
    assert monster(game).state == "unaware"
    assert place(game, 10) == (4, 2)


def known_life(kind: str) -> int:
    """The LIFE of a monster's entry."""
    return BOX.monsters[kind].stats["LIFE"]


# -- where a monster comes to ----------------------------------------------------------------------


MOVED = {
    "mist": ("count_morrow", mist),
    "smoke": ("count_morrow", lambda table, one: smoke(table, one, 0)),
    "ash_veil": ("old_cinder", ash_veil),
    "leaps": ("webmother", lambda table, one: leaps(table, one, 0)),
    "yelps": ("gremlin_foreman", lambda table, one: yelps(table, one, 0)),
}


@pytest.mark.rule("DP-SPELL-10", "DP-LAW-06")
@pytest.mark.parametrize("name", MOVED)
def test_flames_burn_who_comes_into_them_at_once(name: str) -> None:
    kind, move = MOVED[name]
    game = meet(kind, (3, 3), at=[(0, 0), (0, 1)])
    everywhere = [(x, y) for x in range(6) for y in range(6) if (x, y) != (3, 3)]
    run(move(burn(game, *everywhere)._table, monster(game)))
    assert place(game, 10) != (3, 3)
    assert "wall_of_flame" in [one["why"] for one in told(game, "rolled")]


@pytest.mark.rule("DP-BOSS-08", "DP-SPELL-10")
def test_ghazrul_is_driven_into_flames_on_the_eye() -> None:
    game = meet("demon", (2, 2), tile="eye_of_death", at=[(1, 2), (0, 0)])
    eyes = [square for square, mark in state_of(game).terrain.items() if mark == "E"]
    add_hazard(game._table, "wall_of_flame", eyes, 3, 4)
    run(the_lid_flickers(game._table, monster(game), 0))
    assert pools(game, "wall_of_flame") == [4]


@pytest.mark.rule("DP-SPELL-10")
def test_who_is_put_out_of_a_sanctuary_comes_into_what_lies_there() -> None:
    game = burn(meet("orc", (1, 0), at=[(0, 0), (0, 5)]), *((3, y) for y in range(6)))
    squares = [square_at(x, y) for x in range(3) for y in range(6)]
    run(consecrate(game._table, hero(game), squares, 0))
    assert place(game, 10) == (3, 0)
    assert pools(game, "wall_of_flame") == [4]


@pytest.mark.rule("DP-SPELL-10")
def test_nobody_is_put_out_of_one_sanctuary_into_another() -> None:
    game = meet("orc", (1, 0), at=[(0, 0), (0, 5)])
    add_hazard(game._table, "sanctuary", [square_at(3, y) for y in range(6)], 3, by=1)
    squares = [square_at(x, y) for x in range(3) for y in range(6)]
    state_of(game).terrain.update({square_at(2, y): "P" for y in range(1, 6)})
    run(consecrate(game._table, hero(game), squares, 0))
    assert place(game, 10) == (4, 0)


@pytest.mark.rule("DP-SPELL-10")
def test_a_boss_that_stands_firm_calls_nobody_into_a_sanctuary() -> None:
    game = meet("demon", (5, 4))
    add_hazard(game._table, "sanctuary", [square_at(0, 1)], 3, by=0)
    monster(game).ignores_sanctuary = True
    assert not appear(game._table, monster(game), "gremlin", [square_at(0, 1)])
    assert appear(game._table, monster(game), "gremlin", [square_at(0, 1), square_at(0, 2)])
    assert place(game, 11) == (0, 2)


@pytest.mark.rule("DP-SPELL-10", "DP-TRAP-15")
def test_who_answers_an_alarm_comes_into_no_sanctuary() -> None:
    game = meet("orc", (5, 4), beyond={"south": "corridor_straight"})
    squares = [square_at(x, y) for x in range(6) for y in range(3, 6)]
    add_hazard(game._table, "sanctuary", squares, 3, by=0)
    state_of(game).dice = faces(20, *[3] * 40)
    run(answer_alarm(game._table, hero(game)))
    came = [one for one in state_of(game).monsters if one.number > 10]
    assert came
    assert not [one for one in came if one.at in squares]


@pytest.mark.rule("DP-REACT-02")
@pytest.mark.parametrize("name", MOVED)
def test_a_hero_may_strike_at_a_monster_that_vanishes_from_beside_him(name: str) -> None:
    kind, move = MOVED[name]
    abilities = {0: ["attack_of_opportunity"], 1: []}
    game = meet(kind, (3, 3), at=[(2, 3), (0, 0)], abilities=abilities, life={1: 1})
    state_of(game).acting = 10
    run(move(game._table, monster(game)), "strike")
    assert len(told(game, "struck_in_passing")) == 1


@pytest.mark.rule("DP-REACT-02", "DP-BOSS-08")
def test_nobody_strikes_at_who_is_pushed_away() -> None:
    abilities = {0: ["attack_of_opportunity"], 1: []}
    game = meet("demon", (2, 2), tile="eye_of_death", at=[(1, 2), (0, 0)], abilities=abilities)
    state_of(game).acting = 10
    run(the_lid_flickers(game._table, monster(game), 0), "strike")
    assert place(game, 10) != (2, 2)
    assert not told(game, "struck_in_passing")


# -- walls and smoke -------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize("is_walled", [False, True])
def test_a_wing_storm_passes_no_wall(is_walled: bool) -> None:
    game = meet("old_cinder", (3, 2), at=[(1, 2), (5, 5)])
    if is_walled:
        state_of(game).terrain[square_at(2, 2)] = "P"
    run(wing_storm(game._table, monster(game)))
    assert bool(told(game, "pushed")) is not is_walled


@pytest.mark.rule("DP-ACTION-15")
@pytest.mark.parametrize("is_walled", [False, True])
def test_the_dead_are_not_turned_through_a_wall(is_walled: bool) -> None:
    game = meet("skeleton", (3, 2))
    if is_walled:
        state_of(game).terrain[square_at(2, 2)] = "P"
    assert can_turn(state_of(game), hero(game), monster(game)) is not is_walled


@pytest.mark.rule("DP-LAW-06", "DP-COMBAT-09")
@pytest.mark.parametrize("between", ["", "pillar", "smoke"])
def test_the_count_commands_only_whom_he_sees(between: str) -> None:
    game = meet("count_morrow", (5, 2), *[3] * 60, at=[(1, 2), (0, 5)])
    hero(game).stats["WIT"] = 1
    for x, y in ((3, 2), (3, 3), (3, 4), (2, 4), (3, 5)):
        if between == "pillar":
            state_of(game).terrain[square_at(x, y)] = "P"
        elif between == "smoke":
            add_hazard(game._table, "smoke", [square_at(x, y)], 2)
    run(command(game._table, monster(game)))
    assert bool(told(game, "commanded")) is (between == "")


# -- pits and nets ---------------------------------------------------------------------------------


BREATHS = {"old_cinder": breath, "dragon": dragon_breath, "mother_hollow": cold_breath}


@pytest.mark.rule("DP-COND-01", "DP-LAW-06")
@pytest.mark.parametrize("is_netted", [False, True])
@pytest.mark.parametrize("kind", BREATHS)
def test_no_breath_leaves_a_net(kind: str, is_netted: bool) -> None:
    game = meet(kind, (3, 2))
    monster(game).actions = 1
    monster(game).conditions["rooted"] = UNTIL_ENDED
    if is_netted:
        monster(game).conditions["trapped"] = UNTIL_ENDED
        monster(game).hold = "netted"
    run(BREATHS[kind](game._table, monster(game)))
    breathed = pools(game, "dragon_breath") or told(game, "monster_casts")
    assert bool(breathed) is not is_netted


# -- the hidden ------------------------------------------------------------------------------------


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize(("weapon", "where"), [("pike", (3, 2)), ("halberd", (2, 3))])
@pytest.mark.parametrize("is_hidden", [False, True])
def test_a_long_weapon_finds_nobody_hidden(weapon: str, where: Place, is_hidden: bool) -> None:
    hands = {0: [weapon, weapon]}
    game = meet("webmother", where, hands=hands, stats={0: STRONG})
    if is_hidden:
        monster(game).conditions["hidden"] = UNTIL_ENDED
    assert bool(attack_options(state_of(game), hero(game))) is not is_hidden


@pytest.mark.rule("DP-COND-01", "DP-ACTION-16")
@pytest.mark.parametrize("is_hidden", [False, True])
def test_nobody_charges_at_who_is_hidden(is_hidden: bool) -> None:
    game = meet("webmother", (5, 2))
    if is_hidden:
        monster(game).conditions["hidden"] = UNTIL_ENDED
    assert bool(charges(state_of(game), hero(game))) is not is_hidden


@pytest.mark.rule("DP-COND-01", "DP-LAW-06")
def test_a_sweep_strikes_the_hidden_too() -> None:
    game = meet("seneschal", (2, 3), *[3] * 40)
    hero(game).conditions["hidden"] = UNTIL_ENDED
    run(sweep(game._table, monster(game)))
    assert pools(game, "sweep") == [5]


# -- commands and webs -----------------------------------------------------------------------------


WEAPONS = {"pike": ("attack", (3, 2)), "hand_axe": ("throw at", (3, 2)), "sword": ("", (3, 2))}


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_who_is_commanded_uses_what_is_in_his_hand(weapon: str) -> None:
    how, where = WEAPONS[weapon]
    hands = {0: [weapon, weapon if BOX.items[weapon].hands == 2 else ""]}
    facts: dict[str, Any] = {"hands": hands, "stats": {0: STRONG}, "at": [(1, 2), where]}
    game = meet("count_morrow", (5, 5), **facts)
    hero(game).commanded_turns = 1
    expected = [f"{how} sable_wick 1"] if how else []
    assert [*attack_options(state_of(game), hero(game))] == expected


@pytest.mark.rule("DP-LAW-06", "DP-VAR-COMBAT-10")
@pytest.mark.parametrize("is_barred", [False, True])
def test_who_is_commanded_does_not_shoot_beside_an_opponent(is_barred: bool) -> None:
    facts: dict[str, Any] = {"hands": {0: ["short_bow", "short_bow"]}, "stats": {0: STRONG}}
    rules = Rules(no_shots_in_melee=is_barred)
    game = meet("count_morrow", (1, 3), at=[(1, 2), (4, 2)], rules=rules, **facts)
    hero(game).commanded_turns = 1
    assert bool(attack_options(state_of(game), hero(game))) is not is_barred


@pytest.mark.rule("DP-REACT-02", "DP-LAW-06")
@pytest.mark.parametrize("answer", ["guard", "decline"])
def test_a_guardian_may_take_the_web(answer: str) -> None:
    abilities = {0: ["guardian"], 1: []}
    game = meet("webmother", (5, 2), at=[(1, 2), (2, 2)], abilities=abilities)
    state_of(game).dice = faces(*[6] * 4, *[3] * 20)
    run(web_spray(game._table, monster(game)), answer)
    held = hero(game, 0 if answer == "guard" else 1)
    assert "rooted" in held.conditions
    assert place(game, held.number) == (2, 2)


@pytest.mark.rule("DP-FUMBLE-01", "DP-LAW-06")
@pytest.mark.parametrize(("kind", "why"), [("webmother", "web_spray"), ("dragon", "dragon_breath")])
def test_a_boss_stunned_on_its_way_has_no_action_left(kind: str, why: str) -> None:
    abilities = {0: ["attack_of_opportunity"], 1: []}
    game = meet(kind, (7, 1), at=[(7, 0), (2, 5)], tile="room_8x8", abilities=abilities)
    hero(game).conditions["hidden"] = UNTIL_ENDED
    for hazard in ("sanctuary", "smoke"):
        add_hazard(game._table, hazard, [hero(game).at], 3, by=0)
    state_of(game).acting = 10
    parried = BOX.monsters[kind].stats["DEF"] - 1
    state_of(game).dice = faces(6, *[3] * 4, 5, *[1] * parried)
    advance = web_spray if kind == "webmother" else dragon_breath
    run(advance(game._table, monster(game)), "strike")
    assert told(game, "struck_in_passing")
    assert place(game, 10) != (7, 1)
    assert why not in [one["why"] for one in told(game, "rolled")]


# -- beside an opponent ----------------------------------------------------------------------------


ENGAGED = Rules(no_shots_in_melee=True)
SPECIAL_SHOTS = {
    "mother_hollow": (cold_breath, "frost_breath"),
    "webmother": (web_spray, "web_spray"),
}


@pytest.mark.rule("DP-VAR-COMBAT-10", "DP-LAW-17")
@pytest.mark.parametrize("is_barred", [False, True])
@pytest.mark.parametrize("kind", SPECIAL_SHOTS)
def test_bosses_neither_shoot_nor_cast_beside_an_opponent(kind: str, is_barred: bool) -> None:
    shoot, name = SPECIAL_SHOTS[kind]
    game = meet(kind, (2, 2), *[3] * 60, rules=ENGAGED if is_barred else Rules())
    run(shoot(game._table, monster(game)))
    shot = pools(game, name) or told(game, "monster_casts")
    assert bool(shot) is not is_barred
    assert bool(pools(game, f"{kind} 10 attack")) is is_barred


@pytest.mark.rule("DP-LAW-17", "DP-CONSUM-02")
def test_a_webmother_beside_a_hero_in_smoke_bites() -> None:
    game = meet("webmother", (2, 2), *[3] * 60)
    add_hazard(game._table, "smoke", [hero(game).at], 2)
    run(web_spray(game._table, monster(game)))
    assert pools(game, "webmother 10 attack") == [5]


# -- whom they take for the nearest ----------------------------------------------------------------


@pytest.mark.rule("DP-ACTION-15", "DP-LAW-06")
@pytest.mark.parametrize("taunter", [0, 1])
def test_the_web_goes_to_who_has_taunted_her(taunter: int) -> None:
    game = meet("webmother", (3, 2), *[6] * 4, *[3] * 20, at=[(1, 2), (3, 5)])
    monster(game).taunted_by = taunter
    run(web_spray(game._table, monster(game)))
    assert ["rooted" in one.conditions for one in state_of(game).heroes] == [
        taunter == 0,
        taunter == 1,
    ]


def with_image(kind: str, where: Place, image: Place, *dice: int, **more: Any) -> Game:
    """A phantom stands among the heroes."""
    game = meet(kind, where, *dice, **more)
    phantom = put_monster(game._table, "phantom", square_at(*image))
    phantom.side, phantom.life = "heroes", 3
    return game


@pytest.mark.rule("DP-LAW-08", "DP-LAW-06")
def test_the_web_goes_to_a_phantom_first() -> None:
    game = with_image("webmother", (3, 2), (3, 5), *[6] * 4, *[3] * 20, at=[(1, 2), (0, 0)])
    run(web_spray(game._table, monster(game)))
    assert "rooted" in monster(game, 11).conditions


@pytest.mark.rule("DP-LAW-08", "DP-LAW-06")
def test_the_eye_stares_at_a_phantom_first() -> None:
    facts: dict[str, Any] = {"at": [(1, 1), (0, 0)], "tile": "room_8x8"}
    game = with_image("demon", (4, 1), (7, 6), *[3] * 60, **facts)
    monster(game).conditions["rooted"] = Duration.own_turns(9)
    run(gaze_of_the_eye(game._table, monster(game)))
    assert [one["who"] for one in told(game, "unharmed")] == ["phantom 11"]
    assert pools(game, "gaze_of_the_eye") == [4]
    state_of(game).dice = faces(*[6] * 4, *[3] * 20)
    run(gaze_of_the_eye(game._table, monster(game)))
    assert [one["who"] for one in told(game, "damaged")] == ["phantom 11"]


@pytest.mark.rule("DP-LAW-10", "DP-LAW-06")
def test_the_mist_goes_to_a_phantom_as_the_weakest() -> None:
    game = with_image("count_morrow", (5, 0), (4, 4), *[3] * 60, at=[(0, 0), (0, 5)], life={0: 1})
    run(mist(game._table, monster(game)))
    assert [one["other"] for one in told(game, "attacks_in_melee")] == ["phantom 11"]


# -- the patient, and pits -------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-07", "DP-ACTION-16")
@pytest.mark.parametrize(("gargoyle", "stirs"), [((3, 1), True), ((5, 4), False)])
def test_a_charge_that_ends_beside_the_patient_provokes_it(gargoyle: Place, stirs: bool) -> None:
    facts: dict[str, Any] = {"abilities": {0: ["charge"], 1: []}, "at": [(0, 2), (0, 5)]}
    game = meet("orc", (4, 2), *[3] * 60, **facts)
    put_monster(game._table, "gargoyle", square_at(*gargoyle))
    run(charge(game._table, hero(game)), "on orc 10 east 3")
    assert place(game) == (3, 2)
    assert monster(game, 11).is_provoked is stirs


@pytest.mark.rule("DP-LAW-07", "DP-ACTION-16")
def test_a_charge_at_the_patient_provokes_it_even_if_it_is_stopped() -> None:
    game = meet("gargoyle", (4, 2), *[3] * 60, at=[(0, 2), (0, 5)])
    state_of(game).hazards.append(Hazard("pit_trap", [square_at(1, 2)], 0, tile=0))
    run(charge(game._table, hero(game)), "on gargoyle 10 east 3")
    assert not told(game, "attacks_in_melee")
    assert monster(game).is_provoked


@pytest.mark.rule("DP-TRAPLIST-25", "DP-SPELL-18")
@pytest.mark.parametrize("is_in_pit", [False, True])
def test_no_sanctuary_and_no_inner_eye_leaves_a_pit(is_in_pit: bool) -> None:
    game = meet("orc", (2, 2), doors={"north": Door(trap="dart_volley")})
    if is_in_pit:
        state_of(game).hazards.append(Hazard("pit_trap", [hero(game).at], 0, tile=0))
        hero(game).conditions["trapped"] = UNTIL_ENDED
    assert bool(unseen_traps(state_of(game), hero(game))) is not is_in_pit
    casting = Casting(BOX.spells["sanctuary"], "here", 3, 3)
    run(SPELLS["sanctuary"](game._table, hero(game), casting))
    assert bool(told(game, "expelled")) is not is_in_pit


@pytest.mark.rule("DP-VAR-COMBAT-10", "DP-SPELL-10")
@pytest.mark.parametrize("is_barred", [False, True])
def test_the_eye_does_not_stare_from_beside_a_sanctuary(is_barred: bool) -> None:
    game = meet("demon", (2, 2), *[3] * 60, rules=ENGAGED if is_barred else Rules())
    add_hazard(game._table, "sanctuary", [hero(game).at], 3, by=0)
    monster(game).conditions["rooted"] = Duration.own_turns(9)
    run(gaze_of_the_eye(game._table, monster(game)))
    assert bool(pools(game, "gaze_of_the_eye")) is not is_barred
