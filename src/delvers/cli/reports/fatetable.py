"""The tables of a simulation about heroes who come out of a dungeon, or do not."""

from collections import Counter

from rich import box
from rich.console import Console
from rich.table import Table

from delvers.lab.causes import by_words
from delvers.lab.facts import facts_of
from delvers.lab.fates import FateTally
from delvers.lab.simulate import Report
from delvers.lab.statistics import mean
from delvers.text import Words


def show_fates(console: Console, report: Report, words: Words) -> None:
    """Print survival by bot and by hero, and the causes of death."""
    fates, game = report.tally.fates, report.series.game
    bots, heroes = fates.get("bots", {}), fates.get("heroes", {})
    by_bot = {name: name for name in bots}
    by_hero = {name: words.name(game, name) for name in heroes}
    is_party = facts_of(game).is_party
    counted = words.say("Heroes") if is_party else words.say("Seats")
    console.print(survival_table(bots, by_bot, (words.say("Bot"), counted), words))
    console.print(survival_table(heroes, by_hero, (words.say("Hero"), counted), words))
    console.print(deaths_table(game, bots, words))


def survival_table(
    fates: dict[str, FateTally], names: dict[str, str], titles: tuple[str, str], words: Words
) -> Table:
    """Who came out alive, with how much gold, and how many turns heroes had."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(titles[0])
    for column in (
        titles[1],
        words.say("Came out"),
        words.say("Survival, from – to"),
        words.say("Gold of those"),
        words.say("Turns"),
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for name, fate in sorted(fates.items(), key=lambda item: (-item[1].rate, item[0])):
        low, high = fate.interval
        table.add_row(
            names[name],
            f"{fate.seats:,}",
            f"{fate.out:,}",
            f"{fate.rate:.1%} ({low:.1%} – {high:.1%})",
            f"{mean(fate.gold):,.0f}",
            f"{mean(fate.turns):.1f}",
        )
    return table


def deaths_table(game: str, bots: dict[str, FateTally], words: Words) -> Table:
    """What killed how many heroes of each bot, the deadliest first."""
    names = sorted(bots)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("Cause of death"))
    for name in names:
        table.add_column(name, justify="right")
    counts = {name: by_words(game, bots[name].deaths, words) for name in names}
    everybody = sum(counts.values(), Counter[str]())
    for what, _ in sorted(everybody.items(), key=lambda item: (-item[1], item[0])):
        table.add_row(what, *(share(counts[name], what) for name in names))
    return table


def share(counts: Counter[str], what: str) -> str:
    """How many died of it, and which part of all deaths that is."""
    return f"{counts[what]:,} ({counts[what] / counts.total():.0%})" if counts[what] else "–"
