"""What a view holds: everything that a seat may know, as plain data.

Squares, heroes, monsters, doors and tiles stand by their numbers, things by their ids; -1 is nobody
and nowhere. Chances and averages are in thousandths.
"""

from typing import Literal, NotRequired, TypedDict

from delvers.games.plungin.rules.books.dungeon import Attention, DoorKind
from delvers.games.plungin.rules.state.state import PartOfGame


class MarkerView(TypedDict):
    """The marker of the Terrain Counter."""

    number: int
    """What it shows."""
    pink: bool
    """Whether it is in the last part of the counter."""


class MakingView(TypedDict):
    """A hero in the making, as far as everything is chosen."""

    number: int
    """Which of the heroes it will be."""
    seat: int
    """Who makes it."""
    race: str
    """Its race; empty until it is chosen."""
    kin: str
    """Its class; empty until it is chosen."""
    stats: dict[str, int]
    """The stats so far."""
    abilities: list[str]
    """The abilities so far."""
    schools: list[str]
    """The Schools of Magic so far."""
    known: list[str]
    """The spells learnt so far."""


class HeroView(TypedDict):
    """A hero's whole sheet."""

    number: int
    """The hero's number, by which others name it."""
    id: str
    """Its id: that of a ready hero, or race, class and number."""
    at: int
    """The square on which it stands."""
    facing: int
    """Where it looks, from 0 (north) clockwise."""
    life: int
    """The LIFE that is left."""
    conditions: dict[str, int]
    """Its conditions, each with how long it lasts."""
    seat: int
    """Whose hero it is."""
    name: str
    """Its name."""
    race: str
    """Its race."""
    kin: str
    """Its class."""
    status: Literal["alive", "dead", "gone"]
    """Whether it lives; who is gone is buried."""
    max_life: int
    """The most LIFE that it can have."""
    level: int
    """Its level."""
    exp: int
    """Its experience."""
    stats: dict[str, int]
    """Its stats, with what equipment and conditions do to them."""
    abilities: list[str]
    """Its abilities and traits."""
    schools: list[str]
    """The Schools of Magic that it belongs to."""
    hands: list[str]
    """What it holds, right and left; empty where nothing is."""
    armour: str
    """The armour it wears, or nothing."""
    attire: list[str]
    """What else it wears."""
    carried: list[str]
    """What it carries."""
    known: list[str]
    """The spells it knows."""
    prepared: list[str]
    """The spells it has prepared, each as often as it is."""
    wiped: list[str]
    """The spells that are lost until the next rest."""
    gold: int
    """Its own gold."""
    valuables: list[str]
    """Its own valuables, in a Gold Fever."""
    recipes: list[str]
    """Its own recipes, in a Gold Fever."""
    properties: list[str]
    """Its own properties, in a Gold Fever."""
    actions: int
    """The actions left in its turn."""
    did: list[str]
    """What it has done in its turn."""
    escort: bool
    """Whether it is somebody whom the party escorts."""


class MonsterView(TypedDict):
    """A monster as the heroes see it; how much a boss can take is nobody's to know."""

    number: int
    """Its number, by which others name it."""
    id: str
    """Its kind."""
    at: int
    """The square on which it stands."""
    life: int | None
    """The LIFE that is left; null for a boss."""
    max_life: int | None
    """The LIFE that it had; null for a boss."""
    damage: int
    """The damage that it has taken."""
    state: Attention
    """How watchful it is."""
    conditions: dict[str, int]
    """Its conditions, each with how long it lasts."""
    side: Literal["monsters", "heroes"]
    """On whose side it fights."""
    law: list[str]
    """Its Law: the role, and whom it prefers."""


class TileView(TypedDict):
    """A tile as it lies."""

    tile: str
    """Which tile it is."""
    at: int
    """The square of its north-west corner."""
    turns: int
    """By how many quarter turns it is turned clockwise."""
    location: str
    """The special or unique location that it is, or nothing."""


class LockView(TypedDict):
    """A door or chest as the heroes know it."""

    difficulty: int
    """Its Difficulty."""
    locked: bool
    """Whether it is locked."""
    open: bool
    """Whether it is open."""
    ruined: bool
    """Whether its lock can be picked no longer."""
    trap: str | None
    """The trap that was found; null if none is known."""
    safe: bool
    """Whether there is no trap, or none any longer."""
    failed: list[int]
    """The heroes who have looked for a trap in vain."""
    picks: int
    """How much harder failed attempts have made the lock to pick."""
    disarms: int
    """How much harder failed attempts have made the trap to disarm."""
    blows: int
    """How much harder failed blows have made it to break."""
    hopeless: bool
    """Whether only a key helps."""


