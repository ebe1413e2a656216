"""The construction phase, table by table (BUILD, TIME, SPECIAL, UNIQUE)."""

from delvers.games.plungin.attention import set_attention
from delvers.games.plungin.books.dungeon import DoorRow, Location, Pack, Stage
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.filling import fill_location, fill_room
from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import STEPS, Slot, shape_of, square_at
from delvers.games.plungin.laying import (
    Fit,
    add_door,
    door_facing,
    find_secret_passages,
    fit_name,
    fits,
    join,
    lay_tile,
    new_door,
    slot_squares,
    tile_kind,
    unopened,
    wall_name,
)
from delvers.games.plungin.rewards import earn, gain_gold
from delvers.games.plungin.state import UNKNOWN, Door, Dungeon, Hero, State
from delvers.games.plungin.tables import roll_on
from delvers.kernel.requests import Rule

PLAIN_ROOM = "room_6x6"
FAR_AWAY = 200
"""Where a unique location is laid for which there is no room: a stair leads there."""


def pack_of(state: State) -> Pack:
    """The adventure."""
    return BOOKS.packs[state.pack]


def stage_of(state: State) -> Stage:
    """The stage of the adventure."""
    return pack_of(state).stages[state.chapter]


def door_modifier(state: State) -> int:
    """What the Terrain Counter adds to rolls on the Doors table in the coming phase."""
    stage = stage_of(state)
    return min(max(0, state.count + 1 - stage.n), stage.x)


def is_complete(state: State) -> bool:
    """Whether the dungeon counts as completely explored."""
    stage = stage_of(state)
    return state.count >= stage.n + stage.x


def construct(table: Dungeon, hero: Hero, number: int) -> Rule[None]:
    """Everything behind a door that was just opened."""
    state, door = table.state, table.state.doors[number]
    state.builder = hero.seat
    if table.log is not None:
        table.tell("construction", "DP-BUILD-01", who=hero.id, phase=state.count + 1)
    if door.kind == "great":
        yield from build_unique(table, hero, number)
    elif is_complete(state) or is_left_behind(state, door):
        yield from build_plain_room(table, hero, number)
    else:
        yield from build_by_table(table, hero, number)
    yield from ensure_great_door(table, hero)


def is_left_behind(state: State, door: Door) -> bool:
    """Doors of an earlier stage lead only to dead ends."""
    return state.tiles[door.of].stage < state.chapter


def build_by_table(table: Dungeon, hero: Hero, number: int) -> Rule[None]:
    """Table 1 says which tile, or that it is a special location."""
    state = table.state
    row = roll_on(table, "locations", pack_of(state).locations, "DP-BUILD-08")
    if row.special:
        place = roll_on(table, "specials", pack_of(state).specials, "DP-SPECIAL-04")
        yield from build_special(table, hero, number, BOOKS.locations[place.location])
        return
    tile = yield from lay_behind(table, hero, number, row.tile)
    if tile is None:
        return
    yield from add_doors(table, hero, tile, number, row.doors)
    yield from finish(table, hero, tile, number)


def build_plain_room(table: Dungeon, hero: Hero, number: int) -> Rule[None]:
    """In a completely explored dungeon every door leads to a room without another exit."""
    tile = yield from lay_behind(table, hero, number, PLAIN_ROOM)
    if tile is not None:
        yield from finish(table, hero, tile, number)


def build_special(table: Dungeon, hero: Hero, number: int, location: Location) -> Rule[None]:
    """A special location; some are there only once."""
    state = table.state
    built = [laid.location for laid in state.tiles]
    if location.once and location.id in built:
        location = BOOKS.locations[location.once]
    tile = yield from lay_behind(table, hero, number, location.tile, location.id)
    if tile is None:
        return
    yield from add_doors(table, hero, tile, number, location.doors)
    end_phase(table, tile)
    yield from fill_location(table, hero, tile, number, location)
    yield from set_attention(table, hero, tile, number, location.state)


def build_unique(table: Dungeon, hero: Hero, number: int) -> Rule[None]:
    """Behind a Great Door lies the next unique location."""
    state = table.state
    uniques = pack_of(state).uniques.rows
    id = uniques[min(state.uniques, len(uniques) - 1)].location
    state.uniques += 1
    location = next(one for one in pack_of(state).unique_locations if one.id == id)
    tile = yield from lay_behind(table, hero, number, location.tile, location.id, must=True)
    assert tile is not None
    if table.log is not None:
        table.tell("unique_location", "DP-UNIQUE-01", reveals=True, location=id)
    yield from add_doors(table, hero, tile, number, location.doors)
    end_phase(table, tile)
    yield from fill_location(table, hero, tile, number, location)
    broken = state.flags.get(f"broken {number}")
    yield from set_attention(table, hero, tile, number, "alert" if broken else location.state)


