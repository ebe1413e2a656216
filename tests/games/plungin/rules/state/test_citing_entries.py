"""Every entry of the books: its clause says what it is, and what it does cites it (ENTRY)."""

from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

import pytest

from delvers.games.plungin.rules.board.moving import put_on_square as move_to
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.clauses import CLAUSES, DESCRIBED
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.people import STATS, Stats
from delvers.games.plungin.rules.books.registry import ABILITIES, USES
from delvers.games.plungin.rules.explore import random_events
from delvers.games.plungin.rules.explore.random_events import random_event
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.reactions import REACTIONS, rule_of
from delvers.games.plungin.rules.heroes.wearing import WORN, put_on
from delvers.games.plungin.rules.magic.spells import cast
from delvers.games.plungin.rules.monsters.monster_turn import fix_law, monster_turn
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.citing import GENERAL
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.games.plungin.rules.state.flow import AdventureEnds, TurnEnds
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.things.items import use_item
from delvers.games.plungin.rules.traps.traps import spring
from delvers.games.plungin.rules.turn.turn import use_ability
from delvers.games.plungin.rules.village.property import acquire_together
from delvers.games.plungin.rules.village.services import rule_of as rule_of_service
from delvers.kernel.dice import Dice
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask, Rule
from delvers.kernel.rulebook import clauses
from delvers.kernel.table import Table
from tests.games.plungin.rules.scene import scene, state_of

PARTY = ("brannoc_vale", "sable_wick", "sister_ivenne")
AIMS = ("on brannoc_vale", "on sable_wick", "for brannoc_vale", "advance")


def ids(kind: str) -> list[str]:
    """All entries of a kind."""
    return [*DESCRIBED[kind]]


def says(kind: str, id: str) -> str:
    """What the clause of an entry says."""
    return clauses()[CLAUSES[f"{kind}.{id}"]].text


def board(tile: str = "room_6x6", pack: str = "tapping_in_the_wall", **more: Any) -> Dungeon:
    """Three heroes in need of everything (one is dead), monsters, a locked chest and a door."""
    facts: dict[str, Any] = {
        "at": [(1, 1), (1, 2), (2, 1)],
        "monsters": [("ogre", (4, 1)), ("skeleton", (3, 2))],
        "chests": [Chest(1, True, at=square_at(0, 1), trap="poisoned_needle")],
        "doors": {"north": Door(trap="", is_open=True)},
        "dice": Dice(7),
        "seats": 1,
        **more,
    }
    table: Dungeon = Table(state_of(scene(*PARTY, tile=tile, pack=pack, **facts)), [])
    state = table.state
    dead = state.heroes[2]
    state.who.pop(dead.at, None)
    dead.status, dead.at, dead.life = "dead", -1, 0
    for hero in state.heroes[:2]:
        hero.life, hero.drained = 30, 1
        hero.stats |= {"LIFE": 60, "MAG": 9, "RES": 6, "DEX": 6, "WIT": 6}
        hero.life -= 20
        hero.wiped = ["spark"]
        hero.conditions.update(weakened=UNTIL_ENDED, bleeding=UNTIL_ENDED)
        hero.attire = ["cursed_drowned_locket"]
        hero.actions, hero.gold = 2, 5000
    state.party.gold = 5000
    state.round, state.acting, state.turn_of = 1, 0, 0
    return table


def corridor(pack: str = "tapping_in_the_wall") -> Dungeon:
    """The same heroes alone in a corridor."""
    places = [(0, 3), (1, 3), (0, 5)]
    return board("corridor_long", pack, at=places, monsters=[], chests=[], doors={})


def drive(rule: Rule[Any], *wanted: str) -> None:
    """Carry out a rule; the first of some answers that is offered, else the first option."""
    try:
        request = next(rule)
        while True:
            assert isinstance(request, Ask)
            liked = [one for one in request.options if one.startswith((*wanted, *AIMS))]
            request = rule.send((request.seat, (liked or [*request.options])[0]))
    except (StopIteration, TurnEnds, AdventureEnds):
        return


def cites(table: Dungeon) -> set[str]:
    """The clauses of all that was told."""
    assert table.log is not None
    return {event.rule for event in table.log}


def rules_of(events: Iterable[Event]) -> set[str]:
    """The clauses of some events."""
    return {event.rule for event in events}


def figures(values: Stats) -> list[str]:
    """Stats as a clause writes them."""
    return [f"{stat} {values[stat]}" for stat in STATS if stat in values]


def test_every_entry_of_the_books_has_a_clause_with_its_name() -> None:
    for kind, entries in DESCRIBED.items():
        for id, entry in entries.items():
            assert says(kind, id).startswith(f"{entry.name}: "), id


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-ENTRY-RACE-HUMAN",
    "DP-ENTRY-RACE-ELF",
    "DP-ENTRY-RACE-DWARF",
    "DP-ENTRY-RACE-HALFLING",
    "DP-ENTRY-RACE-HALF-ORC",
    "DP-ENTRY-RACE-GNOME",
)
def test_the_clause_of_a_race_has_its_figures() -> None:
    for id in ids("race"):
        for stat, change in BOX.races[id].stats.items():
            assert f"{stat} {'+' if change > 0 else '−'}{abs(change)}" in says("race", id)


