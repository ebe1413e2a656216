"""What a searcher knows of Dungeon Raiders."""

import math
from typing import Final

from delvers.bots.search import Guide
from delvers.games.raiders.bots.policy import policy
from delvers.games.raiders.bots.situation import risk_of_fainting
from delvers.games.raiders.rules.components import LEVELS, ROW
from delvers.games.raiders.rules.state import State
from delvers.kernel.spec import Result

SHARP: Final = 0.9
"""How many coins count little at the very end."""
BLUR: Final = 0.75
"""How much more with every room to come, by its square root."""
LAST_ROOMS: Final = 8
"""With so few rooms left a rehearsal goes on to the end."""


def rooms_done(state: State) -> int:
    """How many rooms have been gone through; the last ones count as none, so the end is reached."""
    done = (state.level - 1) * ROW + state.room
    return min(done, LEVELS * ROW - LAST_ROOMS) if not state.is_over else LEVELS * ROW


def values(state: State, result: Result | None) -> list[float]:
    """Everybody's chance to win: by coins, unless wounds make them faint."""
    players = state.players
    if result is not None:
        part = 1 / len(result.winners) if result.winners else 0.0
        return [part if seat in result.winners else 0.0 for seat in range(len(players))]
    left = max(1, LEVELS * ROW - (state.level - 1) * ROW - state.room)
    scale = SHARP + BLUR * math.sqrt(left)
    weights = []
    for player in players:
        others = max(other.wounds for other in players if other is not player)
        stands = 1 - risk_of_fainting(max(-9, min(9, others - player.wounds)), left)
        coins = player.coins + 0.5 * len(player.items)
        weights.append(0.0 if player.is_eliminated else stands * math.exp(coins / scale))
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


GUIDE: Final = Guide(values=values, policy=policy, clock=rooms_done, reach=6)
