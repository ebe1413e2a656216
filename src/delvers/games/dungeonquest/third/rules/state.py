"""All that matters in a game of DungeonQuest, third edition, as plain data."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from delvers.games.dungeonquest.common.rules import state as common
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Pile
from delvers.games.dungeonquest.third.rules.cites import CITES
from delvers.games.dungeonquest.third.rules.components import Content
from delvers.games.dungeonquest.third.rules.in_force import Rules
from delvers.kernel.copying import Copied
from delvers.kernel.decks import Deck
from delvers.kernel.plain import UNSAVED
from delvers.kernel.table import Table

__all__ = [
    "DETERMINATION_TOKENS",
    "ENTRANCE_MARKERS",
    "NOWHERE",
    "SUN_SPACES",
    "Dungeon",
    "Escape",
    "Fight",
    "Fighter",
    "Hero",
    "Lurker",
    "Rules",
    "State",
]

SUN_SPACES: Final = 30
ENTRANCE_MARKERS: Final = 6
DETERMINATION_TOKENS: Final = 24
Escape: TypeAlias = Literal["", "announced", "done"]
"""How far an announced escape is."""


@dataclass(slots=True)
class Hero(common.Hero):
    """A hero, and what the next turn holds for him.

    `bound` says what holds him: "caught" in a web, "through" it (must move on), "stuck" in a
    cave-in or lying in a "pit" until his next turn, "over" a bridge with no way on, "back" (must go
    back), "dark" (must roll for the way), "hole" (may try a hole in the roof again). `left` is the
    space that he left last, however he left it; NOWHERE after the catacombs. `searches` are those
    in consecutive turns, `searches_here` all of this visit. A passage down without a marker is
    open to him for as many turns as `passage` says, this one included.
    """

    determination: dict[str, int] = field(default_factory=dict)
    searches: int = 0
    owes_encounter: bool = False
    surfaced: bool = False
    left: int = NOWHERE
    searches_here: int = 0
    has_searched: bool = False
    passage: int = 0

    def drop_tokens(self) -> None:
        """The wound and Determination tokens go back to the supply."""
        self.wounds = 0
        self.determination.clear()


@dataclass(slots=True)
class Lurker(Copied):
    """A monster token on the board, face down; `seen_by` are the seats that know its life value."""

    token: str
    at: int
    seen_by: tuple[int, ...] = ()


@dataclass(slots=True)
class Fighter(Copied):
    """One side of a fight: a hero or monster and the seat that plays its cards.

    `played` are the cards of this round (the revealed one first) and `values` what each is worth.
    `active` are the Power cards of this round whose text holds; `coming` are those that wait for
    the next round and `due` those that waited for this one, worth `bonus` together. `shown` are
    cards in hand (or laid) that everybody has seen there, `seen` those that only the opponent has.
    """

    owner: str
    player: int
    power: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    laid: str = ""
    played: list[str] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    damage: list[str] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    coming: list[str] = field(default_factory=list)
    due: list[str] = field(default_factory=list)
    bonus: int = 0
    is_cancelled: bool = False
    shown: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Fight(Copied):
    """A fight: hero against monster (or hero against hero), with the combat stack they share.

    `monster` and `token` are "" against a hero. `at` is the space where they met (NOWHERE in the
    catacombs) and `seen_by` the seats that know the token's life value; everybody knows that it is
    higher than `survived`. `aside` are cards out of this fight, `turned_up` those just turned up
    from the Combat deck, `escape` is the hero's announced escape.
    """

    hero: Fighter
    foe: Fighter
    monster: str
    token: str
    at: int
    seen_by: tuple[int, ...] = ()
    stack: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    turned_up: list[str] = field(default_factory=list)
    round: int = 0
    survived: int = 0
    escape: Escape = ""


@dataclass(slots=True)
class State(common.State):
    """The table, with the Combat deck, the monster tokens and the fight that is on."""

    rules: Rules = field()
    heroes: list[Hero] = field()  # type: ignore[assignment]  # only heroes of this edition get there
    content: Content = field(default=common.NOTHING, repr=False, compare=False, metadata=UNSAVED)
    combat: Pile = field(default_factory=lambda: Pile(Deck([])))
    has_begun: bool = False
    lurkers: list[Lurker] = field(default_factory=list)
    last_moved: str = ""
    fight: Fight | None = None


State.cites = CITES
Dungeon: TypeAlias = Table[State]
