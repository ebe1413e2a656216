"""The files of the page: packed once, and kept by browsers for as long as they are the same.

Their addresses carry a digest of all of them, so a browser asks for none twice, and for all of them
again when one has changed.
"""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from delvers.draw import style
from delvers.kernel.kit import REGISTRY
from delvers.server.gamepage import page_of
from delvers.server.packing import Effort, Packing, best_of, packed
from delvers.server.scripts import joined

STATIC: Final = Path(__file__).parent / "static"
PAGES: Final = ("lobby.js", "gathering.js", "table.js", "replay.js", "lesson.js")
"""The scripts that pages name; each is sent with all that it imports."""
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.S)
BETWEEN: Final = re.compile(r"\s*\n\s*")
NOT_PACKED: Final = 200
"""What is smaller than this is not worth packing."""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent: its kind, and its bytes."""

    kind: str
    plain: bytes


def sheet(game: str = "") -> bytes:
    """The style sheet of a game's tables and drawings; that of all games if none is named."""
    kits = [kit.id for kit in REGISTRY.kits() if game in ("", kit.id)]
    tables = dict.fromkeys(page_of(id).style() for id in kits)
    return ("".join(tables) + style(kits)).encode()


@cache
def files() -> dict[str, File]:
    """All files by their names."""
    found = {path.name: path.read_bytes() for path in sorted(STATIC.iterdir()) if path.is_file()}
    modules = {name: text.decode() for name, text in found.items() if name.endswith(".js")}
    for name in PAGES:
        found[name] = joined(name, modules).encode()
    found["draw.css"] = sheet()
    for kit in REGISTRY.kits():
        found[f"draw-{kit.id}.css"] = sheet(kit.id)
    return {name: File(kind_of(name), smaller(name, content)) for name, content in found.items()}


def smaller(name: str, content: bytes) -> bytes:
    """A style sheet without comments and indents; anything else as it is."""
    if not name.endswith(".css"):
        return content
    return BETWEEN.sub("\n", COMMENT.sub("", content.decode())).strip().encode()


def kind_of(name: str) -> str:
    """What a browser takes a file for."""
    kind = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
    return kind or "application/octet-stream"


@cache
def packed_file(name: str, way: Packing) -> bytes:
    """A file in as few bytes as can be."""
    return packed(files()[name].plain, way, Effort.HARD)


@cache
def version() -> str:
    """A digest of all files."""
    digest = hashlib.sha256()
    for name, file in files().items():
        digest.update(name.encode() + b"\0" + file.plain + b"\0")
    return digest.hexdigest()[:16]


def address_of(name: str) -> str:
    """Where a file is found, for as long as it is the same."""
    return f"/static/{version()}/{name}"


class Files:
    """Answers requests for files; those without the digest, or with an old one, must ask again."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file."""
        path: str = scope["path"].removeprefix("/static/")
        digest, _, name = path.rpartition("/")
        file = files().get(name)
        if file is None or "/" in digest:
            await PlainTextResponse("there is no such file", 404)(scope, receive, send)
            return
        headers = [
            (b"content-type", f"{file.kind}; charset=utf-8".encode()),
            (b"cache-control", FOR_EVER if digest == version() else ASK_AGAIN),
            (b"vary", b"Accept-Encoding"),
        ]
        body, way = file.plain, best_of(Headers(scope=scope).get("accept-encoding", ""))
        if way is not None and len(body) >= NOT_PACKED:
            body = packed_file(name, way)
            headers.append((b"content-encoding", way.encode()))
        headers.append((b"content-length", b"%d" % len(body)))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        empty = scope["method"] == "HEAD"
        await send({"type": "http.response.body", "body": b"" if empty else body})
