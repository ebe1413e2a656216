"""Learning by playing: a real game with fixed dice, some of whose choices are made by the learner.

A lesson is a part of a game's page (`lesson.toml`): dice, names, and steps. A step points at a part
of the page and says something about it; where it names a choice, the learner makes it, and what
others do after that is written down too. Nothing of a lesson is stored: each step is shown anew.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from delvers.draw import Scene, regions
from delvers.kernel.content import read_toml
from delvers.kernel.game import Game
from delvers.kernel.loading import new
from delvers.kernel.spec import Setting
from delvers.server.errors import Problem
from delvers.server.gamepage import page_of
from delvers.server.staging import steps_of
from delvers.text import Words

Plain = dict[str, Any]
LEARNER: Final = 0
IN_MEMORY: Final = 16


@dataclass(frozen=True, slots=True)
class Step:
    """What is said about which part of the page, by which clause, and what the learner does."""

    note: str
    rule: str
    part: str = ""
    choice: str = ""
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game: its dice, who plays, what was chosen before, and its steps."""

    seed: int
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    begin: tuple[str, ...] = ()
    options: dict[str, Setting] = field(default_factory=dict)


class NoLesson(Problem):
    """A game that has no lesson."""

    status = 404


@lru_cache(IN_MEMORY)
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    folder = page_of(game).folder
    path = None if folder is None else folder / "lesson.toml"
    return read_toml(Lesson, path) if path is not None and path.is_file() else None


@lru_cache(IN_MEMORY)
def positions(game: str) -> list[Game]:
    """The game as it stands at each step of the lesson."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NoLesson(f"{game} has no lesson")
    play = new(game, seats=len(lesson.names), seed=lesson.seed, options=lesson.options)
    choose_all(play, lesson.begin)
    found = []
    for step in lesson.steps:
        found.append(play.copy())
        mine = (f"{LEARNER} {step.choice}",) if step.choice else ()
        choose_all(play, (*mine, *step.then))
    return found


def choose_all(game: Game, choices: tuple[str, ...]) -> None:
    """Make choices that are written down, each with its seat."""
    for one in choices:
        seat, _, option = one.partition(" ")
        game.choose(int(seat), option)


def step_for(game: str, number: int, words: Words) -> Plain:
    """A step of a lesson: what is said, what is to be done, and the parts of the page."""
    stands = positions(game)
    lesson = lesson_of(game)
    assert lesson is not None
    if number >= len(stands):
        raise NoLesson(f"this lesson has {len(stands)} steps; allowed: 0 to {len(stands) - 1}")
    step, play = lesson.steps[number], stands[number]
    scene = scene_of(game, lesson, play, words)
    return {
        "step": number,
        "last": len(stands) - 1,
        "note": words.say(step.note),
        "rule": step.rule,
        "part": step.part,
        "choice": step.choice,
        "label": words.option(game, step.choice) if step.choice else "",
        "regions": regions(scene),
        "log": lines_of(game, lesson, play, words),
        "steps": steps_of(scene, news_from(stands, number), LEARNER),
    }


def news_from(stands: list[Game], number: int) -> int:
    """The first event since the step before; nothing is new at the beginning."""
    return len(stands[max(0, number - 1)].events_for(LEARNER))


def scene_of(game: str, lesson: Lesson, play: Game, words: Words) -> Scene:
    """What the learner sees."""
    return Scene(
        game=game,
        view=play.view(LEARNER),
        ask=play.pending.get(LEARNER),
        words=words.with_content(play.spec),
        names=lesson.names,
        events=play.events_for(LEARNER),
        result=play.result,
        kinds=tuple("human" for _ in lesson.names),
        best="",
    )


def lines_of(game: str, lesson: Lesson, play: Game, words: Words) -> list[Plain]:
    """The log as the learner reads it."""
    words = words.with_content(play.spec)
    return [
        {"number": number, "text": words.event(game, event, lesson.names), "rule": event.rule}
        for number, event in enumerate(play.events_for(LEARNER), 1)
    ]


def state_for(game: str, shown: Plain, words: Words) -> Plain:
    """What the page of a table needs to know, for a table that there is not."""
    lesson, play = lesson_of(game), positions(game)[shown["step"]]
    assert lesson is not None
    return {
        "table": "",
        "game": game,
        "number": shown["step"],
        "seat": LEARNER,
        "names": list(lesson.names),
        "kinds": ["human" for _ in lesson.names],
        "is_bots_only": False,
        "view": play.view(LEARNER),
        "ask": None,
        "undo": None,
        "seats": [],
        "is_silent": True,
        "has_odds": False,
        "secrets": [],
        "rematch": None,
        "waiting": [],
        "log": shown["log"],
        "result": None,
        "regions": shown["regions"],
        "steps": shown["steps"],
        "fairness": None,
        "lang": words.lang,
    }
