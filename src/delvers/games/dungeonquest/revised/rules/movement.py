"""Where a hero stands in a chamber, and what holds only there (MOVE, ROOM, GAP)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.map import face_at, is_occupied
from delvers.games.dungeonquest.common.rules.options import SIDE
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.tiles import Face
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, ask

SIDES: Final = {
    "bridge": "DQR-ROOM-07",
    "cave_in": "DQR-ROOM-20",
    "chasm": "DQR-ROOM-31",
    "spider_web": "DQR-ROOM-45",
}
"""The divided chambers, and the clause that lets a hero from the catacombs choose his side."""


def may_enter(state: State, hero: Hero, space: int) -> bool:
    """Whether no other hero bars a space."""
    return not is_occupied(state, space, hero)


def leave_chamber(_table: Dungeon, hero: Hero) -> None:
    """What held only in the chamber is over when a hero leaves it."""
    hero.came_specially = False
    hero.bound = ""


def run_through(table: Dungeon, hero: Hero) -> None:
    """Who comes again by the same hall into a chamber he must run through this turn has to stop."""
    if hero.came_from == NOWHERE:
        return
    entry = (hero.at, hero.entered_by)
    if entry in hero.halls:
        end_turn(table, hero, "same_hall", "DQR-GAP-27")
    hero.halls.append(entry)


def clause_of_entry(hero: Hero, by_hall: str, from_below: str) -> str:
    """The clause about entering: from a hall, from the catacombs, or by a card through no hall."""
    if hero.came_from != NOWHERE:
        return by_hall
    return "DQR-GAP-26" if hero.came_specially else from_below


def choose_side(table: Dungeon, hero: Hero) -> Rule[None]:
    """A hero who came through no hall into a divided chamber chooses where he stands."""
    face = face_at(table.state, hero.at)
    if hero.entered_by != NOWHERE or face is None or face.kind not in SIDES:
        return
    rule = "DQR-GAP-26" if hero.came_specially else SIDES[face.kind]
    options = [SIDE(side) for side in sides_of(face)]
    option = yield from ask(hero.seat, options, rule, prompts.CHOOSE_SIDE)
    (hero.entered_by,) = SIDE.parts(option)


def sides_of(face: Face) -> list[int]:
    """One hall for each part of a chasm or bridge; in a cave-in or web every hall is a side."""
    if face.kind in ("chasm", "bridge"):
        return [part[0] for part in face.parts]
    return [side for side in range(4) if face.sides[side] != "wall"]
