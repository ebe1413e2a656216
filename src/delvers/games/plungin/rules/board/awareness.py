"""What a monster knows of (MONSTER)."""

from typing import Final

from delvers.games.plungin.rules.board.map import joined_tiles, living, neighbours
from delvers.games.plungin.rules.state.figures import Character, Monster
from delvers.games.plungin.rules.state.state import State

AWARE: Final = 2


def known_tiles(state: State, monster: Monster) -> dict[int, int]:
    """The tiles a monster knows: two along open doors, four in a noise, all for the relentless."""
    reach = len(state.tiles) if monster.law.relentless else max(AWARE, state.noise)
    return joined_tiles(state, state.ground[monster.at], reach)


def aware_of(state: State, monster: Monster) -> list[Character]:
    """The opponents whom a monster knows of."""
    return known_prey(state, monster, known_tiles(state, monster))


def known_prey(state: State, monster: Monster, near: dict[int, int]) -> list[Character]:
    """The opponents on the tiles that a monster knows."""
    return [one for one in prey_of(state, monster) if state.ground[one.at] in near]


def prey_of(state: State, monster: Monster) -> list[Character]:
    """Whom a monster would attack; who is hidden only if he is adjacent."""
    everyone: list[Character] = [m for m in state.monsters if m.side != monster.side]
    if monster.side == "monsters":
        everyone = [*living(state), *everyone]
    hidden = [one for one in everyone if "hidden" in one.conditions]
    if not hidden:
        return everyone
    beside = neighbours(state, monster.at)
    return [one for one in everyone if one not in hidden or one.at in beside]


def friends_known(state: State, monster: Monster) -> list[Character]:
    """The others of its side whom a monster knows of."""
    near = known_tiles(state, monster)
    return [
        other
        for other in state.monsters
        if other is not monster and other.side == monster.side and state.ground[other.at] in near
    ]
