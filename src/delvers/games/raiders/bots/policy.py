"""Quick answers for rehearsals: what cards bring in a room, read from the state and remembered.

Where the heuristic plans a whole level, here a card costs what it would bring in the rooms ahead on
average.
"""

from typing import Final, TypeAlias

from delvers.games.raiders.bots.plan import UNKNOWN_WORTH
from delvers.games.raiders.bots.rooms import worth_in
from delvers.games.raiders.bots.situation import Situation
from delvers.games.raiders.rules.cards import USE_TORCH, VALUE
from delvers.games.raiders.rules.components import LEVELS, ROW, Content
from delvers.games.raiders.rules.state import ALL_POWERS, MOST_COINS, State
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask

WHIM: Final = 0.6
"""How much of a card's worth is left to the dice, in coins."""
NEARLY_FULL: Final = 14
"""A purse with fewer coins has room for anything."""

Worths: TypeAlias = tuple[float, ...]
"""What values from 1 to 5 are worth."""
Standing: TypeAlias = tuple[int, int, int, bool, bool, int, int]
"""Seats, coins, wounds, whether richest and soundest, the margin of wounds, the level."""

UNKNOWN: Final[Worths] = UNKNOWN_WORTH


class Memory:
    """What values are worth in the rooms of some content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.known: dict[tuple[str, Standing], Worths] = {}

    def worths(self, room: str, standing: Standing) -> Worths:
        """What the five values are worth in a room to somebody who stands like this."""
        known = self.known.get((room, standing))
        if known is None:
            known = self.known[room, standing] = self._worked_out(room, standing)
        return known

    def _worked_out(self, room: str, standing: Standing) -> Worths:
        seats, coins, wounds, is_richest, is_soundest, margin, level = standing
        rivals = seats - 1
        situation = Situation(
            seat=0,
            seats=seats,
            coins=[coins, *[0 if is_richest else MOST_COINS] * rivals],
            wounds=[wounds, *[99 if is_soundest else -1] * rivals],
            powers=ALL_POWERS,
            rivals={},
            now=(ALL_POWERS,) * rivals,
            later=(),
            ahead=[],
            rooms_left=(LEVELS - level) * ROW + 3,
            margin=margin,
            content=self.content,
        )
        card = self.content.room(room)
        return tuple(worth_in(card, situation, situation.now, value) for value in ALL_POWERS)


_memories: Final[dict[int, Memory]] = {}


def memory_of(content: Content) -> Memory:
    """The memory for a content; it keeps the content, so that its number stays its own."""
    memory = _memories.get(id(content))
    if memory is None:
        memory = _memories[id(content)] = Memory(content)
    return memory


def policy(state: State, ask: Ask, dice: Dice) -> str:
    """The card that is worth most, with a whim, since all choose at the same time."""
    options = ask.options
    if options[-1] == USE_TORCH:
        return USE_TORCH
    memory, standing, at = memory_of(state.content), standing_of(state, ask.seat), state.room
    here = memory.worths(state.row[at], standing)
    price = [0.0] * 5
    ahead = ROW - 1 - at
    for room, is_up in zip(state.row[at + 1 :], state.face_up[at + 1 :], strict=True):
        there = memory.worths(room, standing) if is_up else UNKNOWN
        for value in range(5):
            price[value] += there[value] / ahead
    luck, best, most = dice.next64(), options[0], -99.0
    for card in options:
        worth = worth_of(card, here, price, state) + WHIM * (luck & 255) / 256
        luck >>= 8
        if worth > most:
            best, most = card, worth
    return best


def worth_of(card: str, here: Worths, price: list[float], state: State) -> float:
    """What a card brings here, less what it would bring elsewhere."""
    value = VALUE.get(card)
    if value is None:  # it looks first, or escapes: good before the boss only
        return 9.0 if state.row[state.room] in state.content.bosses else -9.0
    if card in ITEM_PRICE:
        return here[value - 1] - ITEM_PRICE[card] * min(1, LEVELS - state.level)
    return here[value - 1] - price[value - 1]


ITEM_PRICE: Final = {"key": 0.8, "sword": 0.8}


def standing_of(state: State, seat: int) -> Standing:
    """The coarse facts that tell situations apart."""
    players = state.players
    me = players[seat]
    coins, wounds, most_wounds = me.coins, me.wounds, 0
    is_richest = is_soundest = True
    for other in players:
        if other is not me:
            if other.coins > coins:
                is_richest = False
            if other.wounds < wounds:
                is_soundest = False
            most_wounds = max(most_wounds, other.wounds)
    margin = max(-2, min(5, most_wounds - wounds))
    return (
        len(players),
        max(coins, NEARLY_FULL),
        min(wounds, 3),
        is_richest,
        is_soundest,
        margin,
        state.level,
    )
