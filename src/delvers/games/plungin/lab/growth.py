"""Whether a decision in Dungeon Plungin' costs more the more tiles lie on the table."""

import random
import statistics
from time import process_time
from typing import Final

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.board.laying import (
    Fit,
    add_door,
    fits,
    in_step,
    join,
    lay_tile,
    slot_squares,
)
from delvers.games.plungin.rules.board.map import squares_of
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.table import Table

SIZES: Final = (10, 30, 100)
TILES: Final = ("corridor_x", "room_6x6", "corridor_t", "room_4x4")
CHOICES: Final = 60
"""How long a game goes on before the next copy of the same dungeon is taken."""


def microseconds_by_tiles(rounds: int = 9, games: int = 20) -> dict[int, float]:
    """What a random choice costs in dungeons of 10, 30 and 100 tiles, measured in turn."""
    dungeons = {tiles: dungeon_of(tiles) for tiles in SIZES}
    found: dict[int, list[float]] = {tiles: [] for tiles in SIZES}
    for number in range(rounds):
        for tiles, game in dungeons.items():
            found[tiles].append(cost_of_choices(game, games, number))
    return {tiles: statistics.median(costs) for tiles, costs in found.items()}


def cost_of_choices(game: Game, games: int, seed: int) -> float:
    """Microseconds per random choice, copies left out of the account."""
    chance, choices, seconds = random.Random(seed), 0, 0.0
    for _ in range(games):
        twin = game.copy(events=False)
        twin.choose(*answer(twin, chance))
        begun = process_time()
        for _ in range(CHOICES):
            if not twin.pending:
                break
            twin.choose(*answer(twin, chance))
            choices += 1
        seconds += process_time() - begun
    return seconds / choices * 1e6


def answer(game: Game, chance: random.Random) -> tuple[int, str]:
    """A random choice of the first seat that must choose."""
    seat = game.waiting[0]
    return seat, chance.choice(game.pending[seat].options)


def dungeon_of(tiles: int) -> Game:
    """Four heroes and four orcs in the first room of so many tiles, all doors open."""
    options = SPEC.check_options({})
    table: Dungeon = Table(SPEC.setup(4, options, Dice(1)), None)
    state = table.state
    lay(table, "room_6x6", Fit(square_at(0, 0), 0, NOWHERE))
    for number, door in enumerate(state.doors):  # grows while tiles are laid
        if len(state.tiles) == tiles:
            break
        extend(table, number, door)
    squares = squares_of(state, 0)
    for hero, square in zip(state.heroes, squares, strict=False):
        put_on_square(state, hero, square)
    for square in squares[-4:]:
        put_monster(table, "orc", square).is_met = True
    state.part = "dungeon"
    return Game(SPEC, 4, options, scene=state, events=False)


def extend(table: Dungeon, number: int, door: Door) -> None:
    """A tile behind a door, if one of them fits there."""
    state = table.state
    turn = len(state.tiles)
    for tile in (*TILES[turn % len(TILES) :], *TILES):
        places = fits(state, tile, door) if door.to == NOWHERE else []
        if places:
            laid = lay(table, tile, places[0])
            entry = shape_of(state.content, tile, places[0].turns).slots[places[0].slot]
            squares = slot_squares(places[0].corner, entry)
            join(state, number, laid, in_step(state, number, squares))
            return


def lay(table: Dungeon, tile: str, fit: Fit) -> int:
    """Lay a tile, with an open door in each of its walls but the one by which it is entered."""
    laid = lay_tile(table, tile, fit.corner, fit.turns)
    for number, slot in enumerate(shape_of(table.state.content, tile, fit.turns).slots):
        if number != fit.slot:
            squares = slot_squares(fit.corner, slot)
            door = Door(trap="", is_open=True, squares=squares, direction=slot.side, of=laid)
            add_door(table.state, door)
    return laid
