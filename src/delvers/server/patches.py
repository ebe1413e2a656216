"""A part of the page told by what the page has already: stretches of it, and the text between them.

A patch is a list: where a stretch begins, how long it is, the text that follows it, and so on. The
places are counted in all parts that the page has, one after the other by the order of their names,
so that a card that goes from a hand to the table is told by where it was.
"""

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

Patch = list[int | str]

PIECE: Final = re.compile(r"<[^<]*|[^<]+")
"""What is compared: an element's beginning or end, with the text behind it."""
LEAST: Final = 24
"""A shorter stretch is not worth naming its place."""
MOST_PLACES: Final = 8
"""Of a piece that stands in many places so many are tried."""
MOST_KEPT: Final = 128


class Pieces:
    """A text cut into pieces: where each begins, and where it stands."""

    __slots__ = ("at", "places", "starts", "texts")

    def __init__(self, text: str) -> None:
        self.texts: list[str] = PIECE.findall(text)
        self.starts = array("l", [0])
        self.places: dict[str, list[int]] = {}
        for at, piece in enumerate(self.texts):
            self.starts.append(self.starts[at] + len(piece))
            self.places.setdefault(piece, []).append(at)

    def same(self, at: int, others: list[str], begin: int) -> int:
        """How many pieces from a place are those of another text from its place."""
        texts, most = self.texts, min(len(self.texts) - at, len(others) - begin)
        count = 1
        while count < most and texts[at + count] == others[begin + count]:
            count += 1
        return count

    def longest(self, others: list[str], begin: int) -> tuple[int, int] | None:
        """Where the longest stretch of another text begins here, and its pieces."""
        places = self.places.get(others[begin])
        if places is None:
            return None
        if len(places) == 1:
            return places[0], self.same(places[0], others, begin)
        found = ((at, self.same(at, others, begin)) for at in places[:MOST_PLACES])
        return max(found, key=lambda one: one[1])


@lru_cache(MOST_KEPT)
def pieces(text: str) -> Pieces:
    """The pieces of a text; what several viewers have is cut once."""
    return Pieces(text)


def patch(known: Mapping[str, str], name: str, now: str) -> str | Patch:
    """How a part becomes what it is now, for who has the known parts; whole if that is shorter."""
    told: Patch = []
    size = 0
    for start, length, text in merged(stretches(known, name, as_counted(now))):
        told += [start, length, as_sent(text)]
        size += 12 + len(text)
    return told if size < len(now) else now


def stretches(known: Mapping[str, str], name: str, now: str) -> Iterator[tuple[int, int, str]]:
    """The text from its beginning: a stretch that is known, or one that is not."""
    order = sorted(known)
    bases = {one: pieces(as_counted(known[one])) for one in order}
    before, count = dict[str, int](), 0
    for one in order:
        before[one] = count
        count += bases[one].starts[-1]
    search = [name, *(one for one in order if one != name)] if name in known else order
    mine, at = PIECE.findall(now), 0
    while at < len(mine):
        stretch, count = (0, 0, mine[at]), 1
        for one in search:
            if (found := bases[one].longest(mine, at)) is not None:
                (place, many), starts = found, bases[one].starts
                if (length := starts[place + many] - starts[place]) >= LEAST:
                    stretch, count = (before[one] + starts[place], length, ""), many
                break
        yield stretch
        at += count


def merged(found: Iterable[tuple[int, int, str]]) -> Iterator[tuple[int, int, str]]:
    """The same with every stretch followed by all the text up to the next."""
    start, length, text = 0, 0, ""
    for begin, size, more in found:
        if size == 0:
            text += more
        elif begin == start + length and not text:
            length += size
        else:
            if length or text:
                yield start, length, text
            start, length, text = begin, size, ""
    yield start, length, text


def as_counted(text: str) -> str:
    """A text with as many characters as a script counts: those beyond the first 65,536 are two."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    return "".join(map(chr, array("H", text.encode("utf-16-le"))))


def as_sent(text: str) -> str:
    """A counted text as it is written: pairs are one character again."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le")
