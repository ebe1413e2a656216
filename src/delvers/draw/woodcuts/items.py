"""A torch and a flask, which games share."""

import functools

from delvers.draw.ink import blob, both, cut, dot, line, oval, twin


@functools.cache
def torch() -> str:
    """A burning brand."""
    return (
        twin("50,60! 56,60! 53,97 50,98", "wood")
        + cut("50,66 51,90", 2)
        + both(cut("66,16 74,10 80,2", 2) + cut("72,32 82,28 92,26", 2))
        + blob("52,3! 58,16 70,26 70,42 60,54 50,56 40,54 30,42 32,28 40,18 44,26 50,14", "gold")
        + blob("51,24! 58,36 58,46 50,52 42,46 44,36", "blood")
        + blob("50,38! 54,46 50,50 46,46", "paper")
        + twin("50,52! 64,52! 58,64! 50,64", "stone")
        + cut("38,57 62,57", 2)
    )


def flask(amount: int) -> str:
    """A potion; a larger one fills the flask further."""
    level = 62 if amount == 1 else 50
    return (
        twin("50,30! 57,30! 57,44 74,66 78,84 66,95 50,96", "paper")
        + twin(f"50,{level}! 70,{level}! 76,80 66,92 50,93", "moss")
        + line("43,30 43,44 26,66 22,84 34,95 50,96 66,95 78,84 74,66 57,44 57,30", 3.5)
        + blob("40,20! 60,20! 60,31! 40,31!", "wood")
        + dot(42, 78, 4, "paper")
        + dot(56, 70, 3, "paper")
        + oval(60, 84, 2.4, 2.4, "paper")
        + cut("32,66 27,80 33,90", 3)
    )
