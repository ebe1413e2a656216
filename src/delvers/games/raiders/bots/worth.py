"""What a position of Dungeon Raiders is worth, and what of it matters for a fit."""

import math
from typing import Final

from delvers.bots.search import Features, log_odds
from delvers.games.raiders.bots.situation import risk_of_fainting
from delvers.games.raiders.rules.components import LEVELS, ROW
from delvers.games.raiders.rules.state import State
from delvers.kernel.spec import Result

SHARP: Final = 0.9
"""How many coins count little at the very end."""
BLUR: Final = 0.75
"""How much more with every room to come, by its square root."""


def rooms_left(state: State) -> int:
    """How many rooms are still to be gone through."""
    return max(1, (LEVELS - state.level + 1) * ROW - state.room)


def values(state: State, result: Result | None) -> list[float]:
    """Everybody's chance to win: by coins, unless wounds make them faint."""
    players = state.players
    if result is not None:
        part = 1 / len(result.winners) if result.winners else 0.0
        return [part if seat in result.winners else 0.0 for seat in range(len(players))]
    left = rooms_left(state)
    scale = SHARP + BLUR * math.sqrt(left)
    weights = []
    for player in players:
        others = max(other.wounds for other in players if other is not player)
        stands = 1 - risk_of_fainting(max(-9, min(9, others - player.wounds)), left)
        coins = player.coins + 0.5 * len(player.items)
        weights.append(0.0 if player.is_eliminated else stands * math.exp(coins / scale))
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def features(state: State, seat: int) -> tuple[float, ...]:
    """How a seat stands against the best of the others, by what is still to come."""
    players, left = state.players, rooms_left(state)
    me = players[seat]
    others = [player for player in players if player is not me]
    blur = math.sqrt(left)
    coins = me.coins - max(other.coins for other in others)
    wounds = max(other.wounds for other in others) - me.wounds
    powers = sum(me.powers) - sum(sum(other.powers) for other in others) / len(others)
    items = len(me.items) - sum(len(other.items) for other in others) / len(others)
    return (
        log_odds(values(state, None)[seat]),
        coins / blur,
        wounds / blur,
        min(0, wounds) / blur,
        items,
        powers,
        float(me.is_eliminated),
    )


FEATURES: Final = Features(
    ("guess", "coins", "wounds", "most_wounds", "items", "powers", "eliminated"), features
)
