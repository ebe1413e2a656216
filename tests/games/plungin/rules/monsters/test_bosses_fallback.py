"""Acts of special Laws that can do nothing, and whom they choose (LAW, BOSS)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.fight.life import provoke
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import cited, hero, monster, options, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def boss(kind: str, where: tuple[int, int], *dice: int, **more: Any) -> Game:
    """A boss who is awake, whatever he waited for."""
    game = foe(kind, where, *dice, **more)
    provoke(game._table, monster(game), 1)
    return game


@pytest.mark.rule("DP-LAW-16", "DP-LAW-06")
@pytest.mark.parametrize(
    ("kind", "roll"),
    [
        ("gremlin_foreman", 3),
        ("orc_leader", 5),
        ("seneschal", 5),
        ("old_cinder", 5),
        ("count_morrow", 6),
        ("mother_hollow", 5),
        ("dragon", 4),
        ("old_cinder", 3),
    ],
)
def test_an_act_that_would_do_nothing_gives_way_to_a_fight(kind: str, roll: int) -> None:
    game = boss(kind, (3, 3), roll, at=[(0, 2)])
    monster(game).knocks = 2
    let_pass(game)
    assert rolls_of(game, f"{kind} 10 attack") or rolls_of(game, "dragon_breath")


@pytest.mark.rule("DP-LAW-06")
def test_a_silenced_bell_wight_casts_no_breath_and_fights() -> None:
    game = foe("mother_hollow", (3, 2), 5)
    monster(game).conditions["silenced"] = Duration.own_turns(5)
    let_pass(game)
    assert told(game, "monster_casts") == []
    assert rolls_of(game, "mother_hollow 10 attack") == [6]


@pytest.mark.rule("DP-LAW-06", "DP-MONSTER-15")
@pytest.mark.parametrize(("condition", "stares"), [("stunned", True), ("hasted", False)])
def test_ghazrul_with_one_action_stares_at_whom_he_could_only_walk_to(
    condition: str, stares: bool
) -> None:
    game = foe("demon", (4, 2), 4)
    monster(game).conditions[condition] = UNTIL_ENDED
    let_pass(game)
    assert bool(rolls_of(game, "gaze_of_the_eye")) is stares
    assert bool(rolls_of(game, "demon 10 attack")) is not stares


@pytest.mark.rule("DP-LAW-06", "DP-CONFLICT-64")
def test_ghazrul_asks_but_once_whom_he_strikes() -> None:
    game = foe("demon", (2, 2), 4, heroes=PAIR, at=[(1, 2), (3, 2)], seats=2)
    game.choose(0, "pass")
    game.choose(1, "pass")
    game.choose(0, "target sable_wick 1")
    assert [one["other"] for one in told(game, "rolled") if "demon" in one["why"]] == ["sable_wick"]


# -- Count Morrow ----------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06", "DP-COND-01")
def test_a_rooted_count_bites_the_weakest_beside_him_out_of_the_mist() -> None:
    game = boss("count_morrow", (2, 2), 4, heroes=PAIR, at=[(1, 2), (5, 5)])
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    hero(game, 1).life = 1
    let_pass(game)
    assert place(game, 10) == (2, 2)
    assert [one["other"] for one in told(game, "rolled") if "other" in one] == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-06", "DP-SPELL-10")
def test_mist_enters_no_sanctuary_and_bites_nobody_in_it() -> None:
    game = boss("count_morrow", (5, 0), 4, heroes=PAIR, at=[(3, 3), (0, 5)])
    hero(game, 1).life = 1
    squares = [square_at(*at) for at in ((0, 5), (0, 4), (1, 5))]
    state_of(game).hazards.append(Hazard("sanctuary", squares, by=1))
    let_pass(game)
    assert [one["other"] for one in told(game, "rolled") if "other" in one] == ["brannoc_vale"]
    assert square_at(*place(game, 10)) not in squares


@pytest.mark.rule("DP-LAW-06", "DP-CONFLICT-64")
def test_the_handler_chooses_among_the_equally_weak_and_the_equally_simple() -> None:
    for roll, prompt in ((4, "brannoc_vale"), (5, "brannoc_vale")):
        game = boss("count_morrow", (5, 5), roll, heroes=PAIR, at=[(1, 4), (4, 1)], seats=2)
        for number in (0, 1):
            hero(game, number).life, hero(game, number).stats["WIT"] = 4, 2
        game.choose(0, "pass")
        game.choose(1, "pass")
        assert options(game, 0) == (f"target {prompt} 0", "target sable_wick 1")


@pytest.mark.rule("DP-LAW-06")
def test_mist_reaches_a_hero_just_outside_an_open_door() -> None:
    game = boss("count_morrow", (5, 5), 4, beyond={"east": "room_6x6"}, at=[(6, 2)])
    let_pass(game)
    assert place(game, 10) == (5, 2)
    assert rolls_of(game, "count_morrow 10 attack") == [8]


# -- the Webmother ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_a_web_is_sprayed_at_whom_she_sees_and_not_at_the_nearest_behind_a_pillar() -> None:
    game = foe("webmother", (4, 2), 4, 5, heroes=PAIR, at=[(2, 2), (5, 5)])
    state_of(game).terrain[square_at(3, 2)] = "P"
    let_pass(game)
    assert rolls_of(game, "sable_wick web_spray") != []
    assert rolls_of(game, "brannoc_vale web_spray") == []


# -- dragons ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-16", "DP-LAW-06")
@pytest.mark.parametrize("kind", ["dragon", "old_cinder"])
def test_a_dragon_bites_who_is_beside_it_if_its_enemy_is_out_of_reach(kind: str) -> None:
    game = foe(kind, (1, 2), 1, heroes=PAIR, at=[(0, 2), (5, 5)])
    monster(game).hurt_by = 1
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    struck = [one["other"] for one in told(game, "rolled") if "other" in one]
    assert struck[0] == "brannoc_vale"


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("far", "blown"), [(2, True), (3, False)])
def test_a_storm_of_wings_at_two_squares_and_at_three(far: int, blown: bool) -> None:
    game = foe("old_cinder", (0, 2), 5, at=[(far, 2)])
    let_pass(game)
    assert bool(rolls_of(game, "brannoc_vale storm")) is blown


@pytest.mark.rule("DP-LAW-06")
def test_a_war_shout_does_not_move_an_orc_of_the_heroes() -> None:
    game = foe("orc_leader", (1, 2), 5)
    beast = put(game, "orc", (5, 5))
    beast.side, beast.state = "heroes", "sleeping"
    let_pass(game)
    assert "orc 11" not in [one["who"] for one in told(game, "monster_moved")]


# -- placing ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-BOSS-02", "DP-PLACE-01", "DP-LAW-06")
def test_a_boss_is_placed_by_its_own_clause_and_calls_others_by_its_entry() -> None:
    game = foe("orc", (5, 5), 4, at=[(0, 0)])
    put(game, "mother_hollow", (3, 3))
    put(game, "gremlin_foreman", (4, 4))
    assert cited(game, "monster_placed") == ["DP-BOSS-02", "DP-BOSS-02"]
    put(game, "goblin", (5, 0))
    assert cited(game, "monster_placed")[-1] == "DP-PLACE-01"
    let_pass(game)
    placed = [one for one in game.events if one.kind == "monster_placed"]
    risen = [one.rule for one in placed if str(one.params["who"]).startswith("skeleton")]
    assert risen == ["DP-ENTRY-MONSTER-MOTHER-HOLLOW"] * 2
