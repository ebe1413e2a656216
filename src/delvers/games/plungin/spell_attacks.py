"""What spells do: attacks, areas, things that appear (SPELL)."""

from dataclasses import replace

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Item, Spell
from delvers.games.plungin.checks import roll_for, roll_pool
from delvers.games.plungin.combat import Strike, defend
from delvers.games.plungin.conditions import afflict
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import wake
from delvers.games.plungin.grid import DIRECTIONS, STEPS, distance, place_of, square_at
from delvers.games.plungin.hazards import add_hazard
from delvers.games.plungin.life import harm, heal, provoke
from delvers.games.plungin.map import (
    direction_to,
    free_neighbours,
    is_free,
    living,
    neighbours,
    on_tile,
    towards,
)
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.placing import put_monster
from delvers.games.plungin.registry import SPELLS
from delvers.games.plungin.spell_effects import aim
from delvers.games.plungin.state import Character, Dungeon, Hero, Monster, State
from delvers.games.plungin.stats import pool_of, tags_of
from delvers.games.plungin.targeting import is_immune
from delvers.kernel.requests import Rule


def monster_named(state: State, option: str) -> Monster:
    """The monster whom an option names by its number."""
    number = int(option.rsplit(" ", maxsplit=1)[-1])
    return next(monster for monster in state.monsters if monster.number == number)


def square_named(option: str) -> int:
    """The square that an option names."""
    x, y = option.split(" ")[1].split(",")
    return square_at(int(x), int(y))


def attacking(table: Dungeon, hero: Hero, spell: Spell, successes: int, _needed: int) -> Rule[None]:
    """Hits are successes, met by one defence roll; nobody is pushed."""
    option = yield from aim(table, hero, spell)
    if not option:
        return
    target = monster_named(table.state, option)
    hits = successes + spell.hits
    hits += max((spell.versus.get(tag, 0) for tag in tags_of(target)), default=0)
    damage = yield from magic_hits(table, hero, target, spell, hits)
    if damage and spell.leech and hero.life_left:
        heal(table, hero, min(spell.leech, damage), "DP-SPELL-10")
    if spell.splash:
        yield from splash(table, hero, target, spell)
    if spell.pull and target.life_left:
        pull(table, hero, target, spell.pull)


def magic_hits(
    table: Dungeon, hero: Hero | Monster, target: Character, spell: Spell, hits: int
) -> Rule[int]:
    """The hits of a spell on somebody, and what comes with damage."""
    if isinstance(target, Monster):
        wake(table, target)
        provoke(table, target, 1)
        if spell.fire and "fireproof" in tags_of(target):
            hits -= 1
    if hits <= 0:
        return 0
    strike = Strike(defend=spell.defend, is_ranged=True, fire=spell.fire, kind="spell")
    damage = yield from defend(table, target, hits, strike, hero)
    yield from harm(table, target, damage, spell.id, "DP-SPELL-10", hero.number, fire=spell.fire)
    if damage and target.life_left:
        for one in (spell.on_damage, spell.also):
            if one:
                afflict(table, target, one, "DP-COND-02", source=hero.number)
    return damage


def splash(table: Dungeon, hero: Hero, target: Monster, spell: Spell) -> Rule[None]:
    """Those beside the target suffer a smaller attack."""
    state = table.state
    at = target.at if target.life_left else hero.at
    beside = set(neighbours(state, at))
    others = [one for one in on_tile(state, state.ground[at]) if one.at in beside]
    small = replace(spell, on_damage="", defend="DEF")
    for one in others:
        if one is not target and one.life_left:
            pool = roll_pool(table, spell.splash, spell.id, "DP-SPELL-10")
            yield from magic_hits(table, hero, one, small, pool.successes)


def pull(table: Dungeon, hero: Hero, target: Monster, squares: int) -> None:
    """A monster is drawn towards the caster."""
    for _ in range(squares):
        nearer = [
            square
            for square in free_neighbours(table.state, target.at)
            if distance(square, hero.at) < distance(target.at, hero.at)
        ]
        if not nearer:
            return
        put_on(table.state, target, nearer[0])


def blast(table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int) -> Rule[None]:
    """An attack rolled once on everybody in an area, friend and foe."""
    option = yield from aim(table, hero, spell)
    if option:
        yield from explode(table, hero, spell, square_named(option))


def explode(table: Dungeon, hero: Hero | Monster, spell: Spell, centre: int) -> Rule[None]:
    """The attack of a blast around a square."""
    pool = roll_pool(table, spell.attack, spell.id, "DP-SPELL-10")
    for one in caught_in(table.state, spell, centre):
        if one.life_left:
            yield from magic_hits(table, hero, one, spell, pool.successes)


def caught_in(state: State, spell: Spell | Item, centre: int) -> list[Character]:
    """Those in an area around a square, on its tile."""
    here = on_tile(state, state.ground[centre])
    if getattr(spell, "tile", False):
        return here
    if spell.square:
        return [one for one in here if in_square(one.at, centre, spell.square)]
    return [one for one in here if distance(one.at, centre) <= spell.area]


def in_square(at: int, centre: int, side: int) -> bool:
    """Whether a square lies in a larger one around (or from) another."""
    (x1, y1), (x2, y2) = place_of(at), place_of(centre)
    low = (side - 1) // 2
    return -low <= x1 - x2 < side - low and -low <= y1 - y2 < side - low


