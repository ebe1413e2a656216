"""Grenades (CONSUM)."""

from collections.abc import Iterator
from itertools import chain

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import can_attack_into, can_find, in_range, sight
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.hazards import add_hazard, set_on_fire
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.registry import CAN_USE, USES
from delvers.games.plungin.rules.books.things import Item
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.defending import meet
from delvers.games.plungin.rules.fight.fighting import wake_near
from delvers.games.plungin.rules.fight.life import harm, provoke, stun
from delvers.games.plungin.rules.fight.strikes import Strike, least_success
from delvers.games.plungin.rules.fight.wound_powers import jolt
from delvers.games.plungin.rules.heroes.checks import check, roll_for
from delvers.games.plungin.rules.heroes.parts import joined
from delvers.games.plungin.rules.heroes.stats import tags_of
from delvers.games.plungin.rules.magic.spell_attacks import caught_in, squares_around
from delvers.games.plungin.rules.magic.targeting import block_around, is_floor
from delvers.games.plungin.rules.options import AT
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import lock_name, tell
from delvers.games.plungin.rules.things.item_uses import book
from delvers.kernel.requests import Rule, ask

NEED_NO_FOE = ("smoke", "thunder")
UNHOLY = {"undead", "demon"}
WEAK_LOCK = 2
"""The hardest lock that thunder breaks."""


def aims(state: State, hero: Hero, item: str) -> Iterator[int]:
    """The squares in range and sight where a grenade would do anything, foes first."""
    entry = book(state.content, item)
    if not state.monsters and entry.effect not in NEED_NO_FOE:
        return
    reach = sight(hero, entry.range)
    foes = dict.fromkeys([m.at for m in state.monsters if m.side == "monsters"])
    if entry.effect not in NEED_NO_FOE:
        far = reach + 2 * max(entry.square, entry.area)
        if all(distance(hero.at, square) > far for square in foes):
            return
    others = (s for s in block_around(hero.at, reach) if s not in foes and is_floor(state, s))
    for square in chain(foes, others):
        if distance(hero.at, square) > reach or not does_something(state, hero, entry, square):
            continue
        if in_range(state, hero.at, square, reach) and can_attack_into(state, hero, square):
            yield square


def can_throw(state: State, hero: Hero, item: str) -> bool:
    """Whether there is anything to throw a grenade at."""
    return next(aims(state, hero, item), None) is not None


def does_something(state: State, hero: Hero, entry: Item, square: int) -> bool:
    """Smoke always, thunder at foes and weak locks, holy water at the unholy, others at foes."""
    if entry.effect == "smoke":
        return True
    foes = [
        one
        for one in caught_in(state, entry, square)
        if isinstance(one, Monster) and one.side == "monsters" and can_find(state, hero, one)
    ]
    if entry.effect == "holy_water":
        return any(UNHOLY & {*tags_of(foe)} for foe in foes)
    return bool(foes) or (entry.effect == "thunder" and bool(weak_locks(state, entry, square)))


def throw(table: Dungeon, hero: Hero, item: str) -> Rule[int]:
    """Where a grenade is thrown; like an attack it wakes sleepers."""
    squares = [*aims(table.state, hero, item)]
    names = [AT(square) for square in squares]
    option = yield from ask(hero.seat, names, "DP-ACTION-17", prompts.THROW(item))
    wake_near(table, hero.at, "attack")
    return squares[names.index(option)]


def bursting(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """An attack rolled once on everybody around a square."""
    centre = yield from throw(table, hero, item)
    entry = book(table.state.content, item)
    dice = joined({item: entry.attack}, {"alchemist": int("alchemist" in hero.abilities)})
    pool = yield from roll_for(
        table, hero, dice, Named(item), "DP-CONSUM-02", least_success(table.state, Strike())
    )
    if entry.fire:
        set_on_fire(table, squares_around(table.state, entry, centre))
    for one in caught_by(table, hero, entry, centre):
        yield from burst_on(table, hero, one, item, pool.successes)


def caught_by(table: Dungeon, hero: Hero, entry: Item, centre: int) -> list[Character]:
    """Who stands where a grenade bursts, heroes first; the patient among them are provoked."""
    state = table.state
    caught = caught_in(state, entry, centre)
    caught = [one for one in caught if can_attack_into(state, hero, one.at)]
    for one in caught:
        provoke(table, one)
    return caught


def burst_on(table: Dungeon, hero: Hero, one: Character, item: str, hits: int) -> Rule[None]:
    """Each defends for himself; the damaged are burning or frozen besides."""
    entry = book(table.state.content, item)
    if not one.is_on_board:
        return
    strike = Strike(
        defend=entry.defend,
        is_ranged=True,
        fire=entry.fire,
        on_damage=entry.on_damage,
        kinds=("grenade", *("ice",) * entry.ice),
    )
    yield from meet(table, one, hits, strike, Named(item), "DP-CONSUM-02", hero)


def smoking(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Smoke that nothing can be seen through."""
    centre = yield from throw(table, hero, item)
    add_hazard(
        table,
        "smoke",
        squares_around(table.state, book(table.state.content, item), centre),
        book(table.state.content, item).rounds,
    )


def holy_water(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """The dead and the damned are burnt by it, without a defence."""
    centre = yield from throw(table, hero, item)
    for one in caught_by(table, hero, book(table.state.content, item), centre):
        if one.is_on_board and UNHOLY & {*tags_of(one)}:
            damage = roll_words(table.state.dice, book(table.state.content, item).damage)
            yield from harm(table, one, damage, Named(item), "DP-CONSUM-02", hero.number)


def thunder(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Everybody near must stand it or is stunned; weak locks break."""
    centre = yield from throw(table, hero, item)
    entry = book(table.state.content, item)
    for lock in weak_locks(table.state, entry, centre):
        lock.is_locked, lock.is_ruined = False, True
        tell(table, events.broken_open, "DP-CONSUM-02", hero, what=lock_name(table.state, lock))
    for one in caught_by(table, hero, entry, centre):
        if not one.is_on_board:
            continue
        done = yield from check(
            table, one, "RES", entry.resist_difficulty, "DP-CONSUM-02", why="thunder"
        )
        if not done.passed:
            stun(table, one, "DP-CONSUM-02")
        yield from jolt(table, one, Named(item), hero.number)


def weak_locks(state: State, entry: Item, centre: int) -> list[Door | Chest]:
    """The locks of doors, but no Great Door, and chests of little Difficulty near the thunder."""
    squares = {*squares_around(state, entry, centre)}
    tile = state.tiles[state.ground[centre]]
    doors = [state.doors[number] for number in tile.doors]
    near: list[Door | Chest] = [
        door for door in doors if door.kind != "great" and squares & {*door.squares, *door.beyond}
    ]
    near += [state.chests[state.chest_at[square]] for square in squares if square in state.chest_at]
    whole = [one for one in near if one.is_locked and not one.is_ruined and not one.is_beyond]
    return [lock for lock in whole if 0 < lock.difficulty <= WEAK_LOCK]


THROWN = {"blast": bursting, "smoke": smoking, "holy_water": holy_water, "thunder": thunder}
USES.update(THROWN)
CAN_USE.update(dict.fromkeys(THROWN, can_throw))
