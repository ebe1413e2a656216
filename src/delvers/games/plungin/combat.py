"""Attack and defence, fumbles, weak things, pushing and advancing (COMBAT, FUMBLE, WEAK, PUSH)."""

from dataclasses import dataclass, replace

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Defence, Item
from delvers.games.plungin.checks import SUCCESS, Pool, roll_for
from delvers.games.plungin.conditions import afflict, relieve
from delvers.games.plungin.events import name_of, tell
from delvers.games.plungin.fighting import attack_dice, defence_dice, wake_by_noise
from delvers.games.plungin.flow import ask, may
from delvers.games.plungin.life import harm, heal, provoke, stun
from delvers.games.plungin.map import is_free
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.reactions import after_melee, dodge_dice, stand_in
from delvers.games.plungin.state import Character, Dungeon, Hero, Monster
from delvers.games.plungin.stats import has, worn
from delvers.kernel.requests import Rule


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack as it is made: with what, how far, how many dice, and what it does besides."""

    weapon: str = ""
    is_ranged: bool = False
    more: int = 0
    dice: int | None = None
    least: int = SUCCESS
    defend: Defence = "DEF"
    push: int = 1
    on_damage: str = ""
    fire: bool = False
    is_reaction: bool = False
    kind: str = ""


def attack(table: Dungeon, attacker: Character, target: Character, strike: Strike) -> Rule[int]:
    """Roll, defend, harm, push; how much damage was done."""
    state = table.state
    target = yield from stand_in(table, attacker, target)
    state.tiles[state.ground[attacker.at]].fought = state.round
    state.tiles[state.ground[target.at]].fought = state.round
    relieve(table, attacker, "hidden", "DP-COND-01")
    hits = yield from roll_attack(table, attacker, target, strike)
    wake_by_noise(table, attacker, target, strike.weapon)
    if isinstance(target, Monster):
        provoke(table, target, 1)
    if not hits:
        tell(table, "missed", "DP-COMBAT-13", target, by=name_of(attacker))
        yield from thirst(table, attacker, 0)
        return 0
    damage = yield from defend(table, target, hits, strike, attacker)
    yield from deal(table, attacker, target, damage, strike)
    if not strike.is_ranged and target.life_left:
        yield from push(table, attacker, target, strike.push)
    if not strike.is_ranged:
        yield from after_melee(table, attacker, target, damage, strike.is_reaction)
    return damage


def roll_attack(
    table: Dungeon, attacker: Character, target: Character, strike: Strike
) -> Rule[int]:
    """The hits of an attack roll, and what a fumble costs."""
    count = strike.dice
    if count is None:
        count = attack_dice(table.state, attacker, target, strike.weapon, strike.is_ranged)
    least = strike.least
    if table.state.rules.fast_and_bloody:
        least = min(least, SUCCESS - 1)
    if strike.weapon and BOOKS.items[strike.weapon].sixes:
        least = SUCCESS + 1
    pool = yield from roll_for(
        table, attacker, count + strike.more, "attack", "DP-COMBAT-12", least
    )
    if pool.fumbled and not table.state.rules.no_combat_fumbles:
        yield from fumble_attack(table, attacker, strike)
    hits = pool.successes
    if isinstance(target, Monster):
        hits = blunted(target, hits, strike)
    return hits


def blunted(target: Monster, hits: int, strike: Strike) -> int:
    """Half-real monsters take half of plain weapons' hits; fireproof ones one less of fire."""
    item = BOOKS.items.get(strike.weapon)
    if strike.weapon and has(target, "half_real") and not (item and (item.magic or item.silver)):
        hits = (hits + 1) // 2
    if strike.fire and "fireproof" in BOOKS.monsters[target.id].tags:
        hits -= 1
    return max(0, hits)


