"""All that matters in a game of Dungeon Plungin', as plain data."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from delvers.games.plungin.books.dungeon import Attention, DoorKind
from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.books.people import Stats
from delvers.kernel.dice import Dice
from delvers.kernel.table import Table

NOWHERE = -1
UNKNOWN = "?"
"""The trap of a door or chest whose table has not been rolled."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Which optional rules are in force."""

    free_hero_order: bool = False
    facing: bool = False
    cover: bool = False
    overwhelmed: bool = False
    fast_and_bloody: bool = False
    disengage: bool = False
    no_shots_in_melee: bool = False
    stray_shots: bool = False
    stun: int = 0
    no_combat_fumbles: bool = False
    tougher: bool = False
    fire_and_forget: bool = False
    one_check: bool = False
    gold_fever: bool = False
    shared_experience: bool = False
    tutor: bool = False
    zero_is_a_fumble: bool = True
    fewer_heroes: bool = False
    campaign: bool = False


@dataclass(slots=True)
class Character:
    """A hero, escort or monster on the board.

    `number` names it in this game. `conditions` map a condition to the rounds or turns it still
    lasts (0: until something ends it). `stunned` are actions still to be lost. `did` are the kinds
    of actions it has used this turn, `has_reacted` whether it has used a reaction since its turn.
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

    @property
    def life_left(self) -> bool:
        """Whether it is alive and on the board."""
        return self.at != NOWHERE


@dataclass(slots=True)
class Hero(Character):
    """A hero: a player's own, with all that he has learnt and carries.

    `hands` are what the right and the left hand hold (a two-handed thing fills both), `armour` and
    `attire` what is worn, `carried` what is in the slots. `used` counts uses in this stay.
    `was_faster` says that a level has raised MOV; `owned` and `valuables` are a hero's own
    properties and valuables in a Gold Fever.
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


