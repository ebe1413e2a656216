"""What many drawings are built from: blocks, shadows, things in a ring."""

from collections.abc import Iterable

from delvers.draw.svg import short, tag


def box(x: float, y: float, wide: float, high: float, fill: str, corner: float = 2) -> str:
    """A plain block."""
    return tag(
        "rect",
        x=float(x),
        y=float(y),
        width=float(wide),
        height=float(high),
        rx=float(corner),
        class_=fill,
    )


def shadow(wide: float, high: float) -> str:
    """What a block throws on the floor."""
    return box(5, 7, wide - 6, high - 6, "shade", 4)


def around(drawn: str, x: float, y: float, turns: Iterable[int]) -> str:
    """The same drawing again and again around a point, turned by so many degrees."""
    return "".join(
        tag("g", drawn, transform=f"rotate({turn} {short(x)} {short(y)})") for turn in turns
    )
