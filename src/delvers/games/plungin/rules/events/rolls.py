"""Dice: what was rolled for what, and how checks ended."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from delvers.games.plungin.rules.events.reasons import Reason, Rolling
from delvers.kernel.events import event
from delvers.kernel.forms import WORD, form

DicePart: TypeAlias = list[str | int]
"""What some dice of a roll come from, and how many they are."""


CHECK_OF: Final = form("{stat} check", WORD)
"""Why dice are rolled in a check that has no other reason."""
MAKING: Final = form("make {item}", WORD)
"""Why dice are rolled for a recipe."""


class RollReason(NamedTuple):
    """Why dice are rolled: perhaps by whom, a monster with its number, and for what."""

    who: str
    number: str
    what: str


def roll_reason(who: str, what: Reason) -> Rolling:
    """Why somebody rolls, such as "orc 12 attack"."""
    return Rolling(f"{who} {what}")


def read_roll_reason(why: str) -> RollReason:
    """A reason in its parts; without a number that is empty."""
    who, _, rest = why.partition(" ")
    number, _, what = rest.partition(" ")
    return RollReason(who, number, what) if number.isdigit() else RollReason(who, "", rest)


@event
def rolled(
    *,
    dice: list[int],
    why: Reason | Rolling,
    successes: int,
    other: str = "",
    parts: Sequence[DicePart] = (),
    least: int = 5,
) -> None:
    """Dice are rolled: by whom and why, against whom, what they come from, what is a success."""


@event
def check_passed(who: str, *, stat: str, successes: int, difficulty: int, fumbled: bool) -> None:
    """A check has as many successes as its Difficulty demands."""


@event
def check_failed(who: str, *, stat: str, successes: int, difficulty: int, fumbled: bool) -> None:
    """A check has too few successes."""


@event
def rolls_again(who: str) -> None:
    """Somebody lucky rolls once more."""


@event
def die_rolled(*, cause: Reason, roll: int) -> None:
    """One die decides something."""


@event
def needed_die(*, cause: Reason, roll: int, needed: int) -> None:
    """One die must show so much or more."""


@event
def table_rolled(*, table: str, roll: int, modifier: int) -> None:
    """A roll on a table of the adventure, and what is added to it."""


@event
def attention_modified(*, parts: list[DicePart]) -> None:
    """What is added to a roll for attention."""