def finish(table: Dungeon, hero: Hero, tile: int, number: int) -> Rule[None]:
    """A corridor waits for its event; a room is filled, and its monsters are watchful or not."""
    state = table.state
    end_phase(table, tile)
    if tile_kind(state, tile) == "corridor":
        state.tiles[tile].has_event = True
        return
    yield from fill_room(table, hero, tile, number)
    yield from set_attention(table, hero, tile, number, None)


def end_phase(table: Dungeon, tile: int) -> None:
    """Secret passages, and the counter moves on."""
    state = table.state
    find_secret_passages(table, tile, stage_of(state).level)
    state.count += 1
    if table.log is not None:
        table.tell("counter_moved", "DP-BUILD-54", count=state.count)
    if pack_of(state).oil:
        from delvers.games.plungin.adventure import use_oil

        use_oil(table, 2)


# -- laying ----------------------------------------------------------------------------------------


def lay_behind(
    table: Dungeon, hero: Hero, number: int, tile: str, location: str = "", must: bool = False
) -> Rule[int | None]:
    """The builder lays the tile as he likes; a door behind which it does not fit leads nowhere."""
    state, door = table.state, table.state.doors[number]
    ways = fits(state, tile, door)
    if location and must:
        ways = [fit for fit in ways if shape_of(tile, fit.turns).slots[fit.slot].kind == "G"]
    if not ways:
        if not must:
            door.is_blind = True
            if table.log is not None:
                table.tell("leads_nowhere", "DP-MAP-06", reveals=True, door=number)
            return None
        return lay_far_away(table, number, tile, location)
    names = [fit_name(fit, tile) for fit in ways]
    option = yield from ask(hero.seat, names, "DP-BUILD-15", f"lay {tile}")
    fit = ways[names.index(option)]
    return lay_by(table, number, tile, fit, location)


def lay_by(table: Dungeon, number: int, tile: str, fit: Fit, location: str) -> int:
    """Lay a tile and let the door lead into it."""
    state = table.state
    laid = lay_tile(table, tile, fit.corner, fit.turns, location)
    slot = shape_of(tile, fit.turns).slots[fit.slot]
    join(state, number, laid, in_step(state, number, slot_squares(fit.corner, slot)))
    return laid


def in_step(state: State, number: int, squares: tuple[int, int]) -> tuple[int, int]:
    """The far squares of a door in the order of its near ones."""
    door = state.doors[number]
    straight = tuple(square + STEPS[door.direction] for square in door.squares)
    return squares if squares[0] == straight[0] else (squares[1], squares[0])


def lay_far_away(table: Dungeon, number: int, tile: str, location: str) -> int:
    """No room behind the Great Door: a stair leads to a place of its own."""
    state, door = table.state, table.state.doors[number]
    corner = square_at(FAR_AWAY * (1 + state.uniques), FAR_AWAY)
    for turns in range(4):
        shape = shape_of(tile, turns)
        for at, slot in enumerate(shape.slots):
            if slot.kind == "G" and slot.side == (door.direction + 2) % 4:
                laid = lay_tile(table, tile, corner, turns, location)
                squares = slot_squares(corner, shape.slots[at])
                join(state, number, laid, squares)
                return laid
    raise AssertionError("a unique tile has a Great Door on one of its sides")


# -- doors -----------------------------------------------------------------------------------------


def add_doors(table: Dungeon, hero: Hero, tile: int, entry: int, count: int) -> Rule[None]:
    """The builder chooses the walls for the other doors, and rolls for each of them."""
    state = table.state
    laid = state.tiles[tile]
    slots = [
        slot
        for slot in shape_of(laid.tile, laid.turns).slots
        if slot.kind == "D" and not is_entry(state, laid.corner, slot, entry)
    ]
    wanted = min(count - 1, len(slots))
    while wanted > 0:
        if wanted == len(slots):
            for slot in slots:
                set_door(table, tile, slot)
            return
        names = [wall_name(slot) for slot in slots]
        option = yield from ask(hero.seat, names, "DP-BUILD-29", "wall")
        slot = slots.pop(names.index(option))
        set_door(table, tile, slot)
        wanted -= 1


