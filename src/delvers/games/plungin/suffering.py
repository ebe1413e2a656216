"""What conditions do at the start and the end of a turn (COND, VAR-COMBAT)."""

from delvers.games.plungin.books.clauses import clause_of
from delvers.games.plungin.checks import check
from delvers.games.plungin.conditions import FIGHT, afflict, end_turn_of, is_helpless, relieve
from delvers.games.plungin.departure import come_to_oneself
from delvers.games.plungin.events import tell
from delvers.games.plungin.fight_dice import harm_parts
from delvers.games.plungin.fighting import is_fight_on
from delvers.games.plungin.figures import Character, Hero
from delvers.games.plungin.life import harm
from delvers.games.plungin.peace import end_turn_in_peace
from delvers.games.plungin.state import Dungeon
from delvers.games.plungin.stats import pool_of
from delvers.kernel.requests import Rule

STUN = 3
"""The Difficulty of shaking off a stun."""


def start_effects(table: Dungeon, one: Character) -> Rule[None]:
    """Venom and bleeding at the start of a turn; what holds may be shaken off."""
    if one.bonus:
        receive_blessing(table, one)
    if not one.conditions:
        return
    if "venom" in one.conditions:
        rule = clause_of("condition", "venom", "DP-COND-04")
        more = harm_parts(one, None, ("venom",), "RES")
        if (yield from check(table, one, "RES", 1, rule, more, "venom")).passed:
            relieve(table, one, "venom", rule)
        else:
            yield from harm(table, one, 1, "venom", rule)
    if one.life_left and "bleeding" in one.conditions:
        rule = clause_of("condition", "bleeding", "DP-COND-04")
        yield from harm(table, one, 1, "bleeding", rule)
    if one.life_left and "rooted" in one.conditions and one.bonus.get("rooted"):
        difficulty = one.bonus["rooted"]
        rule = clause_of("spell", "entangle", "DP-COND-04")
        if (yield from check(table, one, "RES", difficulty, rule, why="entangle")).passed:
            relieve(table, one, "rooted", rule)


def receive_blessing(table: Dungeon, one: Character) -> None:
    """The blessing of an altar comes with the next fight, and goes with it."""
    if one.bonus.get("blessing to come") and is_fight_on(table.state, one):
        del one.bonus["blessing to come"]
        afflict(table, one, "blessed", "DP-SPECIAL-03", FIGHT)


def shake_off(table: Dungeon, one: Character) -> Rule[None]:
    """A stun costs the next action (or a check for it); the helpless cannot act at all."""
    if is_helpless(one):
        one.actions = 0
    if "stunned" not in one.conditions:
        return
    if one.actions > 0:
        tell(table, "loses_action", "DP-CONFLICT-59", one)
    one.actions = max(0, one.actions - 1)
    variant = table.state.rules.stun
    if not variant:
        relieve(table, one, "stunned", "DP-CONFLICT-59")
        return
    # With fewer dice than the Difficulty nobody could ever succeed.
    needed = min(STUN, pool_of(one, "RES"))
    passed = (yield from check(table, one, "RES", needed, "DP-VAR-COMBAT-14", why="stun")).passed
    if not passed:
        tell(table, "loses_actions", "DP-VAR-COMBAT-14", one)
        one.actions = 0
    if passed or variant == 1:
        relieve(table, one, "stunned", "DP-VAR-COMBAT-15" if variant == 1 else "DP-VAR-COMBAT-16")


def end_effects(table: Dungeon, one: Character) -> Rule[None]:
    """Flames at the end of a turn, and conditions that are over with it."""
    if one.conditions.get("burning") == 1:
        rule = clause_of("condition", "burning", "DP-COND-04")
        yield from harm(table, one, 1, "burning", rule, fire=True)
    if one.life_left:
        end_turn_of(table, one)
        if isinstance(one, Hero):
            come_to_oneself(table, one)
    end_turn_in_peace(table, one)
