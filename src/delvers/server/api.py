"""The JSON API: games, tables, choices, records and rules."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse

from delvers import bots
from delvers.kernel import rulebook
from delvers.kernel.errors import DelversError
from delvers.kernel.loading import verified
from delvers.kernel.record import read_record
from delvers.kernel.spec import Spec
from delvers.server import forms
from delvers.server.errors import NotOver, sayable
from delvers.server.push import Streams
from delvers.server.show import name_of, state_for
from delvers.server.tables import Guest, Opened, Tables
from delvers.text import LANGUAGES, Words, best_language, words

Answers = dict[int | str, dict[str, Any]]


def refusals(*statuses: int) -> Answers:
    """How refusals look, for OpenAPI."""
    return {status: {"model": forms.Trouble} for status in (400, 413, 422, *statuses)}


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
Key = Annotated[str, Query(max_length=200, description="The seat's key; none: a spectator.")]
After = Annotated[int, Query(ge=0, le=2**31, description="Only later log lines.")]
Regions = Annotated[bool, Query(description="Also the parts of the page, drawn and in words.")]
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
def open_table(form: forms.NewTable, tables: Service, words: Wording) -> dict[str, Any]:
    """Open a table; the keys of its seats are shown in this answer only."""
    opened = tables.open(
        form.game,
        [Guest(**seat.model_dump()) for seat in form.seats],
        dict(form.options),
        time_limit=form.time_limit,
        promise=form.promise,
    )
    return opened_table(opened, words)


def opened_table(opened: Opened, words: Words) -> dict[str, Any]:
    """A new table with the links of its seats."""
    page = f"/table/{opened.stored.id}"
    pairs = zip(opened.stored.seats, opened.keys, strict=True)
    return {
        "table": opened.stored.id,
        "commitment": opened.stored.fairness.commitment,
        "spectator_url": page,
        "seats": [
            {
                "seat": number,
                "name": name_of(seat, number + 1, words),
                "kind": seat.kind,
                "key": key,
                "url": f"{page}?key={key}" if key else None,
            }
            for number, (seat, key) in enumerate(pairs)
        ],
    }


@router.get(
    "/tables/{table}",
    response_model=forms.TableState,
    response_model_exclude_unset=True,
    responses=refusals(403, 404, 409),
)
def show_table(
    table: str,
    request: Request,
    tables: Service,
    words: Wording,
    key: Key = "",
    after: After = 0,
    regions: Regions = False,
) -> dict[str, Any]:
    """What the holder of the key may see of a table."""
    with tables.at(table) as live:
        state = state_for(live, live.seat_of(key), words, after, with_regions=regions)
        # Another process may have died before its bots could choose.
        if any(live.stored.seats[seat].kind == "bot" for seat in live.game.waiting):
            request.app.state.bot_seats.wake(table)
    return state


@router.post(
    "/tables/{table}/choices",
    response_model=forms.TableState,
    response_model_exclude_unset=True,
    responses=refusals(403, 404, 409),
)
def choose(
    table: str,
    form: forms.Choice,
    tables: Service,
    words: Wording,
    key: Key = "",
    after: After = 0,
    regions: Regions = False,
) -> dict[str, Any]:
    """Choose for the seat of the key; once this answers, the choice is never lost."""
    with tables.at(table) as live:
        seat = live.seat_of(key)
        tables.choose_at(live, seat, form.number, form.option)
        return state_for(live, seat, words, after, with_regions=regions)


@router.get(
    "/tables/{table}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}, **refusals(403, 404, 409)},
)
async def stream(table: str, request: Request, key: Key = "") -> StreamingResponse:
    """Server-sent events: `changed` with the number, now and after every choice."""
    await run_in_threadpool(check_key, tables_of(request), table, key)
    streams: Streams = request.app.state.streams
    return StreamingResponse(
        streams.lines(table),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no", "Cache-Control": "no-store"},
    )


def check_key(tables: Tables, table: str, key: str) -> None:
    """Raise unless there is such a table and the key opens a seat of it (or is empty)."""
    with tables.at(table) as live:
        live.seat_of(key)


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
        text = live.game.record().text()
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
async def verify_record(request: Request, tables: Service) -> dict[str, Any]:
    """Play a record again and check promise, seed, choices and result."""
    return await run_in_threadpool(verdict_on, tables, await request.body())


def verdict_on(tables: Tables, body: bytes) -> dict[str, Any]:
    """Whether a record holds, and what was checked."""
    try:
        record = read_record(body.decode())
        verified(tables.spec(record.game), record)
    # A text that is no Unicode, or a number or nesting beyond all measure, is no record either.
    except (DelversError, ValueError, RecursionError) as problem:
        return {"ok": False, "checked": [], "error": sayable(str(problem))}
    promised = ["promise"] if record.fairness is not None else []
    return {"ok": True, "checked": [*promised, "seed", "choices", "result"]}


# -- rules -----------------------------------------------------------------------------------------


@router.get("/rules", response_model=list[forms.ShownClause], responses=refusals(404))
def search_rules(
    spoken: Wording,
    words: Annotated[str, Query(max_length=200)] = "",
    game: Annotated[str | None, Query(max_length=64)] = None,
    section: Annotated[str | None, Query(max_length=64)] = None,
) -> Sequence[dict[str, Any]]:
    """The clauses that contain all the words, in the reader's language."""
    found = rulebook.search(words, game=game, section=section, lang=spoken.lang)
    return [shown_clause(one, spoken) for one in found]


@router.get("/rules/{clause}", response_model=forms.ShownClause, responses=refusals(404))
def show_rule(clause: str, spoken: Wording) -> dict[str, Any]:
    """One clause, in the reader's language."""
    return shown_clause(rulebook.clause(clause, spoken.lang), spoken)


def shown_clause(clause: rulebook.Clause, words: Words) -> dict[str, Any]:
    """A clause with the clauses that it cites, and a note if it is not in the reader's language."""
    cites = rulebook.cited(clause.text)
    return {**asdict(clause), "cites": cites, "note": words.about_language(clause)}
