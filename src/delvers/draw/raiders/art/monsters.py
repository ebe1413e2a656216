"""The seven monsters."""

from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin


def dragon() -> str:
    """A horned head on a scaly neck, breathing fire."""
    neck = "".join(cut(f"{58 + i},{84 - i * 5} {80 + i},{88 - i * 7}", 3) for i in range(6))
    spines = "".join(
        blob(f"{x},{y}! {x + 14},{y - 6}! {x + 5},{y + 12}!", "blood")
        for x, y in ((74, 38), (82, 52), (87, 68), (88, 83))
    )
    teeth = "".join(blob(f"{x},58! {x + 3},66! {x + 6},59!", "paper") for x in (17, 25, 33, 41))
    lower = "".join(blob(f"{x},71! {x + 3},64! {x + 6},71!", "paper") for x in (20, 29, 38))
    return (
        spines
        + tail("64,32 76,24 84,14 96,4", 13, "bone")
        + tail("54,30 64,18 70,10 76,0", 9, "bone")
        + blob(
            "92,100! 92,76 84,54 74,38 62,30 52,28 42,31 36,38 22,42 8,46 4,54 12,60! 30,59"
            " 50,62! 34,71 18,72! 20,80 36,84 50,86 56,100!",
            "moss",
        )
        + blob("12,60! 30,59 50,62! 34,71 18,72! 26,66", "ink")
        + teeth
        + lower
        + neck
        + blob("40,42! 50,36 58,42! 50,46", "gold")
        + oval(50, 41.5, 1.8, 4)
        + cut("36,38 48,33 60,40", 4)
        + oval(11, 50, 2.6, 1.8, turn=-20)
        + cut("18,47 28,47 34,52", 2)
        + cut("60,48 62,58 56,66", 2.5)
        + tail("18,63 6,70 0,82", 5, "blood")
    )


def troll() -> str:
    """A heavy brow, a heavier jaw, two tusks."""
    return (
        twin("50,66! 74,66 94,80 100,100! 50,100", "stone")
        + both(cut("66,82 78,90 82,100", 3) + cut("84,82 90,90 92,99", 3))
        + both(blob("76,40! 96,30! 92,48 80,56!", "moss"))
        + twin("50,14 68,17 78,30 79,46 86,62 78,80 62,90 50,92", "moss")
        + "".join(
            tail(f"{x},20 {x + d},10 {x + d * 2},2", 6) for x, d in ((38, -4), (50, 0), (62, 4))
        )
        + twin("50,42! 60,35 78,36! 74,45 60,47 50,49", "ink")
        + both(oval(65, 49, 5.5, 4.5, "gold") + dot(64, 49.5, 2))
        + blob("44,44! 56,44! 62,58 64,66 56,70 50,68 44,70 36,66 38,58", "moss")
        + both(oval(56, 65, 2.6, 1.8))
        + twin("50,75! 66,73 78,74! 66,81 50,82", "ink")
        + both(blob("62,79! 72,79! 74,68 71,56! 66,66", "bone"))
        + both(cut("82,62 80,72 74,80", 3) + cut("70,24 74,30 74,36", 2))
        + dot(70, 64, 2)
        + dot(34, 28, 2)
        + dot(30, 67, 1.6)
    )


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


def goblin() -> str:
    """All ears and grin."""
    teeth = "".join(blob(f"{x},66! {x + 2.5},72! {x + 5},66!", "paper") for x in range(36, 62, 6))
    return (
        twin("50,78! 62,80 84,90 90,100! 50,100", "wood")
        + both(blob("68,38! 86,24 100,16! 96,40 84,56 68,60!", "moss"))
        + both(blob("74,42! 86,32 93,26! 89,42 80,50!", "plum"))
        + twin("50,18 66,20 76,34 74,56 64,76 50,86", "moss")
        + both(blob("54,42! 64,34 74,36! 70,46 60,48", "gold") + dot(64, 41.5, 3))
        + both(cut("52,40 62,31 76,32", 5))
        + blob("46,42! 54,42! 56,54 60,62 50,66 40,62 44,54", "moss")
        + both(oval(54, 61, 1.6, 1.2))
        + blob("30,64! 40,67 60,67 70,64! 62,76 50,79 38,76", "ink")
        + teeth
        + tail("42,20 38,10 28,6", 7)
        + tail("52,18 52,8 60,2", 7)
        + both(cut("72,54 70,62 66,68", 2))
        + cut("40,26 50,24 60,26", 2)
        + cut("42,30 50,28 58,30", 2)
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


def skeleton() -> str:
    """A skull over ribs."""
    ribs = "".join(
        both(line(f"52,{y} {66 + i},{y - 4} {78 - i},{y + 4} {72 - i * 2},{y + 11}", 4.5))
        for i, y in enumerate((74, 83, 92))
    )
    return (
        line("50,62 50,100", 8)
        + line("50,64 50,100", 3, "bone-line")
        + both(line("52,70 70,66 90,72", 6))
        + ribs
        + twin("50,4 68,7 80,22 78,40 68,48 66,60 58,66 50,66", "bone")
        + both(oval(63, 32, 8, 9) + dot(63, 33, 2.4, "blood-cut"))
        + blob("50,40! 54,49! 50,47! 46,49!")
        + both(cut("70,44 76,40 77,34", 2.5) + line("55,55 55,65", 2) + line("62,55 61,63", 2))
        + line("36,56 50,58 64,56", 2.5)
        + line("50,56 50,66", 2)
        + cut("60,10 56,16 60,20 56,26", 2)
        + cut("26,22 32,12 42,8", 2)
    )


def zombie() -> str:
    """It has been dead for some time."""
    fingers = ("80,34 76,22 72,14", "84,32 84,20 84,10", "89,34 92,24 94,16", "78,40 70,36 66,30")
    return (
        twin("50,70! 66,72 84,80 88,100! 50,100", "wood")
        + both(cut("58,78 60,90 58,100", 3))
        + blob("76,100! 76,60 78,42 84,34 92,40 92,62 96,100!", "stone")
        + "".join(line(finger, 8) + line(finger, 3.6, "stone-line") for finger in fingers)
        + blob("72,98! 78,80! 82,92! 88,78! 92,92! 99,80! 100,100! 72,100!", "wood")
        + blob("46,10 62,14 70,28 68,48 62,66 48,78 34,74 22,58 20,34 28,16", "stone")
        + "".join(tail(f"{x},14 {x - 3},6 {x - 8},2", 5) for x in (32, 42, 52))
        + dot(35, 40, 8, "paper outlined")
        + dot(36, 41, 2.4)
        + blob("50,40! 58,36 64,42! 58,46", "ink")
        + cut("48,34 58,31 66,36", 4)
        + cut("26,30 34,28 42,31", 4)
        + blob("44,44! 48,54! 41,55!")
        + blob("32,60! 46,58 58,60! 56,68 44,71 36,68", "ink")
        + blob("37,60! 40,65! 43,60!", "paper")
        + blob("50,69! 53,63! 55,68!", "paper")
        + line("50,16 60,30", 2)
        + "".join(line(f"{x},{y} {x + 5},{y - 4}", 2) for x, y in ((50, 21), (53, 26), (57, 30)))
        + cut("62,52 62,60 56,66", 2.5)
        + cut("66,30 67,40 66,48", 3)
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
