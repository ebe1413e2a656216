import pytest

from delvers import Dice, bots
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.errors import UnknownGame
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View


def no_look() -> View:
    raise AssertionError("a random bot does not look")


def test_the_bots_of_a_game_are_listed() -> None:
    assert bots.names("raiders") == ["random", "heuristic"]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(bots.UnknownBot, match=r"'clever'; known: random, heuristic"):
        bots.make("clever", "raiders", Dice(1))


def test_bots_of_an_unknown_game_are_refused_with_the_known_games() -> None:
    with pytest.raises(UnknownGame, match=r"'chess'; known: .*raiders"):
        bots.make("random", "chess", Dice(1))


def test_a_random_bot_picks_any_option_without_looking() -> None:
    ask = Ask(0, ("power 1", "power 4", "key"), "DR-PLAY-03")
    bot = bots.make("random", "raiders", ScriptedDice(2, 0))
    assert [bot.choose(ask, no_look), bot.choose(ask, no_look)] == ["key", "power 1"]
