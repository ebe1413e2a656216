"""Whom a monster prefers, and how it gets there (LAW, MONSTER)."""

from collections.abc import Callable
from typing import Final

from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.flow import ask
from delvers.games.plungin.map import beyond, is_free, joined_tiles, living, neighbours
from delvers.games.plungin.state import NOWHERE, Character, Dungeon, Hero, Monster, State
from delvers.games.plungin.stats import has, tags_of, value_of, worn
from delvers.kernel.requests import Rule

AWARE: Final = 2
FAR: Final = 10_000


def aware_of(state: State, monster: Monster) -> list[Character]:
    """Those whom a monster knows of: within two tiles along open doors, or in a noise within four.

    The relentless know of everybody whom no closed door keeps from them.
    """
    reach = max(AWARE, state.noise)
    if monster.law.relentless:
        reach = len(state.tiles)
    near = joined_tiles(state, state.ground[monster.at], reach)
    return [one for one in prey_of(state, monster) if state.ground[one.at] in near]


def prey_of(state: State, monster: Monster) -> list[Character]:
    """Whom a monster would attack; who is hidden only if he is adjacent."""
    if monster.side == "heroes":
        return [other for other in state.monsters if other.side == "monsters"]
    everyone: list[Character] = [*living(state)]
    everyone += [other for other in state.monsters if other.side == "heroes"]
    beside = set(neighbours(state, monster.at))
    return [one for one in everyone if "hidden" not in one.conditions or one.at in beside]


# -- distance --------------------------------------------------------------------------------------


def walk(state: State, monster: Monster) -> dict[int, int]:
    """The squares that a monster could reach, with the steps to each, within what it knows."""
    flies = "flying" in tags_of(monster) or has(monster, "walks_through")
    reach = max(AWARE, state.noise)
    if monster.law.relentless:
        reach = len(state.tiles)
    near = joined_tiles(state, state.ground[monster.at], reach)
    found, edge, steps = {monster.at: 0}, [monster.at], 0
    while edge:
        steps += 1
        coming = []
        for square in edge:
            for direction in range(4):
                there = beyond(state, square, direction)
                if there is None or there in found or state.ground[there] not in near:
                    continue
                if passable(state, monster, there, flies):
                    found[there] = steps
                    coming.append(there)
        edge = coming
    return found


def passable(state: State, monster: Monster, square: int, flies: bool) -> bool:
    """Whether a monster can move over a square; flyers over all but rock and pillars."""
    if flies:
        return state.terrain.get(square, ".") not in "#P"
    if is_free(state, square):
        return True
    climbs = has(monster, "climbs")
    return climbs and square not in state.who and state.terrain.get(square, ".") in "Oorc"


def steps_to(state: State, paths: dict[int, int], one: Character) -> int:
    """How far a walk to somebody is: to the nearest square beside him."""
    return min((paths.get(there, FAR) for there in neighbours(state, one.at)), default=FAR)


# -- preferred target ------------------------------------------------------------------------------


def choose_target(
    table: Dungeon, monster: Monster, law: Law, paths: dict[int, int]
) -> Rule[Character | None]:
    """Whom a monster goes for, by its Law; if it cannot obey, the nearest."""
    state = table.state
    known = aware_of(state, monster)
    taunter = monster.marks.get("taunted")
    if taunter is not None:
        forced = [one for one in known if one.number == taunter]
        if forced:
            return forced[0]
    if not known:
        return None
    preference = "frenzied" if "confused" in monster.conditions else law.target
    fitting = PREFERENCES[preference](state, monster, law, known)
    if preference == "frenzied":
        everyone = [*known, *others_known(state, monster)]
        return state.dice.choice(everyone)
    if preference == "dumb":
        return (yield from players_choose(table, monster, known))
    return (yield from nearest(table, monster, fitting or known, paths))


def others_known(state: State, monster: Monster) -> list[Character]:
    """The other monsters within two tiles."""
    near = joined_tiles(state, state.ground[monster.at], AWARE)
    return [
        other for other in state.monsters if other is not monster and state.ground[other.at] in near
    ]


def nearest(
    table: Dungeon, monster: Monster, fitting: list[Character], paths: dict[int, int]
) -> Rule[Character]:
    """The one with the shortest walk; the handler chooses in a tie."""
    state = table.state
    phantoms = [one for one in fitting if one.id == "phantom"]
    fitting = phantoms or fitting
    far = {one.number: steps_to(state, paths, one) for one in fitting}
    best = min(far.values())
    tied = [one for one in fitting if far[one.number] == best]
    if monster.target != NOWHERE and any(one.number == monster.target for one in tied):
        return next(one for one in tied if one.number == monster.target)
    return (yield from handler_chooses(table, tied, "DP-CONFLICT-64"))


def handler_chooses(table: Dungeon, tied: list[Character], rule: str) -> Rule[Character]:
    """The player who runs the monsters chooses among equals."""
    options = [f"target {one.id} {one.number}" for one in tied]
    option = yield from ask(table.state.builder, options, rule, "target")
    return tied[options.index(option)]


def players_choose(table: Dungeon, monster: Monster, known: list[Character]) -> Rule[Character]:
    """A dumb monster attacks whom the players like."""
    options = [f"target {one.id} {one.number}" for one in known]
    prompt = f"dumb {monster.id}"
    option = yield from ask(table.state.builder, options, "DP-LAW-13", prompt)
    return known[options.index(option)]


def near(_state: State, _monster: Monster, _law: Law, known: list[Character]) -> list[Character]:
    """Anybody; the nearest is taken."""
    return known


def determined(
    _state: State, monster: Monster, _law: Law, known: list[Character]
) -> list[Character]:
    """The same as before."""
    return [one for one in known if one.number == monster.target]


def vengeful(_state: State, monster: Monster, _law: Law, known: list[Character]) -> list[Character]:
    """Who hit it last."""
    return [one for one in known if one.number == monster.hurt_by]


def drawn_to(_state: State, _monster: Monster, law: Law, known: list[Character]) -> list[Character]:
    """The best value of a stat, or a tag; flies draw all of them."""
    heroes = [one for one in known if isinstance(one, Hero)]
    flies = [one for one in heroes if any(item.special == "flies" for item in worn(one))]
    if flies:
        return [*flies]
    if law.of:
        return [one for one in known if law.of in tags_of(one)]
    stat = law.most or law.least
    assert stat is not None

    def worth(one: Character) -> int:
        return one.life if stat == "LIFE" else value_of(one, stat)

    best = (max if law.most else min)(worth(one) for one in known)
    return [one for one in known if worth(one) == best]


def pack(state: State, monster: Monster, law: Law, known: list[Character]) -> list[Character]:
    """Somebody who has another of the pack beside him, or whom the leader is after."""
    mates = [
        other
        for other in state.monsters
        if other is not monster and (law.of == "any" or law.of in (other.id, *tags_of(other)))
    ]
    beside = {mate.at for mate in mates}
    hunted = [one for one in known if beside & set(neighbours(state, one.at))]
    if hunted:
        return hunted
    after = {mate.target for mate in mates}
    return [one for one in known if one.number in after]


PREFERENCES: Final[dict[str, Callable[[State, Monster, Law, list[Character]], list[Character]]]] = {
    "near": near,
    "frenzied": near,
    "dumb": near,
    "determined": determined,
    "vengeful": vengeful,
    "drawn_to": drawn_to,
    "pack": pack,
}
