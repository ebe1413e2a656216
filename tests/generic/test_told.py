"""What is said of every game is kept: log lines, questions and labels, with what they are said of.

A change that is meant: DELVERS_GOLDEN=write pytest tests/generic/test_told.py, and the changed
lines are the words to look at.
"""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from delvers import Dice, Game
from delvers.kernel.events import Event
from delvers.kernel.forms import Grammar
from delvers.kernel.kit import REGISTRY
from delvers.text import words
from tests.generic.decisions import begin, read
from tests.generic.walks import FEW, step

FOLDER = Path(__file__).parent / "golden"
GAMES = [spec.id for spec in REGISTRY]
ENGLISH = words("en")
NAMES = ("Ana", "Bob", "Eva", "Ida", "Ugo", "Zoe")
MOST = 3
"""So many examples are kept of everything that can be said."""
AHEAD = 250
"""So many choices of a random game are looked at."""


def games(game: str) -> Iterator[Game]:
    """Games before each of their choices: walks of bots, and random ones with all options."""
    for path in sorted((FOLDER / "decisions" / game).glob("heuristic-*.txt")):
        played = begin(game, int(path.stem.rpartition("-")[2]), events=True)
        for line in path.read_text(encoding="utf-8").splitlines():
            yield played
            played.choose(*read(line))
        yield played
    for seed, case in enumerate(case for case in FEW if case.game == game):
        played, dice = case.begin(seed), Dice(seed)
        while not played.is_over and played.number < AHEAD:
            yield played
            step(played, dice)
        yield played


class Kept:
    """Examples of all that can be said, by what they are examples of."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.spec = REGISTRY.find(game)
        self.lines: dict[str, list[str]] = {}
        self.seen: set[str] = set()

    def keep(self, of: str, key: str, say: Callable[[], str]) -> None:
        """Keep an example, unless there are enough."""
        lines = self.lines.setdefault(of, [])
        if len(lines) < MOST:
            lines.append(f"{of}: {key}: {' / '.join(say().splitlines())}")

    def look_at(self, played: Game, told: int) -> None:
        """All that is said at a moment of a game, from this event on."""
        for event in played.events[told:]:
            say = partial(ENGLISH.event, self.game, event, NAMES)
            self.keep(kind_of(event), given(event), say)
        for ask in played.pending.values():
            self.keep_form("ask", self.spec.prompts, ask.prompt)
            for option in (*ask.options, *ask.refused):
                self.keep_form("option", self.spec.grammar, option)
        if result := played.result:
            say = partial(ENGLISH.result, self.game, result, NAMES)
            self.keep(f"result of {len(result.winners)}", str(result.winners), say)

    def keep_form(self, of: str, grammar: Grammar, text: str) -> None:
        """Keep a question or an option as an example of its form."""
        if f"{of} {text}" not in self.seen:
            self.seen.add(f"{of} {text}")
            say = ENGLISH.prompt if of == "ask" else ENGLISH.option
            self.keep(f"{of} {form_of(grammar, text)}", text, partial(say, self.game, text))


def form_of(grammar: Grammar, text: str) -> str:
    form = grammar.form_of(text)
    return form.pattern if form else text


def kind_of(event: Event) -> str:
    """An event's kind, and which of its parameters are nothing: those are said otherwise."""
    empty = [name for name, value in event.params.items() if not value and name != "seat"]
    return " without ".join([f"event {event.kind}", *empty])


def given(event: Event) -> str:
    return ", ".join(f"{name}={value}" for name, value in event.params.items())


def told(game: str) -> list[str]:
    """Examples of all that is said, in order."""
    kept, last, seen = Kept(game), None, 0
    for played in games(game):
        if played is not last:
            last, seen = played, 0
        kept.look_at(played, seen)
        seen = len(played.events)
    return [line for of in sorted(kept.lines) for line in kept.lines[of]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_is_kept(game: str) -> None:
    path = FOLDER / "told" / f"{game}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(told(game)) + "\n", encoding="utf-8")
    assert told(game) == path.read_text(encoding="utf-8").splitlines()
