"""Games and views show themselves in a notebook, and tell nothing that is secret."""

import copy
import json
import pickle

import pytest

import delvers
from delvers.kernel.kit import REGISTRY


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_a_game_and_a_view_are_drawn(game: str) -> None:
    played = delvers.new(game, seats=3, seed=1)
    seat = played.waiting[0]
    played.choose(seat, played.pending[seat].options[0])
    assert played._repr_svg_().startswith("<svg")
    assert "<svg" in played._repr_html_()
    assert "<li>" in played._repr_html_()
    view = played.view(0)
    assert view._repr_svg_().startswith("<svg")  # type: ignore[attr-defined]


def test_a_spectators_picture_follows_from_his_view() -> None:
    played = delvers.new("raiders", seats=3, seed=1)
    other = played.determinize(None, delvers.Dice(5))
    assert played._repr_svg_() == other._repr_svg_()


def test_a_view_is_plain_data_wherever_it_goes() -> None:
    view = delvers.new("raiders", seats=3, seed=1).view(0)
    assert json.loads(json.dumps(view)) == view
    assert type(pickle.loads(pickle.dumps(view))) is dict
    assert copy.deepcopy(view) == view
