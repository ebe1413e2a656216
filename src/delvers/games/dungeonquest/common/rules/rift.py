"""Over the rift of a chasm with a rope."""

from delvers.games.dungeonquest.common.rules.chambers import ROPE
from delvers.games.dungeonquest.common.rules.flow import Dungeon
from delvers.games.dungeonquest.common.rules.loot import use_up
from delvers.games.dungeonquest.common.rules.map import face_at, is_joined
from delvers.games.dungeonquest.common.rules.options import BY_ROPE
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.kernel.requests import Rule


def rope_options(state: State, hero: Hero) -> list[str]:
    """With a rope a hero gets out on the far side of a rift."""
    if ROPE not in state.edition.spares.get("rift", ()) or ROPE not in hero.loot:
        return []
    if hero.entered_by == NOWHERE:
        return []
    return [BY_ROPE(way.step) for way in far_ways(state, hero)]


def far_ways(state: State, hero: Hero) -> list[Way]:
    """The ways on the far side of a rift that are open."""
    face = face_at(state, hero.at)
    if face is None or face.kind != "chasm":
        return []
    near, may_enter = face.part_of(hero.entered_by), state.edition.may_enter
    ways = [way for way in WAYS[hero.at] if way.direction not in near]
    return [w for w in ways if is_joined(state, hero.at, w) and may_enter(state, hero, w.to)]


def climb_rift(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Give up a rope and leave on the far side."""
    way = far_ways(table.state, hero)[rope_options(table.state, hero).index(option)]
    use_up(table, hero, ROPE, table.state.cites.rift)
    hero.entered_by = way.direction
    yield from table.state.edition.move(table, hero, way)
