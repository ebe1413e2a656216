"""How monsters move over the board (MONSTER, LAW)."""

from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.aiming import in_range, may_strike
from delvers.games.plungin.rules.board.awareness import known_tiles
from delvers.games.plungin.rules.board.grid import OPAQUE, RUBBLE, distance
from delvers.games.plungin.rules.board.map import (
    character,
    free_among,
    is_free,
    living,
    neighbours,
    squares_of,
)
from delvers.games.plungin.rules.board.moving import arrive, cost_of, is_held
from delvers.games.plungin.rules.board.sanctuary import is_barred, may_enter
from delvers.games.plungin.rules.fight.attacking import leaving
from delvers.games.plungin.rules.fight.fighting import (
    in_melee_reach,
    must_disengage,
    squares_in_reach,
)
from delvers.games.plungin.rules.heroes.stats import has, tags_of, value_of
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule

FAR: Final = 10_000
MOVE: Final = "move"
"""What a monster has done that has moved in this turn."""
CLIMBED: Final = "Ooc"
"""What wall-walkers move over: obstacles, pits and chasms, but no rockfall."""
BARS_FLYERS: Final = frozenset((*OPAQUE, RUBBLE))
"""What even those who fly do not get over."""


def walk(
    state: State,
    monster: Monster,
    near: dict[int, int],
    goals: list[Character] | None = None,
    least: int = 0,
    start: int = NOWHERE,
) -> dict[int, int]:
    """The squares that a monster could reach on the tiles it knows, with what each costs.

    With goals the search ends as soon as it can stand beside one of them and all squares that cost
    no more (or no more than `least`) are found: what is farther away does not matter then.
    """
    flies = passes_over(monster)
    start = monster.at if start == NOWHERE else start
    found = {start: 0}
    waiting, steps = {0: [start]}, 0
    sought = {place for goal in goals or () for place in places_beside(state, monster, goal)}
    is_there = goals is not None and not goals
    while waiting:
        layer = waiting.pop(steps, ())
        is_there = is_there or not sought.isdisjoint(layer)
        if is_there and steps >= least:
            break
        for square in layer:
            if found[square] == steps:
                spread(state, monster, square, (found, waiting), near, flies)
        steps += 1
    return found


def walk_from(state: State, monster: Monster, square: int, goals: list[Character]) -> int:
    """How far it would be for a monster from a square to the nearest of some whom it can get at."""
    paths = walk(state, monster, known_tiles(state, monster), goals, start=square)
    return min(steps_to(state, monster, paths, one) for one in goals)


def spread(
    state: State,
    monster: Monster,
    square: int,
    search: tuple[dict[int, int], dict[int, list[int]]],
    near: dict[int, int],
    flies: bool,
) -> None:
    """From a square to its neighbours, if they are reached more cheaply than before."""
    found, waiting = search
    steps = found[square] + 1
    is_plain = not state.hazards and not state.tiles[state.ground[square]].location
    for there in neighbours(state, square):
        known = found.get(there, FAR)
        if steps >= known or state.ground[there] not in near:
            continue
        cost = steps
        if there in state.who or there in state.terrain or not is_plain:
            cost = steps if flies else steps - 1 + cost_of(state, there, monster)
            if cost >= known or not passable(state, monster, there, flies):
                continue
        elif there in state.chest_at and not flies:
            continue
        found[there] = cost
        waiting.setdefault(cost, []).append(there)


def places_beside(state: State, monster: Monster, one: Character) -> set[int]:
    """The squares where a monster can stand and strike somebody."""
    squares = squares_in_reach(state, one.at, state.content.monsters[monster.id].reach)
    places = {*free_among(state, squares)}
    if monster.at in squares:
        places.add(monster.at)
    return places


def passes_over(monster: Monster) -> bool:
    """Whether a monster moves over characters and obstacles."""
    return "flying" in tags_of(monster) or has(monster, "walks_through")


def passable(state: State, monster: Monster, square: int, flies: bool) -> bool:
    """Whether a monster can move over a square; flyers over all but rock, pillars, rockfall."""
    if state.hazards and is_barred(state, monster, square):
        return False
    if flies:
        return state.terrain.get(square, ".") not in BARS_FLYERS
    if is_free(state, square):
        return True
    climbs = has(monster, "climbs") and square not in state.who
    return climbs and state.terrain.get(square, ".") in CLIMBED


def steps_to(state: State, monster: Monster, paths: dict[int, int], one: Character) -> int:
    """How far a walk to somebody is: to the nearest square beside him where one can stand."""
    return min((paths[there] for there in beside(state, monster, paths, one)), default=FAR)


def beside(state: State, monster: Monster, paths: dict[int, int], one: Character) -> list[int]:
    """The squares beside somebody that a monster can walk to and stand on."""
    return [there for there in places_beside(state, monster, one) if there in paths]


# -- walking ---------------------------------------------------------------------------------------


def approach(
    table: Dungeon, monster: Monster, target: Character, paths: dict[int, int]
) -> Rule[None]:
    """As near as its MOV lets it, by the shortest walk; who is frightened goes the other way."""
    state = table.state
    if monster.actions <= 0 or is_held(monster):
        return
    if (yield from flee(table, monster, paths)):
        return
    goals = beside(state, monster, paths, target) or nearest_free(state, monster, paths, target)
    goal = min(goals, key=lambda there: (paths[there], there))
    yield from walk_to(table, monster, goal, paths)


