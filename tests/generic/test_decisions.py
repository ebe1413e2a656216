"""What bots choose at positions of all kinds is kept, so that no decision changes unnoticed.

A change that is meant: DELVERS_GOLDEN=write pytest tests/generic/test_decisions.py, and the changed
lines are the decisions to look at. The walk stays as it was; for a new one remove the file.
"""

import os
from pathlib import Path

import pytest

from delvers.bots import names, thinks
from delvers.kernel.kit import REGISTRY
from tests.generic.decisions import Decision, again, read, walk

FOLDER = Path(__file__).parent / "golden"
WALKS = {"raiders": (6, 90)}
"""How many walks through a game are kept, and with how many choices each at most."""
USUAL = (24, 150)


def walks() -> list[tuple[str, str, int]]:
    """Every bot that knows its game, on each of its walks; who thinks ahead takes too long."""
    return [
        (spec.id, bot, seed)
        for spec in REGISTRY
        for bot in names(spec.id)
        if bot != "random" and not thinks(bot)
        for seed in range(WALKS.get(spec.id, USUAL)[0])
    ]


def decisions(game: str, bot: str, seed: int, path: Path) -> list[Decision]:
    """What a bot chooses now on the walk that is kept; on a new one if there is none."""
    if path.exists():
        return list(again(game, bot, seed, path.read_text(encoding="utf-8").splitlines()))
    path.parent.mkdir(parents=True, exist_ok=True)
    return list(walk(game, bot, seed, WALKS.get(game, USUAL)[1]))


@pytest.mark.parametrize(("game", "bot", "seed"), walks(), ids=str)
def test_a_bot_decides_as_it_did(game: str, bot: str, seed: int) -> None:
    path = FOLDER / "decisions" / game / f"{bot}-{seed}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.write_text("".join(f"{one}\n" for one in decisions(game, bot, seed, path)), "utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [str(one) for one in again(game, bot, seed, lines)] == lines


def test_a_line_that_is_kept_says_what_was_played() -> None:
    assert read("2 lay_card: power 5") == (2, "power 5")
    assert read("0 test armor: spend none  but: spend 1") == (0, "spend 1")
