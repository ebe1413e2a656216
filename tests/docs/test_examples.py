"""Every example runs, with a tiny budget, and is short enough to be read at once."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import delvers
from delvers import bots
from delvers.bots.match import play_out
from delvers.bots.outside import ALLOWED, allow
from tests.server.process import serving

EXAMPLES = Path(__file__).parents[2] / "examples"


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("file", [*EXAMPLES.glob("*.*")], ids=lambda file: file.name)
def test_an_example_is_under_eighty_lines(file: Path) -> None:
    if file.suffix != ".npz":
        assert len(file.read_text(encoding="utf-8").splitlines()) < 80


def sit(monkeypatch: pytest.MonkeyPatch, name: str) -> delvers.Game:
    """A game of a bot of one's own against two random ones."""
    monkeypatch.setenv(ALLOWED, "")
    allow([name])
    game = delvers.new("raiders", seats=3, seed=2)
    players = [bots.Player(bot, "raiders", 1) for bot in (name, "random", "random")]
    play_out(game, players)
    assert players[0].failures == []
    return game


def test_flat_monte_carlo_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    module = loaded("flat_monte_carlo")
    assert module.DEALS > 1
    assert sit(monkeypatch, f"{EXAMPLES / 'flat_monte_carlo.py'}:FlatMonteCarlo").is_over


def test_a_policy_is_trained_and_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    train = loaded("train")
    weights, reward = train.train(3)
    assert weights.any()
    assert 0 <= reward <= 1
    path = tmp_path / "policy.npz"
    train.np.savez(path, weights=weights)
    monkeypatch.setenv("POLICY", str(path))
    assert sit(monkeypatch, f"{EXAMPLES / 'trained.py'}:Trained").is_over


def test_a_bot_joins_tables_of_a_running_server_by_link_and_by_key(tmp_path: Path) -> None:
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": "random"}] * 2]
    with serving(str(tmp_path / "games.sqlite3")) as server:
        links = []
        for _ in range(2):
            opened = server.http.post("/api/tables", json={"game": "raiders", "seats": seats})
            links.append(opened.json()["url"])
        taken = server.http.post(f"/api{links[1].replace('table', 'tables')}/seats/0", json={})
        links[1] = taken.json()["link"]
        running = [
            subprocess.Popen(
                [sys.executable, str(EXAMPLES / "http_bot.py"), server.address.rstrip("/") + link],
                stdout=subprocess.PIPE,
                text=True,
            )
            for link in links
        ]
        for process in running:
            said, _ = process.communicate()
            assert json.loads(said)["winners"]
