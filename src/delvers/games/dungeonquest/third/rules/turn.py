"""The turns of the heroes (TURN)."""

from functools import partial
from typing import Final

from delvers.games.dungeonquest.common.rules import flow
from delvers.games.dungeonquest.common.rules import prompts as common_prompts
from delvers.games.dungeonquest.common.rules.attributes import HERE
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE
from delvers.games.dungeonquest.common.rules.catacombs import descend, travel
from delvers.games.dungeonquest.common.rules.edition import Meeting
from delvers.games.dungeonquest.common.rules.effects.catacomb import try_hole_again
from delvers.games.dungeonquest.common.rules.encounters import encounter_chamber
from delvers.games.dungeonquest.common.rules.exits import leave_dungeon
from delvers.games.dungeonquest.common.rules.map import kind_at, ways_out
from delvers.games.dungeonquest.common.rules.movement import (
    choose_way,
    move_options,
    open_ways,
    refused_moves,
)
from delvers.games.dungeonquest.common.rules.options import (
    CROSS,
    DESCEND,
    FACE_DRAGON,
    LEAVE,
    SEARCH,
    STAY,
)
from delvers.games.dungeonquest.common.rules.rift import climb_rift, rope_options
from delvers.games.dungeonquest.common.rules.starting import (
    resolve_due,
    use_something,
    voluntary,
)
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.turns import is_skipped
from delvers.games.dungeonquest.common.rules.ways import WAY_BY
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.attributes import attribute_test, give_up_portcullises
from delvers.games.dungeonquest.third.rules.catacombs import may_descend
from delvers.games.dungeonquest.third.rules.chambers import (
    darkness,
    leave_web,
    move_across,
    refused_exit,
    stand_on_far_side,
    ways_across,
)
from delvers.games.dungeonquest.third.rules.dragon import enter_treasure_chamber, settle_dragon
from delvers.games.dungeonquest.third.rules.encounters import encounter_space, move
from delvers.games.dungeonquest.third.rules.leaving import why_not_leave
from delvers.games.dungeonquest.third.rules.monsters.meeting import meet_lurkers
from delvers.games.dungeonquest.third.rules.monsters.servants import serve_the_dragonlord
from delvers.games.dungeonquest.third.rules.movement import may_enter, tell_must_cross, way_back
from delvers.games.dungeonquest.third.rules.options import RETREAT
from delvers.games.dungeonquest.third.rules.search import (
    MOST_SEARCHES,
    has_searched_enough,
    is_sealed,
    perish_if_sealed,
    search,
    why_not_search,
)
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Ask, Refusals, Rule, ask

CAVE_IN: Final = HERE("cave_in")
"""The test to get over rubble."""


def has_a_turn(state: State, hero: Hero) -> bool:
    """Whoever is inside, and servants of the dragonlord."""
    if hero.status in ("exploring", "below"):
        return True
    return state.rules.servants and hero.status == "dead"


def take_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """What is due at the start, then the action; a dead hero may serve the dragonlord.

    A turn that is under way goes on where the hero was asked what to do.
    """
    if table.state.is_acting:
        yield from act_freely(table, hero)
        return
    if hero.status not in ("exploring", "below"):
        if hero.status == "dead" and table.state.rules.servants:
            yield from serve_the_dragonlord(table, hero)
        return
    if is_skipped(table, hero):
        return
    if hero.bound in ("stuck", "pit"):
        hero.bound = ""
    was_caught = hero.bound == "caught"
    if hero.kept or hero.row or hero.bound:
        yield from resolve_due(table, hero)
    if not was_caught and voluntary(table.state, hero):  # who has torn a web moves on at once
        yield from use_something(table, hero)
    if hero.status == "below":
        if hero.bound != "hole" or not (yield from try_hole_again(table, hero)):
            yield from travel(table, hero)
    elif hero.owes_encounter:
        yield from encounter_space(table, hero)
    else:
        yield from act(table, hero)