@pytest.mark.rule(
    "DP-ENTRY-CLASS-WARRIOR",
    "DP-ENTRY-CLASS-THIEF",
    "DP-ENTRY-CLASS-PRIEST",
    "DP-ENTRY-CLASS-MAGE",
    "DP-ENTRY-CLASS-RANGER",
    "DP-ENTRY-CLASS-BARBARIAN",
    "DP-ENTRY-CLASS-BULWARK",
    "DP-ENTRY-CLASS-BARD",
)
def test_the_clause_of_a_class_has_its_figures_and_its_ability() -> None:
    for id in ids("class"):
        kin = BOX.kins[id]
        assert all(one in says("class", id) for one in figures(kin.stats))
        assert BOX.abilities[kin.ability].name in says("class", id)


@pytest.mark.rule(
    "DP-ENTRY-ABILITY-AGILE",
    "DP-ENTRY-ABILITY-CHARGE",
    "DP-ENTRY-ABILITY-COUNTERATTACK",
    "DP-ENTRY-ABILITY-ATTACK-OF-OPPORTUNITY",
    "DP-ENTRY-ABILITY-SCHOOL-OF-MAGIC",
    "DP-ENTRY-ABILITY-SHIELD-WALL",
    "DP-ENTRY-ABILITY-STONE-STANCE",
    "DP-ENTRY-ABILITY-GUARDIAN",
    "DP-ENTRY-ABILITY-TAUNT",
    "DP-ENTRY-ABILITY-RAGE",
    "DP-ENTRY-ABILITY-CLEAVE",
    "DP-ENTRY-ABILITY-WHIRL-ATTACK",
    "DP-ENTRY-ABILITY-MIGHTY-BLOW",
    "DP-ENTRY-ABILITY-TWO-WEAPON-FIGHTING",
    "DP-ENTRY-ABILITY-PRECISE-SHOT",
    "DP-ENTRY-ABILITY-RAPID-SHOT",
    "DP-ENTRY-ABILITY-HUNTERS-MARK",
    "DP-ENTRY-ABILITY-BACKSTAB",
    "DP-ENTRY-ABILITY-STEALTH",
    "DP-ENTRY-ABILITY-TRAPSENSE",
    "DP-ENTRY-ABILITY-LOCKSMITH",
    "DP-ENTRY-ABILITY-DEFT-HANDS",
    "DP-ENTRY-ABILITY-DODGE",
    "DP-ENTRY-ABILITY-TREASURE-NOSE",
    "DP-ENTRY-ABILITY-TOUGH",
    "DP-ENTRY-ABILITY-IRON-GUTS",
    "DP-ENTRY-ABILITY-SECOND-WIND",
    "DP-ENTRY-ABILITY-STEADFAST",
    "DP-ENTRY-ABILITY-OVERLOAD-MASTERY",
    "DP-ENTRY-ABILITY-SPELL-MEMORY",
    "DP-ENTRY-ABILITY-QUICK-CAST",
    "DP-ENTRY-ABILITY-RITUALIST",
    "DP-ENTRY-ABILITY-TURN-UNDEAD",
    "DP-ENTRY-ABILITY-LAY-HANDS",
    "DP-ENTRY-ABILITY-INSPIRE",
    "DP-ENTRY-ABILITY-BATTLE-HYMN",
    "DP-ENTRY-ABILITY-MOCKING-VERSE",
    "DP-ENTRY-ABILITY-LORE",
    "DP-ENTRY-ABILITY-ALCHEMIST",
    "DP-ENTRY-ABILITY-FLEET",
)
def test_what_an_ability_does_cites_it_and_its_clause_has_its_words() -> None:
    for id in ids("ability"):
        clause, book = CLAUSES[f"ability.{id}"], BOX.abilities[id]
        assert book.text.strip().rstrip(".")[1:] in says("ability", id)
        assert all(one in says("ability", id) for one in figures(book.needs))
        if id in REACTIONS:
            assert rule_of(id) == clause
        if id in ABILITIES:
            table = board(hands={0: ["short_bow", "short_bow"]} if id == "rapid_shot" else {})
            hero = table.state.heroes[0]
            place_for(table, hero, id)
            drive(use_ability(table, hero, id))
            assert clause in cites(table), id
            assert "DP-ACTION-15" not in cites(table), id


def place_for(table: Dungeon, hero: Hero, ability: str) -> None:
    """A monster where an ability reaches it."""
    if ability != "charge":
        put_monster(table, "zombie", square_at(0, 0))
        put_monster(table, "goblin", square_at(1, 0))
    hero.hands = hero.hands if any(hero.hands) else ["sword", ""]


