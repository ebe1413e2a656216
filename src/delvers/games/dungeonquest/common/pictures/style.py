"""The style sheets of the dungeon."""

from delvers.draw.style import dungeon_style, sheet, woodcut_style


def art() -> str:
    """What the drawings need besides what all games that draw a dungeon share."""
    return sheet(__package__, "art.css")


def style() -> str:
    """What a page with drawings of the dungeon needs besides what games share."""
    return art() + sheet(__package__, "page.css")


def picture_style() -> str:
    """All that a picture of the dungeon carries inside."""
    return woodcut_style() + dungeon_style() + art()
