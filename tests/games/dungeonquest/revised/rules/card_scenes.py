"""Scenes in which a hero draws the card that a test is about."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import act, scene, state_of, told

SLEEP: dict[int, Any] = {1: 99}
"""As `skips`: the other hero loses his turns, so that the first is up again at once."""

TILE = {"trap": "trap_01"}
WAY = {"crypt": ["move north", "look inside"], "corpse": ["move north", "look inside"]}


def enters(tile: str, *hero: str, tiles: Mapping[str, str] | None = None, **rest: Any) -> Game:
    """A hero in the plain chamber c4 with a chamber to the north, its arrow towards him."""
    heroes = (*(hero or ("hugo",)), "krutzbeck")
    at = rest.pop("at", ["c4"])
    return scene(*heroes, at=at, tiles={"c4": "chamber_01", "c3": tile} | {**(tiles or {})}, **rest)


def draws(
    *cards: str, hero: str = "hugo", top: Mapping[str, Sequence[str]] | None = None, **rest: Any
) -> Game:
    """A hero does what makes him draw the first card; all cards lie on top of their decks."""
    decks: dict[str, list[str]] = {deck: [*ids] for deck, ids in (top or {}).items()}
    deck = CONTENT.deck_of[cards[0]]
    if deck in ("crypt", "corpse"):
        decks["dungeon"] = ["dungeon_crypt" if deck == "crypt" else "dungeon_dead_adventurer"]
    for card in cards:
        decks.setdefault(CONTENT.deck_of[card], []).append(card)
    if deck == "treasure":
        decks.setdefault("dragon", ["dragon_sleeping"])
        game = scene(hero, "krutzbeck", at=["g4"], tiles={"g4": "chamber_01"}, top=decks, **rest)
        act(game, 0, "move south")
        return game
    if deck == "door":
        rest["tiles"] = {"c4": "chamber_09"} | rest.pop("tiles", {})
    game = enters(TILE.get(deck, "chamber_01"), hero, top=decks, **rest)
    act(game, 0, *(["search"] if deck == "search" else WAY.get(deck, ["move north"])))
    return game


def pile(game: Game, deck: str) -> list[str]:
    """The discard pile of a deck."""
    return state_of(game).decks[deck].discard


def left(game: Game, deck: str) -> int:
    """How many cards of a deck can still be drawn, as everybody sees."""
    view: Any = game.view(None)
    count: int = view["decks"][deck]["left"]
    return count


def is_over_for(game: Game, seat: int) -> bool:
    """Whether the turn of a hero has ended and another player is asked."""
    return seat not in game.pending


def turns_of(game: Game, seat: int) -> int:
    """How many turns a hero has begun."""
    return sum(began["seat"] == seat for began in told(game, "turn_began"))


def sheet(game: Game, seat: int, to: int | None = None) -> dict[str, Any]:
    """A hero sheet as another seat (or a spectator) sees it."""
    view: Any = game.view(to)
    shown: dict[str, Any] = view["heroes"][seat]
    return shown


def outcomes(game: Game) -> list[tuple[str, object, object, object]]:
    """All tests so far: whether passed, attribute, total and the value it was compared with."""
    return [
        (
            event.kind.removeprefix("test_"),
            event.params["attribute"],
            event.params["total"],
            event.params["value"],
        )
        for event in game.events
        if event.kind.startswith("test_")
    ]
