"""Coming out of the catacombs, which is entering a chamber at once (CATEXIT)."""

from delvers.games.dungeonquest.common.rules.board import square_ahead, squares_to_wall
from delvers.games.dungeonquest.common.rules.catacombs import come_out, lay_where_surfaced
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.map import is_explored
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.revised.rules.encounters import enter
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def drift(table: Dungeon, hero: Hero, ahead: int, side: int, number: int) -> Rule[int]:
    """As far as the die says; at the outer wall every space left over is a wound."""
    left_over = number - squares_to_wall(ahead, side)
    yield from suffer(table, hero, left_over, "outer_wall", "DQR-CATEXIT-08")
    return square_ahead(ahead, side, number)


def emerge(table: Dungeon, hero: Hero, space: int) -> Rule[None]:
    """The figure is back; where nothing lies a tile is laid, and the chamber is resolved."""
    if not is_explored(table.state, space):
        yield from lay_where_surfaced(table, hero, space)
    come_out(table, hero, space)
    yield from enter(table, hero)


def return_card(table: Dungeon, card: str) -> None:
    """Catacomb cards of a trip that is over are discarded."""
    discard(table, card)
