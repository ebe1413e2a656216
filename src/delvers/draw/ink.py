"""The hand that draws: smooth shapes, tapered cuts as of a gouge in wood, uneven frames.

Points are written as "x,y x,y! x,y"; a point with ! is a sharp corner, the others are rounded.
"""

import itertools
import math
from collections.abc import Callable
from typing import TypeAlias

from delvers.draw.svg import short, tag
from delvers.kernel.dice import Dice

Point: TypeAlias = tuple[float, float]


def read_points(written: str) -> tuple[list[Point], list[bool]]:
    """The points and which of them are sharp corners."""
    points, sharp = [], []
    for one in written.split():
        x, y = one.rstrip("!").split(",")
        points.append((float(x), float(y)))
        sharp.append(one.endswith("!"))
    return points, sharp


def curve(points: list[Point], sharp: list[bool], *, closed: bool) -> str:
    """Path data of a curve through the points."""
    count = len(points)
    steps = range(count if closed else count - 1)
    parts = [f"M{_pair(points[0])}"]
    for i in steps:
        j = (i + 1) % count
        leave = _lean(points, sharp, i, closed)
        arrive = _lean(points, sharp, j, closed)
        first = (points[i][0] + leave[0], points[i][1] + leave[1])
        second = (points[j][0] - arrive[0], points[j][1] - arrive[1])
        if leave == arrive == (0, 0):
            parts.append(f"L{_pair(points[j])}")
        else:
            parts.append(f"C{_pair(first)} {_pair(second)} {_pair(points[j])}")
    return "".join(parts) + ("Z" if closed else "")


def _pair(point: Point) -> str:
    return f"{short(point[0])} {short(point[1])}"


def _lean(points: list[Point], sharp: list[bool], i: int, closed: bool) -> Point:
    """The direction of the curve at a point; none at a corner or at an open end."""
    if sharp[i] or (not closed and i in (0, len(points) - 1)):
        return (0, 0)
    before, after = points[i - 1], points[(i + 1) % len(points)]
    return ((after[0] - before[0]) / 5, (after[1] - before[1]) / 5)


def blob(written: str, fill: str = "ink") -> str:
    """A closed shape; fills other than ink, paper and the like come with an ink outline."""
    return tag("path", d=curve(*read_points(written), closed=True), class_=fill)


def twin(written: str, fill: str = "ink") -> str:
    """A closed shape that is the same on both sides, from its right half, top to bottom."""
    points, sharp = read_points(written)
    mirrored = [((100 - x), y) for x, y in points]
    whole = points + [p for p in reversed(mirrored) if p not in points]
    corners = sharp + [
        s for p, s in zip(reversed(mirrored), reversed(sharp), strict=True) if p not in points
    ]
    return tag("path", d=curve(whole, corners, closed=True), class_=fill)


def both(half: str) -> str:
    """The drawing and its mirror image."""
    return half + tag("g", half, transform="translate(100 0) scale(-1 1)")


def line(written: str, width: float = 3, fill: str = "line") -> str:
    """An open pen line."""
    path = curve(*read_points(written), closed=False)
    return tag("path", d=path, class_=fill, stroke_width=float(width))


def dot(x: float, y: float, radius: float, fill: str = "ink") -> str:
    """A round spot."""
    return tag("circle", cx=float(x), cy=float(y), r=float(radius), class_=fill)


def oval(x: float, y: float, wide: float, high: float, fill: str = "ink", turn: float = 0) -> str:
    """An ellipse, turned by some degrees."""
    turned = f"rotate({short(turn)} {short(x)} {short(y)})" if turn else None
    return tag(
        "ellipse",
        cx=float(x),
        cy=float(y),
        rx=float(wide),
        ry=float(high),
        transform=turned,
        class_=fill,
    )


def cut(written: str, width: float = 3, fill: str = "ink") -> str:
    """A cut of the gouge: thick in the middle, thin at both ends."""
    return _tapered(written, fill, lambda t: width * math.sin(math.pi * t) / 2)


def tail(written: str, width: float = 8, fill: str = "ink") -> str:
    """A shape that begins thick and runs out to a point: horn, tentacle, lock of hair."""
    return _tapered(written, fill, lambda t: width * (1 - t) ** 0.8 / 2)


def _tapered(written: str, fill: str, half: Callable[[float], float]) -> str:
    points, _ = read_points(written)
    spine = _sampled(points)
    left, right = [], []
    last = len(spine) - 1
    for i, (x, y) in enumerate(spine):
        before, after = spine[max(i - 1, 0)], spine[min(i + 1, last)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        off = half(i / last)
        left.append((x - dy / length * off, y + dx / length * off))
        right.append((x + dy / length * off, y - dx / length * off))
    outline = left + right[::-1]
    sharp = [False] * len(outline)
    sharp[last] = sharp[last + 1] = True
    return tag("path", d=curve(outline, sharp, closed=True), class_=fill)


def _sampled(points: list[Point]) -> list[Point]:
    """Points along a polyline, enough for an even taper."""
    if len(points) > 4:
        return points
    dense: list[Point] = []
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        dense += [(ax, ay), ((ax + bx) / 2, (ay + by) / 2)]
    return [*dense, points[-1]]


def hatch(x: float, y: float, length: float, rows: int, *, lean: float = 0, gap: float = 4) -> str:
    """Short parallel cuts below each other: the shadow of a woodcut."""
    return "".join(
        cut(f"{x + row * lean},{y + row * gap} {x + row * lean + length},{y + row * gap - 2}", 2)
        for row in range(rows)
    )


def frame(x: float, y: float, wide: float, high: float, *, seed: int, fill: str = "sheet") -> str:
    """A rectangle as a steady but human hand draws it."""
    dice = Dice(seed)
    corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    points: list[Point] = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        steps = max(2, int(math.hypot(bx - ax, by - ay) // 45))
        for step in range(steps):
            t = step / steps
            points.append((ax + (bx - ax) * t + _shake(dice), ay + (by - ay) * t + _shake(dice)))
    return tag("path", d=curve(points, [False] * len(points), closed=True), class_=fill)


def _shake(dice: Dice) -> float:
    return (dice.pick(21) - 10) / 10
