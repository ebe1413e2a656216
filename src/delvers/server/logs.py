"""Log lines: one JSON object each, on stderr, without keys, words or secrets.

Requests are told by what they asked for, never by their query, headers or body; of an address only
parts that this server itself has named. What other code says is searched for anything that looks
like a key or a secret before it is written.
"""

import json
import logging
import re
import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final

from starlette.routing import Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from delvers.server.limits import Bucket

LOG: Final = logging.getLogger(__name__)
REQUEST: Final = "request"
SLOW: Final = 1.0
"""A request that takes so many seconds is told of, whatever became of it."""
LINES_AT_ONCE: Final = 50
LINES_PER_SECOND: Final = 1.0
"""Of the requests of one address; what is more is only counted, or a flood would fill the disk."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NEVER_ENDING: Final = "stream"
NAMED_HERE: Final = re.compile(r"[0-9a-f]{16}|[0-9]{1,2}")
"""Ids of tables, and numbers of seats."""
HIDDEN: Final = "(hidden)"
SECRET: Final = re.compile(r"(?=[\w-]*[A-Z0-9])[\w-]{32,}|(?<=key=)[^\s&\"']+", re.ASCII)
"""Keys have 32 letters and digits, secrets and hashes 64."""
ROWS: Final = re.compile(r"^(DETAIL|CONTEXT): .*$", re.MULTILINE)
"""Where a database quotes what it was to write."""


def begin() -> None:
    """Write what this process has to say as such lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("delvers").setLevel(logging.INFO)
    # What strangers send that is no HTTP at all would fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    logging.captureWarnings(True)


class JsonLines(logging.Formatter):
    """One line of JSON per record: when, how bad, from where, what, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, Any] = {
            "at": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": without_secrets(record.getMessage()),
        }
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def without_secrets(text: str) -> str:
    """The text without anything that could be a key, a hash of one, or a secret."""
    return SECRET.sub(HIDDEN, ROWS.sub(rf"\1: {HIDDEN}", text))


def segments_in(routers: Iterable[Router]) -> frozenset[str]:
    """The fixed parts of all addresses that are answered here."""
    paths = [str(getattr(one, "path", "")) for router in routers for one in router.routes]
    found = {part for path in paths for part in path.split("/") if not part.startswith("{")}
    return frozenset({*found, "choices", NEVER_ENDING})


class RequestLines:
    """Tells of requests that opened something, were refused, failed, or took long."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._lines = Bucket(LINES_PER_SECOND, LINES_AT_ONCE, clock)
        self._left_out = 0

    def note(self, method: str, path: str, status: int, seconds: float, address: str) -> None:
        """Tell of a request that was answered, if it is of interest."""
        if status < 400 and status != 201 and seconds < SLOW:
            return
        if self._lines.wait(address):
            self._left_out += 1
            return
        fields = {
            "method": method if method in METHODS else HIDDEN,
            "path": path,
            "status": status,
            "ms": round(seconds * 1000),
            "address": without_secrets(address),
        }
        if self._left_out:
            fields["left_out"], self._left_out = self._left_out, 0
        level = logging.ERROR if status == 500 else logging.INFO
        LOG.log(logging.WARNING if status == 503 else level, REQUEST, extra={"fields": fields})


class RequestLog:
    """Looks at how the requests that go the usual way are answered."""

    def __init__(
        self, app: ASGIApp, segments: frozenset[str], lines: RequestLines | None = None
    ) -> None:
        self._app = app
        self._segments = segments
        self._lines = lines or RequestLines()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, and look how it went."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.monotonic(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception:
            status = 500
            raise
        finally:
            seconds = 0.0 if _never_ends(scope) else time.monotonic() - began
            path, address = self.shown(scope["path"]), scope.get("address", "")
            self._lines.note(scope["method"], path, status, seconds, address)

    def shown(self, path: str) -> str:
        """An address with its foreign parts left out: somebody may have put a key there."""
        parts = [
            part if part in self._segments or NAMED_HERE.fullmatch(part) else "*"
            for part in path.split("/")[1:8]
        ]
        return "/" + "/".join(parts)


def _never_ends(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.endswith(f"/{NEVER_ENDING}")
