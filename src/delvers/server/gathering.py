"""A table before its game: people take seats and leave them, and the host may say when it begins.

All of it happens in the database first, so that of two who want the same seat one gets it, and a
game that has begun is never changed.
"""

from dataclasses import dataclass, replace
from typing import Final

from delvers import bots
from delvers.kernel.fairness import Joining
from delvers.server.errors import NoSeat, NotBegun, NotHost, SeatTaken
from delvers.server.live import hash_of, is_key_of
from delvers.server.standins import NotNow
from delvers.server.stored import Seat, StoredTable
from delvers.server.tables import Tables, clean_name, new_key

MOST_JOININGS: Final = 100
"""Once so many have sat down nobody leaves: every one of them is kept in the chain of words."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat that somebody has taken, and its key, which nobody else ever sees."""

    stored: StoredTable
    seat: int
    key: str


def take_seat(
    tables: Tables, id: str, seat: int, name: str, word: str, host_key: str = ""
) -> Taken:
    """Take a free seat, with a word for the dice."""
    key = new_key()

    def after(stored: StoredTable) -> StoredTable:
        if seat not in stored.free_seats:
            raise SeatTaken(seat, stored.free_seats)
        joined = stored.fairness.joined
        at = max([int(tables.clock()), *(joining.at for joining in joined)])
        by_host = is_key_of(stored.host_hash, host_key)
        given = clean_name(name) or stored.seats[seat].name
        taken = replace(stored.seats[seat], name=given, key_hash=hash_of(key))
        fairness = stored.fairness.with_joining(Joining(seat, word, at, by_host))
        return replace(with_seat(stored, seat, taken), fairness=fairness)

    return Taken(tables.gather(id, after), seat, key)


def leave_seat(tables: Tables, id: str, seat: int | None) -> StoredTable:
    """Give a seat back before the game begins: its key opens nothing any more.

    The word that came with it stays in the chain of words, as a part of the dice.
    """
    if seat is None:
        raise NoSeat()

    def after(stored: StoredTable) -> StoredTable:
        check_gathers(stored)
        if len(stored.fairness.joined) >= MOST_JOININGS:
            raise NotNow("seats of this table were left too often; stay, or open a new table")
        return with_seat(stored, seat, replace(stored.seats[seat], name="", key_hash=None))

    return tables.gather(id, after)


def start(tables: Tables, id: str, host_key: str, bot: str | None = None) -> StoredTable:
    """Let the game begin, as only the host may; bots of this kind take the seats that are free."""

    def after(stored: StoredTable) -> StoredTable:
        if not is_key_of(stored.host_hash, host_key):
            raise NotHost()
        check_gathers(stored)
        if stored.free_seats and bot is None:
            raise NotBegun(stored.free_seats, "name a bot for them, or wait")
        for seat in stored.free_seats:
            bots.check_name(bot or "", stored.game)
            stored = with_seat(stored, seat, Seat("", "bot", bot, None))
        return replace(stored, waits_for_host=False, started=tables.clock())

    return tables.gather(id, after)


def check_gathers(stored: StoredTable) -> None:
    """Raise if the game has begun."""
    if stored.has_begun:
        raise NotNow("the game has begun")


def with_seat(stored: StoredTable, number: int, seat: Seat) -> StoredTable:
    """The table with somebody else, or nobody, at a seat."""
    seats = (*stored.seats[:number], seat, *stored.seats[number + 1 :])
    return replace(stored, seats=seats)
