"""What monsters do in their turn: fight, shoot, strike many at once, call others (LAW, MONSTER)."""

from collections.abc import Callable

from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Defence
from delvers.games.plungin.checks import Pool
from delvers.games.plungin.combat import Strike, attack, meet, roll_hits
from delvers.games.plungin.events import name_of, tell
from delvers.games.plungin.fighting import cannot_shoot, in_range
from delvers.games.plungin.figures import Character, Hero, Monster
from delvers.games.plungin.laws import NEAR, hunt, somebody_chooses
from delvers.games.plungin.map import is_free, living
from delvers.games.plungin.placing import put_monster
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.stats import has
from delvers.games.plungin.walking import approach, in_reach, moves, take_aim
from delvers.kernel.requests import Rule

BLIND = 2


def charge_in(table: Dungeon, monster: Monster, law: Law, more: int = 0) -> Rule[int]:
    """Up to the preferred target, and a melee attack on it; how much damage it did."""
    target = yield from close_in(table, monster, law)
    if target is None:
        return 0
    return (yield from strike(table, monster, target, more))


def close_in(table: Dungeon, monster: Monster, law: Law) -> Rule[Character | None]:
    """Up to the preferred target, without an attack."""
    is_afraid = "frightened" in monster.conditions
    least = moves(table.state, monster) if is_afraid else 0
    target, paths = yield from hunt(table, monster, law, least)
    if target is not None:
        monster.target = target.number
        if not in_reach(table.state, monster, target):
            yield from approach(table, monster, target, paths)
    return target


def strike(table: Dungeon, monster: Monster, target: Character, more: int = 0) -> Rule[int]:
    """A melee attack on who is in reach, if an action is left; some strike two heroes at once."""
    if not can_strike(table.state, monster, target) or monster.actions <= 0:
        return 0
    monster.actions -= 1
    damage = yield from hit(table, monster, target, more)
    if BOOKS.monsters[monster.id].attacks > 1:
        yield from hit_another(table, monster, target)
    return damage


def can_strike(state: State, monster: Monster, target: Character) -> bool:
    """Whether both are still there and near enough."""
    return monster.life_left and target.life_left and in_reach(state, monster, target)


def hit_another(table: Dungeon, monster: Monster, first: Character) -> Rule[bool]:
    """An attack on another hero in reach, if there is one."""
    others: list[Character] = [h for h in heroes_in_reach(table.state, monster) if h is not first]
    if not others:
        return False
    other = yield from somebody_chooses(
        table, others, "DP-CONFLICT-64", f"target {name_of(monster)}"
    )
    yield from hit(table, monster, other)
    return True


def hit(
    table: Dungeon, monster: Monster, target: Character, more: int = 0, is_ranged: bool = False
) -> Rule[int]:
    """One attack of a monster as its entry says."""
    book = BOOKS.monsters[monster.id]
    blow = Strike(
        is_ranged=is_ranged,
        more=more,
        defend=book.defend,
        push=book.push,
        on_damage=book.on_damage,
        fire=book.fire,
        kinds=("drain",) if book.drains else (),
    )
    return (yield from attack(table, monster, target, blow))


def heroes_in_reach(state: State, monster: Monster) -> list[Hero]:
    """The heroes whom a monster can strike from where it stands."""
    if not monster.life_left:
        return []
    return [hero for hero in living(state) if in_reach(state, monster, hero)]


# -- from afar -------------------------------------------------------------------------------------


def shoot(
    table: Dungeon, monster: Monster, law: Law, dice: int | None = None, reach: int = 0
) -> Rule[None]:
    """To the farthest square from which the target is still in range, and a shot."""
    reach = sight(monster, reach or BOOKS.monsters[monster.id].range)
    target = yield from aim(table, monster, law, reach)
    if target is None or is_reloading(monster):
        return
    if may_shoot(table.state, monster, target, reach):
        monster.actions -= 1
        if has(monster, "slow_thrower"):
            monster.marks["threw"] = 1
        if dice is None:
            yield from hit(table, monster, target, is_ranged=True)
        else:
            yield from attack(table, monster, target, Strike(is_ranged=True, dice=dice))


