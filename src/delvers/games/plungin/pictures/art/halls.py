"""What stands in one kind of hall only, seen from above; sizes are in squares of 40."""

from delvers.draw.ink import blob, cut, dot, line, oval
from delvers.draw.svg import group, tag
from delvers.games.plungin.pictures.art.blocks import around, box, shadow
from delvers.kernel.dice import Dice


def dais(wide: int, high: int) -> str:
    """Steps up to an empty seat."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + box(2, 3, w - 4, h - 5, "stone thin")
        + box(9, 7, w - 18, h - 13, "stone dark thin")
        + box(w / 2 - 13, 8, 26, h - 17, "wood thin", 4)
        + box(w / 2 - 9, 13, 18, h - 24, "blood hair", 3)
        + dot(w / 2 - 13, 10, 3, "gold hair")
        + dot(w / 2 + 13, 10, 3, "gold hair")
    )


def cage(_wide: int, _high: int) -> str:
    """Iron bars, rusty."""
    return (
        box(5, 6, 31, 31, "shade", 3)
        + box(4, 4, 31, 31, "abyss thin outlined", 2)
        + "".join(line(f"{x},5 {x},34", 2.4, "steel-line") for x in (9, 15, 20, 25, 31))
        + line("5,13 35,13", 2.4, "steel-line")
        + line("5,27 35,27", 2.4, "steel-line")
    )


def cocoons(wide: int, high: int) -> str:
    """Something wrapped in web."""
    w, h = wide * 40, high * 40
    x, y = w / 2, h / 2
    threads = around(line(f"{x},{y} {x},{y - h / 2 + 1}", 1.2, "web"), x, y, range(15, 375, 45))
    body = oval(x, y, w * 0.26, h * 0.38, "bone thin", 24)
    bands = "".join(
        cut(f"{x - w * 0.2},{y + d - 3} {x},{y + d + 3} {x + w * 0.2},{y + d - 1}", 1.8)
        for d in (-h * 0.18, 0, h * 0.18)
    )
    return oval(x + 3, y + 4, w * 0.3, h * 0.38, "shade") + threads + body + bands


def fire_pit(wide: int, high: int) -> str:
    """A ring of stones around a great fire."""
    x, y = wide * 20, high * 20
    ring = around(oval(x, 9, 9, 6.5, "stone thin"), x, y, range(0, 360, 36))
    return (
        dot(x, y, x - 8, "abyss")
        + ring
        + line(f"{x - 17},{y + 12} {x + 17},{y - 12}", 7, "wood-line")
        + line(f"{x - 17},{y - 12} {x + 17},{y + 12}", 7, "wood-line")
        + blob(
            f"{x},{y - 28}! {x + 14},{y - 4} {x + 9},{y + 14} {x - 9},{y + 14} {x - 14},{y - 4}",
            "ember thin",
        )
        + blob(f"{x},{y - 13}! {x + 7},{y + 3} {x},{y + 11} {x - 7},{y + 3}", "gold thin")
    )


def fallen_bell(wide: int, high: int) -> str:
    """A great bell that came down with its beam."""
    w, h = wide * 40, high * 40
    return (
        oval(w / 2 + 4, h / 2 + 7, w * 0.42, h * 0.36, "shade")
        + line(f"8,14 {w - 10},24", 10)
        + line(f"8,14 {w - 10},24", 6, "wood-line")
        + blob(
            f"{w * 0.3},22! {w * 0.7},22! {w * 0.74},{h * 0.6} {w * 0.92},{h * 0.84}!"
            f" {w / 2},{h * 0.92} {w * 0.08},{h * 0.84}! {w * 0.26},{h * 0.6}",
            "gold",
        )
        + oval(w / 2, h * 0.86, w * 0.36, h * 0.07, "abyss")
        + line(f"{w * 0.25},{h * 0.62} {w / 2},{h * 0.68} {w * 0.75},{h * 0.62}", 2)
        + line(f"{w * 0.62},{h * 0.34} {w * 0.56},{h * 0.46} {w * 0.64},{h * 0.54}", 2)
    )


def hoard(wide: int, high: int) -> str:
    """A dragon's bed of gold."""
    w, h = wide * 40, high * 40
    dice = Dice(3)
    coins = "".join(
        oval(
            w * 0.14 + dice.pick(w * 7 // 10),
            h * 0.2 + dice.pick(h * 6 // 10),
            4.6,
            3.4,
            "gold hair",
        )
        for _ in range(44)
    )
    bed = (
        f"2,{h * 0.6}! {w * 0.14},{h * 0.2} {w * 0.5},{h * 0.06} {w * 0.86},{h * 0.22}"
        f" {w - 2},{h * 0.64}! {w * 0.8},{h * 0.92} {w * 0.2},{h * 0.92}"
    )
    return (
        blob(bed, "gold")
        + coins
        + group(blob("0,0! 10,0! 13,16! -3,16!", "sea thin"), at=(w * 0.3, h * 0.3))
        + group(blob("0,10! 8,0! 15,10! 7,20!", "blood thin"), at=(w * 0.62, h * 0.38))
    )


def still(wide: int, high: int) -> str:
    """Flasks, a burner and a crooked pipe."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + box(3, 6, w - 6, h - 11, "stone dark thin")
        + dot(18, h / 2 + 2, 10, "moss thin")
        + line(f"18,{h / 2 - 8} 26,6 46,10 {w - 20},{h / 2 - 4}", 3)
        + line(f"18,{h / 2 - 8} 26,6 46,10 {w - 20},{h / 2 - 4}", 1.2, "bone-line")
        + dot(w - 20, h / 2 + 3, 8.5, "plum thin")
        + dot(41, h / 2 + 4, 5, "ember thin")
        + cut("12,18 15,15", 1.6, "paper")
    )


def desk(wide: int, high: int) -> str:
    """A desk with lists and heaps of coins."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + box(4, 5, w - 8, h - 10, "wood dark thin", 3)
        + blob("12,12! 30,9! 33,27! 15,30!", "paper hair outlined")
        + "".join(line(f"{16 + i},{15 + i * 4} {27 + i},{13.4 + i * 4}", 0.9) for i in range(4))
        + "".join(
            oval(w - 26 + x, 16 + y, 6, 4.4, "gold hair")
            for x, y in ((0, 4), (8, 9), (3, 0), (12, 3))
        )
    )


def winch(wide: int, high: int) -> str:
    """A wheel with handles that winds a chain."""
    x, y = wide * 20, high * 20
    spoke = f"{x},{y} {x},{y - x + 6}"
    spokes = around(line(spoke, 6) + line(spoke, 3, "wood-line"), x, y, range(0, 360, 60))
    return (
        oval(x + 3, y + 5, x - 6, y - 8, "shade")
        + spokes
        + tag("circle", cx=x, cy=y, r=x - 16, class_="line", stroke_width=8)
        + tag("circle", cx=x, cy=y, r=x - 16, class_="wood-line", stroke_width=4.4)
        + dot(x, y, 10, "steel thin")
        + dot(x, y, 4)
    )


def brazier(wide: int, high: int) -> str:
    """A bowl of fire that lights the room."""
    w, h = wide * 40, high * 40
    x, y = w / 2, h / 2
    return (
        oval(x, y, w * 0.5, h * 0.5, "shine")
        + oval(x + 2, y + 6, 22, 11, "shade")
        + oval(x, y, 20, 14, "steel thin")
        + oval(x, y, 14, 9, "abyss")
        + blob(
            f"{x},{y - 20}! {x + 11},{y - 2} {x + 6},{y + 6} {x - 6},{y + 6} {x - 11},{y - 2}",
            "ember thin",
        )
        + blob(f"{x},{y - 9}! {x + 5},{y} {x},{y + 4} {x - 5},{y}", "gold hair")
    )
