"""The whole table as one picture: the map, the heroes, the monsters, and the question below."""

from typing import Final

from delvers.draw.ink import frame
from delvers.draw.style import dungeon_style, woodcut_style
from delvers.draw.svg import group, label, tag, text
from delvers.games.plungin.pictures.describing import FIGURE, GAME, name_of, shared_figures
from delvers.games.plungin.pictures.map import Extent, drawing, extent_of
from delvers.games.plungin.pictures.pieces import TINTS
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.style import map_style
from delvers.games.plungin.rules.view.seen import HeroView, MonsterView
from delvers.games.plungin.words.content import books_of

WIDE: Final = 1200
MAP: Final = 800
TOP: Final = 84
CARD: Final = 112
ROW: Final = 46
LINE: Final = 30
COLUMN: Final = MAP + 44
STATS: Final = ("ATK", "DEF", "MAG", "MOV", "RES", "DEX", "WIT")
MOST_FOES: Final = 10
MOST_OPTIONS: Final = 12


def picture(scene: Scene) -> str:
    """Title, map, heroes, monsters and what is asked, with the style sheet inside."""
    side, side_high = _side(scene)
    board, board_high = _board(scene, side_high - 10)
    below, below_high = _below(scene, TOP + max(board_high, side_high) + 16)
    high = TOP + max(board_high, side_high) + 16 + below_high + 24
    parts = (_title(scene), board, side, below)
    return tag(
        "svg",
        tag("title", text(scene.words.game(scene.game))),
        tag("style", woodcut_style() + dungeon_style() + map_style()),
        tag("rect", width=WIDE, height=high, rx=16, class_="table"),
        frame(12, 12, WIDE - 24, high - 24, seed=3, fill="bone-line thin"),
        shared_figures(books_of(scene.words), parts),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {high}",
        font_family="serif",
        lang=scene.words.lang,
    )


def _title(scene: Scene) -> str:
    words, view = scene.words, scene.view
    said = name_of(scene, view["adventure"])
    if view["round"]:
        said += " · " + words.say("Round %(number)s", number=view["round"])
    return label(
        words.game(scene.game), 30, 60, 32, fill="paper", anchor="start", bold=True
    ) + label(said, WIDE - 30, 58, 20, fill="paper", anchor="end", fit=700)


def _board(scene: Scene, least: int) -> tuple[str, int]:
    """The map as large as there is room for it and as high as the heroes' column at least."""
    if not scene.view["tiles"] or scene.view["stage"] in ("creating", "village"):
        return "", 0
    extent = extent_of(scene)
    high = max(least, min(MAP, round(MAP * extent.high / extent.wide)))
    drawn = drawing(scene, _widened(extent, MAP / high), x=24, y=TOP, width=MAP, height=high)
    return frame(20, TOP - 4, MAP + 8, high + 8, seed=5) + drawn, high


