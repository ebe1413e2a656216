"""Bots of one's own: files with a class, and what happens when they fail."""

from pathlib import Path

import pytest

import delvers
from delvers import Dice, bots
from delvers.bots import Player
from delvers.bots.match import play_out
from delvers.bots.outside import ALLOWED, allow
from delvers.bots.own import BadBotFile

GOOD = """
class First:
    def __init__(self, game, dice):
        self.game = game

    def choose(self, ask, look):
        return ask.options[0]


class Ahead:
    def __init__(self, game, dice):
        self.dice = dice

    def think(self, ask, look, rehearse):
        copy = rehearse(self.dice)
        copy.choose(ask.seat, ask.options[-1])
        return ask.options[-1]
"""
BAD = """
class Bot:
    def __init__(self, game, dice):
        pass

    def choose(self, ask, look):
        {act}
"""


@pytest.fixture(autouse=True)
def nothing_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test allows is not allowed in the next."""
    monkeypatch.setenv(ALLOWED, "")


def own(path: Path, name: str) -> str:
    """The name of a bot of one's own, which is allowed."""
    allow([f"{path}:{name}"])
    return f"{path}:{name}"


def file(folder: Path, text: str) -> Path:
    path = folder / "mybot.py"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ["First", "Ahead"])
def test_a_class_in_a_file_plays_a_whole_game(tmp_path: Path, name: str) -> None:
    player = Player(own(file(tmp_path, GOOD), name), "raiders", 1)
    game = delvers.new("raiders", seats=3, seed=1)
    play_out(game, [player, Player("random", "raiders", 1), Player("random", "raiders", 1)])
    assert game.is_over
    assert player.failures == []


@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("raise ValueError('oops')", "raised ValueError: oops"),
        ("return 'fly away'", "answered 'fly away'; allowed: power 1"),
        ("return None", "answered None"),
        ("while True: pass", "longer than 0.02 seconds"),
    ],
)
def test_a_bot_that_fails_gets_the_choice_of_an_absent_player(
    tmp_path: Path, act: str, told: str
) -> None:
    game = delvers.new("raiders", seats=3, seed=1)
    player = Player(own(file(tmp_path, BAD.format(act=act)), "Bot"), "raiders", 1, patience=0.02)
    assert player.choose(game, 0) == game.absent_choice(0)
    assert told in player.failures[0]
    assert game.events[-1].kind == "bot_failed"


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("import nothing_of_the_kind", "Bot", "does not import: ModuleNotFoundError"),
        ("x = (", "Bot", "does not import: SyntaxError"),
        (GOOD, "Bot", "has no class 'Bot'; it has: First, Ahead"),
        ("class Bot:\n    pass", "Bot", "cannot be made"),
        ("class Bot:\n    def __init__(self, *_): pass", "Bot", "neither choose"),
    ],
)
def test_a_file_without_a_bot_is_refused(tmp_path: Path, text: str, name: str, told: str) -> None:
    with pytest.raises(BadBotFile, match=told):
        bots.make(own(file(tmp_path, text), name), "raiders", Dice(1))


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadBotFile, match=r"no file nowhere\.py"):
        bots.make(own(Path("nowhere.py"), "Bot"), "raiders", Dice(1))
