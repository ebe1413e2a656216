"""Knights, sorcerers, demons and ghosts that games share."""

import functools

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin


@functools.cache
def knight() -> str:
    """A closed helm with a plume."""
    return (
        tail("52,14 66,2 84,8 92,24 88,44", 20, "blood")
        + twin("50,76! 66,76 90,84 96,100! 50,100", "steel")
        + both(cut("62,84 78,88 88,98", 3))
        + twin("50,10 66,14 75,30 75,62 64,80 50,86", "steel")
        + twin("50,38! 62,40 75,37! 74,50 60,52 50,54", "ink")
        + both(oval(61, 45.5, 6, 2.6, "paper") + dot(60, 45.5, 2.4))
        + blob("46,12! 54,12! 56,84! 44,84!", "gold")
        + both("".join(dot(x, y, 2) for x, y in ((61, 62), (67, 62), (61, 69), (67, 69), (61, 76))))
        + both(cut("68,20 72,30", 3) + cut("62,18 65,30", 2))
        + cut("50,18 50,80", 2)
        + both(dot(71, 58, 1.6))
    )


def ghost() -> str:
    """It lingers."""
    return (
        blob(
            "50,4 78,14 86,44 82,96! 70,84 60,96! 50,84 40,96! 30,84 18,96! 14,44 22,14",
            "paper outlined",
        )
        + both(oval(62, 40, 7, 10))
        + oval(50, 64, 7, 10)
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
