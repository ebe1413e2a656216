"""Moving as the third edition has it: the hero remembers where he came from (MOVE, ROOM, CLAR)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import movement, prompts
from delvers.games.dungeonquest.common.rules.attributes import is_over_elsewhere
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.map import face_at, is_joined, is_occupied, kind_at
from delvers.games.dungeonquest.common.rules.movement import turn_tile
from delvers.games.dungeonquest.common.rules.options import SIDE
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.attributes import give_up
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, ask

TRAPDOOR: Final = "trap_trapdoor"
HELD: Final = {"caught": "DQ3-ROOM-35", "stuck": "DQ3-ROOM-28", "pit": "DQ3-GAP-84"}
"""What keeps a hero in his chamber, and the clause that says so."""


def why_must_stay(state: State, hero: Hero) -> str | None:
    """The clause that holds a hero where he is: web, cave-in, pit, trapdoor; None if he is free."""
    if TRAPDOOR in hero.kept:
        return state.content.clauses[TRAPDOOR]
    return HELD.get(hero.bound)


def may_enter(state: State, hero: Hero, space: int) -> bool:
    """Whether a hero may move into a space although others may stand there."""
    return state.rules.hero_against_hero or not is_occupied(state, space, hero)


def way_back(state: State, hero: Hero) -> Way | None:
    """The way to the chamber a hero came from, unless a wall bars it or there is none."""
    for way in WAYS[hero.at]:
        if way.to == hero.came_from and is_joined(state, hero.at, way):
            return way
    return None


def step_into(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """Into the next space; a rotating room that has just been laid turns, and the turn is over."""
    is_new = yield from movement.step_into(table, hero, way)
    if is_new:
        rotate(table, hero)


def rotate(table: Dungeon, hero: Hero) -> None:
    """A rotating room turns only when it is laid, and ends the turn of the hero in it."""
    if kind_at(table.state, hero.at) == "rotating_room":
        turn_tile(table, hero.at, 2, "DQ3-ROOM-51")
        end_turn(table, hero, "rotated", "DQ3-ROOM-52")


def leave_chamber(table: Dungeon, hero: Hero) -> None:
    """What held only in the chamber is over when a hero leaves it."""
    hero.searches = hero.searches_here = hero.passage = 0
    hero.owes_encounter = hero.came_specially = hero.surfaced = hero.has_searched = False
    hero.bound, hero.left = "", hero.at if hero.status == "exploring" else NOWHERE
    while TRAPDOOR in hero.kept:
        hero.kept.remove(TRAPDOOR)
        discard(table, TRAPDOOR)
        give_up(table, hero, "trapdoor")
    if hero.determination:
        for encounter in [name for name in hero.determination if is_over_elsewhere(name)]:
            give_up(table, hero, encounter)


def choose_side(table: Dungeon, hero: Hero) -> Rule[None]:
    """At a rift or bridge a hero who came specially chooses the side he stands on."""
    face = face_at(table.state, hero.at)
    if face is not None and face.kind in ("chasm", "bridge"):
        options = [SIDE(part[0]) for part in face.parts]
        rule = "DQ3-CATA-34" if hero.surfaced or face.kind == "chasm" else "DQ3-CLAR-12"
        option = yield from ask(hero.seat, options, rule, prompts.CHOOSE_SIDE)
        (hero.entered_by,) = SIDE.parts(option)
        table.tell(events.side_chosen, rule, seat=hero.seat, direction=hero.entered_by)


def tell_must_cross(table: Dungeon, hero: Hero, rule: str) -> None:
    """Say that there is no way back, so that a hero is not asked."""
    table.tell(events.must_cross, rule, seat=hero.seat)


def tell_going_back(table: Dungeon, hero: Hero, rule: str) -> None:
    """Say that a hero does not cross and will have to go back."""
    table.tell(events.will_go_back, rule, seat=hero.seat)


def choose_bridge_side(table: Dungeon, hero: Hero) -> Rule[None]:
    """Whoever escapes or flees onto a bridge came specially too; a rift binds him to his side."""
    if kind_at(table.state, hero.at) == "bridge":
        yield from choose_side(table, hero)
