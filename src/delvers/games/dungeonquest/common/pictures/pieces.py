"""What stands and lies on the board: figures, travel markers, monster tokens, entrances."""

import functools
from typing import Final

from delvers.draw.ink import blob, dot, oval
from delvers.draw.svg import group, label, tag
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.portraits import portrait, tint_of
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.text import Words

ARCH: Final = "M-25 26V-8A25 25 0 0 1 25 -8V26Z"


def initial(hero: str) -> str:
    """The letter on a hero's plinth: colour is never the only sign."""
    return hero[:1].upper()


@functools.cache
def figure(hero: str, words: Words, game: str) -> str:
    """A hero's figure on its plinth, around the point 0, 0."""
    return (
        oval(0, 37, 31, 7, "shade")
        + tag("path", d=ARCH, class_="paper outlined")
        + tag("path", d=ARCH, class_=f"{tint_of(hero)} veil")
        + group(portrait(hero, words, game), at=(-23, -21), scale=0.46)
        + tag("rect", x=-28, y=23, width=56, height=17, rx=4, class_=f"{tint_of(hero)} fine")
        + dot(0, 31.5, 9.5, "paper outlined fine")
        + label(initial(hero), 0, 37, 15.5, bold=True)
    )


def turn_sign() -> str:
    """A flame above the figure whose turn it is."""
    return blob("0,-62! 8,-50 7,-42 0,-38 -7,-42 -8,-50", "gold fine") + blob(
        "0,-52! 4,-45 0,-41 -4,-45", "blood-cut"
    )


@functools.cache
def travel_marker(hero: str, heading: int, steps: int, words: Words, game: str) -> str:
    """A hero below ground: the arrow shows where he is heading, the number how far he has come."""
    arrow = blob("0,-42! 15,-22! 7,-24! -7,-24! -15,-22!", f"{tint_of(hero)} fine")
    pointing = tag("g", arrow, transform=f"rotate({heading * 90})") if heading >= 0 else ""
    return (
        pointing
        + dot(0, 0, 25, "abyss edged")
        + tag("circle", r=21, class_=f"{tint_of(hero)}-ring ring")
        + group(portrait(hero, words, game), at=(-15, -18), scale=0.3)
        + dot(0, 17, 8.5, "paper outlined fine")
        + label(initial(hero), 0, 22, 13.5, bold=True)
        + (_badge(steps, 21, -16) if steps else "")
    )


def _badge(mark: object, x: float, y: float) -> str:
    return dot(x, y, 9, "paper outlined fine") + label(mark, x, y + 5, 14, bold=True)


def pieces_at(scene: Scene) -> dict[int, list[str]]:
    """All pieces by their space: figures first, then markers, then monsters."""
    view = scene.view
    found: dict[int, list[str]] = {}
    for hero in sorted(view["heroes"], key=lambda hero: hero["seat"] == view["turn"]):
        if hero["at"] < 0:
            continue
        if hero["status"] == "exploring":
            drawn = figure(hero["hero"], scene.words, scene.game)
            if hero["seat"] == view["turn"] and view["stage"] != "over":
                drawn += turn_sign()
            found.setdefault(hero["at"], []).append(drawn)
        elif hero["status"] == "below":
            marker = travel_marker(
                hero["hero"], hero["heading"], len(hero["row"]), scene.words, scene.game
            )
            found.setdefault(hero["at"], []).append(marker)
    for lurker in view["lurkers"]:
        found.setdefault(lurker["at"], []).append(edition_of(scene).lurker(scene, lurker))
    return found


SLOTS: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((50, 52, 1.14),),
    2: ((28, 52, 0.82), (72, 53, 0.82)),
    3: ((28, 32, 0.62), (72, 32, 0.62), (50, 72, 0.62)),
    4: ((28, 30, 0.6), (72, 30, 0.6), (28, 74, 0.6), (72, 74, 0.6)),
}
"""Where pieces stand in a space, and how large, by their number."""
CROWD: Final = tuple((20.0 + i % 3 * 30, 22.0 + i // 3 * 28, 0.42) for i in range(9))


def set_out(pieces: list[str], *, is_hall: bool = False) -> str:
    """The pieces of one space beside each other; the treasure chamber has room for two rows."""
    if is_hall:
        places: tuple[tuple[float, float, float], ...] = (
            (50, 164, 0.8),
            (50, 36, 0.8),
            (24, 152, 0.7),
            (76, 44, 0.7),
        )
    else:
        places = SLOTS.get(len(pieces), CROWD)
    return "".join(
        group(piece, at=(x, y), scale=scale)
        for piece, (x, y, scale) in zip(pieces, places, strict=False)
    )
