"""The clauses of the entries of the books: what a spell, an item or an event does, by its id."""

from collections.abc import Mapping
from typing import Any, Final

from delvers.games.plungin.rules.books.library import BOX
from delvers.kernel.clauses import entry_clause

SECTION: Final = "DP-ENTRY"
"""The section of the rulebook that says what single entries do."""
DESCRIBED: Final[Mapping[str, Mapping[str, Any]]] = {
    "race": BOX.races,
    "class": BOX.kins,
    "ability": BOX.abilities,
    "spell": BOX.spells,
    "item": BOX.items,
    "monster": BOX.monsters,
    "condition": BOX.conditions,
    "trap": BOX.traps,
    "location": {
        **BOX.locations,
        **{place.id: place for pack in BOX.packs.values() for place in pack.unique_locations},
    },
    "event": BOX.events,
    "service": {service.id: service for service in BOX.village.services},
    "property": {one.id: one for one in BOX.village.properties},
}
CLAUSES: Final[Mapping[str, str]] = {
    f"{kind}.{id}": entry_clause(SECTION, f"{kind}.{id}")
    for kind, entries in DESCRIBED.items()
    for id in entries
}
"""The clause of every entry of the box, by kind and id: "spell.fireball"."""


def clause_of(kind: str, id: str, general: str) -> str:
    """What an entry itself says; the general clause for content that is not of the box."""
    return CLAUSES.get(f"{kind}.{id}", general)
