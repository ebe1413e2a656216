"""What special Laws make bosses do, and the spells of monsters (LAW, BOSS, MONSTER)."""

from collections.abc import Callable
from dataclasses import replace

from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Defence
from delvers.games.plungin.checks import check, roll_for, roll_pool
from delvers.games.plungin.combat import Strike, attack, defend
from delvers.games.plungin.conditions import afflict
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import in_range
from delvers.games.plungin.grid import distance
from delvers.games.plungin.laws import choose_target, walk
from delvers.games.plungin.life import harm, heal, stun
from delvers.games.plungin.map import is_free, living, sees, squares_of, towards
from delvers.games.plungin.monster_turn import (
    approach,
    charge_in,
    heroes_in_reach,
    hit,
    in_reach,
    strike,
    take_aim,
)
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.placing import put_monster
from delvers.games.plungin.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.spell_attacks import breathe, explode, magic_hits
from delvers.games.plungin.state import Dungeon, Hero, Monster, State
from delvers.games.plungin.stats import max_life, pool_of, tags_of, value_of
from delvers.kernel.requests import Rule

NEAR = Law("combatant", "near")


def fights(law: Law, more: int = 0) -> Callable[[Dungeon, Monster], Rule[None]]:
    """Move and attack under a Law."""

    def act(table: Dungeon, monster: Monster) -> Rule[None]:
        yield from charge_in(table, monster, law, more)

    return act


def heroes_on_tile(state: State, monster: Monster) -> list[Hero]:
    """The heroes on a monster's tile."""
    tile = state.ground[monster.at]
    return [hero for hero in living(state) if state.ground[hero.at] == tile]


def assail(
    table: Dungeon,
    monster: Monster,
    heroes: list[Hero],
    dice: int,
    stat: Defence,
    cause: str,
    fire: bool = False,
) -> Rule[None]:
    """An attack on several heroes, each of whom defends."""
    pool = roll_pool(table, dice, cause, "DP-MONSTER-12")
    for hero in heroes:
        if hero.life_left and pool.successes:
            blow = Strike(defend=stat, is_ranged=True, fire=fire, kind="breath" if fire else "")
            damage = yield from defend(table, hero, pool.successes, blow, monster)
            yield from harm(table, hero, damage, cause, "DP-MONSTER-12", fire=fire)
            if damage and hero.life_left and fire:
                afflict(table, hero, "burning", "DP-COND-02")


def appear(table: Dungeon, monster: Monster, kind: str, squares: list[int]) -> Monster | None:
    """A new monster on a random free square of some; it acts from the next turn on."""
    state = table.state
    free = [square for square in squares if is_free(state, square)]
    if not free:
        return None
    new = put_monster(table, kind, state.dice.choice(free))
    new.state = "unaware"
    new.skips = 1
    tell(table, "called", "DP-LAW-06", monster, what=kind)
    return new


def count_on_tile(state: State, monster: Monster, kind: str) -> int:
    """How many of a kind are on a monster's tile."""
    tile = state.ground[monster.at]
    return sum(one.id == kind and state.ground[one.at] == tile for one in state.monsters)


# -- Ghazrul ---------------------------------------------------------------------------------------


def gaze(table: Dungeon, monster: Monster) -> Rule[None]:
    """Strike if somebody can be reached, else stare."""
    paths = walk(table.state, monster)
    target = yield from choose_target(table, monster, NEAR, paths)
    if target is None:
        return
    if not in_reach(table.state, monster, target):
        yield from approach(table, monster, target, paths)
    if in_reach(table.state, monster, target):
        yield from strike(table, monster, target)
    elif isinstance(target, Hero) and sees(table.state, monster.at, target.at):
        yield from assail(table, monster, [target], 4, "RES", "gaze_of_the_eye")


def call_the_knockers(table: Dungeon, monster: Monster) -> Rule[None]:
    """Another gremlin out of the eye, then a fight."""
    state = table.state
    if count_on_tile(state, monster, "gremlin") < 4:
        squares = squares_of(state, state.ground[monster.at])
        eyes = [square for square in squares if state.terrain.get(square) == "E"]
        appear(table, monster, "gremlin", eyes or squares)
    yield from charge_in(table, monster, NEAR)


