"""Bringing dead heroes back (DEATH)."""

from collections.abc import Sequence

from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.board.map import (
    free_neighbours,
    is_adjacent,
    is_free,
    living,
    squares_of,
)
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.options import BESIDE, STAND_ON
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule, ask


def carried_dead(state: State) -> list[Hero]:
    """The dead whom the party carries, escort too, but not those who lie in a sarcophagus."""
    return [hero for hero in state.heroes if hero.status == "dead" and hero.in_stone == NOWHERE]


def bearers(state: State, caster: Hero) -> list[Hero]:
    """The caster and the heroes beside him who have room for somebody at their side."""
    return [
        hero
        for hero in living(state)
        if not hero.is_escort
        and (hero is caster or is_adjacent(state, hero.at, caster.at))
        and free_neighbours(state, hero.at)
    ]


def put_beside_carrier(
    table: Dungeon, hero: Hero, carriers: Sequence[Hero] | None = None
) -> Rule[None]:
    """The players name who carries the body; the hero's player chooses a free square beside him."""
    state = table.state
    fallen, hero.fell_at = hero.fell_at, NOWHERE
    if carriers is None:
        alive = [other for other in living(state) if other is not hero and not other.is_escort]
        carriers = [other for other in alive if free_neighbours(state, other.at)] or alive
    if not carriers:
        put_on_square(state, hero, fallen)
        return
    options = [BESIDE(other.id) for other in carriers]
    option = yield from ask(hero.seat, options, "DP-CONFLICT-47", prompts.CARRIER(hero.id))
    bearer = carriers[options.index(option)]
    squares = free_neighbours(state, bearer.at) or [
        square for square in squares_of(state, state.ground[bearer.at]) if is_free(state, square)
    ]
    yield from stand_on_one(table, hero, squares, "DP-DEATH-06")


def stand_on_one(table: Dungeon, hero: Hero, squares: list[int], rule: str) -> Rule[None]:
    """The player of a revived hero chooses one of some squares."""
    names = [STAND_ON(square) for square in squares]
    option = yield from ask(hero.seat, names, rule, prompts.SQUARE(hero.id))
    put_on_square(table.state, hero, squares[names.index(option)])
