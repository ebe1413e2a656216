"""What stays on squares: traps in play, flames, caltrops, smoke; and stepping into it (TRAP)."""

from delvers.games.plungin.books.clauses import clause_of
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.combat import Strike, meet, roll_hits
from delvers.games.plungin.conditions import afflict
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.fixtures import Hazard
from delvers.games.plungin.life import harm
from delvers.games.plungin.peace import end_hazards
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.stats import tags_of
from delvers.kernel.requests import Rule

LEFT_BY = {"smoke": "smoke_pot", "oil": "lamp_oil", "burning_oil": "lamp_oil"}
"""The things that leave something of another name on the floor."""
FLAMES = ("wall_of_flame", "burning_oil")


def hazards_at(state: State, square: int) -> list[Hazard]:
    """What lies on a square."""
    if not state.hazards:
        return []
    return [hazard for hazard in state.hazards if square in hazard.squares]


def enter_square(
    table: Dungeon, one: Character, is_own_move: bool = True, came_from: int = NOWHERE
) -> Rule[None]:
    """A character comes onto a square: what lies there takes effect."""
    from delvers.games.plungin.traps import spring_again

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
    trap = BOOKS.traps.get(hazard.kind)
    if trap is None or not trap.again:
        return False
    return isinstance(one, Hero) or (trap.jumps and not is_own_move)


def burn_in(table: Dungeon, one: Character, hazard: Hazard) -> Rule[None]:
    """Flames attack whoever enters or starts a turn in them."""
    rule = clause_of("spell", hazard.kind, clause_of("item", "lamp_oil", "DP-SPELL-20"))
    pool = roll_hits(table, hazard.strength, hazard.kind, rule)
    entry = BOOKS.spells.get(hazard.kind) or BOOKS.items["lamp_oil"]
    strike = Strike(defend=entry.defend, fire=entry.fire, kinds=("fire",))
    yield from meet(table, one, pool.successes, strike, hazard.kind, rule, by=hazard.by)


def tread_on(table: Dungeon, one: Character) -> Rule[None]:
    """Caltrops hurt and slow monsters that walk."""
    if isinstance(one, Monster) and "flying" not in tags_of(one):
        entry = BOOKS.items["caltrops"]
        rule = clause_of("item", entry.id, "DP-CONSUM-02")
        damage = roll_words(table.state.dice, entry.damage)
        yield from harm(table, one, damage, entry.id, rule)
        if one.life_left:
            afflict(table, one, entry.condition, rule)


def end_round(table: Dungeon) -> Rule[None]:
    """Continuous traps work, and what was to last only some rounds goes."""
    from delvers.games.plungin.traps import work_on

    state = table.state
    for hazard in [*state.hazards]:
        if not any(one is hazard for one in state.hazards):
            continue
        if hazard.kind in BOOKS.traps and BOOKS.traps[hazard.kind].every_round:
            yield from work_on(table, hazard)
        if hazard.rounds:
            hazard.rounds -= 1
            if not hazard.rounds:
                end_hazards(table, [hazard], "DP-SPELL-20")


def clear_away(state: State) -> None:
    """When everybody is gone for a while only the traps that stay are left."""
    state.hazards = [
        hazard
        for hazard in state.hazards
        if hazard.kind in BOOKS.traps and BOOKS.traps[hazard.kind].stays and not hazard.rounds
    ]


def start_in(table: Dungeon, one: Character) -> Rule[None]:
    """A character starts its turn in flames."""
    if not table.state.hazards:
        return
    here = one.at
    for hazard in hazards_at(table.state, here):
        if hazard.kind in FLAMES and one.at == here:
            yield from burn_in(table, one, hazard)


def add_hazard(
    table: Dungeon,
    kind: str,
    squares: list[int],
    rounds: int,
    strength: int = 0,
    by: int = NOWHERE,
) -> Hazard:
    """Something stays on squares."""
    hazard = Hazard(kind, squares, rounds, strength=strength, by=by)
    table.state.hazards.append(hazard)
    if table.log is not None:
        table.tell("hazard", clause_for(kind), reveals=True, kind=kind, squares=[*squares])
    return hazard


def clause_for(kind: str) -> str:
    """What the entry of the trap, spell or thing says that stays on squares."""
    if kind in BOOKS.traps:
        return clause_of("trap", kind, "DP-TRAP-13")
    if kind in BOOKS.spells:
        return clause_of("spell", kind, "DP-SPELL-10")
    return clause_of("item", LEFT_BY.get(kind, kind), "DP-CONSUM-02")
