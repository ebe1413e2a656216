"""Setting a fight of the Revised Edition in a line, and reading how it stands."""

from collections.abc import Sequence
from typing import Any

from delvers.games.dungeonquest.common.rules.board import label
from delvers.games.dungeonquest.revised.rules.state import Fight
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import act, scene, state_of

PLAY = ("play ranged", "play melee", "play magic")


def waiting(
    name: str = "challara",
    card: str = "demon_4",
    *others: str,
    chamber: str = "chamber_01@1",
    lurkers: Sequence[str] = ("c1",),
    **given: Any,
) -> Game:
    """Seat 0 stands at b1 beside a monster token at c1; `card` is the top Monster card.

    The chamber at c1 has its entry arrow at the west, where the hero comes from.
    """
    tiles = {"b1": "chamber_01", "c1": chamber, **given.pop("tiles", {})}
    at = ["b1", *given.pop("at", ("m10", "a10", "m1"))]
    top = {"monster": [card, *given.pop("next_cards", ())], **given.pop("top", {})}
    heroes = (name, *(others or ("hugo", "gherinn")))
    return scene(*heroes, at=at, tiles=tiles, top=top, lurkers=lurkers, **given)


def meeting(name: str = "challara", card: str = "demon_4", *others: str, **given: Any) -> Game:
    """Seat 0 has moved from b1 into c1 and meets a monster there; seat 1 plays it."""
    game = waiting(name, card, *others, **given)
    act(game, 0, "move east")
    return game


def alone(name: str = "challara", card: str = "demon_4", **given: Any) -> Game:
    """A lone hero has moved from b1 into c1, where a monster token lies."""
    lurkers = given.pop("lurkers", ("c1",))
    chamber = given.pop("chamber", "chamber_01@1")
    tiles = {"b1": "chamber_01", "c1": chamber, **given.pop("tiles", {})}
    top = {"monster": [card, *given.pop("next_cards", ())], **given.pop("top", {})}
    game = scene(name, at=["b1"], tiles=tiles, top=top, lurkers=lurkers, **given)
    act(game, 0, "move east")
    return game


def exchange(game: Game, his: str, its: str, seats: tuple[int, int] = (0, 1)) -> None:
    """A round: the hero lays one attack, the monster's player another."""
    act(game, seats[0], f"play {his}")
    act(game, seats[1], f"play {its}")


def faces_what_comes(game: Game, seat: int = 0) -> None:
    """Challara is content with the Dungeon card that she has drawn."""
    while seat in game.pending and game.pending[seat].prompt.startswith("draw_another"):
        act(game, seat, "decline")


def fight_of(game: Game) -> Fight:
    """The fight that is going on."""
    fight = state_of(game).fight
    assert fight is not None
    return fight


def fight_seen(game: Game, seat: int | None) -> dict[str, Any]:
    """The fight as a seat (None: a spectator) sees it."""
    seen = game.view(seat)["fight"]
    assert isinstance(seen, dict)
    return dict(seen)


def lurking(game: Game) -> list[str]:
    """Where monster tokens lie, as everybody sees it."""
    tokens: Any = game.view(None)["lurkers"]
    return [label(token["at"]) for token in tokens]


def discarded(game: Game) -> list[str]:
    """The Monster cards that were discarded."""
    pile: Any = game.view(None)["monsters"]
    return [*pile["discard"]]
