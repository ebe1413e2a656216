"""Copies made from the fields of dataclasses share nothing that can change."""

from dataclasses import dataclass, field
from typing import Literal

import pytest

from delvers.kernel.copying import Copied, copier


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
