"""One function that writes a whole layout, made from its codecs: the same numbers, faster.

Codecs call each other once for every value, and that is most of what an observation costs. Here
each kind of codec says in which lines of Python it would write a value; the lines of a layout
become one function. A test holds it to what the codecs write by themselves.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import singledispatchmethod
from typing import Any, Final, NamedTuple, TypeAlias

from delvers.envs.fields import (
    Amounts,
    ByKey,
    Codec,
    Counts,
    Flag,
    Group,
    Kept,
    Length,
    Looked,
    Number,
    Numbers,
    OneOf,
    Padded,
    SeatOf,
    Seats,
    SeatsIn,
)

Memory: TypeAlias = list[tuple[Any, Numbers] | None]
"""The parts of a layout that were written last: each value with its numbers."""
Write: TypeAlias = Callable[[Any, Numbers, int, Memory], None]
"""Writes what a seat sees: the view, where to, the seat, and what was written before."""
INDENT: Final = "    "


class Place(NamedTuple):
    """Where numbers go: so far behind a variable, or from the beginning."""

    base: str
    offset: int

    def __str__(self) -> str:
        """As an index."""
        return f"{self.base} + {self.offset}" if self.base else str(self.offset)

    def behind(self, offset: int) -> "Place":
        """The place so much further on."""
        return Place(self.base, self.offset + offset)


def compiled(codec: Codec, at: int) -> tuple[Write, int]:
    """A function that writes a value by a codec, from the place `at` on.

    And how many parts it keeps: the memory that it is given must have as many places.
    """
    writer = Writer()
    writer.write(codec, "view", Place("", at))
    code = "\n".join(["def write(view, out, seat, kept):", *writer.lines, f"{INDENT}return None"])
    exec(compile(code, "<layout>", "exec"), writer.names)  # made of our codecs alone
    return writer.names["write"], writer.parts


class Writer:
    """The lines of the function, and what they refer to."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[str, Any] = {}
        self.parts = 0
        """How many parts are kept."""
        self._depth = 1
        self._count = 0

    def line(self, text: str) -> None:
        """One more line."""
        self.lines.append(INDENT * self._depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """The lines under a head."""
        self.line(head)
        self._depth += 1
        yield
        self._depth -= 1

    def name(self) -> str:
        """A name for a variable that no other line uses."""
        self._count += 1
        return f"v{self._count}"

    def keep(self, thing: Any) -> str:
        """A name for something that the lines refer to."""
        name = f"k{len(self.names)}"
        self.names[name] = thing
        return name

    @singledispatchmethod
    def write(self, codec: Any, value: str, at: Place) -> None:
        """Write a value; a codec of another kind does it itself."""
        self.line(f"{self.keep(codec.write)}({value}, out, {at}, seat)")

    @write.register
    def _(self, codec: Number, value: str, at: Place) -> None:
        cut = self.keep(codec.cut)
        inside = f"{value} is not None and {codec.low} <= {value} <= {codec.high}"
        self.line(f"out[{at}] = {value} if {inside} else {cut}({value})")

    @write.register
    def _(self, _codec: Flag, value: str, at: Place) -> None:
        with self.block(f"if {value}:"):
            self.line(f"out[{at}] = 1.0")

    @write.register
    def _(self, codec: OneOf, value: str, at: Place) -> None:
        places = self._places(codec.words, at)
        with self.block(f"if {value} in {places}:"):
            self.line(f"out[{self._found(places, value, at)}] = 1.0")

    @write.register
    def _(self, codec: Counts, value: str, at: Place) -> None:
        places, word, found = self._places(codec.words, at), self.name(), self.name()
        with (
            self.block(f"if {value}:"),
            self.block(f"for {word} in {value}:"),
            self.block(f"if {word} in {places}:"),
        ):
            if codec.most == 1:
                self.line(f"out[{self._found(places, word, at)}] = 1.0")
                return
            self.line(f"{found} = {self._found(places, word, at)}")
            with self.block(f"if out[{found}] < {codec.most}:"):
                self.line(f"out[{found}] += 1.0")

    @write.register
    def _(self, codec: Amounts, value: str, at: Place) -> None:
        places, word, amount = self._places(codec.words, at), self.name(), self.name()
        cut = self.keep(codec.cut)
        inside = f"{codec.least} <= {amount} <= {codec.most}"
        with (
            self.block(f"if {value}:"),
            self.block(f"for {word}, {amount} in {value}.items():"),
            self.block(f"if {word} in {places}:"),
        ):
            found = self._found(places, word, at)
            self.line(f"out[{found}] = {amount} if {inside} else {cut}({amount})")

    @write.register
    def _(self, codec: Length, value: str, at: Place) -> None:
        count = self.name()
        with self.block(f"if {value}:"):
            self.line(f"{count} = len({value})")
            self.line(f"out[{at}] = {count} if {count} < {codec.most} else {codec.most}")

    @write.register
    def _(self, codec: Looked, value: str, at: Place) -> None:
        row, key = self.name(), value
        if codec.of is not None:
            key = f"{value} if {value} is None else {self.keep(codec.of)}({value})"
        self.line(f"{row} = {self.keep(codec.known.get)}({key})")
        with self.block(f"if {row} is not None:"):
            self.line(f"out[{at} : {at.behind(codec.size)}] = {row}")

    @write.register
    def _(self, codec: SeatOf, value: str, at: Place) -> None:
        with self.block(f"if {value} is not None and {value} >= 0:"):
            self.line(f"out[{at} + ({value} - seat) % {codec.size}] = 1.0")

    @write.register
    def _(self, codec: SeatsIn, value: str, at: Place) -> None:
        one = self.name()
        with self.block(f"if {value}:"), self.block(f"for {one} in {value}:"):
            self.line(f"out[{at} + ({one} - seat) % {codec.size}] = 1.0")

    @write.register
    def _(self, codec: Kept, value: str, at: Place) -> None:
        self._keep_part(codec, value, at, str(self.parts))
        self.parts += 1

    def _keep_part(self, codec: Kept, value: str, at: Place, part: str) -> None:
        """Copy the numbers of a part that is the same as last time, or write and keep them."""
        known, numbers = self.name(), f"out[{at} : {at.behind(codec.size)}]"
        self.line(f"{known} = kept[{part}]")
        is_same = f"{known}[0] is {value} or {known}[0] == {value}"
        with self.block(f"if {known} is not None and ({is_same}):"):
            self.line(f"{numbers} = {known}[1]")
        with self.block("else:"):
            self.write(codec.codec, value, at)
            self.line(f"kept[{part}] = ({value}, {numbers})")

    @write.register
    def _(self, codec: Padded, value: str, at: Place) -> None:
        one, place = self.name(), self.name()
        first = f"{value} if len({value}) <= {codec.count} else {value}[:{codec.count}]"
        with self.block(f"if {value}:"):
            self.line(f"{place} = {at}")
            with self.block(f"for {one} in {first}:"):
                self.write(codec.codec, one, Place(place, 0))
                self.line(f"{place} += {codec.codec.size}")

    @write.register
    def _(self, codec: ByKey, value: str, at: Place) -> None:
        key, one, place = self.name(), self.name(), self.name()
        places = {key: number * codec.codec.size for number, key in enumerate(codec.keys)}
        kept = self.keep({key: at.offset + found for key, found in places.items()})
        with (
            self.block(f"if {value}:"),
            self.block(f"for {key}, {one} in {value}.items():"),
            self.block(f"if {key} in {kept}:"),
        ):
            self.line(f"{place} = {self._found(kept, key, at)}")
            self.write(codec.codec, one, Place(place, 0))

    @write.register
    def _(self, codec: Group, value: str, at: Place) -> None:
        with self.block(f"if {value} is not None:"):
            self.line("pass")
            for name, inner in codec.fields.items():
                found = self.name()
                is_there = name in codec.required
                self.line(f"{found} = {value}[{name!r}]" if is_there else _got(found, value, name))
                self.write(inner, found, at)
                at = at.behind(inner.size)

    @write.register
    def _(self, codec: Seats, value: str, at: Place) -> None:
        place, one, count, size = self.name(), self.name(), self.name(), 1 + codec.group.size
        with self.block(f"if {value}:"):
            self.line(f"{count} = len({value})")
            self.line(f"{place} = -seat % {count} * {size} + {at}")
            if isinstance(codec.group, Kept):
                # Whoever looks, the part of a seat is kept in the same place.
                number, first = self.name(), self.parts
                self.parts += codec.most
                head = f"for {number}, {one} in enumerate({value}, {first}):"
            else:
                number, head = "", f"for {one} in {value}:"
            with self.block(head):
                self.line(f"out[{place}] = 1.0")
                if isinstance(codec.group, Kept):
                    self._keep_part(codec.group, one, Place(place, 1), number)
                else:
                    self.write(codec.group, one, Place(place, 1))
                self.line(f"{place} += {size}")
                with self.block(f"if {place} >= {count} * {size} + {at}:"):
                    self.line(f"{place} = {at}")

    def _places(self, words: tuple[Any, ...], at: Place) -> str:
        return self.keep({word: at.offset + place for place, word in enumerate(words)})

    def _found(self, places: str, word: str, at: Place) -> str:
        return f"{at.base} + {places}[{word}]" if at.base else f"{places}[{word}]"


def _got(found: str, value: str, name: str) -> str:
    return f"{found} = {value}.get({name!r})"
