"""`delvers rules`: look up the clauses of the rulebooks."""

import itertools
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from delvers.cli.errors import NOT_FOUND, fail
from delvers.cli.reports.where import code_of, folder_of_tests, proofs_of
from delvers.cli.settings import Language
from delvers.kernel.errors import BadOption
from delvers.kernel.rulebook import Clause, clauses, search
from delvers.text import Words, words


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="[CLAUSE|WORDS]...", help="A clause's id, or words to look for."),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only rules of this game.")] = None,
    section: Annotated[str | None, typer.Option(help="Only this section, such as ITEM.")] = None,
    where: Annotated[
        bool, typer.Option("--where", help="Also list the code and the tests of each clause.")
    ] = False,
    lang: Language = "",
) -> None:
    """Show rules by id, by words, or by section."""
    wanted = " ".join(query or ())
    if not (wanted or game or section):
        raise BadOption("say what to look for: a clause's id, words, --game or --section")
    found = with_id(wanted, lang) or search(wanted, game=game, section=section, lang=lang)
    if not found:
        fail(f"no rule holds {wanted!r}; try fewer words, or other ones", NOT_FOUND)
    show(Console(), found, words(lang))
    if where:
        for clause in found:
            show_where(clause.id)


def with_id(wanted: str, lang: str) -> list[Clause]:
    """The clause with this id, or all whose id begins with it."""
    id = wanted.upper().strip("- ")
    known = clauses(lang)
    if id in known:
        return [known[id]]
    return [clause for clause in known.values() if id and clause.id.startswith(f"{id}-")]


def show(console: Console, found: list[Clause], words: Words) -> None:
    """Print clauses under the titles of their sections."""
    for (game, section, title), group in itertools.groupby(
        found, key=lambda clause: (clause.game, clause.section, clause.title)
    ):
        console.print(Text(f"{words.game(game)}: {title} ({section})", style="bold underline"))
        for clause in group:
            show_clause(console, clause, words)


def show_clause(console: Console, clause: Clause, words: Words) -> None:
    """Print a clause: its id, and its text set in; why it is English, if the reader is not."""
    console.print(Text(clause.id, style="bold cyan"))
    console.print(Padding(Text(clause.text), (0, 0, 0, 4)))
    if note := words.about_language(clause):
        console.print(Padding(Text(note, style="dim"), (0, 0, 0, 4)))


def show_where(clause: str) -> None:
    """Print the lines that name a clause and the tests that prove it."""
    code, folder = code_of(clause), folder_of_tests()
    typer.echo(f"\nCode of {clause}:")
    for place in code:
        typer.echo(f"    {place}")
    if not code:
        typer.echo("    no line names it: its id is made from the id of a card or of an entry")
    typer.echo(f"Tests of {clause}:")
    if folder is None:
        typer.echo("    the tests are not installed; look into a checkout of the source")
        return
    tests = proofs_of(clause, folder)
    for place in tests:
        typer.echo(f"    {place}")
    if not tests:
        typer.echo("    none; NOTHING_TO_TEST says why")
