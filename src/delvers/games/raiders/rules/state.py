"""All that matters in a game of Dungeon Raiders, as plain data."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from delvers.games.raiders.rules.components import CONTENT, Content
from delvers.kernel.copying import Copied
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.plain import UNSAVED

Step: TypeAlias = Literal["enter", "lay", "gaze"]
"""How far a room is: to be entered, cards to be laid, a ball looked into."""
ALL_POWERS = (1, 2, 3, 4, 5)
MOST_COINS = 20


@dataclass(slots=True)
class Player(Copied):
    """What lies in front of a player and in the hand.

    `laid` is the card for the current room ("" while there is none) and `is_open` whether it lies
    face up; `knows` are the places of the row that a torch has shown.
    """

    character: str
    coins: int
    wounds: int
    items: tuple[str, ...]
    powers: tuple[int, ...] = ALL_POWERS
    played: tuple[int, ...] = ()
    laid: str = ""
    is_open: bool = False
    knows: tuple[int, ...] = ()
    is_eliminated: bool = False


@dataclass(slots=True)
class State(Copied):
    """The table.

    `row` is the level row with its five rooms, `face_up` which of them are known to all, `room`
    the place of the one being gone through. `waiting` are the seats that have yet to lay a card,
    in order; `gazers` those who laid a crystal ball and lay a second card. `starter` holds the
    map card (None without the tactical variant).
    """

    dice: Dice
    players: list[Player]
    rooms: Deck
    removed_rooms: tuple[str, ...]
    levels: Deck
    removed_levels: tuple[str, ...]
    reserve: dict[str, int]
    starter: int | None = None
    level: int = 0
    row: tuple[str, ...] = ()
    face_up: tuple[bool, ...] = ()
    room: int = 0
    step: Step = "enter"
    waiting: tuple[int, ...] = ()
    gazers: tuple[int, ...] = ()
    discarded: tuple[str, ...] = ()
    is_over: bool = False
    content: Content = field(default=CONTENT, repr=False, compare=False, metadata=UNSAVED)
    """The cards that this game is played with."""

    @property
    def is_tactical(self) -> bool:
        """Whether cards are laid in turn, face up."""
        return self.starter is not None
