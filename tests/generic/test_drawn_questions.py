"""What is drawn when a question, an option or an event of a kind comes for the first time is kept.

Walks look at a game now and then; here no kind of moment is left out. A change that is meant:
DELVERS_GOLDEN=write pytest tests/generic/test_drawn_questions.py, and the changed lines say which
region is drawn otherwise. Of the two digests the second holds also where things lie: if it alone is
another, they were moved.
"""

import hashlib
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.draw import picture, regions
from delvers.kernel.kit import REGISTRY
from tests.generic.drawn import outline
from tests.generic.questions import Moment, first_times
from tests.generic.test_drawn import scene

FOLDER = Path(__file__).parent / "golden" / "drawn_questions"
GAMES = [spec.id for spec in REGISTRY]
BEGINNING = 60
"""So much of the words of a region is kept to read; the digests hold all of them."""
STYLE = re.compile("<style>.*?</style>", re.DOTALL)
"""A picture carries its style sheet, which changes with the page."""
SPECTATED = 8
"""A spectator sees every eighth of these moments, and it is drawn as a picture too."""


def drawn_at(moment: Moment, number: int) -> Iterator[tuple[str, str]]:
    """Whatever is drawn at a moment, with its name."""
    yield from regions(scene(moment.played, moment.seat)).items()
    if number % SPECTATED == 0:
        seen = scene(moment.played, None)
        yield "picture for spectators", picture(seen)
        for name, markup in regions(seen).items():
            yield f"{name} for spectators", markup


def drawn(game: str) -> list[str]:
    """A line for everything that is drawn then and was not drawn the same before."""
    lines, known = [], set()
    for number, moment in enumerate(first_times(game, events=True)):
        lines.append(f"== {moment}")
        for name, markup in drawn_at(moment, number):
            if markup not in known:
                known.add(markup)
                words, _, rest = outline(markup)
                whole = hashlib.sha256(STYLE.sub("", markup).encode()).hexdigest()[:12]
                lines.append(f"{name}: {rest} {whole} {words[:BEGINNING]}".rstrip())
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_of_every_kind_of_moment_is_kept(game: str) -> None:
    path = FOLDER / f"{game}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(drawn(game)) + "\n", encoding="utf-8")
    assert drawn(game) == path.read_text(encoding="utf-8").splitlines()
