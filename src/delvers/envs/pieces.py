"""An observation put together from pieces: what each value of a sight becomes is known already.

Most values of a game come again and again, so the numbers of each are kept as bytes under the
value, and an observation is one look for every field and one joining of what was found. The lines
that do it are made from the layout, as in `compiling.py`, and the codecs say what is not known yet.
A test holds both to what the codecs write from the view.
"""

import itertools
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial, singledispatchmethod
from typing import Any, Final, TypeAlias

from delvers.envs.fields import (
    Amounts,
    ByKey,
    Codec,
    Counts,
    Flag,
    Group,
    Kept,
    Length,
    Number,
    Numbers,
    Padded,
    Seats,
    Total,
    is_same_for_all,
)
from delvers.kernel.spec import Sight

MOST: Final = 2048
"""So many values of a field are remembered with their numbers."""
INDENT: Final = "    "
ONE: Final = array("f", [1.0]).tobytes()

Known: TypeAlias = dict[Any, bytes]
"""The numbers of values."""
Parts: TypeAlias = list[tuple[Any, bytes]]
"""The large parts of an observation as they were last, each with its numbers."""
Put: TypeAlias = Callable[[Sight, int, Parts, bytes], bytearray]
"""Puts an observation together: what a seat sees, the seat, the last parts, and what goes first."""


def nothing(size: int) -> bytes:
    """So many numbers, all of them 0."""
    return bytes(array("f").itemsize * size)


def written(codec: Codec, value: Any, seat: int = 0) -> bytes:
    """The numbers of a value."""
    out = array("f", nothing(codec.size))
    codec.write(value, out, 0, seat)
    return out.tobytes()


class Learner:
    """In the place of `known` where a value is missing there: writes its numbers and keeps them."""

    __slots__ = ("codec", "known", "seat")

    def __init__(self, codec: Codec, known: Known, seat: int) -> None:
        self.codec = codec
        self.known = known
        self.seat = seat

    def __getitem__(self, value: Any) -> bytes:
        """The numbers of a value, for whose type the lines of the layout vouch."""
        found = self.known.get(value)
        if found is None:
            if len(self.known) >= MOST:
                self.known.clear()
            found = self.known[value] = written(self.codec, value, self.seat)
        return found


