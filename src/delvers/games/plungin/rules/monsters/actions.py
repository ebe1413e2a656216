"""What monsters do in their turn: fight, shoot, strike many at once, call others (LAW, MONSTER)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import (
    can_attack_into,
    can_strike_into,
    may_aim,
    sight,
)
from delvers.games.plungin.rules.board.awareness import (
    aware_of,
    friends_known,
    known_prey,
    known_tiles,
)
from delvers.games.plungin.rules.board.grid import STEPS, distance
from delvers.games.plungin.rules.board.map import character, living
from delvers.games.plungin.rules.board.moving import is_held
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.board.sanctuary import is_open_to_monsters
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.things import Defence
from delvers.games.plungin.rules.events.reasons import Reason
from delvers.games.plungin.rules.fight.combat import attack
from delvers.games.plungin.rules.fight.defending import meet
from delvers.games.plungin.rules.fight.fighting import cannot_shoot, is_engaged
from delvers.games.plungin.rules.fight.strikes import Strike, roll_hits
from delvers.games.plungin.rules.fight.suffering import shake_off
from delvers.games.plungin.rules.heroes.checks import Pool
from delvers.games.plungin.rules.heroes.stats import has
from delvers.games.plungin.rules.monsters.laws import (
    NEAR,
    chosen,
    handler_chooses,
    hunt,
    hunted,
    in_reach_of,
    nearest,
    somebody_chooses,
)
from delvers.games.plungin.rules.monsters.walking import (
    FAR,
    approach,
    can_aim_from,
    in_reach,
    moves,
    own_tile,
    squares_struck,
    steps_to,
    take_aim,
    walk,
    within,
)
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import name_of, tell
from delvers.kernel.requests import Rule

ATTACK = "attack"
"""What a monster has done that has attacked in this turn."""


MOST_CALLED = 4
"""So many gremlins, skeletons or spiderlings can be on the tile of who calls them."""


@dataclass(frozen=True, slots=True)
class Shot:
    """An attack from afar: how far it goes, and whether it is a spell."""

    reach: int
    is_spell: bool = False


def charge_in(table: Dungeon, monster: Monster, law: Law, more: int = 0) -> Rule[int]:
    """Up to the preferred target, and a melee attack on it; how much damage it did."""
    target = yield from close_in(table, monster, law)
    if target is None:
        return 0
    if can_strike(table.state, monster, target):
        return (yield from strike(table, monster, target, more))
    return (yield from strike_at_hand(table, monster, more))


def close_in(table: Dungeon, monster: Monster, law: Law) -> Rule[Character | None]:
    """Up to the preferred target, without an attack."""
    is_afraid = "frightened" in monster.conditions
    least = moves(table.state, monster) if is_afraid else 0
    target, paths = yield from hunt(table, monster, law, least)
    if target is not None:
        remember(table.state, monster, law, target)
        if not in_reach(table.state, monster, target):
            yield from approach(table, monster, target, paths)
    return target


def remember(state: State, monster: Monster, law: Law, target: Character) -> None:
    """Whom a monster is after; the determined come back to theirs as soon as they can."""
    if law.target == "determined" and is_about(state, monster, monster.target):
        return
    monster.target = target.number


def is_about(state: State, monster: Monster, number: int) -> bool:
    """Whether somebody is alive on the tiles that a monster knows, hidden or not."""
    one = character(state, number)
    if one is None or not one.is_on_board:
        return False
    return state.ground[one.at] in known_tiles(state, monster)


def strike_at_hand(table: Dungeon, monster: Monster, more: int = 0) -> Rule[int]:
    """With its target out of reach a monster strikes at who is beside it: [Combatant, Near]."""
    if not monster.is_on_board or monster.actions <= 0:
        return 0
    near = at_hand(table.state, monster)
    if not near:
        return 0
    victim = yield from handler_chooses(table, monster, near)
    return (yield from strike(table, monster, victim, more))


def at_hand(state: State, monster: Monster) -> list[Character]:
    """The opponents whom a monster can strike from where it stands."""
    return in_reach_of(state, monster, aware_of(state, monster))


def strike(table: Dungeon, monster: Monster, target: Character, more: int = 0) -> Rule[int]:
    """A melee attack on who is in reach, if an action is left; some strike two heroes at once."""
    yield from come_to(table, monster)
    if not can_strike(table.state, monster, target) or monster.actions <= 0:
        return 0
    monster.actions -= 1
    monster.did.append(ATTACK)
    struck: list[Character] = []
    damage = yield from hit(table, monster, target, more, struck=struck)
    if table.state.content.monsters[monster.id].attacks > 1:
        yield from hit_another(table, monster, struck)
    return damage


def come_to(table: Dungeon, monster: Monster) -> Rule[None]:
    """A stun in a monster's own turn costs the action that it has left."""
    if "stunned" in monster.conditions and table.state.acting == monster.number:
        yield from shake_off(table, monster)


