"""Moving, doors, portcullises and laying chambers (MOVE, DOOR, PORT)."""

from typing import Final

from delvers.games.dungeonquest.board import DIRECTIONS, WAYS, Way, label
from delvers.games.dungeonquest.third.attributes import attribute_test, give_up
from delvers.games.dungeonquest.third.drawing import draw
from delvers.games.dungeonquest.third.flow import Dungeon, TurnEnds, ask, may
from delvers.games.dungeonquest.third.loot import discard
from delvers.games.dungeonquest.third.map import (
    barriers,
    face_at,
    is_explored,
    is_joined,
    is_occupied,
    kind_at,
    reach_of,
    side_at,
    ways_out,
)
from delvers.games.dungeonquest.third.rolling import roll_one, spend_rune
from delvers.games.dungeonquest.third.state import NOWHERE, Hero, State
from delvers.games.dungeonquest.third.wounds import suffer
from delvers.games.dungeonquest.tiles import turned, turns_for
from delvers.kernel.requests import Rule


def may_enter(state: State, hero: Hero, space: int) -> bool:
    """Whether a hero may move into a space although others may stand there."""
    return state.rules.hero_against_hero or not is_occupied(state, space, hero)


def open_ways(state: State, hero: Hero) -> list[Way]:
    """The ways by which a hero may move now."""
    return [way for way in ways_out(state, hero) if may_enter(state, hero, way.to)]


def move_options(ways: list[Way]) -> list[str]:
    """The ways as options."""
    return [way.option for way in ways]