@dataclass(slots=True)
class LaidTile:
    """A tile on the table: where its corner is, how it is turned, what is known about it.

    `location` is the special or unique location it is, `stage` the stage in which it was built.
    `has_event` says that a corridor's event is still to come, `refill` that everything is rolled
    anew at the next entry, `was_cleared` that its monsters are dead.
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
    fought: int = -9
    marks: dict[str, int] = field(default_factory=dict)

    def copy(self) -> "LaidTile":
        """A tile of its own."""
        return LaidTile(
            self.tile,
            self.corner,
            self.turns,
            self.location,
            self.stage,
            self.doors[:],
            self.has_event,
            self.refill,
            self.was_cleared,
            self.fought,
            self.marks.copy(),
        )


@dataclass(slots=True)
class Lock:
    """What doors and chests share: a lock and perhaps a trap.

    `trap` is UNKNOWN until its table is rolled, then its id or "" for none. `is_aware` says that
    the heroes know it, `failed` which heroes have looked in vain; `picks`, `disarms` and `blows`
    count what has made it harder, and `is_beyond` that one check for all has failed.
    """

    difficulty: int = 0
    is_locked: bool = False
    is_open: bool = False
    is_ruined: bool = False
    trap: str = ""
    is_aware: bool = False
    failed: list[int] = field(default_factory=list)
    picks: int = 0
    disarms: int = 0
    blows: int = 0
    is_beyond: bool = False


@dataclass(slots=True)
class Door(Lock):
    """A door between two tiles: its two squares on the near side and the direction through it.

    `beyond` are the squares on the far side and `to` the tile there, NOWHERE while it is not known;
    `is_blind` means that it leads nowhere.
    """

    kind: DoorKind = "normal"
    squares: tuple[int, int] = (NOWHERE, NOWHERE)
    beyond: tuple[int, int] = (NOWHERE, NOWHERE)
    direction: int = 0
    of: int = NOWHERE
    to: int = NOWHERE
    is_blind: bool = False
    is_exit: bool = False

    def copy(self) -> "Door":
        """A door of its own."""
        return Door(
            self.difficulty,
            self.is_locked,
            self.is_open,
            self.is_ruined,
            self.trap,
            self.is_aware,
            self.failed[:],
            self.picks,
            self.disarms,
            self.blows,
            self.is_beyond,
            self.kind,
            self.squares,
            self.beyond,
            self.direction,
            self.of,
            self.to,
            self.is_blind,
            self.is_exit,
        )


@dataclass(slots=True)
class Chest(Lock):
    """A chest (or cage) on a square; `is_empty` once its treasure is taken or destroyed."""

    at: int = NOWHERE
    is_empty: bool = False
    kind: Literal["chest", "cage"] = "chest"

    def copy(self) -> "Chest":
        """A chest of its own."""
        return Chest(
            self.difficulty,
            self.is_locked,
            self.is_open,
            self.is_ruined,
            self.trap,
            self.is_aware,
            self.failed[:],
            self.picks,
            self.disarms,
            self.blows,
            self.is_beyond,
            self.at,
            self.is_empty,
            self.kind,
        )


@dataclass(slots=True)
class Hazard:
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

    def copy(self) -> "Hazard":
        """A hazard of its own."""
        return Hazard(
            self.kind,
            self.squares[:],
            self.rounds,
            self.tile,
            self.strength,
            self.by,
            self.step,
            self.disarms,
        )


@dataclass(slots=True)
class Party:
    """What the heroes own together, and what they have done.

    `due` is the experience divided in this visit and `share` what each has got of it; `visit` is
    what can be done once a visit and is done, `spent` what can be done once for ever.
    """

    gold: int = 0
    fund: int = 0
    exp: int = 0
    pile: int = 0
    valuables: list[str] = field(default_factory=list)
    recipes: list[str] = field(default_factory=list)
    quest: list[str] = field(default_factory=list)
    properties: list[str] = field(default_factory=list)
    stored: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    great_keys: int = 0
    won: list[str] = field(default_factory=list)
    tasks: list[str] = field(default_factory=list)
    due: int = 0
    share: int = 0
    visit: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)

    def copy(self) -> "Party":
        """A party of its own."""
        return Party(
            self.gold,
            self.fund,
            self.exp,
            self.pile,
            self.valuables[:],
            self.recipes[:],
            self.quest[:],
            self.properties[:],
            self.stored[:],
            self.found[:],
            self.great_keys,
            self.won[:],
            self.tasks[:],
            self.due,
            self.share,
            self.visit[:],
            self.spent[:],
        )


@dataclass(slots=True)
class State:
    """The table.

    `ground` maps every square of every tile (rock too) to the number of its tile, `terrain` what is
    special about a square, `gates` a square and direction (four times the square plus it) to the
    door there, `who` squares to characters and `chest_at` squares to chests. `count` is the number
    of construction phases of this stage, `builder` the seat that ran the last one.
    """

    dice: Dice
    rules: Rules
    seats: int
    heroes: list[Hero]
    pack: str
    party: Party = field(default_factory=Party)
    monsters: list[Monster] = field(default_factory=list)
    tiles: list[LaidTile] = field(default_factory=list)
    doors: list[Door] = field(default_factory=list)
    chests: list[Chest] = field(default_factory=list)
    hazards: list[Hazard] = field(default_factory=list)
    ground: dict[int, int] = field(default_factory=dict)
    terrain: dict[int, str] = field(default_factory=dict)
    gates: dict[int, int] = field(default_factory=dict)
    who: dict[int, int] = field(default_factory=dict)
    chest_at: dict[int, int] = field(default_factory=dict)
    lying: dict[int, list[str]] = field(default_factory=dict)
    stage: Literal["creating", "village", "placing", "dungeon", "over"] = "dungeon"
    first: int = 0
    round: int = 0
    acting: int = NOWHERE
    turn_of: int = NOWHERE
    acted: list[int] = field(default_factory=list)
    builder: int = 0
    chapter: int = 0
    count: int = 0
    attention: int = 0
    noise: int = 0
    next_number: int = 10
    uniques: int = 0
    great_doors: int = 0
    oil: int = 0
    told: list[str] = field(default_factory=list)
    visits: int = 0
    won: bool = False
    lost: bool = False
    flags: dict[str, int] = field(default_factory=dict)

    def copy(self) -> "State":
        """A state of its own with the same content."""
        return State(
            self.dice.copy(),
            self.rules,
            self.seats,
            [hero.copy() for hero in self.heroes],
            self.pack,
            self.party.copy(),
            [monster.copy() for monster in self.monsters],
            [tile.copy() for tile in self.tiles],
            [door.copy() for door in self.doors],
            [chest.copy() for chest in self.chests],
            [hazard.copy() for hazard in self.hazards],
            self.ground.copy(),
            self.terrain.copy(),
            self.gates.copy(),
            self.who.copy(),
            self.chest_at.copy(),
            {square: things[:] for square, things in self.lying.items()},
            self.stage,
            self.first,
            self.round,
            self.acting,
            self.turn_of,
            self.acted[:],
            self.builder,
            self.chapter,
            self.count,
            self.attention,
            self.noise,
            self.next_number,
            self.uniques,
            self.great_doors,
            self.oil,
            self.told[:],
            self.visits,
            self.won,
            self.lost,
            self.flags.copy(),
        )


Dungeon: TypeAlias = Table[State]
