"""Rooms in a row, joined by open doors: a hero in the first, a monster in the last."""

from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.board.laying import (
    add_door,
    fits,
    in_step,
    join,
    lay_tile,
    slot_squares,
)
from delvers.games.plungin.rules.board.map import squares_of
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import DIRECTIONS
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import scene, state_of


def row_of_rooms(kind: str, rooms: int) -> Game:
    """So many cells to the east of one another."""
    game = scene("brannoc_vale", at=[(0, 0)], tile="room_6x6", abilities={0: []})
    state = state_of(game)
    for tile in range(rooms - 1):
        laid = state.tiles[tile]
        slots = shape_of(BOX, laid.tile, laid.turns).slots
        slot = next(slot for slot in slots if DIRECTIONS[slot.side] == "east")
        door = Door(trap="", is_open=True, squares=slot_squares(laid.corner, slot))
        door.direction, door.of = slot.side, tile
        number = add_door(state, door)
        fit = fits(state, "room_6x6", door)[0]
        new = lay_tile(game._table, "room_6x6", fit.corner, fit.turns)
        entry = shape_of(BOX, "room_6x6", fit.turns).slots[fit.slot]
        join(state, number, new, in_step(state, number, slot_squares(fit.corner, entry)))
    put_monster(game._table, kind, squares_of(state, rooms - 1)[0])
    return game
