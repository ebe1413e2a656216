"""The style sheets of map and page."""

from delvers.draw.style import sheet


def map_style() -> str:
    """What the map needs besides the inks that all woodcuts share."""
    return sheet(__package__, "map.css")


def style() -> str:
    """What the map needs, and how the regions of the page are laid out."""
    return map_style() + sheet(__package__, "page.css")
