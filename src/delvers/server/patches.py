"""A part of the page told by what the page has already: stretches of it, and the text between them.

A patch is a list: where a stretch begins, how long it is, the text that follows it, and so on. The
places are counted in all parts that the page has, one after the other by the order of their names,
so that a card that goes from a hand to the table is told by where it was.
"""

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

Patch = list[int | str]
Stretch = tuple[int, int, str]
"""Where it begins, how long it is, and, if it is nowhere, its text."""

PIECE: Final = re.compile(r"<[^<]*|[^<]+")
"""What is compared: an element's beginning or end, with the text behind it."""
LEAST: Final = 24
"""A shorter stretch is not worth naming its place."""
WORTH_A_SEARCH: Final = 48
"""A shorter piece is not looked for in other parts than its own."""
LARGE: Final = 200
"""A picture as large as this is cut into pieces if it is not known as a whole."""
MOST_PLACES: Final = 8
"""Of a piece that stands in many places so many are tried."""
MOST_MISSES: Final = 8
"""A picture of which so many pieces on end are not known is new."""
MOST_KEPT: Final = 512


def pieces_of(text: str) -> list[str]:
    """A text cut into pieces; each picture is one, and compared as a whole at first."""
    cut: list[str] = []
    at, begin = 0, text.find("<svg")
    while begin >= 0 and (end := text.find("</svg>", begin)) >= 0:
        if begin > at:
            cut += PIECE.findall(text, at, begin)
        at = end + len("</svg>")
        cut.append(text[begin:at])
        begin = text.find("<svg", at)
    return cut + PIECE.findall(text, at)


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

    def gone(self, others: list[str]) -> "list[Pieces]":
        """The pictures here that another text does not have, cut into pieces."""
        still = set(others)
        return [
            Pieces(PIECE.findall(text), start)
            for text, start in zip(self.texts, self.starts, strict=False)
            if len(text) >= LARGE and text not in still
        ]


class Parts:
    """All parts that a page has, one after the other."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        self._parts = {name: as_counted(parts[name]) for name in sorted(parts)}
        self._text = "".join(self._parts.values())

    def part(self, name: str) -> tuple[int, str]:
        """Where a part begins, and what it is; nothing if the page does not have it."""
        start = 0
        for one, text in self._parts.items():
            if one == name:
                return start, text
            start += len(text)
        return 0, ""

    def stretches(self, text: str) -> Iterator[Stretch]:
        """A text by what stands anywhere in the parts."""
        pieces, at = pieces_of(text), 0
        while at < len(pieces):
            is_looked_for = len(pieces[at]) >= WORTH_A_SEARCH
            found = self._longest(pieces, at) if is_looked_for else None
            if found is not None:
                yield found[0], found[1], ""
            elif len(pieces[at]) < LARGE:
                yield 0, 0, pieces[at]
            else:
                yield from self._in_pieces(pieces[at])
            at += 1 if found is None else found[2]

    def _in_pieces(self, picture: str) -> Iterator[Stretch]:
        pieces, at, misses = PIECE.findall(picture), 0, 0
        while at < len(pieces) and misses < MOST_MISSES:
            found = self._longest(pieces, at)
            misses = 0 if found else misses + 1
            yield (0, 0, pieces[at]) if found is None else (found[0], found[1], "")
            at += 1 if found is None else found[2]
        if at < len(pieces):
            yield 0, 0, "".join(pieces[at:])

    def _longest(self, pieces: list[str], begin: int) -> tuple[int, int, int] | None:
        """Where the longest stretch of some pieces begins, its length and its pieces."""
        key, end = pieces[begin], begin + 1
        while len(key) < LEAST and end < len(pieces):
            key += pieces[end]
            end += 1
        best, place = (0, 0, 0), self._text.find(key) if len(key) >= LEAST else -1
        for _ in range(MOST_PLACES):
            if place < 0:
                break
            length, count = len(key), end
            while count < len(pieces) and self._text.startswith(pieces[count], place + length):
                length += len(pieces[count])
                count += 1
            if length > best[1]:
                best = (place, length, count - begin)
            if count == len(pieces):
                break
            place = self._text.find(key, place + 1)
        return best if best[1] else None


def patch(known: Parts, name: str, now: str) -> str | Patch:
    """How a part becomes what it is now, for who has the known parts; whole if that is shorter."""
    told: Patch = []
    size = 0
    for start, length, text in merged(stretches(known, name, as_counted(now))):
        told += [start, length, as_sent(text)]
        size += 12 + len(text)
    return told if size < len(now) else now


def stretches(known: Parts, name: str, now: str) -> Iterator[Stretch]:
    """The text from its beginning: a stretch that is known, or one that is not."""
    start, before = known.part(name)
    head, tail = same_ends(before, now)
    if head:
        yield start, head, ""
    for at, length, text in between(before[head : len(before) - tail], now[head : len(now) - tail]):
        if length:
            yield start + head + at, length, ""
        elif len(text) < WORTH_A_SEARCH:
            yield 0, 0, text
        else:
            yield from known.stretches(text)
    if tail:
        yield start + len(before) - tail, tail, ""


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


@lru_cache(MOST_KEPT)
def between(before: str, now: str) -> tuple[Stretch, ...]:
    """A text by what stands in another one; what several viewers see change is compared once."""
    mine, pieces = Pieces(pieces_of(before)), pieces_of(now)
    gone = mine.gone(pieces)
    found: list[Stretch] = []
    at = 0
    while at < len(pieces):
        stretch = mine.longest(pieces, at)
        if stretch is not None:
            found.append((stretch[0], stretch[1], ""))
        elif gone and len(pieces[at]) >= LARGE:
            found += _changed(gone, pieces[at])
        else:
            found.append((0, 0, pieces[at]))
        at += 1 if stretch is None else stretch[2]
    return tuple(_joined(found))


def _changed(gone: Sequence[Pieces], picture: str) -> Iterator[Stretch]:
    """A picture by those that are there no more: it is probably one of them with a change."""
    pieces, at = PIECE.findall(picture), 0
    while at < len(pieces):
        stretches = [one.longest(pieces, at) for one in gone]
        best = max((one for one in stretches if one), key=lambda one: one[1], default=None)
        yield (0, 0, pieces[at]) if best is None else (best[0], best[1], "")
        at += 1 if best is None else best[2]


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


def merged(found: Iterable[Stretch]) -> Iterator[Stretch]:
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
    if text.isascii():
        return text
    coded = text.encode("utf-16-le")
    return text if len(coded) == 2 * len(text) else "".join(map(chr, array("H", coded)))


def as_sent(text: str) -> str:
    """A counted text as it is written: pairs are one character again."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le")
