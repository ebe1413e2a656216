"""The turns of the heroes (TURN)."""

from delvers.games.dungeonquest.board import TREASURE
from delvers.games.dungeonquest.catacombs import descend, travel
from delvers.games.dungeonquest.dragon import FACE
from delvers.games.dungeonquest.effects_catacomb import try_hole_again
from delvers.games.dungeonquest.encounters import encounter_chamber
from delvers.games.dungeonquest.flow import ask
from delvers.games.dungeonquest.map import kind_at
from delvers.games.dungeonquest.movement import choose_way, move_options, sorted_ways
from delvers.games.dungeonquest.rift import climb_rift, rope_options
from delvers.games.dungeonquest.starting import resolve_start_of_turn
from delvers.games.dungeonquest.state import NOWHERE
from delvers.games.dungeonquest.third.attributes import attribute_test
from delvers.games.dungeonquest.third.catacombs import may_descend
from delvers.games.dungeonquest.third.chambers import cross_web, darkness, ways_across
from delvers.games.dungeonquest.third.dragon import enter_treasure_chamber, settle_dragon
from delvers.games.dungeonquest.third.encounters import encounter_space, move
from delvers.games.dungeonquest.third.movement import may_enter, way_back
from delvers.games.dungeonquest.third.search import (
    is_sealed,
    perish_if_sealed,
    search,
    why_not_search,
)
from delvers.games.dungeonquest.third.servants import serve_the_dragonlord
from delvers.games.dungeonquest.third.state import Dungeon, Hero, State
from delvers.games.dungeonquest.turns import is_skipped
from delvers.kernel.requests import Rule


def has_a_turn(state: State, hero: Hero) -> bool:
    """Whoever is inside, and servants of the dragonlord."""
    if hero.status in ("exploring", "below"):
        return True
    return state.rules.servants and hero.status == "dead"


def take_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """What is due at the start, then the action; a dead hero may serve the dragonlord."""
    if hero.status not in ("exploring", "below"):
        if hero.status == "dead" and table.state.rules.servants:
            yield from serve_the_dragonlord(table, hero)
        return
    if is_skipped(table, hero):
        return
    yield from resolve_start_of_turn(table, hero)
    if hero.status == "below":
        if hero.bound != "hole" or not (yield from try_hole_again(table, hero)):
            yield from travel(table, hero)
    elif hero.owes_encounter:
        yield from encounter_space(table, hero)
    else:
        yield from act(table, hero)


def end_turn(table: Dungeon) -> None:
    """The dragon falls asleep again when nobody is left with him."""
    if table.state.shown_dragons:
        settle_dragon(table)


def stand_in_tower(_table: Dungeon, _hero: Hero) -> Rule[None]:
    """Nothing happens before the first turn."""
    return
    yield


def act(table: Dungeon, hero: Hero) -> Rule[None]:
    """Move, search, go below or face the dragon again; what binds a hero comes first."""
    if hero.bound == "caught":
        return cross_web(table, hero)
    if is_sealed(table.state, hero):
        return act_while_sealed(table, hero)
    if hero.bound == "dark":
        return darkness(table, hero)
    if hero.bound == "back":
        return go_back(table, hero)
    if kind_at(table.state, hero.at) == "cave_in":
        return act_in_cave_in(table, hero)
    return act_freely(table, hero)


def act_while_sealed(table: Dungeon, hero: Hero) -> Rule[None]:
    """Whoever is walled in and has searched enough dies."""
    yield from perish_if_sealed(table, hero)
    yield from act_freely(table, hero)


def act_freely(table: Dungeon, hero: Hero) -> Rule[None]:
    """The choice of a normal turn."""
    state = table.state
    ways, refused = sorted_ways(state, hero)
    options = move_options(ways)
    why_not = why_not_search(state, hero)
    if why_not is None:
        options.append("search")
    else:
        refused["search"] = why_not
    if may_descend(state, hero):
        options.append("descend")
    if hero.at == TREASURE:
        options.append(FACE)
    options += rope_options(state, hero)
    if not options:
        lose_turn(table, hero, "DQ3-CLAR-09")
        return
    option = yield from ask(hero.seat, options, "DQ3-TURN-03", "act", refused)
    if option == "search":
        yield from search(table, hero)
    elif option == "descend":
        yield from descend(table, hero, "DQ3-TURN-08")
    elif option == FACE:
        yield from enter_treasure_chamber(table, hero)
    elif option.startswith("rope "):
        yield from climb_rift(table, hero, option)
    else:
        yield from move(table, hero, ways[options.index(option)])


def lose_turn(table: Dungeon, hero: Hero, rule: str) -> None:
    """A blocked hero loses his turn."""
    if table.log is not None:
        table.tell("blocked", rule, seat=hero.seat)


def go_back(table: Dungeon, hero: Hero) -> Rule[None]:
    """Back to the chamber he came from; if a wall has come between he meets his chamber anew."""
    way = way_back(table.state, hero)
    if way is None:
        yield from encounter_chamber(table, hero)
    elif may_enter(table.state, hero, way.to):
        yield from move(table, hero, way)
    else:
        lose_turn(table, hero, "DQ3-GAP-48")


def act_in_cave_in(table: Dungeon, hero: Hero) -> Rule[None]:
    """Retreat to where he came from, or cross with an Agility test."""
    state = table.state
    back = way_back(state, hero)
    options, refused = ["cross"], {"search": "DQ3-SEARCH-08"}
    why_not = why_not_retreat(table, hero)
    if why_not is None:
        options.append("retreat")
    else:
        refused["retreat"] = why_not
    if may_descend(state, hero):
        options.append("descend")
    option = yield from ask(hero.seat, options, "DQ3-ROOM-24", "cave_in", refused)
    if option == "descend":
        yield from descend(table, hero, "DQ3-TURN-08")
    elif option == "retreat":
        assert back is not None
        yield from move(table, hero, back)
    else:
        yield from cross_cave_in(table, hero)


def why_not_retreat(table: Dungeon, hero: Hero) -> str | None:
    """The clause that bars the way back: he came from nowhere, a wall, another hero."""
    if hero.came_from == NOWHERE:
        return "DQ3-GAP-55"
    back = way_back(table.state, hero)
    if back is None:
        return "DQ3-TILE-03"
    return None if may_enter(table.state, hero, back.to) else "DQ3-GAP-48"


def cross_cave_in(table: Dungeon, hero: Hero) -> Rule[None]:
    """Over the rubble and on through another passage, if there is one."""
    tested = yield from attribute_test(table, hero, "agility", "here cave_in", "DQ3-ROOM-26")
    ways = ways_across(table, hero)
    if tested.passed and ways:
        way = yield from choose_way(table, hero, ways, "DQ3-GAP-53")
        yield from move(table, hero, way)
