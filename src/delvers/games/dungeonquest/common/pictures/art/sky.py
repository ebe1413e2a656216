"""The sun and the land below it."""

import functools

from delvers.draw.ink import blob, both, cut, dot, line, oval
from delvers.draw.svg import tag


@functools.cache
def sun_face() -> str:
    """The sun looks on; around the point 0, 0."""
    rays = "".join(
        tag(
            "g",
            blob("-5,-27! 0,-42! 5,-27!", "gold fine")
            if i % 2
            else cut("0,-26 0,-40", 5, "ember-cut"),
            transform=f"rotate({i * 22.5})",
        )
        for i in range(16)
    )
    features = (
        both(oval(58, 44, 2.6, 3.6) + cut("53,37 58,34 64,37", 2.4))
        + line("50,44 48,53 52,54", 2)
        + cut("41,60 50,66 59,60", 3)
        + both(oval(66, 55, 4, 2.4, "ember-cut"))
    )
    return rays + dot(0, 0, 25, "gold") + tag("g", features, transform="translate(-50 -50)")


@functools.cache
def land(wide: int, ground: int) -> str:
    """Hills in the morning, the castle in the evening."""
    hills = (
        f"0,{ground - 8}! 90,{ground - 30} 190,{ground - 10} 300,{ground - 26} 430,{ground - 6}"
        f" 620,{ground - 18} 820,{ground - 6} {wide - 330},{ground - 18} {wide - 150},{ground - 8}"
        f" {wide},{ground - 14}! {wide},{ground + 20}! 0,{ground + 20}!"
    )
    trees = "".join(
        blob(f"{x},{y}! {x + 9},{y + 24}! {x - 9},{y + 24}!", "pine")
        for x, y in (
            (60, ground - 50),
            (82, ground - 44),
            (236, ground - 40),
            (254, ground - 46),
            (610, ground - 40),
        )
    )
    return (
        trees
        + blob(hills, "hills")
        + "".join(
            cut(f"{x},{ground + 2} {x + 60},{ground - 4}", 2.4) for x in range(40, wide - 40, 130)
        )
    )
