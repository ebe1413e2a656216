"""Ghazrul (LAW, BOSS)."""

from delvers.games.plungin.rules.board.aiming import ANYWHERE, may_aim
from delvers.games.plungin.rules.board.awareness import aware_of, known_tiles
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.board.moving import is_held
from delvers.games.plungin.rules.board.sanctuary import is_barred, may_enter
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.fight.fighting import cannot_shoot
from delvers.games.plungin.rules.fight.life import heal
from delvers.games.plungin.rules.fight.reactions import stand_in
from delvers.games.plungin.rules.monsters.actions import (
    MOST_CALLED,
    appear,
    assail,
    charge_in,
    count_on_tile,
    fights,
    heroes_on_tile,
    marked,
)
from delvers.games.plungin.rules.monsters.laws import NEAR, PHANTOM, heroes_and_images, nearest
from delvers.games.plungin.rules.monsters.life_results import RULE
from delvers.games.plungin.rules.monsters.walking import in_reach, jump, moves, steps_to, walk
from delvers.games.plungin.rules.state.figures import Character, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule


def gaze_of_the_eye(table: Dungeon, monster: Monster) -> Rule[None]:
    """Strike if somebody can be reached, else stare at the nearest in sight."""
    state = table.state
    seen = seen_by(state, monster)
    paths = walk(state, monster, known_tiles(state, monster))
    prey = aware_of(state, monster)
    if not seen or any(can_get_at(state, monster, one, paths) for one in prey):
        yield from charge_in(table, monster, NEAR)
        return
    nearby = yield from nearest(table, monster, seen, paths)
    victim = yield from stand_in(table, monster, nearby)
    if victim is not None:
        yield from assail(table, monster, [victim], 4, "RES", "gaze_of_the_eye")


def seen_by(state: State, monster: Monster) -> list[Character]:
    """Whom the eye can stare at: heroes in sight, or a phantom that it takes for the nearest."""
    if cannot_shoot(state, monster):
        return []
    seen = [one for one in heroes_and_images(state) if may_aim(state, monster, one, ANYWHERE)]
    return [one for one in seen if one.id == PHANTOM] or seen


def can_get_at(state: State, monster: Monster, one: Character, paths: dict[int, int]) -> bool:
    """Whether a monster can strike somebody in this turn, after a Move if it has both actions."""
    if in_reach(state, monster, one):
        return True
    if is_held(monster) or monster.actions < 2 or is_barred(state, monster, one.at):
        return False
    return steps_to(state, monster, paths, one) <= moves(state, monster)


def call_the_knockers(table: Dungeon, monster: Monster) -> Rule[None]:
    """Another gremlin out of the eye, then a fight."""
    state = table.state
    if count_on_tile(state, monster, "gremlin") < MOST_CALLED:
        appear(table, monster, "gremlin", marked(state, monster, "E"))
    yield from charge_in(table, monster, NEAR)


def drink_the_staff(table: Dungeon, monster: Monster) -> Rule[None]:
    """It heals, then goes for magic."""
    heal(table, monster, 1, "DP-LAW-06")
    yield from charge_in(table, monster, Law("combatant", "drawn_to", most="MAG"))


def the_lid_flickers(table: Dungeon, monster: Monster, by: int) -> Rule[None]:
    """To the free eye square farthest from the hero who hit it."""
    state = table.state
    eyes = [square for square in marked(state, monster, "E") if may_enter(state, monster, square)]
    hitter = next((hero for hero in living(state) if hero.number == by), None)
    if eyes and hitter is not None:
        far = max(eyes, key=lambda square: distance(square, hitter.at))
        yield from jump(table, monster, far, RULE, is_own_move=False)


def the_eye_weeps(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Every hero on the tile suffers."""
    heroes = heroes_on_tile(table.state, monster)
    yield from assail(table, monster, heroes, 2, "RES", "the_eye_weeps")


ACTS.update(
    {
        "tap_and_tear": fights(),
        "gaze_of_the_eye": gaze_of_the_eye,
        "call_the_knockers": call_the_knockers,
        "drink_the_staff": drink_the_staff,
    }
)
LIFE_RESULTS.update(
    {
        "the_lid_flickers": the_lid_flickers,
        "the_eye_weeps": the_eye_weeps,
    }
)
