"""The random events of corridors, one by one (BUILD, SPECIAL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.registry import EVENTS
from delvers.games.plungin.rules.explore.random_events import is_possible
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.scene import act, hero, options, scene, state_of, told

pytestmark = pytest.mark.rule("DP-BUILD-43")
EXP = {
    "ev_hidden_cache": 10,
    "ev_secret_door": 10,
    "ev_dead_explorer": 5,
    "ev_hook_of_keys": 10,
    "ev_whispers": 15,
    "ev_inscription": 10,
    "ev_tapping": 5,
    "ev_bell": 5,
    "ev_guttering": 5,
    "ev_moths": 10,
    "ev_lost_peddler": 5,
}


def happens(game: Game, id: str) -> list[tuple[str, ...]]:
    """An event befalls the first hero; the options of what is asked, answered with the first."""
    asked, rule = [], EVENTS[BOX.events[id].effect](game._table, hero(game), BOX.events[id])
    answer: Any = None
    try:
        while True:
            ask = rule.send(answer)
            assert isinstance(ask, Ask)
            asked.append(ask.options)
            answer = (ask.seat, ask.options[0])
    except StopIteration:
        return asked


def corridor(*dice: int, **more: Any) -> Game:
    """A hero at the end of a corridor."""
    return scene("brannoc_vale", at=[(2, 0)], tile="corridor_straight", dice=dice, **more)


def test_there_are_twenty_four_events_with_their_experience() -> None:
    assert len(BOX.events) == 24
    assert {id: one.exp for id, one in BOX.events.items() if one.exp} == EXP
    assert all(one.effect in EVENTS for one in BOX.events.values())


@pytest.mark.rule("DP-BUILD-44")
def test_an_event_whose_need_is_not_met_is_ignored() -> None:
    state = state_of(corridor())
    impossible = {id for id, one in BOX.events.items() if not is_possible(state, one)}
    assert impossible == {"ev_whispers", "ev_bell", "ev_guttering", "ev_moths"}
    state.adventure.events_met.append("ev_lost_peddler")
    assert not is_possible(state, BOX.events["ev_lost_peddler"])


def test_rats_scratch_at_the_far_end() -> None:
    game = corridor(2)
    happens(game, "ev_scratching")
    rats = [one for one in state_of(game).monsters if one.id == "giant_rat"]
    assert len(rats) == 2
    assert told(game, "attention")[0]["state"] == "alert"


def test_nothing_happens_when_it_is_quiet() -> None:
    game = corridor()
    before = game.save()
    assert happens(game, "ev_quiet") == []
    assert game.save() == before


@pytest.mark.parametrize(
    ("roll", "item"), [(4, "bandage"), (5, "potion_minor_healing"), (6, "key")]
)
def test_a_dead_explorer_had_something(roll: int, item: str) -> None:
    game = corridor(roll, carried={0: []})
    happens(game, "ev_dead_explorer")
    assert (hero(game).carried, state_of(game).party.exp) == ([item], 5)
    rich = corridor(3, 2, 6)
    happens(rich, "ev_dead_explorer")
    assert state_of(rich).party.gold == 8


def test_a_key_is_lifted_silently_or_with_a_noise() -> None:
    game = corridor(5, 2, carried={0: []})
    happens(game, "ev_hook_of_keys")
    assert (hero(game).carried, state_of(game).attention, state_of(game).party.exp) == (
        ["key"],
        0,
        10,
    )
    game = corridor(2, 2)
    happens(game, "ev_hook_of_keys")
    assert (state_of(game).attention, state_of(game).party.exp) == (1, 0)


def test_clean_water_heals_and_a_draught_is_heard() -> None:
    game = corridor(life={0: 3})
    happens(game, "ev_dry_spring")
    happens(game, "ev_cold_draught")
    assert (hero(game).life, state_of(game).attention) == (4, 1)


@pytest.mark.parametrize(("roll", "exp", "left"), [(5, 15, 1), (2, 0, 0)])
def test_whispers_teach_or_take_a_spell(roll: int, exp: int, left: int) -> None:
    game = caster("spark", dice=[roll, 2, 1])
    happens(game, "ev_whispers")
    assert (state_of(game).party.exp, len(hero(game).prepared)) == (exp, left)


@pytest.mark.parametrize(("roll", "exp"), [(5, 10), (2, 0)])
def test_an_inscription_is_read_with_an_action_and_only_once(roll: int, exp: int) -> None:
    game = corridor(roll, roll)
    happens(game, "ev_inscription")
    act(game, 0, "nothing")
    act(game, 0, "read inscription")
    assert state_of(game).party.exp == exp
    assert (state_of(game).adventure.knows_traps) == bool(exp)
    assert "read inscription" not in options(game, 0)


@pytest.mark.parametrize(("roll", "noise"), [(3, -1), (4, -1), (5, 0), (6, 0)])
def test_the_tapping_moves_away_or_is_nothing(roll: int, noise: int) -> None:
    game = corridor(roll)
    happens(game, "ev_tapping")
    assert (state_of(game).attention, state_of(game).party.exp) == (noise, 5)
    assert state_of(game).monsters == []


@pytest.mark.parametrize(("roll", "stunned", "exp"), [(5, False, 5), (2, True, 0)])
def test_the_bell_stuns_who_does_not_withstand_it(roll: int, stunned: bool, exp: int) -> None:
    game = corridor(roll, 2, 2)
    happens(game, "ev_bell")
    assert ("stunned" in hero(game).conditions, state_of(game).party.exp) == (stunned, exp)


@pytest.mark.parametrize(("roll", "oil", "exp"), [(5, 10, 10), (2, 6, 0)])
def test_moths_smother_the_light(roll: int, oil: int, exp: int) -> None:
    game = corridor(roll, 2)
    state_of(game).oil = 10
    happens(game, "ev_moths")
    assert (state_of(game).oil, state_of(game).party.exp) == (oil, exp)


def test_without_her_who_bears_it_the_lantern_loses_three() -> None:
    game = corridor()
    state_of(game).oil = 10
    happens(game, "ev_guttering")
    assert (state_of(game).oil, state_of(game).party.exp) == (7, 0)


def test_the_peddler_sells_as_long_as_there_is_gold_and_room() -> None:
    game = corridor(carried={0: []})
    price = BOX.items["potion_healing"].price
    state_of(game).party.gold = 2 * price
    happens(game, "ev_lost_peddler")
    assert hero(game).carried[:2] == ["potion_healing"] * 2
    assert state_of(game).party.gold == 0


def test_the_peddler_takes_a_hero_s_own_gold_too() -> None:
    game = corridor(carried={0: []}, gold={0: BOX.items["potion_healing"].price})
    happens(game, "ev_lost_peddler")
    assert hero(game).carried == ["potion_healing"]
    assert hero(game).gold == 0
    poor = corridor(carried={0: []}, gold={0: 0})
    happens(poor, "ev_lost_peddler")
    assert hero(poor).carried == []


def test_a_secret_door_is_found_in_a_free_wall() -> None:
    game = corridor(5, 2)
    happens(game, "ev_secret_door")
    (door,) = state_of(game).doors
    assert (door.is_locked, door.trap, door.to) == (False, "", -1)
    assert state_of(game).party.exp == 10
