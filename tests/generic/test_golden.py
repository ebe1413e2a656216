"""One readable playthrough per game: a change of rules shows up in review as a changed file.

Write the files anew with DELVERS_GOLDEN=write after a change that is meant. The first line names
the versions they were made with: rules that play otherwise must have another version.
"""

import os
from pathlib import Path

import pytest

from delvers import Dice, Game
from delvers.kernel.kit import REGISTRY
from tests.generic.walks import Case, possible

FOLDER = Path(__file__).parent / "golden"
SEED = 2014


def cases() -> list[tuple[str, Case]]:
    """Each game with its defaults, and with every option switched to its last setting."""
    found = []
    for spec in REGISTRY:
        plain = tuple((option.name, option.default) for option in spec.options)
        seats = spec.seats[len(spec.seats) // 2]
        last = {o.name: o.allowed[-1] if o.allowed else o.default for o in spec.options}
        full = tuple(possible(spec, seats, last).items())
        found.append((spec.id, Case(spec.id, seats, plain)))
        found.append((f"{spec.id}-all-options", Case(spec.id, seats, full)))
        if 1 in spec.seats:
            found.append((f"{spec.id}-solo", Case(spec.id, 1, plain)))
    return found


def playthrough(case: Case) -> str:
    """The game as text: what happened, and what was chosen among what."""
    game, dice, told = case.begin(SEED), Dice(SEED), 0
    lines = [f"{case.game}: {case.seats} seats, {dict(case.options)}, seed {SEED}", ""]
    while True:
        told = tell(game, told, lines)
        if game.is_over:
            return "\n".join([*lines, "", f"result: {game.result}", ""])
        ask = game.pending[dice.choice(sorted(game.pending))]
        option = dice.choice(ask.options)
        others = ", ".join(one for one in ask.options if one != option) or "nothing else"
        lines.append(f"> seat {ask.seat} chooses {option}; could: {others} [{ask.rule}]")
        game.choose(ask.seat, option)


def tell(game: Game, told: int, lines: list[str]) -> int:
    """Write down the events since the last time."""
    for event in game.events[told:]:
        to = "" if event.to is None else f" (only to {', '.join(map(str, event.to))})"
        params = ", ".join(f"{name}={value}" for name, value in event.params.items())
        lines.append(f"- {event.kind}: {params} [{event.rule}]{to}")
    return len(game.events)


@pytest.mark.parametrize(("name", "case"), cases(), ids=str)
def test_the_playthrough_is_the_one_in_the_file(name: str, case: Case) -> None:
    path, text = FOLDER / f"{name}.txt", playthrough(case)
    if os.environ.get("DELVERS_GOLDEN") == "write":
        path.write_text(f"{versions(case)}\n{text}", encoding="utf-8")
    made_with, *lines = path.read_text(encoding="utf-8").splitlines()
    if lines != text.splitlines():
        assert made_with != versions(case), "the game plays otherwise, but its version is the same"
    assert lines == text.splitlines()


def versions(case: Case) -> str:
    spec = REGISTRY.find(case.game)
    return f"rules {spec.rules_version}, content {spec.content_of(dict(case.options))}"