def is_entry(state: State, corner: int, slot: Slot, entry: int) -> bool:
    """Whether a slot is the one by which the heroes come in."""
    return {*slot_squares(corner, slot)} == {*state.doors[entry].beyond}


def set_door(table: Dungeon, tile: int, slot: Slot) -> None:
    """A door in a wall; one that meets a door of another tile is one with it."""
    state = table.state
    squares = slot_squares(state.tiles[tile].corner, slot)
    meeting = door_facing(state, squares, slot.side)
    if meeting is not None:
        order = in_step(state, meeting, squares)
        join(state, meeting, tile, order)
        return
    row = roll_on(table, "doors", pack_of(state).doors, "DP-BUILD-30", door_modifier(state))
    put_door(table, tile, squares, slot.side, row)


def put_door(table: Dungeon, tile: int, squares: tuple[int, int], side: int, row: DoorRow) -> int:
    """A door of the kind that table 2 says; only the first Great Door of a stage is one."""
    state, stage = table.state, stage_of(table.state)
    kind, difficulty, trap = row.kind, row.difficulty, UNKNOWN
    if kind == "great":
        if state.great_doors > state.chapter:
            kind, difficulty = "locked", stage.great_difficulty
        else:
            state.great_doors = state.chapter + 1
            difficulty, trap = stage.great_difficulty, stage.great_trap or UNKNOWN
            great_door_found(table)
    door = new_door(kind, difficulty, trap)
    door.squares, door.direction, door.of = squares, side, tile
    number = add_door(state, door)
    lead_on(state, number)
    if table.log is not None:
        table.tell("door_placed", "DP-BUILD-31", reveals=True, door=number, kind=kind)
    return number


def lead_on(state: State, number: int) -> None:
    """A door against a tile that already lies there leads into it, or nowhere if there is rock."""
    door = state.doors[number]
    outside = (
        door.squares[0] + STEPS[door.direction],
        door.squares[1] + STEPS[door.direction],
    )
    other = state.ground.get(outside[0])
    if other is None and outside[1] not in state.ground:
        return
    is_floor = all(
        state.ground.get(square) == other and state.terrain.get(square, ".") not in "#P"
        for square in outside
    )
    if is_floor and other is not None:
        join(state, number, other, outside)
    else:
        door.is_blind = True


def great_door_found(table: Dungeon) -> None:
    """The Great Door is on the table."""
    state = table.state
    if table.log is not None:
        table.tell("great_door", "DP-BUILD-35", reveals=True)
    for task in pack_of(state).tasks:
        if task.when == "great_door_placed" and task.id not in state.party.tasks:
            state.party.tasks.append(task.id)
            earn(table, task.exp, task.id, "DP-XP-09")
            gain_gold(table, task.gold, task.id, "DP-XP-09")


def ensure_great_door(table: Dungeon, hero: Hero) -> Rule[None]:
    """If it might never come, the Great Door is put on a free wall of the last tile."""
    state = table.state
    if state.great_doors > state.chapter:
        return
    left = [number for number in unopened(state) if not is_left_behind(state, state.doors[number])]
    if left and not is_complete(state):
        return
    for tile in range(len(state.tiles) - 1, -1, -1):
        slots = free_slots(state, tile)
        if slots and state.tiles[tile].stage == state.chapter:
            names = [wall_name(slot) for slot in slots]
            option = yield from ask(hero.seat, names, "DP-CONFLICT-12", "great_door_wall")
            slot = slots[names.index(option)]
            squares = slot_squares(state.tiles[tile].corner, slot)
            put_door(table, tile, squares, slot.side, DoorRow(kind="great"))
            return


def free_slots(state: State, tile: int) -> list[Slot]:
    """The walls of a tile that could still hold a door."""
    laid = state.tiles[tile]
    return [
        slot
        for slot in shape_of(laid.tile, laid.turns).slots
        if slot.kind == "D"
        and slot_squares(laid.corner, slot)[0] * 4 + slot.side not in state.gates
    ]


def place_entrance(table: Dungeon) -> None:
    """The entrance tile with its three doors and the way out."""
    state = table.state
    lay_tile(table, "entrance", square_at(0, 0), 0)
    for slot in shape_of("entrance", 0).slots:
        squares = slot_squares(state.tiles[0].corner, slot)
        door = Door(trap="", squares=squares, direction=slot.side, of=0)
        if slot.kind == "X":
            door.is_exit = door.is_open = True
        add_door(state, door)
