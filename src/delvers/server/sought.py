"""What a request for a choice or a stream says: its query, its keys and its form."""

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec

from delvers.server.changes import Known, Wanted
from delvers.server.errors import Problem
from delvers.server.keys import viewer_of
from delvers.server.live import LiveTable
from delvers.text import LANGUAGES, Words, best_language, words

LONGEST_OPTION: Final = 200
LATEST_NUMBER: Final = 2**31
LONGEST_CLIENT: Final = 64
SHORT: Final = {"client", "since"}


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """One of the options of the seat's ask, and the number of the state it was seen in."""

    number: int
    option: str


CHOICE: Final = msgspec.json.Decoder(Choice)


class BadForm(Problem):
    """A request that does not keep to the description."""


class Sought:
    """What the query and the headers of a request say."""

    __slots__ = ("_said", "headers")

    def __init__(self, query: bytes, headers: Mapping[str, str]) -> None:
        self._said = said_in(query.decode("latin-1"))
        self.headers = headers

    def flag(self, name: str) -> bool:
        """A yes or no."""
        said = self._said.get(name)
        if said is None:
            return False
        said = said.lower()
        if said in ("true", "1"):
            return True
        if said in ("false", "0"):
            return False
        raise BadForm(f"query.{name}: allowed: true, false")

    def number(self, name: str, most: int = LATEST_NUMBER) -> int | None:
        """A whole number, if there is one."""
        said = self._said.get(name)
        if said is None:
            return None
        if not said.isascii() or not said.isdecimal() or len(said) > 10 or int(said) > most:
            raise BadForm(f"query.{name}: allowed: a whole number from 0 to {most}")
        return int(said)

    @property
    def is_short(self) -> bool:
        """Whether nothing is said but who asks and what he knows."""
        return self._said.keys() <= SHORT

    @property
    def client(self) -> str:
        """The page that asks, by a name that it gave itself."""
        said = self._said.get("client", "")
        if len(said) > LONGEST_CLIENT:
            raise BadForm(f"query.client: allowed: at most {LONGEST_CLIENT} characters")
        return said

    def wanted(self, stored: Any) -> Wanted:
        """Whose seat is meant, and how it wants to be told."""
        seat = viewer_of(stored, self.headers, self.number("seat"))
        parts = self.flag("regions")
        return Wanted(seat, self._words() if parts or self.flag("words") else None, parts)

    def known(self, live: LiveTable, wanted: Wanted) -> Known:
        """What the viewer knows, as he says himself; else nothing but the lines so far."""
        before, since, lines = live.moment, self.number("since"), self.number("after")
        known = Known(lines=before.line_count(wanted.seat) if lines is None else lines)
        if since is not None and since == before.number:
            known.number, known.view = since, before.view(wanted.seat)
        return known

    def _words(self) -> Words:
        lang = self._said.get("lang", "")
        if lang in LANGUAGES:
            return words(lang)
        return words(best_language(self.headers.get("accept-language", "")))


def said_in(query: str) -> dict[str, str]:
    """The parameters of a query."""
    if "%" in query or "+" in query or ";" in query:
        return dict(parse_qsl(query, keep_blank_values=True))
    pairs = (pair.partition("=") for pair in query.split("&") if pair)
    return {name: said for name, _, said in pairs}


def read_choice(body: bytes) -> Choice:
    """The form of a choice; what is wrong with it is said."""
    try:
        form = CHOICE.decode(body)
    except msgspec.ValidationError as problem:
        raise BadForm(f"body: {problem}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadForm(f"body: JSON with number and option is allowed; {problem}") from None
    if not 0 <= form.number <= LATEST_NUMBER:
        raise BadForm(f"body.number: allowed: a whole number from 0 to {LATEST_NUMBER}")
    if len(form.option) > LONGEST_OPTION:
        raise BadForm(f"body.option: allowed: at most {LONGEST_OPTION} characters")
    return form


# -- a plain request in one piece ------------------------------------------------------------------


class Headers(Mapping[str, str]):
    """Headers as they came, read as text where somebody asks for one."""

    __slots__ = ("_said",)

    def __init__(self, said: dict[bytes, bytes]) -> None:
        self._said = said

    def __getitem__(self, name: str) -> str:
        return self._said[name.encode()].decode("latin-1")

    def __iter__(self) -> Any:
        return (name.decode("latin-1") for name in self._said)

    def __len__(self) -> int:
        return len(self._said)


class Head:
    """The headers of plain choices: one connection sends the same ones again and again.

    Kept with them is what was found out about them.
    """

    __slots__ = ("_of", "_seat", "address", "headers", "length", "packs", "texts")

    def __init__(self, headers: dict[bytes, bytes], length: int) -> None:
        self.headers = headers
        self.texts = Headers(headers)
        self.length = length
        self.packs = b"gzip" in headers.get(b"accept-encoding", b"")
        self.address: str | None = None
        """Where the request comes from, once it was let in."""
        self._of: Any = None
        self._seat: int | None = None

    def seat_at(self, stored: Any) -> int | None:
        """Whose eyes look through these headers, as they themselves say."""
        if self._of is not stored:
            self._seat, self._of = viewer_of(stored, self.texts), stored
        return self._seat


Heads = dict[bytes, Head]
MOST_HEADS: Final = 32
"""So many heads of one connection are remembered; they differ by the length of the body."""


class Plain(msgspec.Struct, frozen=True):
    """A whole POST to the choices of a table, as bytes."""

    table: str
    query: bytes
    head: Head
    body: bytes


ADDRESS: Final = re.compile(
    rb"POST /api/tables/([0-9a-f]{16})/choices(?:\?([\w=&.~-]*))? HTTP/1\.1", re.ASCII
)
HEADERS: Final = re.compile(rb"(?:[A-Za-z][A-Za-z0-9-]*: [\x20-\x7e]*\r\n)+", re.ASCII)
END: Final = b"\r\n"
LONGEST_PLAIN: Final = 4096
NOT_PLAIN: Final = (b"transfer-encoding", b"expect", b"upgrade", b"te", b"trailer")
JSON: Final = b"application/json"


def plain_choice(data: bytes, heads: Heads) -> Plain | None:
    """The choice in these bytes, if they are exactly one request written in the plainest way.

    Everything else, be it right or wrong, is for the parser of the server. `heads` are those that
    came by the same connection.
    """
    if len(data) > LONGEST_PLAIN:
        return None
    first, _, rest = data.partition(END)
    found = ADDRESS.fullmatch(first)
    if found is None:
        return None
    lines, end, body = rest.partition(END + END)
    if not end:
        return None
    head = heads.get(lines)
    if head is None:
        head = _plain_head(lines)
        if head is None:
            return None
        if len(heads) >= MOST_HEADS:
            heads.clear()
        heads[lines] = head
    if head.length != len(body):
        return None
    return Plain(found[1].decode(), found[2] or b"", head, body)


def _plain_head(lines: bytes) -> Head | None:
    """Headers in the plainest way: each once, with a length, and none that changes what follows."""
    if HEADERS.fullmatch(lines + END) is None:
        return None
    said = [line.split(b": ", 1) for line in lines.split(END)]
    headers = {name.lower(): text for name, text in said}
    length = headers.get(b"content-length", b"")
    if (
        len(headers) != len(said)
        or not length.isdigit()
        or b"%d" % int(length) != length
        or headers.get(b"content-type") != JSON
        or headers.get(b"connection", b"keep-alive").lower() != b"keep-alive"
        or not headers.keys().isdisjoint(NOT_PLAIN)
    ):
        return None
    return Head(headers, int(length))