# -- magic -----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-ENTRY-SPELL-PULSE",
    "DP-ENTRY-SPELL-MEND-WOUNDS",
    "DP-ENTRY-SPELL-WARD",
    "DP-ENTRY-SPELL-BLESSING",
    "DP-ENTRY-SPELL-SUN-LANCE",
    "DP-ENTRY-SPELL-LIFT-CURSE",
    "DP-ENTRY-SPELL-SANCTUARY",
    "DP-ENTRY-SPELL-RAISE-FALLEN",
    "DP-ENTRY-SPELL-SPARK",
    "DP-ENTRY-SPELL-FIRE-BOLT",
    "DP-ENTRY-SPELL-EMBER-SHIELD",
    "DP-ENTRY-SPELL-FLAME-BLADE",
    "DP-ENTRY-SPELL-BURST-LOCK",
    "DP-ENTRY-SPELL-FIREBALL",
    "DP-ENTRY-SPELL-WALL-OF-FLAME",
    "DP-ENTRY-SPELL-METEOR",
    "DP-ENTRY-SPELL-THORN-LASH",
    "DP-ENTRY-SPELL-BARK-SKIN",
    "DP-ENTRY-SPELL-SWIFT-FEET",
    "DP-ENTRY-SPELL-ENTANGLE",
    "DP-ENTRY-SPELL-FROST-BREATH",
    "DP-ENTRY-SPELL-STONE-SHAPE",
    "DP-ENTRY-SPELL-CALL-BEAST",
    "DP-ENTRY-SPELL-HEALING-RAIN",
    "DP-ENTRY-SPELL-INNER-EYE",
    "DP-ENTRY-SPELL-SILENT-STEP",
    "DP-ENTRY-SPELL-WHISPER-LOCK",
    "DP-ENTRY-SPELL-SLEEP",
    "DP-ENTRY-SPELL-PHANTOM",
    "DP-ENTRY-SPELL-CONFUSE",
    "DP-ENTRY-SPELL-VANISH",
    "DP-ENTRY-SPELL-LIFE-LEECH",
)
def test_what_a_spell_does_cites_it_and_its_clause_has_its_figures() -> None:
    for id in ids("spell"):
        spell, text = BOX.spells[id], says("spell", id)
        for school, difficulty in spell.difficulty.items():
            assert f"{BOX.schools[school].name} {difficulty}" in text
        if spell.range:
            assert f"Range {spell.range}." in text
        assert any(is_cited(id, Dice(seed)) for seed in range(20)), id
        told = "".join(spell.text.split())
        assert told.rstrip(".")[1:] in "".join(text.split())


def is_cited(id: str, dice: Dice) -> bool:
    """Whether a spell that is cast with some dice does anything that cites it."""
    table = board(dice=dice)
    hero = table.state.heroes[0]
    hero.prepared, hero.schools, hero.did = [id], [BOX.spells[id].school], []
    drive(cast(table, hero, f"cast {id}"))
    return CLAUSES[f"spell.{id}"] in cites(table)


