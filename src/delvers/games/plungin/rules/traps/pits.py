"""Pits and chasms: jumping aside, climbing out, and where one stands then (TRAPLIST)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.hazards import pit_with
from delvers.games.plungin.rules.board.map import free_neighbours
from delvers.games.plungin.rules.board.moving import arrive, put_on_square
from delvers.games.plungin.rules.options import STAND_ON
from delvers.games.plungin.rules.state.figures import Character, Hero
from delvers.games.plungin.rules.state.moments import SQUARE_ENTERED
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.forms import PromptForm
from delvers.kernel.requests import Rule, ask


def beside_pit(state: State, square: int) -> list[int]:
    """The free squares around the pit or chasm that a square is part of."""
    pit = pit_with(state, square)
    around = {there for here in pit for there in free_neighbours(state, here)}
    return sorted(around - pit)


def jump_aside(table: Dungeon, victim: Character) -> Rule[bool]:
    """Out of the way, to any side: a hero's player chooses the square, chance that of a monster."""
    square = yield from square_beside(table, victim, "DP-TRAPLIST-23", prompts.JUMP)
    if square is None:
        return False
    tell(table, events.jumped, "DP-TRAPLIST-22", victim, at=square)
    yield from land(table, victim, square)
    return True


def climb_out(table: Dungeon, one: Character) -> Rule[None]:
    """To any free square beside the pit; who was held by something else stays where he is."""
    square = yield from square_beside(table, one, "DP-TRAPLIST-26", prompts.CLIMB)
    if square is not None:
        tell(table, events.climbed_out, "DP-TRAPLIST-26", one, at=square)
        yield from arrive(table, one, square)


def square_beside(
    table: Dungeon, one: Character, rule: str, prompt: PromptForm[str]
) -> Rule[int | None]:
    """A free square beside the pit; None if there is none."""
    squares = beside_pit(table.state, one.at)
    if not squares:
        return None
    if not isinstance(one, Hero):
        return table.state.dice.choice(squares)
    names = [STAND_ON(square) for square in squares]
    option = yield from ask(one.seat, names, rule, prompt(one.id))
    return squares[names.index(option)]


def land(table: Dungeon, one: Character, square: int) -> Rule[None]:
    """Somebody comes down on a square, and into what lies there."""
    start = one.at
    put_on_square(table.state, one, square)
    yield from SQUARE_ENTERED(table, one, False, start)


def is_walled_in(state: State, one: Character) -> bool:
    """Whether somebody in a pit has no free square around it to climb out to."""
    return bool(pit_with(state, one.at)) and not beside_pit(state, one.at)
