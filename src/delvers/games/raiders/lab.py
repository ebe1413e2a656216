"""Reading a finished game of Dungeon Raiders: coins and wounds, and what beat whom."""

from collections.abc import Sequence
from typing import Any, Final

from delvers.games.raiders.rules.components import CONTENT, Boss, Monster, Trap
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.lab.facts import Facts
from delvers.lab.tally import MeetingTally, Tally

ENTERED: Final = ("room_entered", "room_revealed")
BEATEN: Final = ("monster_beaten", "trap_harmless")


def figures(game: Game) -> dict[str, list[int]]:
    """Everybody's coins and wounds."""
    players: Any = game.view(None)["players"]
    return {what: [player[what] for player in players] for what in ("coins", "wounds")}


def count_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Go through the events and count, for every danger met, how it went."""
    meeting = None
    for event in game.events:
        if event.kind in ENTERED:
            meeting = met(str(event.params["room"]), tally)
        elif meeting is not None:
            count_event(event, meeting, line_up)


def met(room: str, tally: Tally) -> MeetingTally | None:
    """The tally of the danger in a room, if there is one."""
    card = CONTENT.room(room)
    if isinstance(card, Monster):
        meeting = tally.meeting(card.monster, card.kind)
    elif isinstance(card, Trap):
        meeting = tally.meeting(card.trap, card.kind)
    elif isinstance(card, Boss):
        meeting = tally.meeting(card.id, card.kind)
    else:
        return None
    meeting.met += 1
    return meeting


def count_event(event: Event, meeting: MeetingTally, line_up: Sequence[str]) -> None:
    """Beaten, wounds dealt, coins taken, and who was hurt."""
    params: Any = event.params
    if event.kind in BEATEN:
        meeting.beaten += 1
    elif event.kind == "wounded":
        meeting.wounds += params["amount"]
    elif event.kind == "coins_lost":
        meeting.coins += params["amount"]
    elif event.kind in ("monster_attacks", "trap_springs"):
        meeting.hurt.update(line_up[seat] for seat in params["seats"])


FACTS: Final = Facts(figures, count_meetings)
