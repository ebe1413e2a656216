"""The pages: lobby, table and rules, each in the reader's language."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from jinja2.environment import Template
from starlette.responses import HTMLResponse, RedirectResponse, Response

from delvers import bots
from delvers.draw.svg import decoration
from delvers.draw.woodcuts.monsters import skeleton
from delvers.kernel import rulebook
from delvers.kernel.errors import DelversError
from delvers.kernel.spec import Spec
from delvers.server import lessons, replays, sharing, show, stagepictures
from delvers.server.api import game_entry, is_secure
from delvers.server.company import EMOTES
from delvers.server.errors import DATABASE_TROUBLE, Busy, Problem, database_away
from delvers.server.files import address_of
from delvers.server.gamepage import page_of, sign, template_of, templates
from delvers.server.keys import cookie, host_key_of, remember_seat, seats_of, viewer_of
from delvers.server.live import is_key_of, seat_of
from delvers.server.stored import StoredTable
from delvers.text import LANGUAGES, Words, best_language, words

COOKIE: Final = "delvers_lang"
A_YEAR: Final = 365 * 24 * 60 * 60
router = APIRouter(include_in_schema=False)


def language_of(request: Request) -> Words:
    """The language chosen before, or the one that the browser likes best."""
    chosen = cookie(request.headers, COOKIE)
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
        file=address_of,
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
        return trouble(request, problem)
    except DATABASE_TROUBLE as problem:
        return trouble(request, database_away(problem))


def trouble(request: Request, problem: DelversError) -> Response:
    """A page that says what is wrong."""
    known = isinstance(problem, Problem)
    status = problem.status if isinstance(problem, Problem) else 404
    drawn = decoration(skeleton())
    more: dict[str, Any] = {"error": str(problem), "is_table": known, "picture": drawn}
    answer = page(request, "trouble.html", status, **more)
    if isinstance(problem, Busy):
        answer.headers["Retry-After"] = str(problem.retry_after)
    return answer


# -- lobby -----------------------------------------------------------------------------------------


@router.get("/")
def lobby(request: Request, game: str = "") -> Response:
    """Choose a game, who plays, and begin."""
    spoken = language_of(request)
    games = request.app.state.tables.games
    playable = {id: game_entry(spec, spoken) for id, spec in games.items()}
    chosen = playable.get(game) or next(iter(playable.values()))
    id, own = chosen["id"], page_of(chosen["id"])
    usual = {one["id"]: usual_seats(one) for one in playable.values()}
    return page(
        request,
        template_of(id, "lobby.html"),
        spec=games[id],
        playable=playable,
        game=chosen,
        sign=sign,
        heroes=own.heroes(games[id].content),
        usual_count=usual[id],
        usual=usual,
        lessons=[one for one in playable if lessons.lesson_of(one)],
        is_home=not game,
        best=best_results(request, id, spoken),
        **own.tools(),
    )


def usual_seats(entry: dict[str, Any]) -> int:
    """How many play a game unless somebody says otherwise."""
    seats: list[int] = entry["seats"]
    return page_of(entry["id"]).usual_seats or seats[min(1, len(seats) - 1)]


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
def show_table(
    request: Request,
    table: str,
    key: str = "",
    seat: Annotated[int | None, Query(ge=0, le=100)] = None,
) -> Response:
    """A table as the holder of the key sees it, or who has sat down so far.

    A browser with several seats sees the one wanted, or else the first that must choose.
    """

    def make() -> Response:
        stored = request.app.state.tables.found(table)
        if key:
            return without_key(request, stored, key)
        own_seats = sorted(seats_of(stored, request.headers))
        if not stored.has_begun:
            return gathering(request, stored, viewer_of(stored, request.headers))
        with request.app.state.tables.at(table) as live:
            eyes = seat if seat in own_seats else first_to_choose(own_seats, live.game.waiting)
            state = show.state_for(live, eyes, language_of(request), with_regions=True)
            spec = live.game.spec
        request.app.state.bot_seats.look(table)
        own = page_of(state["game"])
        html = template_of(state["game"], "table.html")
        more = {
            **company_of(request, live.stored, state, own_seats),
            "asks_once": own.asks_once,
            "habits": own.habits,
            "replaying": None,
            "pictures": stagepictures.address_of(spec, language_of(request).lang),
            "lesson": None,
            **own.tools(),
        }
        return page(request, html, spec=spec, preview=sharing.preview(request, table), **more)

    return or_trouble(request, make)


@router.get("/table/{table}/replay")
def show_replay(
    request: Request,
    table: str,
    step: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    seat: Annotated[int | None, Query(ge=0, le=100)] = None,
) -> Response:
    """A game that is over, once more, step by step, through anybody's eyes."""

    def make() -> Response:
        spoken = language_of(request)
        with request.app.state.tables.at(table) as live:
            replay = request.app.state.replays.of(live)
            eyes = seat if seat is not None and seat < len(live.stored.seats) else None
            state = show.state_for(live, None, spoken)
            spec = live.game.spec
        at = replay.last if step is None else min(step, replay.last)
        shown = replays.step_for(live, replay, at, eyes, spoken)
        state |= {"regions": shown["regions"], "log": shown["log"], "steps": shown["steps"]}
        state |= {"seat": None, "result": None}
        own = page_of(state["game"])
        html = template_of(state["game"], "table.html")
        more = {
            **company_of(request, live.stored, state, []),
            "asks_once": (),
            "habits": (),
            "replaying": shown,
            "pictures": stagepictures.address_of(spec, spoken.lang),
            "lesson": None,
            **own.tools(),
        }
        shared = sharing.preview(request, table, at)
        return page(request, html, spec=spec, preview=shared, **more)

    return or_trouble(request, make)


