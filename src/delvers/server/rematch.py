"""A rematch: the next table with the same people, bots and options."""

import secrets
from dataclasses import replace

from delvers.kernel.events import Event, rematch_opened
from delvers.kernel.fairness import Fairness, Joining
from delvers.server.acts import named, rematch
from delvers.server.errors import NoSeat, NotOver
from delvers.server.live import LiveTable, seen_after
from delvers.server.standins import write
from delvers.server.stored import TABLE, Entry, StoredChoice, StoredTable
from delvers.server.tables import Tables


def open_rematch(tables: Tables, live: LiveTable, seat: int | None) -> str:
    """The id of the next table; who asks first opens it, and it stands in the log of the last."""
    if seat is None:
        raise NoSeat()
    if not live.game.is_over:
        raise NotOver()
    if live.notes.rematch is not None:
        return live.notes.rematch
    following = next_table(tables, live.stored)
    tables.storage.add_table(following)
    keep_names(tables, live, following.id)

    def planned() -> tuple[Entry, None]:
        told = Event(rematch_opened.name, "", {"seat": seat})
        option = live.notes.rematch or rematch(following.id)
        seen = seen_after(live.viewers, live.seen, [told])
        act = StoredChoice(live.number + 1, TABLE, option, tables.clock(), (told,), seen)
        return Entry(live.stored.id, act), None

    tables.act(live, planned)
    tables.tell(following.id)
    return live.notes.rematch or following.id


def keep_names(tables: Tables, last: LiveTable, following: str) -> None:
    """Who makes the same hero again finds it with the name that it had."""
    if last.notes.hero_names:
        with tables.at(following) as live:
            for hero, name in last.notes.hero_names.items():
                write(tables, live, named(hero, name))


def next_table(tables: Tables, last: StoredTable) -> StoredTable:
    """The same table once more: all keys open the same seats, and all sit down at once.

    Nobody adds a word, so the record says that whoever asked for the game was the host of all.
    """
    fairness, at = Fairness.begin([""] * len(last.seats)), int(tables.clock())
    for number, seat in enumerate(last.seats):
        if seat.kind == "human":
            fairness = fairness.with_joining(Joining(number, "", at, by_host=True))
    spec = tables.spec(last.game)
    return replace(
        last,
        id=secrets.token_hex(8),
        rules=spec.rules_version,
        content=spec.content_of(last.options),
        fairness=fairness,
        created=float(at),
        is_over=False,
        started=None,
    )
