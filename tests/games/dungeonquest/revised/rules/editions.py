"""The same scene in both editions, to show where they part."""

from typing import Any

from delvers.games.dungeonquest.common.rules.board import label
from delvers.kernel.game import Game
from tests.games.dungeonquest.common.rules.scenes import act, shown
from tests.games.dungeonquest.revised.rules import scene as revised
from tests.games.dungeonquest.third.rules import scene as third


def both(*heroes: str, **given: Any) -> tuple[Game, Game]:
    """The scene in the Revised Edition and in the third, which share tiles and most cards."""
    return revised.scene(*heroes, **given), third.scene(*heroes, **given)


def sheet(game: Game, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a hero, in either edition."""
    heroes: list[dict[str, Any]] = shown(game)["heroes"]
    return heroes[seat]


def spot(game: Game, seat: int = 0) -> str:
    """Where a hero stands, in either edition."""
    return label(sheet(game, seat)["at"])


def each_acts(games: tuple[Game, Game], *options: str) -> None:
    """The first seat makes the same choices in both editions."""
    for game in games:
        act(game, 0, *options)
