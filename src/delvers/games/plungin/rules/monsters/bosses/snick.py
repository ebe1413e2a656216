"""Snick, the foreman of the gremlins (LAW, BOSS)."""

from delvers.games.plungin.rules.board.awareness import known_tiles
from delvers.games.plungin.rules.board.grid import STEPS
from delvers.games.plungin.rules.board.map import doors_at, mark
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.monsters.actions import appear, charge_in, fights, shoot
from delvers.games.plungin.rules.monsters.laws import NEAR, SOFTEST
from delvers.games.plungin.rules.monsters.life_results import RULE
from delvers.games.plungin.rules.monsters.walking import own_tile, retreat, walk, within
from delvers.games.plungin.rules.state.figures import Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule

KNOCKS = 2


def knock_knock(table: Dungeon, monster: Monster) -> Rule[None]:
    """A gremlin out of the wall, twice in a fight; who can call nobody fights."""
    state = table.state
    squares = [square for square in own_tile(state, monster) if is_by_wall(state, square)]
    if monster.knocks < KNOCKS and appear(table, monster, "gremlin", squares):
        monster.knocks += 1
    else:
        yield from charge_in(table, monster, NEAR)


def is_by_wall(state: State, square: int) -> bool:
    """Whether a square is next to a wall (or rock), and not only to a door."""
    tile = state.ground[square]
    solid = [
        square + step
        for step in STEPS
        if state.ground.get(square + step) != tile or mark(state, square + step) == "#"
    ]
    return len(solid) > len(doors_at(state, square))


def tool_toss(table: Dungeon, monster: Monster) -> Rule[None]:
    """A thrown tool."""
    yield from shoot(table, monster, Law("shooter", "near"), dice=3, reach=4)


def yelps(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """As far away from all heroes as its MOV goes."""
    near = known_tiles(table.state, monster)
    squares = within(table.state, monster, walk(table.state, monster, near))
    yield from retreat(table, monster, squares, RULE)


ACTS.update(
    {
        "hammer": fights(SOFTEST),
        "knock_knock": knock_knock,
        "tool_toss": tool_toss,
    }
)
LIFE_RESULTS.update(
    {
        "yelps": yelps,
    }
)
