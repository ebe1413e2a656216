"""Heroes and what they are made of: races, classes, abilities, levels."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

Stat: TypeAlias = Literal["ATK", "DEF", "MAG", "MOV", "LIFE", "RES", "DEX", "WIT"]
STATS: Final[tuple[Stat, ...]] = ("ATK", "DEF", "MAG", "MOV", "LIFE", "RES", "DEX", "WIT")
Stats: TypeAlias = dict[Stat, int]


@dataclass(frozen=True, slots=True)
class Race:
    """A race: what it adds to the stats, or one point of the player's choice, and its trait."""

    id: str
    name: str
    trait: str
    text: str
    stats: Stats = field(default_factory=dict)
    choice: bool = False


@dataclass(frozen=True, slots=True)
class Kin:
    """A class: its stats, its ability and the list to choose another from, its kit and spells."""

    id: str
    name: str
    stats: Stats
    ability: str
    choices: tuple[str, ...]
    kit: tuple[str, ...]
    text: str
    spells: tuple[str, ...] = ()
    school: str = ""


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability; `after` are abilities or Schools that it needs, `uses` per stay."""

    id: str
    name: str
    kind: Literal["passive", "action", "attack", "reaction"]
    text: str
    needs: Stats = field(default_factory=dict)
    level: int = 1
    after: tuple[str, ...] = ()
    uses: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """What a hero of a level has earned, and gains."""

    level: int
    exp: int
    points: int
    abilities: int


@dataclass(frozen=True, slots=True)
class Growth:
    """What a ready hero takes on a level."""

    stats: tuple[Stat, ...]
    ability: str = ""


@dataclass(frozen=True, slots=True)
class ReadyHero:
    """A hero to be played at once."""

    id: str
    name: str
    race: str
    kin: str
    stats: Stats
    abilities: tuple[str, ...]
    equipped: tuple[str, ...]
    carried: tuple[str, ...]
    gold: int
    growth: tuple[Growth, ...]
    text: str
    school: str = ""
    known: tuple[str, ...] = ()
    prepared: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class School:
    """A School of Magic."""

    id: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition; `lasts` says what ends it, `rounds` for how many rounds it lasts at most."""

    id: str
    name: str
    lasts: Literal["turn", "action", "healed", "burnt", "rest", "out"]
    text: str
    rounds: int = 0
