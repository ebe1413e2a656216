"""Who may see the Loot that a hero finds (CARD, VAR-SECRET)."""

from delvers.games.dungeonquest.third.rules.state import Hero, State


def who_sees(state: State, hero: Hero, card: str) -> tuple[int, ...] | None:
    """Loot is open to all, unless the players agreed to keep it secret."""
    is_secret = state.rules.secret_loot and state.content.cards[card].type == "loot"
    return (hero.seat,) if is_secret else None
