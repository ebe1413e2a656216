"""All that matters in a game of Dungeon Plungin', as plain data."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard, LaidTile
from delvers.kernel.copying import Copied
from delvers.kernel.dice import Dice
from delvers.kernel.plain import UNSAVED
from delvers.kernel.table import Table

PartOfGame: TypeAlias = Literal["creating", "village", "placing", "dungeon", "over"]


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
    monster_handler: str = "builder"


@dataclass(frozen=True, slots=True)
class Gift:
    """What a property has given in this visit: to one hero, or (NOWHERE) to the party."""

    property: str
    owner: int = NOWHERE


@dataclass(slots=True)
class Visit(Copied):
    """What can be done once a visit to the village and is done; heroes by their numbers.

    `trader` is the seat that trades (None: the party has not arrived), `seeing` the hero whose
    affairs it sees to.
    """

    recipes: list[str] = field(default_factory=list)
    gifts: list[Gift] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    joined: list[int] = field(default_factory=list)
    has_rolled_again: bool = False
    trader: int | None = None
    seeing: int | None = None


@dataclass(slots=True)
class Party(Copied):
    """What the heroes own together, and what they have done.

    `due` is the experience divided in this visit and `share` what each has got of it;
    `has_used_thanks` says that the priest has taken a curse off for nothing, `has_paid_rent` is for
    this adventure. `begun` counts the dungeons that the party has gone into.
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
    visit: Visit = field(default_factory=Visit)
    has_used_thanks: bool = False
    has_paid_rent: bool = False
    begun: int = 0


@dataclass(slots=True)
class Adventure(Copied):
    """What is remembered of an adventure until the next begins.

    The lantern `is_dark` without oil; `panes` have been set, and for `still_rounds` the stopped
    spring costs no oil. `silent_step` changes the next roll for attention. `winch` is the tile to
    which the party comes back. `lowered` are the thresholds of bosses. `knows_traps` says that who
    looks for the next trap may choose between two; `prisoner_level` is the level for which the
    freed prisoner has still to thank.
    """

    is_dark: bool = False
    panes: int = 0
    still_rounds: int = 0
    silent_step: int = 0
    winch: int = NOWHERE
    lowered: dict[str, int] = field(default_factory=dict)
    events_met: list[str] = field(default_factory=list)
    locations_found: list[str] = field(default_factory=list)
    carriers_met: list[str] = field(default_factory=list)
    is_pane_found: bool = False
    is_armour_found: bool = False
    knows_traps: bool = False
    is_prisoner_freed: bool = False
    prisoner_level: int = 0


@dataclass(frozen=True, slots=True)
class MoveUnderWay:
    """A Move that a hero has begun: where, how many squares are left, and whether he has moved."""

    start: int
    left: int
    has_moved: bool = False


@dataclass(slots=True)
class State(Copied):
    """The table.

    `ground` maps every square of every tile (rock too) to the number of its tile, `terrain` what is
    special about a square, `gates` a square and direction (four times the square plus it) to the
    door there, `who` squares to characters and `chest_at` squares to chests. `count` is the number
    of construction phases of this stage, `builder` the seat that ran the last one. `making` holds
    the hero whom a player is making, as far as he has come. `progress` is what has been achieved
    (`turn/progress.py`), `changed` the round in which it changed last. `part` is the part of the
    game that is played, `chapter` the number of the adventure's stage, from 0. `engaged` began its
    turn beside an opponent, `returned_to` is the tile that a hero has come back to alone.
    `to_act` are the numbers of the monsters that have still to act in their turn, in order.
    `turn_ends` as soon as what is being done is finished; `is_just_broken` what is being opened.
    `content` are the books that it is played with: those of the box, or with what somebody has
    added.
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
    part: PartOfGame = "dungeon"
    first: int = 0
    round: int = 0
    acting: int = NOWHERE
    turn_of: int = NOWHERE
    acted: list[int] = field(default_factory=list)
    to_act: list[int] = field(default_factory=list)
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
    adventure: Adventure = field(default_factory=Adventure)
    move_under_way: MoveUnderWay | None = None
    engaged: int = NOWHERE
    returned_to: int = NOWHERE
    turn_ends: bool = False
    is_just_broken: bool = False
    making: list[Hero] = field(default_factory=list)
    progress: list[int] = field(default_factory=list)
    changed: int = 0
    content: Books = field(default=BOX, repr=False, compare=False, metadata=UNSAVED)


Dungeon: TypeAlias = Table[State]
