"""The six heroes, each in a box of 100 by 100."""

import functools
from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin


def face(skin: str = "skin") -> str:
    """The face that all six start from."""
    return (
        twin("50,26! 65,28 69,43 66,59 59,71 50,76", skin)
        + both(oval(59.5, 49, 3.6, 2.6, "paper") + dot(59.5, 49.2, 2.2))
        + line("49,49 47,57 50,60 54,58.5", 1.8)
    )


@functools.cache
def hugo() -> str:
    """Hugo the Glorious: plate, plume and a moustache."""
    return (
        tail("52,12 66,0 86,4 96,20 92,44", 22, "sea")
        + twin("50,74! 68,72 92,82 98,100! 50,100", "steel")
        + both(cut("60,82 78,84 90,94", 3) + cut("70,76 84,82 94,92", 2))
        + twin("50,78! 60,80 66,100! 50,100", "sea")
        + blob(
            "46,84! 54,84! 54,89! 59,89! 59,94! 54,94! 54,100! 46,100! 46,94! 41,94! 41,89! 46,89!",
            "gold thin",
        )
        + face()
        + both(cut("53,43 60,39 68,42", 3.4))
        + both(tail("50,62 58,62 70,68", 7, "gold"))
        + cut("45,68 50,69.5 55,68", 2.2)
        + twin("50,4 66,8 76,24 78,56 72,74 64,78! 68,56 66,36 60,29! 50,29", "steel")
        + twin("50,26! 62,25 70,30! 68,36 60,33 50,34", "steel")
        + both(cut("72,34 74,50 70,66", 3) + dot(72, 46, 1.6) + cut("60,10 68,20 70,26", 2.5))
        + blob("47,3! 53,3! 54,34! 50,40! 46,34!", "gold")
        + cut("30,22 36,12 46,8", 3, "paper")
    )


@functools.cache
def krutzbeck() -> str:
    """Krutzbeck: a berserker with war paint and an axe."""
    axe = (
        line("84,100 88,18", 7)
        + line("84,100 88,18", 3.4, "wood-line")
        + blob("86,20! 74,12! 68,26 72,42! 86,38! 97,40! 100,24 96,12!", "steel")
        + cut("73,16 70,26 74,38", 2)
        + cut("86,22 86,36", 3)
    )
    return (
        axe
        + twin("50,70! 70,72 92,80 98,100! 50,100", "skin")
        + blob("2,100! 8,84 24,78 44,96 60,100!", "wood")
        + "".join(
            cut(f"{x},{y} {x + 4},{y + 8}", 2.6)
            for x, y in ((12, 86), (20, 84), (28, 88), (36, 93))
        )
        + both(blob("66,42! 74,40 74,54 67,56!", "skin"))
        + twin("50,14 66,17 72,34 70,54 62,72 50,78", "skin")
        + blob("44,16! 47,2 50,-3 53,2 56,16! 50,20", "ink")
        + both(oval(60, 47, 3.8, 2.6, "paper") + dot(60, 47.2, 2.2) + cut("52,44 60,38 70,40", 5))
        + both(blob("56,52! 66,50! 68,55! 57,57!", "blood-cut"))
        + line("49,47 46,57 50,60 55,58", 2)
        + twin("50,64! 57,60 66,56 70,50! 73,70 66,88 50,99", "blood")
        + "".join(
            cut(f"{x},68 {x + d},82 {50 + d},94", 2.4)
            for x, d in ((37, 3), (44, 1), (56, -1), (63, -3))
        )
        + blob("42,67! 50,64 58,67! 50,73", "ink")
        + blob("44,67! 50,66 56,67! 50,69", "paper")
        + line("38,22 36,34 40,40", 1.8, "blood-line")
    )


@functools.cache
def lindel() -> str:
    """Lindel: an elf with long hair and a leaf on his brow."""
    return (
        twin("50,18! 70,18 80,40 78,70 84,94! 66,90 50,90", "gold")
        + twin("50,76! 64,74 88,84 96,100! 50,100", "moss")
        + blob("40,78! 50,90! 60,78! 56,100! 44,100!", "paper thin")
        + both(cut("66,82 80,88 88,99", 3))
        + both(blob("67,42! 84,30! 88,24! 82,46 69,54!", "skin") + cut("70,46 78,40 83,33", 2))
        + face()
        + both(cut("54,44 61,42 68,45", 2.6))
        + cut("45,66 50,68 56,66", 2.4)
        + twin("50,12 64,14 74,26 75,44! 68,36 62,29 50,31", "gold")
        + both(tail("70,36 75,56 72,82", 9, "gold"))
        + both(cut("56,16 66,22 70,32", 2.4) + cut("74,52 75,66 73,78", 2))
        + line("31,33 42,30 50,32 58,30 69,33", 2.6)
        + line("31,33 42,30 50,32 58,30 69,33", 1.1, "moss-line")
        + blob("50,22! 55,29 50,38! 45,29", "moss thin")
        + cut("50,25 50,36", 1.2)
    )


