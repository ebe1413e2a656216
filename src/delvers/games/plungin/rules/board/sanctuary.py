"""A sanctuary: whom it keeps out, and what ends it (SPELL)."""

from typing import Final

from delvers.games.plungin.rules.board.hazards import end_hazards
from delvers.games.plungin.rules.board.map import is_free
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.state import Dungeon, State

KIND: Final = "sanctuary"


def is_barred(state: State, monster: Monster, square: int) -> bool:
    """Whether a sanctuary keeps a monster from entering a square, or from striking into it."""
    if not state.hazards or monster.side == "heroes" or monster.ignores_sanctuary:
        return False
    return any(hazard.kind == KIND and square in hazard.squares for hazard in state.hazards)


def is_open_to_monsters(state: State, square: int) -> bool:
    """Whether a monster that comes now can be put on a square: it is free, and not hallowed."""
    is_hallowed = any(one.kind == KIND and square in one.squares for one in state.hazards)
    return is_free(state, square) and not is_hallowed


def may_enter(state: State, one: Character, square: int) -> bool:
    """Whether somebody can be put on a square: it is free, and no sanctuary bars a monster."""
    if not is_free(state, square):
        return False
    return not (isinstance(one, Monster) and is_barred(state, one, square))


def end_sanctuary_by_attack(table: Dungeon, attacker: Character) -> None:
    """An attack by a hero inside ends it."""
    if table.state.hazards and isinstance(attacker, Hero):
        end_hazards(
            table, [one for one in table.state.hazards if is_around(one, attacker)], "DP-SPELL-20"
        )


def is_around(hazard: Hazard, one: Character) -> bool:
    """Whether somebody stands in a sanctuary."""
    return hazard.kind == KIND and one.at in hazard.squares


def sanctuaries_of(state: State, one: Character) -> list[Hazard]:
    """The sanctuaries that somebody has made."""
    return [hazard for hazard in state.hazards if hazard.kind == KIND and hazard.by == one.number]


def end_turn_in_sanctuary(table: Dungeon, hero: Character) -> None:
    """The turn of its caster ends; a second time, and it is over."""
    for hazard in sanctuaries_of(table.state, hero):
        if hazard.step:
            hazard.step -= 1
            if not hazard.step:
                end_hazards(table, [hazard], "DP-SPELL-20")