class DoorView(LockView):
    """A door, and what is known of where it leads."""

    kind: DoorKind
    """What kind of door it is."""
    squares: list[int]
    """The squares before it on the tile that it belongs to."""
    beyond: list[int]
    """The squares behind it, if they are known."""
    direction: int
    """Where it leads, from 0 (north) clockwise."""
    of: int
    """The tile that it belongs to."""
    to: int
    """The tile behind it; -1 if nobody has looked."""
    blind: bool
    """Whether it leads nowhere."""
    exit: bool
    """Whether it leads out of the dungeon."""


class ChestView(LockView):
    """A chest or cage."""

    at: int
    """The square on which it stands."""
    kind: Literal["chest", "cage"]
    """Whether it is a chest or a cage."""


class HazardView(TypedDict):
    """What stays on the floor."""

    kind: str
    """What it is."""
    squares: list[int]
    """Where it lies; nowhere if it is a trap in play that moves about."""
    rounds: int
    """How many rounds it lasts; 0 if it does not run out."""


class VisitView(TypedDict):
    """What has been done in this visit to the village."""

    recipes: list[str]
    """The recipes that were tried."""
    gifts: list[list[str | int]]
    """What properties have given: each with its owner, -1 for the party."""
    seen: list[int]
    """The heroes who have been seen to."""
    joined: list[int]
    """The heroes who are new."""
    rolled_again: bool
    """Whether the workshop's second roll is used."""


class PartyView(TypedDict):
    """What the party owns together and has done."""

    gold: int
    """Gold found and not yet shared."""
    fund: int
    """The common fund."""
    exp: int
    """Experience not yet divided."""
    pile: int
    """Experience that could not be divided."""
    valuables: list[str]
    """Valuables and reagents."""
    recipes: list[str]
    """Recipes."""
    quest: list[str]
    """What the adventure wanted and was found."""
    properties: list[str]
    """Properties in the village."""
    stored: list[str]
    """What is in the common chest."""
    found: list[str]
    """What was found of things that are there once."""
    great_keys: int
    """How many Great Keys were found."""
    won: list[str]
    """The adventures that were won."""
    tasks: list[str]
    """The tasks of the adventure that are done."""
    due: int
    """The experience divided in this visit."""
    share: int
    """What each hero has got of it."""
    visit: VisitView
    """The visit to the village."""
    has_used_thanks: bool
    """Whether the priest has taken a curse off for nothing."""
    has_paid_rent: bool
    """Whether the rent for this adventure is paid."""
    begun: int
    """The dungeons that the party has gone into."""


class RulesView(TypedDict):
    """Which optional rules are in force."""

    free_hero_order: bool
    """Heroes act in any order."""
    facing: bool
    """Heroes and monsters look in a direction."""
    cover: bool
    """What stands in the way of a shot gives cover."""
    overwhelmed: bool
    """Many opponents beside somebody weaken the defence."""
    fast_and_bloody: bool
    """A 4 is a success in combat."""
    disengage: bool
    """Who begins beside an opponent moves one square."""
    no_shots_in_melee: bool
    """Nobody shoots beside an opponent."""
    stray_shots: bool
    """A fumbled shot can hit another."""
    stun: int
    """Which rule for stunning is used."""
    no_combat_fumbles: bool
    """There are no fumbles in combat."""
    tougher: bool
    """Monsters are tougher."""
    fire_and_forget: bool
    """Spells need no roll and are gone afterwards."""
    one_check: bool
    """One check is made for lock and trap together."""
    gold_fever: bool
    """Who finds gold keeps it."""
    shared_experience: bool
    """Experience is shared differently."""
    tutor: bool
    """Experience can be bought in the village."""
    zero_is_a_fumble: bool
    """Dice without a success and with a failure are a fumble."""
    fewer_heroes: bool
    """Fewer than four heroes meet fewer monsters."""
    campaign: bool
    """The heroes go from adventure to adventure."""
    monster_handler: str
    """Who handles the monsters."""


