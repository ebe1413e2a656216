"""All that matters in a game of Dungeon Raiders, as plain data."""

from dataclasses import dataclass, field
from typing import Literal

from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice

ALL_POWERS = (1, 2, 3, 4, 5)
MOST_COINS = 20
LEVELS = 5


@dataclass(slots=True)
class Player:
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

    def copy(self) -> "Player":
        """A player of its own; everything inside is immutable."""
        return Player(
            self.character,
            self.coins,
            self.wounds,
            self.items,
            self.powers,
            self.played,
            self.laid,
            self.is_open,
            self.knows,
            self.is_eliminated,
        )


@dataclass(slots=True)
class State:
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
    step: Literal["enter", "lay", "gaze"] = "enter"
    waiting: tuple[int, ...] = ()
    gazers: tuple[int, ...] = ()
    discarded: tuple[str, ...] = ()
    is_over: bool = field(default=False)

    @property
    def is_tactical(self) -> bool:
        """Whether cards are laid in turn, face up."""
        return self.starter is not None

    def copy(self) -> "State":
        """A state of its own with the same content."""
        return State(
            self.dice.copy(),
            [player.copy() for player in self.players],
            self.rooms.copy(),
            self.removed_rooms,
            self.levels.copy(),
            self.removed_levels,
            self.reserve.copy(),
            self.starter,
            self.level,
            self.row,
            self.face_up,
            self.room,
            self.step,
            self.waiting,
            self.gazers,
            self.discarded,
            self.is_over,
        )
