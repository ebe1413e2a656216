"""Conditions: coming, lasting, ending (COND)."""

from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.heroes.stats import worn
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell

HEALED: Final = ("weakened", "venom", "bleeding")
"""What ends when LIFE is regained."""


HELPLESS: Final = frozenset({"paralysis", "asleep", "surprised"})
"""In what nobody can act."""


def is_immune(one: Character, condition: str) -> bool:
    """Whether a condition can never hold a character."""
    if isinstance(one, Hero):
        return any(condition in item.immune for item in worn(one))
    monster = one.content.monsters[one.id]
    if condition == "burning" and "fireproof" in monster.tags:
        return True
    return condition in monster.immune


def afflict(
    table: Dungeon,
    one: Character,
    condition: str,
    rule: str,
    lasts: Duration = UNTIL_ENDED,
    source: int = NOWHERE,
) -> bool:
    """Put a condition on a character that is there and has it not yet; whether it came."""
    if not one.is_on_board or condition in one.conditions or is_immune(one, condition):
        return False
    lasts = lasts or Duration.rounds(table.state.content.conditions[condition].rounds)
    if lasts.is_until_ended and is_over_with_a_turn(one, condition):
        lasts = Duration.own_turns(2 if is_in_turn(table.state, one) else 1)
    one.conditions[condition] = lasts
    if source != NOWHERE:
        one.sources[condition] = source
    if condition == "frozen":
        one.conditions.setdefault("paralysis", lasts)
    tell(table, events.condition_began, rule, one, condition=condition)
    return True


def is_in_turn(state: State, one: Character) -> bool:
    """Whether it is somebody's turn, even if an ambush has cut it short."""
    return one.number in (state.acting, state.turn_of)


def is_over_with_a_turn(one: Character, condition: str) -> bool:
    """Whether a condition lasts until the end of the next own turn; iron guts throw off poison."""
    if condition == "weakened" and isinstance(one, Hero) and "iron_guts" in one.abilities:
        return True
    return one.content.conditions[condition].lasts in ("turn", "burnt")


def relieve(table: Dungeon, one: Character, condition: str, rule: str) -> None:
    """A condition ends."""
    if condition in one.conditions:
        del one.conditions[condition]
        one.sources.pop(condition, None)
        one.strengths.pop(condition, None)
        if condition == "frozen":
            one.conditions.pop("paralysis", None)
        tell(table, events.condition_ended, rule, one, condition=condition)


def end_turn_of(table: Dungeon, one: Character) -> None:
    """At the end of an own turn some conditions are over."""
    for condition, lasts in [*one.conditions.items()] if one.conditions else ():
        if lasts.own_turns_left == 1:
            relieve(table, one, condition, "DP-COND-04")
        elif lasts.own_turns_left:
            one.conditions[condition] = lasts.less()
    for other in (*table.state.heroes, *table.state.monsters):
        if other.conditions:
            end_caused_by(table, one, other)


def end_caused_by(table: Dungeon, one: Character, other: Character) -> None:
    """What somebody caused until the end of his next turn comes nearer to its end."""
    for condition, lasts in [*other.conditions.items()]:
        if lasts.causers_turns_left and other.sources.get(condition) == one.number:
            other.conditions[condition] = lasts.less()
            if lasts.causers_turns_left == 1:
                relieve(table, other, condition, "DP-SPELL-20")


def relieve_by_healing(table: Dungeon, one: Character) -> None:
    """Regaining LIFE ends poison, venom and bleeding."""
    for condition in HEALED:
        relieve(table, one, condition, "DP-TRAPLIST-04")


def is_helpless(one: Character) -> bool:
    """Whether a character cannot act at all."""
    return bool(one.conditions) and not HELPLESS.isdisjoint(one.conditions)


def is_asleep(monster: Monster) -> bool:
    """Whether a monster sleeps."""
    return monster.state == "sleeping" or "asleep" in monster.conditions
