"""The gate: what every request must keep to before anybody looks at it, and what answers carry."""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from delvers.server.limits import Bucket, Counter, Limits, home_of
from delvers.server.packing import Effort, best_of, packed

LARGEST: Final = 8 * 1024 * 1024
LARGEST_FORM: Final = 64 * 1024
LARGEST_HEAD: Final = 64 * 1024
LARGEST_QUERY: Final = 8 * 1024
MOST_HEADERS: Final = 100
REFUSED_AT_ONCE: Final = 50
HELD_BACK: Final = 1.0
"""An address that was refused so often, and goes on, waits so many seconds for each refusal."""
MOST_HELD_BACK: Final = 500
"""So many refusals wait at a time; more would be a burden of their own."""
RECORDS: Final = ("/api/verify",)
LEAST_TO_COMPRESS: Final = 1000
LARGE: Final = 50_000
"""What is larger comes seldom, as pages do, so that more time is spent on packing it."""
COMPRESSED: Final = (b"text/", b"application/json", b"application/javascript", b"image/svg")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MISSES: Final = (403, 404)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": (
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PROTECTING: Final = [(name.lower().encode(), said.encode()) for name, said in HEADERS.items()]
FOR_FILES: Final = [
    one
    for one in PROTECTING
    if one[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
]
"""What protects a script or a style sheet; the rest is about documents."""
NO_STORE: Final = (b"cache-control", b"no-store")


@dataclass(frozen=True, slots=True)
class Site:
    """Under which names the server is reached, and which proxies stand before it.

    Addresses in numbers and this machine's own names are always allowed: no other site can make a
    browser send those.
    """

    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    own: frozenset[str] = field(
        default_factory=lambda: frozenset(
            {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        )
    )

    def has(self, host: str) -> bool:
        """Whether the server is reached under this Host."""
        return _is_called(self, host)

    def trusts(self, address: str) -> bool:
        """Whether a proxy of ours is at this address."""
        return any(address == proxy or is_within(address, proxy) for proxy in self.proxies)


@lru_cache(1000)
def _is_called(site: Site, host: str) -> bool:
    name = name_in(host)
    return name in site.own or name in site.names or "*" in site.names or is_number(name)


def name_in(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()


def is_number(name: str) -> bool:
    """Whether a host is an address in numbers."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_within(address: str, network: str) -> bool:
    """Whether an address lies in a network such as 10.0.0.0/8."""
    try:
        found = ipaddress.ip_address(address)
        found = getattr(found, "ipv4_mapped", None) or found
        return found in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a request is not let in."""

    status: int
    error: str
    retry_after: int = 0


class Admission:
    """Who is let in: what is looked at before anybody reads what a request wants."""

    def __init__(self, limits: Limits, site: Site) -> None:
        self._site = site
        self._requests = Bucket(limits.requests_per_second, limits.requests_at_once)
        self.misses = Bucket(limits.misses_per_minute / 60, limits.misses_per_minute)

    def address_of(self, client: str, headers: dict[bytes, bytes]) -> str:
        """Whose request it is; what proxies say counts only if we trust them."""
        if not self._site.trusts(client):
            return home_of(client)
        said = headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")
        known = [one.strip() for one in said if one.strip()]
        return home_of(next((one for one in reversed(known) if not self._site.trusts(one)), client))

    def is_secure(self, client: str, headers: dict[bytes, bytes]) -> bool:
        """Whether a proxy of ours says that the request came to it by HTTPS."""
        is_https = headers.get(b"x-forwarded-proto", b"").strip().lower() == b"https"
        return is_https and self._site.trusts(client)

    def refused(self, method: str, address: str, headers: dict[bytes, bytes]) -> Refused | None:
        """Why a request is not let in; None if it is, which is counted."""
        return self.refused_as_it_is(method, headers) or self.refused_for_now(address)

    def refused_as_it_is(self, method: str, headers: dict[bytes, bytes]) -> Refused | None:
        """Why a request is not let in whenever it comes."""
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._site.has(host):
            return Refused(
                421,
                f"this server is not called {host!r}; its owner allows a name with "
                "delvers serve --name NAME",
            )
        if method not in SAFE and (why := foreign(headers, host)):
            return Refused(403, why)
        return None

    def refused_for_now(self, address: str) -> Refused | None:
        """Why one more request of an address is not let in; None if it is, which is counted."""
        if wait := self.misses.wait(address, takes=False):
            return Refused(429, "too many unknown tables and wrong keys; try again later", wait)
        if wait := self._requests.wait(address):
            return Refused(429, "too many requests from this address; try again later", wait)
        return None

    def forget_one(self, address: str) -> None:
        """A request that was let in will come again another way, where it is counted."""
        self._requests.give_back(address)


class Gate:
    """Lets requests in, and answers out."""

    def __init__(self, app: ASGIApp, admission: Admission, limits: Limits) -> None:
        self._app = app
        self._admission = admission
        self._body_seconds = limits.body_seconds
        per_minute = limits.verifications_per_minute
        self._records = Bucket(per_minute / 60, per_minute)
        self._records_now = Counter(limits.verifications)
        self._refusals = Bucket(1.0, REFUSED_AT_ONCE)
        self._held_back = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, unless the request is not let in."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if b"cookie" in headers:
            leave_out_quoted_cookies(scope)
        self._find_address(scope, headers)
        out = _Out(scope, headers, send, self._admission.misses, self._hold_back)
        if scope["path"] in RECORDS and scope["method"] not in SAFE:
            await self._let_record_in(scope, headers, receive, out)
        else:
            await self._let_in(scope, receive, out, self._refused(scope, headers))

    async def _let_record_in(
        self, scope: Scope, headers: dict[bytes, bytes], receive: Receive, out: "_Out"
    ) -> None:
        """A record is large: whether it can be verified is looked at before it is read."""
        refused = self._refused(scope, headers) or self._refused_record(scope)
        if refused is None and not self._records_now.begin(""):
            refused = Refused(503, "too many records are being verified; try again later", 30)
            await self._let_in(scope, receive, out, refused)
            return
        try:
            await self._let_in(scope, receive, out, refused)
        finally:
            if refused is None:
                self._records_now.end("")

    async def _let_in(
        self, scope: Scope, receive: Receive, out: "_Out", refused: Refused | None
    ) -> None:
        if refused is None and scope["method"] not in SAFE:
            receive, refused = await self._with_body(scope, receive)
        if refused is None:
            await self._app(scope, receive, out.send)
            return
        more = {"Retry-After": str(refused.retry_after)} if refused.retry_after else {}
        if scope["method"] not in SAFE:
            more["Connection"] = "close"  # nobody reads what is still to come
        answer = JSONResponse({"error": refused.error}, refused.status, headers=more)
        await answer(scope, receive, out.send)

    async def _hold_back(self, address: str) -> None:
        """Let an address wait that goes on although it is refused again and again."""
        if self._refusals.wait(address) and self._held_back < MOST_HELD_BACK:
            self._held_back += 1
            try:
                await asyncio.sleep(HELD_BACK)
            finally:
                self._held_back -= 1

    def _find_address(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        client = (scope.get("client") or ("",))[0]
        scope["address"] = self._admission.address_of(client, headers)
        if self._admission.is_secure(client, headers):
            scope["scheme"] = "https"

    def _refused(self, scope: Scope, headers: dict[bytes, bytes]) -> Refused | None:
        return refused_head(scope, headers) or self._admission.refused(
            scope["method"], scope["address"], headers
        )

    def _refused_record(self, scope: Scope) -> Refused | None:
        if not (wait := self._records.wait(scope["address"])):
            return None
        return Refused(429, "too many records from this address; try again later", wait)

    async def _with_body(self, scope: Scope, receive: Receive) -> tuple[Receive, Refused | None]:
        """The request with its whole body, which must be small enough, in time, and JSON."""
        limit = LARGEST if scope["path"] in RECORDS else LARGEST_FORM
        try:
            async with asyncio.timeout(self._body_seconds):
                parts = await _parts(receive, limit)
        except TimeoutError:
            error = f"the request did not arrive within {self._body_seconds} seconds"
            return receive, Refused(408, error)
        if parts is None:
            return receive, Refused(413, f"the request is too large; allowed: {limit} bytes")
        kind = dict(scope["headers"]).get(b"content-type", b"")
        if parts[0].get("body") and kind.partition(b";")[0].strip().lower() != b"application/json":
            return receive, Refused(415, "allowed: Content-Type: application/json")
        return _again(parts, receive), None


def refused_head(scope: Scope, headers: dict[bytes, bytes]) -> Refused | None:
    """Why a head is not even looked at: too large, or for two servers at once."""
    said: Sequence[tuple[bytes, bytes]] = scope["headers"]
    if len(scope["path"]) + len(scope["query_string"]) > LARGEST_QUERY:
        return Refused(414, f"allowed: an address of {LARGEST_QUERY} bytes")
    if len(said) > MOST_HEADERS or sum(len(name) + len(one) for name, one in said) > LARGEST_HEAD:
        return Refused(431, f"allowed: {MOST_HEADERS} headers of {LARGEST_HEAD} bytes in all")
    if len(said) != len(headers) and sum(name == b"host" for name, _ in said) > 1:
        return Refused(400, "a request names one host")
    return None


def leave_out_quoted_cookies(scope: Scope) -> None:
    """Take cookies with a backslash out of a request: ours have none.

    Python before 3.11.10 undoes their quotes in time by the square, for minutes in one request.
    """
    said: Sequence[tuple[bytes, bytes]] = scope["headers"]
    if not any(name == b"cookie" and b"\\" in value for name, value in said):
        return
    kept = [one for name, value in said if name == b"cookie" for one in value.split(b";")]
    plain = b";".join(one for one in kept if b"\\" not in one)
    scope["headers"] = [*(one for one in said if one[0] != b"cookie"), (b"cookie", plain)]


def foreign(headers: dict[bytes, bytes], host: str) -> str:
    """Why a request that changes something comes from another site; "" if it does not."""
    error = "requests from other sites are refused"
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return error
    origin = headers.get(b"origin")
    if origin is not None and origin.decode("latin-1").partition("://")[2].lower() != host.lower():
        return error
    return ""


async def _parts(receive: Receive, limit: int) -> list[Message] | None:
    """All parts of the body, or None when there is too much of it."""
    parts: list[Message] = []
    size = 0
    while True:
        part = await receive()
        parts.append(part)
        size += len(part.get("body", b""))
        if size > limit:
            return None
        if not part.get("more_body", False):
            return parts


def _again(parts: list[Message], receive: Receive) -> Receive:
    """Give the parts that were read once more, then whatever follows."""

    async def next_part() -> Message:
        return parts.pop(0) if parts else await receive()

    return next_part


class _Out:
    """An answer on its way out: protecting headers, and compressed if that helps."""

    __slots__ = ("_accepted", "_hold_back", "_misses", "_scope", "_send", "_start")

    def __init__(
        self,
        scope: Scope,
        headers: dict[bytes, bytes],
        send: Send,
        misses: Bucket,
        hold_back: Callable[[str], Awaitable[None]],
    ) -> None:
        self._scope = scope
        self._send = send
        self._misses = misses
        self._hold_back = hold_back
        self._accepted = headers.get(b"accept-encoding", b"").decode("latin-1")
        self._start: Message | None = None

    async def send(self, message: Message) -> None:
        """Hold the head back until it is known what follows."""
        if message["type"] == "http.response.start":
            self._start = message
            if message["status"] in MISSES:
                self._misses.wait(self._scope["address"])
            elif message["status"] == 429:
                await self._hold_back(self._scope["address"])
            return
        start, self._start = self._start, None
        if start is not None:
            message = self._finish(start, message)
            await self._send(start)
        await self._send(message)

    def _finish(self, start: Message, first: Message) -> Message:
        headers = [*start["headers"]]
        names = {name.lower() for name, _ in headers}
        if not self._scope["path"].startswith("/static/"):
            headers += [one for one in PROTECTING if one[0] not in names]
            if b"cache-control" not in names:
                headers.append(NO_STORE)
        else:
            headers += FOR_FILES
        start["headers"] = headers
        body = first.get("body", b"")
        is_whole = first["type"] == "http.response.body" and not first.get("more_body", False)
        if (
            is_whole
            and len(body) >= LEAST_TO_COMPRESS
            and b"content-encoding" not in names
            and (kind := _kind(headers)).startswith(COMPRESSED)
            and (way := best_of(self._accepted)) is not None
        ):
            is_page = kind.startswith(b"text/html") or len(body) >= LARGE
            body = packed(body, way, Effort.USUAL if is_page else Effort.QUICK)
            start["headers"] = [
                *(one for one in headers if one[0].lower() != b"content-length"),
                (b"content-encoding", way.encode()),
                (b"content-length", b"%d" % len(body)),
                (b"vary", b"Accept-Encoding"),
            ]
            return {**first, "body": body}
        return first


def _kind(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    return next((said for name, said in headers if name.lower() == b"content-type"), b"")
