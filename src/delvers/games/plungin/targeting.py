"""What a spell or thrown thing can be aimed at (SPELL, COMBAT)."""

from collections.abc import Callable
from typing import Final

from delvers.games.plungin.attacking import label
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Spell
from delvers.games.plungin.fighting import in_range
from delvers.games.plungin.grid import DIRECTIONS, distance
from delvers.games.plungin.map import is_free, living, squares_of, towards
from delvers.games.plungin.opening import locks_near
from delvers.games.plungin.reviving import square_name
from delvers.games.plungin.state import Door, Hero, State


def targets_of(state: State, hero: Hero, spell: Spell) -> list[str]:
    """The options for what a spell is aimed at."""
    return AIMS[spell.target](state, hero, spell)


def heroes_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """The hero himself and others within range."""
    return [
        f"on {other.id}"
        for other in living(state)
        if other is hero or in_range(state, hero.at, other.at, spell.range)
    ]


def monsters_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Monsters within range that the spell can touch."""
    reach = min(spell.range, 2) if "blinded" in hero.conditions else spell.range
    return [
        f"on {label(monster)}"
        for monster in state.monsters
        if monster.side == "monsters"
        and in_range(state, hero.at, monster.at, reach)
        and not is_immune(monster.id, spell)
    ]


def is_immune(monster: str, spell: Spell) -> bool:
    """Whether a spell never works on such a monster."""
    book = BOOKS.monsters[monster]
    return any(tag in book.tags or (tag == "boss" and book.boss) for tag in spell.immune)


def oneself(_state: State, _hero: Hero, _spell: Spell) -> list[str]:
    """No choice: the caster, those around him, or his tile."""
    return ["here"]


def squares_near(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Squares in sight on which somebody stands, or beside them; others are no use."""
    reach = [one.at for one in state.monsters if distance(one.at, hero.at) <= spell.range + 2]
    near = {
        square
        for at in reach
        for square in squares_of(state, state.ground[at])
        if distance(square, at) <= 1 and in_range(state, hero.at, square, spell.range)
    }
    return [f"at {square_name(square)}" for square in sorted(near)]


def free_squares(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Free squares within range."""
    tile = state.ground[hero.at]
    return [
        f"at {square_name(square)}"
        for square in squares_of(state, tile)
        if is_free(state, square) and in_range(state, hero.at, square, spell.range)
    ]


def directions(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Straight lines in which somebody stands."""
    return [
        f"to {name}"
        for way, name in enumerate(DIRECTIONS)
        if any(square in state.who for square in towards(state, hero.at, way, spell.squares))
    ]


def fallen(state: State, _hero: Hero, _spell: Spell) -> list[str]:
    """Dead comrades."""
    return [f"on {other.id}" for other in state.heroes if other.status == "dead"]


def curses(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Cursed things that a hero within range wears, and drained life."""
    found = []
    for other in living(state):
        if other is hero or in_range(state, hero.at, other.at, spell.range):
            worn = [*other.hands, other.armour, *other.attire]
            found += [
                f"on {other.id} {item}"
                for item in dict.fromkeys(worn)
                if item and BOOKS.items[item].cursed
            ]
            if other.drained:
                found.append(f"on {other.id} drained")
    return found


def weapons(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Melee weapons in the hands of heroes within range."""
    return [
        f"on {other.id} {item}"
        for other in living(state)
        if other is hero or in_range(state, hero.at, other.at, spell.range)
        for item in dict.fromkeys(other.hands)
        if item and BOOKS.items[item].kind == "weapon" and not BOOKS.items[item].range
    ]


def locks(state: State, hero: Hero, _spell: Spell) -> list[str]:
    """Locked doors and chests at hand, but never a Great Door."""
    return [
        f"on {name}"
        for name, lock in locks_near(state, hero).items()
        if lock.is_locked and not (isinstance(lock, Door) and lock.kind == "great")
    ]


def objects(state: State, hero: Hero, _spell: Spell) -> list[str]:
    """Doors and chests at hand whose trap is not known."""
    return [
        f"on {name}"
        for name, lock in locks_near(state, hero).items()
        if lock.trap and not lock.is_aware and not (isinstance(lock, Door) and lock.kind == "great")
    ]


def stones(state: State, hero: Hero, spell: Spell) -> list[str]:
    """Open doorways, rockfall and free squares within range."""
    found = [
        f"close door {number}"
        for number, door in enumerate(state.doors)
        if door.is_open
        and not door.is_exit
        and in_range(state, hero.at, door.squares[0], spell.range)
        and not any(square in state.who for square in (*door.squares, *door.beyond))
    ]
    tile = state.ground[hero.at]
    near = [s for s in squares_of(state, tile) if in_range(state, hero.at, s, spell.range)]
    found += [f"clear {square_name(s)}" for s in near if state.terrain.get(s) == "r"]
    found += [f"raise {square_name(s)}" for s in near if is_free(state, s)]
    return found


AIMS: Final[dict[str, Callable[[State, Hero, Spell], list[str]]]] = {
    "character": heroes_near,
    "hero": heroes_near,
    "monster": monsters_near,
    "self": oneself,
    "area": oneself,
    "tile": oneself,
    "square": squares_near,
    "line": squares_near,
    "direction": directions,
    "free": free_squares,
    "fallen": fallen,
    "curse": curses,
    "weapon": weapons,
    "lock": locks,
    "object": objects,
    "stone": stones,
}
