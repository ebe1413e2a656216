"""What a table itself writes into its log: entries of seat -1, as short texts.

"begun" and "version_changed" stand where a piece of the game begins. The others stand between
choices: "taken_back 12" means that entry 12 counts no more, "stand_in 2 heuristic time" that a bot
plays for seat 2, and "handed_back 2" that it does so no more; "vote 2 0" is a voice of seat 0 for
a bot at seat 2. "chat off" and "chat on" are the host's. "named ID NAME" gives a hero the name by
which the table is told of it. "rematch ID" stands after the last choice: the same people play
again, at another table.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from delvers.kernel.events import version_changed
from delvers.server.notes import Notes, StandIn
from delvers.server.stored import TABLE, StoredChoice

BEGUN: Final = "begun"
VERSION_CHANGED: Final = version_changed.name
TAKEN_BACK: Final = "taken_back"
STAND_IN: Final = "stand_in"
HANDED_BACK: Final = "handed_back"
REMATCH: Final = "rematch"
VOTE: Final = "vote"
NAMED: Final = "named"
CHAT_ON: Final = "chat on"
CHAT_OFF: Final = "chat off"


def taken_back(number: int) -> str:
    """An entry of the log counts no more."""
    return f"{TAKEN_BACK} {number}"


def stand_in(seat: int, one: StandIn) -> str:
    """A bot plays for a seat."""
    return f"{STAND_IN} {seat} {one.bot} {one.by}"


def handed_back(seat: int) -> str:
    """The bot leaves the seat to whom it belongs."""
    return f"{HANDED_BACK} {seat}"


def rematch(table: str) -> str:
    """The same people play again."""
    return f"{REMATCH} {table}"


def vote(seat: int, by: int) -> str:
    """A seat wants a bot to play for another."""
    return f"{VOTE} {seat} {by}"


def named(hero: str, name: str) -> str:
    """A hero has a name of its own."""
    return f"{NAMED} {hero} {name}"


def number_taken_back(entry: StoredChoice) -> int | None:
    """Which entry a table has taken out of the log by this one, if it has."""
    kind, _, number = entry.option.partition(" ")
    return int(number) if entry.seat == TABLE and kind == TAKEN_BACK else None


def is_new_piece(entry: StoredChoice) -> bool:
    """Whether the game began, or goes on with another version, at this entry."""
    return entry.seat == TABLE and entry.option in (BEGUN, VERSION_CHANGED)


def counting(entries: Iterable[StoredChoice]) -> list[StoredChoice]:
    """The entries that count: neither those taken back nor those by which they were."""
    entries = [*entries]
    gone = {number_taken_back(entry) for entry in entries}
    return [one for one in entries if one.number not in gone and number_taken_back(one) is None]


def noted(notes: Notes, entry: StoredChoice) -> Notes:
    """The notes after something that the table itself has done."""
    kind, *more = entry.option.split(" ")
    if kind == STAND_IN:
        seat, bot, by = more
        stand_ins = {**notes.stand_ins, int(seat): StandIn(bot, by)}
        return replace(notes.without_votes(int(seat)), stand_ins=stand_ins)
    if kind == HANDED_BACK:
        seat = more[0]
        left = {other: one for other, one in notes.stand_ins.items() if other != int(seat)}
        return replace(notes.without_votes(int(seat)), stand_ins=left)
    if kind == VOTE:
        return replace(notes, votes=notes.votes | {(int(more[0]), int(more[1]))})
    if kind == NAMED:
        return replace(notes, hero_names={**notes.hero_names, more[0]: " ".join(more[1:])})
    if entry.option in (CHAT_ON, CHAT_OFF):
        return replace(notes, is_silent=entry.option == CHAT_OFF)
    return replace(notes, rematch=more[0]) if kind == REMATCH else notes
