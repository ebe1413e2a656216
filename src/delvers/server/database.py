"""Opening the database: where it is, how safely it writes, and bringing it up to date."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    inspect,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from delvers.kernel.errors import DelversError
from delvers.server.schema import METADATA

FILE: Final = "delvers.sqlite3"
VARIABLE: Final = "DELVERS_DATABASE_URL"
POSTGRES: Final = "postgresql+psycopg"
PATIENCE: Final = 10
"""So many seconds a writer waits for another one to finish."""
VERSIONS: Final = "alembic_version"
"""Where the last step stands that was run."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class BadDatabase(DelversError):
    """A database that cannot be opened."""


def open_database(address: str | None = None) -> Engine:
    """The database at an address (a URL or a file), made and brought up to date if need be."""
    url = url_of(address)
    try:
        # A connection that was lost meanwhile is made anew before it is used; a file is never lost.
        # What a statement was to write (secrets, words) stands in no error and so in no log.
        is_file = url.get_backend_name() == "sqlite"
        engine = create_engine(
            url, connect_args=_connect_args(url), pool_pre_ping=not is_file, hide_parameters=True
        )
        if is_file:
            _make_safe(engine)
        migrate(engine)
    except ModuleNotFoundError:
        # Whoever starts the server is told which extra brings what is missing.
        raise
    except (SQLAlchemyError, ImportError, OSError) as problem:
        shown = url.render_as_string(hide_password=True)
        raise BadDatabase(f"the database {shown} cannot be opened: {problem}") from problem
    return engine


def url_of(address: str | None) -> URL:
    """The address as a URL; without one: the environment's, then a file in the data folder."""
    address = address or os.environ.get(VARIABLE) or str(default_file())
    if "://" not in address:
        return URL.create("sqlite", database=address)
    try:
        url = make_url(address)
    except ArgumentError:
        raise _no_database(address) from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername=POSTGRES)
    if url.drivername not in ("sqlite", "sqlite+pysqlite", POSTGRES):
        raise _no_database(url.render_as_string(hide_password=True))
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase(f"games need a file to be kept in; use for example sqlite:///{FILE}")
    return url


def _no_database(address: str) -> BadDatabase:
    return BadDatabase(
        f"{address!r} is no database; allowed: a file name, or a URL such as "
        f"sqlite:///{FILE} or {POSTGRES}://user@host/name"
    )


def default_file() -> Path:
    """The file in the user's data folder, or in this folder where that cannot be written."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(FILE)
    return folder / FILE if os.access(folder, os.W_OK) else Path(FILE)


def data_folder() -> Path:
    """Where the system wants programs to keep a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "Delvers"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/Delvers"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "delvers"


def _connect_args(url: URL) -> dict[str, Any]:
    return {"timeout": PATIENCE} if url.get_backend_name() == "sqlite" else {}


def _make_safe(engine: Engine) -> None:
    """Write-ahead log, and every commit on the disk before it is acknowledged.

    With `synchronous` at its usual NORMAL a power cut could take the last commits of a
    write-ahead log back; FULL costs one flush per move and loses none.
    """

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    # The driver's own BEGIN comes too late for a transaction that makes tables, so ours it is.
    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def back_up(engine: Engine, file: Path) -> None:
    """Copy a SQLite database as it is at one moment; whoever writes meanwhile is not kept waiting.

    What PostgreSQL has for this purpose is better than anything of ours.
    """
    if engine.dialect.name != "sqlite":
        raise BadDatabase("PostgreSQL has a command of its own for backups: pg_dump")
    if file.exists():
        raise BadDatabase(f"{file} is there already; name a new file")
    with engine.connect() as connection, closing(sqlite3.connect(file)) as copy:
        driver: Any = connection.connection.driver_connection
        driver.backup(copy)


def migrate(engine: Engine) -> None:
    """Run the missing steps; of several processes that start at once, one does it."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('delvers'))"))
        version = version_of(connection)
        if version is None:
            _make_tables(connection)
        if version in (None, newest_version()):
            return
        # Slow to load, and wanted only once for each version.
        from alembic import command  # noqa: PLC0415
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _make_tables(connection: Connection) -> None:
    """Make a new database as all steps together would; that is much quicker than taking them."""
    METADATA.create_all(connection)
    columns = Column("version_num", String(32), primary_key=True)
    versions = Table(VERSIONS, MetaData(), columns)
    versions.create(connection)
    connection.execute(versions.insert().values(version_num=newest_version()))


def version_of(connection: Connection) -> str | None:
    """The last step that was run; None for a new database."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
    return found


def newest_version() -> str:
    """The last step that there is."""
    return max(step.name.partition("_")[0] for step in MIGRATIONS.glob("versions/[0-9]*.py"))