# -- things ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-ENTRY-ITEM-CLUB",
    "DP-ENTRY-ITEM-DAGGER",
    "DP-ENTRY-ITEM-SHORT-SWORD",
    "DP-ENTRY-ITEM-HAND-AXE",
    "DP-ENTRY-ITEM-MACE",
    "DP-ENTRY-ITEM-SPEAR",
    "DP-ENTRY-ITEM-RUSTY-SWORD",
    "DP-ENTRY-ITEM-SWORD",
    "DP-ENTRY-ITEM-FLAIL",
    "DP-ENTRY-ITEM-BATTLE-AXE",
    "DP-ENTRY-ITEM-WAR-HAMMER",
    "DP-ENTRY-ITEM-RAPIER",
    "DP-ENTRY-ITEM-SILVER-SWORD",
    "DP-ENTRY-ITEM-FINE-SWORD",
    "DP-ENTRY-ITEM-QUARTERSTAFF",
    "DP-ENTRY-ITEM-GREAT-CLUB",
    "DP-ENTRY-ITEM-FELLING-AXE",
    "DP-ENTRY-ITEM-PIKE",
    "DP-ENTRY-ITEM-GREAT-AXE",
    "DP-ENTRY-ITEM-GREAT-SWORD",
    "DP-ENTRY-ITEM-HALBERD",
    "DP-ENTRY-ITEM-SLING",
    "DP-ENTRY-ITEM-THROWING-KNIVES",
    "DP-ENTRY-ITEM-SHORT-BOW",
    "DP-ENTRY-ITEM-LIGHT-CROSSBOW",
    "DP-ENTRY-ITEM-LONG-BOW",
    "DP-ENTRY-ITEM-HEAVY-CROSSBOW",
    "DP-ENTRY-ITEM-FLAMETONGUE",
    "DP-ENTRY-ITEM-FROSTBITE-AXE",
    "DP-ENTRY-ITEM-DAWN-MACE",
    "DP-ENTRY-ITEM-WHISPER-BOW",
    "DP-ENTRY-ITEM-VIPERS-KISS",
    "DP-ENTRY-ITEM-STAFF-OF-CINDERS",
    "DP-ENTRY-ITEM-WAND-OF-SPARKS",
    "DP-ENTRY-ITEM-GIANTS-MAUL",
    "DP-ENTRY-ITEM-SUNBLADE",
    "DP-ENTRY-ITEM-ROBE",
    "DP-ENTRY-ITEM-PADDED-ARMOUR",
    "DP-ENTRY-ITEM-LEATHER-ARMOUR",
    "DP-ENTRY-ITEM-HIDE-ARMOUR",
    "DP-ENTRY-ITEM-STUDDED-LEATHER",
    "DP-ENTRY-ITEM-SCALE-ARMOUR",
    "DP-ENTRY-ITEM-CHAIN-SHIRT",
    "DP-ENTRY-ITEM-BREASTPLATE",
    "DP-ENTRY-ITEM-PLATE-ARMOUR",
    "DP-ENTRY-ITEM-BATTLE-ROBE",
    "DP-ENTRY-ITEM-SHADOW-LEATHERS",
    "DP-ENTRY-ITEM-WYRMSCALE-MAIL",
    "DP-ENTRY-ITEM-WOODEN-SHIELD",
    "DP-ENTRY-ITEM-BUCKLER",
    "DP-ENTRY-ITEM-IRON-SHIELD",
    "DP-ENTRY-ITEM-TOWER-SHIELD",
    "DP-ENTRY-ITEM-IRONOAK-SHIELD",
    "DP-ENTRY-ITEM-MIRROR-SHIELD",
    "DP-ENTRY-ITEM-IRON-CAP",
    "DP-ENTRY-ITEM-GREAT-HELM",
    "DP-ENTRY-ITEM-HELM-OF-THE-OWL",
    "DP-ENTRY-ITEM-MINERS-HOOD",
    "DP-ENTRY-ITEM-TRAVEL-CLOAK",
    "DP-ENTRY-ITEM-CLOAK-OF-DUSK",
    "DP-ENTRY-ITEM-EMBER-CLOAK",
    "DP-ENTRY-ITEM-CLOAK-OF-TURNING",
    "DP-ENTRY-ITEM-BONE-CHARM",
    "DP-ENTRY-ITEM-SHRINE-MEDAL",
    "DP-ENTRY-ITEM-AMULET-OF-VIGOUR",
    "DP-ENTRY-ITEM-AMULET-OF-SECOND-BREATH",
    "DP-ENTRY-ITEM-LEATHER-BOOTS",
    "DP-ENTRY-ITEM-BOOTS-OF-THE-HARE",
    "DP-ENTRY-ITEM-IRON-BOOTS",
    "DP-ENTRY-ITEM-FELT-SLIPPERS",
    "DP-ENTRY-ITEM-LEATHER-GLOVES",
    "DP-ENTRY-ITEM-GLOVES-OF-THE-MAGPIE",
    "DP-ENTRY-ITEM-GAUNTLETS-OF-THE-OX",
    "DP-ENTRY-ITEM-SILVER-BAND",
    "DP-ENTRY-ITEM-RING-OF-RECALL",
    "DP-ENTRY-ITEM-RING-OF-WARDING",
    "DP-ENTRY-ITEM-RING-OF-THE-ADEPT",
    "DP-ENTRY-ITEM-RING-OF-STAMINA",
    "DP-ENTRY-ITEM-CURSED-LEADEN-BLADE",
    "DP-ENTRY-ITEM-CURSED-THIRSTING-AXE",
    "DP-ENTRY-ITEM-CURSED-MOANING-SHIELD",
    "DP-ENTRY-ITEM-CURSED-COFFIN-MAIL",
    "DP-ENTRY-ITEM-CURSED-HOOD-OF-WHISPERS",
    "DP-ENTRY-ITEM-CURSED-CLOAK-OF-FLIES",
    "DP-ENTRY-ITEM-CURSED-DROWNED-LOCKET",
    "DP-ENTRY-ITEM-CURSED-BOOTS-OF-DANCING",
    "DP-ENTRY-ITEM-CURSED-GLOVES-OF-CLAY",
    "DP-ENTRY-ITEM-CURSED-RING-OF-HUNGER",
)
def test_what_is_put_on_cites_it_and_its_clause_has_its_figures() -> None:
    for id in [one for one in ids("item") if BOX.items[one].kind in WORN]:
        item, text = BOX.items[id], says("item", id)
        table = board(monsters=[])
        hero = table.state.heroes[0]
        hero.attire, hero.hands, hero.armour = [], ["", ""], ""
        hero.stats |= {"RES": 10, "DEX": 10}
        hero.carried = [id]
        drive(put_on(table, hero, id))
        assert CLAUSES[f"item.{id}"] in cites(table), id
        assert id in (*hero.hands, hero.armour, *hero.attire)
        if item.price:
            assert f"Price: {item.price} gold" in text, id
        for stat, change in item.stats.items():
            assert stat in text, id
            assert str(abs(change)) in text, id
        if item.kind == "weapon" and item.bonus:
            assert f"{'+' if item.bonus > 0 else '−'}{abs(item.bonus)} ATK" in text, id


