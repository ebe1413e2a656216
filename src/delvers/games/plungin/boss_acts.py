"""The special Laws of Ghazrul, Mother Hollow and Count Morrow (LAW, BOSS)."""

from delvers.games.plungin.aiming import ANYWHERE, can_find, may_address, may_aim
from delvers.games.plungin.awareness import aware_of, known_tiles
from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.checks import check
from delvers.games.plungin.citing import by_entry
from delvers.games.plungin.conditions import is_in_turn
from delvers.games.plungin.deeds import (
    ATTACK,
    appear,
    assail,
    charge_in,
    close_in,
    count_on_tile,
    fights,
    heroes_in_reach,
    heroes_on_tile,
    strike,
)
from delvers.games.plungin.departure import COMMANDED
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import cannot_shoot, wake_near
from delvers.games.plungin.figures import Character, Hero, Monster
from delvers.games.plungin.laws import NEAR, PHANTOM, handler_chooses, nearest, worth
from delvers.games.plungin.life import heal, stun
from delvers.games.plungin.lines import best_line, caught_on
from delvers.games.plungin.map import free_neighbours, living, neighbours
from delvers.games.plungin.moving import is_held
from delvers.games.plungin.peace import is_barred, may_enter
from delvers.games.plungin.reactions import stand_in
from delvers.games.plungin.registry import ACTS
from delvers.games.plungin.spell_attacks import breathe
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.stats import value_of
from delvers.games.plungin.walking import in_reach, jump, moves, own_tile, steps_to, walk
from delvers.kernel.requests import Rule

WEAKEST = Law("combatant", "drawn_to", least="LIFE")
MOST = 4
"""So many gremlins, skeletons or spiderlings can be on the tile of who calls them."""
COFFINS = 2
COMMANDS = 6


# -- Ghazrul ---------------------------------------------------------------------------------------


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


def heroes_and_images(state: State) -> list[Character]:
    """The heroes, and the phantoms that monsters take for heroes."""
    return [*living(state), *(one for one in state.monsters if one.id == PHANTOM)]


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
    if count_on_tile(state, monster, "gremlin") < MOST:
        appear(table, monster, "gremlin", marked(state, monster, "E"))
    yield from charge_in(table, monster, NEAR)


def marked(state: State, monster: Monster, mark: str) -> list[int]:
    """The squares of its tile that bear a mark."""
    return [square for square in own_tile(state, monster) if state.terrain.get(square) == mark]


def drink_the_staff(table: Dungeon, monster: Monster) -> Rule[None]:
    """It heals, then goes for magic."""
    heal(table, monster, 1, "DP-LAW-06")
    yield from charge_in(table, monster, Law("combatant", "drawn_to", most="MAG"))


# -- Mother Hollow ---------------------------------------------------------------------------------


def low_note(table: Dungeon, monster: Monster) -> Rule[None]:
    """A note that stuns, and a step nearer."""
    monster.did.append("low_note")
    for hero in heroes_on_tile(table.state, monster):
        passed = (yield from check(table, hero, "RES", 1, "DP-LAW-06", why="low_note")).passed
        if not passed:
            stun(table, hero, "DP-LAW-06")
    yield from close_in(table, monster, NEAR)