@functools.cache
def tatianna() -> str:
    """Tatianna: a huntress with braids, a feather and a bow."""
    bow = (
        line("10,4 2,30 2,68 12,98", 6)
        + line("10,4 2,30 2,68 12,98", 3, "wood-line")
        + line("10,4 14,50 12,98", 1.3)
    )
    return (
        bow
        + twin("50,76! 66,76 88,86 94,100! 50,100", "ember")
        + both(cut("62,84 76,88 84,99", 3))
        + blob("36,80! 50,92 64,80! 62,90 50,98 38,90", "bone thin")
        + "".join(
            blob(f"{x},{y}! {x + 2},{y + 7}! {x + 5},{y}!", "paper thin")
            for x, y in ((40, 86), (47, 90), (55, 87))
        )
        + twin("50,10 68,14 77,32 76,56 69,62! 50,40", "wood")
        + face()
        + both(cut("53,44 60,41.5 68,44", 2.6))
        + both(cut("57,56 66,54", 2.2, "blood-cut") + cut("58,59 65,58", 1.8, "blood-cut"))
        + blob("44,66! 50,64.5 56,66! 50,69.5", "blood thin")
        + twin("50,10 66,14 75,30 72,44! 66,33 50,28", "wood")
        + cut("50,12 50,27", 2.4)
        + both(cut("56,15 65,21 70,33", 2.2))
        + both(
            "".join(oval(75, 54 + i * 8, 5, 5.2, "wood") for i in range(5))
            + dot(75, 94, 3.4, "gold")
        )
        + both("".join(cut(f"72,{56 + i * 8} 78,{53 + i * 8}", 1.6) for i in range(5)))
        + tail("66,22 84,12 94,-4", 10, "ember")
        + cut("70,21 82,12 91,0", 1.8)
        + line("30,31 50,27 70,31", 3)
    )


@functools.cache
def gherinn() -> str:
    """Brother Gherinn: tonsure, beard, and faith."""
    return (
        twin("50,70! 70,72 94,84 100,100! 50,100", "bone")
        + twin("50,68! 66,66 80,74 70,90 50,94", "bone")
        + both(cut("58,80 70,78 78,75", 2.6) + cut("64,90 76,94 80,100", 3))
        + both(blob("66,44! 74,42 74,55 67,57!", "skin"))
        + twin("50,12 65,15 71,32 69,56 61,72 50,77", "skin")
        + both(blob("63,24! 71,26 75,40 70,48! 68,36", "stone"))
        + cut("40,16 50,13 60,16", 2, "paper")
        + both(cut("54,45 60,43 68,46", 3.4) + cut("55,50 60,52 66,50", 2))
        + line("49,48 46,58 50,61 54,59", 2)
        + twin("50,63! 57,60 64,58 70,52! 71,68 64,84 50,92", "stone")
        + "".join(
            cut(f"{x},68 {x + d},78 {50 + d},87", 2)
            for x, d in ((38, 3), (45, 1), (55, -1), (62, -3))
        )
        + cut("44,67 50,69 56,67", 2.4)
        + both(cut("54,22 62,24", 1.6) + cut("54,28 62,29", 1.6))
        + line("36,86 50,99 64,86", 2.4)
        + dot(50, 92, 8, "gold")
        + blob("50,86! 51.6,90.4! 56,92! 51.6,93.6! 50,98! 48.4,93.6! 44,92! 48.4,90.4!", "paper")
    )


@functools.cache
def challara() -> str:
    """Challara: a sorceress, and Brightblaze on her shoulder."""
    familiar = (
        tail("88,84 98,70 94,56 88,52", 9, "blood")
        + blob("74,60! 70,44! 84,52! 88,64 80,68", "blood")
        + blob("76,84 72,70 76,58 86,58 92,68 90,84", "blood")
        + blob("70,48 78,42 90,46 92,56 84,60 74,60 66,56", "blood")
        + blob("88,46! 96,36! 92,50!", "gold thin")
        + blob("80,43! 84,33! 87,45!", "gold thin")
        + oval(79, 51, 3, 2.4, "glow")
        + oval(78.6, 51, 0.9, 2.3)
        + dot(69.5, 54, 1)
        + cut("70,58 78,59 84,57", 1.4)
        + cut("80,66 78,74 80,82", 2, "gold-cut")
    )
    return (
        twin("50,10 72,14 82,36 80,66 86,92! 64,88 50,86", "ink")
        + twin("50,74! 64,76 88,84 94,100! 50,100", "plum")
        + both(cut("62,82 76,88 84,99", 3))
        + blob("38,76! 50,94! 62,76! 58,72 42,72", "umber")
        + face("umber")
        + both(cut("53,43 60,40 68,43", 2.8) + cut("55,46.5 61,45 66,47.5", 1.8))
        + blob("43.5,66! 50,64 56.5,66! 50,70.5", "blood thin")
        + twin("50,8 66,11 77,28 76,48! 67,34 58,27! 50,30", "plum")
        + both(tail("72,36 80,58 76,84", 11, "plum") + cut("60,12 70,22 74,34", 2.4))
        + cut("50,10 51,26", 2)
        + blob("50,24! 54,30! 50,36! 46,30!", "sea thin")
        + line("32,33 42,30 46,31", 2.2, "gold-line")
        + line("68,33 58,30 54,31", 2.2, "gold-line")
        + dot(50, 92, 4, "sea thin")
        + familiar
    )


HEROES: dict[str, Callable[[], str]] = {
    "hugo": hugo,
    "krutzbeck": krutzbeck,
    "lindel": lindel,
    "tatianna": tatianna,
    "gherinn": gherinn,
    "challara": challara,
}
