"""Planning the rest of a level: which power card for which room."""

import functools
from collections.abc import Sequence
from typing import Final

from delvers.games.raiders.bots.rooms import worth_in
from delvers.games.raiders.bots.situation import Situation
from delvers.games.raiders.rules.components import Room
from delvers.games.raiders.rules.state import ALL_POWERS

UNKNOWN_WORTH: Final = (0.0, 0.3, 0.6, 0.9, 1.2)
"""What power cards 1 to 5 are worth in a room that lies face down."""


def prospects(situation: Situation) -> list[list[float]]:
    """For each room after this one, what every power card from 1 to 5 is worth there."""
    return [room_prospect(room, situation) for room in situation.ahead[1:]]


def room_prospect(room: Room | None, situation: Situation) -> list[float]:
    """What every power card from 1 to 5 is worth in a room to come."""
    if room is None:
        return [*UNKNOWN_WORTH]
    held = situation.powers
    hands = situation.later
    return [worth_in(room, situation, hands, n) if n in held else 0.0 for n in ALL_POWERS]


class Plan:
    """The best use of cards in the rooms to come."""

    def __init__(self, rooms: Sequence[Sequence[float]]) -> None:
        self._rooms = rooms
        self.best = functools.cache(self._best)

    def _best(self, cards: tuple[int, ...], at: int = 0) -> float:
        """The most that these cards can bring from a room on, one card in each."""
        if at == len(self._rooms):
            return 0.0
        worth = self._rooms[at]
        return max(worth[card - 1] + self.best(without(cards, card), at + 1) for card in cards)


@functools.cache
def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but this one."""
    return tuple(other for other in cards if other != card)
