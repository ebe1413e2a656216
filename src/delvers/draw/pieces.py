"""Markup as the pieces that it is put together from, each made once and kept.

Who tells a page what is new compares pieces by what they are and not letter by letter: a part is
never put together where nobody reads it as a whole.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Final, TypeAlias

from delvers.draw.html import hidden
from delvers.draw.svg import Attribute, opening, tag, text

MOST_PIECES: Final = 16384
"""So many texts are known as pieces; one that was forgotten is another piece when it comes back."""
MOST_CUT: Final = 1024
"""So many whole parts are kept cut into pieces."""
WORTH_A_PLACE: Final = 48
"""A shorter piece is not looked for in other parts than its own."""
PICTURE: Final = re.compile(r"<svg[^>]*>(?:<title>[^<]*</title>)?")
END: Final = "</svg>"


class Piece:
    """A text of markup; the same text is the same piece."""

    __slots__ = ("is_picture", "length", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.length: int = counted(text)
        self.is_picture = text.endswith(END)


class Drawn:
    """Pieces one after the other, and others of its kind among them that are compared as wholes."""

    __slots__ = ("_places", "_starts", "children", "is_cut", "length")

    def __init__(self, children: "tuple[Piece | Drawn, ...]", *, is_cut: bool = False) -> None:
        self.children = children
        self.length: int = sum([child.length for child in children])
        self.is_cut = is_cut
        """Whether it was drawn as one text: its pieces are what was found between its pictures."""
        self._starts: tuple[int, ...] | None = None
        self._places: dict[Piece, int] | None = None

    @property
    def text(self) -> str:
        """All of it."""
        return "".join([one.text for one in self.pieces()])

    @property
    def starts(self) -> tuple[int, ...]:
        """Where each of its children begins."""
        if self._starts is None:
            self._starts = (0, *accumulate([child.length for child in self.children]))
        return self._starts

    @property
    def places(self) -> dict[Piece, int]:
        """Where each of the pieces in it stands that is worth looking for: pictures above all."""
        if self._places is None:
            places: dict[Piece, int] = {}
            for child, start in zip(self.children, self.starts, strict=False):
                if isinstance(child, Drawn):
                    for one, at in child.places.items():
                        places.setdefault(one, start + at)
                elif child.length >= WORTH_A_PLACE and (self.is_cut or child.is_picture):
                    places.setdefault(child, start)
            self._places = places
        return self._places

    def pieces(self) -> Iterator[Piece]:
        """The pieces in it, at any depth."""
        for child in self.children:
            if isinstance(child, Drawn):
                yield from child.pieces()
            else:
                yield child

    def is_same(self, other: "Drawn | None") -> bool:
        """Whether another one is made of the same."""
        return other is self or (other is not None and other.children == self.children)


Inside: TypeAlias = "str | Piece | Drawn | tuple[Inside, ...]"
"""What markup is put together from."""


def counted(text: str) -> int:
    """How long a script finds a text: characters beyond the first 65,536 count twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


@lru_cache(MOST_PIECES)
def piece(text: str) -> Piece:
    """A text as a piece."""
    return Piece(text)


@lru_cache(MOST_PIECES)
def picture(drawn: str) -> Piece:
    """What is inside a picture, with its end: the same wherever the picture stands."""
    return piece(drawn + END)


def element(name: str, *inside: Inside, **attributes: Attribute) -> Inside:
    """An element around pieces, as `tag` makes one of texts."""
    return (f"<{opening(name, attributes)}>", inside, f"</{name}>")


def svg(drawn: str, *before: str, **attributes: Attribute) -> Inside:
    """A picture that is one piece; how it begins, and its title, go with the text before it."""
    return (f"<{opening('svg', attributes)}>", before, picture(drawn))


def card(drawn: str, said: str, **more: Attribute) -> Inside:
    """A card as an image of its own (`html.card_picture`)."""
    title = tag("title", text(said))
    return svg(drawn, title, viewBox="0 0 200 280", role="img", **more)


def icon(drawn: str, class_: str = "icon") -> Inside:
    """A sign beside a figure (`html.icon`)."""
    return svg(drawn, viewBox="-3 -3 106 106", class_=class_, aria_hidden="true")


def figure(drawn: str, number: object, said: str, class_: str = "") -> Inside:
    """A sign with its number (`html.figure`)."""
    seen = tag("span", text(number), aria_hidden="true")
    class_ = f"figure {class_}".strip()
    return element("span", icon(drawn), seen, hidden(said), class_=class_)


def drawn(*inside: Inside) -> Drawn:
    """Markup in pieces: what stands between pictures and others of its kind is one piece."""
    children: list[Piece | Drawn] = []
    between = _add(inside, children, "")
    if between:
        children.append(piece(between))
    return Drawn(tuple(children))


def _add(inside: Iterable[Inside], children: list[Piece | Drawn], between: str) -> str:
    """Add what is inside to what there is, but for the text that may still go on."""
    for one in inside:
        if isinstance(one, str):
            between += one
        elif isinstance(one, tuple):
            between = _add(one, children, between)
        else:
            if between:
                children.append(piece(between))
                between = ""
            children.append(one)
    return between


NOTHING: Final = Drawn(())
"""A part that is not shown."""


@lru_cache(MOST_CUT)
def cut(text: str) -> Drawn:
    """A text as its pictures and what stands between them."""
    return Drawn(tuple([piece(one) for one in pictures_and_texts(text)]), is_cut=True)


def pictures_and_texts(text: str) -> list[str]:
    """A text cut before and after every drawing.

    How a picture begins, and its title, go with the text before: the same card has another title
    in a hand than on the table.
    """
    found_all: list[str] = []
    at = 0
    while (found := PICTURE.search(text, at)) and (end := text.find(END, found.end())) >= 0:
        found_all.append(text[at : found.end()])
        at = end + len(END)
        found_all.append(text[found.end() : at])
    if at < len(text):
        found_all.append(text[at:])
    return found_all
