"""The ten final monsters."""

from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.svg import group
from delvers.draw.woodcuts.bosses import golem, megadragon, minotaur, mummy, vampire, wolf
from delvers.draw.woodcuts.tokens import coin
from delvers.games.raiders.pictures.art.items import crystal_ball


def tax_collector() -> str:
    """Tall hat, thin smile, a bag that is never full."""
    return (
        twin("50,72! 64,74 88,84 94,100! 50,100", "ink")
        + twin("50,74! 60,76 66,90! 50,98", "paper outlined")
        + twin("50,36! 68,36 72,52 66,68 50,82", "bone")
        + blob("30,0! 70,0! 67,30! 33,30!", "ink")
        + blob("32,20! 68,20! 67,29! 33,29!", "blood")
        + group(coin(), at=(41, 15), scale=0.18)
        + blob("16,30! 84,30! 82,38! 18,38!", "ink")
        + both(cut("54,45 62,42 70,46", 3.5))
        + dot(40, 50, 3)
        + dot(61, 50, 8.5, "glow outlined")
        + dot(61, 50, 3)
        + line("69,53 74,66 72,78", 1.6)
        + blob("47,48! 53,48! 58,62 50,66 45,62", "bone")
        + tail("50,67 38,66 30,60", 6)
        + tail("50,67 62,66 70,60", 6)
        + cut("42,73 50,75 58,72", 2.5)
        + blob("6,72! 12,66! 22,66! 28,72! 24,76 32,88 28,98 8,98 2,88 10,76", "wood")
        + group(coin(), at=(9, 80), scale=0.16)
    )


def medusa() -> str:
    """A still face among moving snakes."""
    snakes = (
        "62,22 74,14 70,4 84,2",
        "68,28 84,22 86,10 97,12",
        "70,38 88,40 90,28 99,30",
        "70,52 86,58 92,46 99,52",
        "66,66 80,78 90,68 97,76",
        "60,76 70,92 82,86 88,96",
        "54,20 56,10 50,4 58,0",
    )
    heads = ((84, 2), (97, 12), (98, 30), (98, 52), (96, 77), (88, 96))
    half = "".join(tail(snake, 12, "moss") for snake in snakes)
    half += "".join(
        oval(x - 1, y, 4.5, 3.2, "moss") + dot(x, y - 0.6, 1, "blood-cut") for x, y in heads
    )
    return (
        both(half)
        + twin("50,14 68,18 76,36 72,60 62,78 50,90", "bone")
        + twin("50,14 68,16 76,36! 66,26 50,24", "moss")
        + both(blob("55,44! 62,38 72,42! 64,48", "glow outlined") + cut("53,38 63,33 74,37", 3.5))
        + line("48,40 46,56 50,59 55,57", 2)
        + blob("40,70! 46,67 50,69 54,67 60,70! 50,76", "blood")
        + both(cut("72,54 70,64 64,74", 2.5))
        + cut("44,81 50,83 56,81", 2)
        + both(cut("60,52 66,54 72,51", 1.6))
    )


def sphinx() -> str:
    """A striped headdress, and a riddle."""
    stripes = "".join(
        both(cut(f"{70 + i * 2},{24 + i * 10} {86 + i},{32 + i * 10}", 4)) for i in range(6)
    )
    return (
        twin("50,2! 70,8 84,26 96,76! 82,86 68,80 50,92", "gold")
        + stripes
        + both(cut("58,4 66,12", 3) + cut("70,9 76,18", 3))
        + both(blob("56,100! 56,86 66,80 84,84 92,100!", "gold") + cut("66,92 66,100", 2.5))
        + both(cut("76,92 77,100", 2.5))
        + twin("50,22! 64,24 71,40 68,60 60,74 50,80", "bone")
        + twin("50,14! 66,18 74,32! 62,25 50,24", "sea")
        + both(blob("54,44! 61,39 70,44! 61,48", "paper outlined") + dot(61, 44, 2.8))
        + both(cut("53,38 62,33 71,38", 3) + cut("70,44 76,46", 2.5))
        + line("48,44 46,56 50,59 54,57", 2)
        + blob("42,66! 50,64 58,66! 50,70", "ink")
        + blob("46,78! 54,78! 53,94! 47,94!", "sea")
        + cut("47,83 53,83", 1.6)
        + cut("47,88 53,88", 1.6)
        + blob("50,0! 54,8 52,18! 48,18! 46,8", "moss")
    )


def wolf_pack() -> str:
    """Three heads, and more behind them."""
    return (
        group(wolf("stone"), at=(-8, 2), scale=0.58)
        + group(wolf("stone"), at=(50, 2), scale=0.58)
        + group(wolf("steel"), at=(14, 24), scale=0.75)
    )


def necromancer() -> str:
    """A hood, and what is left of a face."""
    return (
        line("88,36 84,100", 7)
        + line("88,36 84,100", 3, "wood-line")
        + group(crystal_ball(), at=(72, 2), scale=0.32)
        + blob("44,4 60,10 70,28 74,52 84,76 86,100! 4,100! 6,76 16,52 20,28 30,10", "plum")
        + blob("44,16 56,22 62,38 60,62 46,76 30,62 28,38 34,22", "ink")
        + blob("45,26 55,30 58,42 54,52 53,62 45,66 37,62 36,52 32,42 35,30", "bone")
        + oval(39, 44, 5, 6)
        + oval(51, 44, 5, 6)
        + dot(39, 45, 2, "glow")
        + dot(51, 45, 2, "glow")
        + blob("45,50! 48,56! 42,56!")
        + "".join(line(f"{x},58 {x},65", 1.6) for x in (41, 45, 49))
        + cut("18,56 12,76 12,98", 4)
        + cut("70,54 78,78 76,98", 4)
        + cut("36,80 32,90 34,100", 3)
        + cut("56,80 60,90 58,100", 3)
        + cut("26,20 34,9 44,7", 2.5, "paper")
        + blob("76,66! 90,62 94,68 90,76! 78,78!", "bone")
        + cut("80,68 92,67", 1.6)
        + cut("80,73 91,72", 1.6)
    )


BOSSES: dict[str, Callable[[], str]] = {
    "tax_collector": tax_collector,
    "medusa": medusa,
    "vampire": vampire,
    "sphinx": sphinx,
    "minotaur": minotaur,
    "wolf_pack": wolf_pack,
    "necromancer": necromancer,
    "megadragon": megadragon,
    "golem": golem,
    "mummy": mummy,
}
