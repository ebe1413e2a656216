"""The games pass OpenSpiel's own test, and its algorithms play them."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import delvers
from delvers import Dice
from delvers.envs.encoding import encoder_of
from delvers.kernel.errors import BadOption
from delvers.kernel.kit import REGISTRY

pyspiel = pytest.importorskip("pyspiel", reason="pip install 'delvers[rl]' brings OpenSpiel")

from open_spiel.python.algorithms import cfr, ismcts, mcts  # noqa: E402

from delvers.envs.openspiel import name_of, options_in, register_all  # noqa: E402

GAMES = [spec.id for spec in REGISTRY]


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    register_all()


def loaded(game: str, **given: Any) -> Any:
    return pyspiel.load_game(name_of(game), {"deals": 20, "luck": 4, **given})


@pytest.mark.parametrize("game", ["raiders", "dungeonquest-3e", "dungeonquest-revised"])
def test_games_pass_the_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(loaded(game, players=3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_cloned_and_serialised(game: str) -> None:
    made = loaded(game, players=2 if game == "plungin" else 3)
    state, dice = made.new_initial_state(), Dice(1)
    for number in range(60):
        if state.is_terminal():
            break
        action = dice.choice(state.legal_actions())
        if number % 10 == 9:
            twin = state.clone()
            _, again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(made, state)
            )
            for other in (twin, again, pickle.loads(pickle.dumps(state))):
                assert str(other) == str(state)
                other.apply_action(action)
                assert str(other) != str(state)
        state.apply_action(action)


def walked(made: Any, count: int) -> Any:
    state, dice = made.new_initial_state(), Dice(2)
    while count or state.is_chance_node():
        count -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_an_observation_is_the_encoding_and_an_information_state_remembers() -> None:
    state = walked(loaded("raiders", players=3), 4)
    player = state.current_player()
    encoder = encoder_of(REGISTRY.find("raiders"))
    told = encoder.observe(state.game.view(player), player, state.game.pending[player])
    assert state.observation_tensor(player) == [*told]
    before = state.information_state_string(player)
    option = state.action_to_string(player, state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(player).startswith(f"{before}\n{option}\n")


def test_seats_do_not_see_what_others_lay_face_down() -> None:
    texts = []
    for which in (0, 1):
        state = walked(loaded("raiders", players=3), 0)
        state.apply_action(state.legal_actions()[which])
        texts.append(state.information_state_string(1))
    assert texts[0] == texts[1]


def test_a_resampled_position_keeps_what_the_player_knows() -> None:
    state = walked(loaded("dungeonquest-3e", players=2), 10)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.7)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def last_room(path: Path) -> Path:
    """A save of Dungeon Raiders with the last cards to be laid."""
    game = delvers.new("raiders", seats=3, seed=3)
    while game.view(None)["level"] < 5 or game.view(None)["room"] < 3:
        seat = game.waiting[0]
        game.choose(seat, game.pending[seat].options[-1])  # items first
    path.write_text(game.save())
    return path


def test_cfr_runs_on_the_last_rooms(tmp_path: Path) -> None:
    made = loaded("raiders", position=str(last_room(tmp_path / "save.json")), luck=1)
    solver = cfr.CFRSolver(made)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    chances = policy.action_probabilities(made.new_initial_state())
    assert sum(chances.values()) == pytest.approx(1)
    assert len(chances) > 1


def test_tree_searches_choose_what_is_offered() -> None:
    made = loaded("raiders", players=3)
    state, luck = walked(made, 30), np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, luck)
    for bot in (
        mcts.MCTSBot(made, 1.4, 6, rollout, random_state=luck),
        ismcts.ISMCTSBot(
            game=made, uct_c=1.4, max_simulations=6, evaluator=rollout, random_state=luck
        ),
    ):
        assert bot.step(state) in state.legal_actions()


def test_options_are_given_in_one_text() -> None:
    made = loaded("raiders", players=3, options="tactical=true")
    assert made.new_initial_state().child(0).game.options["tactical"] is True
    assert options_in("runes=2;solo=False") == {"runes": 2, "solo": False}
    with pytest.raises(BadOption, match="give it like name=value"):
        options_in("tactical")
