"""What a spell can be aimed at (SPELL)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from delvers.games.plungin.rules.board.aiming import (
    can_attack_into,
    can_find,
    in_range,
    is_out_of_pit,
    may_aim,
    sight,
)
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.hazards import pit_with
from delvers.games.plungin.rules.board.map import (
    is_free,
    is_unwalled,
    living,
    neighbours,
    squares_of,
    towards,
)
from delvers.games.plungin.rules.board.reviving import bearers, carried_dead
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import ROCK
from delvers.games.plungin.rules.books.things import Item, Spell
from delvers.games.plungin.rules.fight.fighting import cannot_shoot
from delvers.games.plungin.rules.heroes.stats import has
from delvers.games.plungin.rules.options import (
    AT,
    CLEAR,
    CLOSE,
    COLUMN,
    HERE,
    ON_FIGURE,
    ON_HERO,
    ON_LOCK,
    ON_THING,
    RAISE_STONE,
    ROW,
    TO,
    chest_name,
    door_name,
    quick,
)
from delvers.games.plungin.rules.squares import DIRECTIONS, place_of, square_at
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Door, Lock
from delvers.games.plungin.rules.state.state import State

HELPFUL: Final = ("character", "hero", "self", "area", "tile")
STONES: Final = "rOP"
"""Rockfall, obstacles and pillars."""


DRAINED: Final = "drained"
ROTTING: Final = "rotting"
"""What can be taken from a hero besides cursed things."""
on_hero: Final = quick(ON_HERO)
on_figure: Final = quick(ON_FIGURE)
at_square: Final = quick(AT)
LINES: Final = (quick(ROW), quick(COLUMN))


@dataclass(frozen=True, slots=True)
class Casting:
    """A spell as it was cast: at what, how well, and whether it was a fumble as well."""

    spell: Spell
    aim: str
    successes: int
    needed: int
    fumbled: bool = False


def targets_of(state: State, hero: Hero, spell: Spell) -> list[str]:
    """The options for what a spell is aimed at; with that option, in melee only neighbours."""
    aims = aims_of(state, hero, spell)
    if not cannot_shoot(state, hero):
        return aims
    beside = set(neighbours(state, hero.at))
    names = {on_hero(other.id) for other in living(state) if other.at in beside}
    names |= {
        on_figure(monster.id, monster.number) for monster in state.monsters if monster.at in beside
    }
    return [aim for aim in aims if aim in names]


def has_target(state: State, hero: Hero, spell: Spell) -> bool:
    """Whether there is anything to aim a spell at; what helps heroes helps the caster at least."""
    if spell.target in HELPFUL and not state.rules.no_shots_in_melee:
        return True
    if state.rules.no_shots_in_melee:
        return bool(targets_of(state, hero, spell))
    if spell.target == "line":
        return True
    if spell.target == "monster" and not spell.square:
        return any(may_touch(state, hero, monster, spell) for monster in state.monsters)
    return bool(targets_of(state, hero, spell))


def aims_of(state: State, hero: Hero, spell: Spell) -> list[str]:
    """All that a spell can be aimed at."""
    if spell.target in ("character", "hero") and spell.area:
        return oneself(state, hero, spell)
    if spell.target == "monster" and spell.square:
        return areas_near(state, hero, spell)
    if spell.target == "object" and spell.tile:
        return [HERE()] if unseen_traps(state, hero) else []
    return AIMS[spell.target](state, hero, spell)


def reach_of(hero: Hero, spell: Spell) -> int:
    """The range of a spell; the blinded see only two squares far."""
    return sight(hero, spell.range)


def can_cast_at(state: State, hero: Hero, square: int, reach: int) -> bool:
    """Whether a square is in range and sight of a caster, and no pit keeps the spell in."""
    return in_range(state, hero.at, square, reach) and not is_out_of_pit(state, hero, square)


def heroes_within(state: State, hero: Hero, spell: Spell) -> list[Hero]:
    """The hero himself and others within range."""
    reach = reach_of(hero, spell)
    return [
        other
        for other in living(state)
        if other is hero or can_cast_at(state, hero, other.at, reach)
    ]


def heroes_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """The hero himself and others within range."""
    return [on_hero(other.id) for other in heroes_within(state, hero, spell)]


def characters_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Heroes, and beasts that fight for them."""
    reach = reach_of(hero, spell)
    beasts = [
        on_figure(beast.id, beast.number)
        for beast in state.monsters
        if beast.side == "heroes" and can_cast_at(state, hero, beast.at, reach)
    ]
    return [*heroes_near(state, hero, spell), *beasts]


