"""Tables of named rules that files of their own fill: what spells, items, powers and places do."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from delvers.kernel.requests import Rule

Effect: TypeAlias = Callable[..., Rule[Any]]

SPELLS: Final[dict[str, Effect]] = {}
"""What a spell does, by its verb: (table, caster, casting)."""
USES: Final[dict[str, Effect]] = {}
"""What using an item does, by its verb: (table, hero, item id)."""
CAN_USE: Final[dict[str, Callable[..., bool]]] = {}
"""Whether using an item would do anything now: (state, hero, item id); yes if it is not here."""
ABILITIES: Final[dict[str, Effect]] = {}
"""What an ability used as an action does: (table, hero)."""
MAY_USE: Final[dict[str, Callable[..., bool]]] = {}
"""Whether an ability can be used now: (state, hero); always if it is not here."""
ACTS: Final[dict[str, Effect]] = {}
"""What a special Law makes a monster do: (table, monster)."""
LIFE_RESULTS: Final[dict[str, Effect]] = {}
"""What a life table does to a boss: (table, monster, number of the hero who hit it)."""
EVENTS: Final[dict[str, Effect]] = {}
"""What a random event does: (table, hero, event)."""
PLACES: Final[dict[str, Effect]] = {}
"""What a hero may do in a location: (table, hero, tile, option), as an action."""
PLACE_OPTIONS: Final[dict[str, Callable[..., list[str]]]] = {}
"""What a hero can do in a location now: (state, hero, tile)."""
PLACE_REFUSALS: Final[dict[str, Callable[..., dict[str, str]]]] = {}
"""What a location does not grant a hero again, with the clause: (state, hero, tile)."""
