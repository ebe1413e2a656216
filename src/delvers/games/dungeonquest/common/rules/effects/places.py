"""Cards that change the dungeon or show a way through it."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.catacombs import has_entrance
from delvers.games.dungeonquest.common.rules.edition import Effect
from delvers.games.dungeonquest.common.rules.encounters import clause_of
from delvers.games.dungeonquest.common.rules.flow import Dungeon, tell_declined
from delvers.games.dungeonquest.common.rules.map import is_explored, kind_at
from delvers.games.dungeonquest.common.rules.movement import lay_tile, put, turn_tile
from delvers.games.dungeonquest.common.rules.options import DECLINE, THROUGH
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.kernel.requests import Rule, ask, rule


def place_entrance(table: Dungeon, hero: Hero, card: Card) -> None:
    """A marker is laid, but not everywhere, not twice, and not without one left."""
    state = table.state
    if has_entrance(state, hero.at):
        table.tell(events.entrance_there, clause_of(table, card), seat=hero.seat, at=hero.at)
        return
    if kind_at(state, hero.at) in state.edition.no_marker:
        return
    if len(state.entrances) >= state.edition.entrance_markers:
        return
    state.entrances.append(hero.at)
    table.tell(events.entrance_found, clause_of(table, card), seat=hero.seat, at=hero.at)


@rule
def ceiling_collapses(table: Dungeon, hero: Hero, card: Card) -> None:
    """The hero's chamber turns by a quarter, clockwise."""
    if hero.status == "exploring" and hero.at in table.state.tiles:
        turn_chamber(table, hero.at, 1, clause_of(table, card))


def curse_of_the_wizard(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """All corridors turn, as a die decides."""
    number = yield from roll_one(table, hero, card.id, clause_of(table, card))
    for space in sorted(table.state.tiles):
        if kind_at(table.state, space) == "corridor":
            turn_chamber(table, space, (number + 1) // 2, clause_of(table, card))


def turn_chamber(table: Dungeon, space: int, turns: int, rule: str) -> None:
    """A chamber turns; where it is divided the heroes in it turn with their side."""
    turn_tile(table, space, turns, rule)
    if kind_at(table.state, space) not in table.state.edition.turning:
        return
    for hero in table.state.heroes:
        if hero.status == "exploring" and hero.at == space and hero.entered_by != NOWHERE:
            hero.entered_by = (hero.entered_by + turns) % 4


def secret_door(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A hero may go through to any space beside him; it is a special movement."""
    if hero.status != "exploring":
        return
    ways = ways_to_slip(table.state, hero)
    options = [THROUGH(way.step) for way in ways]
    refused = {
        THROUGH(way.step): why_not
        for way in WAYS[hero.at]
        if (why_not := why_not_slip(table.state, hero, way))
    }
    choices = [*options, DECLINE]
    rule = clause_of(table, card)
    option = yield from ask(hero.seat, choices, rule, prompts.OFFER(card.id), refused)
    if option == DECLINE:
        tell_declined(table, hero, card.id, rule)
        return
    yield from slip_through(table, hero, ways[options.index(option)], rule)


def ways_to_slip(state: State, hero: Hero) -> list[Way]:
    """The spaces beside a hero into which he may go through walls and all."""
    return [way for way in WAYS[hero.at] if why_not_slip(state, hero, way) is None]


def why_not_slip(state: State, hero: Hero, way: Way) -> str | None:
    """Not into another hero's chamber, nor where no tile could be laid; None if he may."""
    if not state.edition.may_enter(state, hero, way.to):
        return state.cites.occupied
    return None if is_explored(state, way.to) or state.pool else state.cites.no_tile


def slip_through(table: Dungeon, hero: Hero, way: Way, rule: str) -> Rule[None]:
    """Into the space beyond, which is met this turn; there is no way to escape from there."""
    is_new = not is_explored(table.state, way.to)
    if is_new:
        yield from lay_tile(table, hero, way.to, way.entry)
    put(table, hero, way.to, rule)
    yield from table.state.edition.arrive(table, hero, is_new)


EFFECTS: Final[dict[str, Effect]] = {
    "ceiling_collapses": ceiling_collapses,
    "curse_of_the_wizard": curse_of_the_wizard,
    "secret_door": secret_door,
}
