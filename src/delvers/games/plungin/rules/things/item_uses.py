"""What potions do (CONSUM)."""

from collections.abc import Callable

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.reviving import carried_dead
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.registry import CAN_USE, USES
from delvers.games.plungin.rules.books.things import Item
from delvers.games.plungin.rules.fight.conditions import afflict, relieve
from delvers.games.plungin.rules.fight.life import come_back, heal
from delvers.games.plungin.rules.heroes.inventory import item_of
from delvers.games.plungin.rules.heroes.stats import worn
from delvers.games.plungin.rules.magic.spell_effects import uncurse
from delvers.games.plungin.rules.options import FOR, REVIVE, RID
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.things.items import beside, remember
from delvers.kernel.requests import Rule, ask

MOST_LIFE = 10


def book(books: Books, item: str) -> Item:
    """The entry of a thing."""
    return books.items[item_of(item)]


def drinkers(state: State, hero: Hero) -> list[Hero]:
    """Who could drink: the hero himself and those beside him."""
    return [hero, *beside(state, hero)]


def for_whom(table: Dungeon, hero: Hero, item: str) -> Rule[Hero]:
    """The drinker, of those to whom it would do anything."""
    able = drinkers(table.state, hero)
    effect = book(table.state.content, item).effect
    if effect in HELPS:
        able = [one for one in able if HELPS[effect](one)]
    options = [FOR(other.id) for other in able]
    option = yield from ask(hero.seat, options, "DP-ACTION-17", prompts.FOR_WHOM(item))
    return able[options.index(option)]


def healing(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """LIFE regained."""
    other = yield from for_whom(table, hero, item)
    heal(
        table,
        other,
        roll_words(table.state.dice, book(table.state.content, item).heal),
        "DP-CONSUM-02",
    )


def curing(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Conditions end."""
    other = yield from for_whom(table, hero, item)
    for condition in book(table.state.content, item).ends:
        relieve(table, other, condition, "DP-CONSUM-02")


def boosting(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A good condition for some rounds."""
    other = yield from for_whom(table, hero, item)
    entry = book(table.state.content, item)
    afflict(table, other, entry.condition, "DP-CONSUM-02", Duration.rounds(entry.rounds))


def remembering(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """One wiped spell comes back."""
    other = yield from for_whom(table, hero, item)
    yield from remember(table, other)


def is_cursed(hero: Hero) -> bool:
    """Whether a potion of cleansing would do a hero any good."""
    curses = any(thing.cursed for thing in worn(hero))
    return curses or bool(hero.drained) or "rotting" in hero.conditions


def cleansing(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A cursed thing crumbles, and a drained point comes back."""
    other = yield from for_whom(table, hero, item)
    cursed = [thing.id for thing in worn(other) if thing.cursed]
    if cursed:
        options = [RID(thing) for thing in cursed]
        option = yield from ask(other.seat, options, "DP-CURSE-06", prompts.RID(other.id))
        uncurse(table, other, *RID.parts(option))
    other.drained = max(0, other.drained - 1)
    relieve(table, other, "rotting", "DP-CURSE-06")


def vigour(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """One LIFE more for ever."""
    other = yield from for_whom(table, hero, item)
    other.stats["LIFE"] += 1
    other.life += 1
    tell(table, events.life_raised, "DP-GAP-36", other)


def reviving(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A dead hero is back."""
    dead = carried_dead(table.state)
    options = [REVIVE(other.id) for other in dead]
    option = yield from ask(hero.seat, options, "DP-DEATH-05", prompts.REVIVE())
    other = dead[options.index(option)]
    life = roll_words(table.state.dice, book(table.state.content, item).heal)
    yield from come_back(table, other, life, "DP-DEATH-05")


HELPS: dict[str, Callable[[Hero], bool]] = {
    "remember": lambda hero: bool(hero.wiped),
    "cleanse": is_cursed,
    "vigour": lambda hero: hero.stats["LIFE"] < MOST_LIFE,
}
"""Potions that do nothing to some: whom they help."""


def helps_somebody(state: State, hero: Hero, item: str) -> bool:
    """Whether a potion would do anything to anybody at hand."""
    return any(HELPS[book(state.content, item).effect](one) for one in drinkers(state, hero))


CAN_USE.update(dict.fromkeys(HELPS, helps_somebody))
CAN_USE["revive"] = lambda state, _hero, _item: bool(carried_dead(state))
USES.update(
    {
        "heal": healing,
        "cure": curing,
        "boost": boosting,
        "remember": remembering,
        "cleanse": cleansing,
        "revive": reviving,
        "vigour": vigour,
    }
)
