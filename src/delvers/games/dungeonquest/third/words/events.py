"""The log lines of the third edition."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from delvers.games.dungeonquest.common.words.lines import special
from delvers.games.dungeonquest.third.rules.state import SUN_SPACES
from delvers.games.dungeonquest.third.words import fights, lines
from delvers.games.dungeonquest.third.words.speaking import SPEECH, SPOKEN, seated
from delvers.kernel.events import AnyKind, Event
from delvers.text.gametext import Names
from delvers.text.telling import Line, Special, Teller
from delvers.text.voice import Voice

LINES: Final[Mapping[AnyKind, Line]] = {**lines.LINES, **fights.FIGHT_LINES}
SPECIAL: Final[Mapping[AnyKind, Special]] = special(SPEECH, SUN_SPACES)
TELL: Final = Teller(LINES, SPECIAL, SPOKEN)


def event(voice: Voice, event: Event, names: Names) -> str | None:
    """The log line of an event; None if it is of an unknown kind or form."""
    return TELL(voice, replace(event, params=seated(event.params)), names)
