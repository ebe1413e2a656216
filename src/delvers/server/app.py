"""The web application: storage, tables, pushes, bots, API and pages put together."""

from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp

from delvers.server import api, monitoring, pages, stagepictures, together
from delvers.server.allowance import Allowance
from delvers.server.analysing import Analyses
from delvers.server.bots import BotSeats
from delvers.server.database import open_database
from delvers.server.deadlines import Deadlines
from delvers.server.describing import describe
from delvers.server.direct import Direct
from delvers.server.errors import add_refusals
from delvers.server.files import Files
from delvers.server.gate import Admission, Gate, Site
from delvers.server.limits import Limits, limits_from
from delvers.server.listening import Listening
from delvers.server.logs import RequestLines, RequestLog, segments_in
from delvers.server.moves import Moves
from delvers.server.push import Streams
from delvers.server.replays import Replays
from delvers.server.storage import Storage
from delvers.server.tables import Tables
from delvers.server.talking import Talking
from delvers.server.tidying import Tidying
from delvers.server.verifying import Verifier
from delvers.server.weighing import Weighing

ROUTERS: Final = (
    api.router,
    together.router,
    pages.router,
    stagepictures.router,
    monitoring.router,
)


def create_app(
    database_url: str | None = None,
    content: Sequence[str | Path] = (),
    *,
    limits: Limits | None = None,
    site: Site | None = None,
    bot_workers: ProcessPoolExecutor | None = None,
) -> FastAPI:
    """The application on a database, which is made and brought up to date if need be.

    `content` are files and folders with content of one's own, for the games that take some;
    `limits` is what the server takes on, and `site` under which names it is reached. Bots think in
    `bot_workers`, or in some that are started when they are wanted.
    """
    storage = Storage(open_database(database_url))
    app = FastAPI(
        title="Delvers",
        description="Dungeon-crawl tabletop games, played exactly by their rules.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    app.state.tables = tables = Tables(storage, content=content)
    limits = limits or limits_from()
    app.state.allowance = allowance = Allowance(limits)
    app.state.verifier = Verifier(tables.content, limits.verifications, limits.verification_seconds)
    app.state.analyses = Analyses(tables, limits.analyses, limits.analysis_seconds)
    app.state.weighing = Weighing(tables, limits.weighed_questions, limits.weighing_seconds)
    app.state.streams = streams = Streams(tables, limits)
    app.state.bot_seats = BotSeats(tables, streams.count, limits.look_seconds, bot_workers)
    streams.joined = app.state.bot_seats.wake
    app.state.replays = Replays(tables)
    app.state.deadlines = Deadlines(tables)
    app.state.tidying = Tidying(tables, limits.put_away_days)
    app.state.talking = talking = Talking(storage, streams)
    app.state.listening = Listening(tables, streams, talking.hear)
    tables.listeners += [streams.tell, app.state.bot_seats.wake, app.state.deadlines.hear]
    tables.listeners.append(app.state.weighing.hear)
    add_refusals(app)
    describe(app)
    admission = Admission(limits, site or Site())
    lines = RequestLines()
    app.state.moves = Moves(tables, streams, admission, lines)
    usual = app.build_middleware_stack

    def with_gate() -> ASGIApp:
        """What is outermost is asked first: moves go through the gate and nothing else."""
        direct = Direct(usual(), tables=tables, streams=streams, allowance=allowance)
        gate = Gate(direct, admission, limits)
        return RequestLog(gate, segments_in([app.router, *ROUTERS]), lines)

    app.build_middleware_stack = with_gate  # type: ignore[method-assign]
    for router in ROUTERS:
        app.include_router(router)
    app.mount("/static", Files(), name="static")
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.bot_seats.warm_up()
    app.state.bot_seats.resume()
    app.state.deadlines.start()
    app.state.tidying.start()
    app.state.listening.start()
    yield
    app.state.listening.close()
    app.state.streams.close()
    app.state.deadlines.close()
    app.state.tidying.close()
    app.state.bot_seats.close()
    app.state.tables.journal.close()
    app.state.streams.stop()
    app.state.verifier.close()
    app.state.analyses.close()
    app.state.weighing.close()
    app.state.tables.storage.close()
