"""Where a secret door can be found: in a free wall, or in the side of a corridor (BUILD)."""

from delvers.games.plungin.rules.board.grid import STEPS, opposite, shape_of
from delvers.games.plungin.rules.board.laying import outside, slot_squares, tile_kind
from delvers.games.plungin.rules.books.shapes import ROCK, Shape, Slot
from delvers.games.plungin.rules.explore.doorways import free_slots, is_taken
from delvers.games.plungin.rules.state.state import State

"""The mark of a tile where a way was found through the rock."""


def walls_for_secrets(state: State, tile: int) -> list[Slot]:
    """The walls of a tile that could hold one more door with nothing behind it yet."""
    slots = free_slots(state, tile)
    if tile_kind(state, tile) == "corridor":
        slots += corridor_sides(state, tile)
    corner = state.tiles[tile].corner
    return [
        slot
        for slot in slots
        if not any(s in state.ground for s in outside(slot_squares(corner, slot), slot.side))
    ]


def corridor_sides(state: State, tile: int) -> list[Slot]:
    """The middle of every side at which a corridor does not end."""
    laid = state.tiles[tile]
    shape = shape_of(state.content, laid.tile, laid.turns)
    ends = {slot.side for slot in shape.slots}
    sides = [middle_of(shape, side) for side in range(4) if side not in ends]
    return [s for s in sides if not is_taken(state, slot_squares(laid.corner, s), s.side)]


def middle_of(shape: Shape, side: int) -> Slot:
    """The two squares in the middle of a side."""
    right, low = shape.width // 2, shape.height // 2
    if side % 2:
        x = shape.width - 1 if side == 1 else 0
        return Slot(side, "D", ((x, low - 1), (x, low)))
    y = shape.height - 1 if side == 2 else 0
    return Slot(side, "D", ((right - 1, y), (right, y)))


def dig_to(state: State, tile: int, slot: Slot) -> None:
    """The way from a corridor to a door in its side is open floor from now on."""
    inwards = STEPS[opposite(slot.side)]
    ends = [*slot_squares(state.tiles[tile].corner, slot)]
    while any(state.terrain.get(square) == ROCK for square in ends):
        state.tiles[tile].is_dug = True
        for square in ends:
            state.terrain.pop(square, None)
        ends = [square + inwards for square in ends]
