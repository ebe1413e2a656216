"""Conditions: how they come, last, end, and what each does (COND)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.fight_dice import attack_dice, defence_dice
from delvers.games.plungin.rules.fight.life import heal
from delvers.games.plungin.rules.heroes.stats import max_life, pool_of, value_of
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import caster
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

ORC = [("orc", (2, 1))]
BOOK = """stunned weakened venom bleeding burning frozen paralysis slowed rooted blinded frightened
silenced asleep hidden blessed warded hasted enraged drained trapped"""


def put(game: Game, name: str, who: int = 0, rounds: int = 0, source: int = NOWHERE) -> None:
    """A condition on a hero or a monster."""
    one = hero(game) if who < 10 else monster(game, who)
    afflict(game._table, one, name, "DP-COND-01", Duration.rounds(rounds), source)


@pytest.mark.rule("DP-COND-01")
def test_the_twenty_conditions_are_in_the_book() -> None:
    assert {*BOOK.split()} <= {*BOX.conditions}


@pytest.mark.rule("DP-COND-04")
def test_a_condition_got_out_of_turn_lasts_through_the_next_own_turn() -> None:
    game = scene("brannoc_vale", at=[(1, 1)])
    act(game, 0, "pass")
    state_of(game).acting = state_of(game).turn_of = -1
    put(game, "slowed")
    assert value_of(hero(game), "MOV") == 2
    act(game, 0, "pass")
    assert "slowed" not in hero(game).conditions


@pytest.mark.rule("DP-COND-04")
def test_a_condition_got_in_the_own_turn_lasts_to_the_end_of_the_next() -> None:
    game = scene("brannoc_vale", at=[(1, 1)])
    put(game, "slowed")
    act(game, 0, "pass")
    assert "slowed" in hero(game).conditions
    act(game, 0, "pass")
    assert "slowed" not in hero(game).conditions


@pytest.mark.rule("DP-COND-05", "DP-EX-26")
def test_a_second_condition_of_the_same_kind_is_ignored() -> None:
    game = caster("bark_skin", "ward", dice=[5, 2, 2, 2, 5, 5, 5, 5])
    act(game, 0, "cast bark_skin", "pass", "cast ward")
    assert (hero(game).strengths["warded"], hero(game).conditions["warded"]) == (1, -5)


@pytest.mark.rule("DP-COND-02")
@pytest.mark.parametrize(("defence", "burns"), [((2, 2, 2, 2), True), ((5, 5, 5, 2), False)])
def test_who_takes_no_damage_gets_no_condition_from_it(
    defence: tuple[int, ...], burns: bool
) -> None:
    game = caster("fire_bolt", monsters=ORC, dice=[5, 5, 2, 2, *defence])
    act(game, 0, "cast fire_bolt")
    assert ("burning" in monster(game).conditions) == burns


@pytest.mark.rule("DP-COND-03")
def test_a_pull_comes_even_if_the_damage_was_avoided() -> None:
    game = caster("thorn_lash", monsters=[("orc", (4, 1))], dice=[5, 2, 2, 2, 5, 5, 5, 5])
    act(game, 0, "cast thorn_lash")
    assert told(game, "damaged") == []
    assert "pull 3,1" in options(game, 0)


@pytest.mark.rule("DP-COND-06", "DP-EX-27")
def test_the_frozen_are_paralysed_but_ice_hurts_them_all_the_same() -> None:
    game = caster("frost_breath", monsters=[("ogre", (2, 1))], dice=[5, 5, 2, 2, *[2] * 9])
    put(game, "frozen", 10)
    assert "paralysis" in monster(game).conditions
    act(game, 0, "cast frost_breath")
    assert told(game, "damaged")[0]["amount"] == 2


@pytest.mark.rule("DP-COND-06")
def test_fire_ends_the_frost_and_the_paralysis_with_it() -> None:
    game = caster("fire_bolt", monsters=[("ogre", (2, 1))], dice=[5, 5, 2, 2, *[2] * 9])
    put(game, "frozen", 10)
    act(game, 0, "cast fire_bolt")
    assert {"frozen", "paralysis"} & {*monster(game).conditions} == set()
    assert cited(game, "condition_ended") == ["DP-COND-06"]


@pytest.mark.rule("DP-COND-01")
def test_the_weakened_have_one_less_of_all_but_life_until_they_regain_life() -> None:
    game = scene("brannoc_vale", at=[(1, 1)], life={0: 5})
    before = {stat: value_of(hero(game), stat) for stat in BOX.heroes["brannoc_vale"].stats}
    put(game, "weakened")
    for stat, value in before.items():
        less = 0 if stat == "LIFE" else 1
        assert value_of(hero(game), stat) == max(1, value - less)
    heal(game._table, hero(game), 1, "DP-COND-01")
    assert "weakened" not in hero(game).conditions


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize(("roll", "life", "stays"), [(5, 9, False), (2, 8, True)])
def test_venom_costs_life_until_a_check_of_res_succeeds(roll: int, life: int, stays: bool) -> None:
    game = scene("brannoc_vale", at=[(1, 1)], dice=[roll, 2, 2])
    put(game, "venom")
    act(game, 0, "pass")
    assert (hero(game).life, "venom" in hero(game).conditions) == (life, stays)


@pytest.mark.rule("DP-COND-01")
def test_bleeding_costs_life_every_turn_until_an_action_stops_it() -> None:
    game = scene("brannoc_vale", at=[(1, 1)])
    put(game, "bleeding")
    act(game, 0, "pass")
    assert hero(game).life == 8
    act(game, 0, "stop bleeding", "pass")
    assert hero(game).life == 8


@pytest.mark.rule("DP-COND-01")
def test_burning_costs_one_life_at_the_end_of_the_next_turn() -> None:
    game = scene("brannoc_vale", at=[(1, 1)])
    put(game, "burning")
    act(game, 0, "pass")
    assert hero(game).life == 9
    act(game, 0, "pass")
    assert (hero(game).life, "burning" in hero(game).conditions) == (8, False)
    game = scene("brannoc_vale", at=[(1, 1)])
    put(game, "burning")
    act(game, 0, "nothing", "beat out flames", "pass")
    assert hero(game).life == 9


@pytest.mark.rule("DP-COND-01")
def test_the_paralysed_cannot_act_and_defend_with_half_their_dice() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (3, 3)])
    full = defence_dice(state_of(game), hero(game), "DEF", None)
    put(game, "paralysis")
    assert defence_dice(state_of(game), hero(game), "DEF", None) == (full + 1) // 2
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert 1 in game.pending


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("name", ["rooted", "trapped"])
def test_the_rooted_and_trapped_cannot_move(name: str) -> None:
    game = scene("brannoc_vale", at=[(1, 1)])
    put(game, name)
    act(game, 0, "nothing")
    assert "move" not in options(game, 0)


@pytest.mark.rule("DP-COND-01")
def test_what_conditions_do_to_dice() -> None:
    game = scene("brannoc_vale", at=[(1, 1)], monsters=ORC)
    state, one, orc = state_of(game), hero(game), monster(game)
    attack, defence = attack_dice(state, one, orc, "", False), defence_dice(state, one, "DEF", None)
    wit = pool_of(one, "WIT")
    expected = {
        "blinded": (-2, 0, 0),
        "frightened": (-1, 0, 0),
        "blessed": (1, 1, 1),
        "enraged": (2, -1, 0),
        "ember_shield": (0, 1, 0),
    }
    for name, (more, guard, sharp) in expected.items():
        one.conditions = {name: Duration.own_turns(1)}
        assert attack_dice(state, one, orc, "", False) == attack + more, name
        assert defence_dice(state, one, "DEF", None) == defence + guard, name
        assert pool_of(one, "WIT") == wit + sharp, name
    one.conditions = {"enraged": Duration.own_turns(1)}
    assert attack_dice(state, one, orc, "", True) == attack


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("name", ["silenced", "enraged"])
def test_the_silenced_and_enraged_cannot_cast(name: str) -> None:
    game = caster("bark_skin")
    put(game, name)
    act(game, 0, "nothing")
    assert "cast bark_skin" not in options(game, 0)
    assert game.pending[0].refused["cast bark_skin"] == "DP-COND-01"


@pytest.mark.rule("DP-COND-01")
def test_the_blinded_reach_two_squares_with_a_spell() -> None:
    game = caster("spark", monsters=[("orc", (4, 1))])
    put(game, "blinded")
    act(game, 0, "nothing")
    assert "cast spark" not in options(game, 0)


@pytest.mark.rule("DP-COND-01")
def test_damage_wakes_a_sleeping_monster_into_surprise() -> None:
    game = caster("spark", monsters=ORC, dice=[5, 2, 2, 2, *[2] * 4])
    put(game, "asleep", 10)
    assert monster(game).conditions["asleep"] == -3
    act(game, 0, "cast spark")
    assert ("asleep" in monster(game).conditions, monster(game).state) == (False, "surprised")


@pytest.mark.rule("DP-COND-01")
def test_the_hidden_are_no_target_unless_adjacent() -> None:
    game = scene("brannoc_vale", at=[(1, 1)], monsters=[("orc", (4, 1))])
    put(game, "hidden", rounds=5)
    act(game, 0, "pass")
    assert told(game, "monster_moved") == []


@pytest.mark.rule("DP-COND-01")
def test_drained_points_stack_and_lower_the_most_life() -> None:
    game = scene("brannoc_vale", drained={0: 2})
    assert max_life(state_of(game), hero(game)) == 7


@pytest.mark.rule("DP-COND-01")
def test_the_stunned_lose_one_action() -> None:
    game = scene("brannoc_vale", at=[(1, 1)])
    put(game, "stunned")
    act(game, 0, "pass")
    assert hero(game).actions == 1
