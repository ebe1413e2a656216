"""Bots that play for people: who is absent, whom the table votes out, who leaves or gives up."""

from typing import Any, Final

from delvers import bots
from delvers.kernel.events import Event, bot_took_over, seat_handed_back, vote_cast
from delvers.server.acts import handed_back, stand_in, vote
from delvers.server.errors import NoSeat, Problem
from delvers.server.live import LiveTable, seen_after
from delvers.server.notes import StandIn
from delvers.server.stored import TABLE, Entry, StoredChoice
from delvers.server.tables import Tables

BY_TIME: Final = "time"
BY_VOTE: Final = "vote"
BY_LEAVING: Final = "leaving"
BY_GIVING_UP: Final = "giving_up"
PATIENCE: Final = 60.0
"""So many seconds somebody may think before others can vote for a bot."""
BEST: Final = "heuristic"


class NotNow(Problem):
    """Something that cannot be done at this table now."""

    status = 409


def write(tables: Tables, live: LiveTable, option: str, event: Event | None = None) -> None:
    """Let the table itself write something into its log, and tell it."""

    def planned() -> tuple[Entry, None]:
        told = () if event is None else (event,)
        seen = seen_after(live.viewers, live.seen, told)
        act = StoredChoice(live.number + 1, TABLE, option, tables.clock(), told, seen)
        return Entry(live.stored.id, act), None

    tables.act(live, planned)


def take_over(tables: Tables, live: LiveTable, seat: int, by: str) -> None:
    """Let a bot play for somebody from now on."""
    check_running(live)
    if live.stored.seats[seat].kind == "bot":
        raise NotNow(f"a bot plays seat {seat} already")
    before = live.notes.stand_ins.get(seat)
    if before is not None and (before.by == BY_GIVING_UP or by != BY_GIVING_UP):
        raise NotNow(f"a bot plays for seat {seat} already")
    known = bots.names(live.stored.game)
    bot = BEST if BEST in known else known[0]
    event = Event(bot_took_over.name, rule_of(live), {"seat": seat, "by": by})
    write(tables, live, stand_in(seat, StandIn(bot, by)), event)


def leave(tables: Tables, live: LiveTable, seat: int | None, *, for_good: bool) -> None:
    """Leave a table to a bot, until one comes back or for good."""
    if seat is None:
        raise NoSeat()
    take_over(tables, live, seat, BY_GIVING_UP if for_good else BY_LEAVING)


def come_back(tables: Tables, live: LiveTable, seat: int | None) -> None:
    """Play on oneself."""
    if seat is None:
        raise NoSeat()
    there = live.notes.stand_ins.get(seat)
    if there is None:
        return
    check_running(live)
    if there.by == BY_GIVING_UP:
        raise NotNow("who has given up plays no more at this table")
    write(
        tables, live, handed_back(seat), Event(seat_handed_back.name, rule_of(live), {"seat": seat})
    )


def vote_for_bot(tables: Tables, live: LiveTable, voter: int | None, seat: int) -> None:
    """One voice for a bot at a seat that keeps everybody waiting; it needs all others."""
    if voter is None:
        raise NoSeat()
    check_running(live)
    others = voters(live, seat)
    if voter not in others or seat not in live.game.waiting:
        raise NotNow("only a seat that everybody waits for can be given to a bot, by all others")
    if tables.clocks.steady() - live.asked_when(seat) < PATIENCE:
        raise NotNow(f"everybody may think for {PATIENCE:g} seconds before others vote")
    voices = {by for whom, by in live.notes.votes if whom == seat} | {voter}
    if voices >= others:
        take_over(tables, live, seat, BY_VOTE)
    elif (seat, voter) not in live.notes.votes:
        event = Event(vote_cast.name, rule_of(live), {"seat": voter, "other": seat})
        write(tables, live, vote(seat, voter), event)


def voters(live: LiveTable, seat: int) -> set[int]:
    """The people who play themselves, less the one of a seat."""
    people = {number for number, one in enumerate(live.stored.seats) if one.kind == "human"}
    return people - live.notes.stand_ins.keys() - {seat}


def check_running(live: LiveTable) -> None:
    """Raise if the game is over."""
    if live.game.is_over:
        raise NotNow("the game is over")


def rule_of(live: LiveTable) -> str:
    """The clause behind the question that the table waits for."""
    return next(iter(live.game.pending.values())).rule


def seats_now(live: LiveTable) -> list[dict[str, Any]]:
    """Who plays each seat now, and who wants a bot there."""
    return [
        {
            "kind": one.kind,
            "stand_in": None if (there := live.notes.stand_ins.get(seat)) is None else there.by,
            "votes": sorted(by for whom, by in live.notes.votes if whom == seat),
        }
        for seat, one in enumerate(live.stored.seats)
    ]
