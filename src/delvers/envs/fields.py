"""Fixed-size numbers from a view: each field has a codec, and a layout puts them in a row.

A codec knows how many numbers it writes, between which bounds, and what they are; so the layout
of an observation is documented by the code that makes it. All numbers are 0 before anything is
written, so a codec writes only what is not.

It writes what stands in a view as well as what stands in a sight (`Spec.sight`), where a table is
a tuple of its values and a list a tuple.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar, get_type_hints

from delvers.text.reference.fields import texts_of

Numbers: TypeAlias = "array[float]"
T = TypeVar("T")
Table: TypeAlias = Mapping[Any, T] | tuple[tuple[Any, T], ...]
"""A table as a view has it, or as a sight may: its pairs."""


class Row(NamedTuple):
    """Some numbers of an observation that belong together: their name, how many, and bounds."""

    name: str
    size: int
    low: float
    high: float
    about: str


class Codec(Protocol):
    """How one value of a view becomes numbers, always as many (`size`)."""

    size: int

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        """Write the numbers of a value, as `seat` sees it, from the place `at` on."""
        ...

    def rows(self, name: str, about: str) -> list[Row]:
        """What is written."""
        ...


class Number:
    """A whole number between bounds, cut off at them; unknown is one below the lowest."""

    __slots__ = ("high", "low", "size")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.size = 1

    def cut(self, value: int | None) -> int:
        """The number that stands for a value."""
        return self.low - 1 if value is None else min(max(value, self.low), self.high)

    def write(self, value: int | None, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """One number."""
        out[at] = self.cut(value)

    def rows(self, name: str, about: str) -> list[Row]:
        """One number, and one below the lowest where it is unknown."""
        return [Row(name, 1, self.low - 1, self.high, about)]


class Flag:
    """Yes (1) or no (0); of a list or text, whether there is anything in it."""

    __slots__ = ("size",)

    def __init__(self) -> None:
        self.size = 1

    def write(self, value: object, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """One number."""
        if value:
            out[at] = 1.0

    def rows(self, name: str, about: str) -> list[Row]:
        """One number."""
        return [Row(name, 1, 0, 1, about)]


class OneOf:
    """One of some words: a 1 at its place, and nothing but 0 for any other or none."""

    __slots__ = ("_places", "size", "words")

    def __init__(self, words: Iterable[Any]) -> None:
        self.words = tuple(words)
        self.size = len(self.words)
        self._places = {word: place for place, word in enumerate(self.words)}

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """As many numbers as there are words."""
        place = self._places.get(value)
        if place is not None:
            out[at + place] = 1.0

    def rows(self, name: str, about: str) -> list[Row]:
        """Each place with its word."""
        told = f"{about} One of: {', '.join(map(str, self.words))}."
        return [Row(name, self.size, 0, 1, told)]


class Counts:
    """How often each of some words or numbers stands in a list."""

    __slots__ = ("_places", "most", "size", "words")

    def __init__(self, words: Iterable[Any], most: int) -> None:
        self.words = tuple(words)
        self.most = most
        self.size = len(self.words)
        self._places = {word: place for place, word in enumerate(self.words)}

    def write(self, value: Sequence[Any] | None, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """As many numbers as there are words."""
        if value:
            places, most = self._places, self.most
            for word in value:
                place = places.get(word)
                if place is not None and out[at + place] < most:
                    out[at + place] += 1.0

    def rows(self, name: str, about: str) -> list[Row]:
        """Each place with its word."""
        told = f"{about} How often: {', '.join(map(str, self.words))}."
        return [Row(name, self.size, 0, self.most, told)]


class Amounts:
    """The numbers that a table has for some words, cut off at bounds; 0 where it has none."""

    __slots__ = ("_places", "least", "most", "size", "words")

    def __init__(self, words: Iterable[Any], most: int, least: int = 0) -> None:
        self.words = tuple(words)
        self.most = most
        self.least = least
        self.size = len(self.words)
        self._places = {word: place for place, word in enumerate(self.words)}

    def cut(self, amount: int) -> int:
        """The number that stands for an amount."""
        return min(max(amount, self.least), self.most)

    def write(self, value: Table[int] | None, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """As many numbers as there are words."""
        if value:
            for word, amount in dict(value).items():
                place = self._places.get(word)
                if place is not None:
                    out[at + place] = self.cut(amount)

    def rows(self, name: str, about: str) -> list[Row]:
        """Each place with its word."""
        told = f"{about} For each of: {', '.join(map(str, self.words))}."
        return [Row(name, self.size, self.least, self.most, told)]


class Length:
    """How much there is of something, up to a most."""

    __slots__ = ("most", "size")

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 1

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """One number."""
        if value:
            out[at] = min(len(value), self.most)

    def rows(self, name: str, about: str) -> list[Row]:
        """One number."""
        return [Row(name, 1, 0, self.most, f"How many: {about}")]


class Total:
    """What the numbers of a table add up to, up to a most."""

    __slots__ = ("most", "size")

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 1

    def write(self, value: Table[int] | None, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """One number."""
        if value:
            out[at] = min(sum(dict(value).values()), self.most)

    def rows(self, name: str, about: str) -> list[Row]:
        """One number."""
        return [Row(name, 1, 0, self.most, f"{about} All together.")]


class Looked:
    """An id by what is known about it: a row of a table, with a name for each column.

    `of` makes the key from the value where that is not the id itself.
    """

    __slots__ = ("columns", "known", "of", "size")

    def __init__(
        self,
        columns: Mapping[str, tuple[float, float]],
        rows: Mapping[Any, Sequence[float]],
        of: Callable[[Any], Any] | None = None,
    ) -> None:
        self.columns = columns
        self.of = of
        self.size = len(columns)
        self.known: dict[Any, Numbers] = {}
        for key, row in rows.items():
            if len(row) != len(columns):
                raise ValueError(f"{key!r} has {len(row)} columns, not {len(columns)}")
            self.known[key] = array("f", map(_within, row, columns.values()))

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """A row of the table; nothing but 0 for what is unknown."""
        of = self.of
        row = self.known.get(value if of is None or value is None else of(value))
        if row is not None:
            out[at : at + self.size] = row

    def rows(self, name: str, about: str) -> list[Row]:
        """A row for each column."""
        return [
            Row(f"{name}.{column}", 1, min(low, 0), max(high, 0), about)
            for column, (low, high) in self.columns.items()
        ]


def _within(number: float, bounds: tuple[float, float]) -> float:
    return float(min(max(number, bounds[0]), bounds[1]))


class SeatOf:
    """A seat as the viewer counts: 0 is the viewer, 1 the next; a 1 at its place."""

    __slots__ = ("size",)

    def __init__(self, most: int) -> None:
        self.size = most

    def write(self, value: int | None, out: Numbers, at: int, seat: int) -> None:
        """As many numbers as there can be seats."""
        if value is not None and value >= 0:
            out[at + (value - seat) % self.size] = 1.0

    def rows(self, name: str, about: str) -> list[Row]:
        """A place for each seat."""
        return [Row(name, self.size, 0, 1, f"{about} Counted from the viewer on.")]


class SeatsIn:
    """Several seats as the viewer counts, a 1 at the place of each."""

    __slots__ = ("size",)

    def __init__(self, most: int) -> None:
        self.size = most

    def write(self, value: Sequence[int] | None, out: Numbers, at: int, seat: int) -> None:
        """As many numbers as there can be seats."""
        for one in value or ():
            out[at + (one - seat) % self.size] = 1.0

    def rows(self, name: str, about: str) -> list[Row]:
        """A place for each seat."""
        return [Row(name, self.size, 0, 1, f"{about} Counted from the viewer on.")]


class Padded:
    """The first so many values of a list, each after the other; what is missing is 0."""

    __slots__ = ("codec", "count", "size")

    def __init__(self, codec: Codec, count: int) -> None:
        self.codec = codec
        self.count = count
        self.size = codec.size * count

    def write(self, value: Sequence[Any] | None, out: Numbers, at: int, seat: int) -> None:
        """The numbers of every place."""
        if value:
            write, size = self.codec.write, self.codec.size
            for one in value if len(value) <= self.count else value[: self.count]:
                write(one, out, at, seat)
                at += size

    def rows(self, name: str, about: str) -> list[Row]:
        """The rows of every place."""
        return with_nothing(
            row for place in range(self.count) for row in self.codec.rows(f"{name}[{place}]", about)
        )


class ByKey:
    """The values of a table under certain keys, in their order; what is missing is 0.

    A sight may have numbers for keys where a view has texts, or only the values, if it has all.
    """

    __slots__ = ("codec", "keys", "places", "size")

    def __init__(self, keys: Iterable[Any], codec: Codec) -> None:
        self.keys = tuple(keys)
        self.codec = codec
        self.size = codec.size * len(self.keys)
        self.places = {key: place * codec.size for place, key in enumerate(self.keys)}
        numbers = [key for key in self.keys if isinstance(key, str) and key.isdecimal()]
        self.places.update({int(key): self.places[key] for key in numbers})

    def write(
        self, value: Mapping[Any, Any] | tuple[Any, ...] | None, out: Numbers, at: int, seat: int
    ) -> None:
        """The numbers under every key."""
        if value:
            write, places = self.codec.write, self.places
            table = dict(zip(self.keys, value, strict=True)) if isinstance(value, tuple) else value
            for key, one in table.items():
                place = places.get(key)
                if place is not None:
                    write(one, out, at + place, seat)

    def rows(self, name: str, about: str) -> list[Row]:
        """The rows of every key."""
        return with_nothing(
            row for key in self.keys for row in self.codec.rows(f"{name}[{key}]", about)
        )


class Group:
    """Some fields of a table, each by a codec of its own; without the table nothing but 0.

    `of` is the TypedDict of the table: what stands beside its fields there tells about them here,
    and their order is that of the values in a sight.
    """

    __slots__ = ("_fields", "abouts", "fields", "order", "required", "size")

    def __init__(self, fields: Mapping[str, Codec], of: Any = None) -> None:
        self.fields = fields
        self.abouts = {} if of is None else texts_of(of)
        self.required: frozenset[str] = getattr(of, "__required_keys__", frozenset())
        self.order = tuple(fields if of is None else get_type_hints(of))
        self._fields = []
        self.size = 0
        for name, codec in fields.items():
            self._fields.append((name, codec.write, self.size))
            self.size += codec.size

    def write(
        self, value: Mapping[str, Any] | tuple[Any, ...] | None, out: Numbers, at: int, seat: int
    ) -> None:
        """The numbers of every field."""
        if value is not None:
            if isinstance(value, tuple):
                value = dict(zip(self.order, value, strict=True))
            for name, write, place in self._fields:
                write(value.get(name), out, at + place, seat)

    def rows(self, name: str, about: str) -> list[Row]:
        """The rows of every field."""
        return with_nothing(
            row
            for field, codec in self.fields.items()
            for row in codec.rows(
                f"{name}.{field}" if name else field, self.abouts.get(field, about)
            )
        )


class Seats:
    """What belongs to each seat, the viewer's first, up to the most that can play.

    Before the fields of a seat stands whether there is one.
    """

    __slots__ = ("group", "most", "size")

    def __init__(self, group: "Group | Kept", most: int) -> None:
        self.group = group
        self.most = most
        self.size = most * (1 + group.size)

    def write(
        self, value: Sequence[Mapping[str, Any]] | None, out: Numbers, at: int, seat: int
    ) -> None:
        """The numbers of every seat."""
        values = value or ()
        write, size = self.group.write, 1 + self.group.size
        for number, one in enumerate(values):
            place = at + (number - seat) % len(values) * size
            out[place] = 1.0
            write(one, out, place + 1, seat)

    def rows(self, name: str, about: str) -> list[Row]:
        """The rows of every seat."""
        found: list[Row] = []
        for place in range(self.most):
            found.append(Row(f"{name}[{place}]", 1, 0, 1, "Whether somebody sits there."))
            found += self.group.rows(f"{name}[{place}]", about)
        return found


class Kept:
    """A part of the view that is often the same as before: its numbers are then used again.

    What is kept is shared by all who look, so no seats can be counted from the viewer on in it.
    The value must not change once it was shown: a glance must give one of its own, as views do.
    """

    __slots__ = ("codec", "size")

    def __init__(self, codec: Codec) -> None:
        if not is_same_for_all(codec):
            raise ValueError("what counts seats from the viewer on cannot be kept for all seats")
        self.codec = codec
        self.size = codec.size

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        """The numbers of the part; only a compiled layout keeps them."""
        self.codec.write(value, out, at, seat)

    def rows(self, name: str, about: str) -> list[Row]:
        """The rows of the part."""
        return self.codec.rows(name, about)


def is_same_for_all(codec: Codec) -> bool:
    """Whether the numbers of a value do not depend on who looks."""
    if isinstance(codec, Group):
        return all(map(is_same_for_all, codec.fields.values()))
    if isinstance(codec, Padded | ByKey):
        return is_same_for_all(codec.codec)
    return not isinstance(codec, SeatOf | SeatsIn | Seats)


def with_nothing(rows: Iterable[Row]) -> list[Row]:
    """Rows that may be missing: then their numbers are 0, whatever their bounds."""
    return [row._replace(low=min(row.low, 0), high=max(row.high, 0)) for row in rows]
