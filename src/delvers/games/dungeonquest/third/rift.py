"""Over the rift of a chasm with a rope (ROOM)."""

from delvers.games.dungeonquest.board import Way
from delvers.games.dungeonquest.third.encounters import move
from delvers.games.dungeonquest.third.flow import Dungeon
from delvers.games.dungeonquest.third.loot import discard_loot
from delvers.games.dungeonquest.third.map import face_at
from delvers.games.dungeonquest.third.movement import move_options, open_ways
from delvers.games.dungeonquest.third.state import NOWHERE, Hero, State
from delvers.kernel.requests import Rule

ROPE = "corpse_rope"


def rope_options(state: State, hero: Hero) -> list[str]:
    """With a rope a hero gets out on the far side of a rift."""
    if ROPE not in hero.loot or hero.entered_by == NOWHERE:
        return []
    face = face_at(state, hero.at)
    if face is None or face.kind != "chasm":
        return []
    return [way.replace("move", "rope", 1) for way in move_options(far_ways(state, hero))]


def far_ways(state: State, hero: Hero) -> list[Way]:
    """The ways on the far side of a rift that are open."""
    beyond = hero.copy()
    beyond.entered_by = far_side(state, hero)
    return open_ways(state, beyond)


def far_side(state: State, hero: Hero) -> int:
    """A side of the chamber beyond the rift."""
    face = face_at(state, hero.at)
    assert face is not None
    near = face.part_of(hero.entered_by)
    return next(side for side in range(4) if side not in near)


def climb_rift(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Give up a rope and leave on the far side."""
    way = far_ways(table.state, hero)[rope_options(table.state, hero).index(option)]
    discard_loot(table, hero, ROPE, "DQ3-ROOM-15")
    hero.entered_by = far_side(table.state, hero)
    yield from move(table, hero, way)
