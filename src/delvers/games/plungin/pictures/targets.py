"""What can be chosen on the map, and what a rule forbids there."""

from typing import Final

from delvers.draw.ink import blob, dot, line
from delvers.draw.svg import group, label, tag, text
from delvers.games.plungin.pictures.art.blocks import box
from delvers.games.plungin.pictures.fixtures import along_wall, door_point
from delvers.games.plungin.pictures.floors import SQUARE, outline
from delvers.games.plungin.pictures.hints import chance, reach
from delvers.games.plungin.pictures.places import Place, corner, refused, targets
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.words.content import books_of

ARROW: Final = "20,2! 34,18! 25,18! 25,34! 15,34! 15,18! 6,18!"


FIRST_MONSTER: Final = 10
CARD: Final = 44
"""How large the little picture of a way to lay a tile is."""


def floor_targets(scene: Scene) -> str:
    """The squares within reach to click on."""
    return "".join(
        _target(scene, place, option)
        for place, option in targets(scene).items()
        if place.kind == "reach"
    )


def target_marks(scene: Scene) -> str:
    """Arrows and outlines to click on, and bars across what a rule forbids."""
    drawn = "".join(_barred(scene, place, option) for place, option in refused(scene).items())
    return drawn + "".join(
        _target(scene, place, option)
        for place, option in targets(scene).items()
        if place.kind != "reach"
    )


def is_moving(scene: Scene) -> bool:
    """Whether the question is about where to step."""
    return any(place.kind == "step" for place in targets(scene))


def is_about_moving(scene: Scene) -> bool:
    """Whether a step or a whole move can be chosen."""
    return any(place.kind in ("step", "reach") for place in targets(scene))


def _target(scene: Scene, place: Place, option: str) -> str:
    said = scene.words.option(scene.game, option)
    odds = chance(scene, option)
    inside = mark_of(scene, place) + (_odds(scene, place, odds) if odds else "")
    return tag(
        "g",
        tag("title", text(f"{said} ({odds})" if odds else said)),
        inside,
        id="way-" + option.replace(" ", "-").replace(",", "-"),
        class_=f"target at-{place.kind}",
        role="button",
        tabindex="0",
        data_option=option,
        aria_label=f"{said}, {odds}" if odds else said,
    )


def mark_of(scene: Scene, place: Place) -> str:
    """The outline or arrow of a place."""
    if place.kind == "step":
        return _arrow(place)
    if place.kind == "reach":
        return reach(scene)
    if place.kind == "figure":
        x, y = corner(square_of(scene, place))
        friend = " friendly" if place.number < FIRST_MONSTER else ""
        return tag("rect", x=x - 3, y=y - 3, width=46, height=46, rx=13, class_=f"aim{friend}")
    if place.kind in ("door", "wall"):
        return _at_wall(scene, place)
    if place.kind == "tile":
        return group(
            outline(books_of(scene.words), place.tile, place.turns), at=corner(place.square)
        ) + _card(scene, place)
    x, y = corner(square_of(scene, place))
    return tag("rect", x=x + 2, y=y + 2, width=36, height=36, rx=6, class_="aim")


def square_of(scene: Scene, place: Place) -> int:
    """The square of a figure, a chest or a place that is a square itself."""
    view = scene.view
    if place.kind == "figure":
        everyone = (*view["heroes"], *view["monsters"])
        return next(int(one["at"]) for one in everyone if one["number"] == place.number)
    return int(view["chests"][place.number]["at"]) if place.kind == "chest" else place.square


def _arrow(place: Place) -> str:
    x, y = corner(place.square)
    turn = f" rotate({place.number * 90} 20 20)" if place.number else ""
    hit = box(x, y, SQUARE, SQUARE, "hit", 6)
    return hit + tag("g", blob(ARROW, "pointer"), transform=f"translate({x} {y}){turn}")


def _card(scene: Scene, place: Place) -> str:
    """A little picture of the tile as it would lie; the ways to lay it stand side by side."""
    ways = [one for one in targets(scene) if one.kind == "tile"]
    spots = [_middle(books_of(scene.words), one) for one in ways]
    x = sum(x for x, _ in spots) / len(spots) + (ways.index(place) - (len(ways) - 1) / 2) * 50
    y = sum(y for _, y in spots) / len(spots)
    shape = shape_of(books_of(scene.words), place.tile, place.turns)
    scale = (CARD - 10) / (SQUARE * max(shape.width, shape.height))
    corner_of_card = (
        CARD / 2 - shape.width * SQUARE * scale / 2,
        CARD / 2 - shape.height * SQUARE * scale / 2,
    )
    small = group(
        outline(books_of(scene.words), place.tile, place.turns), at=corner_of_card, scale=scale
    )
    return group(box(0, 0, CARD, CARD, "slip", 6), small, at=(x - CARD / 2, y - CARD / 2))


def _middle(books: Books, place: Place) -> tuple[float, float]:
    x, y = corner(place.square)
    shape = shape_of(books, place.tile, place.turns)
    return x + shape.width * SQUARE / 2, y + shape.height * SQUARE / 2


def _at_wall(scene: Scene, place: Place) -> str:
    square, direction = place.square, place.number
    if place.kind == "door":
        door = scene.view["doors"][place.number]
        square, direction = min(door["squares"]), door["direction"]
    ring = box(0, -15, 80, 30, "aim", 10)
    return tag("g", ring, transform=along_wall(square, direction))


def _odds(scene: Scene, place: Place, odds: str) -> str:
    """The chance on a small flag across the target."""
    x, y = point_of(scene, place)
    down = 9 if place.kind == "door" else 4.4
    wide = 6 + 5.2 * len(odds)
    return box(x - wide / 2, y + down, wide, 10.4, "flag", 3) + label(
        odds, x, y + down + 8.4, 9.4, fill="flag-ink", bold=True
    )


def point_of(scene: Scene, place: Place) -> tuple[float, float]:
    """The middle of a place."""
    if place.kind == "door":
        return door_point(scene.view["doors"][place.number])
    x, y = corner(square_of(scene, place))
    return x + 20, y + 20


def _barred(scene: Scene, place: Place, option: str) -> str:
    """A small bar at a place where a rule forbids something; it tells why."""
    assert scene.ask is not None
    if place.kind in ("reach", "tile", "wall"):
        return ""
    x, y = point_of(scene, place)
    said = f"{scene.words.option(scene.game, option)}. {scene.words.say('Why not?')}"
    bar = (
        dot(0, 0, 8, "paper outlined fine")
        + line("-4,-4 4,4", 2.6, "blood-line")
        + line("4,-4 -4,4", 2.6, "blood-line")
    )
    return tag(
        "g",
        tag("title", text(said)),
        group(bar, at=(x + 13, y + 13)),
        id="not-" + option.replace(" ", "-").replace(",", "-"),
        class_="barred",
        role="button",
        tabindex="0",
        data_rule=scene.ask.refused[option],
        data_refused=option,
        aria_label=said,
    )
