"""What a bot sees of a scene, with some facts changed."""

from typing import Any

from delvers.games.plungin.bots.chart import Chart
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import place_of
from delvers.kernel.forms import Prompt
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.plungin.rules.scene import scene

PARTY = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
WARRIOR, THIEF, PRIESTESS, MAGE = range(4)


def asked(prompt: str, *options: str) -> Ask:
    """A question to the first seat."""
    return Ask(0, options, "DP-EXITDUN-03", Prompt(prompt))


def view_of(game: Game, sheets: dict[int, dict[str, Any]] | None = None, **facts: Any) -> Any:
    """The view of the first seat, with other sheets of some heroes and other facts."""
    view: Any = {**game.view(0)}
    for number, sheet in (sheets or {}).items():
        view["heroes"][number] |= sheet
    return {**view, **facts}


def chart_of(game: Game, sheets: dict[int, dict[str, Any]] | None = None, **facts: Any) -> Chart:
    """The same as a bot uses it."""
    return Chart(BOX, view_of(game, sheets, **facts))


def sheet_of(hero: str, **sheet: Any) -> Any:
    """The sheet of one hero."""
    game = scene(hero, seats=1)
    return view_of(game)["heroes"][0] | sheet


def places(squares: object) -> set[tuple[int, int]]:
    """Squares as columns and rows."""
    assert isinstance(squares, set | frozenset | tuple | list)
    return {place_of(square) for square in squares}