@pytest.mark.rule(
    "DP-ENTRY-ITEM-POTION-MINOR-HEALING",
    "DP-ENTRY-ITEM-POTION-HEALING",
    "DP-ENTRY-ITEM-POTION-GREATER-HEALING",
    "DP-ENTRY-ITEM-POTION-ANTIDOTE",
    "DP-ENTRY-ITEM-POTION-MIGHT",
    "DP-ENTRY-ITEM-POTION-STONESKIN",
    "DP-ENTRY-ITEM-POTION-SWIFTNESS",
    "DP-ENTRY-ITEM-POTION-CLARITY",
    "DP-ENTRY-ITEM-POTION-SHADOWS",
    "DP-ENTRY-ITEM-POTION-MEMORY",
    "DP-ENTRY-ITEM-POTION-CLEANSING",
    "DP-ENTRY-ITEM-POTION-REVIVAL",
    "DP-ENTRY-ITEM-ELIXIR-OF-VIGOUR",
    "DP-ENTRY-ITEM-FIRE-FLASK",
    "DP-ENTRY-ITEM-FROST-FLASK",
    "DP-ENTRY-ITEM-SMOKE-POT",
    "DP-ENTRY-ITEM-HOLY-WATER",
    "DP-ENTRY-ITEM-THUNDER-EGG",
    "DP-ENTRY-ITEM-WHETSTONE",
    "DP-ENTRY-ITEM-BANDAGE",
    "DP-ENTRY-ITEM-FIELD-RATIONS",
    "DP-ENTRY-ITEM-IRON-WEDGE",
    "DP-ENTRY-ITEM-CALTROPS",
    "DP-ENTRY-ITEM-LAMP-OIL",
    "DP-ENTRY-ITEM-WARLORDS-HORN",
)
def test_what_is_used_cites_it_and_its_clause_has_its_price() -> None:
    for id in [one for one in ids("item") if BOX.items[one].effect in USES]:
        item = BOX.items[id]
        if item.kind in WORN:
            continue
        table = board(tile="room_6x6")
        hero = table.state.heroes[0]
        put_monster(table, "vampire", square_at(3, 4))
        hero.carried = [id]
        if item.effect == "wedge":
            move_to(table.state, hero, square_at(2, 0))
        if item.effect == "vigour":
            hero.stats["LIFE"] = 9
        drive_use(table, hero, id)
        assert CLAUSES[f"item.{id}"] in cites(table), id
        if item.price:
            assert f"Price: {item.price} gold" in says("item", id)


def drive_use(table: Dungeon, hero: Hero, id: str) -> None:
    """A thing is used as the menu would."""
    hero.did = []
    drive(use_item(table, hero, f"use {id}"))


@pytest.mark.rule(
    "DP-ENTRY-ITEM-ROPE-AND-HOOK",
    "DP-ENTRY-ITEM-LOCKPICKS",
    "DP-ENTRY-ITEM-PROBE-ROD",
    "DP-ENTRY-ITEM-LUTE",
    "DP-ENTRY-ITEM-BACKPACK",
    "DP-ENTRY-ITEM-KEY",
    "DP-ENTRY-ITEM-GREAT-KEY",
    "DP-ENTRY-ITEM-TOME-OF-KNOWLEDGE-LESSER",
    "DP-ENTRY-ITEM-TOME-OF-KNOWLEDGE",
    "DP-ENTRY-ITEM-TOME-OF-KNOWLEDGE-GREATER",
    "DP-ENTRY-ITEM-SPELL-BOOK-LESSER",
    "DP-ENTRY-ITEM-SPELL-BOOK-GREATER",
    "DP-ENTRY-ITEM-RECIPE-SCROLL",
    "DP-ENTRY-ITEM-SACRED-STAFF",
    "DP-ENTRY-ITEM-BELL-CLAPPER",
    "DP-ENTRY-ITEM-WAYMANS-LANTERN",
    "DP-ENTRY-ITEM-PANE-OF-DAWN",
    "DP-ENTRY-ITEM-SPELL-BOOK",
    "DP-ENTRY-ITEM-BAT-WING",
    "DP-ENTRY-ITEM-WOLF-FANG",
    "DP-ENTRY-ITEM-GREMLIN-WHISKER",
    "DP-ENTRY-ITEM-GRAVE-DUST",
    "DP-ENTRY-ITEM-MOON-MOSS",
    "DP-ENTRY-ITEM-CAVE-HONEY",
    "DP-ENTRY-ITEM-VENOM-SAC",
    "DP-ENTRY-ITEM-OGRE-TOOTH",
    "DP-ENTRY-ITEM-EMBER-SALT",
    "DP-ENTRY-ITEM-FROST-LILY",
    "DP-ENTRY-ITEM-IRON-OAK-SPLINTER",
    "DP-ENTRY-ITEM-SILVER-DUST",
    "DP-ENTRY-ITEM-QUICKSILVER",
    "DP-ENTRY-ITEM-TROLL-MARROW",
    "DP-ENTRY-ITEM-WRAITH-SILK",
    "DP-ENTRY-ITEM-DEMON-ICHOR",
    "DP-ENTRY-ITEM-STAR-QUARTZ",
    "DP-ENTRY-ITEM-VAMPIRE-ASH",
    "DP-ENTRY-ITEM-DRAGON-SCALE",
    "DP-ENTRY-ITEM-COIN-ROLL",
    "DP-ENTRY-ITEM-SMALL-GEM",
    "DP-ENTRY-ITEM-CARVED-IVORY",
    "DP-ENTRY-ITEM-JEWELLED-COMB",
    "DP-ENTRY-ITEM-GARNET",
    "DP-ENTRY-ITEM-SILVER-CHALICE",
    "DP-ENTRY-ITEM-PAINTED-MINIATURE",
    "DP-ENTRY-ITEM-OPAL",
    "DP-ENTRY-ITEM-ROYAL-SEAL",
    "DP-ENTRY-ITEM-RUBY",
    "DP-ENTRY-ITEM-GOLD-IDOL",
    "DP-ENTRY-ITEM-DIAMOND",
)
def test_the_clauses_of_other_things_have_their_price_and_worth() -> None:
    for id in ids("item"):
        item = BOX.items[id]
        if item.kind in WORN or item.effect in USES:
            continue
        if item.price:
            assert f"Price: {item.price} gold" in says("item", id)
        if item.value:
            assert f"Worth {item.value} gold" in says("item", id)
        if item.text:
            assert item.text.strip().rstrip(".")[1:] in says("item", id)


