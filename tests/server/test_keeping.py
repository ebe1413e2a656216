"""How data are kept and sent."""

import json

import pytest

from delvers.games.plungin.rules.state.durations import Duration
from delvers.kernel.errors import BrokenSave
from delvers.kernel.events import Event
from delvers.server.keeping import events_in, events_text, json_of, packed, unpacked


def test_a_number_with_a_meaning_of_its_own_is_sent_as_a_number() -> None:
    assert json.loads(json_of({"lasts": Duration(3), "who": ["é"]})) == {"lasts": 3, "who": ["é"]}
    with pytest.raises(TypeError, match="object is no plain data"):
        json_of({"what": object()})


def test_events_come_back_as_they_were() -> None:
    events = (Event("rolled", "X-1", {"dice": [1, 2]}, (0,), True, (1,)), Event("won", "X-2", {}))
    assert events_in(events_text(events)) == events


def test_what_was_packed_comes_back_and_what_is_damaged_is_told() -> None:
    assert unpacked(packed({"a": [1, "ж"]})) == {"a": [1, "ж"]}
    with pytest.raises(BrokenSave, match="is damaged"):
        unpacked(b"not packed")
