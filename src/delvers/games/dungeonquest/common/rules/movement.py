"""Moving, doors, portcullises and laying chambers."""

from functools import partial
from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.attributes import attribute_test, portcullis_of
from delvers.games.dungeonquest.common.rules.board import Step
from delvers.games.dungeonquest.common.rules.drawing import draw
from delvers.games.dungeonquest.common.rules.flow import Dungeon, end_turn
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.map import (
    is_explored,
    is_joined,
    reach_of,
    side_at,
    spaces_taken,
    ways_out,
)
from delvers.games.dungeonquest.common.rules.options import MOVE
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State
from delvers.games.dungeonquest.common.rules.tiles import Side, turned, turns_for
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Refusals, Rule, ask


def open_ways(state: State, hero: Hero) -> list[Way]:
    """The ways by which a hero may move now."""
    taken = spaces_taken(state)
    may_enter = state.edition.may_enter
    return [
        way
        for way in ways_out(state, hero)
        if way.to not in taken or may_enter(state, hero, way.to)
    ]


def move_options(ways: list[Way]) -> list[str]:
    """The ways as options."""
    return [way.option for way in ways]


def refused_moves(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot go the other ways; the outer wall is one of the reasons."""
    return sorted_ways(state, hero)[1]


def sorted_ways(state: State, hero: Hero) -> tuple[list[Way], dict[str, str]]:
    """The ways by which a hero may move now, and why he cannot go the others."""
    cites, taken = state.cites, spaces_taken(state)
    ways, reach = [], reach_of(state, hero)
    refused = dict.fromkeys(OUTER_WALL[hero.at], cites.outer_wall)
    for way in WAYS[hero.at]:
        if way.direction not in reach:
            refused[way.option] = cites.rift
        elif not is_joined(state, hero.at, way):
            refused[way.option] = why_not_joined(state, hero.at, way)
        elif way.to in taken and not state.edition.may_enter(state, hero, way.to):
            refused[way.option] = cites.occupied
        else:
            ways.append(way)
    return ways, refused


def why_not_joined(state: State, space: int, way: Way) -> str:
    """The clause that bars a crossing: a wall on this side or on that, or no tile left to lay."""
    if side_at(state, space, way.direction) == "wall":
        return state.cites.wall
    beyond = side_at(state, way.to, way.entry)
    return state.cites.wall_beyond if beyond == "wall" else state.cites.no_tile


OUTER_WALL: Final = tuple(
    tuple(
        MOVE(Step(side)) for side in range(4) if side not in {way.direction for way in WAYS[space]}
    )
    for space in range(len(WAYS))
)
"""The moves that the outer wall forbids, space by space."""


def choose_way(table: Dungeon, hero: Hero, ways: list[Way], rule: str) -> Rule[Way]:
    """Let a hero choose among ways; those that are open but not among them the rule forbids."""
    options = move_options(ways)
    refused = Refusals(partial(refused_among, table.state, hero, options, rule))
    option = yield from ask(hero.seat, options, rule, prompts.MOVE, refused)
    return ways[options.index(option)]


def refused_among(state: State, hero: Hero, options: list[str], rule: str) -> dict[str, str]:
    """Why a hero who chooses among some moves cannot make the others."""
    others, refused = sorted_ways(state, hero)
    for move in move_options(others):
        if move not in options:
            refused[move] = rule
    for move in options:
        refused.pop(move, None)
    return refused


def step_into(table: Dungeon, hero: Hero, way: Way, rule: str = "") -> Rule[bool]:
    """The figure goes into the next space; whether a tile was laid there, its arrow to the hero."""
    table.state.edition.leave_chamber(table, hero)
    is_new = not is_explored(table.state, way.to)
    if is_new:
        yield from lay_tile(table, hero, way.to, way.entry)
    hero.came_from, hero.entered_by, hero.at = hero.at, way.entry, way.to
    if table.log is not None:
        table.tell(events.moved, rule or table.state.cites.move, seat=hero.seat, at=way.to)
    return is_new


def put(table: Dungeon, hero: Hero, space: int, rule: str) -> None:
    """A special movement puts the figure into a space; he came from nowhere in particular."""
    table.state.edition.leave_chamber(table, hero)
    hero.at, hero.came_from, hero.entered_by = space, NOWHERE, NOWHERE
    hero.came_specially = True
    table.tell(events.put, rule, seat=hero.seat, at=space)


# -- laying a tile ---------------------------------------------------------------------------------


def lay_tile(table: Dungeon, hero: Hero, space: int, entry: int, rule: str = "") -> Rule[None]:
    """Draw a random tile and lay it with its entry arrow at a side."""
    tile = yield from draw_tile(table, hero)
    lay(table, hero, space, tile, entry, rule)


def draw_tile(table: Dungeon, hero: Hero) -> Rule[str]:
    """A random tile of the pool; a Rune may change it for another."""
    tile = table.state.pool.draw(table.state.dice)
    return (yield from table.state.edition.change_tile(table, hero, tile))


def lay(table: Dungeon, hero: Hero, space: int, tile: str, entry: int, rule: str = "") -> None:
    """Put a tile on the board with its entry arrow at a side."""
    state = table.state
    state.tiles[space] = (tile, turns_for(entry))
    table.tell_to(
        REVEALED,
        events.tile_laid,
        rule or state.cites.lay_tile,
        seat=hero.seat,
        at=space,
        tile=tile,
        entry=entry,
    )


def turn_tile(table: Dungeon, space: int, turns: int, rule: str) -> None:
    """Turn a tile by quarters, clockwise."""
    table.state.tiles[space] = turned(table.state.tiles[space], turns)
    table.tell(events.tile_turned, rule, at=space, turns=turns)


# -- doors and portcullises ------------------------------------------------------------------------


def pass_barriers(table: Dungeon, hero: Hero, way: Way, found: list[Side]) -> Rule[None]:
    """Every door and portcullis of the crossing, in order; whoever fails stays, his turn over."""
    if (yield from table.state.edition.opens_freely(table, hero)):
        return
    for barrier in found:
        if barrier == "door":
            yield from try_door(table, hero)
        else:
            yield from try_portcullis(table, hero, way)


def try_door(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Door card: the door opens, is jammed, or hides a trap."""
    card = yield from draw(table, hero, "door", table.state.cites.door)
    if card is None:
        end_turn(table, hero, "door", table.state.cites.door_shut)  # only the trap is warded off
    discard(table, card)
    if card == "door_opens":
        return
    if card == "door_spear_trap":
        rule = table.state.content.clauses[card]
        wounds = yield from roll_one(table, hero, "spear_trap", rule)
        yield from suffer(table, hero, wounds, "spear_trap", rule)
    end_turn(table, hero, "door", table.state.content.clauses[card])


def try_portcullis(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """A Strength test lifts the portcullis."""
    rule = table.state.cites.portcullis
    tested = yield from attribute_test(table, hero, "strength", portcullis_of(way), rule)
    if not tested.passed:
        end_turn(table, hero, "portcullis", table.state.cites.portcullis_failed)
