"""The environments pass Gymnasium's own check, and stand under their names."""

import warnings

import numpy as np
import pytest

from delvers.kernel.errors import BadOption
from delvers.kernel.kit import REGISTRY

gymnasium = pytest.importorskip("gymnasium", reason="pip install 'delvers[rl]' brings Gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from delvers.envs.gymnasium import SeatEnv, id_of, register_all  # noqa: E402

GAMES = [spec.id for spec in REGISTRY]


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    register_all()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_check(game: str) -> None:
    made = gymnasium.make(id_of(game), illegal="absent", disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Bounds of 0 and 1 are ours on purpose; some of the spaces are large.
        warnings.filterwarnings("ignore", message=".*is not wrapped by gym's.*")
        warnings.filterwarnings("ignore", message=".*different from the unwrapped version.*")
        check_env(made.unwrapped, skip_render_check=True)


def test_the_names_follow_from_the_ids() -> None:
    assert id_of("raiders") == "delvers/Raiders-v0"
    assert id_of("dungeonquest-3e") == "delvers/Dungeonquest3e-v0"


def test_a_game_goes_to_its_end_against_bots_and_is_rewarded() -> None:
    env = gymnasium.make("delvers/Raiders-v0", seats=3, bots=["heuristic", "random"], seat=1)
    seen, _ = env.reset(seed=3)
    is_over, reward = False, 0.0
    while not is_over:
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, reward, is_over, _, _ = env.step(action)
    game = env.unwrapped.play.game
    assert reward == (1 / len(game.result.winners) if 1 in game.result.winners else 0)
    assert not seen["action_mask"].any()


def test_the_same_seed_gives_the_same_game_whoever_plays() -> None:
    firsts = []
    for _ in range(2):
        env = gymnasium.make("delvers/Raiders-v0", seat="random", bots="heuristic")
        seen, _ = env.reset(seed=11)
        for _ in range(4):
            seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        firsts.append((env.unwrapped.seat, seen["observation"].tolist()))
    assert firsts[0] == firsts[1]


def test_the_standard_wrappers_make_many_at_once() -> None:
    many = gymnasium.make_vec("delvers/Raiders-v0", num_envs=3, vectorization_mode="sync")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    for _ in range(5):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, *_ = many.step(actions)
    assert rewards.shape == (3,)
    many.close()


def test_pictures_show_what_the_learner_sees() -> None:
    env = gymnasium.make("delvers/Raiders-v0", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")


def test_wrong_seats_and_bots_are_told() -> None:
    with pytest.raises(BadOption, match="seat cannot be 9; allowed: 0 to 3, or random"):
        SeatEnv("raiders", seat=9)
    with pytest.raises(Exception, match="no bot for raiders is called 'hal'"):
        SeatEnv("raiders", bots="hal")
