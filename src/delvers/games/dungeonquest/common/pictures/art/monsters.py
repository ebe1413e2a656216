"""The five kinds of monsters, and one that nobody has seen, each in a box of 100 by 100."""

import functools
from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.woodcuts.people import demon, sorcerer


@functools.cache
def skeleton() -> str:
    """It still has its helmet and its bow."""
    ribs = "".join(
        both(line(f"52,{y} {64 + i},{y - 3} {75 - i},{y + 4} {70 - i * 2},{y + 10}", 6))
        + both(
            line(f"52,{y} {64 + i},{y - 3} {75 - i},{y + 4} {70 - i * 2},{y + 10}", 3, "bone-line")
        )
        for i, y in enumerate((77, 86, 95))
    )
    return (
        line("14,2 2,30 2,70 16,98", 7)
        + line("14,2 2,30 2,70 16,98", 3.6, "wood-line")
        + line("14,2 20,50 16,98", 1.4)
        + line("4,52 44,52", 2.6)
        + blob("2,52! 10,47! 10,57!", "steel thin")
        + line("50,64 50,100", 9)
        + line("50,66 50,100", 4.5, "bone-line")
        + ribs
        + twin("50,8 67,11 78,27 76,43 68,50 66,62 58,68 50,68", "bone")
        + both(oval(62, 38, 8, 8.5) + dot(62.5, 39, 2.6, "blood-cut"))
        + blob("50,45! 54,53! 50,51! 46,53!")
        + "".join(line(f"{x},58 {x},66", 1.8) for x in (39, 44.5, 50, 55.5, 61))
        + line("36,58.5 50,60.5 64,58.5", 2)
        + twin("50,0 70,4 82,22 80,32! 66,27 50,29", "steel")
        + blob("46,1! 54,1! 53,40! 50,44! 47,40!", "steel")
        + both(dot(70, 25, 1.8) + cut("60,6 70,12 75,22", 2.5))
        + cut("24,24 28,12 40,5", 3, "paper")
    )


@functools.cache
def troll() -> str:
    """Big, hungry, and armed with a tree."""
    return (
        line("92,2 82,60 78,100", 15)
        + line("92,4 82,60 78,98", 10, "wood-line")
        + "".join(
            blob(f"{x},{y}! {x + 9},{y - 5}! {x + 3},{y + 7}!", "steel thin")
            for x, y in ((90, 16), (89, 30))
        )
        + "".join(
            blob(f"{x},{y}! {x - 9},{y - 4}! {x - 2},{y + 7}!", "steel thin")
            for x, y in ((86, 10), (84, 26))
        )
        + twin("50,60! 76,62 96,78 100,100! 50,100", "moss")
        + both(cut("64,82 76,88 82,99", 3.4) + cut("82,76 90,84 94,96", 3))
        + blob("0,100! 6,84 22,80 40,100!", "wood")
        + both(blob("74,42! 95,28! 94,44 80,56!", "moss") + cut("80,46 90,36", 2))
        + twin("50,12 67,15 77,30 78,46 84,62 76,80 62,90 50,92", "moss")
        + "".join(
            tail(f"{x},18 {x + d},8 {x + d * 2},0", 7)
            for x, d in ((38, -4), (46, -1), (54, 1), (62, 4))
        )
        + twin("50,43! 60,34 78,36! 74,45 60,47 50,50", "ink")
        + both(oval(64.5, 49, 5.5, 4.4, "gold") + dot(64, 49.4, 2))
        + blob("43,44! 57,44! 64,58 65,67 56,71 50,69 44,71 35,67 36,58", "moss")
        + both(oval(57, 66, 2.8, 2))
        + twin("50,75! 66,72 78,74! 68,83 50,85", "ink")
        + both(blob("62,80! 72,80! 75,68 71,55! 66,66", "bone"))
        + "".join(blob(f"{x},75! {x + 3},80! {x + 6},75!", "paper") for x in (41, 47, 53))
        + both(cut("82,62 80,72 74,80", 3))
        + dot(30, 30, 2)
        + dot(68, 26, 1.6)
        + dot(34, 76, 1.8)
    )


@functools.cache
def golem() -> str:
    """Hewn from the castle's own stone."""
    return (
        both(blob("73,44! 92,36! 100,52! 98,72! 82,76! 70,60!", "stone"))
        + both(
            blob("80,78! 97,75! 99,96! 80,99!", "stone")
            + cut("84,92 95,91", 2)
            + cut("80,50 92,46", 2.4)
        )
        + twin("50,46! 73,43! 80,64! 70,88! 50,90", "stone")
        + both(blob("54,90! 72,88! 76,100! 54,100!", "stone"))
        + twin("50,4! 65,5! 76,14! 74,40! 64,48! 50,50", "stone")
        + twin("50,17! 60,15! 74,16! 73,23! 50,24", "ink")
        + both(blob("54,25! 68,24! 67,32! 56,33!", "glow outlined"))
        + blob("37,39! 63,39! 62,44! 38,44!", "ink")
        + "".join(
            blob(f"{x},39! {x + 4},39! {x + 4},42! {x},42!", "stone-cut") for x in (41, 48, 55)
        )
        + line("58,5 54,11 60,15", 2)
        + line("32,30 37,35 34,41", 2)
        + line("62,64 58,72 64,80", 2)
        + blob("50,54! 60,64! 50,78! 40,64!", "gold")
        + line("50,58 50,74", 2)
        + line("45,63 50,67 55,63", 2)
        + both(cut("76,50 80,60 76,68", 3) + cut("68,50 72,62 66,80", 3))
        + cut("28,30 30,38 36,46", 3)
        + blob("60,4! 68,-2! 76,4! 70,9!", "moss")
        + blob("8,42! 16,36! 24,42! 14,47!", "moss")
        + cut("30,12 34,8 44,7", 2.4, "paper")
    )


@functools.cache
def eyes() -> str:
    """Something in the dark; nobody can tell what it is."""
    return (
        twin("50,2 72,6 90,26 98,54 88,82 70,96 50,98", "abyss edged")
        + both(blob("56,52! 66,38 84,36! 80,50 66,56", "glow") + oval(71, 46, 3, 7, "ink", 12))
        + both(cut("54,44 66,30 86,30", 4, "smoke"))
        + "".join(blob(f"{x - 5},68! {x},80! {x + 5},68!", "bone") for x in (34, 45, 56, 67))
        + "".join(blob(f"{x - 5},86! {x},75! {x + 5},86!", "bone") for x in (39.5, 50.5, 61.5))
    )


MONSTERS: dict[str, Callable[[], str]] = {
    "skeleton": skeleton,
    "sorcerer": sorcerer,
    "troll": troll,
    "golem": golem,
    "demon": demon,
}
