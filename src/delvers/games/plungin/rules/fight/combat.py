"""An attack from the roll to the blow that answers it (COMBAT, FUMBLE, REACT)."""

from dataclasses import replace

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.map import living, neighbours
from delvers.games.plungin.rules.board.sanctuary import end_sanctuary_by_attack
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.conditions import relieve
from delvers.games.plungin.rules.fight.defending import defend, keep_footing, wound
from delvers.games.plungin.rules.fight.fight_dice import (
    attack_parts,
    is_behind,
    is_covered,
)
from delvers.games.plungin.rules.fight.fighting import (
    adjacent_monsters,
    is_overwhelmed,
    squares_between,
    wake_by_noise,
    weapon_of,
)
from delvers.games.plungin.rules.fight.life import harm, provoke, stun
from delvers.games.plungin.rules.fight.pushing import advance_over, push
from delvers.games.plungin.rules.fight.reactions import (
    can_strike_out,
    reacts,
    rule_of,
    stand_in,
)
from delvers.games.plungin.rules.fight.strikes import (
    Strike,
    blunted,
    break_item,
    is_combat_fumble,
    least_success,
    with_weapon,
)
from delvers.games.plungin.rules.fight.wound_powers import splash, use_wound_powers
from delvers.games.plungin.rules.heroes.checks import Pool, roll_for
from delvers.games.plungin.rules.heroes.parts import Parts, add
from delvers.games.plungin.rules.heroes.stats import has, worn
from delvers.games.plungin.rules.options import ATTACK, STRIKE_BACK, figure_name
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import name_of, tell
from delvers.kernel.requests import DECLINE, Rule, ask


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
        tell(table, events.missed, "DP-REACT-02", target, by=name_of(attacker))
    if guard is None or not attacker.is_on_board:
        return 0
    target = guard
    if struck is not None:
        struck.append(target)
    state.tiles[state.ground[attacker.at]].fought = state.round
    state.tiles[state.ground[target.at]].fought = state.round
    relieve(table, attacker, "hidden", "DP-COND-01")
    end_sanctuary_by_attack(table, attacker)
    tell_attack(table, attacker, target, strike)
    pool = yield from roll_attack(table, attacker, target, strike)
    wake_by_noise(table, attacker, target, strike.weapon)
    provoke(table, target)
    if is_combat_fumble(state, pool):
        tell(table, events.attack_fumbled, "DP-FUMBLE-04", attacker)
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
    kind = events.attacks_from_afar if strike.is_ranged else events.attacks_in_melee
    rule = "DP-COMBAT-05" if strike.is_ranged else "DP-COMBAT-02"
    tell(table, kind, rule, attacker, other=name_of(target), item=strike.weapon)
    if state.rules.facing and strike.dice is None and is_behind(attacker, target):
        tell(table, events.from_behind, "DP-VAR-COMBAT-03", attacker)
    if strike.defend == "DEF" and state.rules.overwhelmed and is_overwhelmed(state, target):
        tell(table, events.overwhelmed, "DP-VAR-COMBAT-05", target)
    if state.rules.cover and strike.is_ranged and is_covered(state, attacker, target):
        tell(table, events.has_cover, "DP-VAR-COMBAT-04", target)


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
        tell(table, events.missed, "DP-COMBAT-13", target, by=name_of(attacker))
        yield from keep_footing(table, target, strike, attacker)
    # What a wounded boss does may have killed the attacker.
    if not strike.is_ranged and attacker.is_on_board:
        if target.at == start and hits and strike.push:
            yield from push(table, attacker, target, strike.push)
        elif not target.is_on_board:
            yield from advance_over(table, attacker, start)
    yield from thirst(table, attacker, damage)
    if not strike.is_ranged:
        yield from after_melee(table, attacker, target, damage)
        yield from singe(table, attacker, target)
    return damage


def singe(table: Dungeon, attacker: Character, target: Character) -> Rule[None]:
    """An ember shield burns a monster after its melee attack, hit or miss."""
    hurt = target.strengths.get("ember_shield", 0)
    if hurt and isinstance(attacker, Monster) and attacker.is_on_board:
        rule = clause_of("spell", "ember_shield", "DP-SPELL-10")
        yield from harm(table, attacker, hurt, "ember_shield", rule, target.number)


# -- fumbles ---------------------------------------------------------------------------------------


def fumble_attack(table: Dungeon, attacker: Character, strike: Strike) -> None:
    """A weak weapon breaks; a flail stuns who swings it; a wand is empty."""
    if not strike.weapon or not isinstance(attacker, Hero):
        return
    item = table.state.content.items[strike.weapon]
    if item.weak:
        break_item(table, attacker, strike.weapon, "DP-WEAK-04")
    if item.stuns_on_fumble:
        stun(table, attacker, "DP-FUMBLE-05")
    if item.empties:
        attacker.unloaded.append(strike.weapon)
        tell(table, events.weapon_empty, "DP-FUMBLE-05", attacker, item=strike.weapon)


