"""What a table is while it is kept: its seats, choices, pieces, snapshots and results."""

from dataclasses import dataclass
from typing import Any, Final

from delvers.kernel.events import Event
from delvers.kernel.fairness import Fairness
from delvers.kernel.spec import Setting

TABLE: Final = -1
"""The seat of entries that the table itself has made."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where; a human who has taken the seat has a key, of which only the hash is kept."""

    name: str
    kind: str
    bot: str | None
    key_hash: str | None

    @property
    def is_free(self) -> bool:
        """Whether somebody may take the seat."""
        return self.kind == "human" and self.key_hash is None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was opened, and who has sat down since."""

    id: str
    game: str
    rules: str
    content: str
    options: dict[str, Setting]
    seats: tuple[Seat, ...]
    fairness: Fairness
    time_limit: int | None
    created: float
    host_hash: str | None = None
    is_over: bool = False
    has_odds: bool = False
    """Whether people who are asked see what their options are worth."""
    waits_for_host: bool = False
    started: float | None = None
    """When the host let the game begin, where it waited for him."""

    @property
    def free_seats(self) -> list[int]:
        """The seats that wait for somebody; the game does not begin before there are none."""
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    @property
    def has_begun(self) -> bool:
        """Whether everybody is seated, and the host has said so where it waits for him."""
        return not self.waits_for_host and not self.free_seats

    @property
    def began(self) -> float:
        """When the host let the game begin, or else when the last seat was taken."""
        if self.started is not None:
            return self.started
        joined = self.fairness.joined
        return max(self.created, joined[-1].at) if joined else self.created


@dataclass(frozen=True, slots=True)
class StoredChoice:
    """One entry of a table's log, with what followed from it.

    `seen` counts the lines that each seat, and last a spectator, has seen after it.
    """

    number: int
    seat: int
    option: str
    at: float
    events: tuple[Event, ...] = ()
    seen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredPiece:
    """What is played with one version, after an entry of the log.

    It goes on from the state `start` (None: from the seed), which stood after `kept` entries.
    """

    number: int
    rules: str
    content: str
    kept: int
    start: bytes | None
    at: float


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """The state with which a turn began, compressed; `asked` is when each seat was asked.

    `notes` are those of the table then (notes.py); older snapshots have none.
    """

    number: int
    state: bytes
    asked: dict[str, tuple[int, float, int]]
    guard: dict[str, Any] | None
    notes: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table is opened from: as much however long it has been played."""

    piece: StoredPiece
    snapshot: StoredSnapshot
    entries: list[StoredChoice]


@dataclass(frozen=True, slots=True)
class StoredResult:
    """What a lone player has reached: in which game, as whom, with which options."""

    game: str
    who: str
    options: str
    points: int


@dataclass(frozen=True, slots=True)
class Overview:
    """A table in a list of all."""

    id: str
    game: str
    seats: int
    number: int
    touched: float
    is_over: bool
    is_archived: bool


@dataclass(slots=True)
class Entry:
    """A choice that is to be put into the log of a table, and what comes with it.

    If a turn has begun with it, its snapshot comes too, and those before an earlier number are
    forgotten; with a choice that is taken back go those `forget_from` its number on. With the last
    choice comes what a lone player has `reached`, if there is anything to beat.
    """

    table: str
    choice: StoredChoice
    is_last: bool = False
    reached: StoredResult | None = None
    snapshot: StoredSnapshot | None = None
    forget_before: int = 0
    forget_from: int | None = None
    touches: bool = True
    """Whether a snapshot that comes with it is a reason to note that the table was touched."""
