"""`delvers envs describe` tells what every number means."""

import json

import pytest

from delvers.envs.encoding import encoder_of
from delvers.kernel.kit import REGISTRY
from tests.cli.command import refused, run


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_every_number_of_an_observation_is_described(game: str) -> None:
    told = json.loads(run("envs", "describe", game, "--json").stdout)
    seen, encoder = told["observation"], encoder_of(REGISTRY.find(game))
    assert sum(field["size"] for field in seen["fields"]) == seen["size"] == encoder.size
    assert all(field["about"] for field in seen["fields"]), [
        field["name"] for field in seen["fields"] if not field["about"]
    ]
    assert told["actions"]["size"] == encoder.actions.size


def test_options_and_fields_stand_in_tables() -> None:
    shown = run("envs", "describe", "raiders").stdout
    assert "10 actions" in shown
    assert "power 3" in shown
    assert "players[0].coins" in shown


def test_a_game_that_nobody_knows_is_refused() -> None:
    assert "no game is called 'chess'" in refused("envs", "describe", "chess")
