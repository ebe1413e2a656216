"""Specs go to other processes by name, with their content by the places it was read from."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import delvers
from delvers import Dice
from delvers.kernel.errors import BadOption, DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import begun
from tests.kernel.pit import PIT

PACK = """game = "raiders"
[[characters]]
id = "ferrywoman"
name = "Ferrywoman"
text = "Starts with two torches."
coins = 3
wounds = 1
items = ["torch", "torch"]
"""


def test_a_spec_is_found_again_by_its_name() -> None:
    for spec in REGISTRY:
        assert pickle.loads(pickle.dumps(spec)) is spec


def test_a_game_with_content_and_numbers_of_ones_own_keeps_both(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(PACK, encoding="utf-8")
    spec = REGISTRY.find("raiders", [path])
    treasure = next(iter(spec.content.treasures))
    spec = spec.with_numbers({f"treasures.{treasure}.chests.0": 6})
    twin = pickle.loads(pickle.dumps(spec))
    assert "ferrywoman" in twin.content.characters
    assert twin.content == spec.content
    assert twin.content_of({"tactical": False}) == spec.content_of({"tactical": False})


def test_a_game_that_nobody_has_registered_says_so() -> None:
    with pytest.raises(DelversError, match="no game is called"):
        pickle.dumps(begun(replace(PIT, id="nowhere"), 2, 1))


def test_another_game_under_a_registered_name_says_so() -> None:
    with pytest.raises(BadOption, match="another game is registered"):
        pickle.dumps(replace(PIT, id="raiders"))


def test_what_a_redealt_copy_hides_does_not_go_to_another_process() -> None:
    game = delvers.new("dungeonquest-3e", seats=2, seed=1)
    for _ in range(40):
        seat = min(game.waiting)
        game.choose(seat, game.pending[seat].options[0])
        twin = game.determinize(0, Dice(1))
        if twin._redeals:
            with pytest.raises(DelversError, match="cannot be pickled"):
                pickle.dumps(twin)
            return
    raise AssertionError("no question in the middle of a turn")
