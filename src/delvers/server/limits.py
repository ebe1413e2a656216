"""What every request and answer must keep to: size, and headers that protect the reader."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST: Final = 8 * 1024 * 1024
LARGEST_FORM: Final = 64 * 1024
RECORDS: Final = ("/api/verify",)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    # The link of a seat is its key, so no other site may learn where a reader comes from.
    "Referrer-Policy": "no-referrer",
}


class Protected:
    """Puts the protecting headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, setting in HEADERS.items():
                    headers.setdefault(name, setting)
                if not scope["path"].startswith("/static/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_protected)


class SizeLimit:
    """Refuses bodies that are too large, before they fill the memory."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, unless the body is too large."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = LARGEST if scope["path"] in RECORDS else LARGEST_FORM
        body = await self._body(receive, limit)
        if body is None:
            error = {"error": f"the request is too large; allowed: {limit} bytes"}
            await JSONResponse(error, status_code=413)(scope, receive, send)
            return
        await self._app(scope, _again(body, receive), send)

    async def _body(self, receive: Receive, limit: int) -> list[Message] | None:
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
