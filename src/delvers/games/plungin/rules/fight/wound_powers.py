"""What the wounds of some monsters do besides, and what wounding them does (MONSTER, BOSS)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.events.reasons import Reason
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.fight_dice import harm_parts
from delvers.games.plungin.rules.fight.life import drain, harm, heal, stun
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.stats import has
from delvers.games.plungin.rules.state.figures import MOLTEN, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule

RULE = "DP-MONSTER-14"
JOLT = 2
"""What thunder and bursting locks do to clockwork."""


def use_wound_powers(
    table: Dungeon, attacker: Monster, target: Character, damage: int
) -> Rule[None]:
    """What the attacks of some monsters do to the heroes whom they damage."""
    book = table.state.content.monsters[attacker.id]
    if book.leeches:
        if not attacker.is_parched:
            heal(table, attacker, (damage + 1) // 2, RULE)
        attacker.is_parched = False
    if not isinstance(target, Hero) or not target.is_on_board:
        return
    if book.drains and damage >= book.drains:
        drain(table, target, RULE)
    if book.paralyse:
        more = harm_parts(target, None, ("paralysis",), "RES")
        if not (yield from check(table, target, "RES", book.paralyse, RULE, more)).passed:
            stun(table, target, RULE)
    if has(attacker, "pilfer"):
        pilfer(table, attacker)


def pilfer(table: Dungeon, gremlin: Monster) -> None:
    """A gremlin takes gold out of the common purse."""
    state = table.state
    taken = min(state.party.gold, 1 + state.dice.pick(4))
    state.party.gold -= taken
    gremlin.stolen += taken
    tell(table, events.pilfered, RULE, gremlin, amount=taken)


def splash(
    table: Dungeon, attacker: Character, target: Character, weapon: str, is_ranged: bool
) -> None:
    """Silver is remembered, and molten blood sets who draws it on fire."""
    if not isinstance(target, Monster):
        return
    if weapon and table.state.content.items[weapon].silver:
        target.is_silvered = True
    is_struck = not is_ranged and attacker.is_on_board
    if MOLTEN in target.changes and is_struck and isinstance(attacker, Hero):
        rule = clause_of("monster", target.id, "DP-BOSS-08")
        afflict(table, attacker, "burning", rule)


def jolt(table: Dungeon, one: Character, cause: Reason, by: int) -> Rule[None]:
    """Clockwork is damaged, without a defence, by what is made for locks."""
    if one.is_on_board and has(one, "clockwork"):
        yield from harm(table, one, JOLT, cause, clause_of("monster", one.id, RULE), by)
