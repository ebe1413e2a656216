"""A bot at a table: with its question it gets dice of its own, and nothing else to remember by."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, Final

from delvers.bots.making import make
from delvers.bots.own import is_own
from delvers.bots.protocol import Thinker, ask_bot
from delvers.kernel.dice import GOLDEN, MASK, Dice
from delvers.kernel.events import bot_failed
from delvers.kernel.game import Game

PATIENCE: Final = 10.0
"""So many seconds a bot of one's own may think about a question."""


class TooLong(BaseException):
    """A bot has thought longer than anybody waits; no `except Exception` of its own stops it."""


class Player:
    """A bot that plays any seat of a game.

    Its dice are set anew for each question, by the seed, the seat and how many choices the game has
    seen. So what it answers follows from question, view and seed, and a bot that was made a moment
    ago (by another process, or after a restart) answers the same.

    A bot of one's own that raises, answers nonsense or thinks too long loses nothing but its turn
    to think: what the rules choose for an absent player is chosen, the log tells it, and
    `failures` holds what went wrong.
    """

    __slots__ = ("_bot", "_dice", "_is_own", "_thinks", "failures", "patience", "seed")

    def __init__(
        self, bot: str, game: str, seed: int, content: Any = None, patience: float = PATIENCE
    ) -> None:
        self.seed = seed
        self.patience = patience
        self.failures: list[str] = []
        self._dice = Dice(0)
        self._is_own = is_own(bot)
        self._bot = make(bot, game, self._dice, content)
        self._thinks = can_think(type(self._bot))

    def choose(self, game: Game, seat: int) -> str:
        """What the bot answers to the question that the seat has been asked."""
        self._dice.state = luck(self.seed, game.number, seat)
        if self._is_own:
            return self._guarded(game, seat)
        if self._thinks:
            return ask_bot(self._bot, game, seat, partial(game.glance, seat))
        return self._bot.choose(game.pending[seat], partial(game.glance, seat))

    def _guarded(self, game: Game, seat: int) -> str:
        ask = game.pending[seat]
        try:
            with limited(self.patience):
                said = ask_bot(self._bot, game, seat, partial(game.glance, seat))
            if isinstance(said, str) and said in ask.options:
                return said
            failure = f"it answered {said!r}; allowed: {', '.join(ask.options)}"
        except TooLong:
            failure = f"it thought longer than {self.patience:g} seconds"
        except Exception as problem:
            failure = f"it raised {type(problem).__name__}: {problem}"
        self.failures.append(f"seat {seat}, {ask.prompt}: {failure}")
        game.tell(bot_failed, ask.rule)
        return game.absent_choice(seat)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TooLong when the time is up; where nothing can be interrupted, at the end."""
    is_main = threading.current_thread() is threading.main_thread()
    if not (is_main and hasattr(signal, "setitimer")):
        until = time.monotonic() + seconds
        yield
        if time.monotonic() > until:
            raise TooLong
        return

    def stop(_number: int, _frame: Any) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@cache
def can_think(kind: type) -> bool:
    """Whether bots of this class think ahead; dear to find out, so only once."""
    return issubclass(kind, Thinker)


def luck(seed: int, number: int, seat: int) -> int:
    """The seed of the dice for one question."""
    dice = Dice(seed ^ (number * GOLDEN))
    dice.state = (dice.next64() + seat) & MASK
    return dice.next64()
