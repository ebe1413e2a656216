"""What can be found in special locations (SPECIAL)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.map import living, neighbours
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.dungeon import Location
from delvers.games.plungin.rules.books.registry import PLACE_OPTIONS, PLACES
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.explore.places import READ
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.inventory import hand_over
from delvers.games.plungin.rules.options import MAKE, SEARCH
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import LaidTile
from delvers.games.plungin.rules.state.rewards import earn, gain_gold, gain_valuable
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import roll_die, tell
from delvers.games.plungin.rules.state.terrain_counter import stage_of
from delvers.games.plungin.rules.things.recipes import make, recipe_options
from delvers.games.plungin.rules.things.treasure import gain_from
from delvers.games.plungin.rules.traps.searching import can_do, search_parts
from delvers.kernel.requests import Rule

FOUND = "DP-SPECIAL-03"
RACKS = {3: "whetstone", 4: "rusty_sword", 5: "wooden_shield"}
BENCH = ("moon_moss", "moon_moss", "cave_honey", "ember_salt", "frost_lily", "potion_healing")


def place_clause(location: str) -> str:
    """What the entry of a location says."""
    return clause_of("location", location, FOUND)


def discover(table: Dungeon, location: Location) -> None:
    """The first of some locations brings experience."""
    state = table.state
    if location.exp and location.id not in state.adventure.locations_found:
        state.adventure.locations_found.append(location.id)
        exp = location.exp * stage_of(state).level
        learned = any("lore" in hero.abilities for hero in living(state))
        earn(table, exp * 3 // 2 if learned else exp, Named(location.id), "DP-XP-08")


# -- searching -------------------------------------------------------------------------------------


def pair_beside(state: State, hero: Hero, mark: str) -> int | None:
    """A pair of marked squares beside a hero that nobody has searched, by its first square."""
    searched = state.tiles[state.ground[hero.at]].searched
    for square in neighbours(state, hero.at):
        if state.terrain.get(square) == mark:
            like = [s for s in neighbours(state, square) if is_like(state, s, mark)]
            first = min([square, *like])
            if first not in searched:
                return first
    return None


def is_like(state: State, square: int, mark: str) -> bool:
    """Whether a square has a mark."""
    return state.terrain.get(square) == mark


def library_options(state: State, hero: Hero, _tile: int) -> list[str]:
    """A pair of bookcases can be searched once."""
    return search_options(state, hero, "B")


def armoury_options(state: State, hero: Hero, tile: int) -> list[str]:
    """A pair of racks can be searched once, when the monsters are dead."""
    foes = [one for one in state.monsters if one.side == "monsters"]
    if any(state.ground[one.at] == tile for one in foes):
        return []
    return search_options(state, hero, "W")


def search_options(state: State, hero: Hero, mark: str) -> list[str]:
    """A Detect action on a pair of squares at hand."""
    if hero.is_escort or not can_do(hero, "detect") or pair_beside(state, hero, mark) is None:
        return []
    return [SEARCH()]


def search_pair(
    table: Dungeon, hero: Hero, laid: LaidTile, mark: str, difficulty: int
) -> Rule[bool]:
    """A Detect check on a pair of marked squares, which nobody can then search again."""
    pair = pair_beside(table.state, hero, mark)
    assert pair is not None
    laid.searched = (*laid.searched, pair)
    return (yield from search(table, hero, difficulty))


def search(table: Dungeon, hero: Hero, difficulty: int) -> Rule[bool]:
    """A Detect check on an object."""
    hero.did.append("detect")
    dice = search_parts(table.state, hero)
    found = yield from check(table, hero, "WIT", difficulty, "DP-ACTION-22", dice, "search")
    return found.passed


def library(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """Books: a tome (or what was hidden in the first library), a spell book, some gold."""
    state, laid = table.state, table.state.tiles[tile]
    if not (yield from search_pair(table, hero, laid, "B", 2)):
        return
    laid.finds += 1
    if laid.finds == 1:
        has_pane = bool(state.content.packs[state.pack].oil) and not state.adventure.is_pane_found
        state.adventure.is_pane_found = True
        item = "pane_of_dawn" if has_pane else "tome_of_knowledge_lesser"
        yield from hand_over(table, item, hero.number)
    elif laid.finds == 2:
        yield from gain_from(table, hero, state.content.items["spell_book_lesser"].table)
    else:
        gain_gold(
            table, roll_words(state.dice, "1d6x3"), "library", place_clause("library"), hero.number
        )


def armoury(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """Racks: mostly rust, and one good thing."""
    state = table.state
    if not (yield from search_pair(table, hero, state.tiles[tile], "W", 1)):
        return
    number = roll_die(table, "armoury", place_clause("armoury"))
    item = RACKS.get(number, "")
    if number == 6:
        first = "studded_leather" if stage_of(state).level <= 2 else "iron_shield"
        item = "whetstone" if state.adventure.is_armour_found else first
        state.adventure.is_armour_found = True
    if item:
        yield from hand_over(table, item, hero.number)


def den_options(state: State, hero: Hero, tile: int) -> list[str]:
    """The bench can be searched by each hero once, and potions brewed."""
    if hero.is_escort:
        return []
    is_there = any(is_like(state, square, "T") for square in neighbours(state, hero.at))
    is_new = hero.number not in state.tiles[tile].searched_by
    may = is_there and is_new and can_do(hero, "detect")
    return [*([SEARCH()] if may else []), *recipe_options(state, hero, brewing=True)]


def den(table: Dungeon, hero: Hero, tile: int, option: str) -> Rule[None]:
    """The alchemist's bench: something to find, and a place to brew."""
    if (recipe := MAKE.read(option)) is not None:
        yield from make(table, hero, *recipe)
        return
    laid = table.state.tiles[tile]
    laid.searched_by = (*laid.searched_by, hero.number)
    if not (yield from search(table, hero, 1)):
        return
    item = BENCH[roll_die(table, "alchemists_den", place_clause("alchemists_den")) - 1]
    if table.state.content.items[item].kind == "reagent":
        gain_valuable(table, item, FOUND, hero.number)
    else:
        yield from hand_over(table, item, hero.number)


