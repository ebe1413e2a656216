"""A whole playthrough of each adventure, from the entrance to its end.

The files hold every choice and every event; the choices are made again and must have the same
consequences. DELVERS_GOLDEN=write has the party bot play them anew, after a change that is meant.
"""

import os
from functools import partial
from pathlib import Path

import pytest

from delvers.bots import make
from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.people import Stats
from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.state.state import State
from delvers.games.plungin.rules.turn.setup import set_up
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game

FOLDER = Path(__file__).parent / "golden"
CHOICE = "> "
SEEDS = {"tapping_in_the_wall": 2, "bell_under_harrow": 1, "lamplighters_road": 1}
GROWN: Stats = {"ATK": 4, "DEF": 4, "RES": 3, "DEX": 3, "WIT": 2, "LIFE": 30}


def begin(adventure: str) -> Game:
    """Two players run the standard party; where it takes experience, the heroes have it."""
    options = SPEC.check_options({"adventure": adventure})
    state = set_up(BOX, 2, options, Dice(SEEDS[adventure]))
    if BOX.packs[adventure].hero_levels[0] > 1:
        season(state)
    return Game(SPEC, 2, options, scene=state)


def season(state: State) -> None:
    """Make the heroes of a party as strong as many adventures would, and leave out the village."""
    state.part = "placing"
    for hero in state.heroes:
        if not hero.is_escort:
            hero.level = 5
            for stat, more in GROWN.items():
                hero.stats[stat] += more
            rest(state, hero)


def playthrough(game: Game, choices: list[str]) -> list[str]:
    """What happened after each of the choices, and how it ended."""
    lines, told = [], 0
    for choice in [*choices, None]:
        for event in game.events[told:]:
            params = ", ".join(f"{name}={value}" for name, value in event.params.items())
            lines.append(f"- {event.kind}: {params} [{event.rule}]")
        told = len(game.events)
        if choice is not None:
            lines.append(choice)
            seat, option = choice.removeprefix(CHOICE).split(": ", maxsplit=1)
            game.choose(int(seat), option)
    return [*lines, f"= {game.result}"]


def played_by_bots(adventure: str) -> list[str]:
    """The choices of two party bots."""
    game = begin(adventure)
    bots = [make("heuristic", "plungin", Dice(seat)) for seat in range(game.seats)]
    while not game.is_over:
        seat = game.waiting[0]
        game.choose(seat, bots[seat].choose(game.pending[seat], partial(game.view, seat)))
    return [f"{CHOICE}{seat}: {option}" for seat, option in game.choices]


@pytest.mark.parametrize("adventure", BOX.packs)
def test_the_adventure_goes_as_in_the_file(adventure: str) -> None:
    path = FOLDER / f"{adventure}.txt"
    if os.environ.get("DELVERS_GOLDEN") == "write":
        lines = playthrough(begin(adventure), played_by_bots(adventure))
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert playthrough(begin(adventure), [x for x in lines if x.startswith(CHOICE)]) == lines


@pytest.mark.parametrize("adventure", BOX.packs)
def test_the_party_of_the_file_wins(adventure: str) -> None:
    lines = (FOLDER / f"{adventure}.txt").read_text(encoding="utf-8").splitlines()
    assert lines[-1].startswith("= Result(winners=(0, 1)")
