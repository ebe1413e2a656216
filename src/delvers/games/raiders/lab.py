"""Reading a finished game of Dungeon Raiders: coins and wounds, and what beat whom."""

from collections.abc import Sequence
from typing import Any, Final, cast

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.components import Boss, Monster, Room, Trap
from delvers.games.raiders.rules.final_count import fainted
from delvers.games.raiders.rules.view import TableView
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.lab.facts import Facts
from delvers.lab.fates import Death, Fate
from delvers.lab.tally import MeetingTally, Tally
from delvers.text import Words
from delvers.text.gametext import Names

WOUNDS: Final = "wounds"
"""What those faint of who have the most."""
ENTERED: Final = (events.room_entered.name, events.room_revealed.name)
BEATEN: Final = (events.monster_beaten.name, events.trap_harmless.name)


def figures(game: Game) -> dict[str, list[int]]:
    """Everybody's coins and wounds."""
    players = cast(TableView, game.view(None))["players"]
    return {
        "coins": [player["coins"] for player in players],
        "wounds": [player["wounds"] for player in players],
    }


def fates(game: Game) -> list[Fate]:
    """Who could still stand at the end; the others fainted of their wounds or fell to the boss."""
    state = game.checkpoint()
    down = fainted(state)
    found = []
    for seat, player in enumerate(state.players):
        cause = state.discarded[-1] if player.is_eliminated else WOUNDS if seat in down else ""
        deaths = (Death(cause),) if cause else ()
        gold = None if cause else player.coins
        found.append(Fate(seat, player.character, not cause, gold, deaths=deaths))
    return found


def cause(words: Words, id: str, _names: Names) -> str:
    """A boss by its name, or the wounds that made somebody faint."""
    return words.say("most wounds") if id == WOUNDS else words.name("raiders", id)


def count_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Go through the events and count, for every danger met, how it went."""
    meeting = None
    for event in game.events:
        if event.kind in ENTERED:
            card = game.spec.content.room(str(event.params["room"]))
            meeting = met(card, tally)
        elif meeting is not None:
            count_event(event, meeting, line_up)


def met(card: Room, tally: Tally) -> MeetingTally | None:
    """The tally of the danger in a room, if there is one."""
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
    elif event.kind == events.wounded.name:
        meeting.wounds += params["amount"]
    elif event.kind == events.coins_lost.name:
        meeting.coins += params["amount"]
    elif event.kind in (events.monster_attacks.name, events.trap_springs.name):
        meeting.hurt.update(line_up[seat] for seat in params["seats"])


FACTS: Final = Facts(figures, count_meetings, fates, cause=cause)
