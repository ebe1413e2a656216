"""What an entry does cites the entry, unless it is content of one's own."""

from collections.abc import Iterator

import pytest

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.state.citing import GENERAL, by_entry
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask, Rule, ask
from delvers.kernel.rulebook import clauses
from delvers.kernel.table import Table
from tests.games.plungin.rules.scene import scene, state_of

GENERAL_CLAUSE = "DP-SPELL-10"
OTHER = "DP-COMBAT-16"


def board() -> Dungeon:
    """A table with a log."""
    return Table(state_of(scene()), [])


def effect(table: Dungeon) -> Rule[str]:
    """Something told, a question, something told, and one thing that another rule is behind."""
    tell(table, events.healed, GENERAL_CLAUSE, table.state.heroes[0], amount=1)
    answer = yield from ask(0, ["one", "two"], GENERAL_CLAUSE, Prompt("aim spark"))
    tell(table, events.unharmed, GENERAL_CLAUSE, table.state.heroes[0], cause=Named("spark"))
    tell(table, events.unharmed, OTHER, table.state.heroes[0], cause=Named("spark"))
    return answer


def rules_told(table: Dungeon) -> list[str]:
    """The clauses of all that was told."""
    assert table.log is not None
    return [event.rule for event in table.log]


@pytest.mark.rule("DP-SPELL-10")
@pytest.mark.parametrize(
    ("spell", "clause"), [("spark", "DP-ENTRY-SPELL-SPARK"), ("of_ones_own", GENERAL_CLAUSE)]
)
def test_events_and_questions_cite_the_entry(spell: str, clause: str) -> None:
    table = board()
    table.tell(events.gave_up, GENERAL_CLAUSE)
    rule = by_entry(table, "spell", spell, effect(table))
    asked = next(rule)
    assert isinstance(asked, Ask)
    assert asked.rule == clause
    assert rules_told(table) == [GENERAL_CLAUSE, clause]
    with pytest.raises(StopIteration) as done:
        rule.send((0, "two"))
    assert done.value.value == "two"
    assert rules_told(table) == [GENERAL_CLAUSE, clause, clause, OTHER]


def inner(table: Dungeon) -> Rule[None]:
    """A trap that a spell sets off."""
    table.tell(events.floor_fell, "DP-TRAP-05", at=0)
    yield from by_entry(table, "trap", "pit_trap", sprung(table))


def sprung(table: Dungeon) -> Rule[None]:
    """What the trap does; the adventure is over."""
    table.tell(events.floor_fell, "DP-TRAP-05", at=0)
    raise AdventureEnds
    yield


def test_an_entry_within_an_entry_cites_its_own_even_if_the_adventure_ends() -> None:
    table = board()
    with pytest.raises(AdventureEnds):
        list(by_entry(table, "spell", "burst_lock", inner(table)))
    assert rules_told(table) == ["DP-TRAP-05", "DP-ENTRY-TRAP-PIT-TRAP"]


def test_without_a_log_nothing_is_told_and_questions_are_the_same() -> None:
    table: Dungeon = Table(state_of(scene()), None)
    rule: Iterator[object] = by_entry(table, "spell", "spark", effect(table))
    asked = next(rule)
    assert isinstance(asked, Ask)
    assert asked.rule == "DP-ENTRY-SPELL-SPARK"


def test_the_general_clauses_exist_and_are_no_entries() -> None:
    for rules in GENERAL.values():
        assert rules <= clauses().keys()
        assert not any(clauses()[rule].section == "ENTRY" for rule in rules)


def test_what_is_not_of_the_box_has_the_general_clause() -> None:
    assert clause_of("item", "grandmothers_spoon", "DP-CONSUM-02") == "DP-CONSUM-02"
    assert clause_of("item", "bandage", "DP-CONSUM-02") == "DP-ENTRY-ITEM-BANDAGE"
