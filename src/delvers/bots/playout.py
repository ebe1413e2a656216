"""Playing a rehearsal to its end as the game's policy does, and what comes of it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from delvers.bots.search.guide import Guide
from delvers.kernel.dice import Dice
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.kernel.requests import Answer, Ask
from delvers.kernel.spec import Result

LONGEST: Final = 20_000
"""A rehearsal that goes on for so many choices does not end."""

Policy = Callable[[Any, Ask, Dice], str]


class Playout(NamedTuple):
    """How a rehearsal ended (None: it does not), and the first answers that led there."""

    result: Result | None
    answers: list[Answer]


def play_on(copy: Game, policy: Policy, luck: Dice, order: Sequence[int] = ()) -> Playout:
    """Let the policy answer for everybody until the end.

    The first answers are those of the seats in `order`, as far as these must choose; they are kept.
    """
    world, answers = copy.world, list[Answer]()
    for number in range(LONGEST):
        ask = copy.pending.get(order[number]) if number < len(order) else None
        if ask is None or ask.optional:
            ask = next((one for one in copy.pending.values() if not one.optional), None)
        if ask is None:
            break
        option = policy(world, ask, luck)
        if number < len(order):
            answers.append((ask.seat, option))
        copy.choose(ask.seat, option)
    return Playout(copy.result, answers)


def play_until(copy: Game, guide: Guide, end: int, most: int, luck: Dice) -> None:
    """Let the policy answer for everybody until the clock shows the end, or for so many choices."""
    world = copy.world
    for _ in range(most):
        ask = next((one for one in copy.pending.values() if not one.optional), None)
        if ask is None or guide.clock(world) >= end:
            break
        copy.choose(ask.seat, guide.policy(world, ask, luck))


def overheard(copy: Game) -> list[Event]:
    """The events of a rehearsal from here on; it usually keeps none, since that takes time."""
    copy._table.log = heard = list[Event]()
    return heard


def shares(result: Result | None, seats: int) -> list[float]:
    """Everybody's part in the victory: a party wins together, rivals share.

    >>> shares(Result((0, 2), ((0, 2), (1,)), (5, 1, 5), "richest"), 3)
    [0.5, 0.0, 0.5]
    >>> shares(Result((0, 1), ((0, 1),), (5, 5), "party"), 2)
    [1.0, 1.0]
    """
    if result is None:
        return [0.0] * seats
    shared = len(result.winners) if 0 < len(result.winners) < seats else 1
    return [float(seat in result.winners) / shared for seat in range(seats)]
