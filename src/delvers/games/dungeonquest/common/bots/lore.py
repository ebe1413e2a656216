"""What a bot knows of an edition before the game begins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.rules.board import Step
from delvers.games.dungeonquest.common.rules.cards import Box, HeroCard
from delvers.kernel.forms import Form, Grammar


@dataclass(frozen=True, slots=True, eq=False)
class Lore:
    """What differs from edition to edition for somebody who finds his way through the dungeon."""

    content: Box
    grammar: Grammar
    """The forms of all options."""
    going: tuple[Form[Step], ...]
    """The forms of options that lead to the next space."""
    actions: Mapping[str, Callable[[Any], float]]
    """What only this edition lets a hero do in his turn, and what that is worth to him."""
    lurking: Callable[[Any], float]
    """The wounds to be feared of a monster token, as the view shows it."""
    tokens: Callable[[Any], int]
    """How many Determination tokens a hero has, as the view shows him."""
    trapdoor: Callable[[HeroCard], Leg]
    """What a trapdoor costs a hero on average."""
    spares: Mapping[str, tuple[str, ...]]
    """The Loot cards that can be given up instead of a test, by what is tested."""
    needs_treasure: Callable[[Any], bool]
    """Whether the optional rules, as the view shows them, make a Treasure card the goal."""
    bruise: int
    """The wounds for every square by which a drift below would lead beyond the outer wall."""
