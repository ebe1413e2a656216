"""Lamp oil on the floor catches fire (CONSUM)."""

from delvers.games.plungin.books.clauses import clause_of
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.state import Dungeon

OIL, FLAMES = "oil", "burning_oil"


def kindle(table: Dungeon, squares: list[int]) -> None:
    """Fire touches squares: oil on them burns for some rounds."""
    for hazard in table.state.hazards:
        if hazard.kind == OIL and {*hazard.squares} & {*squares}:
            hazard.kind, hazard.rounds = FLAMES, BOOKS.items["lamp_oil"].rounds
            if table.log is not None:
                rule = clause_of("item", "lamp_oil", "DP-CONSUM-02")
                table.tell("oil_burns", rule, squares=[*hazard.squares])