# -- the dungeon -----------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-ENTRY-MONSTER-GIANT-RAT",
    "DP-ENTRY-MONSTER-CAVE-BAT",
    "DP-ENTRY-MONSTER-GOBLIN",
    "DP-ENTRY-MONSTER-GOBLIN-ARCHER",
    "DP-ENTRY-MONSTER-GREMLIN",
    "DP-ENTRY-MONSTER-KOBOLD-SAPPER",
    "DP-ENTRY-MONSTER-SKELETON",
    "DP-ENTRY-MONSTER-WOLF",
    "DP-ENTRY-MONSTER-CULTIST",
    "DP-ENTRY-MONSTER-ORC",
    "DP-ENTRY-MONSTER-ORC-ARCHER",
    "DP-ENTRY-MONSTER-ZOMBIE",
    "DP-ENTRY-MONSTER-GIANT-SPIDER",
    "DP-ENTRY-MONSTER-GHOUL",
    "DP-ENTRY-MONSTER-HOBGOBLIN-GUARD",
    "DP-ENTRY-MONSTER-ORC-CHIEF",
    "DP-ENTRY-MONSTER-ORC-SHAMAN",
    "DP-ENTRY-MONSTER-OGRE",
    "DP-ENTRY-MONSTER-GARGOYLE",
    "DP-ENTRY-MONSTER-WEREWOLF",
    "DP-ENTRY-MONSTER-WRAITH",
    "DP-ENTRY-MONSTER-MIRE-CRAWLER",
    "DP-ENTRY-MONSTER-DARK-WARDEN",
    "DP-ENTRY-MONSTER-TROLL",
    "DP-ENTRY-MONSTER-MINOTAUR",
    "DP-ENTRY-MONSTER-EVIL-SORCERER",
    "DP-ENTRY-MONSTER-MUMMY",
    "DP-ENTRY-MONSTER-STONE-GOLEM",
    "DP-ENTRY-MONSTER-FIRE-HOUND",
    "DP-ENTRY-MONSTER-VAMPIRE",
    "DP-ENTRY-MONSTER-WYVERN",
    "DP-ENTRY-MONSTER-SHADOW-KNIGHT",
    "DP-ENTRY-MONSTER-DRAGON",
    "DP-ENTRY-MONSTER-SPIDERLING",
    "DP-ENTRY-MONSTER-PHANTOM",
    "DP-ENTRY-MONSTER-DEMON",
    "DP-ENTRY-MONSTER-MOTHER-HOLLOW",
    "DP-ENTRY-MONSTER-COUNT-MORROW",
    "DP-ENTRY-MONSTER-OLD-CINDER",
    "DP-ENTRY-MONSTER-GREMLIN-FOREMAN",
    "DP-ENTRY-MONSTER-ORC-LEADER",
    "DP-ENTRY-MONSTER-WEBMOTHER",
    "DP-ENTRY-MONSTER-SENESCHAL",
)
def test_what_a_monster_does_by_its_entry_cites_it() -> None:
    for id in ids("monster"):
        book = BOX.monsters[id]
        assert all(one in says("monster", id) for one in figures(book.stats)), id
        for seed in range(6):
            table = board(monsters=[(id, (2, 2))], dice=Dice(seed))
            monster = table.state.monsters[0]
            fix_law(table, monster)
            drive(monster_turn(table, monster))
            assert table.log is not None
            told = [one for one in table.log if one.kind not in ("law_rolled", "idle")]
            assert not rules_of(told) & (GENERAL["monster"] - {"DP-PLACE-01"}), id


