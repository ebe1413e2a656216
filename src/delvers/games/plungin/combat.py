"""Attack and defence, damage, fumbles, weak things (COMBAT, FUMBLE, WEAK)."""

from dataclasses import dataclass, replace

from delvers.games.plungin.bites import bite, splash
from delvers.games.plungin.books.clauses import clause_of
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Defence, Item
from delvers.games.plungin.checks import SUCCESS, Pool, roll_for, roll_pool
from delvers.games.plungin.citing import by_entry
from delvers.games.plungin.conditions import afflict, is_immune, relieve
from delvers.games.plungin.events import name_of, tell
from delvers.games.plungin.fight_dice import attack_parts, defence_parts, is_behind, is_covered
from delvers.games.plungin.fighting import is_overwhelmed, squares_between, wake_by_noise
from delvers.games.plungin.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.flow import ask
from delvers.games.plungin.inventory import let_go
from delvers.games.plungin.life import harm, provoke, stun
from delvers.games.plungin.map import living, neighbours
from delvers.games.plungin.parts import Parts, add
from delvers.games.plungin.peace import profane
from delvers.games.plungin.pushing import advance_over, push
from delvers.games.plungin.reactions import after_melee, dodge_dice, stand_in
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.stats import has, worn
from delvers.kernel.requests import Rule


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack as it is made: with what, how far, how many dice, and what it does besides.

    `more` are dice added to the attack `because` of something, `guard` dice added to the defence,
    `dice` an attack of so many dice whatever the ATK is, `least` the lowest face that is a success.
    `on_damage` and `also` are conditions of those whom it damages, `kinds` the kinds of harm that
    gear may resist.
    """

    weapon: str = ""
    is_ranged: bool = False
    more: int = 0
    dice: int | None = None
    least: int = SUCCESS
    defend: Defence = "DEF"
    push: int = 1
    on_damage: str = ""
    also: str = ""
    fire: bool = False
    kinds: tuple[str, ...] = ()
    guard: int = 0
    because: str = ""


def with_weapon(item: str, strike: Strike) -> Strike:
    """A strike with a weapon: its push, its condition, its fire."""
    book = BOOKS.items[item]
    return replace(
        strike,
        weapon=item,
        push=max(strike.push, book.push) if strike.push else 0,
        on_damage=strike.on_damage or book.on_damage,
        fire=strike.fire or book.fire,
    )


def attack(
    table: Dungeon,
    attacker: Character,
    target: Character,
    strike: Strike,
    struck: list[Character] | None = None,
) -> Rule[int]:
    """Roll, defend, harm, push; how much damage was done.

    `struck` are those whom the same Attack has struck so far; whom it strikes now is added.
    """
    state = table.state
    guard = yield from stand_in(table, attacker, target, struck or ())
    if guard is None:
        tell(table, "missed", "DP-REACT-02", target, by=name_of(attacker))
    if guard is None or not attacker.life_left:
        return 0
    target = guard
    if struck is not None:
        struck.append(target)
    state.tiles[state.ground[attacker.at]].fought = state.round
    state.tiles[state.ground[target.at]].fought = state.round
    relieve(table, attacker, "hidden", "DP-COND-01")
    profane(table, attacker)
    tell_attack(table, attacker, target, strike)
    pool = yield from roll_attack(table, attacker, target, strike)
    wake_by_noise(table, attacker, target, strike.weapon)
    provoke(table, target)
    if is_combat_fumble(state, pool):
        tell(table, "attack_fumbled", "DP-FUMBLE-04", attacker)
        fumble_attack(table, attacker, strike)
        if strike.is_ranged and state.rules.stray_shots:
            yield from go_astray(table, attacker, target, pool.successes, strike)
            return 0
    return (yield from strike_home(table, attacker, target, pool.successes, strike))


def tell_attack(table: Dungeon, attacker: Character, target: Character, strike: Strike) -> None:
    """With what an attack is made, from how far, and what the place of the two does to it."""
    if table.log is None:
        return
    state = table.state
    kind = "attacks_from_afar" if strike.is_ranged else "attacks_in_melee"
    rule = "DP-COMBAT-05" if strike.is_ranged else "DP-COMBAT-02"
    tell(table, kind, rule, attacker, other=name_of(target), item=strike.weapon)
    if state.rules.facing and strike.dice is None and is_behind(attacker, target):
        tell(table, "from_behind", "DP-VAR-COMBAT-03", attacker)
    if strike.defend == "DEF" and state.rules.overwhelmed and is_overwhelmed(state, target):
        tell(table, "overwhelmed", "DP-VAR-COMBAT-05", target)
    if state.rules.cover and strike.is_ranged and is_covered(state, attacker, target):
        tell(table, "has_cover", "DP-VAR-COMBAT-04", target)


def roll_attack(
    table: Dungeon, attacker: Character, target: Character, strike: Strike
) -> Rule[Pool]:
    """ATK dice; with fast and bloody combat a 4 is a success too."""
    weapon, is_ranged = strike.weapon, strike.is_ranged
    dice: Parts = {"entry": strike.dice or 0}
    if strike.dice is None:
        dice = attack_parts(table.state, attacker, target, weapon, is_ranged)
    rule = "DP-VAR-COMBAT-06" if table.state.rules.fast_and_bloody else "DP-COMBAT-12"
    least = least_success(table.state, strike)
    add(dice, strike.because or "entry", strike.more)
    return (yield from roll_for(table, attacker, dice, "attack", rule, least, name_of(target)))


def roll_hits(table: Dungeon, dice: int, cause: str, rule: str) -> Pool:
    """An attack of so many dice whose author has no ATK for it: breath, blast, sweep or flames."""
    if not table.state.rules.fast_and_bloody:
        return roll_pool(table, dice, cause, rule)
    return roll_pool(table, dice, cause, "DP-VAR-COMBAT-06", SUCCESS - 1)


def least_success(state: State, strike: Strike) -> int:
    """The lowest face that hits."""
    if strike.weapon and BOOKS.items[strike.weapon].sixes:
        return SUCCESS + 1
    return min(strike.least, SUCCESS - 1) if state.rules.fast_and_bloody else strike.least


def strike_home(
    table: Dungeon, attacker: Character, target: Character, hits: int, strike: Strike
) -> Rule[int]:
    """The hits meet the defence; a melee attack that hits pushes, whatever the damage."""
    start, damage = target.at, 0
    hits = blunted(table, target, hits, strike)
    if hits:
        damage = yield from defend(table, target, hits, strike, attacker)
        damage = yield from deal(table, attacker, target, damage, strike)
    else:
        tell(table, "missed", "DP-COMBAT-13", target, by=name_of(attacker))
        yield from keep_footing(table, target, strike, attacker)
    # What a wounded boss does may have killed the attacker.
    if not strike.is_ranged and attacker.life_left:
        if target.at == start and hits and strike.push:
            yield from push(table, attacker, target, strike.push)
        elif not target.life_left:
            yield from advance_over(table, attacker, start)
    yield from thirst(table, attacker, damage)
    if not strike.is_ranged:
        yield from after_melee(table, attacker, target, damage)
        yield from singe(table, attacker, target)
    return damage


def singe(table: Dungeon, attacker: Character, target: Character) -> Rule[None]:
    """An ember shield burns a monster after its melee attack, hit or miss."""
    hurt = target.bonus.get("ember_shield", 0)
    if hurt and isinstance(attacker, Monster) and attacker.life_left:
        rule = clause_of("spell", "ember_shield", "DP-SPELL-10")
        yield from harm(table, attacker, hurt, "ember_shield", rule, target.number)


def blunted(table: Dungeon, target: Character, hits: int, strike: Strike) -> int:
    """The hits that a monster's nature leaves; what it takes away is told."""
    left = hits_left(target, hits, strike)
    if left < hits:
        rule = clause_of("monster", target.id, "DP-MONSTER-12")
        tell(table, "hits_blunted", rule, target, hits=hits, left=left)
    return left


