"""Placing monsters and chests by dice (PLACE)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.grid import NORTH, WATER, opposite, shape_of
from delvers.games.plungin.rules.board.map import doors_at, is_free, mark, neighbours, squares_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.dungeon import Some
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import ROCK
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.options import STAND_ON
from delvers.games.plungin.rules.squares import WIDE
from delvers.games.plungin.rules.state.figures import NOWHERE, Monster
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, ask

MOST_ROLLS = 60
"""After so many rolls that find no place, one is drawn from those that are left."""


def rolled_square(table: Dungeon, tile: int) -> int:
    """The square that two placing dice show: column and row of the drawing, or block and cell."""
    state = table.state
    laid = state.tiles[tile]
    book, pick = state.content.tiles[laid.tile], state.dice.pick
    if book.blocks:
        column, row = book.blocks[pick(len(book.blocks))]
        across, down = book.cells[pick(len(book.cells))]
        return drawn_square(state, tile, (column + across, row + down))
    upright = shape_of(state.content, laid.tile, 0)
    return drawn_square(state, tile, (1 + pick(upright.width), 1 + pick(upright.height)))


def drawn_square(state: State, tile: int, place: tuple[int, int]) -> int:
    """The square at a place of the drawing of a tile, whichever way the tile lies."""
    laid = state.tiles[tile]
    across, down = shape_of(state.content, laid.tile, laid.turns).drawn[place]
    return laid.corner + down * WIDE + across


def find_square(table: Dungeon, tile: int, seat: int, entry: int, is_chest: bool) -> Rule[int]:
    """A square for a figure; where it cannot stand the builder picks one beside."""
    state = table.state
    again = state.content.tiles[state.tiles[tile].tile].again
    for _ in range(MOST_ROLLS):
        square = rolled_square(table, tile)
        if may_stand(state, square, tile, entry, is_chest):
            return square
        if again and mark(state, square) == ROCK:
            continue
        beside = [
            there
            for there in neighbours(state, square)
            if may_stand(state, there, tile, entry, is_chest)
        ]
        if beside:
            names = [STAND_ON(there) for there in beside]
            rule = "DP-CONFLICT-38" if is_free(state, square) else "DP-PLACE-06"
            option = yield from ask(seat, names, rule, prompts.PLACE_BESIDE())
            return beside[names.index(option)]
    free = [s for s in squares_of(state, tile) if may_stand(state, s, tile, entry, is_chest)]
    return state.dice.choice(free) if free else NOWHERE


def may_stand(state: State, square: int, tile: int, entry: int, is_chest: bool) -> bool:
    """Free, and not in front of the entry door; a chest not in front of any door nor in water."""
    if not is_free(state, square) or state.ground[square] != tile:
        return False
    gates = doors_at(state, square)
    if is_chest:
        return not gates and mark(state, square) != WATER
    return entry not in gates


def place_monster(
    table: Dungeon, kind: str, tile: int, seat: int, entry: int, square: int = NOWHERE
) -> Rule[None]:
    """A monster on a square of its own, facing the door; none where there is no room for it."""
    if square == NOWHERE:
        square = yield from find_square(table, tile, seat, entry, is_chest=False)
    if square != NOWHERE:
        put_monster(table, kind, square, entry)


def put_monster(table: Dungeon, kind: str, square: int, entry: int = NOWHERE) -> Monster:
    """A new monster on a square."""
    state, book = table.state, table.state.content.monsters[kind]
    monster = Monster(
        state.next_number,
        kind,
        book.stats.copy(),
        square,
        law=book.law,
        spells=[*book.spells],
        content=state.content,
    )
    monster.facing = facing_door(state, square, entry)
    monster.life = book.stats.get("LIFE", 0)
    if state.rules.tougher and not book.boss:
        monster.life = max_life(state, monster)
    monster.home = state.ground.get(square, NOWHERE)
    state.next_number += 1
    state.monsters.append(monster)
    state.who[square] = monster.number
    table.tell_to(
        REVEALED,
        events.monster_placed,
        "DP-BOSS-02" if book.boss else "DP-PLACE-01",
        who=f"{kind} {monster.number}",
        at=square,
    )
    return monster


def facing_door(state: State, square: int, entry: int) -> int:
    """The direction in which one looks at the door by which the heroes come in."""
    if entry == NOWHERE:
        return NORTH
    door = state.doors[entry]
    return door.direction if door.of == state.ground[square] else opposite(door.direction)


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
    table.tell_to(
        REVEALED,
        events.chest_placed,
        "DP-BUILD-52",
        chest=len(state.chests) - 1,
        at=chest.at,
        locked=chest.is_locked,
    )


def counted(table: Dungeon, group: tuple[Some, ...]) -> list[str]:
    """The monsters of a group one by one; fewer of them for fewer heroes."""
    state = table.state
    numbers = [roll_words(state.dice, some.count) for some in group]
    if state.rules.fewer_heroes:
        heroes = sum(not hero.is_escort for hero in state.heroes)
        all_of_them = sum(numbers)
        numbers = thinned(state.content, group, numbers, heroes)
        if table.log is not None and sum(numbers) < all_of_them:
            fewer = all_of_them - sum(numbers)
            table.tell_to(REVEALED, events.fewer_monsters, "DP-SETUP-06", amount=fewer)
    return [some.monster for some, count in zip(group, numbers, strict=True) for _ in range(count)]


def thinned(books: Books, group: tuple[Some, ...], numbers: list[int], heroes: int) -> list[int]:
    """Three heroes meet one monster less of three or more, two heroes half of them."""
    total = sum(numbers)
    drop = {3: 1 if total >= 3 else 0, 2: total // 2, 1: total // 2}.get(heroes, 0)
    levels = [books.monsters[some.monster].level for some in group]
    numbers = [*numbers]
    for _ in range(drop):
        weakest = min((at for at, count in enumerate(numbers) if count), key=lambda at: levels[at])
        numbers[weakest] -= 1
    return numbers
