"""Taking back at a table, by the undo law: the choice stays in the log, but counts no more."""

from dataclasses import replace
from typing import Any, Final

from delvers.kernel.events import Event, choice_taken_back
from delvers.kernel.undoing import CHANCE, FINAL, LEARNT, NOTHING, OTHERS
from delvers.server.acts import taken_back
from delvers.server.errors import NoSeat, OtherVersion, Problem, Stale
from delvers.server.live import TAIL, LiveTable, first_snapshot, seen_after
from delvers.server.notes import LastChoice, Notes
from delvers.server.stored import TABLE, Entry, Opening, StoredChoice
from delvers.server.tables import Tables
from delvers.text import Words
from delvers.text.marks import N_

Plain = dict[str, Any]
OVER: Final = "over"
WHY: Final = {
    NOTHING: N_("There is no choice of yours to take back."),
    # Translators: why a choice cannot be taken back.
    CHANCE: N_("A die was rolled or a card drawn."),
    LEARNT: N_("You have learnt something new since."),
    FINAL: N_("This choice stays by the rules."),
    OTHERS: N_("Somebody else has chosen since."),
    OVER: N_("The game is over."),
}


class Kept(Problem):
    """A choice that cannot be taken back, with the clause behind it if there is one."""

    status = 409

    def __init__(self, why: str, rule: str = "", words: Words | None = None) -> None:
        told = WHY[why] if words is None else words.say(WHY[why])
        super().__init__(told, rule=rule or None)


def take_back(
    tables: Tables, live: LiveTable, seat: int | None, number: int, words: Words | None = None
) -> None:
    """Take back the last choice of a seat, in the log first and then for everybody."""
    if seat is None:
        raise NoSeat()

    def planned() -> tuple[Entry, Opening]:
        last = last_choice(live, seat)
        if last.why:
            raise Kept(last.why, last.rule, words)
        if number < last.number:
            raise Stale(f"the table has moved on since number {number}; look again")
        return without(tables, live, seat, last.number, words)

    tables.act(live, planned)


def without(
    tables: Tables, live: LiveTable, seat: int, number: int, words: Words | None
) -> tuple[Entry, Opening]:
    """What is to be written so that an entry counts no more, and the table as it stands then."""
    stored, spec = live.stored, live.game.spec
    opening = tables.storage.opening(stored.id, TAIL, before=number)
    is_kept = opening is not None
    if opening is None:
        opening = from_first(tables, live)
    act = StoredChoice(live.number + 1, TABLE, taken_back(number), tables.clock(), (), ())
    try:
        after = LiveTable(stored, spec, with_entry(opening, live, act), live.clocks)
    except OtherVersion:
        raise Kept(OTHERS, words=words) from None
    told = Event(choice_taken_back.name, after.game.pending[seat].rule, {"seat": seat})
    act = with_told(act, live, told)
    snapshot = None if is_kept else opening.snapshot
    entry = Entry(stored.id, act, snapshot=snapshot, forget_from=number)
    return entry, with_entry(opening, live, act)


def from_first(tables: Tables, live: LiveTable) -> Opening:
    """The table from where its present piece began: no later state is from before the choice."""
    stored = live.stored
    piece = tables.storage.pieces(stored.id)[-1]
    snapshot = first_snapshot(stored, live.game.spec, piece)
    notes = replace(Notes.of(snapshot.notes, snapshot.number), hero_names=live.notes.hero_names)
    snapshot = replace(snapshot, notes=notes.plain())
    return Opening(piece, snapshot, tables.storage.choices_after(stored.id, piece.number - 1))


def with_entry(opening: Opening, live: LiveTable, act: StoredChoice) -> Opening:
    """The opening with what the table is about to write."""
    act = act if act.seen else with_told(act, live)
    return Opening(opening.piece, opening.snapshot, [*opening.entries, act])


def with_told(act: StoredChoice, live: LiveTable, *told: Event) -> StoredChoice:
    """An entry with what it tells."""
    seen = seen_after(live.viewers, live.seen, told)
    return StoredChoice(act.number, act.seat, act.option, act.at, told, seen)


def last_choice(live: LiveTable, seat: int) -> LastChoice:
    """The last choice of a seat, and why it stays, if it does."""
    last = live.notes.last.get(seat, LastChoice(0, NOTHING))
    if live.game.is_over:
        return LastChoice(last.number, OVER)
    return last


def undo_for(live: LiveTable, seat: int | None, words: Words | None) -> Plain | None:
    """What a seat is told about taking back: that it may, or why not; spectators nothing."""
    if seat is None:
        return None
    last = last_choice(live, seat)
    why = last.why if words is None or not last.why else words.say(WHY[last.why])
    return {"is_allowed": not last.why, "why": why, "rule": last.rule or None}