@pytest.mark.rule(
    "DP-ENTRY-CONDITION-STUNNED",
    "DP-ENTRY-CONDITION-WEAKENED",
    "DP-ENTRY-CONDITION-VENOM",
    "DP-ENTRY-CONDITION-BLEEDING",
    "DP-ENTRY-CONDITION-BURNING",
    "DP-ENTRY-CONDITION-FROZEN",
    "DP-ENTRY-CONDITION-PARALYSIS",
    "DP-ENTRY-CONDITION-SLOWED",
    "DP-ENTRY-CONDITION-ROOTED",
    "DP-ENTRY-CONDITION-BLINDED",
    "DP-ENTRY-CONDITION-FRIGHTENED",
    "DP-ENTRY-CONDITION-SILENCED",
    "DP-ENTRY-CONDITION-ASLEEP",
    "DP-ENTRY-CONDITION-HIDDEN",
    "DP-ENTRY-CONDITION-BLESSED",
    "DP-ENTRY-CONDITION-WARDED",
    "DP-ENTRY-CONDITION-HASTED",
    "DP-ENTRY-CONDITION-ENRAGED",
    "DP-ENTRY-CONDITION-DRAINED",
    "DP-ENTRY-CONDITION-TRAPPED",
    "DP-ENTRY-CONDITION-MIGHTY",
    "DP-ENTRY-CONDITION-STONESKINNED",
    "DP-ENTRY-CONDITION-CLEAR",
    "DP-ENTRY-CONDITION-CONFUSED",
    "DP-ENTRY-CONDITION-ROTTING",
    "DP-ENTRY-CONDITION-EMBER-SHIELD",
    "DP-ENTRY-CONDITION-SURPRISED",
)
def test_a_condition_comes_and_its_clause_has_its_words() -> None:
    for id in ids("condition"):
        table = board(monsters=[])
        hero = table.state.heroes[0]
        hero.conditions.clear()
        assert afflict(table, hero, id, "DP-COND-01"), id
        assert id in hero.conditions
        assert BOX.conditions[id].text.strip().rstrip(".")[1:] in says("condition", id)


@pytest.mark.rule(
    "DP-ENTRY-TRAP-POISONED-NEEDLE",
    "DP-ENTRY-TRAP-SWINGING-AXE",
    "DP-ENTRY-TRAP-SPEAR-TRAP",
    "DP-ENTRY-TRAP-ROCKFALL",
    "DP-ENTRY-TRAP-PIT-TRAP",
    "DP-ENTRY-TRAP-EXPLOSIVE-RUNE",
    "DP-ENTRY-TRAP-FIREBALL-TRAP",
    "DP-ENTRY-TRAP-BUZZING-BLADE",
    "DP-ENTRY-TRAP-GROWING-CHASM",
    "DP-ENTRY-TRAP-DART-VOLLEY",
    "DP-ENTRY-TRAP-CHOKING-GAS",
    "DP-ENTRY-TRAP-FALLING-NET",
    "DP-ENTRY-TRAP-FROST-GLYPH",
    "DP-ENTRY-TRAP-ALARM-CHIMES",
    "DP-ENTRY-TRAP-BITING-LID",
    "DP-ENTRY-TRAP-MEMORY-MIST",
)
def test_what_a_trap_does_cites_it() -> None:
    for id in ids("trap"):
        trap = BOX.traps[id]
        table = corridor()
        drive(spring(table, id, table.state.heroes[0], is_aware=False))
        assert CLAUSES[f"trap.{id}"] in cites(table), id
        assert not cites(table) & GENERAL["trap"], id
        assert f"{trap.disarm}, Difficulty {trap.difficulty}" in says("trap", id), id


@pytest.mark.rule(
    "DP-ENTRY-LOCATION-HEALING-FOUNTAIN",
    "DP-ENTRY-LOCATION-SARCOPHAGUS",
    "DP-ENTRY-LOCATION-LIBRARY",
    "DP-ENTRY-LOCATION-ALTAR",
    "DP-ENTRY-LOCATION-ARMOURY",
    "DP-ENTRY-LOCATION-ALCHEMISTS-DEN",
    "DP-ENTRY-LOCATION-CELLS",
    "DP-ENTRY-LOCATION-FOREMANS-DEN",
    "DP-ENTRY-LOCATION-WEB-GALLERY",
    "DP-ENTRY-LOCATION-WINDING-ROOM",
    "DP-ENTRY-LOCATION-LAMP-STATION",
    "DP-ENTRY-LOCATION-ORC-MOOT",
    "DP-ENTRY-LOCATION-DROWNED-BELFRY",
    "DP-ENTRY-LOCATION-MORROW-CRYPT",
    "DP-ENTRY-LOCATION-EYE-OF-DEATH",
)
def test_the_clause_of_a_location_has_its_words() -> None:
    for id in ids("location"):
        place = DESCRIBED["location"][id]
        words = "".join((place.text or place.introduction).split())
        assert words.rstrip(".")[1:40] in "".join(says("location", id).split()), id