def hits_left(target: Character, hits: int, strike: Strike) -> int:
    """Half-real monsters take half of plain weapons' hits; fireproof ones one less of fire."""
    if not isinstance(target, Monster):
        return hits
    item = BOOKS.items.get(strike.weapon)
    if strike.weapon and has(target, "half_real") and not (item and (item.magic or item.silver)):
        hits = (hits + 1) // 2
    if strike.fire and "fireproof" in BOOKS.monsters[target.id].tags:
        hits -= 1
    return max(0, hits)


# -- fumbles ---------------------------------------------------------------------------------------


def is_combat_fumble(state: State, pool: Pool) -> bool:
    """More failures than successes, or no success at all in an opposed roll."""
    if state.rules.no_combat_fumbles:
        return False
    return pool.fumbled or (state.rules.zero_is_a_fumble and not pool.successes)


def fumble_attack(table: Dungeon, attacker: Character, strike: Strike) -> None:
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
        tell(table, "weapon_empty", "DP-FUMBLE-05", attacker, item=strike.weapon)


def break_item(table: Dungeon, hero: Hero, item: str, rule: str) -> None:
    """A weak thing is destroyed."""
    if hero.armour == item:
        hero.armour = ""
    else:
        let_go(hero, item)
    hero.broken.append(item)
    tell(table, "item_broken", rule, hero, item=item)


