"""The construction phase, table by table (BUILD, TIME, SPECIAL, UNIQUE)."""

from typing import TypeAlias

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.grid import opposite, shape_of
from delvers.games.plungin.rules.board.lantern import use_oil
from delvers.games.plungin.rules.board.laying import (
    Fit,
    add_door,
    doors_leading,
    find_secret_passages,
    fit_name,
    fits,
    in_step,
    is_clear,
    join,
    lay_tile,
    slot_squares,
    spares_great_door,
    tile_kind,
)
from delvers.games.plungin.rules.books.dungeon import Attention, DoorRow, Location
from delvers.games.plungin.rules.books.shapes import Shape
from delvers.games.plungin.rules.explore.doorways import (
    add_doors,
    close_off,
    ensure_great_door,
    is_left_behind,
    lead_nowhere,
    other_slots,
    put_door,
)
from delvers.games.plungin.rules.explore.filling import fill_location, fill_room
from delvers.games.plungin.rules.explore.locations import discover
from delvers.games.plungin.rules.fight.attention import end_silence, set_attention
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.terrain_counter import is_complete, marker, pack_of, stage_of
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, ask

PLAIN_ROOM = "room_6x6"
FAR_AWAY = 40
"""How many squares lie between the places where one looks for room at the end of a stair."""
OIL_OF_A_PHASE = 2

Built: TypeAlias = tuple[int, Attention | None]
"""The number of a new tile, and how watchful its monsters are if its description says so."""


def construct(table: Dungeon, hero: Hero, number: int) -> Rule[None]:
    """Everything behind a door that was just opened; the last roll is for Attention."""
    state = table.state
    state.builder = hero.seat
    table.tell(events.construction, "DP-BUILD-01", who=hero.id, phase=state.count + 1)
    built = yield from build(table, hero, number)
    if built is not None:
        end_phase(table)
    yield from ensure_great_door(table, hero)
    if built is not None:
        tile, attention = built
        yield from set_attention(table, hero, tile, number, attention)
    state.is_just_broken = False
    end_silence(state)


def build(table: Dungeon, hero: Hero, number: int) -> Rule[Built | None]:
    """A unique location behind a Great Door; else what table 1 says, or a dead end."""
    state, door = table.state, table.state.doors[number]
    if door.kind == "great":
        return (yield from build_unique(table, hero, number))
    if is_complete(state) or is_left_behind(state, door):
        return (yield from build_plain(table, hero, number, PLAIN_ROOM, doors=1))
    row = roll_on(table, "locations", pack_of(state).locations, "DP-BUILD-08")
    if not row.special:
        return (yield from build_plain(table, hero, number, row.tile, row.doors))
    place = roll_on(table, "specials", pack_of(state).specials, "DP-SPECIAL-04")
    return (yield from build_special(table, hero, number, state.content.locations[place.location]))


def build_plain(
    table: Dungeon, hero: Hero, number: int, name: str, doors: int
) -> Rule[Built | None]:
    """A corridor, which waits for its event, or a room with what table 3.2 says."""
    state = table.state
    tile = yield from lay_behind(table, hero, number, name, doors)
    if tile is None:
        return None
    yield from add_doors(table, hero, tile, number, doors)
    finish_walls(table, tile)
    if tile_kind(state, tile) == "corridor":
        state.tiles[tile].has_event = True
    else:
        yield from fill_room(table, hero, tile, number)
    return tile, None


def build_special(
    table: Dungeon, hero: Hero, number: int, location: Location
) -> Rule[Built | None]:
    """A special location as its description says; some are there only once."""
    if location.once and any(laid.location == location.id for laid in table.state.tiles):
        location = table.state.content.locations[location.once]
    tile = yield from lay_behind(table, hero, number, location.tile, location.doors, location.id)
    if tile is None:
        return None
    discover(table, location)
    yield from add_doors(table, hero, tile, number, location.doors)
    finish_walls(table, tile)
    yield from fill_location(table, hero, tile, number, location)
    return tile, location.state


def build_unique(table: Dungeon, hero: Hero, number: int) -> Rule[Built]:
    """Behind a Great Door lies the next unique location; its other doors are normal ones."""
    state = table.state
    uniques = pack_of(state).uniques.rows
    id = uniques[min(state.uniques, len(uniques) - 1)].location
    state.uniques += 1
    location = next(one for one in pack_of(state).unique_locations if one.id == id)
    tile = yield from lay_unique(table, hero, number, location)
    table.tell_to(REVEALED, events.unique_location, "DP-BUILD-06", location=id)
    for slot in other_slots(state, tile, number):
        put_door(table, tile, slot, DoorRow())
    close_off(table, tile)
    yield from fill_location(table, hero, tile, number, location)
    return tile, "alert" if state.doors[number].is_broken else location.state