def _widened(extent: Extent, shape: float) -> Extent:
    """The extent with more rock around it, so that it fills its frame."""
    left, top, wide, high = extent
    if wide < high * shape:
        more = round(high * shape) - wide
        return Extent(left - more // 2, top, wide + more, high)
    more = round(wide / shape) - high
    return Extent(left, top - more // 2, wide, high + more)


# -- heroes and monsters ---------------------------------------------------------------------------


def _side(scene: Scene) -> tuple[str, int]:
    drawn, y = "", TOP
    for hero in scene.view["heroes"]:
        drawn += _hero(scene, hero, y)
        y += CARD + 10
    foes = [foe for foe in scene.view["monsters"] if foe["at"] >= 0]
    for foe in foes[:MOST_FOES]:
        drawn += _foe(scene, foe, y)
        y += ROW
    if len(foes) > MOST_FOES:
        drawn += label(
            f"+{len(foes) - MOST_FOES}", COLUMN + 20, y + 24, 20, fill="paper", bold=True
        )
        y += ROW
    return drawn, y - TOP


def _use(id: str, x: float, y: float, scale: float) -> str:
    return tag("use", href=f"#{FIGURE}{id}", transform=f"translate({x} {y}) scale({scale})")


def _hero(scene: Scene, hero: HeroView, y: int) -> str:
    wide = WIDE - COLUMN - 26
    stats = "  ".join(f"{name_of(scene, stat)} {hero['stats'][stat]}" for stat in STATS)
    held = ", ".join(name_of(scene, one) for one in dict.fromkeys(hero["hands"]) if one)
    told = ", ".join(name_of(scene, id) for id in hero["conditions"])
    left = COLUMN + 104
    fit = wide - 112
    return group(
        frame(COLUMN, y, wide, CARD, seed=hero["number"] + 2),
        tag(
            "rect",
            x=COLUMN + 8,
            y=y + 8,
            width=86,
            height=CARD - 16,
            rx=10,
            class_=f"{TINTS[hero['number'] % len(TINTS)]} veil fine",
        ),
        _use(hero["id"], COLUMN + 11, y + 16, 0.8),
        label(name_of(scene, hero["id"]), left, y + 28, 20, anchor="start", bold=True, fit=fit),
        _life(scene, hero, left, y + 50),
        label(stats, left, y + 70, 13, anchor="start", fit=fit),
        label(held, left, y + 88, 14, fill="faint", anchor="start", fit=fit),
        label(told, left, y + 104, 14, fill="blood-cut", anchor="start", fit=fit),
        class_="passed" if hero["status"] != "alive" else None,
    )


def _life(scene: Scene, hero: HeroView, x: float, y: float) -> str:
    said = f"{name_of(scene, 'LIFE')} {hero['life']}/{hero['max_life']}"
    pips = "".join(
        tag(
            "rect",
            x=float(x + 112 + i * 7.2),
            y=float(y - 10),
            width=5.6,
            height=11,
            class_="pip" if i < hero["life"] else "pip gone",
        )
        for i in range(min(14, hero["max_life"]))
    )
    return label(said, x, y, 15, anchor="start", bold=True, fit=106) + pips


def _foe(scene: Scene, foe: MonsterView, y: int) -> str:
    words = scene.words
    hurt = (
        words.say("damage %(number)s", number=foe["damage"])
        if foe["life"] is None
        else f"{name_of(scene, 'LIFE')} {foe['life']}/{foe['max_life']}"
    )
    said = f"{name_of(scene, foe['id'])} {foe['number']}"
    about = f"{hurt} · {name_of(scene, foe['state'])}"
    return (
        _use(foe["id"], COLUMN + 2, y, 0.4)
        + label(said, COLUMN + 52, y + 18, 17, fill="paper", anchor="start", bold=True, fit=270)
        + label(about, COLUMN + 52, y + 36, 15, fill="paper", anchor="start", fit=270)
    )


# -- the question ----------------------------------------------------------------------------------


def _below(scene: Scene, y: int) -> tuple[str, int]:
    """What is asked, with the first of the options."""
    if scene.ask is None:
        return "", 0
    words = scene.words
    shown = scene.ask.options[:MOST_OPTIONS]
    rows = (len(shown) + 2) // 3
    high = 56 + rows * LINE + (LINE if len(shown) < len(scene.ask.options) else 0)
    drawn = frame(24, y, WIDE - 50, high, seed=9) + label(
        words.prompt(GAME, scene.ask), 44, y + 36, 22, anchor="start", bold=True, fit=WIDE - 100
    )
    for number, option in enumerate(shown):
        left, top = 44 + number % 3 * 376, y + 66 + number // 3 * LINE
        said = f"• {words.option(GAME, option)}"
        drawn += label(said, left, top, 17, anchor="start", fit=360)
    if len(shown) < len(scene.ask.options):
        more = f"+{len(scene.ask.options) - len(shown)}"
        drawn += label(more, 44, y + 66 + rows * LINE, 17, fill="faint", anchor="start")
    return drawn, high
