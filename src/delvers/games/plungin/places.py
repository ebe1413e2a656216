"""What special locations offer to a hero (SPECIAL)."""

from delvers.games.plungin.registry import PLACE_OPTIONS, PLACES
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule


def place_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do in the location where he stands."""
    location = state.tiles[state.ground[hero.at]].location
    if not location or hero.actions <= 0 or location not in PLACE_OPTIONS:
        return []
    return PLACE_OPTIONS[location](state, hero, state.ground[hero.at])


def do_in_place(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """An action that the location offers."""
    state = table.state
    tile = state.ground[hero.at]
    hero.actions -= 1
    hero.did.append(option)
    yield from PLACES[state.tiles[tile].location](table, hero, tile, option)
