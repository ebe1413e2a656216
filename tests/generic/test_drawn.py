"""What is drawn of every game is kept: each element with its words and what can be chosen by it.

A change that is meant: DELVERS_GOLDEN=write pytest tests/generic/test_drawn.py, and the changed
lines say what is drawn otherwise.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.draw import Scene, picture, regions
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.text import words
from tests.generic.decisions import begin, read
from tests.generic.drawn import outline

FOLDER = Path(__file__).parent / "golden"
GAMES = [spec.id for spec in REGISTRY]
WALKS = (0, 3, 5)
"""The walks of bots on which a game is looked at."""
MOMENTS = 4
"""So often on each."""


def scene(game: Game, seat: int | None) -> Scene:
    """What a seat sees, or a spectator."""
    names = tuple(f"Player {number + 1}" for number in range(game.seats))
    asked = None if seat is None else game.pending.get(seat)
    told = game.events_for(seat)
    return Scene(game.spec.id, game.view(seat), asked, words("en"), names, told, result=game.result)


def moments(game: str, seed: int) -> Iterator[tuple[str, Scene]]:
    """Some moments of a walk: what is seen by whoever is asked, and by a spectator.

    What a question refuses is worked out while it is open, so a moment is drawn before the next.
    """
    path = FOLDER / "decisions" / game / f"heuristic-{seed}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    every = max(1, len(lines) // MOMENTS)
    played = begin(game, seed, events=True)
    for number, line in enumerate(lines):
        seat, option = read(line)
        if number % every == every - 1:
            viewer = seat if number % (2 * every) == every - 1 else None
            yield f"{seed}, choice {number}, seat {viewer}", scene(played, viewer)
        played.choose(seat, option)


def told(game: str, seed: int) -> list[str]:
    """All that is drawn at the moments of a walk."""
    lines = []
    for title, one in moments(game, seed):
        for name, markup in {"picture": picture(one), **regions(one)}.items():
            lines += [f"== {title}: {name}", *outline(markup)]
    return lines


@pytest.mark.parametrize("seed", WALKS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_kept(game: str, seed: int) -> None:
    path = FOLDER / "drawn" / game / f"{seed}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(told(game, seed)) + "\n", encoding="utf-8")
    assert told(game, seed) == path.read_text(encoding="utf-8").splitlines()


def test_an_outline_keeps_words_and_choices_and_forgets_places() -> None:
    drawn = '<g transform="x"><text x="1">Hugo &amp; co</text><a data-option="go on"/></g>'
    words, acts, rest = outline(drawn)
    assert (words, acts) == ("Hugo & co", "data-option=go on")
    assert rest.startswith("4 elements and words, ")
    assert outline(drawn.replace('x="1"', 'x="2"')) == outline(drawn)
    assert outline(drawn.replace("<a ", "<b ").replace("</a", "</b"))[2] != rest
