"""Answers in fewer bytes, packed in the best way that their reader can unpack."""

import gzip
from enum import IntEnum
from functools import lru_cache
from typing import Final, Literal

import brotli

Packing = Literal["br", "gzip"]
WAYS: Final[tuple[Packing, ...]] = ("br", "gzip")
"""The best one first."""


class Effort(IntEnum):
    """How long packing may take."""

    QUICK = 0
    """For small answers, of which there are many."""
    USUAL = 1
    """For pages, which are packed each time they are asked for."""
    HARD = 2
    """For files, which are packed once and sent to everybody."""


BR_LEVELS: Final = (4, 5, 11)
GZIP_LEVELS: Final = (4, 9, 9)


@lru_cache(maxsize=256)
def best_of(accepted: str) -> Packing | None:
    """The best way of packing among those that a header `Accept-Encoding` allows."""
    said = [one.partition(";") for one in accepted.lower().replace(" ", "").split(",")]
    allowed = {name for name, _, weight in said if weight.rstrip("0.") != "q="}
    return next((way for way in WAYS if way in allowed), None)


def packed(content: bytes, way: Packing, effort: Effort) -> bytes:
    """Content in fewer bytes."""
    if way == "br":
        return bytes(brotli.compress(content, quality=BR_LEVELS[effort]))
    return gzip.compress(content, GZIP_LEVELS[effort], mtime=0)
