"""The log lines of the third edition."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from delvers.kernel.events import Event
from delvers.text.dungeonquest.third import fights, lines
from delvers.text.dungeonquest.third.speaking import SPOKEN, seated
from delvers.text.gametext import Names
from delvers.text.telling import Line, Special, Teller
from delvers.text.voice import Voice

LINES: Final[Mapping[str, Line]] = {**lines.LINES, **fights.FIGHT_LINES}
SPECIAL: Final[Mapping[str, Special]] = {**lines.SPECIAL, **fights.FIGHT_SPECIAL}
TELL: Final = Teller(LINES, SPECIAL, SPOKEN)


def event(voice: Voice, event: Event, names: Names) -> str | None:
    """The log line of an event; None if it is of an unknown kind or form."""
    return TELL(voice, replace(event, params=seated(event.params)), names)
