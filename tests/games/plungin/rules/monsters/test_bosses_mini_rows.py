"""The small print of the special Laws of mini-bosses and dragons (LAW, BOSS)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, kinds, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import cited, hero, monster, options, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def with_stats(game: Game, number: int = 0, **stats: Any) -> Game:
    """A hero has other stats."""
    changed: Any = stats
    hero(game, number).stats.update(changed)
    return game


def rolls_for(game: Game, why: str) -> list[int]:
    """How many dice were rolled for something."""
    return [len(one["dice"]) for one in told(game, "rolled") if one["why"] == why]


def healed_by(kind: str, *dice: int) -> list[str]:
    """The clauses by which a boss with some damage is healed in its turn."""
    game = foe(kind, (1, 2), *dice)
    hero(game).life, monster(game).damage = 30, 5
    let_pass(game)
    return cited(game, "healed")


# -- Snick -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("face", "where"), [(8, (5, 1)), (6, (5, 0))])
def test_a_knocked_gremlin_stands_by_a_wall(face: int, where: tuple[int, int]) -> None:
    game = its_turn("gremlin_foreman", (3, 3), 3, face)
    assert place(game, 11) == where
    assert rolls_of(game, "gremlin_foreman") == []


@pytest.mark.rule("DP-LAW-06")
def test_a_knocked_gremlin_does_not_stand_before_a_door() -> None:
    shut = Door(trap="")
    game = its_turn("gremlin_foreman", (3, 3), 3, 3, doors={"north": shut})
    assert place(game, 11) == (4, 0)


# -- Grask -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_a_war_shout_moves_every_awake_orc_of_the_tile_and_nobody_else() -> None:
    game = foe("orc_leader", (5, 0), 5, beyond={"south": "room_6x6"}, at=[(0, 2)])
    put(game, "orc", (3, 3))
    put(game, "goblin", (4, 5)).conditions["rooted"] = UNTIL_ENDED
    put(game, "orc", (5, 4)).skips = 1
    put(game, "orc", (3, 5)).conditions["paralysis"] = Duration.own_turns(5)
    let_pass(game)
    moved = [one["who"] for one in told(game, "monster_moved")]
    assert moved == ["orc 11"]
    assert rolls_of(game, "orc 11 attack") == [6]
    assert rolls_of(game, "orc_leader") == []
    assert place(game, 10) == (5, 0)


@pytest.mark.rule("DP-LAW-06")
def test_a_war_shout_is_not_heard_on_another_tile_and_a_goblin_does_not_mind_it() -> None:
    game = foe("orc_leader", (5, 0), 5, beyond={"south": "room_6x6"}, at=[(0, 2)])
    put(game, "orc", (3, 11))
    put(game, "goblin", (5, 5))
    let_pass(game)
    moved = [one["who"] for one in told(game, "monster_moved")]
    assert sorted(moved) == ["goblin 12", "orc 11", "orc_leader 10"]


@pytest.mark.rule("DP-LAW-06")
def test_the_handler_says_whom_grask_strikes_after_his_shout() -> None:
    game = foe("orc_leader", (1, 2), 5, heroes=PAIR, at=[(0, 2), (1, 1)], seats=2)
    game.choose(0, "pass")
    game.choose(1, "pass")
    assert game.pending[0].rule == "DP-CONFLICT-64"
    game.choose(0, "target sable_wick 1")
    assert [one["who"] for one in told(game, "missed")] == ["sable_wick"]


# -- the Webmother ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("stats", "dice"), [({"RES": 2, "DEX": 5}, 5), ({"RES": 6, "DEX": 3}, 6)])
def test_a_web_is_four_dice_against_the_higher_of_res_and_dex(
    stats: dict[str, int], dice: int
) -> None:
    game = foe("webmother", (4, 2), 4, 5)
    let_pass(with_stats(game, **stats))
    assert rolls_for(game, "web_spray") == [4]
    assert rolls_of(game, "brannoc_vale web_spray") == [dice]
    sprayed = [e for e in game.events if "web_spray" in str(e.params.get("why"))]
    assert {e.rule for e in sprayed} == {"DP-ENTRY-MONSTER-WEBMOTHER"}
    assert cited(game, "condition_began") == ["DP-ENTRY-MONSTER-WEBMOTHER"]


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("column", "sprays"), [(4, True), (5, False)])
def test_a_web_reaches_four_squares(column: int, sprays: bool) -> None:
    game = foe("webmother", (column, 2), 4, 5)
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    assert bool(rolls_for(game, "web_spray")) is sprays


@pytest.mark.rule("DP-LAW-06")
def test_the_webmother_comes_into_range_to_spray_and_is_hidden_no_more() -> None:
    game = foe("webmother", (7, 2), 4, 5, tile="room_8x8")
    monster(game).conditions["hidden"] = UNTIL_ENDED
    let_pass(game)
    assert place(game, 10) != (7, 2)
    assert rolls_for(game, "web_spray") == [4]
    assert "hidden" not in monster(game).conditions


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("kind", "roll"), [("webmother", 4), ("old_cinder", 1), ("dragon", 1)])
def test_who_knows_of_nobody_does_nothing(kind: str, roll: int) -> None:
    shut = Door(trap="")
    game = foe(kind, (4, 2), roll, doors={"east": shut}, beyond={"east": "room_6x6"}, at=[(9, 3)])
    let_pass(game)
    assert told(game, "rolled") == []
    assert place(game, 10) == (4, 2)


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("die", "young"), [(1, 1), (3, 3)])
def test_a_brood_is_as_many_as_a_die_of_four_shows_and_she_moves(die: int, young: int) -> None:
    game = its_turn("webmother", (5, 2), 6, die)
    assert kinds(game).count("spiderling") == young
    assert place(game, 10) == (1, 2)
    assert rolls_of(game, "webmother") == []


# -- the Seneschal ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_a_sweep_is_met_with_def() -> None:
    game = foe("seneschal", (1, 3), 5, 5, 5)
    let_pass(with_stats(game, DEF=7, RES=1))
    assert rolls_of(game, "brannoc_vale defence")[0] >= 7


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(
    ("kind", "dice"), [("seneschal", (6,)), ("demon", (6,)), ("mother_hollow", (6, *[5] * 6))]
)
def test_what_heals_a_boss_cites_its_law(kind: str, dice: tuple[int, ...]) -> None:
    assert healed_by(kind, *dice) == [clause_of("monster", kind, "")]


# -- dragons ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize("kind", ["old_cinder", "dragon"])
def test_a_dragon_that_cannot_come_near_bites_nobody(kind: str) -> None:
    game = foe(kind, (4, 2), 1)
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    assert rolls_of(game, kind) == []


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("kind", "length"), [("dragon", 6), ("old_cinder", 8)])
@pytest.mark.parametrize("more", [0, 1])
def test_the_line_of_a_breath_is_so_long(kind: str, length: int, more: int) -> None:
    roll = {"dragon": 4, "old_cinder": 3}[kind]
    game = foe(kind, (0, length + more), roll, tile="corridor_long", at=[(0, 0)])
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    assert bool(rolls_for(game, "dragon_breath")) is not bool(more)


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize("kind", ["dragon", "old_cinder"])
def test_dragons_take_revenge_when_they_bite(kind: str) -> None:
    game = foe(kind, (3, 2), 1, heroes=PAIR, at=[(1, 2), (0, 5)])
    monster(game).hurt_by = 1
    let_pass(game)
    assert monster(game).target == 1


@pytest.mark.rule("DP-LAW-06")
def test_a_breath_is_met_with_the_higher_of_res_and_dex_by_everybody_on_the_line() -> None:
    game = foe("old_cinder", (5, 2), 3, *[5] * 8, heroes=PAIR, at=[(1, 2), (3, 2)])
    with_stats(game, 0, RES=7, DEX=1)
    with_stats(game, 1, RES=1, DEX=6)
    let_pass(game)
    assert rolls_for(game, "dragon_breath") == [8]
    assert rolls_of(game, "old_cinder 10 attack") == []
    assert place(game, 10) == (5, 2)
    assert rolls_of(game, "brannoc_vale defence") == [7]
    assert rolls_of(game, "sable_wick defence") == [6]


@pytest.mark.rule("DP-LAW-06")
def test_a_tail_sweep_is_met_with_def_and_then_the_dragon_keeps_six_squares_away() -> None:
    game = foe("dragon", (1, 2), 6, 5, 5, tile="room_8x8")
    let_pass(with_stats(game, DEF=7, RES=1))
    assert rolls_of(game, "brannoc_vale defence")[0] >= 7
    column, row = place(game, 10)
    assert column + abs(row - 2) == 6
    assert options(game, 0)


@pytest.mark.rule("DP-LAW-06")
def test_a_wing_storm_asks_for_two_successes_on_res() -> None:
    game = foe("old_cinder", (1, 2), 5, 5, 2, 2, 2, at=[(3, 2)])
    let_pass(with_stats(game, RES=4, DEX=1))
    assert rolls_of(game, "brannoc_vale storm") == [4]
    assert cited(game, "condition_began") == ["DP-ENTRY-MONSTER-OLD-CINDER"]
    storms = [e for e in game.events if "storm" in str(e.params.get("why"))]
    assert {e.rule for e in storms} == {"DP-ENTRY-MONSTER-OLD-CINDER"}
    withstood = foe("old_cinder", (1, 2), 5, 5, 5, 2, 2, at=[(3, 2)])
    let_pass(with_stats(withstood, RES=4))
    assert cited(withstood, "condition_began") == []


@pytest.mark.rule("DP-LAW-06")
def test_an_ash_veil_costs_attackers_two_dice() -> None:
    dice = []
    for veil in (0, 2):
        game = foe("old_cinder", (1, 2))
        monster(game).veil = veil
        game.choose(0, "attack old_cinder 10")
        dice += rolls_of(game, "brannoc_vale attack")
    assert dice[1] == dice[0] - 2
    assert state_of(game).monsters


@pytest.mark.rule("DP-MONSTER-15")
@pytest.mark.parametrize(
    ("kind", "roll", "why", "where"),
    [
        ("dragon", 1, "dragon 10 attack", (6, 1)),
        ("old_cinder", 1, "old_cinder 10 attack", (6, 1)),
        ("dragon", 4, "dragon_breath", (6, 6)),
        ("webmother", 4, "web_spray", (6, 1)),
    ],
)
@pytest.mark.parametrize("stunned", [False, True])
def test_who_is_stunned_has_moved_and_does_no_more(
    kind: str, roll: int, why: str, where: tuple[int, int], stunned: bool
) -> None:
    game = foe(kind, where, roll, tile="room_8x8", at=[(1, 1)])
    if stunned:
        monster(game).conditions["stunned"] = UNTIL_ENDED
    let_pass(game)
    assert place(game, 10) != where
    done = [one for one in told(game, "rolled") if str(one["why"]).startswith(why)]
    assert bool(done) is not stunned


@pytest.mark.rule("DP-MONSTER-15")
def test_a_stunned_dragon_sweeps_but_does_not_take_wing() -> None:
    game = foe("dragon", (1, 2), 6)
    monster(game).conditions["stunned"] = UNTIL_ENDED
    let_pass(game)
    assert rolls_for(game, "tail_sweep") == [5]
    assert place(game, 10) == (1, 2)


@pytest.mark.rule("DP-LAW-06")
def test_who_is_held_does_not_fly_off() -> None:
    veiled = foe("old_cinder", (1, 2), 6)
    monster(veiled).conditions["rooted"] = Duration.own_turns(5)
    let_pass(veiled)
    assert place(veiled, 10) == (1, 2)


@pytest.mark.rule("DP-LAW-06")
def test_old_cinder_fights_where_its_breath_would_catch_nobody() -> None:
    game = its_turn("old_cinder", (3, 4), 3)
    assert rolls_for(game, "dragon_breath") == []
    assert rolls_of(game, "old_cinder 10 attack") == [10]


@pytest.mark.rule("DP-LAW-06")
def test_an_ash_veil_cites_its_law() -> None:
    moved = cited(its_turn("old_cinder", (1, 2), 6), "monster_moved")
    assert moved == ["DP-ENTRY-MONSTER-OLD-CINDER"]
