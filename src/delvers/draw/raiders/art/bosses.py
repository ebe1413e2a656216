"""The ten final monsters."""

from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.raiders.art.items import crystal_ball
from delvers.draw.raiders.art.tokens import coin
from delvers.draw.svg import group


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


def vampire() -> str:
    """High collar, widow's peak, two long teeth."""
    return (
        twin("50,64! 76,52 98,26! 96,70 100,100! 50,100", "ink")
        + twin("50,76! 72,62 90,42! 86,72 72,100! 50,100", "blood")
        + twin("50,76! 60,78 64,100! 50,100", "ink")
        + both(blob("70,40! 82,30! 78,52 71,54!", "bone"))
        + twin("50,12 66,14 73,30 71,52 62,70 50,82", "bone")
        + twin("50,36! 58,22 68,30 72,48! 78,26 66,8 50,4", "ink")
        + both(
            blob("54,46! 62,41 69,43! 62,49", "paper outlined") + dot(61, 45.5, 2.4, "blood-cut")
        )
        + both(cut("52,42 61,36 71,38", 3.5) + cut("68,56 65,64 60,70", 2))
        + line("49,46 47,57 51,60 55,57", 2)
        + blob("38,66! 50,65 62,66! 50,71", "ink")
        + both(blob("54,66.5! 59,66.5! 56.5,76!", "paper outlined"))
        + blob("57,77! 59,82 56.5,85 54,82", "blood")
        + dot(50, 92, 4.5, "gold")
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


def minotaur() -> str:
    """The bull at the heart of the maze."""
    return (
        twin("50,60! 76,66 96,80 100,100! 50,100", "wood")
        + both(cut("72,82 84,88 90,100", 4) + cut("62,88 70,94 74,100", 3))
        + both(blob("64,28! 80,30 90,18 88,2! 98,14 98,30 86,42 68,40!", "bone"))
        + both(cut("76,34 82,40", 2.5) + cut("84,30 90,36", 2.5))
        + both(blob("70,42! 88,44! 84,54 72,52!", "wood"))
        + twin("50,18 66,22 74,38 70,56 66,68 68,80 60,90 50,92", "wood")
        + "".join(tail(f"{x},18 {x + d},26 {x + d},36", 7) for x, d in ((42, -2), (50, 0), (58, 2)))
        + both(blob("56,46! 64,41 71,45! 63,50", "gold") + dot(63, 45.8, 2.4))
        + both(cut("54,42 64,36 74,41", 4.5) + cut("66,56 63,64 64,70", 2.5))
        + twin("50,66! 62,68 66,78 58,88 50,90", "stone")
        + both(oval(57, 75, 3.4, 2.6))
        + line("43,77 42,86 50,92 58,86 57,77", 3.5, "gold-line")
        + cut("44,83 50,85 56,83", 2)
        + tail("34,88 26,94 18,92", 4)
        + tail("66,88 74,94 82,92", 4)
    )


def wolf(fur: str) -> str:
    """One head, seen from the front."""
    return (
        both(blob("58,26! 74,2! 82,30 76,44!", fur) + blob("66,26! 73,13! 76,32!", "ink"))
        + twin("50,22 66,26 80,40 92,58! 80,60! 84,72! 72,72! 66,84 58,94 50,96", fur)
        + twin("50,54! 58,60 62,74 58,90 50,94", "paper")
        + both(blob("58,44! 66,39 74,42! 66,49", "gold") + dot(65, 44.5, 2.2))
        + both(cut("54,40 64,34 76,38", 4.5) + cut("80,62 74,66 68,66", 2.5))
        + blob("42,70! 50,67 58,70! 54,78 50,79 46,78", "ink")
        + line("50,78 50,84", 2.5)
        + line("38,82 44,88 50,84 56,88 62,82", 2.5)
        + both(blob("54,86! 59,86! 56,93!", "paper outlined"))
        + cut("50,26 50,46", 3)
        + both(cut("54,28 56,40", 2))
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


def megadragon() -> str:
    """Wings from wall to wall."""
    wing = "58,46! 72,22 88,10 100,4! 96,28 100,52! 92,48 86,60! 80,54 72,66! 64,58"
    return (
        both(blob(wing, "blood") + cut("62,44 76,26 98,6", 4) + cut("64,48 80,38 98,50", 3))
        + both(cut("64,52 76,50 85,58", 3))
        + twin("50,50! 66,58 74,80 78,100! 50,100", "moss")
        + "".join(
            cut(f"{38 - i},{80 + i * 7} 50,{83 + i * 7} {62 + i},{80 + i * 7}", 3) for i in range(3)
        )
        + both(tail("60,22 70,14 72,4 66,-4", 10, "bone"))
        + both(tail("66,34 78,32 84,24", 8, "bone"))
        + twin("50,14 62,18 70,32 66,48 62,60 64,70 58,78 50,80", "moss")
        + both(blob("54,38! 61,31 69,34! 62,42", "gold") + oval(61.5, 36.5, 1.6, 3.6))
        + both(cut("52,34 61,26 71,30", 4.5))
        + both(oval(55.5, 60, 2.6, 2))
        + twin("50,66! 60,65 64,67! 60,75 50,77", "ink")
        + both(blob("52,66.5! 55,72! 57,66.5!", "paper") + blob("58,66.5! 60,72! 62,67!", "paper"))
        + cut("50,18 50,34", 3)
        + both(cut("55,22 57,30", 2) + cut("62,48 58,54", 2))
        + tail("50,76 48,86 52,92 50,99", 5, "blood-cut")
    )


def golem() -> str:
    """Stones that stood up."""
    return (
        both(blob("74,42! 94,38! 99,60! 92,74! 78,72! 70,56!", "stone"))
        + both(blob("80,75! 96,76! 98,97! 78,98!", "stone") + cut("84,90 94,89", 2))
        + twin("50,44! 72,42! 78,62! 68,84! 50,86", "stone")
        + both(blob("54,86! 70,85! 74,100! 54,100!", "stone"))
        + twin("50,4! 66,6! 76,20! 72,40! 60,46! 50,46", "stone")
        + twin("50,18! 58,16! 72,18! 70,24! 50,24", "ink")
        + both(blob("55,25! 68,25! 66,32! 57,32!", "glow outlined"))
        + blob("38,38! 62,38! 60,42! 40,42!", "ink")
        + line("58,5 54,12 60,17", 2)
        + line("40,44 46,54 40,60 48,68", 2.5)
        + line("62,60 58,68 64,76", 2)
        + both(cut("76,46 80,58 76,66", 3) + cut("66,50 70,60 66,74", 3))
        + dot(50, 56, 5, "glow outlined")
        + cut("28,28 30,36 36,43", 3)
        + blob("62,4! 70,0! 76,6! 70,9!", "moss")
        + blob("14,40! 22,34! 28,42! 20,44!", "moss")
    )


def mummy() -> str:
    """Wrapped long ago, and coming loose."""
    bands = (
        "30,14 50,18 70,12",
        "24,24 50,29 76,21",
        "22,56 50,60 78,54",
        "23,66 50,71 76,64",
        "28,76 50,80 72,74",
        "26,60 48,72 66,82",
    )
    return (
        twin("50,74! 68,76 90,86 96,100! 50,100", "bone")
        + both(cut("58,86 74,88 92,94", 2.5) + cut("54,94 70,96 86,100", 2.5))
        + twin("50,4 68,8 78,24 79,46 74,68 64,82 50,86", "bone")
        + "".join(line(band, 2.5) for band in bands)
        + blob("22,34! 50,38 79,32! 80,48! 50,53 21,49!", "ink")
        + oval(63, 43, 7, 5, "glow")
        + dot(63, 43, 2.6)
        + blob("22,36! 52,40! 48,52! 22,48!", "bone")
        + line("24,43 48,46", 2)
        + tail("74,66 88,62 86,76 98,80", 8, "bone")
        + tail("24,22 10,18 12,30 2,34", 8, "bone")
        + cut("72,20 76,32", 3)
        + cut("74,56 72,66 66,76", 3)
        + line("36,5 44,14 58,6", 2.5)
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