def end_turn(table: Dungeon) -> None:
    """Searches that are not in consecutive turns and passages that were not used are over.

    The dragon falls asleep again when nobody is left with him.
    """
    hero = table.state.heroes[table.state.turn]
    if hero.passage > 0:
        hero.passage -= 1
    if not hero.has_searched and hero.searches < MOST_SEARCHES:
        hero.searches = 0
    hero.has_searched = False
    if table.state.shown_dragons:
        settle_dragon(table)


def stand_in_tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """Before the first turn it is told how late the heroes come; later a Monster may wait there."""
    state = table.state
    is_first = state.stage == "towers" and hero.seat == state.first
    if is_first and state.rules.late_start:
        table.tell(
            events.late_start,
            "DQ3-VAR-LATE-02",
            seat=hero.seat,
            dice=[state.sun - 1],
            sun=state.sun,
        )
    yield from meet_lurkers(table, hero)


def act(table: Dungeon, hero: Hero) -> Rule[None]:
    """Move, search, go below or face the dragon again; what binds a hero comes first."""
    is_in_cave_in = kind_at(table.state, hero.at) == "cave_in"
    is_free = not is_in_cave_in and hero.bound not in BINDING
    if (not is_free or has_searched_enough(hero)) and is_sealed(table.state, hero):
        return act_while_sealed(table, hero)
    if hero.bound in BINDING:
        return BINDING[hero.bound](table, hero)
    return act_in_cave_in(table, hero) if is_in_cave_in else act_freely(table, hero)


def act_while_sealed(table: Dungeon, hero: Hero) -> Rule[None]:
    """Whoever is walled in and has searched enough dies."""
    yield from perish_if_sealed(table, hero)
    yield from act_freely(table, hero)


def act_freely(table: Dungeon, hero: Hero) -> Rule[None]:
    """The choice of a normal turn; who can neither move nor search need not do what he only may."""
    state = table.state
    question = table.known or what_to_do(state, hero)
    table.known = None
    option = question.options[0]
    if len(question.options) > 1:
        state.is_acting = True
        _, option = yield question
        state.is_acting = False
    way = WAY_BY[hero.at].get(option)
    if way is not None:
        yield from move(table, hero, way)
        return
    if hero.determination:
        give_up_portcullises(table, hero, None)
    if option == STAY:
        is_worn_out = why_not_search(state, hero) == "DQ3-SEARCH-05"
        lose_turn(table, hero, "DQ3-CLAR-09" if is_worn_out else "DQ3-GAP-62")
        return
    yield from act_otherwise(table, hero, option)


def what_to_do(state: State, hero: Hero) -> Ask:
    """What a hero can do in a normal turn."""
    ways = open_ways(state, hero)
    options = move_options(ways)
    why_not = why_not_search(state, hero)
    if why_not is None:
        options.append(SEARCH)
    if may_descend(state, hero):
        options.append(DESCEND)
    if hero.at == TREASURE:
        options.append(FACE_DRAGON)
    if hero.at in TOWERS and why_not_leave(state, hero) is None:
        options.insert(0, LEAVE)
    options += rope_options(state, hero)
    if not options or (why_not is not None and not ways and is_blocked(state, hero)):
        options.append(STAY)
    refused = Refusals(partial(refused_actions, state, hero))
    act = common_prompts.ACT
    return Ask(hero.seat, tuple(options), "DQ3-TURN-03", act, refused, checkpoint=True)


