import pytest

from delvers import Dice, bots
from delvers.bots import making
from delvers.bots.search import USUAL
from delvers.bots.search.budget import PATIENCE, BadBudget
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.errors import UnknownGame
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View


def no_look() -> View:
    raise AssertionError("a random bot does not look")


def test_the_bots_of_a_game_are_listed() -> None:
    thinking = ["search", "novice", "adventurer", "master"]
    assert bots.names("raiders") == ["random", "heuristic", *thinking]


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


@pytest.mark.parametrize("budget", ["", "0", "-3", "fast", "200 ms", "0ms", "60001ms", "2s"])
def test_a_budget_that_cannot_be_read_is_refused_with_what_is_allowed(budget: str) -> None:
    with pytest.raises(BadBudget, match=r"400 .*200ms"):
        bots.make(f"search:{budget}", "raiders", Dice(1))


def test_only_plain_names_are_accepted_from_others() -> None:
    for name in ("search:60000ms", "evil.py:Bot", "clever", ""):
        with pytest.raises(bots.UnknownBot, match="known: random, heuristic"):
            bots.check_name(name, "raiders")
    bots.check_name("master", "raiders")


def test_the_clock_ends_no_thought_of_a_budget_in_a_name() -> None:
    assert making.measured("200ms").patience is None
    assert USUAL.patience == PATIENCE
    assert all(strength.patience == PATIENCE for strength in making.STRENGTHS.values())
