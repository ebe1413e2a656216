"""What changed at a table for a page whose parts are drawn at once: no thread has to draw them.

A page that was told its parts before is told the next change where the change is made, if its game
keeps what it draws in pieces: hardly anything is drawn then, and a thread would cost more.
"""

from delvers.draw import keeps_pieces
from delvers.server.changes import Known, Wanted, change_for, drawn_for
from delvers.server.keeping import json_of
from delvers.server.live import LiveTable, Moment
from delvers.text import words


def is_drawn_at_once(live: LiveTable, known: Known) -> bool:
    """Whether so little is to be drawn for a page that nobody has to wait for it."""
    return bool(known.texts) and keeps_pieces(live.stored.game)


def page_json_for(live: LiveTable, moment: Moment, wanted: Wanted, known: Known) -> bytes:
    """What is new since what is known, which is brought up to date."""
    drawn = drawn_for(live, moment, wanted.seat, wanted.words or words("en"))
    return json_of(change_for(live, moment, wanted, known, drawn))
