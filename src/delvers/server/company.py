"""Who is at a table, and what they say: told to the pages that are open, and kept nowhere.

Nothing of this is in a log, a record or the database. Each process knows of its own streams; what
is said travels to other processes where the database carries news.
"""

import re
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from delvers.server.changes import Wanted
from delvers.server.keeping import json_of
from delvers.server.wire import EVENT
from delvers.text.marks import N_

MOST_SAID: Final = 50
"""So much of what was said lately is told to who comes."""
LONGEST: Final = 200
EMOTES: Final = {
    "*well_done*": N_("Well done!"),
    "*thanks*": N_("Thanks!"),
    "*laughter*": N_("Ha ha!"),
    "*oh_no*": N_("Oh no!"),
    "*good_luck*": N_("Good luck!"),
    "*take_your_time*": N_("Take your time."),
    "*hurry*": N_("Is anybody there?"),
}
"""What can be said by one click; everybody reads it in his own language."""


class Listener(Protocol):
    """What is known of an open stream."""

    table: str
    wanted: Wanted
    company: list[int] | None
    said: int


@dataclass(frozen=True, slots=True)
class Saying:
    """Something that a seat has said."""

    seat: int
    text: str


class Talk:
    """What was said lately at one table; it is counted, so that nobody is told twice."""

    def __init__(self) -> None:
        self.count = 0
        self._lately: deque[tuple[int, Saying]] = deque(maxlen=MOST_SAID)

    def add(self, saying: Saying) -> None:
        """Remember it for a while."""
        self.count += 1
        self._lately.append((self.count, saying))

    def after(self, count: int) -> list[Saying]:
        """What was said after the first so many sayings."""
        return [saying for number, saying in self._lately if number > count]


class Company:
    """Who watches which table, and what is said there."""

    def __init__(self, seats_at: Callable[[str], list[int]]) -> None:
        self._seats_at = seats_at
        self._talks: dict[str, Talk] = {}

    def say(self, table: str, saying: Saying) -> None:
        """Say something at a table."""
        self._talks.setdefault(table, Talk()).add(saying)

    def forget(self, table: str) -> None:
        """Nobody is there any more."""
        self._talks.pop(table, None)

    def news_for(self, listener: Listener) -> bytes:
        """What a page has not been told: who is there now, and what was said."""
        if not listener.wanted.with_parts:
            return b""
        told, seats = b"", self._seats_at(listener.table)
        if seats != listener.company:
            listener.company = seats
            told += event("company", {"seats": seats})
        talk = self._talks.get(listener.table)
        if talk is not None and talk.count > listener.said:
            for saying in talk.after(listener.said):
                told += event("said", {"seat": saying.seat, "text": saying.text})
            listener.said = talk.count
        return told


def clean_saying(text: str) -> str:
    """What may be said: one line without invisible characters, or one of the emotes."""
    if text in EMOTES:
        return text
    visible = "".join(letter if letter.isprintable() else " " for letter in text)
    return re.sub(r"\s+", " ", visible).strip()[:LONGEST]


def event(kind: str, told: Mapping[str, Any]) -> bytes:
    """One event of a stream."""
    return EVENT % (kind.encode(), json_of(told))