def drink_the_staff(table: Dungeon, monster: Monster) -> Rule[None]:
    """It heals, then goes for magic."""
    heal(table, monster, 1, "DP-LAW-06")
    yield from charge_in(table, monster, Law("combatant", "drawn_to", most="MAG"))


# -- Mother Hollow ---------------------------------------------------------------------------------


def low_note(table: Dungeon, monster: Monster) -> Rule[None]:
    """A note that stuns."""
    for hero in heroes_on_tile(table.state, monster):
        passed = (yield from check(table, hero, "RES", 1, "DP-LAW-06", why="low_note")).passed
        if not passed and hero.life_left:
            stun(table, hero, "DP-LAW-06")
    yield from move_towards(table, monster)


def move_towards(table: Dungeon, monster: Monster) -> Rule[None]:
    """Towards the nearest hero, without an attack."""
    paths = walk(table.state, monster)
    target = yield from choose_target(table, monster, NEAR, paths)
    if target is not None and not in_reach(table.state, monster, target):
        yield from approach(table, monster, target, paths)


def call_the_choir(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two skeletons rise."""
    state = table.state
    for _ in range(2):
        if count_on_tile(state, monster, "skeleton") < 4:
            appear(table, monster, "skeleton", squares_of(state, state.ground[monster.at]))
    yield from move_towards(table, monster)


def best_line(state: State, monster: Monster, length: int) -> int:
    """The direction in which most heroes stand."""

    def caught(way: int) -> int:
        line = set(towards(state, monster.at, way, length))
        return sum(hero.at in line for hero in living(state))

    return max(range(4), key=caught)


def cold_breath(table: Dungeon, monster: Monster) -> Rule[None]:
    """Frost along the line that catches most."""
    spell = BOOKS.spells["frost_breath"]
    way = best_line(table.state, monster, spell.squares)
    yield from breathe(table, monster, spell, way, 4)


def hunger(table: Dungeon, monster: Monster) -> Rule[None]:
    """It feeds on the weakest."""
    paths = walk(table.state, monster)
    law = Law("combatant", "drawn_to", least="LIFE")
    target = yield from choose_target(table, monster, law, paths)
    if target is None:
        return
    if not in_reach(table.state, monster, target):
        yield from approach(table, monster, target, paths)
    if in_reach(table.state, monster, target):
        damage = yield from hit(table, monster, target)
        if monster.life_left:
            heal(table, monster, damage // 2, "DP-LAW-06")


# -- Count Morrow ----------------------------------------------------------------------------------


def mist(table: Dungeon, monster: Monster) -> Rule[None]:
    """Anywhere on the tile, beside the weakest hero."""
    state = table.state
    heroes = sorted(heroes_on_tile(state, monster), key=lambda hero: hero.life)
    for hero in heroes:
        free = [
            square
            for square in squares_of(state, state.ground[monster.at])
            if is_free(state, square) and distance(square, hero.at) == 1
        ]
        if free:
            put_on(state, monster, state.dice.choice(free))
            yield from strike(table, monster, hero)
            return


def command(table: Dungeon, monster: Monster) -> Rule[None]:
    """The simplest mind may turn on a friend."""
    state = table.state
    near = [hero for hero in living(state) if distance(hero.at, monster.at) <= 6]
    if near:
        victim = min(near, key=lambda hero: value_of(hero, "WIT"))
        passed = (yield from check(table, victim, "WIT", 2, "DP-LAW-06", why="command")).passed
        if not passed:
            yield from strike_friend(table, victim)
    yield from charge_in(table, monster, Law("combatant", "drawn_to", least="LIFE"))


def strike_friend(table: Dungeon, hero: Hero) -> Rule[None]:
    """An attack on the nearest other hero, if one is beside."""
    others = [one for one in living(table.state) if one is not hero]
    beside = [one for one in others if distance(one.at, hero.at) == 1]
    if beside:
        yield from attack(table, hero, beside[0], Strike())


def wings(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody beside is struck, and a coffin opens."""
    yield from assail(table, monster, heroes_in_reach(table.state, monster), 5, "DEF", "wings")
    state = table.state
    risen = state.flags.get("coffins", 0)
    if risen < 2:
        state.flags["coffins"] = risen + 1
        squares = squares_of(state, state.ground[monster.at])
        coffins = [square for square in squares if state.terrain.get(square) == "C"]
        around = [s for s in squares if any(distance(s, coffin) == 1 for coffin in coffins)]
        appear(table, monster, "vampire", around)


# -- dragons ---------------------------------------------------------------------------------------


def bite_and_claw(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two attacks on different heroes if possible."""
    yield from charge_in(table, monster, Law("combatant", "vengeful"))
    others = [h for h in heroes_in_reach(table.state, monster) if h.number != monster.target]
    if others and monster.life_left:
        yield from hit(table, monster, others[0])


def breath_of(dice: int, length: int) -> Callable[[Dungeon, Monster], Rule[None]]:
    """Fire along the line that catches most heroes."""

    def act(table: Dungeon, monster: Monster) -> Rule[None]:
        way = best_line(table.state, monster, length)
        line = set(towards(table.state, monster.at, way, length))
        caught = [hero for hero in living(table.state) if hero.at in line]
        yield from assail(table, monster, caught, dice, "best", "dragon_breath", fire=True)

    return act


def wing_storm(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody near is blown back and may be stunned."""
    for hero in living(table.state):
        if distance(hero.at, monster.at) <= 2:
            passed = (yield from check(table, hero, "RES", 2, "DP-LAW-06", why="storm")).passed
            if not passed and hero.life_left:
                stun(table, hero, "DP-LAW-06")


def ash_veil(table: Dungeon, monster: Monster) -> Rule[None]:
    """Hard to hit until its next turn, and far away."""
    monster.marks["veiled"] = 2
    fly_away(table, monster)
    return
    yield


def fly_away(table: Dungeon, monster: Monster) -> None:
    """To the free square that is farthest from all heroes."""
    state = table.state
    free = [s for s in squares_of(state, state.ground[monster.at]) if is_free(state, s)]
    heroes = living(state)
    if free and heroes:
        best = max(free, key=lambda s: min(distance(s, hero.at) for hero in heroes))
        put_on(state, monster, best)
        tell(table, "monster_moved", "DP-LAW-06", monster, at=best)


def dragon(table: Dungeon, monster: Monster) -> Rule[None]:
    """A young dragon bites, breathes or sweeps."""
    number = table.state.dice.roll()
    if number <= 3:
        yield from bite_and_claw(table, monster)
    elif number <= 5:
        yield from breath_of(6, 6)(table, monster)
    else:
        near = [hero for hero in living(table.state) if distance(hero.at, monster.at) == 1]
        yield from assail(table, monster, near, 5, "DEF", "tail_sweep")


# -- mini-bosses -----------------------------------------------------------------------------------


def knock_knock(table: Dungeon, monster: Monster) -> Rule[None]:
    """A gremlin out of the wall."""
    state = table.state
    if monster.marks.get("knocked", 0) < 2:
        monster.marks["knocked"] = monster.marks.get("knocked", 0) + 1
        appear(table, monster, "gremlin", squares_of(state, state.ground[monster.at]))
    return
    yield


def tool_toss(table: Dungeon, monster: Monster) -> Rule[None]:
    """A thrown tool."""
    yield from shoot_with(table, monster, 3, 4)


def shoot_with(table: Dungeon, monster: Monster, dice: int, reach: int) -> Rule[None]:
    """A shot with so many dice at the nearest hero."""
    paths = walk(table.state, monster)
    target = yield from choose_target(table, monster, NEAR, paths)
    if target is None:
        return
    yield from take_aim(table, monster, target, paths, reach)
    if in_range(table.state, monster.at, target.at, reach) and target.life_left:
        yield from attack(table, monster, target, Strike(is_ranged=True, dice=dice))


def war_shout(table: Dungeon, monster: Monster) -> Rule[None]:
    """All other orcs run at once; then he strikes."""
    for other in [*table.state.monsters]:
        if other is not monster and "orcish" in tags_of(other) and other.life_left:
            paths = walk(table.state, other)
            target = yield from choose_target(table, other, other.law, paths)
            if target is not None:
                other.actions = 1
                yield from approach(table, other, target, paths)
    for hero in heroes_in_reach(table.state, monster)[:1]:
        yield from strike(table, monster, hero)


def reckless(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two dice more, and as many fewer in defence."""
    monster.marks["open"] = 2
    yield from charge_in(table, monster, Law("combatant", "vengeful"), 2)


def web_spray(table: Dungeon, monster: Monster) -> Rule[None]:
    """A web that holds."""
    paths = walk(table.state, monster)
    target = yield from choose_target(table, monster, NEAR, paths)
    if target is None or not in_range(table.state, monster.at, target.at, 4):
        yield from charge_in(table, monster, Law("combatant", "drawn_to", least="DEF"))
        return
    pool = roll_pool(table, 4, "web_spray", "DP-LAW-06")
    stat: Defence = "best"
    dice = max(pool_of(target, "RES"), pool_of(target, "DEX")) if stat else 0
    its = yield from roll_for(table, target, dice, "web_spray", "DP-LAW-06")
    if its.successes < pool.successes:
        afflict(table, target, "rooted", "DP-LAW-06")
        target.conditions["rooted"] = 0


def brood(table: Dungeon, monster: Monster) -> Rule[None]:
    """Spiderlings."""
    state = table.state
    for _ in range(roll_words(state.dice, "1d4")):
        if count_on_tile(state, monster, "giant_rat") < 4:
            appear(table, monster, "giant_rat", squares_of(state, state.ground[monster.at]))
    yield from move_towards(table, monster)


def sweep(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody beside, diagonals too."""
    yield from assail(table, monster, heroes_in_reach(table.state, monster), 5, "DEF", "sweep")


def rewind(table: Dungeon, monster: Monster) -> Rule[None]:
    """The spring is wound again."""
    heal(table, monster, 2, "DP-LAW-06")
    return
    yield


# -- spells of monsters ----------------------------------------------------------------------------


def cast(table: Dungeon, monster: Monster) -> Rule[bool]:
    """Mend a friend, throw fire, or strike with a spark; a fumble wipes the spell."""
    state = table.state
    if "mend_wounds" in monster.spells and (yield from mend(table, monster)):
        return True
    offensive = [spell for spell in monster.spells if spell != "mend_wounds"]
    if not offensive:
        return False
    paths = walk(state, monster)
    target = yield from choose_target(table, monster, monster.law, paths)
    if target is None:
        return True
    monster.target = target.number
    yield from take_aim(table, monster, target, paths, BOOKS.spells[offensive[0]].range)
    id = offensive[-1]
    if "fireball" in offensive and crowd(state, target.at) >= 2:
        id = "fireball"
    spell = BOOKS.spells[id]
    if monster.actions <= 0 or not in_range(state, monster.at, target.at, spell.range):
        return True
    tell(table, "monster_casts", "DP-SPELL-23", monster, spell=id)
    pool = roll_pool(table, pool_of(monster, "MAG"), "cast", "DP-SPELL-23")
    if pool.successes >= min(spell.difficulty.values()):
        if spell.effect == "blast":
            yield from explode(table, monster, spell, target.at)
        else:
            yield from magic_hits(table, monster, target, spell, pool.successes + spell.hits)
    if pool.fumbled and id in monster.spells:
        monster.spells.remove(id)
        tell(table, "spell_wiped", "DP-SPELL-23", monster, spell=id)
    return True


def crowd(state: State, square: int) -> int:
    """How many heroes a fireball would catch; none if a monster would be caught too."""
    spell = replace(BOOKS.spells["fireball"])
    from delvers.games.plungin.spell_attacks import caught_in

    caught = caught_in(state, spell, square)
    if any(isinstance(one, Monster) for one in caught):
        return 0
    return len(caught)


def mend(table: Dungeon, monster: Monster) -> Rule[bool]:
    """A wounded friend within four squares is healed."""
    state = table.state
    hurt = [
        other
        for other in state.monsters
        if "orcish" in tags_of(other)
        and distance(other.at, monster.at) <= 4
        and max_life(state, other) - other.life >= 2
    ]
    if not hurt:
        return False
    pool = roll_pool(table, pool_of(monster, "MAG"), "cast", "DP-SPELL-23")
    if pool.successes >= 2:
        heal(table, hurt[0], roll_words(state.dice, "1d6"), "DP-SPELL-23")
    if pool.fumbled:
        monster.spells.remove("mend_wounds")
    return True
    yield


ACTS.update(
    {
        "tap_and_tear": fights(NEAR),
        "gaze_of_the_eye": gaze,
        "call_the_knockers": call_the_knockers,
        "drink_the_staff": drink_the_staff,
        "toll": fights(NEAR),
        "low_note": low_note,
        "call_the_choir": call_the_choir,
        "cold_breath": cold_breath,
        "hunger": hunger,
        "feed": fights(Law("combatant", "drawn_to", least="LIFE")),
        "mist": mist,
        "command": command,
        "wings": wings,
        "bite_and_claw": bite_and_claw,
        "breath": breath_of(8, 8),
        "wing_storm": wing_storm,
        "ash_veil": ash_veil,
        "dragon": dragon,
        "hammer": fights(Law("combatant", "drawn_to", least="DEF")),
        "knock_knock": knock_knock,
        "tool_toss": tool_toss,
        "press": fights(Law("combatant", "vengeful")),
        "war_shout": war_shout,
        "reckless": reckless,
        "hunt": fights(Law("combatant", "drawn_to", least="DEF")),
        "web_spray": web_spray,
        "brood": brood,
        "measured_step": fights(Law("combatant", "determined")),
        "sweep": sweep,
        "rewind": rewind,
        "cast": cast,
    }
)


# -- life tables -----------------------------------------------------------------------------------


def flicker(table: Dungeon, monster: Monster, by: int) -> Rule[None]:
    """To the free eye square farthest from the hero who hit it."""
    state = table.state
    eyes = [
        square
        for square in squares_of(state, state.ground[monster.at])
        if state.terrain.get(square) == "E" and is_free(state, square)
    ]
    hitter = next((hero for hero in living(state) if hero.number == by), None)
    if eyes and hitter is not None:
        put_on(state, monster, max(eyes, key=lambda square: distance(square, hitter.at)))
    return
    yield


def weep(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Every hero on the tile suffers."""
    yield from assail(
        table, monster, heroes_on_tile(table.state, monster), 2, "RES", "the_eye_weeps"
    )


def answer(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """All other monsters on the tile are whole again."""
    state = table.state
    for other in state.monsters:
        if other is not monster and state.ground[other.at] == state.ground[monster.at]:
            other.life = max_life(state, other)
    return
    yield


def mark_once(name: str, amount: int) -> Callable[[Dungeon, Monster, int], Rule[None]]:
    """Something that holds from now on, once only."""

    def result(_table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
        monster.marks.setdefault(name, amount)
        return
        yield

    return result


def vanish(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Away from all heroes at once."""
    fly_away(table, monster)
    return
    yield


def leap(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Away, and hidden until it attacks."""
    fly_away(table, monster)
    afflict(table, monster, "hidden", "DP-BOSS-08", rounds=3)
    return
    yield


def last_breath(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """It breathes at once."""
    yield from breath_of(8, 8)(table, monster)


LIFE_RESULTS.update(
    {
        "the_lid_flickers": flicker,
        "the_eye_weeps": weep,
        "the_bell_answers": answer,
        "cracked": mark_once("cracked", 1),
        "blood_frenzy": mark_once("fury", 1),
        "smoke": vanish,
        "molten_wounds": mark_once("molten", 1),
        "last_breath": last_breath,
        "yelps": vanish,
        "roars": mark_once("fury", 1),
        "leaps": leap,
        "spring_snaps": mark_once("slow_spring", 1),
    }
)
