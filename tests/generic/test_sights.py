"""A sight is the view as bare values, and like it tells nothing that its seat may not know."""

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import delvers
from delvers import Dice
from delvers.kernel.errors import BadSeats
from delvers.kernel.kit import REGISTRY
from tests.generic.walks import FEW, Case, decisions

SEEING = [case for case in FEW if REGISTRY.find(case.game).sight is not None]


def plain(value: Any, hint: Any, like: Any) -> Any:
    """A value of a sight as the view would have it, by its type and by what the view has there."""
    if get_origin(hint) in (Union, UnionType, NotRequired):
        return plain(value, next(one for one in get_args(hint) if one is not NoneType), like)
    inner = get_args(hint)[-1] if get_args(hint) else None
    if is_typeddict(hint) and type(value) is tuple:
        hints = {name: one for name, one in get_type_hints(hint).items() if name in like}
        pairs = zip(hints.items(), value, strict=True)
        return {name: plain(one, of, like[name]) for (name, of), one in pairs}
    if isinstance(like, dict):
        return {str(key): plain(one, inner, like.get(str(key))) for key, one in items(value, like)}
    if isinstance(like, list):
        assert len(value) == len(like)
        return [plain(one, inner, other) for one, other in zip(value, like, strict=True)]
    return value


def items(value: Any, like: dict[str, Any]) -> Iterable[tuple[Any, Any]]:
    """The pairs of a table: its own, or its values alone in the order of the view's keys."""
    if isinstance(value, dict):
        return [*value.items()]
    is_pairs = all(type(one) is tuple and one[:1] and one[0] in like for one in value)
    return dict(value if is_pairs else zip(like, value, strict=True)).items()


@pytest.mark.parametrize("case", SEEING, ids=str)
def test_a_sight_tells_what_the_view_tells(case: Case) -> None:
    spec = REGISTRY.find(case.game)
    for number, game in enumerate(decisions(case, case.begin(4, events=False), Dice(4))):
        for seat in range(game.seats):
            view = {**game.view(seat)}
            assert plain(game.sight(seat), spec.view_type, view) == view
        if number > 150:
            break


@pytest.mark.parametrize("case", SEEING, ids=str)
def test_what_a_seat_cannot_know_does_not_change_its_sight(case: Case) -> None:
    for number, game in enumerate(decisions(case, case.begin(5, events=False), Dice(5))):
        if number % 7 == 0:
            for seat in game.waiting:
                redealt = game.determinize(seat, Dice(number))
                assert repr(game.sight(seat)) == repr(redealt.sight(seat))
        if number > 100:
            break


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(BadSeats, match="there is no seat 3"):
        delvers.new("raiders", seats=3, seed=1).sight(3)


def test_a_game_need_not_have_sights() -> None:
    assert delvers.new("plungin", seats=2, seed=1).sight(0) is None
