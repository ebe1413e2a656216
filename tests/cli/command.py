"""Running the command as a user does."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import delvers
from delvers import Game, bots
from delvers.bots.match import play_out
from delvers.cli.app import app


def run(*arguments: object, typed: str | None = None) -> Result:
    """Run `delvers` with these arguments and what is typed at the keyboard."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def refused(*arguments: object) -> str:
    """Run what must be refused; the one line that says why."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    return lines[0]


def played(seats: int = 3, seed: int = 7, fairness: delvers.Fairness | None = None) -> Game:
    """A game that bots have played to its end."""
    chance = None if fairness else seed
    game = delvers.new("raiders", seats=seats, seed=chance, fairness=fairness)
    play_out(game, [bots.Player("heuristic", "raiders", 1)] * seats)
    return game


def kept(path: Path) -> dict[str, Any]:
    """What stands in a file that `play` wrote."""
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {**table, "save": json.loads(table["save"])}