class Counted:
    """A codec for what was read of a value: how long it is, what it adds up to, how many of one."""

    __slots__ = ("cut", "size")

    def __init__(self, cut: Callable[[int], float]) -> None:
        self.cut = cut
        self.size = 1

    def write(self, value: int | None, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """One number; 0 for what is not there."""
        if value is not None:
            out[at] = self.cut(value)


class Board:
    """A table with so many keys that only what is new in it is written anew."""

    __slots__ = ("codec",)

    def __init__(self, codec: ByKey) -> None:
        self.codec = codec

    def changed(self, table: dict[Any, Any], parts: Parts, at: int) -> bytes:
        """The numbers of a table that is not as it was last, which are kept in its place."""
        last, told = parts[at]
        if type(last) is dict and last.keys() <= table.keys():
            told = self._renewed(table, last, told)
        else:
            told = written(self.codec, table)
        parts[at] = (table.copy(), told)  # the state goes on changing its own
        return told

    def _renewed(self, table: dict[Any, Any], last: dict[Any, Any], told: bytes) -> bytes:
        codec, out = self.codec, array("f", told)
        new = {key: one for key, one in table.items() if last.get(key) is not one}
        for key in new:
            at = codec.places.get(key)
            if at is not None:
                out[at : at + codec.codec.size] = array("f", nothing(codec.codec.size))
        codec.write(new, out, 0, 0)
        return out.tobytes()


class Pieces:
    """A layout as pieces, for games that give sights to up to so many seats.

    `put` is the function that puts an observation together.
    """

    def __init__(self, layout: Group, seats: int) -> None:
        lines = Lines(seats)
        found = lines.fields(layout, "sight")
        head = "def put(sight, seat, parts, first):"
        # Plain dictionaries and lists are quickest; what is not known yet is an error of theirs.
        body = [*lines.lines, f"{INDENT}return join([first, {', '.join(found)}])"]
        learning = made_of("\n".join([head, *body]), lines.slow)
        lines.quick["learning"] = learning
        unknown = [
            f"{INDENT}except (KeyError, IndexError, TypeError):",
            f"{INDENT * 2}return learning(sight, seat, parts, first)",
        ]
        tried = [head, f"{INDENT}try:", *(INDENT + line for line in body), *unknown]
        self.parts = lines.parts
        self.put = made_of("\n".join(tried), lines.quick)

    def memory(self) -> Parts:
        """What keeps the large parts of a game from one observation to the next."""
        return [(self, b"")] * self.parts


def made_of(code: str, names: dict[str, Any]) -> Put:
    """The function that some lines define."""
    exec(compile(code, "<pieces>", "exec"), names)  # made of our codecs alone
    made: Put = names["put"]
    return made


class Lines:
    """The lines of the function, and what they refer to: known values, or who learns them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        self.quick: dict[str, Any] = {"join": bytearray().join, "joined": b"".join}
        self.slow = self.quick.copy()
        self.parts = 0
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

    def keep(self, quick: Any, slow: Any = None) -> str:
        """A name for something that the lines refer to."""
        name = f"k{len(self.quick)}"
        self.quick[name] = quick
        self.slow[name] = quick if slow is None else slow
        return name

    def looked_up(self, codec: Any, value: str) -> str:
        """The numbers of a value that can be a key."""
        return f"{self.table(codec)}[{value}]"

    def table(self, codec: Any) -> str:
        """Where the numbers of values are found: if they depend on the seat, a table for each."""
        if is_same_for_all(codec):
            known: Known = {}
            return self.keep(known, Learner(codec, known, 0))
        tables: list[Known] = [{} for _ in range(self.seats)]
        learners = [Learner(codec, table, seat) for seat, table in enumerate(tables)]
        return f"{self.keep(tables, learners)}[seat]"

    @singledispatchmethod
    def of(self, codec: Any, value: str) -> list[str]:
        """The pieces of a value; lines that they need go first."""
        return [self.looked_up(codec, value)]

    def listed(self, codec: Any, most: int) -> str:
        """Where the numbers of 0 to a most are found; what is above is an error, and is written."""
        known = [written(codec, number) for number in range(most + 1)]
        return self.keep(known, Learner(codec, {}, 0))

    @of.register
    def _(self, codec: Number, value: str) -> list[str]:
        found = self.looked_up(codec, value)
        if codec.high > MOST:
            return [found]
        listed = self.listed(codec, codec.high)
        return [f"{listed}[{value}] if {value} is not None and {value} >= 0 else {found}"]

    @of.register
    def _(self, _codec: Flag, value: str) -> list[str]:
        return [f"{self.keep(ONE)} if {value} else {self.keep(nothing(1))}"]

    @of.register
    def _(self, codec: Length, value: str) -> list[str]:
        lengths = self.listed(Counted(lambda length: min(length, codec.most)), codec.most)
        return [f"{lengths}[len({value}) if {value} else 0]"]

    @of.register
    def _(self, codec: Total, value: str) -> list[str]:
        total = Counted(lambda total: min(total, codec.most))
        return [self.looked_up(total, f"sum(dict({value}).values()) if {value} else 0")]

    @of.register
    def _(self, codec: Amounts, value: str) -> list[str]:
        amounts = self.table(Counted(codec.cut))
        return [f"{amounts}[{value}.get({word!r})]" for word in codec.words]

    @of.register
    def _(self, codec: Padded, value: str) -> list[str]:
        size = codec.codec.size
        rest = [nothing((codec.count - count) * size) for count in range(codec.count + 1)]
        found = self.name()
        table = self.table(codec.codec)
        self.line(f"{found} = [{table}[one] for one in {value} or ()]")
        with self.block(f"if len({found}) > {codec.count}:"):
            self.line(f"del {found}[{codec.count}:]")
        return [f"*{found}", f"{self.keep(rest)}[len({found})]"]

    @of.register
    def _(self, codec: Group, value: str) -> list[str]:
        found = self.name()
        with self.block(f"if {value} is None:"):
            self.line(f"{found} = {self.keep((nothing(codec.size),))}")
        with self.block("else:"):
            self.line(f"{found} = [{', '.join(self.fields(codec, value))}]")
        return [f"*{found}"]

    def of_some(self, codec: Codec, value: str) -> list[str]:
        """The pieces of a value that is not None."""
        return self.fields(codec, value) if isinstance(codec, Group) else self.of(codec, value)

    def fields(self, group: Group, value: str) -> list[str]:
        """The pieces of every field of a table that is there."""
        names = {name: self.name() for name in group.order}
        self.line(f"{', '.join(names.values())}, = {value}")
        pieces = [self.of(codec, names[name]) for name, codec in group.fields.items()]
        return [*itertools.chain(*pieces)]

    @of.register
    def _(self, codec: ByKey, value: str) -> list[str]:
        names = {key: self.name() for key in codec.keys}
        self.line(f"{', '.join(names.values())}, = {value}")
        return [one for name in names.values() for one in self.of_some(codec.codec, name)]

    @of.register
    def _(self, codec: Kept, value: str) -> list[str]:
        at = self.parts
        self.parts += 1
        return [self._kept(codec, value, str(at))]

    def _kept(self, codec: Kept, value: str, at: str) -> str:
        found, inner = self.name(), codec.codec
        self.line(f"{found} = parts[{at}]")
        with self.block(f"if {value} is None:"):
            self.line(f"{found} = {self.keep(nothing(codec.size))}")
        with self.block(f"elif {found}[0] == {value}:"):
            self.line(f"{found} = {found}[1]")
        with self.block("else:"):
            self._renew(inner, value, found, at)
        return found

    def _renew(self, inner: Codec, value: str, found: str, at: str) -> None:
        if isinstance(inner, ByKey):
            self.line(f"{found} = {self.keep(Board(inner).changed)}({value}, parts, {at})")
            return
        if isinstance(inner, Counts):
            # Hands and the like are so many that they are written anew, not looked up.
            self.line(f"{found} = {self.keep(partial(written, inner))}({value})")
        else:
            self.line(f"{found} = joined([{', '.join(self.of_some(inner, value))}])")
        self.line(f"parts[{at}] = ({value}, {found})")

    @of.register
    def _(self, codec: Seats, value: str) -> list[str]:
        found, one, group = self.name(), self.name(), codec.group
        rest = [nothing((codec.most - count) * (1 + group.size)) for count in range(codec.most + 1)]
        self.line(f"{found} = []")
        if isinstance(group, Kept):
            first, at = self.parts, self.name()
            self.parts += codec.most
            self.line(f"{at} = {first} + seat")
            with self.block(f"for {one} in {value}[seat:] + {value}[:seat]:"):
                self.line(f"{found} += ({self.keep(ONE)}, {self._kept(group, one, at)})")
                self.line(f"{at} = {first} if {at} == {first} + len({value}) - 1 else {at} + 1")
        else:
            with self.block(f"for {one} in {value}[seat:] + {value}[:seat]:"):
                inside = ", ".join(self.fields(group, one))
                self.line(f"{found} += ({self.keep(ONE)}, {inside})")
        return [f"*{found}", f"{self.keep(rest)}[len({value})]"]
