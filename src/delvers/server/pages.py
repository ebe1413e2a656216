"""The pages: lobby, table and rules, each in the reader's language."""

from collections.abc import Callable
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from jinja2.environment import Template
from starlette.responses import HTMLResponse, RedirectResponse, Response

from delvers.draw import picture, style
from delvers.draw.svg import decoration
from delvers.draw.woodcuts.monsters import skeleton
from delvers.kernel import rulebook
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.spec import Spec
from delvers.server import show
from delvers.server.api import game_entry
from delvers.server.errors import Problem
from delvers.server.gamepage import page_of, sign, template_of, templates
from delvers.text import LANGUAGES, Words, best_language, words

COOKIE: Final = "delvers_lang"
A_YEAR: Final = 365 * 24 * 60 * 60
LATEST: Final = 200
"""How many lines of the log a page begins with; a campaign has thousands."""
router = APIRouter(include_in_schema=False)


def language_of(request: Request) -> Words:
    """The language chosen before, or the one that the browser likes best."""
    chosen = request.cookies.get(COOKIE, "")
    if chosen in LANGUAGES:
        return words(chosen)
    return words(best_language(request.headers.get("accept-language", "")))


def page(
    request: Request,
    name: str | Template,
    status: int = 200,
    spec: Spec[Any] | None = None,
    **more: Any,
) -> Response:
    """A page in the reader's language; `?lang=es` remembers a language and asks again."""
    if (wanted := request.query_params.get("lang", "")) in LANGUAGES:
        return remember_language(request, wanted)
    spoken = language_of(request)
    spoken = spoken.with_content(spec) if spec is not None else spoken
    template = templates.get_template(name) if isinstance(name, str) else name
    html = template.render(
        words=spoken,
        say=spoken.say,
        lang=spoken.lang,
        languages=LANGUAGES,
        here=lambda lang: address(request, lang=lang),
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
        drawn = decoration(skeleton())
        more: dict[str, Any] = {"error": str(problem), "is_table": known, "picture": drawn}
        return page(request, "trouble.html", status, **more)


# -- lobby -----------------------------------------------------------------------------------------


@router.get("/")
def lobby(request: Request, game: str = "") -> Response:
    """Choose a game, who plays, and begin."""
    spoken = language_of(request)
    games = request.app.state.tables.games
    playable = {id: game_entry(spec, spoken) for id, spec in games.items()}
    chosen = playable.get(game) or next(iter(playable.values()))
    id, own = chosen["id"], page_of(chosen["id"])
    return page(
        request,
        template_of(id, "lobby.html"),
        spec=games[id],
        playable=playable,
        game=chosen,
        sign=sign,
        heroes=own.heroes(),
        usual_count=own.usual_seats or chosen["seats"][min(1, len(chosen["seats"]) - 1)],
        best=best_results(request, id, spoken),
        **own.tools(),
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
        request.app.state.bot_seats.wake(table)
        with request.app.state.tables.at(table) as live:
            seat = live.seat_of(key)
            earlier = max(0, len(live.game.events_for(seat)) - LATEST)
            words = language_of(request)
            state = show.state_for(live, seat, words, earlier, with_regions=True)
            spec = live.game.spec
        own = page_of(state["game"]).tools()
        html = template_of(state["game"], "table.html")
        return page(request, html, spec=spec, state=state, key=key, **own)

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
    """The style sheets of the tables and lobbies of all games, then those of the drawings."""
    tables = dict.fromkeys(page_of(kit.id).style() for kit in REGISTRY.kits())
    sheets = "".join(tables) + style()
    return Response(sheets, media_type="text/css", headers={"Cache-Control": "max-age=600"})


# -- rules -----------------------------------------------------------------------------------------


@router.get("/rules")
def browse_rules(
    request: Request,
    find: Annotated[str, Query(max_length=200)] = "",
    game: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """A rulebook, whole or only the clauses with some words in them."""

    def make() -> Response:
        books, lang = list(rulebook.books()), language_of(request).lang
        chosen, sections = game or books[0], dict[str, list[rulebook.Clause]]()
        for clause in rulebook.search(find, game=chosen, lang=lang):
            sections.setdefault(clause.title, []).append(clause)
        return page(request, "rules.html", sections=sections, find=find, game=chosen, books=books)

    return or_trouble(request, make)


@router.get("/rules/{clause}")
def show_rule(request: Request, clause: str) -> Response:
    """One clause, with those around it."""

    def make() -> Response:
        lang = language_of(request).lang
        found = rulebook.clause(clause, lang)
        around = rulebook.search(game=found.game, section=found.section, lang=lang)
        return page(request, "clause.html", clause=found, around=around)

    return or_trouble(request, make)
