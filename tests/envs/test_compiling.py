"""The compiled function writes what the codecs write by themselves."""

from array import array
from typing import Any

import pytest

from delvers import Dice
from delvers.envs.compiling import Memory, compiled
from delvers.envs.encoding import encoder_of
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
from delvers.kernel.kit import REGISTRY
from tests.generic.walks import FEW, Case, decisions

ROWS = Looked({"a": (0, 9), "b": (0, 9)}, {"x": (1, 2), "y": (3, 4)})
PLAYER = Group({"coins": Number(0, 20), "cards": Counts("abc", 2), "laid": OneOf("ab")})
CASES: list[tuple[Codec, list[Any]]] = [
    (Number(2, 9), [None, 1, 2, 5, 9, 12]),
    (Flag(), [None, "", "x", 0, 1, []]),
    (OneOf("abc"), [None, "a", "c", "z"]),
    (Counts("abc", 2), [None, [], ["a", "c", "a", "a", "z"]]),
    (Counts("abc", 1), [["a", "c", "a"], None]),
    (Amounts("abc", 5, -1), [None, {}, {"a": 9, "b": -7, "c": 2, "z": 1}]),
    (Length(2), [None, [], [1], [1, 2, 3]]),
    (Total(9), [None, {"a": 4}, {"a": 4, "b": 8}]),
    (ROWS, [None, "x", "y", "z"]),
    (Looked({"a": (0, 9)}, {"X": (7,)}, of=str.upper), [None, "x", "y"]),
    (SeatOf(4), [None, -1, 0, 3]),
    (SeatsIn(4), [None, [], [0, 3]]),
    (Padded(ROWS, 2), [None, [], ["x"], ["x", None, "y"], ["y", "x"]]),
    (ByKey("ab", Number(0, 9)), [None, {"a": 3, "z": 4}, {"b": 12}]),
    (PLAYER, [None, {"coins": 3}, {"coins": 30, "cards": "aab", "laid": "b"}]),
    (Seats(PLAYER, 4), [None, [{"coins": 1, "laid": "a"}, {"coins": 2}, {"cards": "c"}]]),
    (Kept(PLAYER), [None, {"coins": 3}, {"coins": 3}, {"coins": 4}, None, {"coins": 4}]),
    (Seats(Kept(PLAYER), 4), [[{"coins": 1}, {"coins": 2}], [{"coins": 1}, {"coins": 3}], []]),
    (Padded(Kept(PLAYER), 2), [[{"coins": 1}, {"coins": 1}], [{"coins": 1}, {"coins": 2}]]),
    (Padded(Group({"x": Padded(OneOf("ab"), 2)}), 2), [[{"x": "ab"}, {"x": "b"}]]),
]


@pytest.mark.parametrize(("codec", "values"), CASES, ids=lambda one: type(one).__name__)
def test_every_kind_of_codec_is_written_alike(codec: Codec, values: list[Any]) -> None:
    write, parts = compiled(codec, 3)
    kept: Memory = [None] * parts
    for value in values:
        for seat in range(3):
            by_codec = array("f", bytes(4 * (codec.size + 5)))
            by_function = by_codec[:]
            codec.write(value, by_codec, 3, seat)
            write(value, by_function, seat, kept)
            assert by_function == by_codec, value


def test_the_numbers_of_a_part_that_is_the_same_are_not_written_again() -> None:
    write, parts = compiled(Seats(Kept(PLAYER), 4), 0)
    kept: Memory = [None] * parts
    assert parts == 4
    players = [{"coins": 1}, {"coins": 2}]
    for seat in range(2):
        out = array("f", bytes(4 * 4 * (1 + PLAYER.size)))
        write([{**player} for player in players], out, seat, kept)
        assert kept[0] is not None
        assert kept[0][0] == players[0]
        kept[0][1][0] = 9.0  # what is used again shows
    assert out[1 + PLAYER.size + 1] == 9.0


@pytest.mark.parametrize("codec", [SeatOf(4), Group({"x": Padded(SeatsIn(4), 2)})])
def test_what_depends_on_the_viewer_cannot_be_kept(codec: Codec) -> None:
    with pytest.raises(ValueError, match="cannot be kept"):
        Kept(codec)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_layout_of_a_game_is_written_alike(case: Case) -> None:
    layout = encoder_of(REGISTRY.find(case.game)).encoding.layout
    write, parts = compiled(layout, 0)
    kept: Memory = [None] * parts
    for number, game in enumerate(decisions(case, case.begin(3, events=False), Dice(3))):
        for seat in range(game.seats):
            by_codec = array("f", bytes(4 * layout.size))
            by_function = by_codec[:]
            layout.write(game.view(seat), by_codec, 0, seat)
            write(game.glance(seat), by_function, seat, kept)
            assert by_function == by_codec
        if number > 60:
            break
