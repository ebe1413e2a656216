"""What was found out, as a part of a page: one line, a drawing, tables, and what it rests on."""

from collections.abc import Iterable, Sequence

from delvers.draw.chances import Point, chances_drawn
from delvers.draw.svg import tag, text
from delvers.text import Words

Findings = tuple[str, Sequence[str], Sequence[Sequence[str]]]
"""A table: its title, its headings and its rows."""


def findings(
    line: str,
    lines: Sequence[str],
    points: Sequence[Point],
    moments: Sequence[int],
    tables: Iterable[Findings],
    notes: Iterable[str],
    words: Words,
) -> str:
    """All of it, one below the other; wide tables move sideways in their own frame."""
    return "".join(
        [
            tag("p", tag("strong", text(line)), class_="found-line"),
            chances_drawn(lines, points, moments, words),
            *(table_of(*one) for one in tables),
            *(tag("p", text(note), class_="found-note") for note in notes),
        ]
    )


def table_of(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with its title; the first column names the rows."""
    head = tag("tr", *(tag("th", text(one), scope="col") for one in headings))
    lines = (
        tag(
            "tr",
            tag("th", text(row[0]), scope="row"),
            *(tag("td", text(cell)) for cell in row[1:]),
        )
        for row in rows
    )
    table = tag("table", tag("thead", head), tag("tbody", *lines))
    return tag(
        "section",
        tag("h3", text(title)),
        tag("div", table, class_="table", tabindex=0, role="group", aria_label=title),
        class_="found",
    )
