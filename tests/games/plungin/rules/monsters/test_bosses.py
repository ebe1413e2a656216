"""Bosses, their special Laws and their Life Tables (BOSS, LAW)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.attention import meet
from delvers.games.plungin.rules.fight.fighting import ranged_targets
from delvers.games.plungin.rules.fight.life import harm, life_row
from delvers.games.plungin.rules.state.state import Adventure
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, let_pass, rolls_of
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    place,
    shown,
    state_of,
    told,
)

EYE: dict[str, Any] = {"tile": "eye_of_death", "location": "eye_of_death"}


def wounded(
    kind: str, *dice: int, by: int = 0, amount: int = 1, damage: int = 0, **more: Any
) -> Game:
    """A boss is wounded and rolls on its Life Table."""
    game = foe(kind, more.pop("where", (4, 2)), *dice, **more)
    monster(game).damage = damage
    list(harm(game._table, monster(game), amount, Named("test"), "DP-COMBAT-16", by=by))
    return game


@pytest.mark.rule("DP-BOSS-06", "DP-BOSS-07", "DP-EX-32")
def test_the_die_and_all_damage_so_far_are_added_whenever_a_boss_is_wounded() -> None:
    game = wounded("orc_leader", 4, amount=3, damage=2)
    assert told(game, "life_rolled") == [
        {"who": "orc_leader 10", "roll": 4, "total": 9, "result": "no_effect"}
    ]
    assert cited(game, "life_rolled") == ["DP-BOSS-07"]
    assert monster(game).damage == 5


@pytest.mark.rule("DP-BOSS-08")
@pytest.mark.parametrize(("die", "dies"), [(5, False), (6, True)])
def test_the_entry_for_the_sum_tells_whether_it_dies(die: int, dies: bool) -> None:
    game = wounded("orc_leader", die, amount=3, damage=3)
    assert bool(told(game, "monster_killed")) is dies


@pytest.mark.rule("DP-BOSS-04", "DP-BOSS-05")
def test_nobody_sees_how_much_a_boss_can_take() -> None:
    seen = shown(foe("demon"), 0)["monsters"][0]
    assert seen["life"] is None
    assert seen["max_life"] is None
    assert "LIFE" not in BOX.monsters["demon"].stats


@pytest.mark.rule("DP-BOSS-06")
def test_an_attack_of_a_hero_rolls_the_life_table_once() -> None:
    game = foe("orc_leader", (1, 2), *[5] * 3, *[2] * 3, *[2] * 5, 1)
    act(game, 0, "attack orc_leader 10")
    assert len(told(game, "life_rolled")) == 1


@pytest.mark.rule("DP-BOSS-07")
def test_healing_lowers_the_damage_so_far_but_not_below_nothing() -> None:
    for damage, left in ((3, 1), (1, 0)):
        game = foe("seneschal", (4, 2), 6)
        monster(game).damage = damage
        let_pass(game)
        assert monster(game).damage == left


@pytest.mark.rule("DP-BOSS-08")
@pytest.mark.parametrize(
    ("adventure", "result"),
    [
        (Adventure(), "no_effect"),
        (Adventure(lowered={"count_morrow": 4}), "blood_frenzy"),
        (Adventure(panes=3), "smoke"),
        (Adventure(panes=3, is_dark=True), "no_effect"),
    ],
)
def test_panes_in_the_light_and_fewer_heroes_lower_every_threshold(
    adventure: Adventure, result: str
) -> None:
    game = foe("count_morrow")
    state_of(game).adventure = adventure.copy()
    assert life_row(game._table, monster(game), 14).result == result


# -- Life Tables -----------------------------------------------------------------------------------


@pytest.mark.rule("DP-BOSS-08")
def test_ghazrul_flickers_to_the_eye_farthest_from_who_hit_him() -> None:
    game = wounded("demon", 5, amount=3, at=[(0, 0)], where=(3, 3), **EYE)
    state = state_of(game)
    eyes = [square for square, mark in state.terrain.items() if mark == "E"]
    far = max(distance(eye, hero(game).at) for eye in eyes)
    assert distance(monster(game).at, hero(game).at) == far
    assert told(game, "monster_moved")


@pytest.mark.rule("DP-BOSS-08")
def test_the_eye_weeps_for_every_hero_on_the_tile() -> None:
    game = wounded("demon", 1, 5, 5, 2, 2, 2, amount=10, heroes=("brannoc_vale", "sable_wick"))
    assert [one["amount"] for one in told(game, "damaged")] == [10, 2]
    assert len([one for one in told(game, "rolled") if one["why"] == "the_eye_weeps"]) == 2


@pytest.mark.rule("DP-BOSS-08")
def test_the_bell_heals_all_other_monsters_on_the_tile() -> None:
    game = foe("mother_hollow", (4, 2), 1, monsters=[("mother_hollow", (4, 2)), ("zombie", (5, 5))])
    monster(game).damage, monster(game, 11).life = 11, 2
    list(harm(game._table, monster(game), 1, Named("test"), "DP-COMBAT-16"))
    assert monster(game, 11).life == 7
    assert monster(game).damage == 12


@pytest.mark.rule("DP-BOSS-08")
@pytest.mark.parametrize(
    ("kind", "damage", "mark"),
    [
        ("mother_hollow", 15, "cracked"),
        ("count_morrow", 17, "fury"),
        ("old_cinder", 24, "molten"),
        ("orc_leader", 9, "fury"),
        ("seneschal", 10, "slow_spring"),
    ],
)
def test_some_results_hold_from_now_on_but_only_once(kind: str, damage: int, mark: str) -> None:
    game = wounded(kind, 1, 1, damage=damage - 1)
    assert monster(game).changes == (mark,)
    monster(game).damage -= 1
    list(harm(game._table, monster(game), 1, Named("test"), "DP-COMBAT-16"))
    assert monster(game).changes == (mark,)
    assert len(told(game, "boss_changed")) == 1


@pytest.mark.rule("DP-BOSS-08")
def test_a_cracked_bell_wight_defends_with_a_die_less_and_the_furious_attack_with_one_more() -> (
    None
):
    game = foe("mother_hollow", (1, 2), *[5] * 6)
    monster(game).changes = ("cracked",)
    act(game, 0, "attack mother_hollow 10")
    assert rolls_of(game, "mother_hollow 10 defence") == [4]
    angry = foe("orc_leader", (1, 2), 1)
    monster(angry).changes = ("fury",)
    let_pass(angry)
    assert rolls_of(angry, "orc_leader 10 attack") == [7]


@pytest.mark.rule("DP-BOSS-08")
def test_a_snapped_spring_leaves_two_squares() -> None:
    game = foe("seneschal", (5, 2), 1)
    monster(game).changes = ("slow_spring",)
    let_pass(game)
    assert place(game, 10) == (3, 2)


@pytest.mark.rule("DP-BOSS-08")
def test_the_count_turns_to_smoke_and_snick_runs_only_as_far_as_he_can() -> None:
    count = wounded("count_morrow", 1, damage=20, at=[(0, 0)], where=(1, 0))
    assert place(count, 10) == (5, 5)
    snick = wounded("gremlin_foreman", 1, damage=4, at=[(0, 0)], where=(1, 0), tile="room_8x8")
    assert sum(place(snick, 10)) == 6


@pytest.mark.rule("DP-BOSS-08")
def test_the_webmother_leaps_and_is_hidden_until_she_attacks() -> None:
    game = wounded("webmother", 1, damage=7, where=(1, 2), heroes=("pim_underbough",))
    assert "hidden" in monster(game).conditions
    assert place(game, 10) != (1, 2)
    assert ranged_targets(state_of(game), hero(game)) == []
    for _ in range(5):
        let_pass(game)
        assert ("hidden" in monster(game).conditions) is (rolls_of(game, "webmother") == [])
    assert "hidden" not in monster(game).conditions


@pytest.mark.rule("DP-BOSS-08")
def test_molten_blood_burns_who_wounds_the_dragon_in_melee() -> None:
    game = foe("old_cinder", (1, 2), *[5] * 6, *[2] * 9, 1)
    monster(game).changes = ("molten",)
    act(game, 0, "attack old_cinder 10")
    assert "burning" in hero(game).conditions


@pytest.mark.rule("DP-BOSS-08")
def test_the_last_breath_comes_at_once() -> None:
    game = wounded("old_cinder", 1, damage=29, where=(4, 2))
    assert [len(one["dice"]) for one in told(game, "rolled")][:1] == [8]


# -- when bosses act -------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_the_table_is_rolled_at_the_start_of_the_monsters_turn_before_anybody_acts() -> None:
    game = its_turn("demon", (5, 5), 1, monsters=[("orc", (1, 2)), ("demon", (5, 5))])
    kinds = [event.kind for event in game.events]
    assert kinds.index("law_rolled") < kinds.index("rolled")
    assert told(game, "law_rolled") == [{"who": "demon 11", "roll": 1, "act": "tap_and_tear"}]


@pytest.mark.rule("DP-LAW-06", "DP-ATTN-04")
def test_a_boss_that_sleeps_or_is_surprised_rolls_nothing() -> None:
    game = foe("demon", (4, 2), 1)
    monster(game).skips = 1
    let_pass(game)
    assert told(game, "law_rolled") == []


@pytest.mark.rule("DP-LAW-07", "DP-LAW-20", "DP-BOSS-03")
@pytest.mark.parametrize(("noisy", "rounds"), [(False, 3), (True, 2)])
def test_the_count_waits_for_some_rounds_after_he_is_met(noisy: bool, rounds: int) -> None:
    game = foe("count_morrow", (5, 5))
    meet(state_of(game), monster(game), "unaware", noisy)
    for _ in range(rounds):
        let_pass(game)
        assert not monster(game).is_provoked
    let_pass(game)
    assert monster(game).is_provoked
    assert len(told(game, "law_rolled")) == 1


@pytest.mark.rule("DP-BOSS-01", "DP-BOSS-08")
def test_the_death_of_a_boss_is_a_task() -> None:
    game = wounded("demon", 6, amount=9)
    assert "task_done" in [event.kind for event in game.events]
    assert "sacred_staff" in state_of(game).party.quest + hero(game).carried
