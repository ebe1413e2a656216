"""Heroes and monsters as plain data."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from delvers.games.plungin.rules.books.dungeon import Attention
from delvers.games.plungin.rules.books.foes import Hold, Law
from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.books.people import Stats
from delvers.games.plungin.rules.state.durations import Duration
from delvers.kernel.copying import Copied
from delvers.kernel.plain import UNSAVED

NOWHERE: Final = -1
Song: TypeAlias = Literal["inspired", "hymn"]
"""What songs give to those who hear them."""
BossChange: TypeAlias = Literal["fury", "molten", "cracked", "slow_spring"]
"""What the Life Table of a boss changes for good."""
FURY: Final = "fury"
MOLTEN: Final = "molten"
CRACKED: Final = "cracked"
SLOW_SPRING: Final = "slow_spring"


@dataclass(frozen=True, slots=True)
class Flames:
    """A weapon burns: the dice that this adds, and how long it lasts."""

    dice: int
    lasts: Duration


@dataclass(slots=True)
class Character(Copied):
    """A hero, escort or monster on the board.

    `number` names it in this game. `conditions` map a condition to how long it still lasts,
    `sources` to who caused it, `strengths` to its dice, its Difficulty or its damage. `hold` is
    what has trapped it besides a pit, `mocked` the dice that a verse costs its attacks. `did` are
    the kinds of actions it has used this turn, `has_reacted` whether it has used a reaction since
    its turn.
    `content` are the books of its table, where its entry stands.
    """

    number: int
    id: str
    stats: Stats
    at: int = NOWHERE
    facing: int = 0
    life: int = 0
    conditions: dict[str, Duration] = field(default_factory=dict)
    sources: dict[str, int] = field(default_factory=dict)
    strengths: dict[str, int] = field(default_factory=dict)
    hold: Hold = ""
    mocked: int = 0
    actions: int = 0
    did: list[str] = field(default_factory=list)
    has_reacted: bool = False
    drained: int = 0
    content: Books = field(default=BOX, repr=False, compare=False, metadata=UNSAVED)

    @property
    def is_on_board(self) -> bool:
        """Whether it is alive and on the board."""
        return self.at != NOWHERE


@dataclass(slots=True)
class Hero(Character):
    """A hero: a player's own, with all that he has learnt and carries.

    `hands` are what the right and the left hand hold (a two-handed thing fills both), `armour` and
    `attire` what is worn, `carried` what is in the slots. `used` counts uses in this stay, and
    `drank_at` and `offered_at` are the tiles with a fountain and an altar that have served him in
    it. `was_faster` says that a level has raised MOV; `owned`, `valuables` and `recipes` are
    a hero's own in a Gold Fever, and `has_paid_rent` is for his own rooms in this adventure.
    `song` is what he hears, from `singer`. His next attack belongs to `commander` while turns for
    which he was commanded must still end. `whetted` and `burning_weapons` have more dice,
    `silent_step` his dice for sneaking. `fell_at` is the square where he died, `in_stone` the tile
    of the sarcophagus that he lies in.
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
    drank_at: tuple[int, ...] = ()
    offered_at: tuple[int, ...] = ()
    is_in_fight: bool = False
    has_ignored_stun: bool = False
    song: Song | None = None
    singer: int = NOWHERE
    commanded_turns: int = 0
    commander: int = NOWHERE
    has_blessing_to_come: bool = False
    silent_step: int = 0
    whetted: dict[str, int] = field(default_factory=dict)
    burning_weapons: dict[str, Flames] = field(default_factory=dict)
    fell_at: int = NOWHERE
    in_stone: int = NOWHERE
    has_paid_rent: bool = False

    @property
    def is_commanded(self) -> bool:
        """Whether his next Attack is not his own."""
        return self.commanded_turns > 0


@dataclass(slots=True)
class Monster(Character):
    """A monster with its Law, how watchful it is, and whom it is after.

    `damage` is what a boss has suffered so far, `born` the order of placing, `hurt_by` the hero who
    hit it last, `taunted_by` the one whom it must go for, `stolen` gold it took; `side` is "heroes"
    for a beast that a hero has called (`caller`), and `leaves` the rounds it stays. `is_met` says
    that its attention has been fixed, `met_in` in which round, `home` is the tile it was placed on.
    `changes` are for good; `moved` squares, `veil` and `off_guard` (dice that its attackers and its
    own defence lose) count until its next turn. `law_roll` is the die for a special Law that it has
    still to act by, `knocks` and `coffins` count whom it has called in this fight.
    """

    law: Law = field(default_factory=lambda: Law("combatant"))
    state: Attention = "unaware"
    target: int = NOWHERE
    hurt_by: int = NOWHERE
    damage: int = 0
    is_provoked: bool = False
    spells: list[str] = field(default_factory=list)
    stolen: int = 0
    skips: int = 0
    burnt: bool = False
    side: Literal["monsters", "heroes"] = "monsters"
    leaves: int = 0
    is_met: bool = False
    home: int = NOWHERE
    met_in: int | None = None
    taunted_by: int = NOWHERE
    caller: int = NOWHERE
    changes: tuple[BossChange, ...] = ()
    moved: int = 0
    veil: int = 0
    off_guard: int = 0
    law_roll: int | None = None
    knocks: int = 0
    coffins: int = 0
    has_thrown: bool = False
    is_silvered: bool = False
    is_parched: bool = False
    ignores_sanctuary: bool = False
