"""Using, giving and taking things (ACTION, CONSUM, DEATH)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.lantern import LANTERN, may_take, take_lantern
from delvers.games.plungin.rules.board.map import neighbours
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.registry import CAN_USE, USES
from delvers.games.plungin.rules.heroes.inventory import (
    NO_SLOT,
    has_room,
    is_for_others,
    item_of,
    loose,
    weapons_carried,
)
from delvers.games.plungin.rules.heroes.stats import worn
from delvers.games.plungin.rules.heroes.wearing import (
    attire_of_dead,
    put_on,
    put_on_of_dead,
    wearable,
)
from delvers.games.plungin.rules.options import (
    DRAW,
    EQUIP,
    GIVE,
    RECALL,
    TAKE,
    USE,
    USE_OF,
    form_of,
    quick,
)
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, ask

RING: Final = "ring_of_recall"
USE_RING: Final = USE(RING)
use_option: Final = quick(USE)
give_option: Final = quick(GIVE)


def item_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do with what he carries, lies at his feet or can be handed on."""
    options = [USE_RING] if can_recall(hero) else []
    if hero.actions <= 0 or "use" in hero.did:
        return options
    return options + uses(state, hero)


def uses(state: State, hero: Hero) -> list[str]:
    """What the Use an Item action could be, if it has not been used this turn."""
    options: list[str] = []
    if hero.carried and not hero.is_escort:
        options += [DRAW(item) for item in weapons_carried(hero)]
        options += [EQUIP(item) for item in wearable(hero) if is_put_on(state.content, item)]
    if hero.carried:
        for item in dict.fromkeys(hero.carried):
            if usable(state, hero, item):
                options.append(use_option(item))
        for other in beside(state, hero):
            fits = (
                loose(hero) if has_room(other) else [one for one in loose(hero) if one in NO_SLOT]
            )
            options += [give_option(item, other.id) for item in fits]
    for dead, item in of_the_dead(state, hero):
        options.append(USE_OF(item, dead.id))
    if may_take(state, hero):
        options.append(TAKE(LANTERN))
    if state.lying and hero.at in state.lying:
        lying = dict.fromkeys(state.lying[hero.at])
        options += [TAKE(item) for item in lying if has_room(hero) or item in NO_SLOT]
    if hero.unloaded:
        options += [use_option(arm) for arm in hero.unloaded if state.content.items[arm].reload]
    return options


def is_put_on(books: Books, item: str) -> bool:
    """Whether a thing is worn, or held for protection; weapons are drawn."""
    return books.items[item].kind != "weapon"


def usable(state: State, hero: Hero, item: str) -> bool:
    """Whether a thing can be used and would do anything now."""
    effect = state.content.items[item_of(item)].effect
    return effect in USES and (effect not in CAN_USE or CAN_USE[effect](state, hero, item))


def of_the_dead(state: State, hero: Hero) -> list[tuple[Hero, str]]:
    """What dead comrades carry and the living may use, and what they could put on of theirs."""
    found = []
    for dead in state.heroes:
        if dead.status != "dead":
            continue
        for item in dict.fromkeys(dead.carried):
            if is_for_others(state.content, item) and usable(state, hero, item):
                found.append((dead, item))
        if not hero.is_escort and (dead.carried or dead.attire):
            found += [(dead, item) for item in attire_of_dead(dead, hero)]
    return found


def beside(state: State, hero: Hero) -> list[Hero]:
    """The heroes on adjacent squares."""
    who, found = state.who, []
    for square in neighbours(state, hero.at):
        if square in who:
            found += [other for other in state.heroes if other.number == who[square]]
    return found


def use_item(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Carry out an option about a thing; it is the Use an Item action."""
    if option == USE_RING:
        yield from recall(table, hero)
        return
    hero.actions -= 1
    hero.did.append("use")
    form = form_of(option)
    if form is GIVE:
        give(table, hero, *GIVE.parts(option))
    elif form is TAKE:
        pick_up(table, hero, *TAKE.parts(option))
    elif form is EQUIP:
        yield from put_on(table, hero, *EQUIP.parts(option))
    elif form is USE_OF:
        item, name = USE_OF.parts(option)
        owner = next(one for one in table.state.heroes if one.id == name)
        yield from consume(table, hero, item, owner)
    else:
        yield from use_own(table, hero, *USE.parts(option))


def pick_up(table: Dungeon, hero: Hero, item: str) -> None:
    """A thing is taken from the floor, or the lantern from who bore it."""
    if item == LANTERN:
        take_lantern(table, hero)
        return
    table.state.lying[hero.at].remove(item)
    hero.carried.append(item)
    tell(table, events.item_taken, "DP-ACTION-17", hero, item=item)


def use_own(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A hero's own thing is used, or a weapon loaded."""
    if item in hero.unloaded:
        hero.unloaded.remove(item)
        tell(table, events.reloaded, "DP-ACTION-17", hero, item=item)
    else:
        yield from consume(table, hero, item, hero)


def give(table: Dungeon, hero: Hero, item: str, name: str) -> None:
    """A thing is handed to a hero beside."""
    other = next(one for one in beside(table.state, hero) if one.id == name)
    hero.carried.remove(item)
    other.carried.append(item)
    tell(table, events.given, "DP-ACTION-18", hero, item=item, to_whom=name)


def consume(table: Dungeon, hero: Hero, item: str, owner: Hero) -> Rule[None]:
    """A thing is used, and used up unless its text says otherwise."""
    book = table.state.content.items[item_of(item)]
    if owner is not hero:
        tell(table, events.taken_from_dead, "DP-DEATH-08", hero, item=item, body=owner.id)
    if book.kind == "attire":
        yield from put_on_of_dead(table, hero, owner, item)
        return
    if not book.kept:
        owner.carried.remove(item)
    rule = "DP-DEATH-08" if owner is not hero else "DP-CONSUM-03"
    tell(table, events.item_used, rule, hero, item=item)
    effect = USES[book.effect](table, hero, item)
    yield from by_entry(table, "item", book.id, effect)


# -- the ring of recall ----------------------------------------------------------------------------


def can_recall(hero: Hero) -> bool:
    """Whether a worn ring can give back a wiped spell: once a stay."""
    if not hero.wiped or hero.used.get(RING):
        return False
    return any(item.special == "recall" for item in worn(hero))


def recall(table: Dungeon, hero: Hero) -> Rule[None]:
    """A wiped spell is prepared again, at no action."""
    hero.used[RING] = 1
    rule = clause_of("item", RING, "DP-EQUIP-01")
    tell(table, events.item_used, rule, hero, item=RING)
    yield from by_entry(table, "item", RING, remember(table, hero))


def remember(table: Dungeon, hero: Hero) -> Rule[None]:
    """The player chooses which wiped spell is prepared again."""
    options = [RECALL(spell) for spell in dict.fromkeys(hero.wiped)]
    option = yield from ask(hero.seat, options, "DP-CONSUM-02", prompts.RECALL(hero.id))
    (spell,) = RECALL.parts(option)
    hero.wiped.remove(spell)
    hero.prepared.append(spell)
    tell(table, events.spell_recalled, "DP-CONSUM-02", hero, spell=spell)
