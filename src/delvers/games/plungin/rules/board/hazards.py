"""What stays on squares: traps in play, flames, caltrops, smoke (TRAP)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.grid import CHASM
from delvers.games.plungin.rules.board.map import neighbours
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.state import Dungeon, State

LEFT_BY = {"smoke": "smoke_pot", "oil": "lamp_oil", "burning_oil": "lamp_oil"}
"""The things that leave something of another name on the floor."""


OIL = "oil"
BURNING_OIL = "burning_oil"
FLAMES = ("wall_of_flame", BURNING_OIL)


def hazards_at(state: State, square: int) -> list[Hazard]:
    """What lies on a square."""
    if not state.hazards:
        return []
    return [hazard for hazard in state.hazards if square in hazard.squares]


def clear_away(state: State) -> None:
    """When everybody is gone for a while only the traps that stay are left."""
    state.hazards = [
        hazard
        for hazard in state.hazards
        if hazard.kind in state.content.traps
        and state.content.traps[hazard.kind].stays
        and not hazard.rounds
    ]


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
    rule = clause_for(table.state.content, kind)
    table.tell(events.hazard, rule, kind=kind, squares=[*squares])
    return hazard


def clause_for(books: Books, kind: str) -> str:
    """What the entry of the trap, spell or thing says that stays on squares."""
    if kind in books.traps:
        return clause_of("trap", kind, "DP-TRAP-13")
    if kind in books.spells:
        return clause_of("spell", kind, "DP-SPELL-10")
    return clause_of("item", LEFT_BY.get(kind, kind), "DP-CONSUM-02")


def end_hazards(table: Dungeon, over: list[Hazard], rule: str) -> None:
    """What lay on squares is there no longer."""
    state = table.state
    for hazard in over:
        state.hazards = [one for one in state.hazards if one is not hazard]
        table.tell(events.hazard_ended, rule, kind=hazard.kind, squares=[*hazard.squares])


def set_on_fire(table: Dungeon, squares: list[int]) -> None:
    """Fire touches squares: oil on them burns for some rounds."""
    for hazard in table.state.hazards:
        if hazard.kind == OIL and {*hazard.squares} & {*squares}:
            hazard.kind, hazard.rounds = BURNING_OIL, table.state.content.items["lamp_oil"].rounds
            rule = clause_of("item", "lamp_oil", "DP-CONSUM-02")
            table.tell(events.oil_burns, rule, squares=[*hazard.squares])


def is_pit(books: Books, kind: str) -> bool:
    """Whether one can fall into it."""
    return kind in books.traps and books.traps[kind].jumps


def pit_with(state: State, square: int) -> set[int]:
    """The squares of the pit or chasm that a square is part of; those that touch are one."""
    deep = {
        s for hazard in state.hazards if is_pit(state.content, hazard.kind) for s in hazard.squares
    }
    deep |= {s for s, mark in state.terrain.items() if mark == CHASM}
    if square not in deep:
        return set()
    found, waiting = {square}, [square]
    for here in waiting:
        for there in neighbours(state, here):
            if there in deep and there not in found:
                found.add(there)
                waiting.append(there)
    return found
