"""Who may leave the dungeon in the third edition (EXIT, VAR-GLORY)."""

from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.third.rules.state import Hero, State


def why_not_leave(state: State, hero: Hero) -> str | None:
    """The clause that keeps a hero inside; None if he may leave."""
    if not hero.loot:
        return "DQ3-EXIT-06"
    if state.rules.no_glory and not has_treasure(state, hero):
        return "DQ3-VAR-GLORY-01"
    return None
