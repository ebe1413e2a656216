"""Everybody's chances over a game, as a drawing that is readable on a phone, light or dark."""

from collections.abc import Sequence
from typing import Final

from delvers.draw.svg import short, tag, text
from delvers.text import Words

WIDTH: Final = 390
LEFT, RIGHT, TOP, HIGH = 44, 12, 26, 200
LINE: Final = 20
APART: Final = 13
"""So far the numbers of two moments stand from each other at least."""
PER_ROW: Final = 2
COLOURS: Final = (
    ("#0072b2", "#56b4e9"),
    ("#b35900", "#e69f00"),
    ("#00795a", "#2fc79a"),
    ("#a8487f", "#e3a3c7"),
    ("#555555", "#bbbbbb"),
    ("#9a3b00", "#ff8f4d"),
)
"""Of each line on light and on dark paper; most colour-blind readers can tell them apart."""
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 2", "12 4")
"""The pattern tells the lines apart without colour."""


Point = tuple[int, Sequence[float], Sequence[float]]
"""How many choices were made, everybody's chances then, and the reach of their intervals."""


def chances_drawn(
    names: Sequence[str], points: Sequence[Point], moments: Sequence[int], words: Words
) -> str:
    """A line for everybody from the first choice to the end; moments are numbered from above."""
    last = max(1, points[-1][0])
    rows = -(-len(names) // PER_ROW)
    height = TOP + HIGH + 44 + rows * LINE
    title = words.say("Everybody's chances over the game")
    told = [
        words.say(
            "%(player)s: from %(first)s to %(last)s",
            player=name,
            first=f"{points[0][1][seat]:.0%}",
            last=f"{points[-1][1][seat]:.0%}",
        )
        for seat, name in enumerate(names)
    ]
    return tag(
        "svg",
        tag("title", text(f"{title}. {'; '.join(told)}")),
        tag("style", style_of(len(names))),
        _frame(last, words),
        *_moments(moments, last),
        *(_band(points, seat, last) for seat in range(len(names))),
        *(_line(points, seat, last) for seat in range(len(names))),
        *(_key(name, seat) for seat, name in enumerate(names)),
        viewBox=f"0 0 {WIDTH} {height}",
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        class_="chances",
    )


def style_of(count: int) -> str:
    """The inks of the drawing, which follow those of the reader's screen."""

    def inks(which: int) -> str:
        return "".join(
            f".chances .of-{seat}{{--ink-of:{COLOURS[seat % len(COLOURS)][which]}}}"
            for seat in range(count)
        )

    return (
        ".chances{font:13px system-ui,sans-serif;fill:currentColor}"
        ".chances .grid{stroke:currentColor;stroke-opacity:.2}"
        ".chances .moment{stroke:currentColor;stroke-opacity:.6;stroke-dasharray:1 3}"
        ".chances .way{fill:none;stroke:var(--ink-of);stroke-width:2.2;stroke-linejoin:round}"
        ".chances .band{fill:var(--ink-of);fill-opacity:.13}"
        f"{inks(0)}@media (prefers-color-scheme:dark){{{inks(1)}}}"
    )


def _x(number: float, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / last


def _y(chance: float) -> float:
    return TOP + HIGH * (1 - min(1.0, max(0.0, chance)))


def _frame(last: int, words: Words) -> str:
    parts = []
    for quarter in range(5):
        y = _y(quarter / 4)
        parts.append(tag("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="grid"))
        label = text(f"{quarter * 25}%")
        parts.append(tag("text", label, x=LEFT - 5, y=y + 4, text_anchor="end"))
    for number in (0, last // 2, last):
        anchor = "end" if number == last else "middle"
        x, y = _x(number, last), float(TOP + HIGH + 17)
        parts.append(tag("text", text(number), x=x, y=y, text_anchor=anchor))
    middle, below = float(LEFT + (WIDTH - LEFT - RIGHT) / 2), float(TOP + HIGH + 34)
    label = text(words.say("Choices made"))
    parts.append(tag("text", label, x=middle, y=below, text_anchor="middle"))
    return "".join(parts)


def _moments(moments: Sequence[int], last: int) -> list[str]:
    """Lines with their numbers; numbers of lines that stand close together move apart."""
    drawn, free = [], float(WIDTH - RIGHT)
    for at, number in sorted(((at, number) for number, at in enumerate(moments, 1)), reverse=True):
        x = _x(at, last)
        place = min(x, free)
        free = place - APART
        drawn += [
            tag("line", x1=x, x2=x, y1=float(TOP - 6), y2=float(TOP + HIGH), class_="moment"),
            tag("text", text(number), x=place, y=float(TOP - 10), text_anchor="middle"),
        ]
    return drawn


def _line(points: Sequence[Point], seat: int, last: int) -> str:
    corners = (f"{short(_x(at, last))},{short(_y(chances[seat]))}" for at, chances, _ in points)
    dashes = DASHES[seat % len(DASHES)] or None
    return tag(
        "polyline", points=" ".join(corners), class_=f"way of-{seat}", stroke_dasharray=dashes
    )


def _band(points: Sequence[Point], seat: int, last: int) -> str:
    """Where the chance lies, at 95%."""
    above = [(at, chances[seat] + reaches[seat]) for at, chances, reaches in points]
    below = [(at, chances[seat] - reaches[seat]) for at, chances, reaches in points]
    corners = (f"{short(_x(at, last))},{short(_y(y))}" for at, y in [*above, *reversed(below)])
    return tag("polygon", points=" ".join(corners), class_=f"band of-{seat}")


def _key(name: str, seat: int) -> str:
    column, row = seat % PER_ROW, seat // PER_ROW
    x = LEFT + column * (WIDTH - LEFT) / PER_ROW
    y = float(TOP + HIGH + 54 + row * LINE)
    dashes = DASHES[seat % len(DASHES)] or None
    sample = f"{short(x)},{short(y - 4)} {short(x + 30)},{short(y - 4)}"
    shown = name if len(name) <= 18 else f"{name[:17]}…"
    return tag("polyline", points=sample, class_=f"way of-{seat}", stroke_dasharray=dashes) + tag(
        "text", text(shown), x=x + 36, y=y
    )
