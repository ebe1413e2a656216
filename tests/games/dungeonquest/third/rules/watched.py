"""Scenes for one hero, with another one far away who only searches his chamber between turns."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, scene


def watched(
    name: str,
    at: str = "c3",
    *,
    tiles: Mapping[str, str],
    top: Mapping[str, Sequence[str]] | None = None,
    **more: Any,
) -> Game:
    """The hero of seat 0 at a space; the other, of seat 1, waits in a chamber at k8."""
    return scene(
        name,
        "hugo" if name != "hugo" else "tatianna",
        at=[at, "k8"],
        tiles={"k8": "chamber_01", **tiles},
        top={"search": ["search_empty_room"] * 2, **(top or {})},
        **more,
    )


def wait(game: Game) -> None:
    """The other hero lets his turn go by."""
    act(game, 1, "search")


def seen(game: Game, by: int | None, seat: int) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of the hero of a seat."""
    view = game.view(by)
    sheet: dict[str, Any] = view["heroes"][seat]
    return sheet
