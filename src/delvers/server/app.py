"""The web application: storage, tables, pushes, bots, API and pages put together."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from delvers.server import api, pages
from delvers.server.bots import BotSeats
from delvers.server.database import open_database
from delvers.server.deadlines import Deadlines
from delvers.server.errors import add_refusals
from delvers.server.limits import Protected, SizeLimit
from delvers.server.push import Streams
from delvers.server.storage import Storage
from delvers.server.tables import Tables

STATIC: Final = Path(__file__).parent / "static"


def create_app(database_url: str | None = None, content: Sequence[str | Path] = ()) -> FastAPI:
    """The application on a database, which is made and brought up to date if need be.

    `content` are files and folders with content of one's own, for the games that take some.
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
    app.state.streams = Streams(storage)
    app.state.bot_seats = BotSeats(tables)
    app.state.deadlines = Deadlines(tables)
    tables.listeners += [app.state.streams.tell, app.state.bot_seats.wake]
    add_refusals(app)
    app.add_middleware(SizeLimit)
    app.add_middleware(Protected)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.bot_seats.resume()
    app.state.deadlines.start()
    yield
    app.state.streams.close()
    app.state.deadlines.close()
    app.state.bot_seats.close()
    app.state.tables.storage.close()
