"""The five kinds of monsters, and one that nobody has seen, each in a box of 100 by 100."""

import functools
from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin


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
def sorcerer() -> str:
    """A cowl, a burning hand, no face to speak of."""
    flame = (
        blob("84,4! 90,16 100,26 97,42 86,48 75,44 72,30 78,24 80,14", "gold")
        + blob("86,20! 92,30 92,40 85,45 79,39 82,30", "blood-cut")
        + blob("86,32! 89,38 86,43 83,38", "paper")
    )
    return (
        flame
        + twin("50,56! 74,66 92,82 98,100! 50,100", "plum")
        + twin("50,0! 66,8 78,28 82,54 74,78 62,90 50,94", "plum")
        + twin("50,16 64,22 72,40 70,62 60,78 50,82", "abyss")
        + both(blob("55,46! 64,40 70,44! 64,50 57,50!", "glow") + dot(63, 45.5, 1.8, "blood-cut"))
        + both(cut("56,56 62,60 64,68", 1.8, "smoke") + cut("54,64 57,72", 1.6, "smoke"))
        + tail("50,2 58,-4 70,-2", 7, "plum")
        + both(
            cut("76,32 79,50 74,70", 3.4) + cut("66,12 74,26", 2.5) + cut("70,76 82,86 88,98", 3)
        )
        + line("30,84 50,96 70,84", 2.6, "gold-line")
        + blob("50,88! 55,95! 50,102! 45,95!", "blood")
        + blob("72,66! 78,50 84,48 86,52 92,50 95,55 94,66 86,76 76,78!", "moss")
        + "".join(cut(f"{x},54 {x - 1},64", 1.8) for x in (84, 89))
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
def demon() -> str:
    """Horns, wings, fire."""
    wing = "60,52! 74,30 90,20 100,18! 95,40 100,62! 91,58 86,72! 79,66 72,80! 64,70"
    return (
        both(
            blob(wing, "ember")
            + cut("64,50 78,36 98,20", 4)
            + cut("66,56 82,50 98,60", 3)
            + cut("66,62 76,62 85,70", 3)
        )
        + twin("50,62! 68,64 80,80 82,100! 50,100", "blood")
        + "".join(
            cut(f"{40 - i},{82 + i * 7} 50,{85 + i * 7} {60 + i},{82 + i * 7}", 2.6)
            for i in range(3)
        )
        + both(
            tail("62,26 80,22 88,8 82,-6", 14, "bone")
            + cut("72,23 74,17", 1.8)
            + cut("80,18 80,11", 1.8)
        )
        + twin("50,14 64,18 71,34 68,52 60,70 50,78", "blood")
        + both(blob("54,42! 62,35 70,38! 63,46", "glow") + oval(62, 41, 1.4, 4))
        + both(cut("51,40 60,30 72,34", 5))
        + blob("46,44! 54,44! 57,54 50,58 43,54", "blood")
        + both(oval(53.4, 54, 1.6, 1.2))
        + twin("50,60! 60,58 65,58! 60,69 50,71", "ink")
        + both(blob("52,60! 55,66! 57,60!", "paper") + blob("58,59! 60,65! 62,59!", "paper"))
        + blob("46,71! 50,66! 54,71!", "paper")
        + both(cut("66,50 64,58", 2) + blob("68,40! 80,34! 76,48!", "blood"))
        + tail("50,74 47,82 52,88 49,94", 7)
        + cut("44,20 50,17 56,20", 2.4)
        + cut("46,26 50,24 54,26", 2)
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
