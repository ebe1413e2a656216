"""All that matters in a game of DungeonQuest, third edition, as plain data."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from delvers.games.dungeonquest.common.rules import state as common
from delvers.games.dungeonquest.common.rules.cites import Cites
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Pile
from delvers.games.dungeonquest.third.rules.cites import CITES
from delvers.games.dungeonquest.third.rules.components import CONTENT, Content
from delvers.kernel.decks import Deck
from delvers.kernel.table import Table

SUN_SPACES = 30
ENTRANCE_MARKERS = 6
DETERMINATION_TOKENS = 24


@dataclass(frozen=True, slots=True)
class Rules(common.Rules):
    """Which optional rules are in force."""

    hero_against_hero: bool = False
    servants: bool = False
    focused: bool = False
    tower_power: bool = False
    secret_loot: bool = False
    runes: int = 1
    live_to_fight: bool = False
    no_glory: bool = False
    monster_treasure: bool = False
    late_start: bool = False


@dataclass(slots=True)
class Hero(common.Hero):
    """A hero, and what the next turn holds for him.

    `bound` says what holds him: "caught" in a web, "through" it (must move on), "stuck" in a
    cave-in or lying in a "pit" until his next turn, "over" a bridge with no way on, "back" (must go
    back), "dark" (must roll for the way), "hole" (may try a hole in the roof again). `left` is the
    space that he left last, however he left it; NOWHERE after the catacombs. `searches` are those
    in consecutive turns, `searches_here` all of this visit. A passage down without a marker is
    open to him for as many turns as `passage` says, this one included.
    """

    determination: dict[str, int] = field(default_factory=dict)
    searches: int = 0
    owes_encounter: bool = False
    surfaced: bool = False
    left: int = NOWHERE
    searches_here: int = 0
    has_searched: bool = False
    passage: int = 0

    def drop_tokens(self) -> None:
        """The wound and Determination tokens go back to the supply."""
        self.wounds = 0
        self.determination.clear()

    def copy(self) -> "Hero":
        """A hero of its own with the same content."""
        return Hero(
            self.seat,
            self.id,
            self.runes[:],
            self.at,
            self.status,
            self.wounds,
            self.loot[:],
            self.kept[:],
            self.row[:],
            self.came_from,
            self.entered_by,
            self.heading,
            self.bound,
            self.came_specially,
            self.skips,
            self.has_prayed,
            self.passed[:],
            self.brought_treasure,
            self.determination.copy(),
            self.searches,
            self.owes_encounter,
            self.surfaced,
            self.left,
            self.searches_here,
            self.has_searched,
            self.passage,
        )


@dataclass(slots=True)
class Lurker:
    """A monster token on the board, face down; `seen_by` are the seats that know its life value."""

    token: str
    at: int
    seen_by: tuple[int, ...] = ()

    def copy(self) -> "Lurker":
        """A token of its own."""
        return Lurker(self.token, self.at, self.seen_by)


@dataclass(slots=True)
class Fighter:
    """One side of a fight: a hero or monster and the seat that plays its cards.

    `played` are the cards of this round (the revealed one first) and `values` what each is worth.
    `active` are the Power cards of this round whose text holds; `coming` are those that wait for
    the next round and `due` those that waited for this one, worth `bonus` together. `shown` are
    cards in hand (or laid) that everybody has seen there, `seen` those that only the opponent has.
    """

    owner: str
    player: int
    power: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    laid: str = ""
    played: list[str] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    damage: list[str] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    coming: list[str] = field(default_factory=list)
    due: list[str] = field(default_factory=list)
    bonus: int = 0
    is_cancelled: bool = False
    shown: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)

    def copy(self) -> "Fighter":
        """A fighter of its own."""
        return Fighter(
            self.owner,
            self.player,
            self.power[:],
            self.hand[:],
            self.laid,
            self.played[:],
            self.values[:],
            self.damage[:],
            self.active[:],
            self.coming[:],
            self.due[:],
            self.bonus,
            self.is_cancelled,
            self.shown[:],
            self.seen[:],
        )


@dataclass(slots=True)
class Fight:
    """A fight: hero against monster (or hero against hero), with the combat stack they share.

    `monster` and `token` are "" against a hero. `at` is the space where they met (NOWHERE in the
    catacombs) and `seen_by` the seats that know the token's life value; everybody knows that it is
    higher than `survived`. `aside` are cards out of this fight, `turned_up` those just turned up
    from the Combat deck, `escape` is the hero's announced escape.
    """

    hero: Fighter
    foe: Fighter
    monster: str
    token: str
    at: int
    seen_by: tuple[int, ...] = ()
    stack: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    turned_up: list[str] = field(default_factory=list)
    round: int = 0
    survived: int = 0
    escape: Literal["", "announced", "done"] = ""

    def copy(self) -> "Fight":
        """A fight of its own."""
        return Fight(
            self.hero.copy(),
            self.foe.copy(),
            self.monster,
            self.token,
            self.at,
            self.seen_by,
            self.stack[:],
            self.aside[:],
            self.turned_up[:],
            self.round,
            self.survived,
            self.escape,
        )


@dataclass(slots=True)
class State(common.State[Hero]):
    """The table, with the Combat deck, the monster tokens and the fight that is on."""

    content: ClassVar[Content] = CONTENT
    cites: ClassVar[Cites] = CITES

    rules: Rules
    heroes: list[Hero]
    combat: Pile = field(default_factory=lambda: Pile(Deck([])))
    has_begun: bool = False
    lurkers: list[Lurker] = field(default_factory=list)
    last_moved: str = ""
    fight: Fight | None = None

    def copy(self) -> "State":
        """A state of its own with the same content."""
        return State(
            self.dice.copy(),
            self.rules,
            [hero.copy() for hero in self.heroes],
            self.first,
            self.turn,
            {name: pile.copy() for name, pile in self.decks.items()},
            self.pool.copy(),
            self.tiles.copy(),
            self.stage,
            self.sun,
            self.shown_dragons[:],
            self.entrances[:],
            {seat: values[:] for seat, values in self.chests.items()},
            self.has_counted,
            self.first_rolls[:],
            self.combat.copy(),
            self.has_begun,
            [lurker.copy() for lurker in self.lurkers],
            self.last_moved,
            self.fight.copy() if self.fight else None,
        )


Dungeon: TypeAlias = Table[State]
