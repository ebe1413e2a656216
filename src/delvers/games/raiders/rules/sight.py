"""What a seat may know, as bare values: the view for who looks at every step."""

from delvers.games.raiders.rules.state import Player, State
from delvers.kernel.spec import Sight


def sight(state: State, seat: int) -> Sight:
    """The values of the view, in the order of its fields."""
    own = state.players[seat]
    return (
        seat,
        state.level,
        state.room,
        state.step,
        visible_rooms(state, own) if False in state.face_up else state.row,
        state.face_up,
        state.waiting,
        state.gazers,
        state.starter,
        state.reserve,
        state.discarded,
        [
            (
                player.character,
                player.coins,
                player.wounds,
                player.played,
                len(player.powers) + len(player.items),
                player.laid != "",
                player.laid or None if player.is_open or player is own else None,
                player.is_eliminated,
            )
            for player in state.players
        ],
        state.is_over,
        (own.powers, tuple(sorted(own.items))),
    )


def visible_rooms(state: State, own: Player) -> tuple[str | None, ...]:
    """The rooms that lie face up or that a torch has shown."""
    row: list[str | None] = [*state.row]
    for at, is_up in enumerate(state.face_up):
        if not is_up and at not in own.knows:
            row[at] = None
    return tuple(row)
