"""What figures bear at their side, in the box of the figure."""

from collections.abc import Callable
from typing import Final

from delvers.draw.ink import blob, cut, dot, line, oval, tail, twin
from delvers.draw.svg import group, tag


def shaft(path: str, width: float = 7) -> str:
    """A pole of wood."""
    return line(path, width) + line(path, width / 2, "wood-line")


def sword() -> str:
    """A blade over the right shoulder."""
    blade = (
        blob("88,4! 93,10! 90,60! 84,60! 82,10!", "steel")
        + cut("88,12 87,56", 2)
        + blob("76,58! 98,60! 97,67! 76,65!", "gold")
        + blob("84,67! 90,67! 89,84! 84,84!", "wood")
    )
    return tag("g", blade, transform="rotate(8 88 60)")


def dagger() -> str:
    """A short blade held up."""
    return (
        blob("88,34! 93,42! 91,68! 84,68! 82,42!", "steel")
        + blob("77,66! 97,67! 97,73! 77,72!", "gold")
        + blob("84,73! 91,73! 90,90! 85,90!", "wood")
    )


def axe() -> str:
    """A heavy axe over the right shoulder."""
    return (
        shaft("84,100 89,10")
        + blob("86,14! 74,8! 67,22 72,38! 86,32! 97,34! 100,20 96,8!", "steel")
        + cut("73,13 70,22 74,33", 2)
    )


def club() -> str:
    """A knotted club."""
    return (
        blob("80,100! 82,50 78,20 86,6 96,12 98,28 92,52 90,100!", "wood")
        + cut("86,16 90,34", 2)
        + dot(86, 26, 2)
        + dot(92, 44, 2)
    )


def mace() -> str:
    """A flanged mace."""
    return (
        shaft("86,100 88,34")
        + blob("88,6! 96,14 100,26 94,36! 82,36! 76,26 80,14", "steel")
        + cut("88,10 88,34", 2)
        + cut("81,15 83,32", 2)
        + cut("95,15 93,32", 2)
    )


def staff() -> str:
    """A staff with a stone in its fork."""
    return (
        shaft("88,100 90,20")
        + tail("90,26 82,20 82,8", 7, "wood")
        + tail("90,26 98,20 98,8", 7, "wood")
        + dot(90, 12, 7.5, "sea")
        + cut("86,10 89,6", 2, "paper")
    )


def crook() -> str:
    """A staff with skull and feathers."""
    return (
        shaft("88,100 90,20")
        + tail("90,30 100,36 99,52", 6, "blood")
        + tail("88,30 80,38 81,52", 6, "gold")
        + group(twin("50,0! 60,2 64,14 58,22 50,24", "bone"), at=(40, 2))
        + dot(86, 14, 2.4)
        + dot(94, 14, 2.4)
    )


def bow() -> str:
    """A bow over the left shoulder."""
    return (
        line("14,2 3,30 3,68 14,98", 6.5)
        + line("14,2 3,30 3,68 14,98", 3.2, "wood-line")
        + line("14,2 18,50 14,98", 1.4)
    )


def spear() -> str:
    """A spear."""
    return shaft("87,100 90,24", 6) + blob("90,-2! 97,14! 91,28! 88,28! 84,14!", "steel")


def pick() -> str:
    """A miner's pick."""
    return shaft("86,100 88,14") + blob("64,28! 76,10 88,6 98,10 100,26! 92,18 84,18", "steel")


def bomb() -> str:
    """A keg with a burning fuse."""
    return (
        dot(84, 82, 15, "ink")
        + cut("76,76 80,70 86,69", 3, "paper")
        + line("90,69 94,58 88,52", 2.6)
        + blob("88,38! 94,46 92,54 86,54 83,47", "gold fine")
    )


def fire() -> str:
    """A flame in the hand."""
    return blob("88,30! 96,44 97,56 88,62 79,56 80,44", "ember fine") + blob(
        "88,44! 92,52 88,58 84,52", "gold thin"
    )


def sun() -> str:
    """A holy sun on a chain."""
    rays = "".join(
        tag("path", d="M50 76L52 83H48Z", class_="gold-cut", transform=f"rotate({turn} 50 90)")
        for turn in range(0, 360, 45)
    )
    return rays + dot(50, 90, 7, "gold fine")


def shield(fill: str = "wood", boss: str = "steel") -> str:
    """A round shield before the left side."""
    return (
        dot(20, 78, 22, fill)
        + tag("circle", cx=20, cy=78, r=16, class_="line", stroke_width=2)
        + dot(20, 78, 6.5, f"{boss} fine")
        + "".join(dot(20 + x, 78 + y, 1.6) for x, y in ((-19, 0), (19, 0), (0, -19), (0, 19)))
    )


def tower_shield(fill: str = "sea") -> str:
    """A tall shield before the left side."""
    return (
        blob("0,46! 20,42 40,46! 40,76 34,92 20,100! 6,92 0,76", fill)
        + blob("16,46! 24,46! 24,97! 20,99! 16,97!", "gold thin")
        + blob("1,62! 39,62! 39,69! 1,69!", "gold thin")
    )


def lute() -> str:
    """A lute held across."""
    drawn = (
        oval(76, 80, 15, 19, "ember")
        + dot(76, 77, 5)
        + blob("73,62! 79,62! 79,18! 73,18!", "wood fine")
        + blob("70,20! 82,20! 80,6! 72,6!", "wood fine")
        + line("75,20 75,90", 0.9, "bone-line")
        + line("78,20 78,90", 0.9, "bone-line")
    )
    return tag("g", drawn, transform="rotate(16 76 80)")


def bell() -> str:
    """A hand bell."""
    return (
        blob("80,40! 96,40! 95,54 100,70! 76,70! 81,54", "gold")
        + dot(88, 73, 4)
        + line("88,40 88,26", 5, "wood-line")
    )


def lantern() -> str:
    """A lantern on a pole."""
    return (
        shaft("84,100 86,16", 6)
        + line("86,18 98,16 97,30", 3)
        + blob("90,30! 104,30! 102,54! 92,54!", "gold fine")
        + blob("97,36! 100,44 97,50 94,44", "blood-cut")
    )


def smaller(drawn: str) -> str:
    """The whole bust a little smaller, so that what is at its side has room."""
    return group(drawn, at=(5, 9), scale=0.88)


ARMS: Final[dict[str, Callable[[], str]]] = {
    "sword": sword,
    "dagger": dagger,
    "axe": axe,
    "club": club,
    "mace": mace,
    "staff": staff,
    "crook": crook,
    "bow": bow,
    "spear": spear,
    "pick": pick,
    "bomb": bomb,
    "fire": fire,
    "bell": bell,
    "lantern": lantern,
}
