"""The doors of a new tile, and the Great Door that must come (BUILD, TIME)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.grid import opposite, shape_of
from delvers.games.plungin.rules.board.laying import (
    add_door,
    door_facing,
    doors_against,
    in_step,
    is_floor,
    is_waiting,
    join,
    new_door,
    outside,
    slot_squares,
    unopened,
    wall_name,
)
from delvers.games.plungin.rules.books.dungeon import DoorRow
from delvers.games.plungin.rules.books.shapes import Slot
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Door
from delvers.games.plungin.rules.state.rewards import earn, gain_gold
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.terrain_counter import (
    door_modifier,
    is_complete,
    pack_of,
    stage_of,
)
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, ask

GREAT = DoorRow(kind="great")


def add_doors(table: Dungeon, hero: Hero, tile: int, entry: int, count: int) -> Rule[None]:
    """The builder chooses the walls for the other doors, and rolls for each of them."""
    slots = other_slots(table.state, tile, entry)
    wanted = min(count - 1, len(slots))
    while wanted > 0 and wanted < len(slots):
        names = [wall_name(slot) for slot in slots]
        option = yield from ask(hero.seat, names, "DP-BUILD-29", prompts.WALL())
        set_door(table, tile, slots.pop(names.index(option)))
        wanted -= 1
    for slot in slots[:wanted]:
        set_door(table, tile, slot)


def other_slots(state: State, tile: int, entry: int) -> list[Slot]:
    """The places for doors of a tile besides the one by which the heroes come in."""
    laid = state.tiles[tile]
    way_in = {*state.doors[entry].beyond}
    return [
        slot
        for slot in shape_of(state.content, laid.tile, laid.turns).slots
        if slot.kind == "D" and {*slot_squares(laid.corner, slot)} != way_in
    ]


def set_door(table: Dungeon, tile: int, slot: Slot) -> None:
    """A door in a wall; one that meets a door of another tile is one with it."""
    state = table.state
    squares = slot_squares(state.tiles[tile].corner, slot)
    meeting = door_facing(state, squares, slot.side)
    if meeting is not None:
        join(state, meeting, tile, in_step(state, meeting, squares))
        state.doors[meeting].is_blind = False
        table.tell_to(REVEALED, events.doors_meet, "DP-CONFLICT-20", door=meeting)
        return
    row = roll_on(table, "doors", pack_of(state).doors, "DP-BUILD-30", door_modifier(state))
    put_door(table, tile, slot, row)


def put_door(table: Dungeon, tile: int, slot: Slot, row: DoorRow) -> None:
    """A door of the kind that table 2 says; only the first Great Door of a stage is one."""
    state, stage = table.state, stage_of(table.state)
    kind, difficulty, trap = row.kind, row.difficulty, UNKNOWN
    if kind == "great":
        difficulty = stage.great_difficulty
        if has_great_door(state):
            kind = "locked"
        else:
            trap = stage.great_trap or UNKNOWN
    door = new_door(kind, difficulty, trap)
    door.squares = slot_squares(state.tiles[tile].corner, slot)
    door.direction, door.of = slot.side, tile
    number = add_door(state, door)
    table.tell_to(REVEALED, events.door_placed, "DP-BUILD-31", door=number, kind=kind)
    if kind == "great":
        great_door_found(table)
    else:
        lead_on(table, number)


def lead_on(table: Dungeon, number: int) -> None:
    """A door against a tile that already lies there leads into it, or nowhere if there is rock."""
    state, door = table.state, table.state.doors[number]
    behind = outside(door.squares, door.direction)
    if not any(square in state.ground for square in behind):
        return
    if is_floor(state, behind, door.direction):
        join(state, number, state.ground[behind[0]], behind)
    else:
        lead_nowhere(table, number)


def lead_nowhere(table: Dungeon, number: int) -> None:
    """A door is marked with an X on the map."""
    table.state.doors[number].is_blind = True
    table.tell_to(REVEALED, events.leads_nowhere, "DP-MAP-06", door=number)


def close_off(table: Dungeon, tile: int) -> None:
    """Doors that the walls of a new tile bar lead nowhere; behind a Great Door is a stair."""
    state = table.state
    laid = state.tiles[tile]
    for number in doors_against(state, laid.corner, shape_of(state.content, laid.tile, laid.turns)):
        if is_waiting(state, number) and state.doors[number].kind != "great":
            lead_nowhere(table, number)


# -- the Great Door --------------------------------------------------------------------------------


def has_great_door(state: State) -> bool:
    """Whether the Great Door of this stage is on the table."""
    return state.great_doors > state.chapter


def great_door_found(table: Dungeon) -> None:
    """The Great Door is on the table."""
    state = table.state
    state.great_doors = state.chapter + 1
    table.tell_to(REVEALED, events.great_door, "DP-BUILD-35")
    for task in pack_of(state).tasks:
        if task.when == "great_door_placed" and task.id not in state.party.tasks:
            state.party.tasks.append(task.id)
            earn(table, task.exp, Named(task.id), "DP-XP-09")
            gain_gold(table, task.gold, Named(task.id), "DP-TREASURE-06")


def is_left_behind(state: State, door: Door) -> bool:
    """Doors of an earlier stage lead only to dead ends; those of the winch hall lead on."""
    laid = state.tiles[door.of]
    return laid.stage < state.chapter and laid.location != pack_of(state).winch


def is_shut_off(state: State, tile: int) -> bool:
    """Whether a tile lies in a stage to which no way leads since a winch was ridden."""
    winch = state.adventure.winch
    return winch not in (NOWHERE, tile) and state.tiles[tile].stage < state.chapter


def ensure_great_door(table: Dungeon, hero: Hero) -> Rule[None]:
    """If it might never come, the Great Door is put on a free wall of the last tile."""
    state = table.state
    if has_great_door(state):
        return
    doors = [one for one in unopened(state) if not is_shut_off(state, state.doors[one].of)]
    leading = [number for number in doors if not is_left_behind(state, state.doors[number])]
    if leading and not is_complete(state):
        return
    last = len(state.tiles) - 1
    tiles = [last] if doors else range(last, -1, -1)
    able = (one for one in tiles if not is_shut_off(state, one) and free_slots(state, one))
    tile = next(able, None)
    if tile is not None:
        yield from choose_great_wall(table, hero, tile)
    elif not doors:
        widen_blind_door(table)


def choose_great_wall(table: Dungeon, hero: Hero, tile: int) -> Rule[None]:
    """The builder chooses the wall; one with space behind it, if there is any."""
    state = table.state
    slots, corner = free_slots(state, tile), state.tiles[tile].corner
    roomy = [
        slot
        for slot in slots
        if not any(s in state.ground for s in outside(slot_squares(corner, slot), slot.side))
    ]
    able = roomy or slots
    names = [wall_name(slot) for slot in able]
    refused = {wall_name(slot): "DP-BUILD-17" for slot in slots if slot not in able}
    option = yield from ask(hero.seat, names, "DP-CONFLICT-12", prompts.GREAT_DOOR_WALL(), refused)
    put_door(table, tile, able[names.index(option)], GREAT)


def widen_blind_door(table: Dungeon) -> None:
    """Where every wall is taken, the last door that led nowhere is the Great Door after all."""
    state, stage = table.state, stage_of(table.state)
    blind = [
        number
        for number, door in enumerate(state.doors)
        if door.is_blind and door.to == NOWHERE and not is_shut_off(state, door.of)
    ]
    if not blind:
        return
    number = blind[-1]
    door, great = state.doors[number], new_door("great", stage.great_difficulty)
    great.trap = stage.great_trap or UNKNOWN
    great.squares, great.direction, great.of = door.squares, door.direction, door.of
    state.doors[number] = great
    great_door_found(table)


def free_slots(state: State, tile: int) -> list[Slot]:
    """The walls of a tile that could still hold a door."""
    laid = state.tiles[tile]
    return [
        slot
        for slot in shape_of(state.content, laid.tile, laid.turns).slots
        if slot.kind == "D" and not is_taken(state, slot_squares(laid.corner, slot), slot.side)
    ]


def is_taken(state: State, squares: tuple[int, int], side: int) -> bool:
    """Whether there is a door in a wall already, on this side of it or on the other."""
    return any(square * 4 + side in state.gates for square in squares) or any(
        square * 4 + opposite(side) in state.gates for square in outside(squares, side)
    )
