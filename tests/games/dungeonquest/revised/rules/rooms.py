"""Scenes in which a hero comes into the chamber that a test is about."""

from collections.abc import Mapping
from typing import Any

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import act, scene, told

SLEEP: dict[int, Any] = {1: 99}
"""As `skips`: the other hero loses his turns, so that the first is up again at once."""
EMPTY = {"dungeon": ["dungeon_empty"] * 4}
WALLS_NS, WALLS_EW = "chamber_05@1", "chamber_05"
"""Chambers with walls at the north and south, and at the east and west."""


def enters(tile: str, *hero: str, tiles: Mapping[str, str] | None = None, **rest: Any) -> Game:
    """A hero in the plain chamber c4 with a chamber to the north, its arrow towards him."""
    heroes = (*(hero or ("hugo",)), "krutzbeck")
    at = rest.pop("at", ["c4"])
    return scene(*heroes, at=at, tiles={"c4": "chamber_01", "c3": tile} | {**(tiles or {})}, **rest)


def starts(tile: str, *hero: str, **rest: Any) -> Game:
    """A hero begins his turn in c3, which he entered from the south."""
    return enters(tile, *hero, **{"at": ["c3"], "entered_by": {0: 2}, **rest})


def rises(tile: str, *hero: str, dice: tuple[int, ...] = (), **rest: Any) -> Game:
    """A hero comes out of the catacombs into c3; without a tile there one is drawn and laid."""
    heroes = (*(hero or ("hugo",)), "krutzbeck")
    tiles = {**rest.pop("tiles", {}), **({"c3": tile} if tile else {})}
    top = {"catacomb": ["catacomb_exit"], **rest.pop("top", {})}
    given = {"at": ["b4"], "status": {0: "below"}, "heading": {0: 1}}
    game = scene(*heroes, **{**given, **rest}, tiles=tiles, top=top, dice=[1, *dice])
    act(game, 0, "surface", "drift left")
    return game


def slips(tile: str, *hero: str, top: Mapping[str, Any] | None = None, **rest: Any) -> Game:
    """A hero goes from c4 through a secret door into c3."""
    game = enters(tile, *hero, top={**(top or {}), "search": ["search_secret_door"]}, **rest)
    act(game, 0, "search", "through north")
    return game


def is_over_for(game: Game, seat: int) -> bool:
    """Whether the turn of a hero has ended and another player is asked."""
    return seat not in game.pending


def turns_of(game: Game, seat: int) -> int:
    """How many turns a hero has begun."""
    return sum(began["seat"] == seat for began in told(game, "turn_began"))


def trials(game: Game) -> list[str]:
    """The attributes that were tested so far, in order."""
    kinds = ("test_passed", "test_failed")
    return [str(event.params["attribute"]) for event in game.events if event.kind in kinds]
