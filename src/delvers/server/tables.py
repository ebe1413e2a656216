"""The tables service: opening tables, finding them, and laying choices on them."""

import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from delvers import bots
from delvers.kernel.dice import Dice
from delvers.kernel.fairness import Fairness
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import begun
from delvers.kernel.spec import Spec
from delvers.server.errors import NoSeat, NoSuchTable, Problem
from delvers.server.live import LiveTable, hash_of
from delvers.server.storage import NumberTaken, Seat, Storage, StoredResult, StoredTable

LOG: Final = logging.getLogger(__name__)
IN_MEMORY: Final = 256
PROMISE_LASTS: Final = 24 * 60 * 60.0
NAME_LENGTH: Final = 40

Listener = Callable[[str, int], None]


@dataclass(frozen=True, slots=True)
class Guest:
    """Who wants to sit down: a human with a name and a word, or a bot."""

    kind: str
    name: str = ""
    word: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, and the keys of its human seats, which are never shown again."""

    stored: StoredTable
    keys: tuple[str | None, ...]


class Tables:
    """All tables of one database; any number of processes may have one of these.

    `content` are files and folders with content of one's own, as they are at the start.
    """

    def __init__(
        self,
        storage: Storage,
        clock: Callable[[], float] = time.time,
        content: Sequence[str | Path] = (),
    ) -> None:
        self.storage = storage
        self.content = tuple(str(Path(path).resolve()) for path in content)
        self._games = REGISTRY.games_with(self.content) if content else {}
        self.clock = clock
        self.started = clock()
        self.in_memory = IN_MEMORY
        self.listeners: list[Listener] = []
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def games(self) -> dict[str, Spec[Any]]:
        """The games that are played here, by their ids."""
        return self._games or {spec.id: spec for spec in REGISTRY}

    def spec(self, game: str) -> Spec[Any]:
        """A game as it is played here."""
        return self._games.get(game) or REGISTRY.find(game)

    # -- opening -------------------------------------------------------------------------------

    def promise(self) -> str:
        """Promise a secret before anybody has said a word; the next table can be built on it."""
        promise, now = Fairness.begin(), self.clock()
        self.storage.add_promise(promise, now, forget_before=now - PROMISE_LASTS)
        return promise.commitment

    def open(
        self,
        game: str,
        guests: Sequence[Guest],
        options: dict[str, object],
        *,
        time_limit: int | None = None,
        promise: str | None = None,
    ) -> Opened:
        """Open a table; what the game does not allow raises and opens nothing."""
        for guest in guests:
            if guest.kind == "bot":
                bots.make(guest.bot or "", game, Dice(0))
        spec = self.spec(game)
        begun(spec, len(guests), 0, options)
        fairness = Fairness.begin([guest.word for guest in guests], self._secret(promise))
        first = begun(spec, len(guests), None, options, fairness)
        keys = tuple(secrets.token_urlsafe(24) if g.kind == "human" else None for g in guests)
        stored = StoredTable(
            id=secrets.token_hex(8),
            game=game,
            rules=first.spec.rules_version,
            content=first.spec.content_of(first.options),
            options=first.options,
            seats=tuple(_seat(g, key) for g, key in zip(guests, keys, strict=True)),
            fairness=fairness,
            time_limit=time_limit,
            created=self.clock(),
        )
        self.storage.add_table(stored)
        self._tell(stored.id, 0)
        return Opened(stored, keys)

    def _secret(self, promise: str | None) -> str | None:
        if promise is None:
            return None
        secret = self.storage.take_promise(promise)
        if secret is None:
            raise Problem("this promise is not known or was used; get one with POST /api/promises")
        return secret

    # -- finding -------------------------------------------------------------------------------

    @contextmanager
    def at(self, id: str) -> Iterator[LiveTable]:
        """The table, up to date with the log, and nobody else changes it meanwhile."""
        live = self._find(id)
        with live.lock:
            self._catch_up(live)
            live.best_before = self.best_before(live)
            yield live

    def _find(self, id: str) -> LiveTable:
        with self._lock:
            if id in self._live:
                self._live.move_to_end(id)
                return self._live[id]
        stored = self.storage.find_table(id)
        if stored is None:
            raise NoSuchTable(id)
        live = LiveTable(stored, self.spec(stored.game), self.started)
        with self._lock:
            live = self._live.setdefault(id, live)
            while len(self._live) > self.in_memory:
                self._live.popitem(last=False)
        return live

    def _catch_up(self, live: LiveTable) -> bool:
        """Whether the log had choices that this process did not know."""
        news = self.storage.choices_after(live.stored.id, live.number)
        live.catch_up(news)
        return bool(news)

    def best_before(self, live: LiveTable) -> int | None:
        """The best result before that of a lone player whose game is over; None if none was."""
        reached = reached_in(live.game)
        return None if reached is None else self.storage.best_before(live.stored.id, reached)

    # -- choosing ------------------------------------------------------------------------------

    def choose(self, id: str, seat: int | None, number: int, option: str) -> None:
        """Choose at a table that is not open yet."""
        with self.at(id) as live:
            self.choose_at(live, seat, number, option)

    def choose_at(self, live: LiveTable, seat: int | None, number: int, option: str) -> None:
        """Check a choice at an open table, put it into the log, and only then tell it."""
        if seat is None:
            raise NoSeat()
        while not self._try_to_choose(live, seat, number, option):
            if not self._catch_up(live):
                raise NoSuchTable(live.stored.id)
        live.best_before = self.best_before(live)
        self._tell(live.stored.id, live.number)

    def _try_to_choose(self, live: LiveTable, seat: int, number: int, option: str) -> bool:
        """Whether the choice got its number; if not, another process was first."""
        live.check_number(seat, number)
        after, at = live.after(seat, option), self.clock()
        answer, reached = (seat, option), reached_in(after)
        try:
            self.storage.append(
                live.stored.id,
                live.number + 1,
                answer,
                at,
                is_last=after.is_over,
                reached=None if live.is_played_by_bots else reached,
            )
        except NumberTaken:
            return False
        live.take(after, seat, at)
        return True

    def _tell(self, id: str, number: int) -> None:
        """The choice is made, whatever becomes of those who hear of it."""
        for listener in self.listeners:
            try:
                listener(id, number)
            except Exception:
                LOG.exception("table %s reached number %s, but not everybody heard it", id, number)


def reached_in(game: Game) -> StoredResult | None:
    """What a lone player has reached at the end of a game, as it is kept."""
    reached = game.lone_result
    if reached is None:
        return None
    options = game.spec.option_set(game.options)
    return StoredResult(game.spec.id, reached.who, options, reached.points)


def _seat(guest: Guest, key: str | None) -> Seat:
    bot = guest.bot if guest.kind == "bot" else None
    return Seat(clean_name(guest.name), guest.kind, bot, hash_of(key) if key else None)


def clean_name(name: str) -> str:
    """A name on one line, without invisible characters, of at most 40 characters."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(visible.split())[:NAME_LENGTH].rstrip()
