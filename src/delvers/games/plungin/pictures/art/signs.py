"""Small signs on figures: conditions and how watchful a monster is; each around 0, 0."""

import functools
from typing import Final

from delvers.draw.ink import blob, dot, line
from delvers.draw.svg import label, tag

FLAME: Final = "0,-7! 4,-1 4,4 0,6 -4,4 -4,-1"
DROP: Final = "0,-7! 4,1 3,5 0,6 -3,5 -4,1"
SHIELD: Final = "-5,-5! 0,-6 5,-5! 5,1 0,6! -5,1"
HEART: Final = "0,-3! 3,-6 6,-3 4,2 0,6! -4,2 -6,-3 -3,-6"
BOLT: Final = "1,-7! -4,1! 0,1! -1,7! 4,-1! 0,-1!"
UP: Final = "0,-6! 5,0! 2,0! 2,6! -2,6! -2,0! -5,0!"
DOWN: Final = "0,6! 5,0! 2,0! 2,-6! -2,-6! -2,0! -5,0!"
DIAMOND: Final = "0,-6! 5,0! 0,6! -5,0!"


def _strokes(path: str, fill: str = "line", width: float = 1.8) -> str:
    return tag("path", d=path, class_=fill, stroke_width=width)


def _star(fill: str) -> str:
    return blob("0,-6! 2,-2! 6,-2! 3,1! 4,6! 0,3! -4,6! -3,1! -6,-2! -2,-2!", fill)


def _crossed(drawn: str) -> str:
    return drawn + line("-5,-5 5,5", 2, "blood-line")


CONDITIONS: Final[dict[str, str]] = {
    "stunned": _star("gold hair"),
    "weakened": blob(DOWN, "stone hair"),
    "venom": blob(DROP, "moss hair"),
    "bleeding": blob(DROP, "blood hair"),
    "burning": blob(FLAME, "ember hair"),
    "frozen": _strokes("M0 -6V6M-5 -3L5 3M5 -3L-5 3", "sea-line", 2.2),
    "paralysis": blob(BOLT, "gold hair"),
    "slowed": _strokes("M-4 -6H4L-4 6H4Z"),
    "rooted": _strokes("M0 -6V0M0 0L-5 6M0 0V6M0 0L5 6", "wood-line", 2.4),
    "blinded": _crossed(_strokes("M-6 0Q0 -6 6 0Q0 6 -6 0Z") + dot(0, 0, 1.8)),
    "frightened": _strokes("M-4 -3V-1M4 -3V-1M-4 5Q0 1 4 5", width=2.2),
    "silenced": _crossed(blob("-5,-4! 5,-4! 5,2! 0,2! -3,6! -3,2! -5,2!", "paper hair outlined")),
    "asleep": _strokes("M-4 -5H4L-4 5H4", width=2.2),
    "hidden": blob("-6,-2! 0,-4 6,-2! 4,3 0,1 -4,3", "ink"),
    "blessed": dot(0, 0, 3, "gold hair") + _strokes("M0 -6V-5M0 5V6M-6 0H-5M5 0H6", "gold-line"),
    "warded": blob(SHIELD, "sea hair"),
    "hasted": _strokes("M-5 -5L0 0L-5 5M0 -5L5 0L0 5", width=2.2),
    "enraged": _strokes("M-5 -4L-1 -1M5 -4L1 -1M-4 5Q0 1 4 5", "blood-line", 2.2),
    "drained": blob(HEART, "stone hair") + _strokes("M0 -3L-2 0L2 2L0 6", width=1.6),
    "trapped": _strokes("M-5 -5V5M0 -5V5M5 -5V5M-5 -2H5M-5 2H5", width=1.4),
    "mighty": blob(UP, "blood hair"),
    "stoneskinned": blob(SHIELD, "stone hair"),
    "clear": blob(DIAMOND, "sea hair"),
    "confused": label("?", 0, 4.4, 12, bold=True),
    "rotting": _strokes("M-4 4L4 -4", "bone-line", 3) + dot(-4, 4, 2) + dot(4, -4, 2),
    "ember_shield": blob(SHIELD, "ember hair"),
    "surprised": label("!", 0, 4.4, 12, bold=True),
}


@functools.cache
def condition_sign(id: str) -> str:
    """The sign of a condition on a small disc."""
    return dot(0, 0, 8.6, "paper outlined hair") + CONDITIONS.get(id, dot(0, 0, 3))


ATTENTION: Final[dict[str, str]] = {
    "sleeping": label("z", -2, 3.5, 11, bold=True) + label("z", 3.6, -0.5, 8, bold=True),
    "unaware": label("?", 0, 4.6, 13, bold=True),
    "surprised": label("!?", 0, 4.4, 11, bold=True),
    "alert": label("!", 0, 4.8, 14, fill="paper", bold=True),
    "ambush": tag("path", d="M-6 0Q0 -6 6 0Q0 6 -6 0Z", class_="paper") + dot(0, 0, 2.2),
}


@functools.cache
def attention_sign(state: str) -> str:
    """How watchful a monster is: light discs for those who do not see you, dark for the others."""
    is_awake = state in ("alert", "ambush")
    disc = dot(0, 0, 8.6, "blood hair" if is_awake else "paper outlined hair")
    return disc + ATTENTION.get(state, "")
