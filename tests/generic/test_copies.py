"""Copies, saves and records of every game."""

import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import delvers
from delvers import Dice
from delvers.kernel.copying import SharedPart
from delvers.kernel.plain import from_plain, to_plain
from delvers.kernel.reading import SAVED
from tests.generic.walks import (
    CASES,
    FEW,
    Case,
    decisions,
    fingerprint,
    finish,
    play_ahead,
    seeds,
    step,
)


def mutable_parts(value: Any) -> dict[int, object]:
    """Every list, dict, dice and state object below a value but content, by identity.

    Parts that copies share until they change them are left out (tests/kernel/test_copying.py).
    """
    found: dict[int, object] = {}
    if isinstance(value, SharedPart):
        return found
    if isinstance(value, (list, tuple)):
        children = list(value)
    elif isinstance(value, dict):
        children = list(value.values())
    elif dataclasses.is_dataclass(value):
        kept = [field for field in dataclasses.fields(value) if field.metadata.get(SAVED, True)]
        children = [getattr(value, field.name) for field in kept]
    else:
        children = []
    is_frozen = isinstance(value, (str, int, tuple, type(None))) or is_frozen_dataclass(value)
    if not is_frozen:
        found[id(value)] = value
    for child in children:
        found.update(mutable_parts(child))
    return found


def is_frozen_dataclass(value: Any) -> bool:
    return dataclasses.is_dataclass(value) and value.__dataclass_params__.frozen  # type: ignore


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_copied_state_is_equal_and_shares_nothing_that_can_change(case: Case) -> None:
    for seed in seeds(case, 4):
        for game in decisions(case, case.begin(seed), Dice(seed)):
            state = game.checkpoint()
            twin = state.copy()
            assert twin == state
            assert not mutable_parts(twin).keys() & mutable_parts(state).keys()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_playing_a_copy_leaves_the_original_as_it_was(case: Case) -> None:
    for seed in seeds(case, 2):
        dice = Dice(seed)
        for game in decisions(case, case.begin(seed), dice):
            before = fingerprint(game)
            play_ahead(game.copy(), dice.copy())
            assert fingerprint(game) == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_copy_plays_on_exactly_like_the_original(case: Case) -> None:
    for seed in seeds(case, 3):
        dice = Dice(seed)
        game = case.begin(seed)
        twins = [game.copy()]
        for _ in decisions(case, game, dice):
            twins.append(twins[-1].copy())
            if len(twins) % 7 == 0:
                twins.append(game.copy())
            if len(game.choices) % 5 == 0:
                play_ahead(game.copy(), dice.copy())
        for twin in twins[::5]:
            for seat, option in game.choices[len(twin.choices) :]:
                twin.choose(seat, option)
            assert fingerprint(twin) == fingerprint(game)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_save_at_every_decision_loads_as_the_same_game(case: Case) -> None:
    for seed in seeds(case, 2):
        for game in decisions(case, case.begin(seed), Dice(seed)):
            loaded = delvers.load(game.save())
            assert fingerprint(loaded) == fingerprint(game)
            assert loaded.notice is None
    over = finish(case.begin(1), Dice(1))
    assert fingerprint(delvers.load(over.save())) == fingerprint(over)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_state_survives_json(case: Case) -> None:
    for game in decisions(case, case.begin(5), Dice(5)):
        state = game.checkpoint()
        text = json.dumps(to_plain(state))
        assert from_plain(game.spec.state_type, json.loads(text), "state") == state


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_record_replays_the_game_event_by_event(case: Case) -> None:
    for seed in seeds(case, 4):
        game = finish(case.begin(seed), Dice(seed))
        record = delvers.read_record(game.record().text())
        assert fingerprint(delvers.replay(record)) == fingerprint(game)
        assert delvers.verify(record).result == game.result


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.sampled_from(CASES),
    st.integers(0, 2**64 - 1),
    st.integers(0, 2**64 - 1),
    st.integers(0, 150),
)
def test_any_game_saved_anywhere_goes_on_the_same_way(
    case: Case, seed: int, chance: int, stop: int
) -> None:
    game, dice = case.begin(seed), Dice(chance)
    while not game.is_over and len(game.choices) < stop:
        step(game, dice)
    loaded, twin = delvers.load(game.save()), game.copy()
    for other in (game, loaded, twin):
        play_ahead(other, dice.copy())
    assert game.save() == loaded.save() == twin.save()
    assert game.events == loaded.events == twin.events