def fumble_attack(table: Dungeon, attacker: Character, strike: Strike) -> Rule[None]:
    """A weak weapon breaks; a flail stuns who swings it; a wand is empty."""
    if not strike.weapon or not isinstance(attacker, Hero):
        return
    item = BOOKS.items[strike.weapon]
    if item.weak:
        break_item(table, attacker, strike.weapon, "DP-WEAK-04")
    if item.stuns_on_fumble:
        stun(table, attacker, "DP-FUMBLE-05")
    if item.empties:
        attacker.unloaded.append(strike.weapon)
    return
    yield


def break_item(table: Dungeon, hero: Hero, item: str, rule: str) -> None:
    """A weak thing is destroyed."""
    hero.hands = ["" if held == item else held for held in hero.hands]
    if hero.armour == item:
        hero.armour = ""
    hero.broken.append(item)
    tell(table, "item_broken", rule, hero, item=item)


def thirst(table: Dungeon, attacker: Character, damage: int) -> Rule[None]:
    """The thirsting axe drinks from its bearer when it gets nothing else."""
    if damage or not isinstance(attacker, Hero):
        return
    if any(item.special == "thirst" for item in worn(attacker)):
        yield from harm(table, attacker, 1, "cursed_thirsting_axe", "DP-CURSE-01")


# -- defence ---------------------------------------------------------------------------------------


def defend(
    table: Dungeon, target: Character, hits: int, strike: Strike, attacker: Character | None
) -> Rule[int]:
    """Each success of the defence cancels a hit; a fumble stuns and may cost a weak thing."""
    if not strike.defend:
        return hits
    count = defence_dice(table.state, target, strike.defend, attacker, strike.kind)
    count += yield from dodge_dice(table, target, strike.is_ranged)
    pool = yield from roll_for(table, target, count, "defence", "DP-COMBAT-14")
    if is_combat_fumble(table, pool) and not table.state.rules.no_combat_fumbles:
        yield from fumble_defence(table, target, pool)
    return max(0, hits - pool.successes)


def is_combat_fumble(table: Dungeon, pool: Pool) -> bool:
    """More failures than successes, or no success at all in an opposed roll."""
    return pool.fumbled or (table.state.rules.zero_is_a_fumble and not pool.successes)


def fumble_defence(table: Dungeon, target: Character, pool: Pool) -> Rule[None]:
    """Stunned, and one weak defensive thing is destroyed."""
    if not has(target, "steadfast") or not pool.successes:
        stun(table, target, "DP-FUMBLE-01")
    if not isinstance(target, Hero):
        return
    weak = [item.id for item in defences(target) if item.weak]
    if weak:
        options = [f"lose {item}" for item in weak]
        option = yield from ask(target.seat, options, "DP-CONFLICT-60", "weak_item")
        break_item(table, target, option.removeprefix("lose "), "DP-WEAK-02")


def defences(hero: Hero) -> list[Item]:
    """The armour and shields in use."""
    return [item for item in worn(hero) if item.kind in ("armour", "shield")]


def deal(
    table: Dungeon, attacker: Character, target: Character, damage: int, strike: Strike
) -> Rule[None]:
    """Damage, and the conditions that come with it."""
    if damage:
        yield from harm(
            table,
            target,
            damage,
            name_of(attacker),
            "DP-COMBAT-16",
            by=attacker.number,
            fire=strike.fire,
        )
        if target.life_left and strike.on_damage:
            afflict(table, target, strike.on_damage, "DP-COND-02", source=attacker.number)
        if isinstance(attacker, Monster):
            yield from bite(table, attacker, target, damage)
    else:
        tell(table, "held", "DP-COMBAT-17", target, by=name_of(attacker))
    yield from thirst(table, attacker, damage)
    shielded = target.bonus.get("ember_shield", 0)
    if shielded and not strike.is_ranged and attacker.life_left:
        yield from harm(table, attacker, shielded, "ember_shield", "DP-SPELL-10", fire=True)


