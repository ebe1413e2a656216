"""How every kind of event is shown over the board, and all pictures that steps can name, are kept.

A change that is meant: DELVERS_GOLDEN=write pytest tests/generic/test_staged.py, and the changed
lines are steps to look at, or pictures that are drawn otherwise.
"""

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.draw import Scene, stage_of
from delvers.kernel.kit import REGISTRY
from delvers.text import words
from tests.generic.drawn import outline
from tests.generic.questions import Moment, moments
from tests.generic.test_drawn import scene
from tests.generic.test_told import kind_of

FOLDER = Path(__file__).parent / "golden" / "staged"
GAMES = [spec.id for spec in REGISTRY]
MOST = 6
"""So many examples are looked at of every kind of event, by which of its parameters are nothing."""


def news(game: str) -> Iterator[Moment]:
    """The moments at which an event of a kind is told of which there are too few examples."""
    seen: Counter[str] = Counter()
    walk, told = "", 0
    for moment in moments(game):
        if moment.walk != walk:
            walk, told = moment.walk, 0
        events = moment.played.events
        kinds = {kind_of(event) for event in events[told:]}
        told = len(events)
        if any(seen[kind] < MOST for kind in kinds):
            seen.update(kinds)
            yield moment


def steps(game: str) -> Iterator[tuple[str, Scene, int]]:
    """Events to be shown, of each kind some: what kind it is, and where it stands in its scene."""
    seen: Counter[str] = Counter()
    told: dict[tuple[str, int], int] = {}
    for moment in news(game):
        shown = scene(moment.played, moment.seat)
        place = (moment.walk, moment.seat)
        for at in range(told.get(place, 0), len(shown.events)):
            kind = kind_of(shown.events[at])
            if seen[kind] < MOST:
                seen[kind] += 1
                yield kind, shown, at
        told[place] = len(shown.events)


def ids(game: str) -> list[str]:
    """The ids of all that a game is made of."""
    content = REGISTRY.find(game).content
    parts = [getattr(content, name) for name in dir(content) if not name.startswith("_")]
    return sorted({id for part in parts if isinstance(part, dict) for id in map(str, part)})


def digest(markup: str) -> str:
    return f"{outline(markup)[2]} {hashlib.sha256(markup.encode()).hexdigest()[:12]}"


def staged(game: str) -> list[str]:
    """A line for every step, and for every picture that can be named."""
    stage, english = stage_of(game), words("en")
    lines, names = [], {f"{sort} {id}" for sort in stage.pictures for id in ["", *ids(game)]}
    for kind, shown, at in steps(game):
        step = stage.step(shown, at)
        told = None if step is None else step.plain(shown.seat)
        lines.append(f"{kind}: {json.dumps(told, ensure_ascii=False)}")
        names |= {one.name for one in step.pictures} if step else set()
    drawn = {name: stage.picture(english, name) for name in sorted(names)}
    return [*sorted(set(lines)), *(f"{name}: {digest(one)}" for name, one in drawn.items() if one)]


@pytest.mark.parametrize("game", GAMES)
def test_how_events_are_shown_is_kept(game: str) -> None:
    path = FOLDER / f"{game}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(staged(game)) + "\n", encoding="utf-8")
    assert staged(game) == path.read_text(encoding="utf-8").splitlines()
