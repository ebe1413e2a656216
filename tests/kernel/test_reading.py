"""The quick way to read plain data: it gives what the slow way gives, or leaves it to that."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from delvers.kernel.errors import BadPlain
from delvers.kernel.plain import _build, to_plain
from delvers.kernel.reading import DoesNotFit, reader
from tests.generic.walks import FEW, Case, play_ahead
from tests.kernel.test_plain import PLAIN, Tree

ODD: list[Any] = [None, True, 0, -1, 2.5, "", "x", [], ["x"], [1, 2], {}, {"x": 1}, {"1": True}]


def quickly(form: type, plain: Any) -> Any:
    """What the quick way makes; None if it leaves it to the slow one."""
    try:
        return reader(form)(plain)
    except (DoesNotFit, BadPlain):
        return None


def slowly(form: type, plain: Any) -> Any:
    """What the slow way makes; None if it finds a mistake."""
    try:
        return _build(form, plain, "it")
    except BadPlain:
        return None


def places(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Every table or list in some plain data, with each of its keys."""
    keys = plain.keys() if isinstance(plain, dict) else range(len(plain))
    for key in list(keys):
        yield plain, key
        if isinstance(plain[key], (dict, list)):
            yield from places(plain[key])


def test_what_fits_is_read_quickly() -> None:
    assert quickly(Tree, PLAIN) == slowly(Tree, PLAIN) is not None


@given(st.data())
@settings(max_examples=300)
def test_a_tree_with_a_branch_of_another_kind_is_read_alike(data: st.DataObject) -> None:
    plain = copy.deepcopy(PLAIN)
    spot, key = data.draw(st.sampled_from(list(places(plain))))
    spot[key] = data.draw(st.sampled_from(ODD))
    assert quickly(Tree, plain) == slowly(Tree, plain)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_state_of_a_game_is_read_quickly_and_alike(case: Case) -> None:
    game = case.begin(3)
    play_ahead(game, game.checkpoint().dice.copy())
    plain = json.loads(json.dumps(to_plain(game.checkpoint())))
    form = game.spec.state_type
    assert quickly(form, plain) == slowly(form, plain) is not None
    for number, (spot, key) in enumerate(list(places(plain))[::9]):
        kept, spot[key] = spot[key], ODD[number % len(ODD)]
        assert quickly(form, plain) in (None, slowly(form, plain))
        spot[key] = kept


@pytest.mark.parametrize("key", ["x", "--1", "", "1.5"])
def test_a_key_that_is_no_number_is_a_mistake_either_way(key: str) -> None:
    plain = {**PLAIN, "by_year": {key: True}}
    assert quickly(Tree, plain) is slowly(Tree, plain) is None
