"""What special locations offer to a hero (SPECIAL)."""

from typing import Final

from delvers.games.plungin.rules.board.laying import effect_of
from delvers.games.plungin.rules.books.registry import PLACE_OPTIONS, PLACE_REFUSALS, PLACES
from delvers.games.plungin.rules.options import READ_INSCRIPTION
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule

READ: Final = READ_INSCRIPTION()


def place_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do in the location where he stands."""
    if hero.actions <= 0:
        return []
    tile = state.ground[hero.at]
    laid = state.tiles[tile]
    options = [READ] if laid.has_inscription and not hero.is_escort else []
    if laid.location and (effect := effect_of(state.content, laid.location)) in PLACE_OPTIONS:
        options += PLACE_OPTIONS[effect](state, hero, tile)
    return options


def place_refusals(state: State, hero: Hero) -> dict[str, str]:
    """What a location does not grant a hero a second time."""
    tile = state.ground[hero.at]
    effect = effect_of(state.content, state.tiles[tile].location)
    return PLACE_REFUSALS[effect](state, hero, tile) if effect in PLACE_REFUSALS else {}


def do_in_place(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """An action that the location offers."""
    state = table.state
    tile = state.ground[hero.at]
    hero.actions -= 1
    hero.did.append(option)
    if option == READ:
        effect = PLACES[READ](table, hero, tile, option)
        yield from by_entry(table, "event", "ev_inscription", effect)
        return
    place = state.tiles[tile].location
    effect = PLACES[effect_of(state.content, place)](table, hero, tile, option)
    yield from by_entry(table, "location", place, effect)
