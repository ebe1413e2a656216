"""What matters in a game of DungeonQuest, whichever edition, as plain data."""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, TypeAlias, TypeVar, get_args

from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.games.dungeonquest.common.rules.cites import Cites
from delvers.games.dungeonquest.common.rules.edition import Edition
from delvers.games.dungeonquest.common.rules.in_force import Rules
from delvers.games.dungeonquest.common.rules.tiles import Laid
from delvers.kernel.copying import Copied, SharedPart, own
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.plain import UNSAVED

Attribute: TypeAlias = Literal["strength", "agility", "armor", "luck"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = get_args(Attribute)
HeroStatus: TypeAlias = Literal["exploring", "below", "out", "dead"]
Stage: TypeAlias = Literal["towers", "turns", "over"]
Bound: TypeAlias = Literal["", "caught", "through", "stuck", "pit", "over", "back", "dark", "hole"]
"""What holds a hero, or what he must do first."""
NOWHERE: Final = -1


@dataclass(slots=True)
class Pile(SharedPart):
    """A deck with its discard pile."""

    deck: Deck
    discard: list[str] = field(default_factory=list)
    is_shared: bool = field(default=False, repr=False, compare=False, metadata=UNSAVED)
    """Whether copies of the state have it too, so that it must not be changed (`pile_of`)."""


@dataclass(slots=True)
class Hero(Copied):
    """A hero: where he stands, and what he has.

    `at` is his space (below ground: the space of his Travel marker, whose arrow is `heading`).
    `entered_by` is the side of his chamber through which he entered, in board directions, NOWHERE
    after a special movement, as is `came_from`, the space he came from. `row` are the Catacomb
    cards of this trip. `bound` says what holds him ("hole": he may try a hole in the roof again)
    and `passed` are the chambers that he has run through this turn.
    """

    seat: int
    id: str
    runes: list[str]
    at: int = NOWHERE
    status: HeroStatus = "exploring"
    wounds: int = 0
    loot: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    came_from: int = NOWHERE
    entered_by: int = NOWHERE
    heading: int = NOWHERE
    bound: Bound = ""
    came_specially: bool = False
    skips: int = 0
    has_prayed: bool = False
    passed: list[int] = field(default_factory=list)
    brought_treasure: bool = False
    """Whether he has left the dungeon with a Treasure card."""

    def drop_tokens(self) -> None:
        """The wound and Determination tokens go back to the supply."""
        raise NotImplementedError


H = TypeVar("H", bound=Hero)
NOTHING: Final[Any] = Box({}, {}, {}, {}, {}, {})
"""The components of a state that has not got its own yet."""


class OfEdition(Copied):
    """What every state of an edition has in common: its clauses and its pieces of rules."""

    __slots__ = ()

    cites: ClassVar[Cites]
    edition: ClassVar[Edition]


@dataclass(slots=True)
class State(OfEdition):
    """The table. `turn` is the seat whose turn it is, `sun` the place of the sun token from 1.

    An edition names its own kinds of rules, heroes and content again. It is not generic, since a
    generic dataclass cannot be compiled.
    """

    dice: Dice
    rules: Rules
    heroes: list[Hero]
    first: int
    turn: int
    decks: dict[str, Pile]
    pool: Deck
    tiles: dict[int, Laid] = field(default_factory=dict)
    stage: Stage = "towers"
    sun: int = 1
    shown_dragons: list[str] = field(default_factory=list)
    entrances: list[int] = field(default_factory=list)
    chests: dict[int, list[int]] = field(default_factory=dict)
    has_counted: bool = False
    is_acting: bool = False
    """Whether the hero in turn has done what comes before his action, and is asked for it."""
    first_rolls: list[tuple[int, int]] = field(default_factory=list)
    """The rolls for the first turn, seat by seat, until they are told."""
    content: Box = field(default=NOTHING, repr=False, compare=False, metadata=UNSAVED)
    """The components that this game is played with."""


def pile_of(state: State, deck: str) -> Pile:
    """A deck with its discard pile, to be changed."""
    pile = state.decks[deck]
    return own(state.decks, deck) if pile.is_shared else pile


S = TypeVar("S", bound=State)
