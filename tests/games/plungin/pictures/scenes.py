"""Scenes of Dungeon Plungin' to draw, and reading what was drawn."""

from xml.etree import ElementTree

from delvers.draw import Scene
from delvers.games.plungin.pictures.map import map_svg
from delvers.kernel.game import Game
from delvers.text import words
from tests.games.raiders.pictures.scenes import parsed

NAMES = ("Ana", "Bruno", "Chloe", "Dmitri")


def drawn_for(game: Game, seat: int | None = 0, lang: str = "en") -> Scene:
    """What a seat is shown of a game."""
    return Scene(
        game=game.spec.id,
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=words(lang),
        names=NAMES[: game.seats],
        events=game.events_for(seat),
        result=game.result,
    )


def map_for(game: Game, seat: int | None = 0, lang: str = "en") -> str:
    """The map that a seat is shown."""
    return map_svg(drawn_for(game, seat, lang))


def elements(markup: str) -> list[ElementTree.Element]:
    """All elements of the markup."""
    return [*parsed(markup).iter()]


def found(markup: str, id: str) -> ElementTree.Element:
    """The element with an id."""
    return next(one for one in elements(markup) if one.get("id") == id)


def labels(markup: str) -> dict[str, str]:
    """What everything with an id says of itself."""
    return {
        one.attrib["id"]: one.attrib["aria-label"]
        for one in elements(markup)
        if "id" in one.attrib and "aria-label" in one.attrib
    }


def offered(markup: str) -> list[str]:
    """The options that can be clicked."""
    return [one.attrib["data-option"] for one in elements(markup) if "data-option" in one.attrib]


def barred(markup: str) -> dict[str, str]:
    """The options that are refused, with the clause."""
    return {
        one.attrib["data-refused"]: one.attrib["data-rule"]
        for one in elements(markup)
        if "data-refused" in one.attrib
    }


def words_in(element: ElementTree.Element) -> list[str]:
    """All texts inside an element."""
    return [one.strip() for one in element.itertext() if one.strip()]
