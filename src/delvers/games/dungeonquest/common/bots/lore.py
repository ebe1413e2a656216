"""What a bot knows of an edition before the game begins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.rules.cards import Box, HeroCard


@dataclass(frozen=True, slots=True, eq=False)
class Lore:
    """What differs from edition to edition for somebody who finds his way through the dungeon."""

    content: Box
    lurking: Callable[[Any], float]
    """The wounds to be feared of a monster token, as the view shows it."""
    tokens: Callable[[Any], int]
    """How many Determination tokens a hero has, by what the view shows of them."""
    trapdoor: Callable[[HeroCard], Leg]
    """What a trapdoor costs a hero on average."""
    spares: Mapping[str, tuple[str, ...]]
    """The Loot cards that can be given up instead of a test, by what is tested."""
    bruise: int
    """The wounds for every square by which a drift below would lead beyond the outer wall."""
