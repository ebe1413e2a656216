"""What a seat may know."""

from delvers.games.raiders.rules.state import Player, State
from delvers.kernel.events import Value
from delvers.kernel.spec import View


def view(state: State, seat: int | None) -> View:
    """The open table, and for a seat its own hand and what its torches have shown."""
    seen: View = {
        "seat": seat,
        "level": state.level,
        "room": state.room,
        "step": state.step,
        "row": [visible_room(state, seat, at) for at in range(len(state.row))],
        "face_up": [*state.face_up],
        "waiting": [*state.waiting],
        "gazers": [*state.gazers],
        "starter": state.starter,
        "reserve": dict(state.reserve),
        "discarded": [*state.discarded],
        "players": [open_side(player, other == seat) for other, player in enumerate(state.players)],
        "is_over": state.is_over,
    }
    if seat is not None:
        player = state.players[seat]
        seen["hand"] = {"powers": [*player.powers], "items": [*sorted(player.items)]}
    return seen


def visible_room(state: State, seat: int | None, at: int) -> str | None:
    """The room at a place of the row, if it lies face up or the seat has seen it."""
    if state.face_up[at] or (seat is not None and at in state.players[seat].knows):
        return state.row[at]
    return None


def open_side(player: Player, is_own: bool) -> dict[str, Value]:
    """What everybody sees of a player; a card laid face down shows only to its owner."""
    return {
        "character": player.character,
        "coins": player.coins,
        "wounds": player.wounds,
        "played": [*player.played],
        "cards": len(player.powers) + len(player.items),
        "has_laid": bool(player.laid),
        "laid": player.laid if player.laid and (player.is_open or is_own) else None,
        "is_eliminated": player.is_eliminated,
    }
