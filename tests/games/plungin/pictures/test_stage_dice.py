"""Dice of Dungeon Plungin' as a page shows them."""

from typing import Any

import delvers
from delvers.draw import Scene, stage_of
from delvers.draw.steps import Step
from delvers.games.plungin.pictures.dice import dice
from delvers.kernel.events import Event
from delvers.text import words

GAME = "plungin"


def told(*events: tuple[str, dict[str, Any]]) -> Scene:
    """A new game in which only this has happened, for the first seat."""
    view = delvers.new(GAME, seats=1, seed=1).view(0)
    made = [Event(kind, "X-1", params) for kind, params in events]
    return Scene(GAME, view, None, words("en"), ("Ana",), made)


def hero_of(scene: Scene) -> str:
    return str(scene.view["heroes"][0]["id"])


def shown(scene: Scene, at: int) -> Step:
    step = stage_of(GAME).step(scene, at)
    assert step is not None
    return step


HERO = hero_of(told())
ATTACK = {
    "dice": [6, 1, 4],
    "why": f"{HERO} attack",
    "successes": 1,
    "other": "orc 12",
    "parts": [["ATK", 2], ["behind", 1]],
    "least": 5,
}


def test_an_attack_shows_where_its_dice_come_from_and_which_count() -> None:
    step = shown(told(("rolled", ATTACK)), 0)
    assert (step.dice, step.marks) == ((6, 1, 4), "+- ")
    assert step.parts == (("ATK", "+2"), ("from behind", "+1"))
    assert (step.total, step.needed) == ("1 success", "Successes: 5 or more.")
    assert [one.name for one in step.pictures] == [f"figure {HERO}", "figure orc"]
    assert step.seats == (0,)


def test_a_defence_shows_how_many_hits_it_must_hold() -> None:
    defence = {"dice": [5, 2], "why": "orc 12 defence", "successes": 1}
    step = shown(told(("rolled", {**ATTACK, "successes": 2}), ("rolled", defence)), 1)
    assert step.needed == "Successes: 5 or more. needed: 2 or more"
    assert step.outcome == ""


def test_a_check_is_shown_with_its_dice_and_its_difficulty() -> None:
    roll = {"dice": [5, 6], "why": f"{HERO} detect", "successes": 2}
    ended = {"who": HERO, "stat": "WIT", "successes": 2, "difficulty": 2, "fumbled": False}
    scene = told(("rolled", roll), ("check_passed", ended))
    assert stage_of(GAME).step(scene, 0) is None
    step = shown(scene, 1)
    assert (step.dice, step.outcome, step.is_good) == ((5, 6), "Passed", True)
    assert step.needed == "Successes: 5 or more. Difficulty 2"


def test_one_die_says_from_which_number_it_works() -> None:
    step = shown(told(("needed_die", {"cause": "treasure", "roll": 3, "needed": 4})), 0)
    assert (step.dice, step.marks, step.needed) == ((3,), "-", "needed: 4 or more")


def test_the_last_rolls_stand_in_their_order_with_who_rolled_and_why() -> None:
    second = {"dice": [2], "why": "orc 12 defence", "successes": 0}
    scene = told(("rolled", ATTACK), ("rolled", second))
    scene.view["stage"] = "dungeon"
    drawn = dice(scene)
    assert drawn.index("Attack") < drawn.index("Orc 12: Defence")
    assert "1 success<" in drawn
