"""The JSON API: games, tables, choices, records and rules."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from delvers import bots
from delvers.kernel import rulebook
from delvers.kernel.spec import Spec
from delvers.server import describing, forms
from delvers.server.allowance import Allowance
from delvers.server.errors import NotOver, WrongKey
from delvers.server.gathering import take_seat
from delvers.server.keys import (
    host_key_of,
    keys_of,
    link_of,
    remember_host,
    remember_seat,
    seats_of,
    viewer_of,
)
from delvers.server.live import seat_of
from delvers.server.show import (
    MOST_LINES,
    gathering_for,
    lines_of,
    name_of,
    seats_for,
    state_for,
)
from delvers.server.tables import Guest, Tables, record_of
from delvers.text import LANGUAGES, Words, best_language, words

MOST_CLAUSES = 300
Answers = dict[int | str, dict[str, Any]]
ALWAYS = (400, 403, 408, 413, 414, 415, 421, 422, 429, 431, 503)
"""Any request may be refused so: by its form, by whence it comes, or as one too many."""


def refusals(*statuses: int) -> Answers:
    """How refusals look, for OpenAPI."""
    return describing.refusals(*ALWAYS, *statuses)


router = APIRouter(prefix="/api", responses=refusals())


def tables_of(request: Request) -> Tables:
    """The tables service of this application."""
    tables: Tables = request.app.state.tables
    return tables


def words_for(request: Request, lang: str = "") -> Words:
    """The language asked for, or the one that the browser likes best."""
    if lang in LANGUAGES:
        return words(lang)
    return words(best_language(request.headers.get("accept-language", "")))


Lang = Annotated[str, Query(max_length=16, description="Unknown: by Accept-Language.")]
Seat = Annotated[
    int | None, Query(ge=0, description="Which seat, for who holds the keys of several.")
]
After = Annotated[
    int, Query(ge=0, le=2**31, description="Only later log lines; the last 200 of them.")
]
Regions = Annotated[bool, Query(description="Also the parts of the page, drawn and in words.")]
Keep = Annotated[bool, Query(description="A browser keeps the key as a cookie; it is not shown.")]
Service = Annotated[Tables, Depends(tables_of)]
Wording = Annotated[Words, Depends(words_for)]


# -- games -----------------------------------------------------------------------------------------


@router.get("/games", response_model=list[forms.GameEntry])
def list_games(tables: Service, words: Wording) -> list[dict[str, Any]]:
    """The games that can be played here."""
    return [game_entry(spec, words) for spec in tables.games.values()]


def game_entry(spec: Spec[Any], words: Words) -> dict[str, Any]:
    """A game as the lobby shows it."""
    return {
        "id": spec.id,
        "name": words.game(spec.id),
        "blurb": words.blurb(spec.id),
        "seats": list(spec.seats),
        "bots": bots.names(spec.id),
        "options": [
            {
                "name": option.name,
                "type": option.type.__name__,
                "default": option.default,
                "allowed": list(option.allowed),
                "label": words.setting(spec.id, option.name),
                "explanation": words.explanation(spec.id, option.explanation),
                "clause": option.clause,
            }
            for option in spec.options
        ],
    }


# -- tables ----------------------------------------------------------------------------------------


@router.post("/promises", status_code=201, response_model=forms.Promise)
def promise_secret(tables: Service) -> dict[str, str]:
    """Promise a secret before the players say their words; a new table can be built on it."""
    return {"commitment": tables.promise()}


@router.post("/tables", status_code=201, response_model=forms.OpenedTable)
def open_table(
    form: forms.NewTable,
    request: Request,
    response: Response,
    tables: Service,
    words: Wording,
    keep: Keep = False,
) -> dict[str, Any]:
    """Open a table; whoever has its link can take a free seat."""
    allowance: Allowance = request.app.state.allowance
    bots_only = all(seat.kind == "bot" for seat in form.seats)
    allowance.open_table(request.scope["address"], tables.running, bots_only=bots_only)
    opened = tables.open(
        form.game,
        [Guest(**seat.model_dump()) for seat in form.seats],
        dict(form.options),
        time_limit=form.time_limit,
        promise=form.promise,
        has_odds=form.odds,
        waits_for_host=form.waits_for_host,
    )
    if form.odds:
        request.app.state.weighing.warm_up()
    id = opened.stored.id
    if keep:
        remember_host(response, id, opened.host_key, is_secure=is_secure(request))
    return {
        "table": id,
        "url": f"/table/{id}",
        "commitment": opened.stored.fairness.commitment,
        "seats": seats_for(opened.stored, words),
        "host_key": None if keep else opened.host_key,
    }


@router.post(
    "/tables/{table}/seats/{seat}",
    status_code=201,
    response_model=forms.TakenSeat,
    responses=refusals(404, 409),
)
def sit_down(
    table: str,
    seat: Annotated[int, Path(ge=0, lt=forms.MOST_SEATS)],
    form: forms.Joining,
    request: Request,
    response: Response,
    tables: Service,
    words: Wording,
    keep: Keep = False,
) -> dict[str, Any]:
    """Take a free seat, with a word for the dice; the key is for whoever takes it, and nobody else.

    The promise has been shown before (`GET /api/tables/TABLE`), and the game begins with the last
    seat, so that neither secret nor words can follow each other.
    """
    held = keys_of(request.headers) if keep else []
    taken = take_seat(tables, table, seat, form.name, form.word, host_key_of(request.headers))
    if keep:
        remember_seat(response, table, [*held, taken.key], is_secure=is_secure(request))
    return {
        "table": table,
        "seat": seat,
        "name": name_of(taken.stored.seats[seat], seat + 1, words),
        "key": None if keep else taken.key,
        "link": None if keep else link_of(table, taken.key),
        "receipt": taken.stored.fairness.receipt,
        "has_begun": taken.stored.has_begun,
    }


@router.post(
    "/tables/{table}/key", response_model=list[forms.Link], responses=refusals(403, 404, 409)
)
def bring_key(
    table: str, form: forms.Key, request: Request, response: Response, tables: Service
) -> list[dict[str, Any]]:
    """Go on in this browser with a key that was given elsewhere: it becomes a cookie."""
    stored = tables.found(table)
    seat = seat_of(stored, form.key)
    if seat is None:
        raise WrongKey()
    seats = {**seats_of(stored, request.headers), seat: form.key}
    remember_seat(response, table, [*seats.values()], is_secure=is_secure(request))
    return links(table, seats)


@router.get(
    "/tables/{table}/links", response_model=list[forms.Link], responses=refusals(403, 404, 409)
)
def show_links(table: str, request: Request, tables: Service) -> list[dict[str, Any]]:
    """The links of the seats whose keys the request carries, to go on elsewhere."""
    return links(table, seats_of(tables.found(table), request.headers))


def links(table: str, seats: dict[int, str]) -> list[dict[str, Any]]:
    """Seats with the links that lead back to them."""
    return [{"seat": seat, "link": link_of(table, key)} for seat, key in sorted(seats.items())]


def is_secure(request: Request) -> bool:
    """Whether the browser speaks to us through HTTPS."""
    return request.url.scheme == "https"


@router.get(
    "/tables/{table}",
    response_model=forms.TableState | forms.Gathering,
    response_model_exclude_unset=True,
    responses=refusals(403, 404, 409),
)
def show_table(
    table: str,
    request: Request,
    tables: Service,
    words: Wording,
    seat: Seat = None,
    after: After = 0,
    regions: Regions = False,
) -> dict[str, Any]:
    """What the holder of the key may see of a table."""
    stored = tables.found(table)
    viewer = viewer_of(stored, request.headers, seat)
    if not stored.has_begun:
        return gathering_for(stored, viewer, words)
    with tables.at(table) as live:
        state = state_for(live, viewer, words, after, with_regions=regions)
    request.app.state.bot_seats.look(table)
    return state


@router.get(
    "/tables/{table}/log",
    response_model=list[forms.Line],
    responses=refusals(403, 404, 409),
)
def show_log(
    table: str,
    request: Request,
    tables: Service,
    words: Wording,
    seat: Seat = None,
    before: Annotated[int, Query(ge=0, le=2**31, description="Only earlier lines.")] = 2**31,
) -> list[dict[str, Any]]:
    """Lines of the log, at most 200: the last ones, or those before a number."""
    with tables.at(table) as live:
        viewer = viewer_of(live.stored, request.headers, seat)
        skipped, events = tables.lines_before(live, viewer, before, MOST_LINES)
        return lines_of(live, events, skipped, words)


# -- records ---------------------------------------------------------------------------------------


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}, **refusals(404, 409)},
)
def record(table: str, tables: Service) -> Response:
    """The record of a finished game, with which anybody can play it again and verify it."""
    with tables.at(table) as live:
        if not live.game.is_over:
            raise NotOver()
        text = record_of(tables.storage, live).text()
    name = f'attachment; filename="{live.stored.game}-{table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.post(
    "/verify",
    response_model=forms.Verdict,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"type": "object", "title": "Record"}}},
        }
    },
)
async def verify_record(request: Request) -> dict[str, Any]:
    """Play a record again and check promise, words, seed, choices, bots and result."""
    verdict: dict[str, Any] = await request.app.state.verifier.verify(await request.body())
    return verdict


# -- rules -----------------------------------------------------------------------------------------


@router.get("/rules", response_model=list[forms.ShownClause], responses=refusals(404))
def search_rules(
    spoken: Wording,
    words: Annotated[str, Query(max_length=200)] = "",
    game: Annotated[str | None, Query(max_length=64)] = None,
    section: Annotated[str | None, Query(max_length=64)] = None,
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Sequence[dict[str, Any]]:
    """The clauses that contain all the words, in the reader's language, at most 300 at a time.

    More come `after` so many of them.
    """
    found = rulebook.search(words, game=game, section=section, lang=spoken.lang)
    return [shown_clause(one, spoken) for one in found[after : after + MOST_CLAUSES]]


@router.get("/rules/{clause}", response_model=forms.ShownClause, responses=refusals(404))
def show_rule(clause: str, spoken: Wording) -> dict[str, Any]:
    """One clause, in the reader's language."""
    return shown_clause(rulebook.clause(clause, spoken.lang), spoken)


def shown_clause(clause: rulebook.Clause, words: Words) -> dict[str, Any]:
    """A clause with the clauses that it cites, and a note if it is not in the reader's language."""
    cites = rulebook.cited(clause.text)
    return {**asdict(clause), "cites": cites, "note": words.about_language(clause)}
