"""What changed at a table as JSON, for who wants data only: the text of most of what is told.

It says the same as `change_for` (changes.py), and is put together from pieces of JSON that are kept
as long as they are true, so that what several seats are told is written once.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from delvers.kernel.events import Event
from delvers.server.changes import (
    Known,
    Wanted,
    asked,
    events_as_data,
    new_entries,
    told_to_all,
    told_to_one,
)
from delvers.server.deadlines import deadline_of
from delvers.server.keeping import json_of
from delvers.server.live import LiveTable, Moment
from delvers.server.undoing import undo_for

NULL: Final = b"null"
NO_EVENTS: Final = b"[]"


def json_for(live: LiveTable, moment: Moment, wanted: Wanted, known: Known) -> bytes:
    """What is new since what is known, which is brought up to date."""
    if moment.json_for_all is None:
        moment.json_for_all = _json_for_all(live, moment)
    if wanted.words is not None or wanted.with_parts or not moment.game.pending:
        change = told_to_one(live, moment, wanted, known)
        return moment.json_for_all + b"," + json_of(change)[1:]
    seat, number, before = wanted.seat, moment.number, known.view
    view = known.view = moment.view(seat)
    count, events = moment.lines_after(seat, known.lines)
    known.lines = count
    sequence = b""
    if known.told is not None:
        known.told += 1
        sequence = b',"sequence":%d' % known.told
    told = (
        moment.json_for_all,
        NULL if before is None else b"%d" % known.number,
        NULL if seat is None else b"%d" % seat,
        NULL if live.stored.time_limit is None else json_of(deadline_of(live, seat)),
        NULL if seat is None else _undo(live, seat),
        json_of(new_entries(before, view)),
        NULL if seat is None else _ask(live, moment, seat),
        _events(moment, events, count) if events else NO_EVENTS,
        sequence,
    )
    known.number = number
    return (
        b'%b,"since":%b,"seat":%b,"deadline":%b,"undo":%b,"secrets":[],"result":null,'
        b'"view":%b,"ask":%b,"events":%b%b}' % told
    )


def _json_for_all(live: LiveTable, moment: Moment) -> bytes:
    """What everybody is told alike, less the last brace; who plays for whom seldom changes."""
    notes, kept = live.notes, live.notes_json
    if kept is None or not kept[0].tells_all_the_same_as(notes):
        told = {**told_to_all(live, moment)}
        del told["number"], told["waiting"]
        kept = live.notes_json = notes, json_of(told)[1:-1]
    return b'{"number":%d,"waiting":%b,%b' % (
        moment.number,
        json_of(moment.game.waiting),
        kept[1],
    )


def _undo(live: LiveTable, seat: int) -> bytes:
    last = live.notes.last.get(seat)
    return json_of(undo_for(live, seat, None)) if last is None else _undo_json(last.why, last.rule)


@lru_cache(1000)
def _undo_json(why: str, rule: str) -> bytes:
    return json_of({"is_allowed": not why, "why": why, "rule": rule or None})


def _ask(live: LiveTable, moment: Moment, seat: int) -> bytes:
    """A question, written once as long as it stands."""
    ask = moment.game.pending.get(seat)
    if ask is None:
        return NULL
    kept = live.asks_json.get(seat)
    if kept is None or kept[0] is not ask:
        kept = live.asks_json[seat] = ask, json_of(asked(live, ask, None))
    return kept[1]


def _events(moment: Moment, events: Sequence[Event], count: int) -> bytes:
    """Events of which the last one has a number, written once for all who see the same."""
    key = ("events", count, *map(id, events))
    made: bytes | None = moment.drawings.get(key)
    if made is None:
        made = moment.drawings[key] = json_of(events_as_data(events, count))
    return made