def refused_moves(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot go the other ways; the outer wall is one of the reasons."""
    return sorted_ways(state, hero)[1]


def sorted_ways(state: State, hero: Hero) -> tuple[list[Way], dict[str, str]]:
    """The ways by which a hero may move now, and why he cannot go the others."""
    ways, refused, reach = [], OUTER_WALL[hero.at].copy(), reach_of(state, hero)
    for way in WAYS[hero.at]:
        if way.direction not in reach:
            why_not: str | None = "DQ3-ROOM-15"
        elif is_joined(state, hero.at, way):
            why_not = None if may_enter(state, hero, way.to) else "DQ3-MOVE-03"
        else:
            why_not = why_not_joined(state, hero.at, way)
        if why_not is None:
            ways.append(way)
        else:
            refused[way.option] = why_not
    return ways, refused


def why_not_joined(state: State, space: int, way: Way) -> str:
    """The clause that bars a crossing: a wall on this side or on that, or no tile left to lay."""
    if side_at(state, space, way.direction) == "wall":
        return "DQ3-TILE-01"
    return "DQ3-TILE-03" if side_at(state, way.to, way.entry) == "wall" else "DQ3-GAP-36"


OUTER_WALL: Final = tuple(
    {
        f"move {DIRECTIONS[side]}": "DQ3-TILE-08"
        for side in range(4)
        if side not in {way.direction for way in WAYS[space]}
    }
    for space in range(len(WAYS))
)
"""The moves that the outer wall forbids, space by space."""


def choose_way(table: Dungeon, hero: Hero, ways: list[Way], rule: str) -> Rule[Way]:
    """Let a hero choose among ways; those that are open but not among them the rule forbids."""
    options = move_options(ways)
    others, refused = sorted_ways(table.state, hero)
    for move in move_options(others):
        if move not in options:
            refused[move] = rule
    for move in options:
        refused.pop(move, None)
    option = yield from ask(hero.seat, options, rule, "move", refused)
    return ways[options.index(option)]


def step_into(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """The figure goes into the next space; where nothing lies a tile is laid, arrow to the hero."""
    leave_chamber(table, hero)
    is_new = not is_explored(table.state, way.to)
    if is_new:
        yield from lay_tile(table, hero, way.to, way.entry)
    hero.came_from, hero.entered_by, hero.at = hero.at, way.entry, way.to
    if table.log is not None:
        table.tell("moved", "DQ3-MOVE-01", seat=hero.seat, at=way.to)
    if is_new and kind_at(table.state, hero.at) == "rotating_room":
        turn_tile(table, hero.at, 2, "DQ3-ROOM-51")
        raise TurnEnds


def leave_chamber(table: Dungeon, hero: Hero) -> None:
    """What held only in the chamber is over when a hero leaves it."""
    hero.searches = 0
    hero.owes_encounter = hero.came_specially = hero.surfaced = hero.may_descend = False
    hero.bound = ""
    for encounter in [name for name in hero.determination if name.startswith("here ")]:
        give_up(table, hero, encounter)


def put(table: Dungeon, hero: Hero, space: int) -> None:
    """A special movement puts the figure into a space; he came from nowhere in particular."""
    leave_chamber(table, hero)
    hero.at, hero.came_from, hero.entered_by = space, NOWHERE, NOWHERE
    hero.came_specially = True
    if table.log is not None:
        table.tell("put", "DQ3-MON-14", seat=hero.seat, at=space)


def choose_side(table: Dungeon, hero: Hero) -> Rule[None]:
    """At a rift or bridge a hero who came specially chooses the side he stands on."""
    face = face_at(table.state, hero.at)
    if face is not None and face.kind in ("chasm", "bridge"):
        options = [f"side {DIRECTIONS[part[0]]}" for part in face.parts]
        rule = "DQ3-CATA-34" if hero.surfaced or face.kind == "chasm" else "DQ3-CLAR-12"
        option = yield from ask(hero.seat, options, rule, "choose_side")
        hero.entered_by = DIRECTIONS.index(option.removeprefix("side "))


def choose_bridge_side(table: Dungeon, hero: Hero) -> Rule[None]:
    """Whoever escapes or flees onto a bridge came specially too; a rift binds him to his side."""
    if kind_at(table.state, hero.at) == "bridge":
        yield from choose_side(table, hero)


# -- laying a tile ---------------------------------------------------------------------------------


def lay_tile(table: Dungeon, hero: Hero, space: int, entry: int) -> Rule[None]:
    """Draw a random tile and lay it with its entry arrow at a side."""
    tile = yield from draw_tile(table, hero)
    lay(table, hero, space, tile, entry)


def draw_tile(table: Dungeon, hero: Hero) -> Rule[str]:
    """A random tile of the pool; a Rune of Shaping may change it for another."""
    pool = table.state.pool
    tile = pool.draw(table.state.dice)
    if (
        "rune_of_shaping" in hero.runes
        and len(pool)
        and (yield from may(hero.seat, "use rune_of_shaping", "DQ3-RUNE-03", f"reshape {tile}"))
    ):
        spend_rune(table, hero, "rune_of_shaping")
        pool.cards.append(tile)
        tile = pool.draw(table.state.dice)
    return tile


def lay(table: Dungeon, hero: Hero, space: int, tile: str, entry: int) -> None:
    """Put a tile on the board with its entry arrow at a side."""
    state = table.state
    state.tiles[space] = (tile, turns_for(entry))
    if table.log is not None:
        table.tell(
            "tile_laid",
            "DQ3-MOVE-13",
            reveals=True,
            seat=hero.seat,
            at=space,
            tile=tile,
            entry=entry,
        )


def turn_tile(table: Dungeon, space: int, turns: int, rule: str) -> None:
    """Turn a tile by quarters, clockwise."""
    table.state.tiles[space] = turned(table.state.tiles[space], turns)
    if table.log is not None:
        table.tell("tile_turned", rule, at=space, turns=turns)


# -- doors and portcullises ------------------------------------------------------------------------


def pass_barriers(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """Every door and portcullis of the crossing, in order; whoever fails stays, his turn over."""
    found = barriers(table.state, hero.at, way)
    if not found:
        return
    if "rune_of_opening" in hero.runes and (
        yield from may(hero.seat, "use rune_of_opening", "DQ3-RUNE-03", "open_passage")
    ):
        spend_rune(table, hero, "rune_of_opening")
        return
    for barrier in found:
        if barrier == "door":
            yield from try_door(table, hero)
        else:
            yield from try_portcullis(table, hero, way)


def try_door(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Door card: the door opens, is jammed, or hides a trap."""
    card = yield from draw(table, hero, "door", "DQ3-DOOR-01")
    if card is None:
        raise TurnEnds  # the trap was warded off, but the door stays shut
    discard(table, card)
    if card == "door_opens":
        return
    if card == "door_spear_trap":
        wounds = yield from roll_one(table, hero, "spear_trap", "DQ3-DOOR-04")
        yield from suffer(table, hero, wounds, "spear_trap", "DQ3-DOOR-04")
    raise TurnEnds


def try_portcullis(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """A Strength test lifts the portcullis."""
    encounter = f"here portcullis {label(way.to)}"
    if not (yield from attribute_test(table, hero, "strength", encounter, "DQ3-PORT-01")).passed:
        raise TurnEnds