def finish_walls(table: Dungeon, tile: int) -> None:
    """What the walls of a new tile hide, and whose doors they bar."""
    find_secret_passages(table, tile, stage_of(table.state).level)
    close_off(table, tile)


def end_phase(table: Dungeon) -> None:
    """All is placed: the counter moves on, and a lantern burns down."""
    state = table.state
    state.count += 1
    if table.log is not None:
        number, is_pink = marker(state)
        table.tell(
            events.counter_moved, "DP-BUILD-54", count=state.count, marker=number, is_pink=is_pink
        )
    if pack_of(state).oil:
        use_oil(table, OIL_OF_A_PHASE)


# -- laying ----------------------------------------------------------------------------------------


def lay_behind(
    table: Dungeon, hero: Hero, number: int, tile: str, doors: int, location: str = ""
) -> Rule[int | None]:
    """The builder lays the tile as he likes; a door behind which it does not fit leads nowhere."""
    ways = fits(table.state, tile, table.state.doors[number])
    if not ways:
        lead_nowhere(table, number)
        return None
    fit = yield from choose_fit(table, hero, tile, ways, doors)
    return lay_by(table, number, tile, fit, location)


def choose_fit(table: Dungeon, hero: Hero, tile: str, ways: list[Fit], doors: int) -> Rule[Fit]:
    """Of the ways to lay a tile only those are good by which its doors lead somewhere."""
    state = table.state
    free = {fit: spares_great_door(state, tile, fit) for fit in ways}
    worth = {fit: (free[fit], min(doors - 1, doors_leading(state, tile, fit))) for fit in ways}
    best = max(worth.values())
    able = [fit for fit in ways if worth[fit] == best]
    refused = {
        fit_name(state.content, fit, tile): "DP-BUILD-17" if best[0] > free[fit] else "DP-BUILD-15"
        for fit in ways
        if fit not in able
    }
    names = [fit_name(state.content, fit, tile) for fit in able]
    option = yield from ask(hero.seat, names, "DP-BUILD-15", prompts.LAY(tile), refused)
    return able[names.index(option)]


def lay_by(table: Dungeon, number: int, tile: str, fit: Fit, location: str) -> int:
    """Lay a tile and let the door lead into it."""
    state = table.state
    rule = why_laid(state, location)
    laid = lay_tile(table, tile, fit.corner, fit.turns, location, rule)
    slot = shape_of(state.content, tile, fit.turns).slots[fit.slot]
    join(state, number, laid, in_step(state, number, slot_squares(fit.corner, slot)))
    return laid


def why_laid(state: State, location: str) -> str:
    """The clause by which a tile of this kind is laid now."""
    if location:
        return "DP-SPECIAL-04" if location in state.content.locations else "DP-UNIQUE-01"
    return "DP-TIME-10" if is_complete(state) else "DP-BUILD-08"


def lay_unique(table: Dungeon, hero: Hero, number: int, location: Location) -> Rule[int]:
    """By its own Great Door; where there is no room a stair leads to a place farther off."""
    state, tile = table.state, location.tile
    ways = [
        fit
        for fit in fits(state, tile, state.doors[number])
        if shape_of(state.content, tile, fit.turns).slots[fit.slot].kind == "G"
    ]
    if not ways:
        return lay_far_away(table, number, location)
    fit = yield from choose_fit(table, hero, tile, ways, location.doors)
    return lay_by(table, number, tile, fit, location.id)


def lay_far_away(table: Dungeon, number: int, location: Location) -> int:
    """Turned so that its Great Door looks back, on the first free place of the diagonal."""
    door = table.state.doors[number]
    for turns in range(4):
        shape = shape_of(table.state.content, location.tile, turns)
        for at, slot in enumerate(shape.slots):
            if slot.kind == "G" and slot.side == opposite(door.direction):
                corner = free_corner(table, shape)
                return lay_by(table, number, location.tile, Fit(corner, turns, at), location.id)
    raise AssertionError("a unique tile has a Great Door on one of its sides")


def free_corner(table: Dungeon, shape: Shape) -> int:
    """A place far from everything that lies on the table."""
    away = FAR_AWAY
    while not is_clear(table.state, square_at(away, away), shape):
        away += FAR_AWAY
    return square_at(away, away)


def place_entrance(table: Dungeon) -> None:
    """The entrance tile with its three doors and the way out."""
    state = table.state
    lay_tile(table, "entrance", square_at(0, 0), 0, rule="DP-SETUP-13")
    for slot in shape_of(state.content, "entrance", 0).slots:
        squares = slot_squares(state.tiles[0].corner, slot)
        door = Door(trap="", squares=squares, direction=slot.side, of=0)
        if slot.kind == "X":
            door.is_exit = door.is_open = True
        add_door(state, door)