def can_strike(state: State, monster: Monster, target: Character) -> bool:
    """Whether both are still there and near enough."""
    return monster.is_on_board and target.is_on_board and in_reach(state, monster, target)


def hit_another(table: Dungeon, monster: Monster, struck: list[Character]) -> Rule[bool]:
    """A blow at another hero than those struck, whoever is in reach after push and advance."""
    state = table.state
    near: list[Character] = [*heroes_in_reach(state, monster)]
    others = [hero for hero in near if hero not in struck and in_reach(state, monster, hero)]
    if not others:
        return False
    other = yield from somebody_chooses(
        table, others, "DP-CONFLICT-64", prompts.TARGET(name_of(monster))
    )
    yield from hit(table, monster, other, struck=struck)
    return True


def hit(
    table: Dungeon,
    monster: Monster,
    target: Character,
    more: int = 0,
    is_ranged: bool = False,
    struck: list[Character] | None = None,
) -> Rule[int]:
    """One attack of a monster as its entry says."""
    book = table.state.content.monsters[monster.id]
    blow = Strike(
        is_ranged=is_ranged,
        more=more,
        defend=book.defend,
        push=book.push,
        on_damage=book.on_damage,
        fire=book.fire,
        kinds=("drain",) if book.drains else (),
    )
    return (yield from attack(table, monster, target, blow, struck))


def heroes_in_reach(state: State, monster: Monster) -> list[Hero]:
    """The heroes whom a sweep of a monster strikes from where it stands, hidden or not."""
    if not monster.is_on_board:
        return []
    squares = squares_struck(state, monster)
    near = [hero for hero in living(state) if hero.at in squares]
    return [hero for hero in near if can_strike_into(state, monster, hero.at)]


# -- from afar -------------------------------------------------------------------------------------


def shoot(
    table: Dungeon, monster: Monster, law: Law, dice: int | None = None, reach: int = 0
) -> Rule[None]:
    """To the farthest square from which the target is still in range, and a shot.

    Who can neither shoot at anybody nor come nearer fights as [Combatant, Near].
    """
    shot = Shot(sight(monster, reach or table.state.content.monsters[monster.id].range))
    is_waiting = is_reloading(monster)
    target = yield from aim(table, monster, law, shot)
    if is_waiting:
        monster.did.append("reloading")
    elif target is None:
        yield from charge_in(table, monster, NEAR)
    elif may_shoot(table.state, monster, target, shot):
        yield from loose(table, monster, target, dice)
    else:
        yield from strike_at_hand(table, monster)


def loose(table: Dungeon, monster: Monster, target: Character, dice: int | None) -> Rule[None]:
    """One shot, as the entry says or with so many dice."""
    yield from come_to(table, monster)
    if monster.actions <= 0:
        return
    monster.actions -= 1
    monster.did.append(ATTACK)
    if has(monster, "slow_thrower"):
        monster.has_thrown = True
    if dice is None:
        yield from hit(table, monster, target, is_ranged=True)
    else:
        yield from attack(table, monster, target, Strike(is_ranged=True, dice=dice))


def aim(table: Dungeon, monster: Monster, law: Law, shot: Shot) -> Rule[Character | None]:
    """Choose a target and take a place to attack it from afar; None if there is no such target."""
    state = table.state
    near = known_tiles(state, monster)
    known = known_prey(state, monster, near)
    among = hunted(state, monster, law, known)
    least = moves(state, monster)
    paths = {monster.at: 0} if is_held(monster) else walk(state, monster, near, among, least)
    target = yield from sighted(table, monster, law, shot, known, paths)
    if target is not None:
        remember(state, monster, law, target)
        places = places_for(state, monster, target, shot, paths)
        yield from take_aim(table, monster, target, paths, places)
    return target


def sighted(
    table: Dungeon,
    monster: Monster,
    law: Law,
    shot: Shot,
    known: list[Character],
    paths: dict[int, int],
) -> Rule[Character | None]:
    """Whom a shooter attacks by its Law, among those whom it can aim at now or come nearer to."""
    state = table.state
    among = hunted(state, monster, law, known)
    if among:
        target = yield from nearest(table, monster, among, paths)
        if can_aim(state, monster, target, shot, paths):
            return target
        if is_cornered(state, monster, target, shot, paths):
            return None
    able = [one for one in known if can_aim(state, monster, one, shot, paths)]
    if law.target == "frenzied":
        friends = friends_known(state, monster)
        able += [one for one in friends if can_aim(state, monster, one, shot, paths)]
    if not able:
        return None
    among = hunted(state, monster, law, able)
    if among is None:
        return (yield from chosen(table, monster, law, able))
    return (yield from nearest(table, monster, among, paths))


