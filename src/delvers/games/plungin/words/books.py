"""The names and texts that stand in the companion books, by the ids of things.

The English words are those of the TOML files, where a designer writes them; `extract` takes them
into the catalogues from there. Two things of different kinds may have the same id: a spell and the
condition that it brings, a location and its tile. The plain id then means the first in `KINDS`;
"condition.ember_shield" names the kind as well.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from delvers.games.plungin.rules.books.changing import after_changes
from delvers.games.plungin.rules.books.library import BOOKS

PROSE: Final = ("teaser", "objective", "introduction", "victory", "defeat")


def by_id(things: Iterable[Any]) -> dict[str, Any]:
    """Things by their ids."""
    return {thing.id: thing for thing in things}


ESCORTS: Final[dict[str, Any]] = {}
PLACES: Final[dict[str, Any]] = {}
TASKS: Final[dict[str, Any]] = {}


@after_changes
def gather() -> None:
    """Take together what stands in the adventures themselves."""
    packs = BOOKS.packs.values()
    uniques = by_id(place for pack in packs for place in pack.unique_locations)
    for things, found in (
        (ESCORTS, by_id(pack.escort for pack in packs if pack.escort)),
        (PLACES, {**BOOKS.locations, **uniques}),
        (TASKS, by_id(task for pack in packs for task in pack.tasks)),
    ):
        things.clear()
        things.update(found)


KINDS: Final[Mapping[str, Mapping[str, Any]]] = {
    "hero": BOOKS.heroes,
    "escort": ESCORTS,
    "race": BOOKS.races,
    "class": BOOKS.kins,
    "ability": BOOKS.abilities,
    "school": BOOKS.schools,
    "spell": BOOKS.spells,
    "item": BOOKS.items,
    "monster": BOOKS.monsters,
    "condition": BOOKS.conditions,
    "trap": BOOKS.traps,
    "location": PLACES,
    "tile": BOOKS.tiles,
    "event": BOOKS.events,
    "service": by_id(BOOKS.village.services),
    "property": by_id(BOOKS.village.properties),
    "adventure": BOOKS.packs,
    "task": TASKS,
}


def find(id: str) -> Any | None:
    """A thing by its id, or by its kind and id: "monster.phantom"."""
    kind, _, rest = id.partition(".")
    if rest:
        return KINDS.get(kind, {}).get(rest)
    return next((things[id] for things in KINDS.values() if id in things), None)


def name_in_books(id: str) -> str | None:
    """The English name of a thing; a task has none but says what is to be done."""
    thing = find(id)
    if thing is None:
        return None
    name: str = getattr(thing, "name", "") or thing.text
    return name.strip()


def text_in_books(id: str) -> str | None:
    """The English text of a thing, if it has one; a trait's is that of its race."""
    thing = find(id) or TRAITS.get(id)
    parts = (getattr(thing, field, "") for field in ("text", "teaser", "introduction"))
    return next((text.strip() for text in parts if text), None)


def prose_in_books(id: str) -> str | None:
    """A part of an adventure, or what is read aloud in a location: "eye_of_death introduction"."""
    id, _, part = id.partition(" ")
    thing = find(id)
    text: str = getattr(thing, part, "") if part in PROSE else ""
    return text.strip() or None


TRAITS: Final = {race.trait: race for race in BOOKS.races.values()}
