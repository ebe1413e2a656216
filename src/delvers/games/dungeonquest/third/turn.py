"""The turns of the heroes (TURN)."""

from delvers.games.dungeonquest.board import TOWERS, TREASURE, label
from delvers.games.dungeonquest.third.attributes import attribute_test
from delvers.games.dungeonquest.third.catacombs import descend, may_descend, travel
from delvers.games.dungeonquest.third.chambers import cross_web, darkness, ways_across
from delvers.games.dungeonquest.third.dragon import enter_treasure_chamber, settle_dragon
from delvers.games.dungeonquest.third.effects_catacomb import try_hole_again
from delvers.games.dungeonquest.third.encounters import encounter_chamber, encounter_space, move
from delvers.games.dungeonquest.third.ending import resolve_end_of_game
from delvers.games.dungeonquest.third.exits import is_anyone_inside, tell_end
from delvers.games.dungeonquest.third.flow import Dungeon, HeroFalls, TurnEnds, ask
from delvers.games.dungeonquest.third.map import kind_at, way_back
from delvers.games.dungeonquest.third.movement import (
    choose_way,
    may_enter,
    move_options,
    sorted_ways,
)
from delvers.games.dungeonquest.third.rift import climb_rift, rope_options
from delvers.games.dungeonquest.third.search import (
    is_sealed,
    perish_if_sealed,
    search,
    why_not_search,
)
from delvers.games.dungeonquest.third.servants import serve_the_dragonlord
from delvers.games.dungeonquest.third.starting import resolve_start_of_turn
from delvers.games.dungeonquest.third.state import NOWHERE, Hero, State
from delvers.games.dungeonquest.third.sun import pass_time
from delvers.kernel.events import Value
from delvers.kernel.requests import CHECKPOINT, Rule


def play(table: Dungeon) -> Rule[None]:
    """Choose towers, then turn after turn until all are out or dead or the doors shut."""
    state = table.state
    if state.stage == "towers" and all(hero.at == NOWHERE for hero in state.heroes):
        tell_setup(table)
    while state.stage == "towers":
        yield CHECKPOINT
        yield from choose_tower(table, state.heroes[state.turn])
    while state.stage == "turns":
        hero = state.heroes[state.turn]
        if has_a_turn(state, hero):
            yield CHECKPOINT
            yield from take_turn(table, hero)
        pass_the_turn(table)
    if state.stage == "over" and not state.has_counted:
        yield CHECKPOINT
        yield from resolve_end_of_game(table)
        state.has_counted = True
        tell_end(table)


def tell_setup(table: Dungeon) -> None:
    """Who runs which hero with which Runes, and who goes first."""
    for hero in table.state.heroes:
        runes: list[Value] = [*hero.runes]
        table.tell("hero_dealt", "DQ3-SETUP-10", seat=hero.seat, hero=hero.id, runes=runes)
    table.tell("first_player", "DQ3-SETUP-14", seat=table.state.first)


def choose_tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """From the first player on, each hero starts in a tower of his own."""
    state = table.state
    taken = {other.at for other in state.heroes}
    free = [tower for tower in TOWERS if tower not in taken]
    options = [f"tower {label(tower)}" for tower in free]
    refused = {f"tower {label(tower)}": "DQ3-SETUP-19" for tower in TOWERS if tower in taken}
    option = yield from ask(hero.seat, options, "DQ3-SETUP-18", "choose_tower", refused)
    hero.at = free[options.index(option)]
    if table.log is not None:
        table.tell("tower_chosen", "DQ3-SETUP-18", seat=hero.seat, at=hero.at)
    state.turn = (state.turn + 1) % len(state.heroes)
    if state.turn == state.first:
        state.stage = "turns"


def pass_the_turn(table: Dungeon) -> None:
    """The next player is up, unless nobody is left inside."""
    state = table.state
    if state.shown_dragons:
        settle_dragon(table)
    state.turn = (state.turn + 1) % len(state.heroes)
    if not is_anyone_inside(state):
        state.stage = "over"


def has_a_turn(state: State, hero: Hero) -> bool:
    """Whoever is inside, the first player for the sun's sake, and servants of the dragonlord."""
    if hero.status in ("exploring", "below") or hero.seat == state.first:
        return True
    return state.rules.servants and hero.status == "dead"


def take_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """Sun, start-of-turn effects, then one action; a fall or an effect may end it early."""
    state = table.state
    if table.log is not None:
        table.tell("turn_began", "DQ3-TURN-01", seat=hero.seat)
    if hero.seat == state.first:
        yield from pass_time(table)
    if state.stage == "over":
        return
    try:
        if hero.status in ("exploring", "below"):
            yield from hero_turn(table, hero)
        elif hero.status == "dead" and state.rules.servants:
            yield from serve_the_dragonlord(table, hero)
    except (TurnEnds, HeroFalls):
        pass


def hero_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """What is due at the start, then the action."""
    hero.passed.clear()
    hero.has_prayed = False
    if hero.skips:
        hero.skips -= 1
        if table.log is not None:
            table.tell("turn_skipped", "DQ3-TURN-12", seat=hero.seat)
        return
    yield from resolve_start_of_turn(table, hero)
    if hero.status == "below":
        if hero.bound != "hole" or not (yield from try_hole_again(table, hero)):
            yield from travel(table, hero)
    elif hero.owes_encounter:
        yield from encounter_space(table, hero)
    else:
        yield from act(table, hero)


def act(table: Dungeon, hero: Hero) -> Rule[None]:
    """Move, search, go below or face the dragon again; what binds a hero comes first."""
    if hero.bound == "caught":
        yield from cross_web(table, hero)
    elif is_sealed(table.state, hero):
        yield from perish_if_sealed(table, hero)
        yield from act_freely(table, hero)
    elif hero.bound == "dark":
        yield from darkness(table, hero)
    elif hero.bound == "back":
        yield from go_back(table, hero)
    elif kind_at(table.state, hero.at) == "cave_in":
        yield from act_in_cave_in(table, hero)
    else:
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
        options.append("stay")
    options += rope_options(state, hero)
    if not options:
        lose_turn(table, hero, "DQ3-CLAR-09")
        return
    option = yield from ask(hero.seat, options, "DQ3-TURN-03", "act", refused)
    if option == "search":
        yield from search(table, hero)
    elif option == "descend":
        yield from descend(table, hero, "DQ3-TURN-08")
    elif option == "stay":
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
