"""What a searcher is told of positions is kept: their values, the clock and quick answers.

A change that is meant: DELVERS_GOLDEN=write pytest tests/generic/test_guides.py, and the changed
lines are the positions to look at.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.bots.search import PLAIN, Guide
from delvers.kernel.dice import Dice
from delvers.kernel.kit import REGISTRY
from tests.generic.decisions import begin, read

FOLDER = Path(__file__).parent / "golden"
GUIDED = [kit.id for kit in REGISTRY.kits() if kit.guide and not kit.id.startswith("toy")]
WALKS = 12
"""So many walks of bots are looked at, at every few choices."""
EVERY = 4


def looked_at(game: str, guide: Guide, seed: int) -> Iterator[str]:
    """The walk of a bot with what the guide says on the way, and at its end."""
    path = FOLDER / "decisions" / game / f"heuristic-{seed}.txt"
    played = begin(game, seed)
    world = played._table.state
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        seat, option = read(line)
        if number % EVERY == 0:
            values = guide.worth(world, played.seats, played.result)
            told = " ".join(f"{value:.4f}" for value in values)
            answer = guide.policy(world, played.pending[seat], Dice(number))
            yield f"{number} at {guide.clock(world)}: {told}; {seat} {answer}"
        played.choose(seat, option)
    values = guide.worth(world, played.seats, played.result)
    yield f"end at {guide.clock(world)}: {' '.join(f'{value:.4f}' for value in values)}"


def told(game: str) -> list[str]:
    guide: Guide = REGISTRY.kit(game).part("guide", PLAIN)
    lines = [f"reach {guide.reach}"]
    for seed in range(WALKS):
        if (FOLDER / "decisions" / game / f"heuristic-{seed}.txt").exists():
            lines += [f"== {seed}", *looked_at(game, guide, seed)]
    return lines


@pytest.mark.parametrize("game", GUIDED)
def test_what_a_guide_says_is_kept(game: str) -> None:
    path = FOLDER / "guides" / f"{game}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(told(game)) + "\n", encoding="utf-8")
    assert told(game) == path.read_text(encoding="utf-8").splitlines()


def test_every_game_with_bots_of_its_own_guides_a_searcher() -> None:
    assert len(GUIDED) >= 4
