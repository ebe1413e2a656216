"""SHA-256, loaded when it is first wanted: it takes a tenth of the start of a game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import _Hash


def sha256(start: bytes = b"") -> "_Hash":
    """A digest that begins with these bytes."""
    import hashlib  # noqa: PLC0415  # slow to load

    return hashlib.sha256(start)
