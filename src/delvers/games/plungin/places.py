"""What special locations offer to a hero (SPECIAL)."""

from delvers.games.plungin.figures import Hero
from delvers.games.plungin.registry import PLACE_OPTIONS, PLACE_REFUSALS, PLACES
from delvers.games.plungin.state import Dungeon, State
from delvers.kernel.requests import Rule

READ = "read inscription"


def place_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do in the location where he stands."""
    if hero.actions <= 0:
        return []
    tile = state.ground[hero.at]
    laid = state.tiles[tile]
    options = [READ] if laid.marks.get("inscription") and not hero.is_escort else []
    if laid.location in PLACE_OPTIONS:
        options += PLACE_OPTIONS[laid.location](state, hero, tile)
    return options


def place_refusals(state: State, hero: Hero) -> dict[str, str]:
    """What a location does not grant a hero a second time."""
    tile = state.ground[hero.at]
    location = state.tiles[tile].location
    if location not in PLACE_REFUSALS:
        return {}
    refused: dict[str, str] = PLACE_REFUSALS[location](state, hero, tile)
    return refused


def do_in_place(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """An action that the location offers."""
    state = table.state
    tile = state.ground[hero.at]
    hero.actions -= 1
    hero.did.append(option)
    location = READ if option == READ else state.tiles[tile].location
    yield from PLACES[location](table, hero, tile, option)
