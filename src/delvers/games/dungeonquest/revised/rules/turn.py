"""A turn: the status phase, then one action (TURN, SEARCH, DEADEND)."""

from functools import partial

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE
from delvers.games.dungeonquest.common.rules.catacombs import descend, has_entrance, travel
from delvers.games.dungeonquest.common.rules.chambers import ways_over
from delvers.games.dungeonquest.common.rules.effects.catacomb import try_hole_again
from delvers.games.dungeonquest.common.rules.flow import TurnEnds, end_turn
from delvers.games.dungeonquest.common.rules.map import face_at, kind_at
from delvers.games.dungeonquest.common.rules.movement import (
    move_options,
    open_ways,
    sorted_ways,
)
from delvers.games.dungeonquest.common.rules.options import (
    CROSS,
    DESCEND,
    FACE_DRAGON,
    LEAVE,
    SEARCH,
    TOWER_OPTION,
)
from delvers.games.dungeonquest.common.rules.rift import climb_rift, rope_options
from delvers.games.dungeonquest.common.rules.search import find
from delvers.games.dungeonquest.common.rules.starting import resolve_start_of_turn
from delvers.games.dungeonquest.common.rules.sun import move_sun
from delvers.games.dungeonquest.common.rules.turns import clockwise, is_skipped
from delvers.games.dungeonquest.common.rules.ways import WAY_BY, Way
from delvers.games.dungeonquest.common.rules.wounds import die
from delvers.games.dungeonquest.revised.rules.attributes import attribute_test
from delvers.games.dungeonquest.revised.rules.chambers import (
    cross_bridge,
    grope,
    struggle,
    ways_through,
)
from delvers.games.dungeonquest.revised.rules.dragon import stay_with_the_dragon
from delvers.games.dungeonquest.revised.rules.encounters import flee_on, move
from delvers.games.dungeonquest.revised.rules.leaving import leave
from delvers.games.dungeonquest.revised.rules.options import GROPE
from delvers.games.dungeonquest.revised.rules.runes import gain_insight
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.games.dungeonquest.revised.rules.torchlight import light_the_way
from delvers.games.dungeonquest.revised.rules.tower import why_not_leave
from delvers.kernel.requests import Ask, Refusals, Rule, ask


def has_a_turn(_state: State, hero: Hero) -> bool:
    """Whoever is inside."""
    return hero.status in ("exploring", "below")


def pass_time(table: Dungeon) -> Rule[None]:
    """The sun moves in every status phase of the first player."""
    return move_sun(table)


def after_turn(_table: Dungeon) -> None:
    """Nothing is left to do when a turn is over."""


def stand_in_tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """By torchlight the chambers beside the tower are laid before the first turn."""
    yield from light_the_way(table, hero)


def take_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """Both phases, unless the turn is lost; a hero who flees goes on where he flees to.

    A turn that is under way goes on where the hero was asked what to do.
    """
    if not table.state.is_acting:
        if not has_a_turn(table.state, hero) or is_skipped(table, hero):
            return
        hero.begin_turn()
        if (yield from flee_on(table, hero, resolve_start_of_turn(table, hero))):
            return
    try:
        yield from flee_on(table, hero, take_action(table, hero))
    except TurnEnds:
        yield from gain_insight(table, hero)
        raise
    yield from gain_insight(table, hero)


def take_action(table: Dungeon, hero: Hero) -> Rule[None]:
    """An action of his choice; below, a Catacomb card."""
    return act(table, hero) if hero.status != "below" else act_below(table, hero)


def act_below(table: Dungeon, hero: Hero) -> Rule[None]:
    """On through the catacombs, if a hole in the roof lets him not out."""
    if hero.bound != "hole" or not (yield from try_hole_again(table, hero)):
        yield from travel(table, hero)


def next_seat(state: State) -> int:
    """A hero who has turns left over goes on; else the player on the left is next."""
    hero = state.heroes[state.turn]
    if hero.extra_turns and has_a_turn(state, hero):
        hero.extra_turns -= 1
        return state.turn
    return clockwise(state)


def act(table: Dungeon, hero: Hero) -> Rule[None]:
    """One action; who can do nothing at all has reached a dead end and dies."""
    state = table.state
    question = table.known or what_to_do(state, hero)
    table.known = None
    if question is None:
        yield from die(table, hero, "dead_end", "DQR-DEADEND-02")
        return
    option = question.options[0]
    if len(question.options) > 1:
        state.is_acting = True
        _, option = yield question
        state.is_acting = False
    way = WAY_BY[hero.at].get(option)
    if way is not None:
        yield from leave_by(table, hero, way)
    else:
        yield from do_other(table, hero, option)


def what_to_do(state: State, hero: Hero) -> Ask | None:
    """The actions among which a hero can choose; None if there are none."""
    _, options = ways_to_leave(state, hero)
    if hero.at == TREASURE:
        options.append(FACE_DRAGON)
    else:
        if why_not_search(state, hero) is None:
            options.append(SEARCH)
        options += other_actions(state, hero)
    if not options:
        return None
    rule = "DQR-TREASURE-05" if hero.at == TREASURE else "DQR-TURN-05"
    refused = Refusals(partial(refused_actions, state, hero))
    return Ask(hero.seat, tuple(options), rule, prompts.ACT, refused, checkpoint=True)


