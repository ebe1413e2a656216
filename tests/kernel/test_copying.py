"""Copies made from the fields of dataclasses share nothing that can change."""

from dataclasses import dataclass, field
from typing import Literal

import pytest

from delvers.kernel.copying import Copied, SharedPart, copier, own, restore
from delvers.kernel.plain import UNSAVED, to_plain


@dataclass(frozen=True, slots=True)
class Card:
    id: str


@dataclass(slots=True)
class Purse(Copied):
    coins: int = 0
    found: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Table(Copied):
    part: Literal["day", "night"] = "day"
    card: Card = field(default_factory=lambda: Card("torch"))
    purse: Purse = field(default_factory=Purse)
    lent: Purse | None = None
    purses: list[Purse] = field(default_factory=list)
    heaps: dict[int, list[str]] = field(default_factory=dict)
    marks: dict[str, int] = field(default_factory=dict)
    rolls: list[tuple[int, int]] = field(default_factory=list)


def full_table() -> Table:
    return Table(
        "night",
        Card("rope"),
        Purse(3, ["gem"]),
        Purse(1),
        [Purse(2, ["ring"])],
        {4: ["sword"]},
        {"wounds": 2},
        [(1, 6)],
    )


def test_a_copy_is_equal_and_every_changing_part_is_its_own() -> None:
    table = full_table()
    twin = table.copy()
    assert twin == table
    assert twin.card is table.card
    twin.purse.found.append("coin")
    twin.purses[0].coins = 9
    twin.heaps[4].append("shield")
    twin.marks["wounds"] = 0
    twin.rolls.append((2, 2))
    assert twin.lent is not None
    twin.lent.coins = 8
    assert table == full_table()


def test_what_is_not_there_stays_away() -> None:
    assert Table().copy().lent is None


def test_a_copy_is_of_the_class_of_its_original() -> None:
    @dataclass(slots=True)
    class Chest(Purse):
        locked: bool = True

    assert type(Chest(1, ["gem"], locked=False).copy()) is Chest
    assert type(Purse().copy()) is Purse


def test_a_field_that_nobody_knows_how_to_copy_is_refused() -> None:
    @dataclass(slots=True)
    class Odd:
        thing: object

    with pytest.raises(TypeError, match="nobody knows how to copy"):
        copier(Odd)


def test_only_dataclasses_have_known_fields() -> None:
    with pytest.raises(TypeError, match="no dataclass"):
        copier(int)


# -- parts that are shared until they change -------------------------------------------------------


@dataclass(slots=True)
class Heap(SharedPart):
    cards: list[str] = field(default_factory=list)
    is_shared: bool = field(default=False, repr=False, compare=False, metadata=UNSAVED)


@dataclass(slots=True)
class Board(Copied):
    heaps: dict[str, Heap]


def test_copies_share_a_part_until_one_of_them_changes_its_own() -> None:
    board = Board({"left": Heap(["a"]), "right": Heap(["b"])})
    twin = board.copy()
    assert twin == board
    assert twin.heaps["left"] is board.heaps["left"]
    own(twin.heaps, "left").cards.append("c")
    assert (board.heaps["left"].cards, twin.heaps["left"].cards) == (["a"], ["a", "c"])
    own(board.heaps, "left").cards.append("d")
    assert (board.heaps["left"].cards, twin.heaps["left"].cards) == (["a", "d"], ["a", "c"])
    assert twin.heaps["right"] is board.heaps["right"]


def test_a_part_that_is_not_shared_is_changed_in_its_place() -> None:
    board = Board({"left": Heap(["a"])})
    heap = board.heaps["left"]
    assert own(board.heaps, "left") is heap
    board.copy()
    changed = own(board.heaps, "left")
    assert changed is not heap
    assert own(board.heaps, "left") is changed


def test_a_part_of_a_state_that_was_set_to_another_is_shared_with_it() -> None:
    board, other = Board({"left": Heap(["a"])}), Board({"left": Heap(["b"])})
    restore(board, other)
    own(board.heaps, "left").cards.append("c")
    assert (board.heaps["left"].cards, other.heaps["left"].cards) == (["b", "c"], ["b"])


def test_whether_a_part_is_shared_is_no_part_of_a_save() -> None:
    board = Board({"left": Heap(["a"])})
    board.copy()
    assert to_plain(board) == {"heaps": {"left": {"cards": ["a"]}}}
