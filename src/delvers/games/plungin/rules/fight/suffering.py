"""What conditions do at the start and the end of a turn (COND, VAR-COMBAT)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.sanctuary import end_turn_in_sanctuary
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.fight.conditions import (
    afflict,
    end_turn_of,
    is_helpless,
    relieve,
)
from delvers.games.plungin.rules.fight.fight_dice import harm_parts
from delvers.games.plungin.rules.fight.fighting import is_fight_on
from delvers.games.plungin.rules.fight.leaving_the_board import come_to_oneself
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.stats import pool_of
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule

STUN = 3
"""The Difficulty of shaking off a stun."""


def start_effects(table: Dungeon, one: Character) -> Rule[None]:
    """Venom and bleeding at the start of a turn; what holds may be shaken off."""
    if isinstance(one, Hero):
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
    if one.is_on_board and "bleeding" in one.conditions:
        rule = clause_of("condition", "bleeding", "DP-COND-04")
        yield from harm(table, one, 1, "bleeding", rule)
    if one.is_on_board and "rooted" in one.conditions and one.strengths.get("rooted"):
        difficulty = one.strengths["rooted"]
        rule = clause_of("spell", "entangle", "DP-COND-04")
        if (yield from check(table, one, "RES", difficulty, rule, why="entangle")).passed:
            relieve(table, one, "rooted", rule)


def receive_blessing(table: Dungeon, hero: Hero) -> None:
    """The blessing of an altar comes with the next fight, and goes with it."""
    if hero.has_blessing_to_come and is_fight_on(table.state, hero):
        hero.has_blessing_to_come = False
        afflict(table, hero, "blessed", "DP-SPECIAL-03", Duration.for_fight())


def shake_off(table: Dungeon, one: Character) -> Rule[None]:
    """A stun costs the next action (or a check for it); the helpless cannot act at all."""
    if is_helpless(one):
        one.actions = 0
    if "stunned" not in one.conditions:
        return
    if one.actions > 0:
        tell(table, events.loses_action, "DP-CONFLICT-59", one)
    one.actions = max(0, one.actions - 1)
    variant = table.state.rules.stun
    if not variant:
        relieve(table, one, "stunned", "DP-CONFLICT-59")
        return
    # With fewer dice than the Difficulty nobody could ever succeed.
    needed = min(STUN, pool_of(one, "RES"))
    passed = (yield from check(table, one, "RES", needed, "DP-VAR-COMBAT-14", why="stun")).passed
    if not passed:
        tell(table, events.loses_actions, "DP-VAR-COMBAT-14", one)
        one.actions = 0
    if passed or variant == 1:
        relieve(table, one, "stunned", "DP-VAR-COMBAT-15" if variant == 1 else "DP-VAR-COMBAT-16")


def end_effects(table: Dungeon, one: Character) -> Rule[None]:
    """Flames at the end of a turn, and conditions that are over with it."""
    if one.conditions and one.conditions.get("burning") == Duration.own_turns(1):
        rule = clause_of("condition", "burning", "DP-COND-04")
        yield from harm(table, one, 1, "burning", rule, fire=True)
    if one.is_on_board:
        end_turn_of(table, one)
        if isinstance(one, Hero):
            come_to_oneself(table, one)
    if table.state.hazards:
        end_turn_in_sanctuary(table, one)


def end_round_of(table: Dungeon, one: Character) -> None:
    """At the end of a round some conditions are over."""
    for condition, lasts in [*one.conditions.items()]:
        if lasts.rounds_left > 1:
            one.conditions[condition] = lasts.less()
        elif is_over_with_round(table.state, one, lasts, one.sources.get(condition, NOWHERE)):
            relieve(table, one, condition, "DP-SPELL-20")


def is_over_with_round(state: State, one: Character, lasts: Duration, source: int) -> bool:
    """Its last round, the end of the fight, or nobody there any more whose turn could end it."""
    if lasts.is_for_fight:
        return not is_fight_on(state, one)
    return lasts.rounds_left == 1 or (lasts.causers_turns_left > 0 and not is_there(state, source))


def is_there(state: State, number: int) -> bool:
    """Whether a hero is alive and on the board."""
    return any(hero.number == number and hero.is_on_board for hero in state.heroes)