def other_actions(state: State, hero: Hero) -> list[str]:
    """Going below, over a rift by a rope, and out of the dungeon."""
    options = [DESCEND] if has_entrance(state, hero.at) else []
    options += rope_options(state, hero)
    if hero.at in TOWERS and why_not_leave(state, hero) is None:
        options.append(LEAVE)
    return options


def refused_actions(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot do what he might expect to be able to do."""
    refused = refused_ways(state, hero)
    if hero.at == TREASURE:
        return refused | {SEARCH: "DQR-TREASURE-09", DESCEND: "DQR-CATA-02"}
    why_not = why_not_search(state, hero)
    refused |= {SEARCH: why_not} if why_not else {}
    if not has_entrance(state, hero.at):
        refused[DESCEND] = "DQR-CATA-02"
    if hero.at in TOWERS:
        refused |= {TOWER_OPTION[space]: "DQR-GAP-44" for space in TOWERS if space != hero.at}
        why_not = why_not_leave(state, hero)
        refused |= {LEAVE: why_not} if why_not else {}
    return refused


def do_other(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Any action but a plain move."""
    if option == SEARCH:
        yield from search(table, hero)
    elif option == DESCEND:
        yield from descend(table, hero, "DQR-CATA-04")
    elif option == FACE_DRAGON:
        yield from stay_with_the_dragon(table, hero)
    elif option == LEAVE:
        yield from leave(table, hero)
    elif option == CROSS:
        yield from cross_bridge(table, hero)
    elif option == GROPE:
        way = yield from grope(table, hero)
        assert way is not None
        yield from move(table, hero, way, "DQR-ROOM-26")
    else:
        yield from climb_rift(table, hero, option)


# -- leaving a chamber -----------------------------------------------------------------------------


def why_not_move(state: State, hero: Hero) -> str | None:
    """A hero who can leave his chamber by its own rule may use a Rune to move."""
    is_free = ways_to_leave(state, hero)[1] or rope_options(state, hero)
    return None if is_free else "DQR-MOVE-01"


def move_on(table: Dungeon, hero: Hero) -> Rule[None]:
    """One move by the leaving rule of the chamber."""
    ways, options = ways_to_leave(table.state, hero)
    options += rope_options(table.state, hero)
    refused = Refusals(partial(refused_ways, table.state, hero))
    option = yield from ask(hero.seat, options, "DQR-RUNE-03", prompts.MOVE, refused)
    at = options.index(option)
    if at < len(ways):  # the ways come first
        yield from leave_by(table, hero, ways[at])
    else:
        yield from do_other(table, hero, option)


def ways_to_leave(state: State, hero: Hero) -> tuple[list[Way], list[str]]:
    """The ways out of a hero's chamber, and what he may choose for them."""
    ways = open_ways(state, hero)
    kind = kind_at(state, hero.at)
    if kind == "bridge":
        return ways_off_bridge(state, hero, ways)
    if kind == "darkness":
        return ways_in_the_dark(state, hero, ways)
    onward = ways_through(hero, ways) if kind == "corridor" else ways
    return onward, move_options(onward)


def refused_ways(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot leave his chamber by the other ways."""
    ways, refused = sorted_ways(state, hero)
    kind = kind_at(state, hero.at)
    if kind == "bridge":
        return refused | dict.fromkeys(move_options(ways_over(state, hero)), "DQR-ROOM-09")
    if kind == "darkness":
        return refused | dict.fromkeys(move_options(ways), "DQR-ROOM-26")
    onward = ways_through(hero, ways) if kind == "corridor" else ways
    return refused | {way.option: "DQR-ROOM-35" for way in ways if way not in onward}


def ways_in_the_dark(state: State, hero: Hero, ways: list[Way]) -> tuple[list[Way], list[str]]:
    """Only a die knows the way, if there is one."""
    face = face_at(state, hero.at)
    assert face is not None
    is_open = any(way.direction in face.exits for way in ways)
    return [], [GROPE] if is_open else []


def ways_off_bridge(state: State, hero: Hero, ways: list[Way]) -> tuple[list[Way], list[str]]:
    """Back by the hall of entry, or across, whatever lies behind the bridge."""
    over = ways_over(state, hero)
    near = [way for way in ways if way not in over]
    return near, [*move_options(near), CROSS]


def leave_by(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """A web must be struggled through, and rubble climbed over on the way to the other side."""
    kind = kind_at(table.state, hero.at)
    if kind == "spider_web":
        yield from struggle(table, hero)
    elif kind == "cave_in" and way.direction != hero.entered_by:
        tested = yield from attribute_test(table, hero, "agility", "cave_in", "DQR-ROOM-22")
        if not tested.passed:
            end_turn(table, hero, "rubble", "DQR-ROOM-24")
    yield from move(table, hero, way)


# -- searching -------------------------------------------------------------------------------------


def why_not_search(state: State, hero: Hero) -> str | None:
    """The clause that forbids a hero to search his chamber; None if he may."""
    face = face_at(state, hero.at)
    if face is None or not face.search:
        return "DQR-SEARCH-02"
    if face.kind == "chasm":
        return "DQR-SEARCH-10"
    if hero.at in state.lurkers:
        return "DQR-SEARCH-03"
    return "DQR-SEARCH-04" if hero.at in state.searched else None


def search(table: Dungeon, hero: Hero) -> Rule[None]:
    """A search token on the chamber, and a Search card."""
    table.state.searched.append(hero.at)
    table.tell(events.searched, "DQR-SEARCH-06", seat=hero.seat, at=hero.at)
    yield from find(table, hero)
