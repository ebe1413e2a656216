"""What is in a new room: monsters, chests, what a location says (BUILD, SPECIAL, UNIQUE)."""

from delvers.games.plungin.rules.board.laying import effect_of
from delvers.games.plungin.rules.board.map import free_neighbours, is_free, squares_of
from delvers.games.plungin.rules.board.placing import (
    counted,
    drawn_square,
    place_chest,
    place_monster,
    put_chest,
)
from delvers.games.plungin.rules.books.dungeon import Location, Some
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Chest
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.kernel.requests import Rule


def fill_room(
    table: Dungeon, hero: Hero, tile: int, entry: int, has_chests: bool = True
) -> Rule[None]:
    """Table 3.2: chests first, then monsters."""
    pack = table.state.content.packs[table.state.pack]
    row = roll_on(table, "encounters", pack.encounters, "DP-BUILD-49")
    if has_chests:
        for _ in range(row.chests):
            lock = roll_on(table, "chests", pack.chests, "DP-BUILD-51")
            yield from place_chest(
                table, tile, hero.seat, entry, row.difficulty, lock.locked, UNKNOWN
            )
    if row.monsters:
        yield from bring_monsters(table, hero, tile, entry)


def bring_monsters(table: Dungeon, hero: Hero, tile: int, entry: int) -> Rule[None]:
    """Table 3.2.2: which monsters and how many."""
    state = table.state
    pack = state.content.packs[state.pack]
    more = pack.stages[state.chapter].monsters
    row = roll_on(table, "monsters", pack.monsters, "DP-BUILD-53", more)
    yield from place_group(table, hero, tile, entry, row.group)


def place_group(
    table: Dungeon, hero: Hero, tile: int, entry: int, group: tuple[Some, ...]
) -> Rule[None]:
    """Every monster of a group, each by its own placing roll."""
    for kind in counted(table, group):
        yield from place_monster(table, kind, tile, hero.seat, entry)


def fill_location(
    table: Dungeon, hero: Hero, tile: int, entry: int, location: Location
) -> Rule[None]:
    """Monsters, chests and things as the description says."""
    state = table.state
    for at in range(location.chests):
        square = NOWHERE
        if at < len(location.chests_at):
            square = drawn_square(state, tile, location.chests_at[at])
        is_safe = location.id in {
            one.id for one in state.content.packs[state.pack].unique_locations
        }
        yield from place_chest(
            table,
            tile,
            hero.seat,
            entry,
            location.difficulty or 1,
            location.locked,
            "" if is_safe else UNKNOWN,
            square,
        )
    if location.boss:
        square = boss_square(table, tile, location)
        yield from place_monster(table, location.boss, tile, hero.seat, entry, square)
    yield from place_group(table, hero, tile, entry, location.group)
    if location.monsters == "encounter":
        yield from fill_room(table, hero, tile, entry, has_chests=False)
    elif location.monsters == "monsters":
        yield from bring_monsters(table, hero, tile, entry)
    put_cages(table, tile)


def boss_square(table: Dungeon, tile: int, location: Location) -> int:
    """Where a boss stands: on a place of the drawing, on or beside marked squares, anywhere."""
    state, where = table.state, location.boss_at
    squares = squares_of(state, tile)
    if "," in where:
        x, y = (int(part) for part in where.split(","))
        return drawn_square(state, tile, (x, y))
    if where in "EF":
        fitting = [s for s in squares if state.terrain.get(s) == where and is_free(state, s)]
    elif where == "free":
        fitting = [s for s in squares if is_free(state, s)]
    else:
        marked = [s for s in squares if state.terrain.get(s) == where]
        fitting = [s for one in marked for s in free_neighbours(state, one)]
    return state.dice.choice(fitting) if fitting else NOWHERE


def put_cages(table: Dungeon, tile: int) -> None:
    """The cages of cells are locked like chests."""
    state = table.state
    if effect_of(state.content, state.tiles[tile].location) != "cells":
        return
    for square in squares_of(state, tile):
        if state.terrain.get(square) == "O":
            put_chest(table, Chest(1, True, at=square, kind="cage"))