@router.get("/learn/{game}")
def show_lesson(
    request: Request, game: str, step: Annotated[int, Query(ge=0, le=1000)] = 0
) -> Response:
    """A guided game, with which one learns a game by playing it."""

    def make() -> Response:
        spoken = language_of(request)
        shown = lessons.step_for(game, step, spoken)
        state = lessons.state_for(game, shown, spoken)
        own = page_of(game)
        more: dict[str, Any] = {
            "state": state,
            "own_seats": [],
            "asks_once": (),
            "habits": (),
            "emotes": {},
            "is_host": False,
        }
        spec = request.app.state.tables.games[game]
        entry = game_entry(spec, spoken)
        usual = {"seats": usual_seats(entry), "bot": usual_bot(entry)}
        return page(
            request,
            template_of(game, "table.html"),
            spec=spec,
            preview=None,
            pictures=stagepictures.address_of(spec, spoken.lang),
            replaying=shown,
            lesson=usual,
            **more,
            **own.tools(),
        )

    return or_trouble(request, make)


def usual_bot(entry: dict[str, Any]) -> str:
    """The bot that plays where nobody chose one."""
    bots: list[str] = entry["bots"]
    return "heuristic" if "heuristic" in bots else bots[0]


def first_to_choose(own_seats: list[int], waiting: list[int]) -> int | None:
    """Of several seats in one browser, the one to show."""
    return next((seat for seat in own_seats if seat in waiting), next(iter(own_seats), None))


def company_of(
    request: Request, stored: StoredTable, state: dict[str, Any], own_seats: list[int]
) -> dict[str, Any]:
    """What a page shows of those at the table, and of several who share the screen."""
    return {
        "state": state,
        "own_seats": own_seats,
        "covers": len(own_seats) > 1 and bool({*own_seats} & {*state["secrets"]}),
        "emotes": {key: language_of(request).say(text) for key, text in EMOTES.items()},
        "is_host": is_key_of(stored.host_hash, host_key_of(request.headers)),
    }


def without_key(request: Request, stored: StoredTable, key: str) -> Response:
    """A link of former times carries the key in its address: it becomes a cookie and leaves it."""
    seat_of(stored, key)
    answer = RedirectResponse(f"/table/{stored.id}", status_code=303)
    remember_seat(answer, stored.id, [key], is_secure=is_secure(request))
    return answer


def gathering(request: Request, stored: StoredTable, seat: int | None) -> Response:
    """A table whose game has not begun; the host has a button for that."""
    own = str(request.url.replace(query="", fragment=""))
    is_host = is_key_of(stored.host_hash, host_key_of(request.headers))
    return page(
        request,
        "gathering.html",
        state=show.gathering_for(stored, seat, language_of(request)),
        address=own,
        is_starting=is_host and stored.waits_for_host,
        free=stored.free_seats,
        bots=bots.names(stored.game),
    )


@router.get("/table/{table}/picture.{kind}")
def show_picture(
    request: Request,
    table: str,
    kind: Literal["svg", "png"],
    step: Annotated[int | None, Query(ge=0, le=2**31)] = None,
) -> Response:
    """The table as a spectator sees it, or a step of a game that is over, in one picture."""

    def make() -> Response:
        with request.app.state.tables.at(table) as live:
            drawn = sharing.drawn(live, request.app.state.replays, step, language_of(request))
        if kind == "png":
            return Response(sharing.as_pixels(drawn), media_type="image/png")
        return Response(drawn, media_type="image/svg+xml")

    return or_trouble(request, make)


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
