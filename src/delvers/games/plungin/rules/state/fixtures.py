"""What stands or lies in a dungeon, as plain data: tiles, doors, chests, hazards."""

from dataclasses import dataclass, field
from typing import Final, Literal

from delvers.games.plungin.rules.books.dungeon import DoorKind
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.kernel.copying import Copied

UNKNOWN: Final = "?"
"""The trap of a door or chest whose table has not been rolled."""


@dataclass(slots=True)
class LaidTile(Copied):
    """A tile on the table: where its corner is, how it is turned, what is known about it.

    `location` is the special or unique location it is, `stage` the stage in which it was built.
    `has_event` says that a corridor's event is still to come, `refill` that everything is rolled
    anew at the next entry, `was_cleared` that its monsters are dead, `was_entered` that a hero has
    been there. `is_dug` says that a way was dug through the rock of a corridor, `searched` which
    bookcases or racks are done with (by their first square), `searched_by` which heroes have
    searched a bench, `finds` how much has been found, `laid_in` whom a sarcophagus has taken.
    """

    tile: str
    corner: int
    turns: int
    location: str = ""
    stage: int = 0
    doors: list[int] = field(default_factory=list)
    has_event: bool = False
    refill: bool = False
    was_cleared: bool = False
    was_entered: bool = False
    fought: int = -9
    has_inscription: bool = False
    is_dug: bool = False
    is_lamp_used: bool = False
    is_spring_stopped: bool = False
    searched: tuple[int, ...] = ()
    searched_by: tuple[int, ...] = ()
    finds: int = 0
    laid_in: tuple[int, ...] = ()


@dataclass(slots=True)
class Lock(Copied):
    """What doors and chests share: a lock and perhaps a trap.

    `trap` is UNKNOWN until its table is rolled, then its id or "" for none. `is_aware` says that
    the heroes know it, `failed` which heroes have looked in vain, `forgiven`
    which locksmiths have fumbled once; `picks`, `disarms` and `blows`
    count what has made it harder, and `is_beyond` that one check for all has failed. `helpers` are
    the heroes who lend their strength to the next blow.
    """

    difficulty: int = 0
    is_locked: bool = False
    is_open: bool = False
    is_ruined: bool = False
    trap: str = ""
    is_aware: bool = False
    failed: list[int] = field(default_factory=list)
    forgiven: tuple[int, ...] = ()
    picks: int = 0
    disarms: int = 0
    blows: int = 0
    is_beyond: bool = False
    helpers: tuple[int, ...] = ()


@dataclass(slots=True)
class Door(Lock):
    """A door between two tiles: its two squares on the near side and the direction through it.

    `beyond` are the squares on the far side and `to` the tile there, NOWHERE while it is not known;
    `is_blind` means that it leads nowhere, `is_broken` that a blow has opened it.
    """

    kind: DoorKind = "normal"
    squares: tuple[int, int] = (NOWHERE, NOWHERE)
    beyond: tuple[int, int] = (NOWHERE, NOWHERE)
    direction: int = 0
    of: int = NOWHERE
    to: int = NOWHERE
    is_blind: bool = False
    is_exit: bool = False
    is_broken: bool = False


@dataclass(slots=True)
class Chest(Lock):
    """A chest (or cage) on a square; `is_empty` once its treasure is taken or destroyed."""

    at: int = NOWHERE
    is_empty: bool = False
    kind: Literal["chest", "cage"] = "chest"


@dataclass(slots=True)
class Hazard(Copied):
    """Something that stays on squares: a trap in play, flames, smoke, caltrops, a sanctuary.

    `rounds` counts down at the end of each round (0: it stays until something ends it).
    """

    kind: str
    squares: list[int]
    rounds: int = 0
    tile: int = NOWHERE
    strength: int = 0
    by: int = NOWHERE
    step: int = 0
    disarms: int = 0
