"""Programs as bots: they play, and whatever they do wrong costs nobody else the game."""

import shutil
import sys
from pathlib import Path

import pytest

import delvers
from delvers.bots import Player, UnknownBot, make
from delvers.bots.match import play_out
from delvers.bots.outside import ALLOWED, allow
from delvers.bots.processes import SECONDS
from delvers.kernel.dice import Dice
from tests.cli.command import kept, refused, run

EXAMPLES = Path(__file__).parents[2] / "examples"
COMMANDS = {
    "python": f"exec:{sys.executable} {EXAMPLES / 'exec_bot.py'}",
    "shell": f"exec:sh {EXAMPLES / 'exec_bot.sh'}",
    "javascript": f"exec:node {EXAMPLES / 'exec_bot.js'}",
}


@pytest.fixture(autouse=True)
def nothing_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ALLOWED, "")


def script(folder: Path, code: str) -> str:
    """The name of a bot that does this for each line that comes in."""
    path = folder / "bot.py"
    path.write_text(f"import sys, time\nfor line in sys.stdin:\n    {code}\n", encoding="utf-8")
    name = f"exec:{sys.executable} {path}"
    allow([name])
    return name


@pytest.mark.parametrize("language", COMMANDS)
def test_a_program_plays_a_whole_game(language: str, caplog: pytest.LogCaptureFixture) -> None:
    name = COMMANDS[language]
    if shutil.which(name.removeprefix("exec:").split()[0]) is None:
        pytest.skip(f"there is no {name.split()[0]} here")
    allow([name])
    game = delvers.new("raiders", seats=3, seed=1)
    play_out(game, [Player(name, "raiders", 1), *[Player("random", "raiders", 1)] * 2])
    assert game.is_over
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sys.exit(1)", "has ended without an answer"),
        ("print('I think I lay a five', flush=True)", "wrote no JSON"),
        ('print(\'{"option": "fly"}\', flush=True)', "chose what is not offered"),
        ("print('[1, 2]', flush=True)", "chose what is not offered"),
    ],
)
def test_a_program_that_fails_is_reported_and_the_absent_choice_made(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str, told: str
) -> None:
    game = delvers.new("raiders", seats=3, seed=1)
    player = Player(script(tmp_path, code), "raiders", 1)
    for _ in range(5):
        assert player.choose(game, 0) == game.absent_choice(0)
    assert told in caplog.text
    assert "is not started again" in caplog.text


def test_a_program_that_hangs_is_ended_when_its_time_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SECONDS, "0.05")
    game = delvers.new("raiders", seats=3, seed=1)
    player = Player(script(tmp_path, "time.sleep(3600)"), "raiders", 1)
    assert player.choose(game, 0) == game.absent_choice(0)
    assert "did not answer in 0.05 seconds" in caplog.text


def test_nobody_but_the_user_names_a_program(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="it must be allowed first"):
        make("exec:sh -c true", "raiders", Dice(0))
    with pytest.raises(UnknownBot, match="it must be allowed first"):
        make(f"{tmp_path}/bot.py:Bot", "raiders", Dice(0))


@pytest.fixture
def played(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    name = COMMANDS["python"]
    run("play", "raiders", "--seed", 1, "--bots", name, "--save", file, typed="1\n")
    return file


def test_the_command_line_seats_a_program_that_it_names(played: Path) -> None:
    assert kept(played)["seats"][1]["bot"] == COMMANDS["python"]
    assert len(kept(played)["save"]["choices"]) >= 4


def test_a_file_cannot_start_a_program_by_itself(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ALLOWED, "")
    assert "it must be allowed first: --bots" in refused("play", "--resume", played)


def test_a_program_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    told = refused("play", "raiders", "--bots", "exec:./nobot", "--save", tmp_path / "g.json")
    assert "exec:./nobot is no program that can be run" in told
