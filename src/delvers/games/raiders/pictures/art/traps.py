"""The four traps."""

from collections.abc import Callable

from delvers.draw.ink import blob, cut, dot, line, oval, tail
from delvers.draw.svg import group, tag
from delvers.draw.woodcuts.tokens import coin


def lava_cauldron() -> str:
    """A cauldron on chains that tips over."""
    pot = (
        blob("18,30! 82,30! 86,50 74,70 50,76 26,70 14,50", "stone")
        + oval(50, 30, 36, 9, "ink")
        + oval(50, 30, 31, 6.5, "gold")
        + cut("24,46 28,60 42,68", 5)
        + cut("30,46 36,58 48,63", 3)
        + cut("74,42 76,52 70,62", 2, "paper")
    )
    return (
        "".join(oval(22, y, 3.4, 5.5, "stone") for y in (3, 12, 21, 30, 39))
        + "".join(oval(80, y, 3.4, 5.5, "stone") for y in (3, 12))
        + blob("12,42! 22,40 30,52 30,72 38,90 30,98 14,96 2,98 6,86 12,66", "gold")
        + blob("16,52! 24,60 23,76 26,90 18,92 12,90 18,74", "blood")
        + tag("g", pot, transform="rotate(-24 50 46)")
        + dot(48, 90, 3.5, "gold")
        + dot(58, 96, 2.5, "blood")
        + tail("66,22 74,14 70,6", 5)
        + tail("52,18 56,10 52,2", 4)
    )


def coin_snatcher() -> str:
    """A clawed hand out of the wall, reaching for gold."""
    fingers = (
        "30,38 20,50 22,66",
        "42,42 38,58 40,74",
        "56,42 58,58 56,74",
        "68,36 76,48 74,64",
    )
    claws = ((22, 64, -2), (40, 72, 0), (56, 72, 0), (74, 62, 2))
    return (
        group(coin(), at=(8, 72), scale=0.27)
        + group(coin(), at=(64, 74), scale=0.25)
        + group(coin(), at=(34, 76), scale=0.3)
        + blob("28,0! 72,0! 68,20 74,36 66,46 50,50 34,46 26,36 32,20", "moss")
        + "".join(line(finger, 14) + line(finger, 8.5, "moss-line") for finger in fingers)
        + "".join(blob(f"{x - 4},{y}! {x + 4},{y}! {x + d},{y + 14}!", "bone") for x, y, d in claws)
        + "".join(cut(f"{x},36 {x},44", 3) for x in (40, 50, 60))
        + cut("36,4 38,16 36,26", 3)
        + cut("44,2 45,14 44,24", 2)
        + cut("62,4 60,18 64,28", 2, "paper")
        + blob("22,0! 78,0! 76,9 64,6 50,10 36,6 24,9", "stone")
    )


def spike_trap() -> str:
    """Iron spikes out of the floor."""
    back = "".join(blob(f"{x - 6},76! {x},30! {x + 6},76!", "stone") for x in (26, 42, 58, 74))
    front = "".join(
        blob(f"{x - 8},86! {x},{y}! {x + 8},86!", "steel")
        + blob(f"{x},{y}! {x + 8},86! {x + 2},86!", "ink")
        for x, y in ((16, 28), (33, 12), (50, 4), (67, 12), (84, 28))
    )
    return (
        back
        + blob("4,78! 96,78! 100,92! 0,92!", "stone")
        + front
        + blob("0,86! 100,86! 100,99! 0,99!", "stone")
        + "".join(cut(f"{x},94 {x + 14},93", 2.5) for x in range(4, 90, 18))
        + cut("14,20 8,12 6,4", 2.5)
        + cut("86,20 92,12 94,4", 2.5)
    )


def giant_boulder() -> str:
    """It rolls, and it does not stop."""
    return (
        blob("0,82! 30,88 70,94 100,98! 100,100! 0,100!", "wood")
        + cut("2,88 30,93 60,97", 2)
        + blob("54,8 74,14 88,32 90,54 80,76 60,88 38,84 22,70 16,50 22,28 36,14", "stone")
        + cut("26,62 34,76 52,83", 7)
        + cut("28,54 38,70 58,77", 4)
        + cut("34,52 44,64 60,70", 2.5)
        + line("50,20 56,32 50,40 60,50", 2.5)
        + line("56,32 68,34", 2)
        + line("72,54 66,62 72,68", 2)
        + cut("34,30 42,20 54,15", 3, "paper")
        + oval(74, 36, 4, 3, "ink", -30)
        + oval(38, 44, 3, 2, "ink", 20)
        + "".join(cut(f"0,{y} 8,{y - 1} {w},{y - 4}", 3) for y, w in ((26, 20), (40, 14), (56, 13)))
        + dot(12, 74, 3, "stone")
        + dot(92, 88, 3.5, "stone")
    )


TRAPS: dict[str, Callable[[], str]] = {
    "lava_cauldron": lava_cauldron,
    "coin_snatcher": coin_snatcher,
    "spike_trap": spike_trap,
    "giant_boulder": giant_boulder,
}
