"""The games that are kept in the user's folder, and how to go on with them."""

from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from delvers.cli.files import TableFile, read_table, read_text
from delvers.kernel.errors import DelversError
from delvers.kernel.record import Record, read_record
from delvers.text import Words


def show_kept(console: Console, folder: Path, words: Words) -> None:
    """Print the kept games, the latest first, each with the command that goes on with it."""
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    told = [text for path in files if (text := kept_game(path, words))]
    for text in told or [Text(words.say("No game is kept in %(folder)s", folder=folder))]:
        console.print(text, soft_wrap=True)


def kept_game(path: Path, words: Words) -> Text | None:
    """A game, when it was played last, and how to go on; None if the file is no game."""
    try:
        table = read_table(read_text(path))
        record = read_record(table.save) if table else None
    except DelversError:
        return None
    if table is None or record is None:
        return None
    text = Text(words.game(record.game), style="bold")
    text.append(" · " + " · ".join(particulars(path, table, record, words)), style="not bold")
    return text.append(f"\n    delvers play --resume {path}", style="not bold")


def particulars(path: Path, table: TableFile, record: Record, words: Words) -> list[str]:
    """Who plays, how far the game has come, and when it was played last."""
    count = len(record.choices)
    return [
        words.listing(seat.name for seat in table.seats),
        words.say("over")
        if record.result
        else words.count("%(count)s choice", "%(count)s choices", count),
        f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}",
    ]
