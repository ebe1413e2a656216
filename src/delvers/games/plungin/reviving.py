"""Bringing dead heroes back (DEATH)."""

from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import place_of
from delvers.games.plungin.map import free_neighbours, is_free, living, squares_of
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def square_name(square: int) -> str:
    """A square in an option: its column and row."""
    x, y = place_of(square)
    return f"{x},{y}"


def put_beside_carrier(table: Dungeon, hero: Hero) -> Rule[None]:
    """The players name who carries the body; the hero's player chooses a free square beside him."""
    state = table.state
    carriers = [other for other in living(state) if other is not hero and not other.is_escort]
    fallen = state.flags.pop(f"fell {hero.number}", -1)
    if not carriers:
        put_on(state, hero, fallen)
        return
    able = [other for other in carriers if free_neighbours(state, other.at)] or carriers
    options = [f"beside {other.id}" for other in able]
    option = yield from ask(hero.seat, options, "DP-CONFLICT-47", "carrier")
    bearer = able[options.index(option)]
    squares = free_neighbours(state, bearer.at) or [
        square for square in squares_of(state, state.ground[bearer.at]) if is_free(state, square)
    ]
    names = [f"square {square_name(square)}" for square in squares]
    option = yield from ask(hero.seat, names, "DP-DEATH-06", "square")
    put_on(state, hero, squares[names.index(option)])
