"""Who may leave the dungeon, and what a lone player has won by it (EXIT, VAR-GLORY, VAR-SOLO)."""

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.third.rules.state import Hero, State
from delvers.kernel.spec import LoneResult


def lone_result(state: State) -> LoneResult | None:
    """The gold that a lone hero has won with; who dies or brings no Treasure has no result."""
    result = count(state)
    return LoneResult(state.heroes[0].id, result.scores[0]) if result.winners else None


def why_not_leave(state: State, hero: Hero) -> str | None:
    """The clause that keeps a hero inside; None if he may leave."""
    if not hero.loot:
        return "DQ3-EXIT-06"
    if state.rules.no_glory and not has_treasure(state, hero):
        return "DQ3-VAR-GLORY-01"
    return None
