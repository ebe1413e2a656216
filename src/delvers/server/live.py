"""A table in memory: its game, rebuilt from the log whenever that is longer."""

import hashlib
import hmac
import threading
from collections.abc import Iterable
from typing import Any

from delvers.bots.guard import Guard
from delvers.kernel.errors import BadChoice
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Spec
from delvers.server.errors import OtherVersion, Stale, WrongKey
from delvers.server.storage import StoredChoice, StoredTable


class LiveTable:
    """One game being played; whoever reads or changes it holds `lock`."""

    def __init__(self, stored: StoredTable, spec: Spec[Any], started: float = 0.0) -> None:
        self.stored = stored
        self._started = started
        self.lock = threading.RLock()
        self.game = begin(stored, spec)
        self.guard = Guard()
        self.times = [stored.created]
        self._asked_at = dict.fromkeys(self.game.pending, 0)
        self.best_before: int | None = None
        """The best result before that of the lone player, once the game is over."""

    @property
    def is_played_by_bots(self) -> bool:
        """Whether nobody but bots plays."""
        return all(seat.kind == "bot" for seat in self.stored.seats)

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return len(self.times) - 1

    def seat_of(self, key: str | None) -> int | None:
        """The seat that a key opens; without a key, a spectator."""
        if not key:
            return None
        wanted, found = hash_of(key), None
        for number, seat in enumerate(self.stored.seats):
            if hmac.compare_digest(wanted, seat.key_hash or ""):
                found = number
        if found is None:
            raise WrongKey()
        return found

    def asked_at(self, seat: int) -> int:
        """The number at which the present question was put to the seat."""
        return self._asked_at[seat]

    def asked_when(self, seat: int) -> float:
        """When the present question was put; time in which no server ran counts for nobody."""
        return max(self.times[self._asked_at[seat]], self._started)

    def check_number(self, seat: int, number: int) -> None:
        """Raise unless the seat's question at this number is still the present one.

        Other seats may have answered theirs meanwhile, as long as this seat has learnt nothing.
        """
        ask = self.game.pending.get(seat)
        allowed = ask.options if ask else ()
        if number > self.number:
            raise Stale(
                f"number {number} has not been reached; the table is at {self.number}",
                allowed=allowed,
            )
        if ask is not None and number < self._asked_at[seat]:
            raise Stale(
                f"the table has moved on since number {number}; look again and choose anew",
                allowed=allowed,
            )

    def after(self, seat: int, option: str) -> Game:
        """The game as the choice would leave it; what is illegal raises and changes nothing."""
        game = self.game.copy()
        game.choose(seat, option)
        return game

    def take(self, after: Game, seat: int, at: float) -> None:
        """Go on with the game that a choice of the seat has led to."""
        asks, told = self.game.pending, len(self.game.events)
        self.game = after
        self._note(asks, after.events[told:], seat, at)

    def catch_up(self, choices: Iterable[StoredChoice]) -> None:
        """Make the choices that others have put into the log."""
        for choice in choices:
            asks, told = self.game.pending, len(self.game.events)
            try:
                self.game.choose(choice.seat, choice.option)
            except BadChoice as problem:
                raise OtherVersion(f"choice {choice.number} does not fit: {problem}") from None
            self._note(asks, self.game.events[told:], choice.seat, choice.at)

    def _note(self, asks: dict[int, Ask], news: tuple[Event, ...], chooser: int, at: float) -> None:
        self.times.append(at)
        if self.stored.seats[chooser].kind == "bot":
            self.guard.watch(self.game)
        else:
            self.guard.forget()
        for seat, ask in self.game.pending.items():
            learnt = any(event.reveals and event.visible_to(seat) for event in news)
            if seat == chooser or learnt or asks.get(seat) != ask:
                self._asked_at[seat] = self.number


def begin(stored: StoredTable, spec: Spec[Any]) -> Game:
    """The table's game before the first choice."""
    content = spec.content_of(stored.options)
    if (stored.rules, stored.content) != (spec.rules_version, content):
        raise OtherVersion(
            f"this table is played with rules {stored.rules} and content {stored.content}, but "
            f"this server has rules {spec.rules_version} and content {content}"
        )
    return Game(
        spec,
        len(stored.seats),
        dict(stored.options),
        seed=stored.fairness.seed,
        fairness=stored.fairness,
    )


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