def bite(table: Dungeon, attacker: Monster, target: Character, damage: int) -> Rule[None]:
    """What the attacks of some monsters do besides."""
    book, state = BOOKS.monsters[attacker.id], table.state
    if book.leeches:
        heal(table, attacker, (damage + 1) // 2, "DP-MONSTER-14")
    if not target.life_left:
        return
    if book.drains and damage >= book.drains:
        target.drained += 1
        tell(table, "drained", "DP-MONSTER-14", target)
    if book.paralyse:
        from delvers.games.plungin.checks import check

        if not (yield from check(table, target, "RES", book.paralyse, "DP-MONSTER-14")).passed:
            stun(table, target, "DP-MONSTER-14")
    if has(attacker, "pilfer") and isinstance(target, Hero):
        taken = min(state.party.gold, 1 + state.dice.pick(4))
        state.party.gold -= taken
        attacker.stolen += taken
        tell(table, "pilfered", "DP-MONSTER-14", attacker, amount=taken)


# -- pushing ---------------------------------------------------------------------------------------


def push(table: Dungeon, attacker: Character, target: Character, squares: int) -> Rule[None]:
    """The target goes back, directly away, and the attacker may follow."""
    state, start = table.state, target.at
    if is_held_fast(target) or (yield from refuses_push(target)):
        return
    away = target.at - attacker.at
    moved = 0
    for _ in range(squares):
        there = target.at + away
        if not can_be_pushed(table, target, there):
            break
        put_on(state, target, there)
        moved += 1
    if moved:
        tell(table, "pushed", "DP-PUSH-02", target, at=target.at)
        yield from enter_after_push(table, target)
        yield from advance(table, attacker, start)


def is_held_fast(target: Character) -> bool:
    """Whether nothing can push a character."""
    if "rooted" in target.conditions or "trapped" in target.conditions:
        return True
    if isinstance(target, Monster):
        return "pushed" in BOOKS.monsters[target.id].immune
    return False


def refuses_push(target: Character) -> Rule[bool]:
    """Stone stance and iron boots let a hero stand."""
    if not isinstance(target, Hero):
        return False
    boots = any(item.special == "refuse_push" for item in worn(target))
    if not boots and "stone_stance" not in target.abilities:
        return False
    return (yield from may(target.seat, "stand", "DP-PUSH-08", "refuse_push"))


def can_be_pushed(table: Dungeon, target: Character, there: int) -> bool:
    """Whether the square behind is free and nothing bars the way to it."""
    from delvers.games.plungin.map import direction_to, is_adjacent, turns_corner

    state = table.state
    if not is_free(state, there):
        return False
    if direction_to(target.at, there) is not None:
        return is_adjacent(state, target.at, there)
    return turns_corner(state, target.at, there)


def enter_after_push(table: Dungeon, target: Character) -> Rule[None]:
    """A pushed character meets what is on the square."""
    from delvers.games.plungin.hazards import enter_square

    yield from enter_square(table, target, is_own_move=False)


def advance(table: Dungeon, attacker: Character, start: int) -> Rule[None]:
    """The attacker may step into the square that has become free."""
    if attacker.at == start or not attacker.life_left or not is_free(table.state, start):
        return
    if "rooted" in attacker.conditions or "trapped" in attacker.conditions:
        return
    if not can_be_pushed(table, attacker, start):
        return
    if isinstance(attacker, Hero):
        if not (yield from may(attacker.seat, "advance", "DP-PUSH-03", "advance")):
            return
    elif isinstance(attacker, Monster) and attacker.law.role == "shooter":
        return
    put_on(table.state, attacker, start)
    tell(table, "advanced", "DP-PUSH-03", attacker, at=start)


def with_weapon(item: str, strike: Strike) -> Strike:
    """A strike with a weapon: its push, its condition, its fire."""
    book = BOOKS.items[item]
    return replace(
        strike,
        weapon=item,
        push=max(strike.push, book.push),
        on_damage=strike.on_damage or book.on_damage,
        fire=strike.fire or book.fire,
    )
