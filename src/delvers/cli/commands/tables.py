"""`delvers tables`: look after the tables of a server."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from delvers.cli.errors import NOT_FOUND, fail
from delvers.cli.files import read_text, write_text

if TYPE_CHECKING:
    from delvers.server.archive import Archive
    from delvers.server.storage import Storage

tables = typer.Typer(help="Look after the tables of a server.")
DatabaseOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="DELVERS_DATABASE_URL",
        help="Where games are kept: a URL or a file; without it, a file of your own.",
    ),
]
Id: TypeAlias = Annotated[str, typer.Argument(help="The id of a table, from its link.")]


@tables.callback()
def main() -> None:
    """Look after the tables of a server."""


@tables.command("list")
def list_tables(
    database: DatabaseOption = None,
    days: Annotated[
        int | None, typer.Option(help="Only tables that nobody has touched for so many days.")
    ] = None,
) -> None:
    """One line per table: id, game, seats, choices, when it was last touched, how it stands."""
    storage = _storage(database)
    before = None if days is None else time.time() - days * 86400
    for one in storage.overview(before):
        state = "archived" if one.is_archived else "over" if one.is_over else "running"
        touched = time.strftime("%Y-%m-%d", time.gmtime(one.touched))
        typer.echo(f"{one.id}  {one.game}  {one.seats}  {one.number}  {touched}  {state}")


@tables.command()
def archive(
    id: Annotated[str, typer.Argument(help="The id of a table; without it, by --days.")] = "",
    days: Annotated[
        int | None,
        typer.Option(help="All tables that nobody has touched for so many days.", min=0),
    ] = None,
    database: DatabaseOption = None,
) -> None:
    """Put tables away, compressed; their links bring them back."""
    made, now = _archive(database), time.time()
    if bool(id) == (days is not None):
        fail("name a table, or say with --days which ones")
    ids = [id] if id else made.untouched_since(now - (days or 0) * 86400)
    put = [one for one in ids if made.put_away(one, now)]
    if id and not put:
        fail(f"there is no table {id!r} to put away", NOT_FOUND)
    typer.echo(f"{len(put)} tables were put away")


@tables.command()
def delete(
    id: Id,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Forget a table for good."""
    if not yes:
        typer.confirm(f"Forget table {id} for good?", abort=True)
    if not _archive(database).delete(id):
        fail(f"there is no table {id!r}", NOT_FOUND)
    typer.echo(f"table {id} is gone")


@tables.command("export")
def export_table(
    id: Id,
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = None,
) -> None:
    """Write all that is kept of a table into a file; keep it to yourself: it tells its secret."""
    text = _archive(database).exported(id)
    if text is None:
        fail(f"there is no table {id!r}", NOT_FOUND)
    write_text(file, text)
    typer.echo(f"table {id} stands in {file}")


@tables.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A file that `export` has written.")],
    database: DatabaseOption = None,
) -> None:
    """Keep a table that was exported elsewhere; its links work here from now on."""
    typer.echo(f"table {_archive(database).import_text(read_text(file))} is here")


@tables.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = None,
) -> None:
    """Copy all games of a SQLite database into a file, also while the server runs."""
    from delvers.server.database import back_up, open_database  # noqa: PLC0415

    back_up(open_database(database), file)
    typer.echo(f"all games stand in {file}")


def _storage(database: str | None) -> "Storage":
    # Every command imports this module, and these are slow to load.
    from delvers.server.database import open_database  # noqa: PLC0415
    from delvers.server.storage import Storage  # noqa: PLC0415

    return Storage(open_database(database))


def _archive(database: str | None) -> "Archive":
    from delvers.server.archive import Archive  # noqa: PLC0415

    return Archive(_storage(database))
