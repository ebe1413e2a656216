"""The seven monsters."""

from collections.abc import Callable

from delvers.draw.ink import blob, cut, dot, line, oval, tail
from delvers.draw.woodcuts.monsters import dragon, goblin, skeleton, troll, zombie


def the_thing() -> str:
    """Something with too many eyes."""
    arms = (
        "24,70 10,66 4,78 10,90 4,98",
        "76,70 92,62 98,74 90,86 98,96",
        "34,84 26,92 30,98 22,100",
        "66,84 76,90 70,98 80,100",
        "28,38 14,30 16,16 6,8",
        "72,38 84,28 82,14 94,6",
        "50,86 46,94 54,98 50,100",
    )
    eyes = ((38, 36, 9), (62, 32, 11), (50, 50, 7), (70, 54, 6), (30, 56, 6))
    teeth = "".join(blob(f"{x},68! {x + 3},76! {x + 6},69!", "paper") for x in range(32, 66, 7))
    lower = "".join(blob(f"{x},84! {x + 3},77! {x + 6},84!", "paper") for x in range(36, 62, 7))
    return (
        "".join(tail(arm, 15, "plum") for arm in arms)
        + blob("50,12 66,14 80,26 84,46 80,68 72,88 50,92 28,88 20,70 16,48 22,26 34,15", "plum")
        + "".join(dot(x, y, r, "paper outlined") + dot(x + 2, y + 1, r * 0.45) for x, y, r in eyes)
        + blob("26,68! 50,66 74,68! 66,84 50,88 34,84", "ink")
        + teeth
        + lower
        + cut("26,30 32,20 42,16", 3, "paper")
        + cut("76,64 74,72 70,78", 2)
        + cut("22,62 24,70 28,76", 2)
    )


def serpent() -> str:
    """Coils, a raised neck, a forked tongue."""
    neck = "66,72 80,58 66,46 48,42 42,30 50,20"
    scales = "".join(
        cut(f"{x},{y} {x + 8},{y + 3}", 2.5) for x, y in ((66, 62), (60, 50), (50, 45))
    )
    return (
        oval(50, 86, 40, 12, "moss")
        + "".join(cut(f"{x},90 {x + 3},97", 3) for x in range(18, 84, 9))
        + oval(50, 74, 31, 11, "moss")
        + "".join(cut(f"{x},78 {x + 3},84", 3) for x in range(26, 76, 8))
        + oval(50, 66, 20, 7, "ink")
        + line(neck, 21, "line")
        + line(neck, 15, "moss-line")
        + scales
        + tail("88,84 96,72 92,60", 10, "moss")
        + blob("60,30 64,16 54,6 38,6 24,14 14,24 20,32 36,36 50,38", "moss")
        + blob("36,16! 46,12 50,18! 42,22", "gold")
        + oval(44, 17, 1.4, 4)
        + cut("14,25 26,28 40,28", 2.5)
        + line("18,29 6,34 2,30", 2, "blood-line")
        + line("6,34 2,40", 2, "blood-line")
        + blob("26,28! 28,36! 31,29!", "paper")
        + dot(20, 22, 1.6)
        + cut("48,8 58,14 60,24", 3)
        + cut("30,11 42,8 52,9", 2, "paper")
    )


MONSTERS: dict[str, Callable[[], str]] = {
    "dragon": dragon,
    "troll": troll,
    "the_thing": the_thing,
    "goblin": goblin,
    "serpent": serpent,
    "skeleton": skeleton,
    "zombie": zombie,
}
