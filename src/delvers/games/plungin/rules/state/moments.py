"""Moments at which a later chapter goes on: an earlier one reaches them, the later one fills them.

A step may spring a trap and the end of a monster may win the adventure, but moving and fighting
know neither traps nor adventures.
"""

from collections.abc import Callable
from typing import Final, Generic, ParamSpec, TypeVar

from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule

P = ParamSpec("P")
T = TypeVar("T")


class Moment(Generic[P, T]):
    """What a rule of a later chapter does or says at one moment of the game."""

    def __init__(self) -> None:
        self.rule: Callable[P, T] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """What happens then."""
        assert self.rule is not None, "the chapter that fills this moment has not been imported"
        return self.rule(*args, **kwargs)


SQUARE_ENTERED: Final = Moment[[Dungeon, Character, bool, int], Rule[None]]()
"""A character is on another square: whether by its own move, and from where (TRAP)."""
HERO_ARRIVED: Final = Moment[[Dungeon, Hero, int, bool], Rule[None]]()
"""A hero is on another square, perhaps of another tile: from where, by his own move (REVISIT)."""
MONSTER_KILLED: Final = Moment[[Dungeon, Monster, int], Rule[None]]()
"""A monster has died on a tile (XP, TREASURE)."""
MONSTERS_STRIKE_FIRST: Final = Moment[[Dungeon, list[Monster]], Rule[None]]()
"""Monsters have a turn at once (MONSTER)."""
LEADS_ON: Final = Moment[[State, Monster, int], bool]()
"""Whether a square is nearer to the opponents whom the Law of a monster prefers now (LAW)."""
