"""All that matters in a game of DungeonQuest, Revised Edition, as plain data."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from delvers.games.dungeonquest.common.rules import state as common
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Pile
from delvers.games.dungeonquest.revised.rules.cites import CITES
from delvers.games.dungeonquest.revised.rules.components import Content
from delvers.games.dungeonquest.revised.rules.in_force import Rules
from delvers.kernel.copying import Copied
from delvers.kernel.decks import Deck
from delvers.kernel.plain import UNSAVED
from delvers.kernel.table import Table

__all__ = [
    "NOWHERE",
    "SUN_SPACES",
    "Dungeon",
    "Fight",
    "Hero",
    "Rules",
    "State",
]

SUN_SPACES: Final = 31


@dataclass(slots=True)
class Hero(common.Hero):
    """A hero; his Determination helps in any test.

    This turn he has run through chambers by `halls` and entered `towers`, he passes all barriers if
    he `opens`, and `has_read` the forbidden tome. `extra_turns` are still his before the others'
    turns. `eater_gold` is what his Artifact Eater has turned out to be worth.
    """

    determination: int = 0
    halls: list[tuple[int, int]] = field(default_factory=list)
    towers: list[int] = field(default_factory=list)
    extra_turns: int = 0
    opens: bool = False
    has_read: bool = False
    eater_gold: int = 0

    def drop_tokens(self) -> None:
        """The wound and Determination tokens go back to the supply; no turn is left over."""
        self.wounds = self.determination = self.extra_turns = 0

    def begin_turn(self) -> None:
        """What held only in the turn before is over."""
        self.came_specially = self.opens = self.has_read = False
        self.halls.clear()
        self.towers.clear()


@dataclass(slots=True)
class Fight(Copied):
    """A fight between the hero of a seat and a monster that another seat plays.

    `card` is the Monster card, `wounds` are what it has suffered, `laid` the attacks that lie face
    down this round, by seat. `is_open` says that everybody has seen the card.
    """

    seat: int
    player: int
    card: str
    no_escape: bool = False
    wounds: int = 0
    round: int = 0
    laid: dict[int, str] = field(default_factory=dict)
    is_open: bool = False


@dataclass(slots=True)
class State(common.State):
    """The table, with the Monster deck, and the spaces of monster tokens and search tokens.

    `foreseer` is the seat that knows the cards on top of the Search deck by a Rune of Vision.
    """

    rules: Rules = field()
    heroes: list[Hero] = field()  # type: ignore[assignment]  # only heroes of this edition get there
    content: Content = field(default=common.NOTHING, repr=False, compare=False, metadata=UNSAVED)
    monsters: Pile = field(default_factory=lambda: Pile(Deck([])))
    lurkers: list[int] = field(default_factory=list)
    searched: list[int] = field(default_factory=list)
    fight: Fight | None = None
    foreseer: int = NOWHERE


State.cites = CITES
Dungeon: TypeAlias = Table[State]