def refused_actions(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot do what he might expect to be able to do in a normal turn."""
    refused, why_not = refused_moves(state, hero), why_not_search(state, hero)
    if why_not is not None:
        refused[SEARCH] = why_not
    return refused | refused_exit(state, hero) if hero.at in TOWERS else refused


def act_otherwise(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """What a hero does in his turn instead of moving."""
    if option == SEARCH:
        yield from search(table, hero)
    elif option == DESCEND:
        yield from descend(table, hero, "DQ3-TURN-08")
    elif option == FACE_DRAGON:
        yield from enter_treasure_chamber(table, hero)
    elif option == LEAVE:
        leave_dungeon(table, hero)
    else:
        yield from climb_rift(table, hero, option)


def is_blocked(state: State, hero: Hero) -> bool:
    """Whether other heroes bar all ways that walls leave open."""
    return bool(ways_out(state, hero)) and not open_ways(state, hero)


def lose_turn(table: Dungeon, hero: Hero, rule: str) -> None:
    """A blocked hero loses his turn."""
    table.tell(events.blocked, rule, seat=hero.seat)


def go_back(table: Dungeon, hero: Hero) -> Rule[None]:
    """Back to the chamber he came from; if a wall has come between he meets his chamber anew."""
    way = way_back(table.state, hero)
    if way is None:
        yield from encounter_chamber(table, hero)
    elif may_enter(table.state, hero, way.to):
        yield from move(table, hero, way)
    else:
        lose_turn(table, hero, "DQ3-GAP-48")


BINDING: Final[dict[str, Meeting]] = {
    "through": leave_web,
    "over": stand_on_far_side,
    "dark": darkness,
    "back": go_back,
}
"""What a hero does who is bound to it."""


def act_in_cave_in(table: Dungeon, hero: Hero) -> Rule[None]:
    """Retreat to where he came from, or cross with an Agility test."""
    options, refused = ways_out_of_cave_in(table.state, hero)
    refused[SEARCH] = "DQ3-SEARCH-08"
    if may_descend(table.state, hero):
        options.append(DESCEND)
    if len(options) == 1:
        tell_must_cross(table, hero, refused[RETREAT])
    option = yield from ask(hero.seat, options, "DQ3-ROOM-24", prompts.CAVE_IN, refused)
    if option == DESCEND:
        give_up_portcullises(table, hero, None)
        yield from descend(table, hero, "DQ3-TURN-08")
    else:
        yield from leave_cave_in(table, hero, option)


def ways_out_of_cave_in(state: State, hero: Hero) -> tuple[list[str], dict[str, str]]:
    """Over the rubble or back, and why he cannot go back."""
    why_not = why_not_retreat(state, hero)
    return ([CROSS, RETREAT], {}) if why_not is None else ([CROSS], {RETREAT: why_not})


def leave_cave_in(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Back to where he came from, or over the rubble."""
    if option == CROSS:
        yield from cross_cave_in(table, hero)
        return
    back = way_back(table.state, hero)
    assert back is not None
    yield from move(table, hero, back)


def why_not_retreat(state: State, hero: Hero) -> str | None:
    """The clause that bars the way back: he came from nowhere, a wall, another hero."""
    if hero.came_from == NOWHERE:
        return "DQ3-GAP-55"
    back = way_back(state, hero)
    if back is None:
        return "DQ3-TILE-03"
    return None if may_enter(state, hero, back.to) else "DQ3-GAP-48"


def cross_cave_in(table: Dungeon, hero: Hero) -> Rule[None]:
    """Over the rubble and on through another passage, if there is one."""
    tested = yield from attribute_test(table, hero, "agility", CAVE_IN, "DQ3-ROOM-26")
    if not tested.passed:
        hero.bound = "stuck"
        flow.end_turn(table, hero, "stuck", "DQ3-ROOM-28")
    yield from move_across(table, hero, ways_across(table, hero), "DQ3-GAP-53", "DQ3-GAP-59")


# -- one move more ---------------------------------------------------------------------------------


def why_not_move(state: State, hero: Hero) -> str | None:
    """The clause by which a hero cannot move of his own accord; None if he can."""
    if hero.owes_encounter:
        return "DQ3-TURN-11"
    if hero.bound:
        return "DQ3-TURN-12"
    is_under_rubble = kind_at(state, hero.at) == "cave_in"
    return None if is_under_rubble or open_ways(state, hero) else "DQ3-MOVE-01"


def move_on(table: Dungeon, hero: Hero) -> Rule[None]:
    """One move by any way that is open; out of a cave-in as the cave-in allows."""
    rule = table.state.content.clauses["stasis_rune"]
    if kind_at(table.state, hero.at) == "cave_in":
        options, refused = ways_out_of_cave_in(table.state, hero)
        if len(options) == 1:
            tell_must_cross(table, hero, refused[RETREAT])
        option = yield from ask(hero.seat, options, rule, prompts.CAVE_IN, refused)
        yield from leave_cave_in(table, hero, option)
        return
    way = yield from choose_way(table, hero, open_ways(table.state, hero), rule)
    yield from move(table, hero, way)