def squares_around(state: State, spell: Spell | Item, centre: int) -> list[int]:
    """The squares of an area, on the tile of its middle."""
    tile = state.ground[centre]
    x, y = place_of(centre)
    reach = max(spell.square, spell.area) + 1
    near = [
        square_at(x + dx, y + dy)
        for dy in range(-reach, reach + 1)
        for dx in range(-reach, reach + 1)
    ]
    inside = [s for s in near if state.ground.get(s) == tile]
    if spell.square:
        return [s for s in inside if in_square(s, centre, spell.square)]
    return [s for s in inside if distance(s, centre) <= spell.area]


def breath(table: Dungeon, hero: Hero, spell: Spell, successes: int, _needed: int) -> Rule[None]:
    """Everybody in a straight line."""
    option = yield from aim(table, hero, spell)
    if option:
        way = DIRECTIONS.index(option.removeprefix("to "))
        yield from breathe(table, hero, spell, way, successes)


def breathe(table: Dungeon, hero: Hero | Monster, spell: Spell, way: int, hits: int) -> Rule[None]:
    """The line of a breath."""
    state = table.state
    line = set(towards(state, hero.at, way, spell.squares))
    everyone: list[Character] = [*living(state), *state.monsters]
    for one in everyone:
        if one.at in line and one.life_left:
            yield from magic_hits(table, hero, one, spell, hits)


def wall_of_flame(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """A line of fire that stays for some rounds."""
    option = yield from aim(table, hero, spell)
    if not option:
        return
    centre = square_named(option)
    state, half = table.state, spell.squares // 2
    way = direction_to(hero.at, centre)
    step = STEPS[1] if way in (0, 2, None) else STEPS[2]
    line = [centre + step * at for at in range(-half, spell.squares - half)]
    squares = [s for s in line if state.ground.get(s) == state.ground[centre]]
    add_hazard(table, "wall_of_flame", squares, spell.rounds, spell.attack, hero.number)


def entangle(table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int) -> Rule[None]:
    """Everybody in an area is rooted until a check frees him."""
    option = yield from aim(table, hero, spell)
    if option:
        for one in caught_in(table.state, spell, square_named(option)):
            if afflict(table, one, "rooted", "DP-SPELL-10", rounds=spell.rounds):
                one.bonus["rooted"] = spell.resist


def overcome(table: Dungeon, hero: Hero, spell: Spell, successes: int, _needed: int) -> Rule[None]:
    """A monster that resists with fewer successes is asleep or confused."""
    option = yield from aim(table, hero, spell)
    if not option or spell.resisted is None:
        return
    first = monster_named(table.state, option)
    targets = [first]
    if spell.square:
        around = caught_in(table.state, spell, first.at)
        targets = [one for one in around if isinstance(one, Monster)]
    for target in targets:
        if is_immune(target.id, spell):
            continue
        dice = pool_of(target, spell.resisted)
        pool = yield from roll_for(table, target, dice, "resist", "DP-SPELL-10")
        if pool.successes < successes:
            afflict(table, target, spell.condition, "DP-SPELL-10", rounds=spell.rounds)


def summon(table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int) -> Rule[None]:
    """A beast fights for the heroes for some rounds."""
    for _ in range(spell.count):
        option = yield from aim(table, hero, spell)
        if option:
            beast = put_monster(table, spell.monster, square_named(option))
            beast.side, beast.leaves = "heroes", spell.rounds


def phantom(table: Dungeon, hero: Hero, spell: Spell, successes: int, _needed: int) -> Rule[None]:
    """An image that monsters take for the nearest hero."""
    option = yield from aim(table, hero, spell)
    if option:
        image = put_monster(table, "phantom", square_named(option))
        image.side, image.leaves = "heroes", spell.rounds
        image.stats["DEF"] = successes
        image.life = spell.life


def sanctuary(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """No monster may be near; those who are, are put out."""
    state = table.state
    squares = squares_around(state, spell, hero.at)
    for monster in [*state.monsters]:
        if monster.at in squares and not BOOKS.monsters[monster.id].boss:
            free = [s for s in state.ground if is_free(state, s) and s not in squares]
            if free:
                put_on(state, monster, min(free, key=lambda s: distance(s, monster.at)))
    add_hazard(table, "sanctuary", squares, spell.rounds, by=hero.number)
    return
    yield


def stone_shape(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """A doorway is closed, rubble cleared, or stone raised."""
    option = yield from aim(table, hero, spell)
    if option.startswith("close door "):
        door = table.state.doors[int(option.split(" ")[-1])]
        door.is_open, door.is_locked, door.difficulty, door.trap = False, True, 2, ""
        tell(table, "door_closed", "DP-DOOR-04", hero, door=int(option.split(" ")[-1]))
    elif option.startswith("clear "):
        table.state.terrain.pop(square_named(option))
    elif option:
        table.state.terrain[square_named(option)] = "r"


SPELLS.update(
    {
        "attack": attacking,
        "blast": blast,
        "breath": breath,
        "wall_of_flame": wall_of_flame,
        "entangle": entangle,
        "overcome": overcome,
        "summon": summon,
        "phantom": phantom,
        "sanctuary": sanctuary,
        "stone_shape": stone_shape,
    }
)
