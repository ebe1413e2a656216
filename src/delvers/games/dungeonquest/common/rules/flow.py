"""How a turn can be cut short, and the questions that rules ask."""

from typing import NoReturn, TypeAlias

from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.kernel.requests import NOTHING_REFUSED, Ask, Rule
from delvers.kernel.table import Table

Dungeon: TypeAlias = Table[State[Hero]]
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


def end_turn(table: Dungeon, hero: Hero, reason: str, rule: str) -> NoReturn:
    """Say why the turn of a hero is over, and end it."""
    if table.log is not None:
        table.tell("turn_ended", rule, seat=hero.seat, reason=reason)
    raise TurnEnds


def tell_declined(table: Dungeon, hero: Hero, what: str, rule: str) -> None:
    """Say that a hero leaves alone what he might have taken or done."""
    if table.log is not None:
        table.tell("declined", rule, seat=hero.seat, what=what)


def ask(
    seat: int,
    options: list[str],
    rule: str,
    prompt: str,
    refused: dict[str, str] | None = None,
    *,
    is_renewable: bool = False,
) -> Rule[str]:
    """Let a seat choose, unless there is but one option."""
    if len(options) == 1:
        return options[0]
    _, option = yield Ask(
        seat, tuple(options), rule, prompt, refused or NOTHING_REFUSED, is_renewable=is_renewable
    )
    return option


def may(seat: int, what: str, rule: str, prompt: str) -> Rule[bool]:
    """Whether a seat does something that it need not do."""
    return (yield from ask(seat, [what, "decline"], rule, prompt)) == what
