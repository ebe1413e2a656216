"""What the keywords of a Law make monsters do (LAW, CONFLICT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, law_of, let_pass, places, put, rolls_of
from tests.games.plungin.rules.rows import row_of_rooms
from tests.games.plungin.rules.scene import cited, hero, monster, options, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def after(game: Game, number: int = 10) -> int:
    """Whom a monster is after."""
    return monster(game, number).target


def with_law(law: Law, kind: str = "orc", where: tuple[int, int] = (4, 2), **more: Any) -> Game:
    """A near hero (number 0) and a far one (number 1), and a monster with some Law."""
    facts = {"heroes": PAIR, "at": [(1, 2), (0, 5)], **more}
    game = foe(kind, where, **facts)
    monster(game).law = law
    return game


@pytest.mark.rule("DP-LAW-02", "DP-MONSTER-15", "DP-MONSTER-20")
def test_a_combatant_moves_up_to_its_target_and_strikes() -> None:
    game = its_turn("orc", (4, 2))
    assert place(game, 10) == (1, 2)
    assert rolls_of(game, "orc 10 attack") == [6]


@pytest.mark.rule("DP-MONSTER-15")
def test_a_monster_beside_its_target_strikes_but_once() -> None:
    assert rolls_of(its_turn("orc", (1, 2)), "orc 10 attack") == [6]


@pytest.mark.rule("DP-LAW-03")
def test_a_combatant_follows_whom_it_has_pushed() -> None:
    game = its_turn("orc", (3, 2), *[5] * 6, at=[(2, 2)])
    assert place(game, 0) == (1, 2)
    assert place(game, 10) == (2, 2)
    assert told(game, "advanced")


@pytest.mark.rule("DP-LAW-04")
def test_most_monsters_are_combatants() -> None:
    roles = [one.law.role for one in BOX.monsters.values() if not one.boss]
    assert roles.count("combatant") > len(roles) / 2


@pytest.mark.rule("DP-LAW-05")
def test_a_shooter_goes_as_far_away_as_its_range_lets_it() -> None:
    game = its_turn("goblin_archer", (2, 2))
    near = place(game, 10)
    assert abs(near[0] - 0) + abs(near[1] - 2) == 5
    assert rolls_of(game, "goblin_archer") == [4]


@pytest.mark.rule("DP-LAW-05")
def test_a_shooter_out_of_range_comes_nearer() -> None:
    game = its_turn("goblin_archer", (7, 7), at=[(0, 0)], tile="room_8x8")
    assert sum(place(game, 10)) == 10
    assert rolls_of(game, "goblin_archer") == []


@pytest.mark.rule("DP-LAW-08", "DP-CONFLICT-64")
def test_near_is_the_fewest_squares_on_foot_and_not_as_the_crow_flies() -> None:
    game = with_law(Law("combatant"), where=(3, 2), at=[(1, 2), (3, 5)])
    for row in (1, 2, 3):
        put(game, "phantom", (2, row)).side = "monsters"
    let_pass(game)
    assert after(game) == 1


@pytest.mark.rule("DP-CONFLICT-64", "DP-MONSTER-17")
def test_the_handler_chooses_among_the_equally_near() -> None:
    game = foe("orc", (4, 2), heroes=PAIR, at=[(2, 1), (2, 3)], seats=2)
    state_of(game).builder = 1
    game.choose(0, "pass")
    game.choose(1, "pass")
    assert list(game.waiting) == [1]
    assert game.pending[1].rule == "DP-CONFLICT-64"
    assert options(game, 1) == ("target brannoc_vale 0", "target sable_wick 1")
    game.choose(1, "target sable_wick 1")
    assert after(game) == 1


@pytest.mark.rule("DP-LAW-09")
def test_a_determined_monster_stays_with_its_first_target() -> None:
    game = with_law(Law("combatant", "determined"), "zombie")
    monster(game).target = 1
    let_pass(game)
    assert after(game) == 1
    fresh = with_law(Law("combatant", "determined"), "zombie")
    let_pass(fresh)
    assert after(fresh) == 0


@pytest.mark.rule("DP-LAW-10", "DP-CONFLICT-62")
@pytest.mark.parametrize(
    ("law", "target"),
    [
        (Law("combatant", "drawn_to", least="LIFE"), 1),
        (Law("combatant", "drawn_to", most="LIFE"), 0),
        (Law("combatant", "drawn_to", most="DEX"), 1),
        (Law("combatant", "drawn_to", least="DEX"), 0),
    ],
)
def test_the_best_value_draws_before_the_shortest_way(law: Law, target: int) -> None:
    game = with_law(law)
    let_pass(game)
    assert after(game) == target


@pytest.mark.rule("DP-LAW-10")
def test_being_near_decides_among_equal_values() -> None:
    game = with_law(Law("combatant", "drawn_to", most="MAG"))
    let_pass(game)
    assert after(game) == 0


@pytest.mark.rule("DP-LAW-10", "DP-LAW-16")
@pytest.mark.parametrize(("schools", "target"), [(["school_of_light"], 1), ([], 0)])
def test_a_concept_draws_and_without_it_the_nearest_is_taken(
    schools: list[str], target: int
) -> None:
    law = Law("combatant", "drawn_to", of="school_of_light")
    game = with_law(law, schools={1: schools})
    let_pass(game)
    assert after(game) == target


@pytest.mark.rule("DP-LAW-11")
def test_the_pack_falls_on_a_hero_who_has_another_of_it_beside_him() -> None:
    game = with_law(Law("combatant", "pack", of="wolf"), "wolf", monsters=[("wolf", (4, 2))])
    put(game, "wolf", (0, 4)).state = "sleeping"
    let_pass(game)
    assert after(game) == 1


@pytest.mark.rule("DP-LAW-11")
def test_a_pack_of_one_race_does_not_mind_others_but_rats_mind_all() -> None:
    for kind, target in (("wolf", 0), ("giant_rat", 1)):
        game = foe(kind, (4, 2), heroes=PAIR, at=[(1, 2), (0, 5)])
        put(game, "zombie", (0, 4)).state = "sleeping"
        let_pass(game)
        assert after(game) == target


@pytest.mark.rule("DP-LAW-17", "DP-EX-28")
def test_without_such_a_hero_one_leads_against_the_nearest_and_the_rest_join() -> None:
    wolves = [("wolf", (4, 2)), ("wolf", (0, 0)), ("wolf", (5, 5))]
    game = foe("wolf", heroes=PAIR, at=[(4, 4), (0, 3)], monsters=wolves)
    let_pass(game)
    assert [after(game, number) for number in (10, 11, 12)] == [0, 0, 0]


@pytest.mark.rule("DP-LAW-17")
def test_the_pack_joins_its_leader_even_before_he_is_there() -> None:
    game = foe(
        "wolf", heroes=PAIR, at=[(4, 4), (0, 3)], monsters=[("wolf", (4, 2)), ("wolf", (0, 0))]
    )
    monster(game).conditions["rooted"] = UNTIL_ENDED
    let_pass(game)
    assert [after(game, number) for number in (10, 11)] == [0, 0]


@pytest.mark.rule("DP-LAW-18", "DP-EX-29")
def test_when_the_hero_of_the_pack_is_gone_the_nearest_is_next() -> None:
    game = foe(
        "wolf", heroes=PAIR, at=[(4, 4), (0, 3)], monsters=[("wolf", (4, 3)), ("wolf", (5, 5))]
    )
    let_pass(game)
    state_of(game).who.pop(hero(game, 0).at)
    hero(game, 0).status, hero(game, 0).at = "dead", -1
    let_pass(game)
    assert [after(game, number) for number in (10, 11)] == [1, 1]


@pytest.mark.rule("DP-LAW-12", "DP-CONFLICT-61")
@pytest.mark.parametrize(("roll", "victim"), [(1, 0), (2, 1), (3, 11)])
def test_the_frenzied_attack_anybody_at_random_monsters_too(roll: int, victim: int) -> None:
    game = with_law(Law("combatant", "frenzied"), dice=[roll])
    put(game, "zombie", (5, 2)).state = "sleeping"
    let_pass(game)
    assert after(game) == victim


@pytest.mark.rule("DP-CONFLICT-61")
def test_the_frenzied_know_nobody_behind_a_closed_door() -> None:
    door = Door(trap="")
    game = with_law(
        Law("combatant", "frenzied"), dice=[3], doors={"east": door}, beyond={"east": "room_6x6"}
    )
    put(game, "zombie", (9, 3)).state = "sleeping"
    let_pass(game)
    assert after(game) in (0, 1)


@pytest.mark.rule("DP-LAW-13")
def test_the_players_decide_whom_a_dumb_monster_attacks() -> None:
    game = with_law(Law("combatant", "dumb"), "ogre")
    let_pass(game, "pass", "pass", "target sable_wick 1")
    assert after(game) == 1


@pytest.mark.rule("DP-LAW-13")
def test_the_question_of_a_dumb_monster_names_its_clause() -> None:
    game = foe("ogre", (4, 2), heroes=PAIR, at=[(1, 2), (0, 5)], seats=2)
    game.choose(0, "pass")
    game.choose(1, "pass")
    assert game.pending[0].rule == "DP-LAW-13"
    assert options(game, 0) == ("target brannoc_vale 0", "target sable_wick 1")


@pytest.mark.rule("DP-LAW-14")
def test_the_vengeful_go_for_who_hit_them_last() -> None:
    game = with_law(Law("combatant", "vengeful"))
    monster(game).hurt_by = 1
    let_pass(game)
    assert after(game) == 1


@pytest.mark.rule("DP-LAW-14")
def test_a_hero_who_does_damage_is_remembered() -> None:
    game = foe("ogre", (1, 2), *[5] * 6, *[2] * 4)
    game.choose(0, "attack ogre 10")
    assert monster(game).hurt_by == 0


@pytest.mark.rule("DP-LAW-07", "DP-LAW-20", "DP-EX-30")
def test_a_patient_monster_waits_until_it_is_attacked_and_then_has_another_law() -> None:
    game = foe("vampire", (1, 2), heroes=PAIR, at=[(0, 2), (0, 5)])
    let_pass(game)
    assert rolls_of(game, "vampire") == []
    game.choose(0, "act brannoc_vale")
    game.choose(0, "attack vampire 10")
    assert law_of(game) == Law("combatant", "drawn_to", least="LIFE")
    assert cited(game, "law_changed") == ["DP-LAW-20"]
    let_pass(game)
    assert after(game) == 1


@pytest.mark.rule("DP-LAW-20", "DP-EX-31")
@pytest.mark.parametrize(("hits", "target"), [(2, "dumb"), (3, "vengeful")])
def test_an_ogre_becomes_vengeful_by_a_wound_of_three(hits: int, target: str) -> None:
    dice = [5] * hits + [2] * (6 - hits) + [2] * 4
    game = foe("ogre", (1, 2), *dice)
    game.choose(0, "attack ogre 10")
    assert law_of(game).target == target


@pytest.mark.rule("DP-LAW-15", "DP-CONFLICT-63", "DP-LAW-19")
@pytest.mark.parametrize(("relentless", "target"), [(True, 0), (False, -1)])
def test_the_relentless_pursue_at_any_distance(relentless: bool, target: int) -> None:
    game = row_of_rooms("orc", rooms=4)
    monster(game).law = Law("combatant", "near", relentless=relentless)
    let_pass(game)
    assert after(game) == target


@pytest.mark.rule("DP-LAW-15")
def test_a_closed_door_stops_the_relentless() -> None:
    game = row_of_rooms("minotaur", rooms=4)
    state_of(game).doors[0].is_open = False
    let_pass(game)
    assert after(game) == -1


@pytest.mark.rule("DP-LAW-01", "DP-CONFLICT-63")
def test_a_law_has_a_role_and_without_a_target_it_means_near() -> None:
    assert Law("combatant") == Law("combatant", "near")
    assert BOX.monsters["minotaur"].law == Law("combatant", "determined", relentless=True)


@pytest.mark.rule("DP-LAW-16")
def test_a_caster_without_spells_fights_the_nearest() -> None:
    game = foe("cultist", (4, 2), heroes=("brannoc_vale", "sister_ivenne"), at=[(1, 2), (0, 5)])
    monster(game).spells.clear()
    let_pass(game)
    assert after(game) == 0
    assert rolls_of(game, "cultist 10 attack") == [3]
    assert places(game, 10) == [(2, 2)]


@pytest.mark.rule("DP-LAW-14")
@pytest.mark.parametrize("defence", [2, 5])
def test_every_hit_is_remembered_whether_it_does_damage_or_not(defence: int) -> None:
    game = foe("wyvern", (1, 2), 5, *[2] * 5, *[defence] * 7)
    game.choose(0, "attack wyvern 10")
    assert bool(told(game, "damaged")) is (defence == 2)
    assert monster(game).hurt_by == 0


@pytest.mark.rule("DP-LAW-14")
def test_a_miss_is_not_remembered() -> None:
    game = foe("wyvern", (1, 2), *[2] * 6)
    game.choose(0, "attack wyvern 10")
    assert monster(game).hurt_by == -1


@pytest.mark.rule("DP-LAW-14")
def test_the_hit_of_a_spell_is_remembered_even_if_it_is_warded_off() -> None:
    game = foe("wyvern", (3, 2), *[5] * 4, *[5] * 8, heroes=("orrin_ashgrove",))
    spell = next(one for one in options(game, 0) if one.startswith("cast spark"))
    game.choose(0, spell)
    if game.pending[0].options[0].startswith("at "):
        game.choose(0, game.pending[0].options[0])
    assert told(game, "damaged") == []
    assert monster(game).hurt_by == 0


@pytest.mark.rule("DP-LAW-14")
def test_the_vengeful_turn_on_the_last_of_those_who_hit_them() -> None:
    game = foe("wyvern", (1, 2), heroes=PAIR, at=[(0, 2), (2, 2)], seats=2)
    monster(game).hurt_by = 0
    game.choose(0, "pass")
    state_of(game).dice.script[:] = [4, *[1] * 5, *[4] * 7]  # type: ignore[attr-defined]
    game.choose(1, next(one for one in options(game, 1) if one.startswith("attack")))
    assert monster(game).hurt_by == 1
