"""The best result that a lone player can try to beat (VAR-SOLO)."""

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.games.dungeonquest.third.rules.state import State
from delvers.kernel.spec import LoneResult


def lone_result(state: State) -> LoneResult | None:
    """The gold that a lone hero has won with; who dies or brings no Treasure has no result."""
    result = count(state)
    return LoneResult(state.heroes[0].id, result.scores[0]) if result.winners else None
