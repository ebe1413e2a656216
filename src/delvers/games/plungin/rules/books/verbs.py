"""The words by which data calls on rules: verbs, powers, conditions, times.

What rules are written for is found in their own tables, or in the books that come with the game:
those use every word at least once.
"""

from collections.abc import Iterable
from typing import Any, Final

from delvers.games.plungin.rules.books import registry
from delvers.games.plungin.rules.books.library import BOX

FUMBLE: Final = "fumble "
LIFE_ALWAYS: Final = ("no_effect", "dies")
PUSHED: Final = "pushed"
EVENT_NEEDS: Final = ("once", "caster")
PLACE_MARKS: Final = {
    "fountain": "F",
    "sarcophagus": "S",
    "altar": "A",
    "library": "B",
    "armoury": "W",
    "den": "T",
    "cells": "O",
    "lamp": "H",
    "spring": "H",
    "webs": "",
}
"""What a location can do, and the mark that its tile needs for it."""


def used(things: Iterable[Any], field: str) -> frozenset[str]:
    """All words in a field of many things."""
    found: set[str] = set()
    for thing in things:
        words = getattr(thing, field)
        found |= {words} if isinstance(words, str) else {*words}
    return frozenset(found - {""})


POWERS: Final = used(BOX.monsters.values(), "powers")
TAGS: Final = used(BOX.monsters.values(), "tags")
BY_ID: Final = frozenset({"backpack", "lute", "recall", "rope"})
"""What only one thing can be, known to the rules by its id."""
SPECIALS: Final = used(BOX.items.values(), "special") - BY_ID
RESISTS: Final = used(BOX.items.values(), "resist")
FUMBLES: Final = used(BOX.spells.values(), "fumble")
CONDITIONS: Final = frozenset(BOX.conditions)
TARGETS: Final = {
    effect: frozenset(one.target for one in BOX.spells.values() if one.effect == effect)
    for effect in used(BOX.spells.values(), "effect")
}
"""At what a spell of a verb can be aimed."""


def acts() -> list[str]:
    """What a special Law can make a monster do."""
    return sorted(registry.ACTS)


def life_results() -> list[str]:
    """What a life table can do to a boss."""
    return sorted([*registry.LIFE_RESULTS, *LIFE_ALWAYS])


def uses() -> list[str]:
    """What using an item can do."""
    return sorted(registry.USES)


def spell_verbs() -> list[str]:
    """What a spell can do."""
    return sorted(verb for verb in registry.SPELLS if not verb.startswith(FUMBLE))


def event_verbs() -> list[str]:
    """What a random event can do."""
    return sorted(registry.EVENTS)


def place_verbs() -> list[str]:
    """What a location can do."""
    return sorted(PLACE_MARKS)