def go_astray(
    table: Dungeon, attacker: Character, target: Character, hits: int, strike: Strike
) -> Rule[None]:
    """A fumbled shot misses, and comes to anybody in its line or beside its target."""
    others = in_the_way(table.state, attacker, target)
    tell(table, "missed", "DP-VAR-COMBAT-12", target, by=name_of(attacker))
    if others:
        victim = table.state.dice.choice(others)
        tell(table, "shot_astray", "DP-VAR-COMBAT-13", victim, by=name_of(attacker))
        provoke(table, victim)
        yield from strike_home(table, attacker, victim, hits, strike)


def in_the_way(state: State, attacker: Character, target: Character) -> list[Character]:
    """The others in the line of an attack and beside its target, heroes and monsters alike."""
    squares = {*squares_between(attacker.at, target.at), *neighbours(state, target.at)}
    everyone: list[Character] = [*living(state), *state.monsters]
    return [one for one in everyone if one.at in squares and one is not attacker]


def thirst(table: Dungeon, attacker: Character, damage: int) -> Rule[None]:
    """The thirsting axe drinks from its bearer when it gets nothing else."""
    if damage or not isinstance(attacker, Hero):
        return
    if any(item.special == "thirst" for item in worn(attacker)):
        rule = clause_of("item", "cursed_thirsting_axe", "DP-CURSE-01")
        yield from harm(table, attacker, 1, "cursed_thirsting_axe", rule)


# -- defence ---------------------------------------------------------------------------------------


def defend(
    table: Dungeon, target: Character, hits: int, strike: Strike, attacker: Character | None
) -> Rule[int]:
    """Each success of the defence cancels a hit; a fumble stuns and may cost a weak thing."""
    if hits and isinstance(target, Monster) and isinstance(attacker, Hero):
        target.hurt_by = attacker.number
    if not strike.defend:
        return hits
    state = table.state
    dice = defence_parts(
        state, target, strike.defend, attacker, strike.kinds, strike.weapon, strike.is_ranged
    )
    add(dice, "entry", strike.guard)
    if strike.is_ranged:
        add(dice, "dodge", (yield from dodge_dice(table, target)))
    pool = yield from roll_for(table, target, dice, "defence", "DP-COMBAT-14")
    if is_combat_fumble(state, pool):
        yield from fumble_defence(table, target, pool, strike.defend)
    return max(0, hits - pool.successes)


