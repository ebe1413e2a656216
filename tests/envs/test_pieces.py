"""What is put together from pieces is what the codecs write."""

from array import array
from typing import Any

import pytest

from delvers.envs import pieces
from delvers.envs.fields import (
    Amounts,
    ByKey,
    Codec,
    Counts,
    Flag,
    Group,
    Kept,
    Length,
    Looked,
    Number,
    OneOf,
    Padded,
    SeatOf,
    Seats,
    SeatsIn,
    Total,
)
from delvers.envs.pieces import Pieces, written

ROWS = Looked({"a": (0, 9), "b": (0, 9)}, {"x": (1, 2), "y": (3, 4)})
PLAYER = Group({"coins": Number(0, 20), "cards": Counts("abc", 2), "laid": OneOf("ab")})
INNER = Group({"seat": SeatOf(4), "life": Number(0, 9)})
POOR, RICH = (1, ("a",), "b"), (30, ("c", "c", "c"), None)
CASES: list[tuple[Codec, list[Any]]] = [
    (Number(2, 9), [None, 1, 2, 5, 9, 12, -1, -40, 5]),
    (Number(0, 20_000), [None, 0, 7, 20_001, -1]),
    (Flag(), [None, "", "x", 0, 1, [], True]),
    (OneOf("abc"), [None, "a", "c", "z"]),
    (Counts("abc", 2), [None, (), ("a", "c", "a", "a", "z")]),
    (Amounts("abc", 5, -1), [{}, {"a": 9, "b": -7, "c": 2, "z": 1}]),
    (Length(2), [None, (), [1], [1, 2, 3]]),
    (Total(9), [None, (), (("a", 4),), {"a": 4, "b": 8}]),
    (ROWS, [None, "x", "y", "z"]),
    (SeatOf(4), [None, -1, 0, 3]),
    (SeatsIn(4), [None, (), (0, 3)]),
    (Padded(ROWS, 2), [None, (), ("x",), ("x", None, "y"), ("y", "x")]),
    (ByKey("ab", Number(0, 9)), [(3, 4), (12, None)]),
    (ByKey("ab", Group({"left": Number(0, 9), "gone": Length(3)})), [((3, []), (4, ["x"]))]),
    (Kept(ByKey("57", ROWS)), [{5: "x"}, {5: "x", 7: "y"}, {5: "y", 9: "x"}, {}, {7: "z"}]),
    (INNER, [None, (3, 4), (1, None)]),
    (Seats(PLAYER, 4), [[POOR, RICH], [RICH, POOR, POOR, POOR], []]),
    (Kept(PLAYER), [POOR, POOR, RICH, None, RICH]),
    (Kept(Counts("abc", 2)), [None, ("a",), ("a",), ("b", "b", "b"), None, ("b",)]),
    (Seats(Kept(PLAYER), 4), [[POOR, RICH], [POOR, POOR], [RICH, POOR, RICH], []]),
    (Kept(Padded(ROWS, 2)), [("x",), ("x",), ("y", "x")]),
]


@pytest.mark.parametrize(("codec", "values"), CASES, ids=lambda one: type(one).__name__)
def test_every_kind_of_codec_is_put_together_alike(codec: Codec, values: list[Any]) -> None:
    layout = Group({"before": Flag(), "value": codec})
    made = Pieces(layout, 4)
    parts = made.memory()
    first = array("f", [7.0]).tobytes()
    for _ in range(2):  # the second time all is known
        for value in values:
            for seat in range(2):
                put = made.put((True, value), seat, parts, first)
                assert put == first + written(layout, (True, value), seat), value


def test_what_is_known_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Pieces(Group({"players": Seats(PLAYER, 4)}), 4)
    sight = ([POOR, RICH],)
    told = made.put(sight, 0, made.memory(), b"")

    def refused(*_: Any) -> bytes:
        raise AssertionError("written again")

    monkeypatch.setattr(pieces, "written", refused)
    assert made.put(sight, 0, made.memory(), b"") == told


def test_a_table_that_goes_on_changing_is_kept_as_it_was() -> None:
    layout = Group({"tiles": Kept(ByKey("12", ROWS))})
    made, tiles = Pieces(layout, 2), {1: "x"}
    parts = made.memory()
    first = made.put((tiles,), 0, parts, b"")
    tiles[2] = "y"
    second = made.put((tiles,), 0, parts, b"")
    assert first == written(layout, ({1: "x"},), 0)
    assert second == written(layout, ({1: "x", 2: "y"},), 0)


def test_so_many_values_are_remembered_and_then_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pieces, "MOST", 2)
    layout = Group({"word": OneOf("abcdef")})
    made = Pieces(layout, 2)
    for word in "abcdefabc":
        assert made.put((word,), 0, made.memory(), b"") == written(layout, (word,), 0)


def test_a_sight_that_does_not_fit_is_an_error() -> None:
    made = Pieces(Group({"word": OneOf("ab"), "coins": Number(0, 9)}), 2)
    with pytest.raises(ValueError, match="not enough values"):
        made.put(("a",), 0, made.memory(), b"")
