"""The table of a comparison: what differs, by how much, and whether that can be luck."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from delvers.lab.analysis.comparing import Compared
from delvers.lab.analysis.naming import group_name, measure_name, shown_change, shown_number
from delvers.text import Words


def show_comparison(
    console: Console, game: str, compared: Sequence[Compared], words: Words, *, every: bool
) -> None:
    """Print the overall numbers and every difference that is no luck; or everything."""
    listed = [one for one in compared if every or not one.kind or one.difference.is_real]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("What"), min_width=16)
    for title in ("A", "B"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column(words.say("B − A, from – to"), justify="right")
    table.add_column(words.say("Chance of luck alone"), justify="right", max_width=12)
    for one in listed:
        differs = one.difference
        style = "bold" if differs.is_real else ""
        table.add_row(
            title_of(game, one, words),
            shown_number(one, differs.first),
            shown_number(one, differs.second),
            shown_change(one),
            shown_chance(differs.chance),
            style=style,
        )
    console.print(table)
    for line in explained(compared, words):
        console.print(line, highlight=False)


def title_of(game: str, one: Compared, words: Words) -> str:
    """What was compared, in words."""
    what = measure_name(game, one.measure, words)
    return f"{what}: {group_name(game, one.kind, one.group, words)}" if one.kind else what


def shown_chance(chance: float) -> str:
    """A corrected p-value; a real difference is marked without colour too."""
    text = "< 0.001" if chance < 0.001 else f"{chance:.3f}"
    return f"{text} *" if chance < 0.05 else text


def explained(compared: Sequence[Compared], words: Words) -> list[str]:
    """How the numbers were made."""
    paired = sum(one.difference.is_paired for one in compared)
    games = max((one.difference.games for one in compared), default=0)
    real = sum(one.difference.is_real for one in compared)
    return [
        words.say(
            "%(paired)s of %(all)s comparisons are game by game with the same dice, "
            "up to %(games)s games.",
            paired=paired,
            all=len(compared),
            games=f"{games:,}",
        ),
        words.say(
            "* %(real)s differ: after Holm's correction, luck alone would do so less than once in "
            "20 times. Of 100 intervals 95 hold the truth.",
            real=real,
        ),
    ]


def plain(compared: Sequence[Compared]) -> list[dict[str, Any]]:
    """The comparison as JSON-ready data."""
    return [
        {
            "measure": one.measure,
            "kind": one.kind,
            "group": one.group,
            "a": one.difference.first,
            "b": one.difference.second,
            "difference": one.difference.amount,
            "interval": [one.difference.low, one.difference.high],
            "p": one.difference.raw_chance,
            "p_corrected": one.difference.chance,
            "differs": one.difference.is_real,
            "paired": one.difference.is_paired,
            "games": one.difference.games,
        }
        for one in compared
    ]
