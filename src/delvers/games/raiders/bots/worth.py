"""What a position of Dungeon Raiders is worth, and what of it matters for a fit."""

import math
from pathlib import Path
from typing import Final

from delvers.bots.search import GUESS, Features, log_odds, read_weights
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
    """Everybody's chance to win: as fitted, all together a victory."""
    if result is not None:
        part = 1 / len(result.winners) if result.winners else 0.0
        return [part if seat in result.winners else 0.0 for seat in range(len(state.players))]
    return parts(WEIGHTS.worth(state))


def guesses(state: State) -> list[float]:
    """A first guess at everybody's chance: by coins, unless wounds make them faint."""
    players = state.players
    left = rooms_left(state)
    scale = SHARP + BLUR * math.sqrt(left)
    weights = []
    for player in players:
        others = max(other.wounds for other in players if other is not player)
        stands = 1 - risk_of_fainting(max(-9, min(9, others - player.wounds)), left)
        coins = player.coins + 0.5 * len(player.items)
        weights.append(0.0 if player.is_eliminated else stands * math.exp(coins / scale))
    return parts(weights)


def parts(weights: list[float]) -> list[float]:
    """How much of all together each is."""
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def features(state: State) -> list[tuple[float, ...]]:
    """How everybody stands against the best of the others, by what is still to come."""
    blur = math.sqrt(rooms_left(state))
    return [standing(state, seat, guess, blur) for seat, guess in enumerate(guesses(state))]


def standing(state: State, seat: int, guess: float, blur: float) -> tuple[float, ...]:
    """The features of a seat."""
    players = state.players
    me = players[seat]
    others = [player for player in players if player is not me]
    coins = me.coins - max(other.coins for other in others)
    wounds = max(other.wounds for other in others) - me.wounds
    powers = sum(me.powers) - sum(sum(other.powers) for other in others) / len(others)
    items = len(me.items) - sum(len(other.items) for other in others) / len(others)
    return (
        log_odds(guess),
        coins / blur,
        wounds / blur,
        min(0, wounds) / blur,
        items,
        powers,
        float(me.is_eliminated),
    )


FEATURES: Final = Features(
    (GUESS, "coins", "wounds", "most_wounds", "items", "powers", "eliminated"), features
)
WEIGHTS: Final = read_weights(Path(__file__).with_name("weights.toml"), FEATURES)