def aim(table: Dungeon, monster: Monster, law: Law, reach: int) -> Rule[Character | None]:
    """Choose a target and take a place to attack it from afar."""
    target, paths = yield from hunt(table, monster, law, moves(table.state, monster))
    if target is not None:
        monster.target = target.number
        yield from take_aim(table, monster, target, paths, reach)
    return target


def is_reloading(monster: Monster) -> bool:
    """Whether a slow thrower has thrown in its last turn."""
    return bool(monster.marks.pop("threw", 0))


def may_shoot(state: State, monster: Monster, target: Character, reach: int) -> bool:
    """Whether both are still there and in range, and an action is left."""
    if not monster.life_left or not target.life_left or monster.actions <= 0:
        return False
    return in_range(state, monster.at, target.at, reach) and not cannot_shoot(state, monster)


def sight(monster: Monster, reach: int) -> int:
    """How far a monster can shoot or cast; the blinded but two squares."""
    return min(reach, BLIND) if "blinded" in monster.conditions else reach


# -- many at once ----------------------------------------------------------------------------------


def heroes_on_tile(state: State, monster: Monster) -> list[Hero]:
    """The heroes on a monster's tile."""
    tile = state.ground[monster.at]
    return [hero for hero in living(state) if state.ground[hero.at] == tile]


def assail(
    table: Dungeon, monster: Monster, heroes: list[Hero], dice: int, stat: Defence, cause: str
) -> Rule[None]:
    """Each of some heroes suffers an attack."""
    for hero in heroes:
        if hero.life_left and monster.life_left:
            pool = roll_hits(table, dice, cause, "DP-MONSTER-12")
            blow = Strike(defend=stat, is_ranged=stat != "DEF")
            yield from suffer(table, monster, hero, pool, blow, cause)


def breathe_fire(table: Dungeon, monster: Monster, heroes: list[Hero], dice: int) -> Rule[None]:
    """One attack of fire on all in its way; who is damaged burns."""
    pool = roll_hits(table, dice, "dragon_breath", "DP-MONSTER-12")
    blow = Strike(defend="best", is_ranged=True, fire=True, kinds=("breath",), on_damage="burning")
    for hero in heroes:
        if hero.life_left and monster.life_left:
            yield from suffer(table, monster, hero, pool, blow, "dragon_breath")


def suffer(
    table: Dungeon, monster: Monster, hero: Hero, pool: Pool, blow: Strike, cause: str
) -> Rule[None]:
    """A hero defends against hits that push nobody."""
    state = table.state
    for square in (monster.at, hero.at):
        state.tiles[state.ground[square]].fought = state.round
    yield from meet(table, hero, pool.successes, blow, cause, "DP-MONSTER-12", monster)


# -- calling others --------------------------------------------------------------------------------


def appear(table: Dungeon, monster: Monster, kind: str, squares: list[int]) -> bool:
    """A new monster on a random free square of some; it acts from the next turn on."""
    state = table.state
    free = [square for square in squares if is_free(state, square)]
    if free:
        new = put_monster(table, kind, state.dice.choice(free))
        new.is_met, new.home = True, monster.home
        tell(table, "called", "DP-LAW-06", monster, what=kind)
    return bool(free)


def count_on_tile(state: State, monster: Monster, kind: str) -> int:
    """How many of a kind are on a monster's tile."""
    tile = state.ground[monster.at]
    return sum(one.id == kind and state.ground[one.at] == tile for one in state.monsters)


def fights(law: Law = NEAR) -> Callable[[Dungeon, Monster], Rule[None]]:
    """Move and attack under a Law."""

    def act(table: Dungeon, monster: Monster) -> Rule[None]:
        yield from charge_in(table, monster, law)

    return act
