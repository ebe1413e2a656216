"""A part of the page told by what the page has already: stretches of it, and the text between them.

A patch is a list: where a stretch begins, how long it is, the text that follows it, and so on. The
places are counted in all parts that the page has, one after the other by the order of their names,
so that a card that goes from a hand to the table is told by where it was.

Parts are compared by their pieces (draw/pieces.py): how one becomes another is worked out once,
and what several viewers see change is told to all of them. Only where a page has what is new in
another part is asked for each of them.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from delvers.draw.pieces import (
    END,
    NOTHING,
    WORTH_A_PLACE,
    Drawn,
    Piece,
    pictures_and_texts,
)
from delvers.server.likeness import (
    LEAST,
    MOST_PLACES,
    PIECE,
    Stretch,
    as_counted,
    as_sent,
    between,
)

Patch = list[int | str]
Child = Piece | Drawn

LARGE: Final = 200
"""A text as large as this is looked for piece by piece if it is not known as a whole."""
VERY_LARGE: Final = 1000
"""Of a changed picture, a new text as large as this is looked for elsewhere too."""
MOST_MISSES: Final = 3
"""A picture of which so many pieces on end are not known is new."""
MOST_KEPT: Final = 4096
"""So many comparisons of a part, or of what is in it, with another are kept."""


Change = tuple[int, int, str, Piece | None, tuple[Stretch, ...]]
"""Where a stretch of what was begins and how long it is, or a text that is new, or a piece that may
stand anywhere, with what it is like: stretches that are counted from the first number on.
"""
NOBODY: Final[frozenset[Child]] = frozenset()
SAME_TEXT: Final[tuple[None, tuple[Stretch, ...]]] = (None, ())


@lru_cache(MOST_KEPT)
def changes(before: Drawn, now: Drawn) -> tuple[Change, ...]:
    """How something becomes something else, from its beginning."""
    old, new, starts = before.children, now.children, before.starts
    if len(old) == len(new) and not now.is_cut:
        return tuple(_in_few(_place_by_place(before, now)))
    found: list[Change] = []
    head, tail = _same_ends(old, new)
    if head:
        found.append((0, starts[head], "", *SAME_TEXT))
    stays = {*new}
    places = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))
    cursor, replaced = head, -1
    for child in new[head : len(new) - tail]:
        at: int | None = cursor
        if cursor >= len(old) or old[cursor] is not child:
            at = places.get(child) if child.length >= LEAST else None
        if at is not None:
            found.append((starts[at], child.length, "", *SAME_TEXT))
            cursor = at + 1
            continue
        if cursor < len(old) and _is_replaced(old[cursor], child, stays):
            replaced, cursor = cursor, cursor + 1
        # What stood here is gone, or was cut in two: what is new is probably much like it.
        if replaced >= 0 and _is_replaced(old[replaced], child, stays):
            found += _by(old[replaced], starts[replaced], child, is_cut=now.is_cut)
        else:
            found += _new(child, is_cut=now.is_cut)
    if tail:
        start = starts[-tail - 1]
        found.append((start, before.length - start, "", *SAME_TEXT))
    return tuple(_in_few(found))


def _place_by_place(before: Drawn, now: Drawn) -> Iterator[Change]:
    """As many as there were: what a game draws with its places stays in them."""
    old, new, starts = before.children, now.children, before.starts
    begin = 0
    for at, child in enumerate(new):
        if old[at] is child:
            continue
        if begin < at:
            yield starts[begin], starts[at] - starts[begin], "", *SAME_TEXT
        begin = at + 1
        if _is_replaced(old[at], child, NOBODY):
            yield from _by(old[at], starts[at], child, is_cut=False)
        else:
            yield from _new(child, is_cut=False)
    if begin < len(new):
        yield starts[begin], before.length - starts[begin], "", *SAME_TEXT


def _same_ends(old: tuple[Child, ...], new: tuple[Child, ...]) -> tuple[int, int]:
    """How many pieces are the same at the beginning and at the end."""
    most, head, tail = min(len(old), len(new)), 0, 0
    while head < most and old[head] is new[head]:
        head += 1
    while tail < most - head and old[-tail - 1] is new[-tail - 1]:
        tail += 1
    return head, tail


def _is_replaced(old: Child, child: Child, stays: Collection[Child]) -> bool:
    """Whether what stood at a place is there no more, and of the kind of something new."""
    if old in stays or type(old) is not type(child):
        return False
    return isinstance(old, Drawn) or old.is_picture == child.is_picture  # type: ignore[union-attr]


def _by(like: Child, start: int, child: Child, *, is_cut: bool) -> Iterable[Change]:
    """Something new by what it is like, which began at a place."""
    if isinstance(child, Drawn):
        assert isinstance(like, Drawn)
        if {*like.children}.isdisjoint(child.children):
            return _all_new(child)
        return [
            (start + begin, length, text, piece, stretches)
            for begin, length, text, piece, stretches in changes(like, child)
        ]
    if not is_cut:
        return _new(child, is_cut=is_cut)
    assert isinstance(like, Piece)
    return [(start, 0, "", child, between(like.text, child.text))]


def _new(child: Child, *, is_cut: bool) -> Iterable[Change]:
    """Something that is like nothing that was there."""
    if isinstance(child, Drawn):
        return _all_new(child)
    if is_cut or is_sought(child):
        return [(0, 0, "", child, ())]
    return [(0, 0, child.text, *SAME_TEXT)]


@lru_cache(MOST_KEPT)
def _all_new(drawn: Drawn) -> tuple[Change, ...]:
    found = [one for piece in drawn.pieces() for one in _new(piece, is_cut=drawn.is_cut)]
    return tuple(_in_few(found))


def is_sought(piece: Piece) -> bool:
    """Whether a piece may well stand in another part: pictures go from one to another."""
    return piece.is_picture and piece.length >= WORTH_A_PLACE


def _in_few(found: Iterable[Change]) -> Iterator[Change]:
    """The same with what goes on joined."""
    start, length, text = 0, 0, ""
    for one in found:
        if one[3] is None:
            if one[1]:
                if length and one[0] == start + length:
                    length += one[1]
                    continue
            elif not length:
                text += one[2]
                continue
        if length or text:
            yield start, length, text, *SAME_TEXT
        start, length, text = 0, 0, ""
        if one[3] is None:
            start, length, text = one[:3]
        else:
            yield one
    if length or text:
        yield start, length, text, *SAME_TEXT


class Parts:
    """All parts that a page has, one after the other."""

    def __init__(self, parts: Mapping[str, Drawn]) -> None:
        self._parts: dict[str, tuple[int, Drawn]] = {}
        self._joined: str | None = None
        start = 0
        for name in sorted(parts):
            self._parts[name] = (start, parts[name])
            start += parts[name].length

    @property
    def is_empty(self) -> bool:
        """Whether the page has nothing yet."""
        return not self._parts

    @property
    def _text(self) -> str:
        if self._joined is None:
            self._joined = as_counted("".join([part.text for _, part in self._parts.values()]))
        return self._joined

    def part(self, name: str) -> tuple[int, Drawn]:
        """Where a part begins, and what it is; nothing if the page does not have it."""
        return self._parts.get(name) or (0, NOTHING)

    def place(self, piece: Piece) -> int | None:
        """Where a picture or a text between pictures stands in any part."""
        for start, part in self._parts.values():
            at = part.places.get(piece)
            if at is not None:
                return start + at
        return None

    def stretches(self, text: str) -> Iterator[Stretch]:
        """A text by what stands anywhere in the parts."""
        pieces, at = pieces_of(as_counted(text)), 0
        while at < len(pieces):
            is_looked_for = len(pieces[at]) >= WORTH_A_PLACE
            found = self._longest(pieces, at) if is_looked_for else None
            if found is not None:
                yield found[0], found[1], ""
            elif len(pieces[at]) < LARGE:
                yield 0, 0, as_sent(pieces[at])
            else:
                yield from self._in_pieces(pieces[at])
            at += 1 if found is None else found[2]

    def _in_pieces(self, picture: str) -> Iterator[Stretch]:
        pieces, at, misses = PIECE.findall(picture), 0, 0
        while at < len(pieces) and misses < MOST_MISSES:
            found = self._longest(pieces, at)
            misses = 0 if found else misses + 1
            yield (0, 0, as_sent(pieces[at])) if found is None else (found[0], found[1], "")
            at += 1 if found is None else found[2]
        if at < len(pieces):
            yield 0, 0, as_sent("".join(pieces[at:]))

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


def pieces_of(text: str) -> list[str]:
    """A text cut into pieces; each picture is one, and compared as a whole at first."""
    pieces: list[str] = []
    for one in pictures_and_texts(text):
        pieces += [one] if one.endswith(END) else PIECE.findall(one)
    return pieces


def patch(known: Parts, name: str, now: Drawn) -> str | Patch:
    """How a part becomes what it is now, for who has the known parts; whole if that is shorter."""
    if known.is_empty:
        return now.text
    begin, before = known.part(name)
    told: Patch = []
    size = 0
    found = told_by(known, begin, changes(before, now), is_cut=now.is_cut)
    for start, length, text in merged(found):
        told += [start, length, text]
        size += 12 + len(text)
    return told if size < now.length else now.text


def told_by(
    known: Parts, begin: int, found: Iterable[Change], *, is_cut: bool
) -> Iterator[Stretch]:
    """Changes of what begins somewhere, for who has the known parts."""
    for start, length, text, piece, like in found:
        if piece is None:
            yield (begin + start if length else 0), length, text
        elif piece.length >= WORTH_A_PLACE and (place := known.place(piece)) is not None:
            yield place, piece.length, ""
        elif like:
            for at, size, more in like:
                if is_cut and len(more) >= VERY_LARGE:
                    yield from known.stretches(more)
                else:
                    yield (begin + start + at if size else 0), size, more
        elif is_cut and (piece.length >= LARGE or piece.is_picture):
            yield from known.stretches(piece.text)
        else:
            yield 0, 0, piece.text


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
