"""Building and finishing a level (LEVEL)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.components import ROW
from delvers.games.raiders.rules.state import State
from delvers.kernel.events import REVEALED
from delvers.kernel.table import Table


def build_level(table: Table[State]) -> None:
    """Turn up a level card and lay five rooms as its diagram shows, from the left."""
    state = table.state
    card = state.levels.draw(state.dice)
    state.level += 1
    state.row = tuple(state.rooms.draw(state.dice) for _ in range(ROW))
    state.face_up = state.content.levels[card].face_up
    state.room = 0
    state.step = "enter"
    for player in state.players:
        player.knows = ()
    shown = [room if is_up else None for room, is_up in zip(state.row, state.face_up, strict=True)]
    table.tell_to(
        REVEALED, events.level_built, "DR-LEVEL-04", level=state.level, card=card, row=shown
    )


def is_dark(state: State) -> bool:
    """Whether a room of the row lies face down."""
    return False in state.face_up


def complete_level(table: Table[State]) -> None:
    """Every player takes the played power cards back."""
    state = table.state
    state.row = state.face_up = ()
    for player in state.players:
        if player.played:
            player.powers = tuple(sorted(player.powers + player.played))
            player.played = ()
    table.tell(events.level_completed, "DR-LEVEL-11", level=state.level)
