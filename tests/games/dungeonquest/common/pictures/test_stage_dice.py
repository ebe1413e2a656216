"""Dice of DungeonQuest as a page shows them: what was added, and which number was needed."""

from typing import Any

import pytest

import delvers
from delvers.draw import Scene, stage_of
from delvers.draw.steps import HEAVY, Step
from delvers.kernel.events import Event
from delvers.text import words

BOTH = pytest.mark.parametrize("game", ["dungeonquest-3e", "dungeonquest-revised"])
TEST = {"seat": 0, "attribute": "agility"}
ROLL = {"seat": 0, "why": "agility test"}


def told(game: str, *events: tuple[str, dict[str, Any]]) -> Scene:
    """A new game in which only this has happened, for the first seat."""
    view = delvers.new(game, seats=2, seed=1).view(0)
    made = [Event(kind, "X-1", params) for kind, params in events]
    return Scene(game, view, None, words("en"), ("Ana", "Bruno"), made)


def shown(scene: Scene, at: int) -> Step:
    step = stage_of(scene.game).step(scene, at)
    assert step is not None
    return step


@BOTH
def test_a_test_shows_its_dice_and_the_number_needed(game: str) -> None:
    scene = told(
        game,
        ("rolled", {**ROLL, "dice": [3, 5]}),
        ("test_failed", {**TEST, "total": 8, "value": 6}),
    )
    assert stage_of(game).step(scene, 0) is None  # it is shown with its end
    step = shown(scene, 1)
    assert (step.dice, step.total, step.needed) == ((3, 5), "8", "needed: 6 or less")
    assert (step.outcome, step.is_good, step.seats) == ("Failed", False, (0,))


@BOTH
def test_dice_before_a_question_tell_what_they_must_reach(game: str) -> None:
    step = shown(told(game, ("rolled", {**ROLL, "dice": [3, 5]})), 0)
    assert step.dice == (3, 5)
    assert step.needed.startswith("Agility: needed: ")
    assert not step.outcome


@BOTH
def test_a_die_that_was_rolled_again_counts_as_it_fell_the_second_time(game: str) -> None:
    scene = told(
        game,
        ("rolled", {**ROLL, "dice": [3, 6]}),
        ("die_rerolled", {"seat": 0, "number": 6}),
        ("rolled", {"seat": 0, "dice": [2], "why": "reroll"}),
        ("test_passed", {**TEST, "total": 5, "value": 6}),
    )
    assert [stage_of(game).step(scene, at) for at in (0, 2)] == [None, None]
    assert shown(scene, 3).dice == (3, 2)


def test_load_and_determination_are_told_in_the_third_edition() -> None:
    scene = told(
        "dungeonquest-3e",
        ("rolled", {**ROLL, "dice": [3, 3]}),
        ("test_passed", {**TEST, "total": 8, "value": 8, "load": 2, "help": 2}),
    )
    step = shown(scene, 1)
    assert step.parts == (("Load", "+2"),)
    assert step.needed == "needed: 8 (6 + 2 Determination) or less"


def test_load_and_determination_are_told_in_the_revised_edition() -> None:
    scene = told(
        "dungeonquest-revised",
        ("rolled", {**ROLL, "dice": [3, 4]}),
        ("load_added", {"seat": 0, "count": 2}),
        ("determination_spent", {"seat": 0, "count": 3}),
        ("test_passed", {**TEST, "total": 6, "value": 6}),
    )
    assert shown(scene, 3).parts == (("Load", "+2"), ("Determination", "−3"))


@BOTH
def test_the_roll_at_dusk_says_from_which_number_the_doors_stay_open(game: str) -> None:
    scene = told(
        game,
        ("sunset_near", {"seat": 1, "risk": 2}),
        ("rolled", {"seat": 1, "dice": [2], "why": "sunset"}),
    )
    step = shown(scene, 1)
    assert (step.needed, step.is_good) == ("needed: 3 or more", False)


@BOTH
def test_wounds_show_the_life_that_is_left_after_each(game: str) -> None:
    hurt = {"seat": 0, "amount": 1, "cause": "fall"}
    scene = told(game, ("wounded", {**hurt, "amount": 2}), ("wounded", hurt))
    life = scene.view["heroes"][0]["life"]
    scene.view["heroes"][0]["wounds"] = 3
    lives = [shown(scene, at).left for at in (0, 1)]
    assert lives == [f"Life: {life - 2} of {life}", f"Life: {life - 3} of {life}"]


@BOTH
def test_a_death_is_a_scene_of_its_own(game: str) -> None:
    step = shown(told(game, ("died", {"seat": 0, "cause": "fall"})), 0)
    assert (step.kind, step.weight) == ("death", HEAVY)


@BOTH
def test_a_figure_walks_from_where_it_was(game: str) -> None:
    scene = told(game, ("tower_chosen", {"seat": 0, "at": 0}), ("moved", {"seat": 0, "at": 1}))
    assert shown(scene, 1).way == ((94, 94), (194, 94))


def test_a_deadly_blow_keeps_both_sides_of_the_fight_in_view() -> None:
    hero = told("dungeonquest-3e").view["heroes"][0]["hero"]
    sides = {"seat": 0, "fighter": hero, "cards": ["melee_1"]}
    foe = {"foe": "golem", "foe_seat": 1, "foe_cards": ["magic_2"]}
    scene = told(
        "dungeonquest-3e",
        ("cards_played", {**sides, **foe}),
        ("deadly_blow", {"seat": 0, "fighter": hero, "cards": ["melee_2"]}),
    )
    played, blow = shown(scene, 0), shown(scene, 1)
    assert [one.name for one in played.pictures] == ["fight melee_1", "fight magic_2"]
    assert [one.name for one in blow.pictures] == [f"who {hero}", "fight melee_2"]
    assert blow.seats == (0, 1)
