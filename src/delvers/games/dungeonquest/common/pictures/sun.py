"""The sun track: some thirty steps from morning to sunset, and the danger of the last five."""

import math
from typing import Final

from delvers.draw.svg import Attribute, group, label, tag, text
from delvers.games.dungeonquest.common.pictures.art.sky import land, sun_face
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.rules.sun import danger

WIDE: Final = 1388
HIGH: Final = 170


def sun_track(scene: Scene, **more: Attribute) -> str:
    """The sky over the dungeon with the sun at its place."""
    said, sun, spaces = sun_text(scene), scene.view["sun"], scene.view["sun_spaces"]
    return tag(
        "svg",
        tag("title", text(said)),
        tag("rect", width=WIDE, height=HIGH, rx=10, class_=f"sky {_hour(sun, spaces)}"),
        land(WIDE, HIGH - 20),
        *(_space(number, sun, spaces) for number in range(1, spaces + 1)),
        group(sun_face(), at=_at(sun, spaces), scale=0.92),
        tag(
            "rect", x=1, y=1, width=WIDE - 2, height=HIGH - 2, rx=10, class_="line", stroke_width=3
        ),
        viewBox=f"0 0 {WIDE} {HIGH}",
        role="img",
        **more,
    )


def sun_text(scene: Scene) -> str:
    """Where the sun stands, and what that means."""
    words, sun, spaces = scene.words, scene.view["sun"], scene.view["sun_spaces"]
    said = words.say("Sun %(sun)s of %(spaces)s", sun=sun, spaces=spaces)
    if danger(sun, spaces):
        risk = words.say("the doors shut on a roll of %(numbers)s", numbers=numbers(sun, spaces))
        return f"{said}: {risk}"
    left = spaces - 4 - sun
    return f"{said}, " + words.count(
        "%(count)s round until sunset may come", "%(count)s rounds until sunset may come", left
    )


def numbers(sun: int, spaces: int) -> str:
    """The numbers of the die that shut the doors: '1–3'."""
    return "1" if danger(sun, spaces) == 1 else f"1–{danger(sun, spaces)}"


def _hour(sun: int, spaces: int) -> str:
    return (
        "morning"
        if sun < 9
        else "noon"
        if sun < 18
        else "evening"
        if danger(sun, spaces) == 0
        else "dusk"
    )


def _at(number: int, spaces: int) -> tuple[float, float]:
    t = (number - 1) / (spaces - 1)
    return (56 + t * (WIDE - 112), 126 - 82 * math.sin(math.pi * (0.08 + 0.84 * t)))


def _space(number: int, sun: int, spaces: int) -> str:
    x, y = _at(number, spaces)
    if danger(number, spaces):
        mark = tag("circle", cx=x, cy=y, r=19, class_="blood fine")
        return mark + label(numbers(number, spaces), x, y + 6, 17, fill="paper", bold=True)
    passed = " gone" if number < sun else ""
    return tag("circle", cx=x, cy=y, r=12, class_=f"paper outlined fine{passed}") + label(
        number, x, y + 5, 13, fill="faint"
    )