def flee(table: Dungeon, monster: Monster, paths: dict[int, int]) -> Rule[bool]:
    """A frightened monster must end its Move farther from what frightens it, if it can."""
    state = table.state
    if "frightened" not in monster.conditions:
        return False
    source = character(state, monster.sources.get("frightened", NOWHERE))
    if source is None or not source.is_on_board:
        return False
    fear = source.at
    farther = [
        square
        for square in within(state, monster, paths)
        if distance(square, fear) > distance(monster.at, fear)
    ]
    if farther:
        best = max(farther, key=lambda square: (distance(square, fear), -paths[square]))
        yield from walk_to(table, monster, best, paths)
    return bool(farther)


def within(state: State, monster: Monster, paths: dict[int, int]) -> list[int]:
    """The squares that a monster can stand on after one Move, its own included."""
    steps = moves(state, monster)
    near = [square for square, cost in paths.items() if cost <= steps]
    free = {*free_among(state, near), monster.at}
    return [square for square in near if square in free]


def moves(state: State, monster: Monster) -> int:
    """How many squares a monster can move."""
    return 1 if must_disengage(state, monster) else value_of(monster, "MOV")


def nearest_free(
    state: State, monster: Monster, paths: dict[int, int], target: Character
) -> list[int]:
    """The reachable squares that are nearest to somebody whom one cannot get beside."""
    open_squares = {*free_among(state, paths), monster.at}
    free = {s: distance(s, target.at) for s in paths if s in open_squares}
    best = min(free.values())
    return [square for square, away in free.items() if away == best]


def walk_to(table: Dungeon, monster: Monster, goal: int, paths: dict[int, int]) -> Rule[None]:
    """Along a shortest walk, as far as its MOV goes; a hero may strike in passing."""
    state, steps, taken = table.state, moves(table.state, monster), 0
    way = way_back(state, goal, paths)
    if not way:
        return
    monster.actions -= 1
    for count, square in enumerate(way, start=1):
        if paths[square] > steps:
            break
        if not is_free(state, square):
            continue
        if (yield from leaving(table, monster)):
            break
        yield from arrive(table, monster, square)
        taken = count
        # Flames on the way may have killed a monster, or driven a boss elsewhere.
        if monster.at != square or is_held(monster):
            break
    monster.moved = taken
    if taken:
        monster.did.append(MOVE)
    if taken and monster.is_on_board:
        tell(table, events.monster_moved, "DP-MONSTER-20", monster, at=monster.at)


def way_back(state: State, goal: int, paths: dict[int, int]) -> list[int]:
    """The squares of a shortest walk to a square, the first step first."""
    way, square = [], goal
    while paths[square]:
        way.append(square)
        least = FAR
        for there in neighbours(state, square):
            if paths.get(there, FAR) < least:
                least, nearer = paths[there], there
        square = nearer
    return [*reversed(way)]


# -- aiming and getting away -----------------------------------------------------------------------


def in_reach(state: State, monster: Monster, target: Character) -> bool:
    """Whether a monster can strike somebody from where it stands, and nothing forbids it."""
    return can_touch(state, monster, target) and target.at in squares_struck(state, monster)


def can_touch(state: State, monster: Monster, target: Character) -> bool:
    """Whether no sanctuary keeps a monster off, and no pit or net keeps it in."""
    return may_strike(state, monster, target, {target.at})


def squares_struck(state: State, monster: Monster) -> set[int]:
    """The squares that a monster can strike from where it stands."""
    return in_melee_reach(state, monster, state.content.monsters[monster.id].reach)


def take_aim(
    table: Dungeon, monster: Monster, target: Character, paths: dict[int, int], places: list[int]
) -> Rule[None]:
    """To the farthest of the places from which somebody can be attacked, or towards him."""
    if is_held(monster) or monster.actions <= 0 or (yield from flee(table, monster, paths)):
        return
    if places:
        best = max(places, key=lambda square: (distance(square, target.at), -paths[square]))
        yield from walk_to(table, monster, best, paths)
    else:
        yield from approach(table, monster, target, paths)


def can_aim_from(state: State, square: int, target: Character, reach: int) -> bool:
    """Whether somebody could be aimed at from a square; who is hidden only from beside him."""
    if "hidden" in target.conditions:
        reach = 1
    return in_range(state, square, target.at, reach)


def retreat(table: Dungeon, monster: Monster, squares: list[int], rule: str) -> Rule[None]:
    """To the free square of some that is farthest from all heroes."""
    state = table.state
    heroes = living(state)
    free = [s for s in squares if may_enter(state, monster, s) or s == monster.at]
    if free and heroes:
        best = max(free, key=lambda s: min(distance(s, hero.at) for hero in heroes))
        yield from jump(table, monster, best, rule)


def jump(
    table: Dungeon, monster: Monster, square: int, rule: str, is_own_move: bool = True
) -> Rule[None]:
    """To a square at once, over everything, unless it is held; a hero may strike in passing."""
    if square == monster.at or is_held(monster):
        return
    if is_own_move and (yield from leaving(table, monster)):
        return
    monster.did.append(MOVE)
    tell(table, events.monster_moved, rule, monster, at=square)
    yield from arrive(table, monster, square, is_own_move)


def own_tile(state: State, monster: Monster) -> list[int]:
    """The squares of the tile that a monster is on."""
    return squares_of(state, state.ground[monster.at])
