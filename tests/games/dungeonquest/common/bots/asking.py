"""Questions put to the bots of both editions in a scene that is set."""

from collections.abc import Callable
from typing import Any

from delvers import Dice, Game
from delvers.games.dungeonquest.revised.bots.heuristic import RevisedEditionBot
from delvers.games.dungeonquest.third.bots.heuristic import ThirdEditionBot
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask
from tests.games.dungeonquest.revised.rules import scene as revised_scene
from tests.games.dungeonquest.third.rules import scene as third_scene

RICH = ["treasure_sun_spear", "treasure_bag_of_gems"]
SCENES: dict[str, Callable[..., Game]] = {
    "third": third_scene.scene,
    "revised": revised_scene.scene,
}
BOTS: dict[str, Any] = {"third": ThirdEditionBot, "revised": RevisedEditionBot}
EDITIONS = ("third", "revised")


def answer(edition: str, game: Game, prompt: str, *options: str) -> str:
    """What a bot at the first seat answers to a question, wherever the game is."""
    ask = Ask(0, options, "DQ3-TURN-03", Prompt(prompt))
    chosen: str = BOTS[edition](Dice(0)).choose(ask, lambda: game.view(0))
    return chosen


def said(
    edition: str,
    prompt: str,
    *options: str,
    heroes: Any = ("hugo", "lindel"),
    **facts: Any,
) -> str:
    """What it answers in a scene with such facts."""
    return answer(edition, SCENES[edition](*heroes, **facts), prompt, *options)
