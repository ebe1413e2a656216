"""Dungeon Plungin' on the page."""

from pathlib import Path
from typing import Final

from delvers.draw.svg import decoration
from delvers.draw.woodcuts.dungeon import THINGS
from delvers.games.plungin.page import lobby
from delvers.games.plungin.pictures.figures import figure
from delvers.games.plungin.rules import options, prompts
from delvers.games.plungin.rules.books.library import BOX
from delvers.server.gamepage import Count, GamePage, Habit
from delvers.text.marks import N_

STORY: Final = (
    Count(N_("Tiles laid"), ("tile_laid",)),
    Count(N_("Doors opened"), ("door_opened",)),
    Count(N_("Chests opened"), ("chest_opened",)),
    Count(N_("Monsters killed"), ("monster_killed",)),
    Count(N_("Damage dealt and taken"), ("damaged",), "amount"),
    Count(N_("Heroes fallen"), ("died",)),
    Count(N_("Tests passed"), ("check_passed",)),
    Count(N_("Tests failed"), ("check_failed",)),
    Count(N_("Random events"), ("random_event",)),
)


def figure_of(id: str) -> str:
    """A hero or monster as decoration without words."""
    return decoration(figure(BOX, id))


def woodcut(name: str) -> str:
    """A thing of the dungeon as decoration without words."""
    return decoration(THINGS[name]())


HABITS: Final = (
    Habit("order", N_("Whose turn: the heroes act in the order of the party"), "who_acts", "act"),
    Habit(
        "end",
        N_("End the turn when a hero can do nothing else"),
        prompts.ACT.pattern,
        options.PASS.pattern,
        (options.PASS.pattern, options.NOTHING.pattern),
    ),
    Habit("stay", N_("Step forward after a blow: never"), "advance", options.DECLINE.pattern),
)

PAGE: Final = GamePage(
    Path(__file__).parent,
    tools=lambda: {"figure_of": figure_of, "woodcut": woodcut, "offers": lobby},
    usual_seats=1,
    story=STORY,
    habits=HABITS,
    asks_once=("drop", "discard", "give up", "leave dungeon"),
)
