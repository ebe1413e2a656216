"""Keys of seats: how a request carries them, and how a browser keeps them.

A key never stands in an address: programs send it as `Authorization: Bearer KEY`, browsers as a
cookie that no script can read and no other site can send. A link to go on elsewhere carries it
behind `#`, which browsers do not send.
"""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from delvers.server.errors import NoSeat, WrongKey
from delvers.server.live import seat_of
from delvers.server.stored import StoredTable

SEATS: Final = "delvers_seats"
HOST: Final = "delvers_host"
A_YEAR: Final = 365 * 24 * 60 * 60
BETWEEN: Final = "~"
"""Several seats of one table may be played in one browser."""
BEARER: Final = "bearer "
Headers = Mapping[str, str]
"""The headers of a request by their names in small letters."""


def keys_of(headers: Headers) -> list[str]:
    """The keys that a request carries; one in the header goes before those of the browser."""
    if authorization := headers.get("authorization"):
        if not authorization.lower().startswith(BEARER):
            raise WrongKey()
        return [authorization[len(BEARER) :].strip()]
    return [key for key in cookie(headers, SEATS).split(BETWEEN) if key]


def host_key_of(headers: Headers) -> str:
    """The key of the host, if the request carries it."""
    return cookie(headers, HOST) or headers.get("authorization", "")[len(BEARER) :].strip()


def cookie(headers: Headers, name: str) -> str:
    """A cookie of the request as it stands there; nothing if there is none.

    Ours need no quotes. To undo those of others, Python before 3.11.10 takes time by the square.
    """
    for one in headers.get("cookie", "").split(";"):
        said, _, value = one.partition("=")
        if said.strip() == name:
            return value.strip()
    return ""


def seats_of(stored: StoredTable, headers: Headers) -> dict[int, str]:
    """The seats that a request may play, with their keys; a wrong key in the header raises.

    What a browser has kept of a table that was made anew opens nothing, and says nothing.
    """
    seats: dict[int, str] = {}
    for key in keys_of(headers):
        try:
            seat = seat_of(stored, key)
        except WrongKey:
            if "authorization" in headers:
                raise
            continue
        if seat is not None:
            seats[seat] = key
    return seats


def viewer_of(stored: StoredTable, headers: Headers, wanted: int | None = None) -> int | None:
    """Whose eyes the request looks through: the seat wanted, else its first; None: a spectator."""
    seats = seats_of(stored, headers)
    if wanted is None:
        return next(iter(seats), None)
    if wanted not in seats:
        raise NoSeat()
    return wanted


def remember_seat(answer: Response, table: str, keys: list[str], *, is_secure: bool) -> None:
    """Let the browser keep the keys of a table; they go to this table only."""
    for path in (f"/table/{table}", f"/api/tables/{table}"):
        keep(answer, SEATS, BETWEEN.join(keys), path, is_secure=is_secure)


def remember_host(answer: Response, table: str, key: str, *, is_secure: bool) -> None:
    """Let the browser keep that it opened the table."""
    for path in (f"/table/{table}", f"/api/tables/{table}"):
        keep(answer, HOST, key, path, is_secure=is_secure)


def keep(answer: Response, name: str, text: str, path: str, *, is_secure: bool) -> None:
    """Set a cookie that only this site's own requests carry."""
    answer.set_cookie(
        name, text, max_age=A_YEAR, path=path, httponly=True, samesite="strict", secure=is_secure
    )


def link_of(table: str, key: str) -> str:
    """The link with which its holder goes on in another browser."""
    return f"/table/{table}#key={key}"
