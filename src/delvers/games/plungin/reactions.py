"""Reactions outside one's own turn: one between two own turns (REACT)."""

from collections.abc import Sequence

from delvers.games.plungin.aiming import can_attack_into
from delvers.games.plungin.books.clauses import clause_of
from delvers.games.plungin.conditions import is_asleep, is_helpless
from delvers.games.plungin.events import name_of, tell
from delvers.games.plungin.figures import Character, Hero, Monster
from delvers.games.plungin.flow import may
from delvers.games.plungin.map import is_adjacent, living
from delvers.games.plungin.moving import is_held, put_on
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.stats import has
from delvers.kernel.requests import Rule

DODGE = 2
"""The dice of a dodge."""
REACTIONS = {
    "guarded": "guardian",
    "dodged": "dodge",
    "countered": "counterattack",
    "struck_in_passing": "attack_of_opportunity",
}
"""The ability behind each reaction that is told."""


def can_react(state: State, one: Character) -> bool:
    """Whether a character may react: out of its turn, not twice, and not stunned or helpless."""
    if one.has_reacted or state.acting == one.number or is_off_guard(one):
        return False
    return one.life_left and "stunned" not in one.conditions and not is_helpless(one)


def is_off_guard(one: Character) -> bool:
    """Whether a monster sleeps, or is surprised and has not had its turn since."""
    if not isinstance(one, Monster):
        return False
    return is_asleep(one) or one.state == "surprised" or one.skips > 0


def can_strike_out(state: State, one: Character, other: Character) -> bool:
    """Whether a character may react with a blow at somebody adjacent, in the same pit or net."""
    if not can_react(state, one) or not can_attack_into(state, one, other.at):
        return False
    return is_adjacent(state, one.at, other.at)


def react(table: Dungeon, one: Character, kind: str, other: Character) -> None:
    """A character uses its one reaction."""
    one.has_reacted = True
    tell(table, kind, rule_of(REACTIONS[kind]), one, other=name_of(other))


def rule_of(ability: str) -> str:
    """What an ability lets one do out of turn."""
    return clause_of("ability", ability, "DP-REACT-02")


def reacts(table: Dungeon, hero: Hero, what: str, prompt: str, ability: str) -> Rule[bool]:
    """Whether a hero reacts with an ability; that he does not is told."""
    will = yield from may(hero.seat, what, rule_of(ability), prompt)
    if not will:
        tell(table, "declined", rule_of(ability), hero, ability=ability)
    return will


def stand_in(
    table: Dungeon, attacker: Character, target: Character, struck: Sequence[Character] = ()
) -> Rule[Character | None]:
    """A guardian beside the target may change places with it and be attacked instead.

    Nobody whom the same Attack has struck already; None if what lies there kills the guardian, or
    kills the attacker or drives it away.
    """
    if not isinstance(target, Hero) or not isinstance(attacker, Monster):
        return target
    for hero in living(table.state):
        if hero is target or hero in struck or not can_guard(table.state, hero, target):
            continue
        prompt = f"guard {hero.id} {target.id}"
        if (yield from reacts(table, hero, "guard", prompt, "guardian")):
            there, here = target.at, attacker.at
            react(table, hero, "guarded", target)
            yield from swap(table, hero, target)
            return hero if (hero.at, attacker.at) == (there, here) else None
    return target


def can_guard(state: State, hero: Hero, target: Hero) -> bool:
    """Whether a guardian can take the place of a neighbour."""
    if "guardian" not in hero.abilities or not can_react(state, hero):
        return False
    return is_adjacent(state, hero.at, target.at) and not is_held(hero) and not is_held(target)


def swap(table: Dungeon, one: Hero, other: Hero) -> Rule[None]:
    """Two heroes change places; what lies there takes effect on each."""
    from delvers.games.plungin.hazards import enter_square

    here, there = one.at, other.at
    del table.state.who[there]
    put_on(table.state, one, there)
    put_on(table.state, other, here)
    yield from enter_square(table, one, came_from=here)
    if other.at == here:
        yield from enter_square(table, other, is_own_move=False, came_from=there)


def dodge_dice(table: Dungeon, target: Character) -> Rule[int]:
    """Two dice more against something that comes from afar."""
    if not isinstance(target, Hero) or "dodge" not in target.abilities:
        return 0
    if not can_react(table.state, target):
        return 0
    if not (yield from reacts(table, target, "dodge", f"dodge {target.id}", "dodge")):
        return 0
    react(table, target, "dodged", target)
    return DODGE


def after_melee(table: Dungeon, attacker: Character, target: Character, damage: int) -> Rule[None]:
    """Who was attacked in vain may strike back at once."""
    from delvers.games.plungin.attacking import strike_back

    if damage or not has(target, "counterattack") or not attacker.life_left:
        return
    if not target.life_left or not can_strike_out(table.state, target, attacker):
        return
    prompt = f"counterattack {target.id} {name_of(attacker)}"
    if isinstance(target, Hero) and not (
        yield from reacts(table, target, "strike back", prompt, "counterattack")
    ):
        return
    react(table, target, "countered", attacker)
    yield from strike_back(table, target, attacker)


def leaving(table: Dungeon, monster: Monster) -> Rule[bool]:
    """A hero may strike at a monster that leaves; whether it is stopped."""
    from delvers.games.plungin.attacking import strike_in_passing

    if monster.side == "heroes":
        return False
    for hero in living(table.state):
        if "attack_of_opportunity" not in hero.abilities:
            continue
        if not can_strike_out(table.state, hero, monster):
            continue
        prompt = f"opportunity {hero.id} {name_of(monster)}"
        if (yield from reacts(table, hero, "strike", prompt, "attack_of_opportunity")):
            react(table, hero, "struck_in_passing", monster)
            if (yield from strike_in_passing(table, hero, monster)) or not monster.life_left:
                return True
    return False
