"""The last room: nothing follows, so every outcome can be counted to its end by the rules."""

import itertools
from typing import Final

from delvers.games.raiders.bots.rooms import counted
from delvers.games.raiders.bots.situation import Situation
from delvers.games.raiders.rules.boss import resolve_boss
from delvers.games.raiders.rules.cards import value_in
from delvers.games.raiders.rules.components import Boss
from delvers.games.raiders.rules.final_count import count
from delvers.games.raiders.rules.state import Player, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.table import Table

COIN: Final = 0.001
"""Between cards that win equally often, the one that leaves more coins is better."""


def worth_at_end(boss: Boss, situation: Situation, card: str) -> float:
    """How likely we are to win with this card, over all that the opponents may lay."""
    own = value_in(boss, card)
    ours = {} if own is None else {situation.seat: own}
    rivals = [[counted(boss, value) for value in cards] for cards in situation.rivals.values()]
    cases = [
        outcome(boss, situation, ours | dict(zip(situation.rivals, values, strict=True)))
        for values in itertools.product(*rivals)
    ]
    return sum(cases) / len(cases)


def outcome(boss: Boss, situation: Situation, values: dict[int, int]) -> float:
    """Our part of the victory when these values meet the boss."""
    state = imagined(situation)
    resolve_boss(Table(state), boss, values)
    winners = count(state).winners
    victory = 1 / len(winners) if situation.seat in winners else 0.0
    return victory + COIN * state.players[situation.seat].coins


def imagined(situation: Situation) -> State:
    """A table with nothing but everybody's coins and wounds."""
    standing = zip(situation.coins, situation.wounds, strict=True)
    players = [Player("", coins, wounds, ()) for coins, wounds in standing]
    return State(Dice(0), players, Deck([]), (), Deck([]), (), {}, content=situation.content)