def monsters_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Monsters within range that the spell can touch."""
    monsters = state.monsters
    return [on_figure(one.id, one.number) for one in monsters if may_touch(state, hero, one, spell)]


def may_touch(state: State, hero: Hero, monster: Monster, spell: Spell) -> bool:
    """Whether a spell can be aimed at a monster and works on it."""
    return can_touch(monster, spell) and may_aim(state, hero, monster, spell.range)


def can_touch(monster: Monster, spell: Spell) -> bool:
    """Whether a monster is an enemy on whom the spell works."""
    return monster.side == "monsters" and not is_immune(monster.content, monster.id, spell)


def is_immune(books: Books, monster: str, spell: Spell) -> bool:
    """Whether a spell never works on such a monster."""
    book = books.monsters[monster]
    return any(tag in book.tags or tag == book.boss for tag in spell.immune)


def oneself(_state: State, _hero: Hero, _spell: Spell) -> list[str]:
    """No choice: the caster, those around him, or his tile."""
    return ["here"]


# -- squares ---------------------------------------------------------------------------------------


def block_around(at: int, reach: int) -> Iterator[int]:
    """All squares up to so many columns and rows away, whether there is ground or not."""
    x, y = place_of(at)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            yield square_at(x + dx, y + dy)


def is_floor(state: State, square: int) -> bool:
    """Whether there is ground on a square that is not rock."""
    return square in state.ground and state.terrain.get(square) != ROCK


def is_covered(spell: Spell | Item, centre: int, square: int) -> bool:
    """Whether a square is in the area of a spell: a block of squares, or all within a distance."""
    if spell.square:
        return is_in_block(square, centre, spell.square)
    return distance(square, centre) <= spell.area


def is_in_block(at: int, centre: int, side: int) -> bool:
    """Whether a square lies in a larger one around another (or, if even, south-east of it)."""
    (x1, y1), (x2, y2) = place_of(at), place_of(centre)
    low = (side - 1) // 2
    return -low <= x1 - x2 < side - low and -low <= y1 - y2 < side - low


def areas_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Squares in sight around which the spell would catch a monster; others are no use."""
    reach, wide = reach_of(hero, spell), max(spell.square, spell.area)
    found: set[int] = set()
    for monster in state.monsters:
        if distance(monster.at, hero.at) > reach + 2 * wide or not can_touch(monster, spell):
            continue
        if not can_find(state, hero, monster):
            continue
        found.update(
            square
            for square in block_around(monster.at, wide)
            if square in state.ground
            and square not in found
            and state.terrain.get(square) != ROCK
            and is_covered(spell, square, monster.at)
            and can_attack_into(state, hero, square)
            and in_range(state, hero.at, square, reach)
            and is_unwalled(state, square, monster.at)
        )
    return [at_square(square) for square in sorted(found)]


def lines_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Rows and columns of squares in range and sight, by their middle."""
    reach = reach_of(hero, spell)
    near = [
        square
        for square in block_around(hero.at, reach)
        if is_floor(state, square) and can_attack_into(state, hero, square)
        if in_range(state, hero.at, square, reach)
    ]
    return [way(square) for square in near for way in LINES]


def free_squares(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Free squares within range."""
    reach = reach_of(hero, spell)
    return [
        at_square(square)
        for square in block_around(hero.at, reach)
        if is_free(state, square) and can_cast_at(state, hero, square, reach)
    ]


