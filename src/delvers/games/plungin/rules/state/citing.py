"""What an entry of the books does is cited by the entry's own words.

The rules of spells, items, traps and so on cite the general clause that sends the players to an
entry. Carried out for one entry, their questions and events cite the clause of that entry; content
of one's own has no clause, and the general one stays.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from delvers.games.plungin.rules.books.clauses import CLAUSES
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask, Rule

T = TypeVar("T")

GENERAL: Final[Mapping[str, frozenset[str]]] = {
    "ability": frozenset({"DP-ACTION-15"}),
    "spell": frozenset(
        {
            "DP-CURSE-06",
            "DP-DEATH-05",
            "DP-DETECT-04",
            "DP-PLACE-01",
            "DP-SPELL-10",
            "DP-SPELL-13",
            "DP-SPELL-20",
            "DP-TRAP-13",
        }
    ),
    "item": frozenset(
        {
            "DP-CONSUM-02",
            "DP-CURSE-06",
            "DP-DEATH-05",
            "DP-DOOR-04",
            "DP-EQUIP-01",
            "DP-GAP-36",
            "DP-TRAP-13",
        }
    ),
    "trap": frozenset({"DP-TRAP-05", "DP-TRAP-09", "DP-TRAP-10", "DP-TRAP-13", "DP-TRAP-15"}),
    "event": frozenset({"DP-BUILD-43", "DP-PLACE-01"}),
    "location": frozenset({"DP-SPECIAL-03"}),
    "monster": frozenset(
        {"DP-BOSS-08", "DP-LAW-06", "DP-MONSTER-12", "DP-MONSTER-14", "DP-PLACE-01"}
    ),
    "service": frozenset({"DP-EXITDUN-03"}),
}
"""The clauses that say no more than: as its entry says."""


def by_entry(table: Dungeon, kind: str, id: str, effect: Rule[T]) -> Rule[T]:
    """Carry out what an entry says, with its own clause in place of the general one."""
    clause = CLAUSES.get(f"{kind}.{id}")
    if clause is None:
        return (yield from effect)
    general = GENERAL[kind]
    step = partial(next, effect)
    while True:
        start = len(table.log) if table.log is not None else 0
        try:
            request = step()
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            if table.log is not None:
                cite(table.log, start, general, clause)
        if isinstance(request, Ask) and request.rule in general:
            request = replace(request, rule=clause)
        answer = yield request
        step = partial(effect.send, answer)


def cite(log: list[Event], start: int, general: frozenset[str], clause: str) -> None:
    """Let the events since a moment cite a clause where they cite a general one."""
    for number in range(start, len(log)):
        if log[number].rule in general:
            log[number] = replace(log[number], rule=clause)