def keep_footing(
    table: Dungeon, target: Character, strike: Strike, attacker: Character | None
) -> Rule[None]:
    """Against an attack without a hit too a defence is rolled, if something hangs on it."""
    if strike.defend and is_at_stake(table.state, target, strike.defend):
        yield from defend(table, target, 0, strike, attacker)


def is_at_stake(state: State, target: Character, defend: Defence) -> bool:
    """Whether a fumbled defence would cost anything: a stun, or a weak thing."""
    if state.rules.no_combat_fumbles or not target.life_left:
        return False
    if "stunned" not in target.conditions and not is_immune(target, "stunned"):
        return True
    return isinstance(target, Hero) and defend == "DEF" and bool(weak_defences(target))


def fumble_defence(
    table: Dungeon, target: Character, pool: Pool, defend: Defence = "DEF"
) -> Rule[None]:
    """Stunned, and if DEF was rolled one weak defensive thing is destroyed."""
    tell(table, "defence_fumbled", "DP-FUMBLE-01", target)
    if not has(target, "steadfast") or not pool.successes:
        stun(table, target, "DP-FUMBLE-01")
    weak = weak_defences(target) if isinstance(target, Hero) and defend == "DEF" else []
    if weak and isinstance(target, Hero):
        options = [f"lose {item}" for item in weak]
        option = yield from ask(target.seat, options, "DP-CONFLICT-60", f"weak_item {target.id}")
        break_item(table, target, option.removeprefix("lose "), "DP-WEAK-02")


def weak_defences(hero: Hero) -> list[str]:
    """The weak armour and shields in use."""
    return [*dict.fromkeys(item.id for item in defences(hero) if item.weak)]


def defences(hero: Hero) -> list[Item]:
    """The armour and shields in use."""
    return [item for item in worn(hero) if item.kind in ("armour", "shield")]


def deal(
    table: Dungeon, attacker: Character, target: Character, damage: int, strike: Strike
) -> Rule[int]:
    """The damage of an attack, and what the weapon or the beast does with it; how much it was."""
    lost = yield from wound(
        table, target, damage, strike, name_of(attacker), "DP-COMBAT-16", attacker.number
    )
    if lost:
        splash(table, attacker, target, strike.weapon, strike.is_ranged)
        if isinstance(attacker, Monster):
            effect = bite(table, attacker, target, lost)
            yield from by_entry(table, "monster", attacker.id, effect)
    else:
        tell(table, "held", "DP-COMBAT-17", target, by=name_of(attacker))
    return lost


# -- harm ------------------------------------------------------------------------------------------


def meet(
    table: Dungeon,
    target: Character,
    hits: int,
    strike: Strike,
    cause: str,
    rule: str,
    attacker: Character | None = None,
    by: int = NOWHERE,
) -> Rule[int]:
    """Hits that push nobody meet all that protects from them; how much damage they did."""
    damage = blunted(table, target, hits, strike)
    if damage:
        damage = yield from defend(table, target, damage, strike, attacker)
    else:
        yield from keep_footing(table, target, strike, attacker)
    if hits <= 0:
        tell(table, "unharmed", "DP-COMBAT-13", target, cause=cause)
        return 0
    by = attacker.number if attacker is not None else by
    lost = yield from wound(table, target, damage, strike, cause, rule, by)
    if not lost:
        tell(table, "unharmed", "DP-COMBAT-17", target, cause=cause)
    return lost


def wound(
    table: Dungeon,
    target: Character,
    damage: int,
    strike: Strike,
    cause: str,
    rule: str,
    by: int = NOWHERE,
) -> Rule[int]:
    """Damage of any source, and the conditions that come with it if any was taken; how much."""
    lost = yield from harm(table, target, damage, cause, rule, by, strike.fire)
    for condition in (strike.on_damage, strike.also):
        if not (lost and condition and target.life_left):
            continue
        if condition == "stunned":
            stun(table, target, "DP-COND-02")
        else:
            afflict(table, target, condition, "DP-COND-02", source=by)
    return lost
