"""What a terminal shows of every game is kept: table, question, sheets and what explains options.

A change that is meant: DELVERS_GOLDEN=write pytest tests/generic/test_shown.py, and the changed
lines are what is shown otherwise.
"""

import hashlib
import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from delvers.cli.files import Seat
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.text import words
from tests.generic.decisions import begin, read

FOLDER = Path(__file__).parent / "golden"
GAMES = [spec.id for spec in REGISTRY]
WALKS = (1, 2, 3, 4)
"""The walks of bots on which a game is looked at."""
MOMENTS = 4
"""So often on each."""
SIZES = ((100, 40), (80, 24))
"""Columns and lines of terminals: a large one, and one on which not all finds room."""
ENGLISH = words("en")


class Shown:
    """A terminal of a size: what it shows, and a digest that holds the colours too."""

    def __init__(self, game: Game, size: tuple[int, int]) -> None:
        self.plain, self.coloured = io.StringIO(), io.StringIO()
        names = [Seat(f"Player {number + 1}") for number in range(game.seats)]
        sitting = Sitting(game, names, Path("game.json"), 1)
        wide, high = size
        self.screens = [
            Screen(Console(file=self.plain, width=wide, height=high, color_system=None),
                   sitting, ENGLISH),
            Screen(Console(file=self.coloured, width=wide, height=high, force_terminal=True,
                           color_system="standard"), sitting, ENGLISH),
        ]  # fmt: skip

    def lines(self, seat: int) -> list[str]:
        """All that a seat who is asked can see."""
        for screen in self.screens:
            ask = screen.game.pending[seat]
            screen.show_question(seat, ask)
            screen.show_cards(seat)
            screen.show_sheets(seat)
            for option in ask.options[:: max(1, len(ask.options) // 4)]:
                screen.show_about(seat, option)
            keys = screen.table.keys(ask, ENGLISH)
            screen.tell(" ".join(f"{key}={option}" for key, option in sorted(keys.items())))
        digest = hashlib.sha256(self.coloured.getvalue().encode()).hexdigest()[:12]
        return [*(line.rstrip() for line in self.plain.getvalue().splitlines()), f"-- {digest}"]


def told(game: str, seed: int) -> list[str]:
    """All that is shown at the moments of a walk, on a large and a small screen in turn."""
    path = FOLDER / "decisions" / game / f"heuristic-{seed}.txt"
    walked = path.read_text(encoding="utf-8").splitlines()
    every, lines = max(1, len(walked) // MOMENTS), []
    played = begin(game, seed, events=True)
    for number, line in enumerate(walked):
        seat, option = read(line)
        if number % every == every - 1:
            shown = Shown(played, SIZES[number // every % len(SIZES)])
            lines += [f"== {seed}, choice {number}, seat {seat}", *shown.lines(seat)]
        played.choose(seat, option)
    return lines


@pytest.mark.parametrize("seed", WALKS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_terminal_shows_is_kept(game: str, seed: int) -> None:
    path = FOLDER / "shown" / game / f"{seed}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(told(game, seed)) + "\n", encoding="utf-8")
    assert told(game, seed) == path.read_text(encoding="utf-8").splitlines()
