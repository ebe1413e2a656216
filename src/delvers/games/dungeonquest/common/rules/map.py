"""What lies on the board: chambers, their sides, and who stands where (TILE)."""

from typing import Final

from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE
from delvers.games.dungeonquest.common.rules.state import NOWHERE, H, Hero, State
from delvers.games.dungeonquest.common.rules.tiles import Face, Side
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way

PRINTED: Final = frozenset((*TOWERS, TREASURE))
"""The rooms that are part of the board."""
ALL_SIDES: Final = (0, 1, 2, 3)
ALL_OPEN: Final[tuple[Side, ...]] = ("open",) * 4
"""The sides of a space where no tile lies."""


def face_at(state: State, space: int) -> Face | None:
    """The chamber tile at a space, as it lies; None for towers, treasure chamber, unexplored."""
    laid = state.tiles.get(space)
    return state.content.faces[laid] if laid is not None else None


def kind_at(state: State, space: int) -> str:
    """The kind of chamber at a space; 'tower', 'treasure' and 'unexplored' among them."""
    laid = state.tiles.get(space)
    if laid is not None:
        return state.content.faces[laid].kind
    if space in TOWERS:
        return "tower"
    return "treasure" if space == TREASURE else "unexplored"


def is_explored(state: State, space: int) -> bool:
    """Whether there is a chamber; towers and the treasure chamber always are."""
    return space in state.tiles or space in PRINTED


def side_at(state: State, space: int, direction: int) -> Side:
    """What the chamber at a space has at a side; where no tile lies all sides are passages."""
    laid = state.tiles.get(space)
    return state.content.faces[laid].sides[direction] if laid is not None else "open"


def is_joined(state: State, space: int, way: Way) -> bool:
    """Whether neither of the two touching sides is a wall, and the space beyond can be entered."""
    tiles, faces = state.tiles, state.content.faces
    laid = tiles.get(space)
    if laid is not None and faces[laid].sides[way.direction] == "wall":
        return False
    beyond = tiles.get(way.to)
    if beyond is not None:
        return faces[beyond].sides[way.entry] != "wall"
    return way.to in PRINTED or bool(state.pool.cards or state.pool.top)


def barriers(state: State, space: int, way: Way) -> list[Side]:
    """The doors and portcullises of a crossing in order; two of a kind that touch count once."""
    here, there = side_at(state, space, way.direction), side_at(state, way.to, way.entry)
    if here == "open" and there == "open":
        return []
    found: list[Side] = [side for side in (here, there) if side in ("door", "portcullis")]
    return found[:1] if len(set(found)) == 1 else found


def heroes_at(heroes: list[H], space: int) -> list[H]:
    """The heroes whose figures stand at a space."""
    return [hero for hero in heroes if hero.status == "exploring" and hero.at == space]


def spaces_taken(state: State) -> set[int]:
    """The spaces where figures stand."""
    return {hero.at for hero in state.heroes if hero.status == "exploring"}


def is_occupied(state: State, space: int, by_other_than: Hero) -> bool:
    """Whether another hero's figure bars a space; the treasure chamber is never barred."""
    if space == TREASURE:
        return False
    for hero in state.heroes:
        if hero.at == space and hero.status == "exploring" and hero is not by_other_than:
            return True
    return False


def reach_of(state: State, hero: Hero) -> tuple[int, ...]:
    """The sides of his chamber that a hero can get to; a rift keeps him on his side."""
    if hero.entered_by == NOWHERE:
        return ALL_SIDES
    face = face_at(state, hero.at)
    if face is None or face.kind != "chasm":
        return ALL_SIDES
    return face.part_of(hero.entered_by)


def ways_out(state: State, hero: Hero) -> list[Way]:
    """All ways out of a hero's chamber that no wall bars, whoever stands beyond."""
    found, space, reach = [], hero.at, reach_of(state, hero)
    tiles, faces = state.tiles, state.content.faces
    here = faces[tiles[space]].sides if space in tiles else ALL_OPEN
    for way in WAYS[space]:  # as in `is_joined`; this is asked most of all
        if here[way.direction] != "wall" and way.direction in reach:
            beyond = tiles.get(way.to)
            if beyond is not None:
                if faces[beyond].sides[way.entry] != "wall":
                    found.append(way)
            elif way.to in PRINTED or state.pool.cards or state.pool.top:
                found.append(way)
    return found