def can_aim(
    state: State, monster: Monster, one: Character, shot: Shot, paths: dict[int, int]
) -> bool:
    """Whether a monster can attack somebody from afar after a Move, or come nearer to do so."""
    if good := in_sight(state, monster, one, shot, paths):
        return bool(places_among(state, monster, one, shot, good))
    return not is_held(monster) and steps_to(state, monster, paths, one) < FAR


def is_cornered(
    state: State, monster: Monster, one: Character, shot: Shot, paths: dict[int, int]
) -> bool:
    """Whether only opponents beside a monster keep it from attacking somebody from afar."""
    return bool(in_sight(state, monster, one, shot, paths))


def places_for(
    state: State, monster: Monster, one: Character, shot: Shot, paths: dict[int, int]
) -> list[int]:
    """Where a monster can be after a Move to attack somebody from afar."""
    return places_among(state, monster, one, shot, in_sight(state, monster, one, shot, paths))


def places_among(
    state: State, monster: Monster, one: Character, shot: Shot, good: list[int]
) -> list[int]:
    """Of the squares from which somebody is in range, those where nobody bars the shot."""
    if not state.rules.no_shots_in_melee:
        return good
    near = {one.at + step for step in STEPS} if shot.is_spell else set()
    return [there for there in good if there in near or not is_engaged(state, monster, there)]


def in_sight(
    state: State, monster: Monster, one: Character, shot: Shot, paths: dict[int, int]
) -> list[int]:
    """Where a monster can be after a Move to have somebody in range."""
    if not can_attack_into(state, monster, one.at):
        return []
    squares, reach = within(state, monster, paths), shot.reach
    return [there for there in squares if can_aim_from(state, there, one, reach)]


def is_reloading(monster: Monster) -> bool:
    """Whether a slow thrower has thrown in its last turn."""
    is_so, monster.has_thrown = monster.has_thrown, False
    return is_so


def may_shoot(state: State, monster: Monster, target: Character, shot: Shot) -> bool:
    """Whether both are there and in range, an action is left, and nobody beside bars it."""
    if not monster.is_on_board or not target.is_on_board or monster.actions <= 0:
        return False
    if not may_aim(state, monster, target, shot.reach):
        return False
    is_near = shot.is_spell and distance(monster.at, target.at) == 1
    return is_near or not cannot_shoot(state, monster)


# -- many at once ----------------------------------------------------------------------------------


def heroes_on_tile(state: State, monster: Monster) -> list[Hero]:
    """The heroes on a monster's tile."""
    tile = state.ground[monster.at]
    return [hero for hero in living(state) if state.ground[hero.at] == tile]


def assail(
    table: Dungeon,
    monster: Monster,
    heroes: Sequence[Character],
    dice: int,
    stat: Defence,
    cause: Reason,
) -> Rule[None]:
    """Each of some heroes suffers an attack."""
    for hero in heroes:
        if hero.is_on_board and monster.is_on_board:
            monster.did.append(ATTACK)
            pool = roll_hits(table, dice, cause, "DP-MONSTER-12")
            blow = Strike(defend=stat, is_ranged=stat != "DEF")
            yield from suffer(table, monster, hero, pool, blow, cause)


def breathe_fire(table: Dungeon, monster: Monster, heroes: list[Hero], dice: int) -> Rule[None]:
    """One attack of fire on all in its way; who is damaged burns."""
    monster.did.append(ATTACK)
    pool = roll_hits(table, dice, "dragon_breath", "DP-MONSTER-12")
    blow = Strike(defend="best", is_ranged=True, fire=True, kinds=("breath",), on_damage="burning")
    for hero in heroes:
        if hero.is_on_board and monster.is_on_board:
            yield from suffer(table, monster, hero, pool, blow, "dragon_breath")


def suffer(
    table: Dungeon, monster: Monster, hero: Character, pool: Pool, blow: Strike, cause: Reason
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
    free = [square for square in squares if is_open_to_monsters(state, square)]
    if free:
        new = put_monster(table, kind, state.dice.choice(free))
        new.is_met, new.home = True, monster.home
        monster.did.append("call")
        tell(table, events.called, "DP-LAW-06", monster, what=kind)
    return bool(free)


def count_on_tile(state: State, monster: Monster, kind: str) -> int:
    """How many of a kind are on a monster's tile."""
    tile = state.ground[monster.at]
    return sum(one.id == kind and state.ground[one.at] == tile for one in state.monsters)


def marked(state: State, monster: Monster, mark: str) -> list[int]:
    """The squares of its tile that bear a mark."""
    return [square for square in own_tile(state, monster) if state.terrain.get(square) == mark]


def fights(law: Law = NEAR) -> Callable[[Dungeon, Monster], Rule[None]]:
    """Move and attack under a Law."""

    def act(table: Dungeon, monster: Monster) -> Rule[None]:
        yield from charge_in(table, monster, law)

    return act
