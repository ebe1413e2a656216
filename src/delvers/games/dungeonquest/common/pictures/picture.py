"""The whole table as one picture: sky, board, heroes, and the question or the fight below."""

from delvers.draw.ink import frame
from delvers.draw.svg import label, tag, text
from delvers.games.dungeonquest.common.pictures.board import board
from delvers.games.dungeonquest.common.pictures.frame import (
    BELOW,
    BOARD,
    BOARD_TOP,
    LEFT,
    SKY,
    WIDE,
)
from delvers.games.dungeonquest.common.pictures.picture_below import below_board
from delvers.games.dungeonquest.common.pictures.picture_heroes import heroes_column
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.pictures.style import picture_style
from delvers.games.dungeonquest.common.pictures.sun import sun_text, sun_track


def picture(scene: Scene) -> str:
    """Title, sky, board, heroes and what is asked, with the style sheet inside."""
    words = scene.words
    below, panel = below_board(scene)
    high = BELOW + panel + 26
    return tag(
        "svg",
        tag("title", text(words.game(scene.game))),
        tag("style", picture_style()),
        tag("rect", width=WIDE, height=high, rx=16, class_="table"),
        frame(12, 12, WIDE - 24, high - 24, seed=3, fill="bone-line thin"),
        sun_track(scene, x=24, y=24, width=LEFT, height=SKY),
        board(scene, x=24, y=BOARD_TOP, width=LEFT, height=BOARD),
        _title(scene),
        heroes_column(scene),
        frame(24, BELOW, WIDE - 48, panel, seed=9),
        below,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {high}",
        font_family="serif",
        lang=words.lang,
    )


def _title(scene: Scene) -> str:
    x, fit = LEFT + 44, WIDE - LEFT - 70
    name = label(
        scene.words.game(scene.game), x, 62, 27, fill="paper", anchor="start", bold=True, fit=fit
    )
    return name + label(sun_text(scene), x, 94, 17, fill="paper", anchor="start", fit=fit)
