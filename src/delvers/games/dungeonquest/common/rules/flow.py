"""How a turn can be cut short, and what is told when something is left alone."""

from typing import NoReturn, TypeAlias

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.reasons import EndOfTurn
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.kernel.table import Table

Dungeon: TypeAlias = Table[State]
"""The table of either edition."""


class CutShort(Exception):
    """What a hero is doing ends at once, and whatever he holds in hands must be put away."""


class TurnEnds(CutShort):
    """The turn of the hero whose turn it is ends at once."""


class HeroFalls(CutShort):
    """A hero has died or fallen unconscious; nothing more happens to him now."""

    def __init__(self, hero: Hero) -> None:
        super().__init__(hero.id)
        self.hero = hero


def end_turn(table: Dungeon, hero: Hero, reason: EndOfTurn, rule: str) -> NoReturn:
    """Say why the turn of a hero is over, and end it."""
    table.tell(events.turn_ended, rule, seat=hero.seat, reason=reason)
    raise TurnEnds


def tell_declined(table: Dungeon, hero: Hero, what: str, rule: str) -> None:
    """Say that a hero leaves alone what he might have taken or done."""
    table.tell(events.declined, rule, seat=hero.seat, what=what)