def call_the_choir(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two skeletons rise."""
    for _ in range(2):
        if count_on_tile(table.state, monster, "skeleton") < MOST:
            appear(table, monster, "skeleton", own_tile(table.state, monster))
    yield from close_in(table, monster, NEAR)


def cold_breath(table: Dungeon, monster: Monster) -> Rule[None]:
    """Frost along the line that catches most; a fight if it would catch nobody or cannot be cast,
    in silence or, with that option, beside an opponent.
    """
    spell = BOOKS.spells["frost_breath"]
    way = best_line(table.state, monster, monster.at, spell.squares)
    is_kept = "silenced" in monster.conditions or cannot_shoot(table.state, monster)
    if is_kept or not caught_on(table.state, monster, monster.at, way, spell.squares):
        yield from charge_in(table, monster, NEAR)
        return
    monster.did.append(ATTACK)
    tell(table, "monster_casts", "DP-LAW-06", monster, spell=spell.id)
    wake_near(table, monster.at, "spell")
    yield from by_entry(table, "spell", spell.id, breathe(table, monster, spell, way, 4))


def hunger(table: Dungeon, monster: Monster) -> Rule[None]:
    """It feeds on the weakest."""
    damage = yield from charge_in(table, monster, WEAKEST)
    if monster.life_left:
        heal(table, monster, damage // 2, "DP-LAW-06")


# -- Count Morrow ----------------------------------------------------------------------------------


def mist(table: Dungeon, monster: Monster) -> Rule[None]:
    """Anywhere on the tile, beside the weakest hero who can be reached so, and a bite."""
    state = table.state
    known = heroes_and_images(state)
    places = {one.number: mist_places(state, monster, one) for one in known}
    prey = [one for one in known if places[one.number]]
    if not prey:
        yield from charge_in(table, monster, NEAR)
        return
    least = min(worth(one, WEAKEST) for one in prey)
    weakest = [one for one in prey if worth(one, WEAKEST) == least]
    victim = yield from handler_chooses(table, monster, weakest)
    if not in_reach(state, monster, victim):
        monster.actions -= 1
        yield from jump(table, monster, state.dice.choice(places[victim.number]), "DP-LAW-06")
    yield from strike(table, monster, victim)


def mist_places(state: State, monster: Monster, hero: Character) -> list[int]:
    """The squares of his tile where the Count can be, beside a hero whom he knows of."""
    if not can_find(state, monster, hero) or is_barred(state, monster, hero.at):
        return []
    if in_reach(state, monster, hero):
        return [monster.at]
    if is_held(monster):
        return []
    tile = state.ground[monster.at]
    beside = [square for square in neighbours(state, hero.at) if state.ground[square] == tile]
    return [square for square in beside if may_enter(state, monster, square)]


def command(table: Dungeon, monster: Monster) -> Rule[None]:
    """The simplest mind near may have to turn on a friend; then a fight."""
    state = table.state
    heroes = living(state)
    near = [hero for hero in heroes if may_address(state, monster, hero, COMMANDS)]
    if near and len(heroes) > 1:
        least = min(value_of(hero, "WIT") for hero in near)
        simple: list[Character] = [hero for hero in near if value_of(hero, "WIT") == least]
        victim = yield from handler_chooses(table, monster, simple)
        assert isinstance(victim, Hero)
        passed = (yield from check(table, victim, "WIT", 2, "DP-LAW-06", why="command")).passed
        if not passed:
            obey(table, monster, victim)
    yield from charge_in(table, monster, WEAKEST)


def obey(table: Dungeon, monster: Monster, hero: Hero) -> None:
    """The Attack of a hero's next turn belongs to the Count."""
    hero.bonus[COMMANDED] = 2 if is_in_turn(table.state, hero) else 1
    hero.sources[COMMANDED] = monster.number
    tell(table, "commanded", "DP-LAW-06", hero)


def wings(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody beside is struck, and a coffin opens; with neither he fights."""
    state = table.state
    yield from assail(table, monster, heroes_in_reach(state, monster), 5, "DEF", "wings")
    if monster.marks.get("coffins", 0) < COFFINS:
        coffins = marked(state, monster, "C")
        around = [square for coffin in coffins for square in free_neighbours(state, coffin)]
        if appear(table, monster, "vampire", [*dict.fromkeys(around)]):
            monster.marks["coffins"] = monster.marks.get("coffins", 0) + 1
    if not monster.did and monster.life_left:
        yield from charge_in(table, monster, NEAR)


ACTS.update(
    {
        "tap_and_tear": fights(),
        "gaze_of_the_eye": gaze_of_the_eye,
        "call_the_knockers": call_the_knockers,
        "drink_the_staff": drink_the_staff,
        "toll": fights(),
        "low_note": low_note,
        "call_the_choir": call_the_choir,
        "cold_breath": cold_breath,
        "hunger": hunger,
        "feed": fights(WEAKEST),
        "mist": mist,
        "command": command,
        "wings": wings,
    }
)
