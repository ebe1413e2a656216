"""Scenes of the dungeon to draw, and reading what was drawn."""

from collections.abc import Iterator, Sequence
from typing import cast
from xml.etree import ElementTree

from delvers.draw import Scene, regions
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.view import CommonHero, CommonView
from delvers.kernel.game import Game
from delvers.text import words
from tests.games.raiders.pictures.scenes import parsed

GAME = "dungeonquest-3e"
NAMES = ("Ana", "Bruno", "Chloe", "Dmitri")


def drawn_for(
    game: Game, seat: int | None = 0, lang: str = "en", names: tuple[str, ...] = NAMES
) -> Scene:
    """What a seat is shown of a game."""
    return Scene(
        game=game.spec.id,
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=words(lang),
        names=names[: game.seats],
        events=game.events_for(seat),
        result=game.result,
        kinds=("human", "bot", "bot", "bot")[: game.seats],
    )


def shown(game: Game, seat: int | None = 0, lang: str = "en") -> dict[str, str]:
    """The regions that a seat is shown."""
    return regions(drawn_for(game, seat, lang))


def seen(game: Game, seat: int | None = 0) -> CommonView:
    """The view of a seat, as far as both editions are the same."""
    return cast(CommonView, game.view(seat))


def hero_seen(
    at: int, came_from: int = NOWHERE, heading: int = NOWHERE, row: Sequence[str] = ()
) -> CommonHero:
    """A hero of a view, somewhere on the board."""
    return {
        "seat": 0,
        "hero": "hugo",
        "status": "exploring" if heading == NOWHERE else "below",
        "at": at,
        "came_from": came_from,
        "entered_by": NOWHERE,
        "heading": heading,
        "wounds": 0,
        "life": 16,
        "loot": [],
        "gold": 0,
        "kept": [],
        "row": [*row],
        "runes": [],
        "bound": "",
        "skips": 0,
    }


def elements(markup: str) -> Iterator[ElementTree.Element]:
    """All elements of the markup."""
    return parsed(markup).iter()


def with_option(markup: str, option: str) -> list[ElementTree.Element]:
    """The elements that stand for an option."""
    return [element for element in elements(markup) if element.get("data-option") == option]


def with_rule(markup: str, option: str) -> dict[str, str]:
    """How a refused option is shown: its attributes."""
    found = [element for element in elements(markup) if element.get("data-refused") == option]
    assert len(found) == 1, f"{option} is refused {len(found)} times"
    return found[0].attrib


def title_of(markup: str, id: str) -> str:
    """The words that belong to an element of the board."""
    found = [element for element in elements(markup) if element.get("id") == id]
    assert len(found) == 1, f"{len(found)} elements have the id {id}"
    return next((child.text or "" for child in found[0] if child.tag == "title"), "")
