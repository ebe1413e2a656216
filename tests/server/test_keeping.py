"""How data are kept and sent."""

import json
from typing import Literal

import pytest

import delvers
from delvers.games.plungin.rules.state.durations import Duration
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BrokenSave
from delvers.kernel.events import Event
from delvers.kernel.kit import REGISTRY
from delvers.kernel.plain import to_plain
from delvers.server.keeping import (
    events_in,
    events_text,
    is_plain,
    json_of,
    packed,
    to_write,
    unpacked,
)


def test_a_number_with_a_meaning_of_its_own_is_sent_as_a_number() -> None:
    assert json.loads(json_of({"lasts": Duration(3), "who": ["é"]})) == {"lasts": 3, "who": ["é"]}
    with pytest.raises(TypeError, match="object is no plain data"):
        json_of({"what": object()})


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_a_state_is_written_as_the_plain_data_that_it_makes(game: str) -> None:
    played, dice = delvers.new(game, seats=3, seed=5), Dice(5)
    for number in range(200):
        if played.is_over:
            break
        if number % 20 == 0:
            state = played.checkpoint()
            assert json_of(to_write(state)) == json_of(to_plain(state))
        seat = played.waiting[0]
        options = played.pending[seat].options
        played.choose(seat, options[dice.pick(len(options))])


def test_what_is_no_plain_type_is_looked_into() -> None:
    assert is_plain(dict[str, list[int | None]])
    assert is_plain(tuple[Literal["a"], ...])
    assert not is_plain(dict[int, str])
    assert not is_plain(list[Duration])
    assert to_write({1: (Duration(3), Dice(5))}) == {"1": [3, Dice(5).state]}


def test_events_come_back_as_they_were() -> None:
    events = (Event("rolled", "X-1", {"dice": [1, 2]}, (0,), True, (1,)), Event("won", "X-2", {}))
    assert events_in(events_text(events)) == events


def test_what_was_packed_comes_back_and_what_is_damaged_is_told() -> None:
    assert unpacked(packed({"a": [1, "ж"]})) == {"a": [1, "ж"]}
    with pytest.raises(BrokenSave, match="is damaged"):
        unpacked(b"not packed")
