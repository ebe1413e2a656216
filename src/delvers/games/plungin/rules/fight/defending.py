"""Defence, and the damage that it leaves (COMBAT, FUMBLE)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.things import Defence, Item
from delvers.games.plungin.rules.events.reasons import Reason
from delvers.games.plungin.rules.fight.conditions import afflict, is_immune
from delvers.games.plungin.rules.fight.fight_dice import defence_parts
from delvers.games.plungin.rules.fight.life import harm, stun
from delvers.games.plungin.rules.fight.reactions import dodge_dice
from delvers.games.plungin.rules.fight.strikes import Strike, blunted, break_item, is_combat_fumble
from delvers.games.plungin.rules.heroes.checks import Pool, roll_for
from delvers.games.plungin.rules.heroes.parts import add
from delvers.games.plungin.rules.heroes.stats import has, worn
from delvers.games.plungin.rules.options import LOSE
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, ask


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


def fumble_defence(
    table: Dungeon, target: Character, pool: Pool, defend: Defence = "DEF"
) -> Rule[None]:
    """Stunned, and if DEF was rolled one weak defensive thing is destroyed."""
    tell(table, events.defence_fumbled, "DP-FUMBLE-01", target)
    if not has(target, "steadfast") or not pool.successes:
        stun(table, target, "DP-FUMBLE-01")
    weak = weak_defences(target) if isinstance(target, Hero) and defend == "DEF" else []
    if weak and isinstance(target, Hero):
        options = [LOSE(item) for item in weak]
        option = yield from ask(
            target.seat, options, "DP-CONFLICT-60", prompts.WEAK_ITEM(target.id)
        )
        (broken,) = LOSE.parts(option)
        break_item(table, target, broken, "DP-WEAK-02")


def weak_defences(hero: Hero) -> list[str]:
    """The weak armour and shields in use."""
    return [*dict.fromkeys(item.id for item in defences(hero) if item.weak)]


def defences(hero: Hero) -> list[Item]:
    """The armour and shields in use."""
    return [item for item in worn(hero) if item.kind in ("armour", "shield")]


def meet(
    table: Dungeon,
    target: Character,
    hits: int,
    strike: Strike,
    cause: Reason,
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
        tell(table, events.unharmed, "DP-COMBAT-13", target, cause=cause)
        return 0
    by = attacker.number if attacker is not None else by
    lost = yield from wound(table, target, damage, strike, cause, rule, by)
    if not lost:
        tell(table, events.unharmed, "DP-COMBAT-17", target, cause=cause)
    return lost


def wound(
    table: Dungeon,
    target: Character,
    damage: int,
    strike: Strike,
    cause: Reason,
    rule: str,
    by: int = NOWHERE,
) -> Rule[int]:
    """Damage of any source, and the conditions that come with it if any was taken; how much."""
    lost = yield from harm(table, target, damage, cause, rule, by, strike.fire)
    for condition in (strike.on_damage, strike.also):
        if not (lost and condition and target.is_on_board):
            continue
        if condition == "stunned":
            stun(table, target, "DP-COND-02")
        else:
            afflict(table, target, condition, "DP-COND-02", source=by)
    return lost


def keep_footing(
    table: Dungeon, target: Character, strike: Strike, attacker: Character | None
) -> Rule[None]:
    """Against an attack without a hit too a defence is rolled, if something hangs on it."""
    if strike.defend and is_at_stake(table.state, target, strike.defend):
        yield from defend(table, target, 0, strike, attacker)


def is_at_stake(state: State, target: Character, defend: Defence) -> bool:
    """Whether a fumbled defence would cost anything: a stun, or a weak thing."""
    if state.rules.no_combat_fumbles or not target.is_on_board:
        return False
    if "stunned" not in target.conditions and not is_immune(target, "stunned"):
        return True
    return isinstance(target, Hero) and defend == "DEF" and bool(weak_defences(target))
