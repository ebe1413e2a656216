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
Stretch = tuple[int, int, str]
"""Where it begins, how long it is, and, if it is nowhere, its text."""

PIECE: Final = re.compile(r"<[^<]*|[^<]+")
"""What is compared: an element's beginning or end, with the text behind it."""
LEAST: Final = 24
"""A shorter stretch is not worth naming its place."""
WORTH_A_SEARCH: Final = 48
"""A shorter piece is not looked for in other parts than its own."""
LARGE: Final = 200
"""A text as large as this is looked for piece by piece if it is not known as a whole."""
VERY_LARGE: Final = 1000
"""Of a changed picture, a new text as large as this is looked for elsewhere too."""
MOST_PLACES: Final = 8
"""Of a piece that stands in many places so many are tried."""
MOST_MISSES: Final = 3
"""A picture of which so many pieces on end are not known is new."""
MOST_KEPT: Final = 2048
"""So many comparisons of a picture with another, or of a text between pictures, are kept."""
MOST_CUT: Final = 1024
"""So many parts are kept cut into pictures and what stands between them."""
PICTURE: Final = re.compile(r"<svg[^>]*>(?:<title>[^<]*</title>)?")
END: Final = "</svg>"


class Cut:
    """A part cut into its pictures and the texts between them, and where each of them stands.

    Most pictures stay what they are when a part changes, so they are compared as wholes.
    """

    __slots__ = ("length", "places", "starts", "texts", "whole")

    def __init__(self, text: str) -> None:
        self.whole = text
        self.length = len(text)
        self.texts = pictures_and_texts(text)
        self.starts: list[int] = []
        self.places: dict[str, list[int]] = {}
        start = 0
        for at, piece in enumerate(self.texts):
            self.starts.append(start)
            self.places.setdefault(piece, []).append(at)
            start += len(piece)

    def place(self, piece: str, cursor: int) -> int | None:
        """Where a piece stands: best right at the cursor, or behind it."""
        if cursor < len(self.texts) and self.texts[cursor] == piece:
            return cursor
        places = self.places.get(piece) if len(piece) >= LEAST else None
        return None if places is None else next((at for at in places if at > cursor), places[0])


def pictures_and_texts(text: str) -> list[str]:
    """A text cut before and after every drawing.

    How a picture begins, and its title, go with the text before: the same card has another title
    in a hand than on the table.
    """
    cut: list[str] = []
    at = 0
    while (found := PICTURE.search(text, at)) and (end := text.find(END, found.end())) >= 0:
        cut.append(text[at : found.end()])
        at = end + len(END)
        cut.append(text[found.end() : at])
    if at < len(text):
        cut.append(text[at:])
    return cut


@lru_cache(MOST_CUT)
def cut_of(text: str) -> Cut:
    """A part as it is counted by pages, cut once for all who have it."""
    return Cut(as_counted(text))


def pieces_of(text: str) -> list[str]:
    """A text cut into pieces; each picture is one, and compared as a whole at first."""
    pieces: list[str] = []
    for one in pictures_and_texts(text):
        pieces += [one] if one.endswith(END) else PIECE.findall(one)
    return pieces


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


class Parts:
    """All parts that a page has, one after the other."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        self._parts: dict[str, tuple[int, Cut]] = {}
        self._joined: str | None = None
        start = 0
        for name in sorted(parts):
            cut = cut_of(parts[name])
            self._parts[name] = (start, cut)
            start += cut.length

    @property
    def is_empty(self) -> bool:
        """Whether the page has nothing yet."""
        return not self._parts

    @property
    def _text(self) -> str:
        if self._joined is None:
            self._joined = "".join(cut.whole for _, cut in self._parts.values())
        return self._joined

    def part(self, name: str) -> tuple[int, Cut]:
        """Where a part begins, and what it is; nothing if the page does not have it."""
        return self._parts.get(name) or (0, NOTHING)

    def place(self, piece: str) -> int | None:
        """Where a picture or a text between pictures stands in any part."""
        for start, cut in self._parts.values():
            places = cut.places.get(piece)
            if places is not None:
                return start + cut.starts[places[0]]
        return None

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


NOTHING: Final = Cut("")


def patch(known: Parts, name: str, now: str) -> str | Patch:
    """How a part becomes what it is now, for who has the known parts; whole if that is shorter."""
    if known.is_empty:
        return now
    told: Patch = []
    size = 0
    for start, length, text in merged(stretches(known, name, cut_of(now))):
        told += [start, length, as_sent(text)]
        size += 12 + len(text)
    return told if size < len(now) else now


def stretches(known: Parts, name: str, now: Cut) -> Iterator[Stretch]:
    """The text from its beginning: a stretch that is known, or one that is not."""
    begin, before = known.part(name)
    cursor, changed = 0, -1
    for piece in now.texts:
        at = before.place(piece, cursor)
        if at is not None:
            yield begin + before.starts[at], len(piece), ""
            cursor = at + 1
            continue
        if len(piece) >= WORTH_A_SEARCH and (place := known.place(piece)) is not None:
            yield place, len(piece), ""
            continue
        if is_replaced(before, cursor, piece, now):
            changed, cursor = cursor, cursor + 1
        # What stood here is gone, or was cut in two: what is new is probably much like it.
        if is_replaced(before, changed, piece, now):
            yield from _like(known, begin + before.starts[changed], before.texts[changed], piece)
        else:
            yield from _new(known, piece)


def is_replaced(before: Cut, at: int, piece: str, now: Cut) -> bool:
    """Whether what stood at a place is there no more, and of the kind of a new piece."""
    if not 0 <= at < len(before.texts):
        return False
    old = before.texts[at]
    return old not in now.places and old.endswith(END) == piece.endswith(END)


def _like(known: Parts, start: int, before: str, now: str) -> Iterator[Stretch]:
    """A changed picture or text, by what it was."""
    for at, length, text in between(before, now):
        if length:
            yield start + at, length, ""
        elif len(text) < VERY_LARGE:
            yield 0, 0, text
        else:
            yield from known.stretches(text)


def _new(known: Parts, piece: str) -> Iterator[Stretch]:
    """What is like nothing that stood in its place."""
    if len(piece) >= LARGE or piece.endswith(END):
        yield from known.stretches(piece)
    else:
        yield 0, 0, piece


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
    return tuple(_joined(found))


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
