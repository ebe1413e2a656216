"""Every clause of every game that can be played is proven by a test marked with it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import ENTRIES, clauses

TESTS = Path(__file__).parents[1]
INFORMATIVE = {"LORE", "TIP", "VS3E"}
"""Sections without behaviour."""
CARDS_NOT_YET_CITED = {"dungeonquest-3e"}
"""Games whose events do not yet cite the clauses of single cards."""


def strings_in(node: ast.AST) -> set[str]:
    return {
        leaf.value
        for leaf in ast.walk(node)
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }


def is_rule_mark(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
    )


@cache
def marked() -> frozenset[str]:
    """The clauses that some test is marked with."""
    found: set[str] = set()
    for tree in trees_with("mark.rule("):
        for node in ast.walk(tree):
            if is_rule_mark(node):
                found |= strings_in(node)
    return frozenset(found)


def trees_with(word: str) -> Iterator[ast.Module]:
    """The files of tests in which a word stands: to read all of them takes long."""
    for path in TESTS.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        if word in text:
            yield ast.parse(text)


@cache
def without_behaviour() -> dict[str, str]:
    """The clauses with nothing to test, each with its reason, from all `NOTHING_TO_TEST`."""
    found: dict[str, str] = {}
    for tree in trees_with("NOTHING_TO_TEST"):
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "NOTHING_TO_TEST":
                assert node.value is not None
                found.update(ast.literal_eval(node.value))
    return found


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_every_clause_of_a_game_is_proven_by_a_test(game: str) -> None:
    left_out = INFORMATIVE | (ENTRIES if game in CARDS_NOT_YET_CITED else set())
    wanted = {
        id for id, one in clauses().items() if one.game == game and one.section not in left_out
    }
    assert sorted(wanted - marked() - without_behaviour().keys()) == []


def test_marks_name_clauses_that_exist() -> None:
    assert marked() <= clauses().keys()


def test_a_clause_with_nothing_to_test_has_a_reason_and_no_test() -> None:
    for id, reason in without_behaviour().items():
        assert len(reason.split()) >= 4, f"{id} needs a reason"
        assert id not in marked(), f"{id} has a test"
    assert len(without_behaviour()) <= 10 * len(list(REGISTRY))
