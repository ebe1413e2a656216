"""The pages: lobby, table and rules, each in the reader's language."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse, RedirectResponse, Response

from delvers import rulebook
from delvers.draw import emblem, is_drawn, picture, style
from delvers.draw.dungeonquest import EDITIONS
from delvers.draw.dungeonquest.art.dangers import larger
from delvers.draw.dungeonquest.art.emblems import emblem_of
from delvers.draw.dungeonquest.art.hoard import tower
from delvers.draw.dungeonquest.art.loot import coins
from delvers.draw.dungeonquest.art.rooms import stairs
from delvers.draw.dungeonquest.art.signs import die
from delvers.draw.dungeonquest.art.sky import sun_face
from delvers.draw.plungin.figures import figure
from delvers.draw.svg import group, tag
from delvers.kernel.errors import DelversError
from delvers.kernel.spec import REGISTRY
from delvers.server import plunge, show
from delvers.server.api import game_entry
from delvers.server.problems import Problem
from delvers.text import LANGUAGES, Words, best_language, words

COOKIE: Final = "delvers_lang"
A_YEAR: Final = 365 * 24 * 60 * 60
FIRST_GAME: Final = "raiders"
LATEST: Final = 200
"""How many lines of the log a page begins with; a campaign has thousands."""
HEROES: Final = {game: tuple(edition.content.heroes) for game, edition in EDITIONS.items()}
"""Whom the players can choose to play, in games where they can."""
WOODCUTS: Final[dict[str, Callable[[], str]]] = {
    "tower": tower,
    "sun": lambda: group(sun_face(), at=(50, 50), scale=1.5),
    "stairs": lambda: larger(stairs()),
    "die": lambda: die(5),
    "coins": coins,
}
"""Pictures of the dungeon that are no card, hero or monster."""

router = APIRouter(include_in_schema=False)
templates = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def language_of(request: Request) -> Words:
    """The language chosen before, or the one that the browser likes best."""
    chosen = request.cookies.get(COOKIE, "")
    if chosen in LANGUAGES:
        return words(chosen)
    return words(best_language(request.headers.get("accept-language", "")))


def page(request: Request, name: str, status: int = 200, **more: Any) -> Response:
    """A page in the reader's language; `?lang=es` remembers a language and asks again."""
    if (wanted := request.query_params.get("lang", "")) in LANGUAGES:
        return remember_language(request, wanted)
    spoken = language_of(request)
    html = templates.get_template(name).render(
        words=spoken,
        say=spoken.say,
        lang=spoken.lang,
        languages=LANGUAGES,
        here=lambda lang: address(request, lang=lang),
        emblem=emblem,
        woodcut=woodcut,
        figure_of=figure_of,
        **more,
    )
    return HTMLResponse(html, status_code=status)


def remember_language(request: Request, lang: str) -> Response:
    """Keep the choice in a cookie and show the same page again."""
    answer = RedirectResponse(address(request), status_code=303)
    answer.set_cookie(COOKIE, lang, max_age=A_YEAR, httponly=True, samesite="lax")
    return answer


def address(request: Request, **more: str) -> str:
    """The address of this page, with some of its parameters given anew."""
    kept = {name: value for name, value in request.query_params.items() if name != "lang"}
    query = urlencode({**kept, **more})
    return f"{request.url.path}?{query}" if query else request.url.path


def or_trouble(request: Request, make: Callable[[], Response]) -> Response:
    """The page, or one that says in words what is wrong."""
    try:
        return make()
    except DelversError as problem:
        known = isinstance(problem, Problem)
        status = problem.status if isinstance(problem, Problem) else 404
        return page(request, "trouble.html", status, error=str(problem), is_table=known)


# -- lobby -----------------------------------------------------------------------------------------


def woodcut(name: str) -> str:
    """A thing of the dungeon, a hero, a monster or a card as decoration without words."""
    drawn = WOODCUTS[name]() if name in WOODCUTS else emblem_of(name)
    return tag("svg", drawn, viewBox="-3 -5 106 108", class_="emblem", aria_hidden="true")


def figure_of(id: str) -> str:
    """A hero or monster of Dungeon Plungin' as decoration without words."""
    return tag("svg", figure(id), viewBox="-3 -5 106 108", class_="emblem", aria_hidden="true")


@router.get("/")
def lobby(request: Request, game: str = FIRST_GAME) -> Response:
    """Choose a game, who plays, and begin."""
    spoken = language_of(request)
    playable = {spec.id: game_entry(spec, spoken) for spec in REGISTRY if is_drawn(spec.id)}
    chosen = playable.get(game, playable[FIRST_GAME])
    return page(
        request,
        f"lobbies/{chosen['id']}.html",
        playable=playable,
        game=chosen,
        heroes=HEROES.get(chosen["id"], ()),
        usual_count=1 if chosen["id"] == plunge.GAME else chosen["seats"][1],
        plunge=plunge,
        books=list(rulebook.BOOKS),
        best=best_results(request, chosen["id"], spoken),
    )


def best_results(request: Request, game: str, words: Words) -> list[dict[str, str | int]]:
    """The best results of lone players: as whom, with which options, how many points."""
    return [
        {
            "who": words.name(game, one.who),
            "options": ", ".join(words.chosen_settings(game, one.options)),
            "points": one.points,
        }
        for one in request.app.state.tables.storage.best_results(game)
    ]


# -- table -----------------------------------------------------------------------------------------


@router.get("/table/{table}")
def show_table(request: Request, table: str, key: str = "") -> Response:
    """A table as the holder of the key sees it."""

    def make() -> Response:
        request.app.state.thinkers.wake(table)
        with request.app.state.tables.at(table) as live:
            seat = live.seat_of(key)
            earlier = max(0, len(live.game.events_for(seat)) - LATEST)
            state = show.state_for(live, seat, language_of(request), earlier)
        return page(request, f"tables/{state['game']}.html", state=state, key=key)

    return or_trouble(request, make)


@router.get("/table/{table}/picture.svg")
def show_picture(request: Request, table: str) -> Response:
    """The table as a spectator sees it, in one picture."""

    def make() -> Response:
        with request.app.state.tables.at(table) as live:
            drawn = picture(show.scene_for(live, None, language_of(request)))
        return Response(drawn, media_type="image/svg+xml")

    return or_trouble(request, make)


@router.get("/draw.css")
def draw_style() -> Response:
    """The style sheet of the drawings."""
    return Response(style(), media_type="text/css", headers={"Cache-Control": "max-age=600"})


# -- rules -----------------------------------------------------------------------------------------


@router.get("/rules")
def browse_rules(
    request: Request,
    find: Annotated[str, Query(max_length=200)] = "",
    game: Annotated[str, Query(max_length=64)] = FIRST_GAME,
) -> Response:
    """A rulebook, whole or only the clauses with some words in them."""

    def make() -> Response:
        sections: dict[str, list[rulebook.Clause]] = {}
        for clause in rulebook.search(find, game=game):
            sections.setdefault(clause.title, []).append(clause)
        books = list(rulebook.BOOKS)
        return page(request, "rules.html", sections=sections, find=find, game=game, books=books)

    return or_trouble(request, make)


@router.get("/rules/{clause}")
def show_rule(request: Request, clause: str) -> Response:
    """One clause, with those around it."""

    def make() -> Response:
        found = rulebook.clause(clause)
        around = rulebook.search(game=found.game, section=found.section)
        return page(request, "clause.html", clause=found, around=around)

    return or_trouble(request, make)
