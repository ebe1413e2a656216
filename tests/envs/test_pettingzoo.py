"""The environments pass PettingZoo's own tests, for every game."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from delvers.kernel.errors import BadOption, IllegalChoice
from delvers.kernel.kit import REGISTRY

pytest.importorskip("pettingzoo", reason="pip install 'delvers[rl]' brings PettingZoo")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)

from delvers.envs.pettingzoo import env, parallel_env, raw_env

GAMES = [spec.id for spec in REGISTRY]


@pytest.fixture(autouse=True)
def no_warning_of_theirs() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Of observations with masks the test knows only PettingZoo's own.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        yield


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_api_test(game: str) -> None:
    api_test(env(game, seats=3), num_cycles=60)


def test_shaped_rewards_and_options_pass_the_api_test() -> None:
    tactical = env("raiders", seats=5, options={"tactical": True}, shaping=True, rewards="rank")
    api_test(tactical, num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: env(game, seats=3), num_cycles=40)


def test_cycles_are_counted_as_the_test_counts_them() -> None:
    """With a game and samples that follow from seeds: in others one seat may be asked more often
    than the rest (who uses a torch still has to lay a card), and the test counts medians."""

    def made(kind: Any) -> Any:
        def begun(max_cycles: int) -> Any:
            made = kind("raiders", seats=4, max_cycles=max_cycles, illegal="absent")
            made.reset(seed=1)
            for seat, agent in enumerate(made.possible_agents):
                made.action_space(agent).seed(seat)
            return made

        return begun

    max_cycles_test(SimpleNamespace(env=made(env), parallel_env=made(parallel_env)))


def test_every_way_to_render_is_what_it_says() -> None:
    def made(render_mode: str | None = None) -> Any:
        return env("raiders", seats=3, render_mode=render_mode)

    def is_svg(shown: Any) -> bool:
        return str(shown).startswith("<svg")

    render_test(made, custom_tests={"svg": is_svg})


@pytest.mark.parametrize("game", ["raiders", "dungeonquest-revised"])
def test_the_parallel_form_passes_its_test(game: str) -> None:
    parallel_api_test(parallel_env(game, seats=3), num_cycles=60)


def test_what_another_seat_has_laid_face_down_is_not_seen() -> None:
    played = raw_env("raiders", seats=3)
    seen = []
    for action in (0, 1):
        played.reset(seed=4)
        legal = np.flatnonzero(played.observe("seat_0")["action_mask"])
        played.step(legal[action])
        seen.append(played.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])


def test_an_action_that_is_not_offered_is_refused_with_what_is() -> None:
    played = raw_env("raiders", seats=3)
    played.reset(seed=1)
    wrong = int(np.flatnonzero(played.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match="allowed: power 1"):
        played.step(wrong)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"rewards": "luck"}, "rewards cannot be 'luck'; allowed: win, rank, score"),
        ({"illegal": "pass"}, "illegal cannot be 'pass'; allowed: raise, absent"),
        ({"render_mode": "smell"}, "render_mode cannot be 'smell'; allowed: human, ansi"),
    ],
)
def test_wrong_settings_are_told(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        raw_env("raiders", **wrong)


def test_the_winner_is_rewarded_at_the_end() -> None:
    played = raw_env("raiders", seats=3, illegal="absent")
    played.reset(seed=2)
    while not any(played.terminations.values()):
        played.step(0)
    result = played.play.game.result
    assert result is not None
    assert [played.rewards[f"seat_{seat}"] > 0 for seat in range(3)] == [
        seat in result.winners for seat in range(3)
    ]
    assert sum(played.rewards.values()) == pytest.approx(1)


def test_calls_in_a_wrong_order_are_told_as_pettingzoo_tells_them() -> None:
    played = env("raiders", seats=3)
    for call in ("observe", "step"):
        with pytest.raises(AssertionError, match=f"reset.. needs to be called before {call}"):
            getattr(played, call)("seat_0")
    with pytest.raises(AssertionError, match="before agent_iter"):
        played.agent_iter()
    with pytest.raises(AssertionError, match="before render"):
        played.render()
    with pytest.raises(AttributeError, match="rewards cannot be accessed before reset"):
        _ = played.rewards
    played.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        [*played.agent_iter()]


def test_turns_are_given_out_to_the_end_and_a_step_more_is_only_warned_of() -> None:
    played = env("raiders", seats=3, illegal="absent")
    played.reset(seed=1)
    turns = 0
    for agent in played.agent_iter():
        turns += 1
        played.step(None if played.terminations[agent] else 0)
    assert turns > 60
    assert not played.agents
    played.step(None)
    played.reset(seed=1)
    turns = 0
    for _ in played.agent_iter(5):
        turns += 1
        played.step(0)
    assert turns == 5
