"""Wearing and holding things, and what that does to LIFE (EQUIP, CURSE)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.things import Item
from delvers.games.plungin.rules.heroes.inventory import (
    equip,
    has_hand,
    has_room,
    has_room_to_draw,
    is_strong_enough,
    let_go,
)
from delvers.games.plungin.rules.heroes.stats import MOST_ATTIRE, max_life
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, rule

WORN = ("weapon", "armour", "shield", "attire")


def worn_things(hero: Hero) -> list[Item]:
    """What is worn or held, even if there is too much of it to work."""
    ids = dict.fromkeys([*hero.hands, hero.armour, *hero.attire])
    return [hero.content.items[id] for id in ids if id]


def why_not_worn(hero: Hero, item: str) -> str:
    """The clause by which a thing cannot be worn or held."""
    if not is_strong_enough(hero, item):
        return "DP-GAP-12"
    return "DP-EQUIP-07" if hero.content.items[item].kind == "attire" else "DP-INV-11"


def wearable(hero: Hero) -> list[str]:
    """What is carried and could be worn or held."""
    return [item for item in dict.fromkeys(hero.carried) if can_wear(hero, item)]


def can_wear(hero: Hero, item: str) -> bool:
    """Whether a thing is for wearing or holding and a hero could do so."""
    if item not in hero.content.items or hero.content.items[item].kind not in WORN:
        return False
    return is_strong_enough(hero, item) and is_place_free(hero, item)


def attire_of_dead(dead: Hero, hero: Hero) -> list[str]:
    """What a dead comrade carries or wears and another hero could put on; no cursed thing."""
    found, items = list[str](), dead.content.items
    for item in dict.fromkeys((*dead.carried, *dead.attire)):
        book = items.get(item)
        if book is None or book.kind != "attire" or book.cursed or not can_wear(hero, item):
            continue
        if has_room(hero) or not is_in_place(hero, item):
            found.append(item)
    return found


def is_in_place(hero: Hero, item: str) -> bool:
    """Whether a piece of attire would replace another one."""
    place = hero.content.items[item].place
    same = [one for one in hero.attire if hero.content.items[one].place == place]
    return len(same) >= (2 if place == "ring" else 1)


def put_on_of_dead(table: Dungeon, hero: Hero, dead: Hero, item: str) -> Rule[None]:
    """Attire of a dead comrade is put on by another hero."""
    (dead.carried if item in dead.carried else dead.attire).remove(item)
    hero.carried.append(item)
    yield from put_on(table, hero, item)


def is_place_free(hero: Hero, item: str) -> bool:
    """Whether nothing cursed is in the way, and no more than four pieces would be worn."""
    book = hero.content.items[item]
    if book.kind == "armour":
        return not (hero.armour and hero.content.items[hero.armour].cursed)
    if book.kind != "attire":
        is_held_fast = any(held and hero.content.items[held].cursed for held in hero.hands)
        return not is_held_fast and has_hand(hero, item) and has_room_to_draw(hero, item)
    same = [one for one in hero.attire if hero.content.items[one].place == book.place]
    if len(same) < (2 if book.place == "ring" else 1):
        return len(hero.attire) < MOST_ATTIRE
    return not all(hero.content.items[one].cursed for one in same)


@rule
def put_on(table: Dungeon, hero: Hero, item: str) -> None:
    """A thing is worn or held; what it replaces goes into the slots."""
    hero.carried.remove(item)
    replaced = equip(hero, item)
    hero.carried += replaced
    tell(table, events.equipped, clause_of("item", item, "DP-EQUIP-02"), hero, item=item)
    for old in replaced:
        tell(table, events.taken_off, "DP-EQUIP-02", hero, item=old)
    settle_life(table, hero)


@rule
def take_off(table: Dungeon, hero: Hero, item: str) -> None:
    """A thing goes into the slots."""
    if item in hero.hands:
        let_go(hero, item)
    elif hero.armour == item:
        hero.armour = ""
    elif item in hero.attire:
        hero.attire.remove(item)
    hero.carried.append(item)
    tell(table, events.taken_off, "DP-EQUIP-02", hero, item=item)
    settle_life(table, hero)


def settle_life(table: Dungeon, hero: Hero) -> None:
    """LIFE is never above its maximum, which falls when what raised it goes."""
    most = max_life(table.state, hero)
    if hero.life > most:
        hero.life = most
        tell(table, events.life_lowered, "DP-GAP-36", hero, life=most)