def directions(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Straight lines in which somebody stands."""
    return [
        TO(name)
        for way, name in enumerate(DIRECTIONS)
        if any(
            square in state.who and can_attack_into(state, hero, square)
            for square in towards(state, hero.at, way, spell.squares)
        )
    ]


# -- people and things -----------------------------------------------------------------------------


def fallen(state: State, hero: Hero, _spell: Spell) -> list[str]:
    """Dead comrades, if the caster or somebody beside him can bear them."""
    if not bearers(state, hero):
        return []
    return [on_hero(other.id) for other in carried_dead(state)]


def curses(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Cursed things that a hero within range wears, drained life, and wounds that rot."""
    found = []
    for other in heroes_within(state, hero, spell):
        worn = dict.fromkeys((*other.hands, other.armour, *other.attire))
        found += [
            ON_THING(other.id, item) for item in worn if item and state.content.items[item].cursed
        ]
        if other.drained:
            found.append(ON_THING(other.id, DRAINED))
        if "rotting" in other.conditions:
            found.append(ON_THING(other.id, ROTTING))
    return found


def weapons(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Melee weapons in the hands of heroes within range."""
    return [
        ON_THING(other.id, item)
        for other in heroes_within(state, hero, spell)
        for item in dict.fromkeys(other.hands)
        if item
        and state.content.items[item].kind == "weapon"
        and not state.content.items[item].range
    ]


def locks_within(state: State, hero: Hero, reach: int) -> dict[str, Lock]:
    """The closed doors and chests in range and sight, but never a Great Door, by their names."""
    found: dict[str, Lock] = {}
    for square in block_around(hero.at, reach):
        if square not in state.ground or not can_cast_at(state, hero, square, reach):
            continue
        for way in range(4):
            number = state.gates.get(square * 4 + way)
            if number is not None and is_plain(state.doors[number]):
                found[door_name(number)] = state.doors[number]
        if square in state.chest_at:
            chest = state.chest_at[square]
            found[chest_name(chest)] = state.chests[chest]
    return found


def is_plain(door: Door) -> bool:
    """Whether a door is closed, leads somewhere, and is no Great Door."""
    return not (door.is_open or door.is_exit or door.is_blind or door.kind == "great")


def locks(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Locked doors and chests within range; what bursts them can be cast on clockwork too."""
    near = locks_within(state, hero, reach_of(hero, spell))
    found = [ON_LOCK(name) for name, lock in near.items() if lock.is_locked]
    if spell.noisy:
        found += [on_figure(one.id, one.number) for one in clockwork_near(state, hero, spell)]
    return found


def clockwork_near(state: State, hero: Hero, spell: Spell) -> list[Monster]:
    """The monsters full of springs and locks within range."""
    return [
        monster
        for monster in state.monsters
        if has(monster, "clockwork") and may_aim(state, hero, monster, spell.range)
    ]


def objects(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Doors and chests within range whose trap is not known."""
    near = locks_within(state, hero, reach_of(hero, spell))
    return [ON_LOCK(name) for name, lock in near.items() if lock.trap and not lock.is_aware]


def unseen_traps(state: State, hero: Hero) -> list[Lock]:
    """The doors and chests of the caster's tile whose trap is not known; none out of a pit."""
    tile = state.ground[hero.at]
    doors = [state.doors[number] for number in state.tiles[tile].doors]
    found: list[Lock] = [door for door in doors if is_plain(door)]
    found += [
        state.chests[state.chest_at[square]]
        for square in squares_of(state, tile)
        if square in state.chest_at
    ]
    if "trapped" in hero.conditions and pit_with(state, hero.at):
        return []
    return [lock for lock in found if lock.trap and not lock.is_aware]


def stones(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Open doorways where nobody stands, stone, and free squares within range."""
    reach = reach_of(hero, spell)
    near = [
        square
        for square in block_around(hero.at, reach)
        if square in state.ground and can_cast_at(state, hero, square, reach)
    ]
    gates = {state.gates.get(square * 4 + way, -1) for square in near for way in range(4)}
    doors = [n for n in sorted(gates - {-1}) if state.doors[n].kind != "great"]
    found = [CLOSE(n) for n in doors if is_empty(state, state.doors[n])]
    found += [CLEAR(s) for s in near if is_stone(state, s)]
    free = [s for s in near if is_free(state, s)]
    return found + ([RAISE_STONE(s) for s in free] if len(free) > 1 else [])


def is_empty(state: State, door: Door) -> bool:
    """Whether a doorway is open and nobody stands in it."""
    if not door.is_open or door.is_exit:
        return False
    return not any(square in state.who for square in (*door.squares, *door.beyond))


def is_stone(state: State, square: int) -> bool:
    """Whether stone bars a square."""
    return state.terrain.get(square, ".") in STONES and square not in state.chest_at


AIMS: Final[dict[str, Callable[[State, Hero, Spell], list[str]]]] = {
    "character": characters_near,
    "hero": heroes_near,
    "monster": monsters_near,
    "self": oneself,
    "area": oneself,
    "tile": oneself,
    "square": areas_near,
    "line": lines_near,
    "direction": directions,
    "free": free_squares,
    "fallen": fallen,
    "curse": curses,
    "weapon": weapons,
    "lock": locks,
    "object": objects,
    "stone": stones,
}
