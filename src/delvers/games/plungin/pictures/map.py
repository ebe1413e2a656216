"""The map of the dungeon: tiles, doors, figures, and what can be chosen on it.

The map is as large as what has been explored. On the page it lies in a window of its own that
follows the hero in turn; the figures are drawn once for the whole page (`shared_figures`).
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from delvers.draw.svg import Attribute, label, tag, text
from delvers.games.plungin.pictures.fixtures import (
    chests,
    door_marks,
    doors,
    glows,
    ground_kinds,
    grounds,
)
from delvers.games.plungin.pictures.floors import SQUARE, floor, rock, walls
from delvers.games.plungin.pictures.hints import reach, threats
from delvers.games.plungin.pictures.pieces import halo, hero_piece, monster_piece
from delvers.games.plungin.pictures.places import Place, acting, corner, targets
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.targets import (
    floor_targets,
    is_about_moving,
    is_moving,
    target_marks,
)
from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.squares import place_of
from delvers.games.plungin.rules.view.seen import TableView
from delvers.games.plungin.words.content import books_of

MARGIN: Final = 56
"""What is shown around the tiles: rock, light behind doors, the names of columns and rows."""
SCALE: Final = 1.15
"""How large a unit is on the page: a square is 46 pixels wide."""


class Extent(NamedTuple):
    """What the map shows, in its own units."""

    left: int
    top: int
    wide: int
    high: int


def map_svg(scene: Scene) -> str:
    """The map in a window of its own; nothing while no tile lies on the table."""
    if not scene.view["tiles"]:
        return ""
    extent = extent_of(scene)
    drawn = drawing(scene, extent, width=round(extent.wide * SCALE))
    sheet = tag("div", drawn, _middle(scene, extent), class_="map-sheet dp-sheet")
    return tag(
        "div",
        sheet,
        class_="map-window dp-window",
        data_unit=SQUARE,
        tabindex="0",
        role="region",
        aria_label=scene.words.say("The dungeon"),
    )


def drawing(scene: Scene, extent: Extent, **more: Attribute) -> str:
    """The map as one drawing; the figures that it uses must be defined beside it."""
    return tag(
        "svg",
        tag("title", text(scene.words.say("The dungeon"))),
        tag("defs", *definitions(scene)),
        tag(
            "rect",
            x=extent.left,
            y=extent.top,
            width=extent.wide,
            height=extent.high,
            class_="beyond",
        ),
        _tiles(scene.view, "rock"),
        glows(scene),
        _tiles(scene.view, "floor"),
        grounds(scene),
        reach(scene) if is_moving(scene) else "",
        floor_targets(scene),
        _tiles(scene.view, "walls"),
        _previews(scene),
        _rulers(extent),
        doors(scene),
        chests(scene),
        _pieces(scene),
        door_marks(scene),
        target_marks(scene),
        threats(scene) if is_about_moving(scene) else "",
        viewBox=" ".join(map(str, extent)),
        class_="dungeon-map",
        font_family="serif",
        **more,
    )


LAYERS: Final = {"rock": rock, "floor": floor, "walls": walls}


def definitions(scene: Scene) -> Iterable[str]:
    """What is drawn once and used often: the layers of every tile, and what lies on squares."""
    laid = {(tile["tile"], tile["turns"]) for tile in scene.view["tiles"]}
    laid |= {(place.tile, place.turns) for place in new_tiles(scene)}
    for tile, turns in sorted(laid):
        for layer, draw in LAYERS.items():
            yield _defined(f"dp-{layer}-{tile}-{turns}", draw(books_of(scene.words), tile, turns))
    for id, drawn in ground_kinds(scene).items():
        yield _defined(id, drawn)


def _defined(id: str, drawn: str) -> str:
    """A drawing of its own: the style sheet speaks of what is inside an svg element."""
    return tag("svg", drawn, id=id, overflow="visible")


def _tiles(view: TableView, layer: str) -> str:
    drawn = ""
    for tile in view["tiles"]:
        x, y = corner(tile["at"])
        drawn += tag("use", href=f"#dp-{layer}-{tile['tile']}-{tile['turns']}", x=x, y=y)
    return drawn


def _previews(scene: Scene) -> str:
    """Each way to lay a tile as it would lie; the page shows that of the option pointed at."""
    drawn = ""
    for place, option in new_tiles(scene).items():
        x, y = corner(place.square)
        layers = (f"#dp-{layer}-{place.tile}-{place.turns}" for layer in ("floor", "walls"))
        inside = "".join(tag("use", href=href, x=x, y=y) for href in layers)
        drawn += tag("g", inside, class_="preview", data_preview=option, aria_hidden="true")
    return drawn


def new_tiles(scene: Scene) -> dict[Place, str]:
    """The ways to lay a tile that can be chosen now."""
    return {place: option for place, option in targets(scene).items() if place.kind == "tile"}


def _pieces(scene: Scene) -> str:
    view, hero = scene.view, acting(scene)
    drawn = halo(hero["at"]) if hero is not None and view["stage"] == "dungeon" else ""
    drawn += "".join(monster_piece(scene, one) for one in view["monsters"] if one["at"] >= 0)
    return drawn + "".join(hero_piece(scene, one) for one in view["heroes"] if one["at"] >= 0)


# -- extent ----------------------------------------------------------------------------------------


def extent_of(scene: Scene) -> Extent:
    """All tiles, and those that could be laid now, with a margin."""
    spans = [
        (place_of(tile["at"]), shape_of(books_of(scene.words), tile["tile"], tile["turns"]))
        for tile in scene.view["tiles"]
    ] + [
        (place_of(place.square), shape_of(books_of(scene.words), place.tile, place.turns))
        for place in new_tiles(scene)
    ]
    left = min(x for (x, _), _ in spans) * SQUARE - MARGIN
    top = min(y for (_, y), _ in spans) * SQUARE - MARGIN
    right = max(x + shape.width for (x, _), shape in spans) * SQUARE + MARGIN
    bottom = max(y + shape.height for (_, y), shape in spans) * SQUARE + MARGIN
    return Extent(left, top, right - left, bottom - top)


def _rulers(extent: Extent) -> str:
    """The numbers of columns and rows, as options name squares."""
    left, top, wide, high = extent
    columns = "".join(
        label(x // SQUARE, x + SQUARE // 2, top + 13, 11, fill="ruler")
        for x in range(left + MARGIN, left + wide - MARGIN, SQUARE)
    )
    rows = "".join(
        label(y // SQUARE, left + 11, y + SQUARE // 2 + 4, 11, fill="ruler")
        for y in range(top + MARGIN, top + high - MARGIN, SQUARE)
    )
    return tag("g", columns, rows, aria_hidden="true")


def _middle(scene: Scene, extent: Extent) -> str:
    """The point that the window shows first: the hero in turn, or else the middle."""
    left, top, wide, high = extent
    hero = acting(scene) or next((one for one in scene.view["heroes"] if one["at"] >= 0), None)
    x, y = corner(hero["at"]) if hero is not None else (left + wide // 2, top + high // 2)
    across, down = 100 * (x + 20 - left) / wide, 100 * (y + 20 - top) / high
    return tag("span", class_="map-centre", style=f"left:{across:.1f}%;top:{down:.1f}%")