def rolling(event: str) -> Callable[..., Any]:
    """Rolls on tables, of which that of random events always shows this one."""

    def roll(table: Dungeon, name: str, *on: Any) -> Any:
        return SimpleNamespace(event=event) if name == "events" else roll_on(table, name, *on)

    return roll


@pytest.mark.rule(
    "DP-ENTRY-EVENT-EV-QUIET",
    "DP-ENTRY-EVENT-EV-WANDERING",
    "DP-ENTRY-EVENT-EV-SCRATCHING",
    "DP-ENTRY-EVENT-EV-TRAP-SPEARS",
    "DP-ENTRY-EVENT-EV-TRAP-ROCKS",
    "DP-ENTRY-EVENT-EV-TRAP-PIT",
    "DP-ENTRY-EVENT-EV-TRAP-AXE",
    "DP-ENTRY-EVENT-EV-TRAP-BLADE",
    "DP-ENTRY-EVENT-EV-TRAP-CHASM",
    "DP-ENTRY-EVENT-EV-TRAP-NET",
    "DP-ENTRY-EVENT-EV-HIDDEN-CACHE",
    "DP-ENTRY-EVENT-EV-SECRET-DOOR",
    "DP-ENTRY-EVENT-EV-DEAD-EXPLORER",
    "DP-ENTRY-EVENT-EV-HOOK-OF-KEYS",
    "DP-ENTRY-EVENT-EV-DRY-SPRING",
    "DP-ENTRY-EVENT-EV-COLD-DRAUGHT",
    "DP-ENTRY-EVENT-EV-WHISPERS",
    "DP-ENTRY-EVENT-EV-INSCRIPTION",
    "DP-ENTRY-EVENT-EV-TAPPING",
    "DP-ENTRY-EVENT-EV-BELL",
    "DP-ENTRY-EVENT-EV-GUTTERING",
    "DP-ENTRY-EVENT-EV-MOTHS",
    "DP-ENTRY-EVENT-EV-PATROL",
    "DP-ENTRY-EVENT-EV-LOST-PEDDLER",
)
def test_what_an_event_does_cites_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in ids("event"):
        event = BOX.events[id]
        pack = event.needs if event.needs in BOX.packs else "tapping_in_the_wall"
        table = corridor(pack)
        table.state.heroes[0].schools = ["school_of_light"]
        with monkeypatch.context() as patched:
            patched.setattr(random_events, "roll_on", rolling(id))
            drive(random_event(table, table.state.heroes[0]), "decline")
        assert CLAUSES[f"event.{id}"] in cites(table), id
        assert not cites(table) & GENERAL["event"], id


# -- the village -----------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-ENTRY-SERVICE-SVC-REST",
    "DP-ENTRY-SERVICE-SVC-REVIVAL",
    "DP-ENTRY-SERVICE-SVC-SHRINE-RITE",
    "DP-ENTRY-SERVICE-SVC-LIFT-CURSE",
    "DP-ENTRY-SERVICE-SVC-IDENTIFY",
    "DP-ENTRY-SERVICE-SVC-RETRAIN",
    "DP-ENTRY-SERVICE-SVC-REPAIR",
    "DP-ENTRY-SERVICE-SVC-FUNERAL",
)
def test_a_service_cites_itself_and_its_clause_has_its_price() -> None:
    for service in BOX.village.services:
        assert rule_of_service(service.id) == CLAUSES[f"service.{service.id}"]
        if service.price:
            assert str(service.price) in says("service", service.id)


@pytest.mark.rule(
    "DP-ENTRY-PROPERTY-PROP-INN-ROOM",
    "DP-ENTRY-PROPERTY-PROP-LOCKUP",
    "DP-ENTRY-PROPERTY-PROP-COTTAGE",
    "DP-ENTRY-PROPERTY-PROP-TOWNHOUSE",
    "DP-ENTRY-PROPERTY-PROP-HALL",
    "DP-ENTRY-PROPERTY-PROP-HERB-GARDEN",
    "DP-ENTRY-PROPERTY-PROP-SHRINE-NICHE",
)
def test_a_property_is_bought_by_its_clause_which_has_its_price() -> None:
    for home in BOX.village.properties:
        table = board(monsters=[])
        acquire_together(table, 0, home.id)
        assert CLAUSES[f"property.{home.id}"] in cites(table)
        assert f"Price: {home.price} gold" in says("property", home.id)
