"""The pictures that steps name: each is fetched once by a page and kept by its browser."""

import hashlib
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from delvers.draw import stage_of
from delvers.kernel.errors import UnknownGame
from delvers.kernel.spec import Spec
from delvers.text import LANGUAGES, words

A_DAY: Final = 24 * 60 * 60
router = APIRouter(include_in_schema=False)


@router.get("/pictures/{game}/{lang}/{version}/{name}")
def show_picture(
    request: Request,
    game: str,
    lang: str,
    name: Annotated[str, Path(max_length=200)],
) -> Response:
    """A card, a figure or a sign of a game, in the words of a language."""
    try:
        spec = request.app.state.tables.spec(game)
    except UnknownGame:
        return Response(status_code=404)
    drawn = None
    if lang in LANGUAGES:
        drawn = stage_of(game).picture(words(lang).with_content(spec), name)
    if drawn is None:
        return Response(status_code=404)
    headers = {"Cache-Control": f"max-age={A_DAY}"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def address_of(spec: Spec[Any], lang: str) -> str:
    """Where the pictures of a game are, for a language; another content is another address."""
    version = f"{spec.rules_version} {spec.content_of({})}"
    digest = hashlib.sha256(version.encode()).hexdigest()[:10]
    return f"/pictures/{spec.id}/{lang}/{digest}/"
