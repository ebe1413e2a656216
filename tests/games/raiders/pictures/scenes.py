"""Scenes to draw, and reading what was drawn."""

from xml.etree import ElementTree

from delvers.draw import Scene
from delvers.kernel.game import Game
from delvers.text import words

NAMES = ("Ana", "Bruno", "Chloe", "Dmitri", "Elif")


def drawn_for(
    game: Game, seat: int | None = 0, lang: str = "en", names: tuple[str, ...] = NAMES
) -> Scene:
    """What a seat is shown of a game."""
    return Scene(
        game="raiders",
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=words(lang),
        names=names[: game.seats],
        events=game.events_for(seat),
        result=game.result,
        kinds=("human", "bot", "bot", "bot", "bot")[: game.seats],
    )


def parsed(markup: str) -> ElementTree.Element:
    """The markup as a tree; what is not well-formed raises."""
    return ElementTree.fromstring(f"<div>{markup}</div>")


def all_text(markup: str) -> list[str]:
    """Every piece of text in the markup."""
    return [piece.strip() for piece in parsed(markup).itertext() if piece.strip()]


def by_id(markup: str, id: str) -> ElementTree.Element:
    """The element with this id."""
    found = [element for element in parsed(markup).iter() if element.get("id") == id]
    assert len(found) == 1, f"{len(found)} elements have the id {id}"
    return found[0]


def options(markup: str) -> set[str]:
    """All options that can be clicked."""
    return {e.attrib["data-option"] for e in parsed(markup).iter() if "data-option" in e.attrib}