class CheckProspect(TypedDict):
    """A check in numbers."""

    stat: str
    """The stat that is rolled."""
    dice: int
    """How many dice are rolled."""
    difficulty: int
    """How many successes are needed."""
    chance: int
    """How likely it succeeds."""
    fumble: int
    """How likely it is a fumble."""


class LockProspect(CheckProspect):
    """What the hero in turn can try at a door, a chest or a trap."""

    option: str
    """The option by which it is chosen."""


class SpellReach(TypedDict):
    """What a spell that the hero in turn can cast reaches."""

    option: str
    """The option by which it is chosen."""
    range: int
    """How far it reaches."""
    aims: int
    """How many things it can be aimed at."""
    targets: list[int]
    """The heroes and monsters among them."""


class SpellProspect(SpellReach):
    """A spell that the hero in turn can cast."""

    chance: int
    """How likely it works."""
    stat: NotRequired[str]
    """The stat that is rolled, if one is."""
    dice: NotRequired[int]
    """How many dice are rolled, if any are."""
    difficulty: NotRequired[int]
    """How many successes are needed, if dice are rolled."""
    fumble: NotRequired[int]
    """How likely it is a fumble, if dice are rolled."""


class AttackProspect(TypedDict):
    """An attack that the hero in turn can make."""

    option: str
    """The option by which it is chosen."""
    target: int
    """Whom it hits."""
    weapon: str
    """The weapon; empty for bare hands."""
    dice: int
    """The dice of the attack."""
    least: int
    """From which number on a die is a success."""
    defence: int
    """The dice of the defence."""
    chance: int
    """How likely it does any damage."""
    damage: int
    """The damage on average."""
    way: NotRequired[str]
    """The option for the run of a charge."""
    run: NotRequired[int]
    """How many squares a charge runs."""


class ProspectsView(TypedDict):
    """What the hero in turn could reach, hit or manage."""

    hero: int
    """Who that is."""
    squares: dict[str, int]
    """The squares in reach, each with what it costs to get there."""
    ways: dict[str, str]
    """The same squares, each with the first letters of the steps' directions."""
    threatened: list[int]
    """The squares that a monster which is awake can strike."""
    attacks: list[AttackProspect]
    """The attacks."""
    checks: list[LockProspect]
    """What can be tried at doors, chests and traps."""
    spells: list[SpellProspect]
    """The spells."""


class TableView(TypedDict):
    """The open table; nothing lies hidden but the dice to come."""

    seat: int | None
    """Whose view it is; null is a spectator's."""
    adventure: str
    """The adventure that is played."""
    stage: PartOfGame
    """What the party is at: making heroes, in the village, in the dungeon and so on."""
    round: int
    """The round of this dungeon."""
    acting: int
    """Who acts."""
    acted: list[int]
    """The heroes who have had their turn in this round."""
    quiet: int
    """For how many rounds nothing has come about."""
    chapter: int
    """The stage of the adventure, from 0 on."""
    count: int
    """How many construction phases there were."""
    marker: MarkerView
    """The marker of the Terrain Counter."""
    first: int
    """The seat of the first player."""
    builder: int
    """The seat that built last."""
    handler: int
    """The seat that handles the monsters."""
    oil: int
    """The oil in the lantern."""
    heroes: list[HeroView]
    """The heroes, living and dead."""
    making: list[MakingView]
    """The hero in the making, if there is one."""
    monsters: list[MonsterView]
    """The monsters on the board."""
    tiles: list[TileView]
    """The tiles, by their numbers."""
    doors: list[DoorView]
    """The doors, by their numbers."""
    chests: list[ChestView]
    """The chests, by their numbers."""
    hazards: list[HazardView]
    """What stays on the floor."""
    terrain: dict[str, str]
    """Rubble, chasms and openings that came up in play, by their squares."""
    cleared: list[int]
    """The squares whose pillar or obstacle is gone, and ways found through rock."""
    lying: dict[str, list[str]]
    """What lies on the floor, by the squares."""
    party: PartyView
    """What the party owns together and has done."""
    rules: RulesView
    """Which optional rules are in force."""
    prospects: ProspectsView | None
    """What the hero in turn could do, for the seat whose hero it is."""
    won: bool
    """Whether the adventure is won."""
    lost: bool
    """Whether it is lost."""
