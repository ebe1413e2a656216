"""Monsters, bosses and traps."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from delvers.games.plungin.rules.books.people import Stat, Stats
from delvers.games.plungin.rules.books.things import Defence

Role: TypeAlias = Literal["combatant", "shooter", "special", "patient"]
Preference: TypeAlias = Literal[
    "near", "determined", "drawn_to", "pack", "frenzied", "dumb", "vengeful"
]
Hold: TypeAlias = Literal["", "netted", "fallen"]
"""What somebody must get out of by a check: a net or a chasm."""


@dataclass(frozen=True, slots=True)
class Law:
    """How a monster behaves: its role and whom it prefers.

    `most` or `least` name the stat it is drawn to; `of` a pack's monster ("any" for all) or a tag.
    """

    role: Role
    target: Preference = "near"
    most: Stat | None = None
    least: Stat | None = None
    of: str = ""
    relentless: bool = False


@dataclass(frozen=True, slots=True)
class LawRow:
    """What a special Law makes a monster do on some numbers of the die."""

    act: str
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class LifeRow:
    """What happens to a boss on some totals of its life table; "dies" is the end of it."""

    result: str
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster; bosses have no LIFE but a life table."""

    id: str
    name: str
    level: int
    stats: Stats
    law: Law
    exp: int
    text: str
    boss: Literal["", "boss", "mini-boss"] = ""
    next_law: Law | None = None
    provoked_by: int = 1
    provoked_within: int = 0
    provoked_round: int = 0
    gold: str = ""
    drop: str = ""
    drop_from: int = 7
    loot: tuple[str, ...] = ()
    treasures: int = 0
    tags: tuple[str, ...] = ()
    range: int = 0
    reach: Literal["", "diagonal", "line"] = ""
    push: int = 1
    attacks: int = 1
    defend: Defence = "DEF"
    on_damage: str = ""
    fire: bool = False
    paralyse: int = 0
    drains: int = 0
    leeches: bool = False
    regenerates: int = 0
    spells: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    law_dice: str = ""
    law_rows: tuple[LawRow, ...] = ()
    life_dice: str = ""
    life_rows: tuple[LifeRow, ...] = ()

    @property
    def also_called(self) -> dict[str, str]:
        """How paths to numbers may name the stats."""
        return {stat.lower(): f"stats.{stat}" for stat in get_args(Stat)}


@dataclass(frozen=True, slots=True)
class Trap:
    """A trap: how it is disarmed, whom it catches, and what it does to them."""

    id: str
    name: str
    disarm: Stat
    difficulty: int
    area: Literal["self", "near", "near2", "tile", "line5", "2x1", "2x2", "3x3", "row", "random"]
    text: str
    found_on: tuple[Literal["door", "chest", "event"], ...] = ()
    magical: bool = False
    attack: int = 0
    defend: Defence = ""
    avoid: Stat | None = None
    avoid_difficulty: int = 0
    check: Stat | None = None
    check_difficulty: int = 0
    damage: int = 0
    saved_damage: int = 0
    on_damage: str = ""
    condition: str = ""
    jumps: bool = False
    blocks: bool = False
    stone: bool = False
    fire: bool = False
    ice: bool = False
    stays: bool = False
    again: bool = False
    for_good: bool = False
    every_round: bool = False
    rounds: int = 0
    hold: Hold = ""
    drop_from: int = 0
    special: Literal["", "alarm", "forget"] = ""