def read_inscription(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """One hero may read it; who can learns something about the traps of this dungeon."""
    state, event = table.state, table.state.content.events["ev_inscription"]
    state.tiles[tile].has_inscription = False
    assert event.stat is not None
    read = yield from check(
        table, hero, event.stat, event.difficulty, "DP-BUILD-43", why=Named(event.id)
    )
    if read.passed:
        earn(table, event.exp * stage_of(state).level, Named(event.id), "DP-XP-06")
        state.adventure.knows_traps = True


# -- cages -----------------------------------------------------------------------------------------


def open_cage(table: Dungeon, hero: Hero) -> Rule[None]:
    """Bones, gold, a key, or a prisoner, who will be thankful in the village."""
    state = table.state
    number = roll_die(table, "cells", place_clause("cells"))
    if number == 4:
        gain_gold(
            table, roll_words(state.dice, "1d6x2"), "cells", place_clause("cells"), hero.number
        )
    elif number == 5:
        yield from hand_over(table, "key", hero.number)
    elif number == 6 and not state.adventure.is_prisoner_freed:
        state.adventure.is_prisoner_freed = True
        state.adventure.prisoner_level = stage_of(state).level
        tell(table, events.prisoner_freed, FOUND, hero)
        earn(table, 30 * stage_of(state).level, "prisoner", "DP-XP-08")


PLACE_OPTIONS.update(
    {
        "library": library_options,
        "armoury": armoury_options,
        "den": den_options,
    }
)
PLACES.update(
    {
        "library": library,
        "armoury": armoury,
        "den": den,
        READ: read_inscription,
    }
)
