"""What a terminal shows when a question of a kind is asked for the first time is kept.

Walks look at a game now and then; here no kind of question is left out. A change that is meant:
DELVERS_GOLDEN=write pytest tests/generic/test_shown_questions.py, and the changed lines say at
which question something else is shown.
"""

import hashlib
import os
from pathlib import Path

import pytest

from delvers.kernel.kit import REGISTRY
from tests.generic.questions import first_times
from tests.generic.test_shown import SIZES, Shown

FOLDER = Path(__file__).parent / "golden" / "shown_questions"
GAMES = [spec.id for spec in REGISTRY]


def shown(game: str) -> list[str]:
    """A line for every kind of question, on a large and a small screen in turn."""
    lines = []
    asked = (moment for moment in first_times(game) if not moment.played.is_over)
    for number, moment in enumerate(asked):
        found = Shown(moment.played, SIZES[number % len(SIZES)]).lines(moment.seat)
        digest = hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]
        lines.append(f"{moment}: {len(found)} lines, {digest}")
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_what_a_terminal_shows_at_every_kind_of_question_is_kept(game: str) -> None:
    path = FOLDER / f"{game}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(shown(game)) + "\n", encoding="utf-8")
    assert shown(game) == path.read_text(encoding="utf-8").splitlines()
