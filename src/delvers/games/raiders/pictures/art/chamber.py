"""The chamber: a vaulted door with a light in it."""

from delvers.draw.ink import blob, both, cut, dot, twin


def chamber() -> str:
    """An archway, steps, and a candle burning inside."""
    stones = "".join(
        cut(f"{x},{y} {x + 9},{y}", 2) for x, y in ((9, 52), (9, 64), (9, 76), (9, 88))
    )
    return (
        twin("50,2! 76,8 92,28 94,94! 50,94", "stone")
        + twin("50,16! 66,20 77,34 78,94! 50,94", "ink")
        + both(stones + cut("66,10 62,18", 2.5) + cut("80,18 72,25", 2.5) + cut("90,34 79,38", 2.5))
        + cut("50,3 50,15", 2.5)
        + blob("50,22 64,40 66,62 50,72 34,62 36,40", "glow")
        + blob("50,34! 56,46 50,54 44,46", "gold")
        + blob("45,56! 55,56! 56,74! 44,74!", "paper outlined")
        + cut("50,52 50,57", 2)
        + blob("30,74! 70,74! 66,81! 34,81!", "wood")
        + blob("40,81! 60,81! 62,94! 38,94!", "wood")
        + blob("2,94! 98,94! 98,100! 2,100!", "stone")
        + dot(36, 70, 3.5, "gold")
        + dot(64, 70, 3.5, "gold")
    )
