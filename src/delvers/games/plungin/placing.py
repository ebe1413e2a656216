"""Placing monsters and chests by dice (PLACE)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import WIDE, opposite, shape_of
from delvers.games.plungin.map import free_neighbours, is_free, squares_of
from delvers.games.plungin.reviving import square_name
from delvers.games.plungin.state import NOWHERE, Chest, Dungeon, Monster, State
from delvers.kernel.requests import Rule

MOST_ROLLS = 60


def rolled_square(table: Dungeon, tile: int) -> int:
    """The square that two placing dice show: column and row of the drawing, or block and cell."""
    state = table.state
    laid = state.tiles[tile]
    book, dice = BOOKS.tiles[laid.tile], state.dice
    shape = shape_of(laid.tile, laid.turns)
    upright = shape_of(laid.tile, 0)
    if book.blocks:
        x, y = book.blocks[dice.pick(len(book.blocks))]
        cell = dice.pick(4)
        drawn = (x + cell % 2, y + cell // 2)
    else:
        drawn = (1 + dice.pick(upright.width), 1 + dice.pick(upright.height))
    across, down = shape.drawn[drawn]
    return laid.corner + down * WIDE + across


def find_square(table: Dungeon, tile: int, seat: int, entry: int, is_chest: bool) -> Rule[int]:
    """A square for a figure; where it cannot stand the builder picks one beside."""
    state = table.state
    for _ in range(MOST_ROLLS):
        square = rolled_square(table, tile)
        if may_stand(state, square, tile, entry, is_chest):
            return square
        beside = [
            there
            for there in free_neighbours(state, square)
            if state.ground[there] == tile and may_stand(state, there, tile, entry, is_chest)
        ]
        if state.terrain.get(square) == "#":
            beside = []
        if beside:
            names = [f"square {square_name(there)}" for there in beside]
            option = yield from ask(seat, names, "DP-PLACE-06", "place_beside")
            return beside[names.index(option)]
    return next((square for square in squares_of(state, tile) if is_free(state, square)), NOWHERE)


def may_stand(state: State, square: int, tile: int, entry: int, is_chest: bool) -> bool:
    """Free, and not in front of the entry door; a chest not in front of any door."""
    if not is_free(state, square) or state.ground[square] != tile:
        return False
    gates = [state.gates.get(square * 4 + direction) for direction in range(4)]
    if is_chest and any(gate is not None for gate in gates):
        return False
    return entry == NOWHERE or entry not in gates


def place_monster(
    table: Dungeon, kind: str, tile: int, seat: int, entry: int, square: int = NOWHERE
) -> Rule[Monster]:
    """A monster on a square of its own, facing the door."""
    if square == NOWHERE:
        square = yield from find_square(table, tile, seat, entry, is_chest=False)
    return put_monster(table, kind, square, entry)


def put_monster(table: Dungeon, kind: str, square: int, entry: int = NOWHERE) -> Monster:
    """A new monster on a square."""
    state, book = table.state, BOOKS.monsters[kind]
    monster = Monster(
        state.next_number,
        kind,
        book.stats.copy(),
        square,
        law=book.law,
        spells=[*book.spells],
    )
    monster.facing = opposite(state.doors[entry].direction) if entry != NOWHERE else 0
    monster.life = book.stats.get("LIFE", 0)
    if state.rules.tougher and not book.boss:
        from delvers.games.plungin.stats import max_life

        monster.life = max_life(state, monster)
    state.next_number += 1
    state.monsters.append(monster)
    state.who[square] = monster.number
    if table.log is not None:
        table.tell(
            "monster_placed",
            "DP-PLACE-01",
            reveals=True,
            who=f"{kind} {monster.number}",
            at=square,
        )
    return monster


def place_chest(
    table: Dungeon,
    tile: int,
    seat: int,
    entry: int,
    difficulty: int,
    is_locked: bool,
    trap: str,
    square: int = NOWHERE,
) -> Rule[None]:
    """A chest on a square of its own, not in front of any door."""
    if square == NOWHERE:
        square = yield from find_square(table, tile, seat, entry, is_chest=True)
    if square == NOWHERE:
        return
    put_chest(table, Chest(difficulty, is_locked, trap=trap, at=square))


def put_chest(table: Dungeon, chest: Chest) -> None:
    """A chest is on the table."""
    state = table.state
    state.chest_at[chest.at] = len(state.chests)
    state.chests.append(chest)
    if table.log is not None:
        table.tell(
            "chest_placed",
            "DP-BUILD-52",
            reveals=True,
            chest=len(state.chests) - 1,
            at=chest.at,
            locked=chest.is_locked,
        )
