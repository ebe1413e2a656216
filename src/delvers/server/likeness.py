"""A text told by another one that it is like: what stays, by where it stood, and what is new."""

import re
from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

Stretch = tuple[int, int, str]
"""Where it begins, how long it is, and, if it is nowhere, its text."""

PIECE: Final = re.compile(r"<[^<]*|[^<]+")
"""What is compared: an element's beginning or end, with the text behind it."""
LEAST: Final = 24
"""A shorter stretch is not worth naming its place."""
MOST_PLACES: Final = 8
"""Of a piece that stands in many places so many are tried."""
MOST_KEPT: Final = 4096
"""So many comparisons of a text with another are kept."""


class Pieces:
    """Pieces of a text: where each begins, and where it stands."""

    __slots__ = ("places", "starts", "texts")

    def __init__(self, texts: list[str], start: int = 0) -> None:
        self.texts = texts
        self.starts = array("l", [start])
        self.places: dict[str, list[int]] = {}
        for at, piece in enumerate(texts):
            start += len(piece)
            self.starts.append(start)
            self.places.setdefault(piece, []).append(at)

    def same(self, at: int, others: list[str], begin: int) -> int:
        """How many pieces from a place are those of another text from its place."""
        texts, most = self.texts, min(len(self.texts) - at, len(others) - begin)
        count = 1
        while count < most and texts[at + count] == others[begin + count]:
            count += 1
        return count

    def longest(self, others: list[str], begin: int) -> tuple[int, int, int] | None:
        """Where the longest stretch of another text begins here, its length and its pieces."""
        places = self.places.get(others[begin])
        if places is None:
            return None
        count, at = max((self.same(at, others, begin), -at) for at in places[:MOST_PLACES])
        start = self.starts[-at]
        length = self.starts[count - at] - start
        return (start, length, count) if length >= LEAST else None


@lru_cache(MOST_KEPT)
def between(before: str, now: str) -> tuple[Stretch, ...]:
    """A text by what stands in another one; what several viewers see change is compared once."""
    before, now = as_counted(before), as_counted(now)
    head, tail = same_ends(before, now)
    middle = before[head : len(before) - tail]
    mine, pieces = Pieces(PIECE.findall(middle), head), PIECE.findall(now, head, len(now) - tail)
    found: list[Stretch] = [(0, head, "")] if head else []
    at = 0
    while at < len(pieces):
        stretch = mine.longest(pieces, at)
        if stretch is not None:
            found.append((stretch[0], stretch[1], ""))
        else:
            found.append((0, 0, pieces[at]))
        at += 1 if stretch is None else stretch[2]
    if tail:
        found.append((len(before) - tail, tail, ""))
    return tuple((start, length, as_sent(text)) for start, length, text in _joined(found))


def _joined(found: Iterable[Stretch]) -> Iterator[Stretch]:
    """The same with what is nowhere in as few stretches as can be."""
    text = ""
    for stretch in found:
        if stretch[1] == 0:
            text += stretch[2]
            continue
        if text:
            yield 0, 0, text
            text = ""
        yield stretch
    if text:
        yield 0, 0, text


def same_ends(before: str, now: str) -> tuple[int, int]:
    """How much of two texts is the same at the beginning and at the end, in whole pieces."""
    head = same_start(before, now)
    if head < len(now) or head < len(before):
        head = max(0, now.rfind("<", 0, head))
    rest, other = now[head:][::-1], before[head:][::-1]
    tail = same_start(other, rest)
    begin = now.find("<", len(now) - tail)
    tail = 0 if begin < 0 else len(now) - begin
    return (head if head >= LEAST else 0), (tail if tail >= LEAST else 0)


def same_start(one: str, other: str) -> int:
    """How many characters two texts begin with are the same."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one.startswith(other[low:middle], low):
            low = middle
        else:
            high = middle - 1
    return low


def as_counted(text: str) -> str:
    """A text with as many characters as a script counts: those beyond the first 65,536 are two."""
    if text.isascii():
        return text
    coded = text.encode("utf-16-le")
    return text if len(coded) == 2 * len(text) else "".join(map(chr, array("H", coded)))


def as_sent(text: str) -> str:
    """A counted text as it is written: pairs are one character again."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le")
