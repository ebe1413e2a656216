"""Sending a game to another process: what a copy of it needs, as plain data."""

from typing import TYPE_CHECKING, Any, NamedTuple

from delvers.kernel.errors import DelversError
from delvers.kernel.events import Event
from delvers.kernel.fairness import Fairness
from delvers.kernel.plain import from_plain, to_plain
from delvers.kernel.record import Piece
from delvers.kernel.requests import Answer
from delvers.kernel.spec import Setting, Spec

if TYPE_CHECKING:
    from delvers.kernel.game import Game


class Packed(NamedTuple):
    """A game without its running rules: its last checkpoint and the choices since."""

    spec: Spec[Any]
    seats: int
    options: dict[str, Setting]
    seed: int | None
    fairness: Fairness | None
    notice: str | None
    origin: Any
    base: Any
    base_at: int
    choices: list[Answer]
    log: list[Event] | None
    keeps_turns: bool
    turn: tuple[int, Any, bool] | None
    earlier: tuple[Piece, ...]
    deals: tuple[tuple[int, int | None, int], ...]


def packed(game: "Game") -> Packed:
    """What goes to the other process; hidden things of a re-dealt copy do not."""
    if game.is_dealt:
        raise DelversError(
            "a re-dealt copy cannot be pickled: it has no past; pickle the game, "
            "and deal anew in the other process"
        )
    if game.pending:
        game._snapshot()
    game._make_log()
    log = game._kept_log if game._set_table is None else game._set_table.log
    turn = game.turn
    return Packed(
        game.spec,
        game.seats,
        dict(game.options),
        game.seed,
        game.fairness,
        game.notice,
        _plain(game._origin),
        _plain(game._base),
        game._base_at,
        [*game._choices],
        None if log is None else [*log],
        game.keeps_turns,
        None if turn is None else (turn.at, to_plain(turn.state), turn.is_ask),
        game.earlier,
        tuple(game._redeals),
    )


def unpacked(kind: "type[Game]", parts: Packed) -> "Game":
    """The game at the same decision; its rules are started from the checkpoint."""
    return kind._unpacked(parts)


def _plain(state: Any) -> Any:
    return None if state is None else to_plain(state)


def state_from(spec: Spec[Any], plain: Any) -> Any:
    """A state of the game from its plain form, with the content of this spec."""
    if plain is None:
        return None
    state = from_plain(spec.state_type, plain, "checkpoint")
    spec.bind(state)
    return state
