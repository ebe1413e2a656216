"""Things and magic: items, recipes, spells."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from delvers.games.plungin.rules.books.people import Stat, Stats

Defence: TypeAlias = Literal["", "DEF", "RES", "best"]
"""What an attack is met with: a stat, the higher of RES and DEX ("best"), or nothing."""
ItemKind: TypeAlias = Literal[
    "weapon",
    "armour",
    "shield",
    "attire",
    "potion",
    "grenade",
    "gear",
    "key",
    "tome",
    "spell_book",
    "recipe",
    "quest",
    "reagent",
    "valuable",
]


@dataclass(frozen=True, slots=True)
class Item:
    """Anything that can be carried, worn or owned; most fields concern a few kinds only.

    `bonus` are dice on ATK or DEF; `versus` extra dice against tags; `resist` extra dice against
    kinds of harm; `effect` what using it does; `special` names a rule of its own.
    """

    id: str
    name: str
    kind: ItemKind
    text: str = ""
    price: int = 0
    value: int = 0
    bought: int = 0
    shop: bool = False
    magic: bool = False
    cursed: bool = False
    weak: bool = False
    kept: bool = False
    slots: int = 0
    min_res: int = 1
    min_dex: int = 1
    bonus: int = 0
    hands: int = 1
    range: int = 0
    reach: Literal["", "diagonal", "line"] = ""
    throw: int = 0
    push: int = 1
    breaking: int = 0
    versus: dict[str, int] = field(default_factory=dict)
    on_damage: str = ""
    fire: bool = False
    ice: bool = False
    silver: bool = False
    quiet: bool = False
    reload: bool = False
    empties: bool = False
    stuns_on_fumble: bool = False
    round_shields: int = 0
    sixes: bool = False
    counter: int = 0
    parry: int = 0
    melee: int = 0
    casting: int = 0
    alert: int = 0
    dex_dice: int = 0
    fire_less: int = 0
    max_life: int = 0
    attention: int = 0
    picking: int = 0
    detecting: int = 0
    stats: Stats = field(default_factory=dict)
    resist: dict[str, int] = field(default_factory=dict)
    res_only: bool = False
    immune: tuple[str, ...] = ()
    place: Literal["", "helmet", "cloak", "amulet", "boots", "gloves", "ring"] = ""
    special: str = ""
    effect: str = ""
    heal: str = ""
    ends: tuple[str, ...] = ()
    condition: str = ""
    rounds: int = 0
    attack: int = 0
    area: int = 0
    square: int = 0
    defend: Defence = ""
    damage: str = ""
    resist_difficulty: int = 0
    difficulty: int = 0
    dice: int = 0
    most: int = 0
    oil: int = 0
    exp: int = 0
    table: str = ""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make something; `needs` is one of these abilities or Schools."""

    id: str
    makes: str
    reagents: tuple[str, ...]
    gold: int
    price: int
    base: str = ""
    stat: Stat | None = None
    difficulty: int = 0
    needs: tuple[str, ...] = ()
    brew: bool = False


@dataclass(frozen=True, slots=True)
class Overload:
    """The numbers of a spell that change when it is overloaded."""

    difficulty: int
    area: int | None = None
    heal: str | None = None
    dice: int | None = None
    rounds: int | None = None
    hits: int | None = None
    versus: dict[str, int] | None = None
    on_damage: str | None = None
    splash: int | None = None
    damage: int | None = None
    attack: int | None = None
    squares: int | None = None
    square: int | None = None
    tile: bool | None = None
    resist: int | None = None
    count: int | None = None
    attention: int | None = None
    life: int | None = None
    leech: int | None = None


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell: what is chosen, the verb and its numbers."""

    id: str
    name: str
    school: str
    difficulty: dict[str, int]
    cost: int
    range: int
    target: Literal[
        "character",
        "hero",
        "monster",
        "self",
        "area",
        "tile",
        "square",
        "line",
        "direction",
        "free",
        "fallen",
        "curse",
        "weapon",
        "lock",
        "object",
        "stone",
    ]
    effect: str
    text: str
    overload_text: str = ""
    fumble_text: str = ""
    overload: Overload | None = None
    fumble: str = ""
    heal: str = ""
    extra: int = 0
    ends: int = 0
    dice: int = 0
    per_success: bool = False
    most: int = 0
    rounds: int = 0
    area: int = 0
    tile: bool = False
    condition: str = ""
    defend: Defence = ""
    hits: int = 0
    versus: dict[str, int] = field(default_factory=dict)
    on_damage: str = ""
    also: str = ""
    splash: int = 0
    pull: int = 0
    leech: int = 0
    fire: bool = False
    ice: bool = False
    damage: int = 0
    attack: int = 0
    square: int = 0
    squares: int = 0
    resist: int = 0
    resisted: Stat | None = None
    immune: tuple[str, ...] = ()
    monster: str = ""
    count: int = 0
    life: int = 0
    noisy: bool = False
    attention: int = 0
