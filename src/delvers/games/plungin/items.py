"""Using, giving and taking things (ACTION, CONSUM)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.events import tell
from delvers.games.plungin.inventory import has_room, item_of, weapons_carried
from delvers.games.plungin.map import hero_at, neighbours
from delvers.games.plungin.registry import USES
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule


def item_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do with what he carries, lies at his feet or can be handed on."""
    if hero.actions <= 0 or "use" in hero.did:
        return []
    options = [f"draw {item}" for item in weapons_carried(hero)]
    for item in dict.fromkeys(hero.carried):
        book = BOOKS.items.get(item_of(item))
        if book is not None and book.effect in USES:
            options.append(f"use {item}")
    options += [
        f"give {item} {other.id}"
        for other in beside(state, hero)
        if has_room(other)
        for item in dict.fromkeys(hero.carried)
        if item != "backpack"
    ]
    options += [f"take {item}" for item in state.lying.get(hero.at, ()) if has_room(hero)]
    options += [f"use {weapon}" for weapon in hero.unloaded if BOOKS.items[weapon].reload]
    return options


def beside(state: State, hero: Hero) -> list[Hero]:
    """The heroes on adjacent squares."""
    found = [hero_at(state, square) for square in neighbours(state, hero.at)]
    return [other for other in found if other is not None]


def use_item(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Carry out an option about a thing; it is the Use an Item action."""
    hero.actions -= 1
    hero.did.append("use")
    verb, _, rest = option.partition(" ")
    if verb == "give":
        item, _, name = rest.rpartition(" ")
        other = next(one for one in beside(table.state, hero) if one.id == name)
        hero.carried.remove(item)
        other.carried.append(item)
        tell(table, "given", "DP-ACTION-18", hero, item=item, to_whom=name)
    elif verb == "take":
        table.state.lying[hero.at].remove(rest)
        hero.carried.append(rest)
        tell(table, "item_taken", "DP-ACTION-17", hero, item=rest)
    elif rest in hero.unloaded:
        hero.unloaded.remove(rest)
        tell(table, "reloaded", "DP-ACTION-17", hero, item=rest)
    else:
        book = BOOKS.items[item_of(rest)]
        if not book.kept:
            hero.carried.remove(rest)
        tell(table, "item_used", "DP-ACTION-17", hero, item=rest)
        yield from USES[book.effect](table, hero, rest)
