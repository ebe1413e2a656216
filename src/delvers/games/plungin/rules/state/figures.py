"""Heroes and monsters as plain data."""

from dataclasses import dataclass, field
from typing import Final, Literal

from delvers.games.plungin.rules.books.dungeon import Attention
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.books.people import Stats
from delvers.kernel.plain import unsaved

NOWHERE: Final = -1


@dataclass(slots=True)
class Character:
    """A hero, escort or monster on the board.

    `number` names it in this game. `conditions` map a condition to the rounds or turns it still
    lasts (0: until something ends it). `stunned` are actions still to be lost. `did` are the kinds
    of actions it has used this turn, `has_reacted` whether it has used a reaction since its turn.
    `content` are the books of its table, where its entry stands.
    """

    number: int
    id: str
    stats: Stats
    at: int = NOWHERE
    facing: int = 0
    life: int = 0
    conditions: dict[str, int] = field(default_factory=dict)
    sources: dict[str, int] = field(default_factory=dict)
    bonus: dict[str, int] = field(default_factory=dict)
    actions: int = 0
    did: list[str] = field(default_factory=list)
    has_reacted: bool = False
    drained: int = 0
    content: Books = unsaved(BOX)

    @property
    def is_on_board(self) -> bool:
        """Whether it is alive and on the board."""
        return self.at != NOWHERE


@dataclass(slots=True)
class Hero(Character):
    """A hero: a player's own, with all that he has learnt and carries.

    `hands` are what the right and the left hand hold (a two-handed thing fills both), `armour` and
    `attire` what is worn, `carried` what is in the slots. `used` counts uses in this stay.
    `was_faster` says that a level has raised MOV; `owned`, `valuables` and `recipes` are
    a hero's own in a Gold Fever.
    """

    seat: int = 0
    name: str = ""
    race: str = ""
    kin: str = ""
    level: int = 1
    exp: int = 0
    points: int = 0
    picks: int = 0
    raised: list[str] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    schools: list[str] = field(default_factory=list)
    hands: list[str] = field(default_factory=lambda: ["", ""])
    armour: str = ""
    attire: list[str] = field(default_factory=list)
    carried: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    prepared: list[str] = field(default_factory=list)
    wiped: list[str] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)
    gold: int = 0
    status: Literal["alive", "dead", "gone"] = "alive"
    is_escort: bool = False
    marked: int = NOWHERE
    unloaded: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    was_faster: bool = False
    owned: list[str] = field(default_factory=list)
    valuables: list[str] = field(default_factory=list)
    recipes: list[str] = field(default_factory=list)

    def copy(self) -> "Hero":
        """A hero of its own with the same content."""
        return Hero(
            self.number,
            self.id,
            self.stats.copy(),
            self.at,
            self.facing,
            self.life,
            self.conditions.copy(),
            self.sources.copy(),
            self.bonus.copy(),
            self.actions,
            self.did[:],
            self.has_reacted,
            self.drained,
            self.content,
            self.seat,
            self.name,
            self.race,
            self.kin,
            self.level,
            self.exp,
            self.points,
            self.picks,
            self.raised[:],
            self.abilities[:],
            self.schools[:],
            self.hands[:],
            self.armour,
            self.attire[:],
            self.carried[:],
            self.known[:],
            self.prepared[:],
            self.wiped[:],
            self.used.copy(),
            self.gold,
            self.status,
            self.is_escort,
            self.marked,
            self.unloaded[:],
            self.broken[:],
            self.was_faster,
            self.owned[:],
            self.valuables[:],
            self.recipes[:],
        )


@dataclass(slots=True)
class Monster(Character):
    """A monster with its Law, how watchful it is, and whom it is after.

    `damage` is what a boss has suffered so far, `born` the order of placing, `hurt_by` the hero who
    hit it last, `stolen` gold it took; `side` is "heroes" for a beast that a hero has called, and
    `leaves` the rounds it stays. `is_met` says that its attention has been fixed, `home` is the
    tile it was placed on.
    """

    law: Law = field(default_factory=lambda: Law("combatant"))
    state: Attention = "unaware"
    target: int = NOWHERE
    hurt_by: int = NOWHERE
    damage: int = 0
    is_provoked: bool = False
    spells: list[str] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    stolen: int = 0
    skips: int = 0
    burnt: bool = False
    side: Literal["monsters", "heroes"] = "monsters"
    leaves: int = 0
    is_met: bool = False
    home: int = NOWHERE

    def copy(self) -> "Monster":
        """A monster of its own with the same content."""
        return Monster(
            self.number,
            self.id,
            self.stats.copy(),
            self.at,
            self.facing,
            self.life,
            self.conditions.copy(),
            self.sources.copy(),
            self.bonus.copy(),
            self.actions,
            self.did[:],
            self.has_reacted,
            self.drained,
            self.content,
            self.law,
            self.state,
            self.target,
            self.hurt_by,
            self.damage,
            self.is_provoked,
            self.spells[:],
            self.marks.copy(),
            self.stolen,
            self.skips,
            self.burnt,
            self.side,
            self.leaves,
            self.is_met,
            self.home,
        )
