"""Stepping into what lies on squares, and starting a turn in it (TRAP)."""

from delvers.games.plungin.rules.board.hazards import FLAMES, end_hazards, hazards_at
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.defending import meet
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.fight.strikes import Strike, roll_hits
from delvers.games.plungin.rules.heroes.stats import tags_of
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.moments import SQUARE_ENTERED
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.traps.traps import spring_again, work_on
from delvers.kernel.requests import Rule


def enter_square(
    table: Dungeon, one: Character, is_own_move: bool = True, came_from: int = NOWHERE
) -> Rule[None]:
    """A character comes onto a square: what lies there takes effect."""
    here = one.at
    for hazard in hazards_at(table.state, here):
        # What lay there first may have killed him, or made him leave the square.
        if one.at != here:
            return
        if hazard.kind in FLAMES:
            yield from burn_in(table, one, hazard)
        elif hazard.kind == "caltrops":
            yield from tread_on(table, one)
        elif is_trap_for(one, hazard, is_own_move) and came_from not in hazard.squares:
            yield from spring_again(table, one, hazard)


def is_trap_for(one: Character, hazard: Hazard, is_own_move: bool) -> bool:
    """Some traps in play spring again on heroes who enter; a pit takes all who are pushed in."""
    trap = one.content.traps.get(hazard.kind)
    if trap is None or not trap.again:
        return False
    return isinstance(one, Hero) or (trap.jumps and not is_own_move)


def burn_in(table: Dungeon, one: Character, hazard: Hazard) -> Rule[None]:
    """Flames attack whoever enters or starts a turn in them."""
    rule = clause_of("spell", hazard.kind, clause_of("item", "lamp_oil", "DP-SPELL-20"))
    pool = roll_hits(table, hazard.strength, Named(hazard.kind), rule)
    entry = table.state.content.spells.get(hazard.kind) or table.state.content.items["lamp_oil"]
    strike = Strike(defend=entry.defend, fire=entry.fire, kinds=("fire",))
    yield from meet(table, one, pool.successes, strike, Named(hazard.kind), rule, by=hazard.by)


def tread_on(table: Dungeon, one: Character) -> Rule[None]:
    """Caltrops hurt and slow monsters that walk."""
    if isinstance(one, Monster) and "flying" not in tags_of(one):
        entry = table.state.content.items["caltrops"]
        rule = clause_of("item", entry.id, "DP-CONSUM-02")
        damage = roll_words(table.state.dice, entry.damage)
        yield from harm(table, one, damage, Named(entry.id), rule)
        if one.is_on_board:
            afflict(table, one, entry.condition, rule)


def end_round(table: Dungeon) -> Rule[None]:
    """Continuous traps work, and what was to last only some rounds goes."""
    state = table.state
    for hazard in [*state.hazards]:
        if not any(one is hazard for one in state.hazards):
            continue
        if hazard.kind in state.content.traps and state.content.traps[hazard.kind].every_round:
            yield from work_on(table, hazard)
        if hazard.rounds:
            hazard.rounds -= 1
            if not hazard.rounds:
                end_hazards(table, [hazard], "DP-SPELL-20")


def start_in(table: Dungeon, one: Character) -> Rule[None]:
    """A character starts its turn in flames."""
    if not table.state.hazards:
        return
    here = one.at
    for hazard in hazards_at(table.state, here):
        if hazard.kind in FLAMES and one.at == here:
            yield from burn_in(table, one, hazard)


SQUARE_ENTERED.rule = enter_square
