"""Proof that bots played as they must: their choices follow from their views and the secret."""

import time
from collections.abc import Callable
from typing import Any

from delvers.bots.guard import Guard
from delvers.bots.making import make, thinks
from delvers.bots.outside import is_outside
from delvers.bots.protocol import ask_bot
from delvers.kernel.asking import asked_anew
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BrokenSave
from delvers.kernel.fairness import Fairness
from delvers.kernel.game import Game
from delvers.kernel.record import Record
from delvers.kernel.spec import Spec


class OutOfTime(Exception):
    """The bots of a record could not be asked again in the time given."""


def bot_choice(game: Game, seat: int, bot: str, seed: int, content: Any = None) -> str:
    """What a bot chooses; for one that fails or cheats, what the rules choose instead."""
    ask = game.pending[seat]
    try:
        made = make(bot, game.spec.id, Dice(seed), content)
        option = ask_bot(made, game, seat, lambda: game.view(seat))
    except Exception:
        return game.absent_choice(seat)
    return option if option in ask.options else game.absent_choice(seat)


def check_bots(
    spec: Spec[Any],
    record: Record,
    *,
    seconds: float | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> int:
    """Ask all bots of a record again; how many choices were theirs.

    Raises BrokenSave at the first that a bot would not have made with the dice that the secret
    gives it, and OutOfTime when `seconds` are over.
    """
    fairness = record.fairness
    # After a change of versions a turn was begun again, and the pieces before belong to others.
    if not any(record.bots) or fairness is None or record.earlier:
        return 0
    until = None if seconds is None else clock() + seconds
    game = Game(spec, record.seats, record.options, seed=record.seed, fairness=fairness)
    walk = _Walk(game, record, fairness)
    for number, (seat, option) in enumerate(record.choices):
        if until is not None and clock() > until:
            raise OutOfTime
        walk.go(number, seat, option)
    return walk.checked


class _Walk:
    """Plays a record again, choice by choice."""

    def __init__(self, game: Game, record: Record, fairness: Fairness) -> None:
        self.game = game
        self.checked = 0
        self._record = record
        self._fairness = fairness
        self._guard = Guard()
        self._asked_at = dict.fromkeys(game.pending, 0)

    def go(self, number: int, seat: int, option: str) -> None:
        """Check a choice if it is a bot's, and make it."""
        game, is_bot = self.game, bool(self._record.bots[seat])
        # What a program answers nobody can prove, and a record must not start one.
        if is_bot and not is_outside(self._record.bots[seat]):
            self._check(number, seat, option)
        asks, told = game.pending, len(game.events)
        game.choose(seat, option)
        if is_bot:
            self._guard.watch(game)
        else:
            self._guard.forget()
        for anew in asked_anew(asks, game.pending, game.events[told:], seat):
            self._asked_at[anew] = number + 1

    def _check(self, number: int, seat: int, option: str) -> None:
        expected = self._guard.choice(self.game, seat)
        if expected is None and thinks(self._record.bots[seat]):
            return  # who thinks as long as a clock allows may come to another answer
        if expected is None:
            seed = self._fairness.bot_seed(seat, self._asked_at[seat])
            bot, content = self._record.bots[seat], self.game.spec.content
            expected = bot_choice(self.game, seat, bot, seed, content)
        # A worker may have died; then the rules have chosen.
        if option not in (expected, self.game.absent_choice(seat)):
            raise BrokenSave(
                f"choice {number + 1} is {option!r}, but the bot {self._record.bots[seat]} of seat "
                f"{seat} chooses {expected!r} with the dice that the secret gives it"
            )
        self.checked += 1