def go_astray(
    table: Dungeon, attacker: Character, target: Character, hits: int, strike: Strike
) -> Rule[None]:
    """A fumbled shot misses, and comes to anybody in its line or beside its target."""
    others = in_the_way(table.state, attacker, target)
    tell(table, events.missed, "DP-VAR-COMBAT-12", target, by=name_of(attacker))
    if others:
        victim = table.state.dice.choice(others)
        tell(table, events.shot_astray, "DP-VAR-COMBAT-13", victim, by=name_of(attacker))
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


def deal(
    table: Dungeon, attacker: Character, target: Character, damage: int, strike: Strike
) -> Rule[int]:
    """The damage of an attack, and what the weapon or the beast does with it; how much it was."""
    lost = yield from wound(
        table, target, damage, strike, Named(name_of(attacker)), "DP-COMBAT-16", attacker.number
    )
    if lost:
        splash(table, attacker, target, strike.weapon, strike.is_ranged)
        if isinstance(attacker, Monster):
            effect = use_wound_powers(table, attacker, target, lost)
            yield from by_entry(table, "monster", attacker.id, effect)
    else:
        tell(table, events.held, "DP-COMBAT-17", target, by=name_of(attacker))
    return lost


# -- heroes, and striking back ---------------------------------------------------------------------


def label(monster: Character) -> str:
    """A monster in an option."""
    return figure_name(monster.id, monster.number)


def strike_at(table: Dungeon, hero: Hero, monster: Character, strike: Strike) -> Rule[int]:
    """One attack with the weapon in hand; a kill may go on into the next foe."""
    strike = armed(hero, strike)
    if strike.is_ranged:
        note_shot(hero, strike.weapon)
    damage = yield from attack(table, hero, monster, strike)
    if not monster.is_on_board and not strike.is_ranged:
        yield from cleave(table, hero)
    return damage


def armed(hero: Hero, strike: Strike) -> Strike:
    """A strike with the chosen or the best weapon in hand, which may be aflame by a spell."""
    weapon = strike.weapon or weapon_of(hero, strike.is_ranged)
    if not weapon:
        return strike
    strike = with_weapon(hero.content, weapon, strike)
    if weapon in hero.burning_weapons:
        flames = hero.content.spells["flame_blade"]
        strike = replace(strike, on_damage=flames.on_damage, fire=flames.fire)
    return strike


def note_shot(hero: Hero, weapon: str) -> None:
    """A crossbow must be loaded again; a precise shot leaves no time to move."""
    if hero.content.items[weapon].reload:
        hero.unloaded.append(weapon)
    if "precise_shot" in hero.abilities and "move" not in hero.did:
        hero.did.append("precise")


def cleave(table: Dungeon, hero: Hero) -> Rule[None]:
    """Once a turn, a kill carries the blow on to another foe."""
    if "cleave" not in hero.abilities or "cleave" in hero.did or not hero.is_on_board:
        return
    targets = adjacent_monsters(table.state, hero)
    if not targets:
        return
    options = [*(ATTACK(monster.id, monster.number) for monster in targets), DECLINE]
    option = yield from ask(
        hero.seat, options, clause_of("ability", "cleave", "DP-ACTION-15"), prompts.CLEAVE()
    )
    if option == DECLINE:
        rule = clause_of("ability", "cleave", "DP-ACTION-15")
        tell(table, events.does_without, rule, hero, ability="cleave")
    else:
        hero.did.append("cleave")
        blow = Strike(more=-1, because="cleave")
        yield from strike_at(table, hero, targets[options.index(option)], blow)


def strike_back(table: Dungeon, one: Character, attacker: Character) -> Rule[None]:
    """A counterattack is one normal melee attack."""
    if isinstance(one, Hero):
        weapon = weapon_of(one, is_ranged=False)
        more = table.state.content.items[weapon].counter if weapon else 0
        yield from strike_at(table, one, attacker, Strike(more=more, because=weapon))
    else:
        yield from attack(table, one, attacker, Strike())


def after_melee(table: Dungeon, attacker: Character, target: Character, damage: int) -> Rule[None]:
    """Who was attacked in vain may strike back at once."""
    if damage or not has(target, "counterattack") or not attacker.is_on_board:
        return
    if not target.is_on_board or not can_strike_out(table.state, target, attacker):
        return
    prompt = prompts.COUNTERATTACK(target.id, name_of(attacker))
    if isinstance(target, Hero) and not (
        yield from reacts(table, target, STRIKE_BACK(), prompt, "counterattack")
    ):
        return
    target.has_reacted = True
    tell(table, events.countered, rule_of("counterattack"), target, other=name_of(attacker))
    yield from strike_back(table, target, attacker)
