"""The names and texts that stand in the companion books, by the ids of things.

The English words are those of the TOML files, where a designer writes them; `extract` takes them
into the catalogues from there. Two things of different kinds may have the same id: a spell and the
condition that it brings, a location and its tile. The plain id then means the first in `kinds`;
"condition.ember_shield" names the kind as well.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books

PROSE: Final = ("teaser", "objective", "introduction", "victory", "defeat")


def by_id(things: Iterable[Any]) -> dict[str, Any]:
    """Things by their ids."""
    return {thing.id: thing for thing in things}


@kept
def kinds(books: Books) -> Mapping[str, Mapping[str, Any]]:
    """All things that have names, by their kinds, then by their ids."""
    packs = books.packs.values()
    uniques = by_id(place for pack in packs for place in pack.unique_locations)
    return {
        "hero": books.heroes,
        "escort": by_id(pack.escort for pack in packs if pack.escort),
        "race": books.races,
        "class": books.kins,
        "ability": books.abilities,
        "school": books.schools,
        "spell": books.spells,
        "item": books.items,
        "monster": books.monsters,
        "condition": books.conditions,
        "trap": books.traps,
        "location": {**books.locations, **uniques},
        "tile": books.tiles,
        "event": books.events,
        "service": by_id(books.village.services),
        "property": by_id(books.village.properties),
        "adventure": books.packs,
        "task": by_id(task for pack in packs for task in pack.tasks),
    }


def find(books: Books, id: str) -> Any | None:
    """A thing by its id, or by its kind and id: "monster.phantom"."""
    kind, _, rest = id.partition(".")
    if rest:
        return kinds(books).get(kind, {}).get(rest)
    return next((things[id] for things in kinds(books).values() if id in things), None)


def name_in_books(books: Books, id: str) -> str | None:
    """The English name of a thing; a task has none but says what is to be done."""
    thing = find(books, id)
    if thing is None:
        return None
    name: str = getattr(thing, "name", "") or thing.text
    return name.strip()


def text_in_books(books: Books, id: str) -> str | None:
    """The English text of a thing, if it has one; a trait's is that of its race."""
    thing = find(books, id) or trait_of(books, id)
    parts = (getattr(thing, field, "") for field in ("text", "teaser", "introduction"))
    return next((text.strip() for text in parts if text), None)


def trait_of(books: Books, id: str) -> Any | None:
    """The race that has a trait."""
    return next((race for race in books.races.values() if race.trait == id), None)


def prose_in_books(books: Books, id: str) -> str | None:
    """A part of an adventure, or what is read aloud in a location: "eye_of_death introduction"."""
    id, _, part = id.partition(" ")
    thing = find(books, id)
    text: str = getattr(thing, part, "") if part in PROSE else ""
    return text.strip() or None
