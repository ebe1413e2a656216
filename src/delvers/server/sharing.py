"""What a shared link shows: a picture of the table as a spectator sees it, as pixels or as SVG.

Most places where links are shared show no SVG. Pixels need the extra `[png]`; without it a link is
shared without a picture of that kind.
"""

from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import Request

from delvers.draw import picture
from delvers.draw.inks import with_plain_inks
from delvers.draw.scene import Scene
from delvers.server import show
from delvers.server.errors import Problem
from delvers.server.live import LiveTable
from delvers.server.replays import Replays, scene_at
from delvers.text import Words

try:
    import resvg_py
except ImportError:  # the extra is not installed
    resvg_py: Any = None  # type: ignore[no-redef]

WIDE: Final = 1200
"""So wide is a picture where links are shared."""
KEPT: Final = 32


class NoPixels(Problem):
    """A picture that would need the extra `[png]`."""

    status = 404


def preview(request: Request, table: str, step: int | None = None) -> dict[str, str]:
    """What a link to a table, or to a step of its replay, tells where it is shared."""
    root = str(request.base_url).rstrip("/")
    query = "" if step is None else "?" + urlencode({"step": step})
    kind = "svg" if resvg_py is None else "png"
    page = f"{root}/table/{table}" + ("" if step is None else f"/replay{query}")
    return {"picture": f"{root}/table/{table}/picture.{kind}{query}", "address": page}


def drawn(live: LiveTable, replays: Replays, step: int | None, words: Words) -> str:
    """The table now, or as it was at a step of a game that is over."""
    scene: Scene = show.scene_for(live, None, words)
    if step is not None:
        replay = replays.of(live)
        scene = scene_at(live, replay, min(step, replay.last), None, words)
    return picture(scene)


def as_pixels(svg: str) -> bytes:
    """A picture as PNG."""
    if resvg_py is None:
        raise NoPixels("this server makes no pixels; its owner can install delvers[png]")
    return _pixels(svg)


@lru_cache(KEPT)
def _pixels(svg: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=with_plain_inks(svg), width=WIDE))
