"""All that matters in a game of Dungeon Plungin', as plain data."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard, LaidTile
from delvers.kernel.dice import Dice
from delvers.kernel.plain import unsaved
from delvers.kernel.table import Table


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


@dataclass(slots=True)
class Party:
    """What the heroes own together, and what they have done.

    `due` is the experience divided in this visit and `share` what each has got of it; `visit` is
    what can be done once a visit and is done (who has been seen to as well), `spent` what can be
    done once for ever. `begun` counts the dungeons that the party has gone into.
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
    begun: int = 0

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
            self.begun,
        )


@dataclass(slots=True)
class State:
    """The table.

    `ground` maps every square of every tile (rock too) to the number of its tile, `terrain` what is
    special about a square, `gates` a square and direction (four times the square plus it) to the
    door there, `who` squares to characters and `chest_at` squares to chests. `count` is the number
    of construction phases of this stage, `builder` the seat that ran the last one. `making` holds
    the hero whom a player is making, as far as he has come. `progress` is what has been achieved
    (`turn/progress.py`), `changed` the round in which it changed last. `part` is the part of the
    game that is played, `chapter` the number of the adventure's stage, from 0. `content` are the
    books that it is played with: those of the box, or with what somebody has added.
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
    part: Literal["creating", "village", "placing", "dungeon", "over"] = "dungeon"
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
    making: list[Hero] = field(default_factory=list)
    progress: list[int] = field(default_factory=list)
    changed: int = 0
    content: Books = unsaved(BOX)

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
            self.part,
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
            [hero.copy() for hero in self.making],
            self.progress[:],
            self.changed,
            self.content,
        )


Dungeon: TypeAlias = Table[State]
