"""A seal with a letter, for people and beasts that nobody has drawn."""

from typing import Final

from delvers.draw.ink import blob, dot
from delvers.draw.svg import label

TINTS: Final = ("moss", "sea", "plum", "ember", "gold", "steel", "blood", "wood")


def seal(name: str) -> str:
    """The first letter of a name on a seal; another name may have another colour."""
    letter = next((sign for sign in name if sign.isalnum()), "?").upper()
    tint = TINTS[sum(map(ord, name)) % len(TINTS)]
    return (
        blob(
            "50,4! 66,12 84,10! 88,30 98,48! 88,68 88,88! 68,88 50,98! 34,88 14,90! 12,68 "
            "2,50! 12,30 14,12! 34,12",
            f"{tint} outlined",
        )
        + dot(50, 51, 31, "paper")
        + label(letter, 50, 68, 48, bold=True)
    )
