"""Typed data from plain data, with errors that name the place."""

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadPlain
from delvers.kernel.plain import from_plain, readable_part, to_plain


@dataclass
class Leaf:
    name: str
    size: int = 1


@dataclass
class Tree:
    leaves: list[Leaf]
    kind: Literal["oak", "elm"]
    by_year: dict[int, bool]
    pair: tuple[int, str]
    rings: tuple[int, ...] = ()
    owner: str | None = None
    dice: Dice = field(default_factory=lambda: Dice(1))


PLAIN: dict[str, Any] = {
    "leaves": [{"name": "a", "size": 2}],
    "kind": "oak",
    "by_year": {"1999": True},
    "pair": [1, "x"],
    "rings": [1, 2, 3],
    "owner": None,
    "dice": 77,
}


def test_plain_data_becomes_typed_data_and_plain_again() -> None:
    tree = from_plain(Tree, PLAIN, "tree")
    assert tree == Tree([Leaf("a", 2)], "oak", {1999: True}, (1, "x"), (1, 2, 3), None, Dice(77))
    assert to_plain(tree) == PLAIN


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"leaves": [{"nam": "a"}]}, "tree.leaves[0].nam: is not a known field; known: name, size"),
        ({"leaves": [{"size": 2}]}, "tree.leaves[0].name: is missing"),
        ({"leaves": [{"name": 3}]}, "tree.leaves[0].name: 3 is not a text"),
        ({"leaves": [{"name": "a", "size": True}]}, "size: True is not a whole number"),
        ({"leaves": {}}, "tree.leaves: {} is not a list"),
        ({"leaves": [7]}, "tree.leaves[0]: 7 is not a table"),
        ({"kind": "ash"}, "tree.kind: 'ash' is not one of: oak, elm"),
        ({"by_year": {"x": True}}, "tree.by_year.x: the key is not a whole number"),
        ({"by_year": {"1": 1}}, "tree.by_year.1: 1 is not true or false"),
        ({"by_year": []}, "tree.by_year: [] is not a table"),
        ({"pair": [1]}, "tree.pair: has 1 entries where 2 are needed"),
        ({"pair": ["x", 1]}, "tree.pair[0]: 'x' is not a whole number"),
        ({"owner": 5}, "tree.owner: 5 is not"),
        ({"dice": "six"}, "tree.dice: 'six' is not a whole number"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPlain) as caught:
        from_plain(Tree, {**PLAIN, **change}, "tree")
    assert message in str(caught.value)


def test_a_type_without_a_plain_form_is_a_programming_error() -> None:
    with pytest.raises(TypeError, match="set has no plain form"):
        to_plain({1, 2})


def test_what_can_be_read_stands_beside_plain_values_for_the_rest() -> None:
    leaves = [{"name": "a"}, {"nam": "b", "size": 3}, {"name": 4}]
    plain = {"leaves": leaves, "kind": "ash", "by_year": {"1999": True, "x": True}}
    tree, problems = readable_part(Tree, plain, "tree")
    assert [leaf.name for leaf in tree.leaves] == ["a", "", ""]
    assert tree.leaves[1].size == 3
    assert (tree.kind, tree.by_year, tree.pair) == ("oak", {1999: True}, (0, ""))
    assert [problem.where for problem in problems] == [
        "tree.leaves[1].nam",
        "tree.leaves[1].name",
        "tree.leaves[2].name",
        "tree.kind",
        "tree.by_year.x",
        "tree.pair",
    ]


def test_nothing_is_wrong_with_what_can_be_read_whole() -> None:
    assert readable_part(Tree, PLAIN, "tree") == (from_plain(Tree, PLAIN, "tree"), ())
