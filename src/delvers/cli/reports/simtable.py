"""The tables of a simulation."""

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias

from rich import box
from rich.console import Console
from rich.table import Table

from delvers.cli.reports.fatetable import show_fates
from delvers.lab.facts import facts_of
from delvers.lab.simulate import Report
from delvers.lab.statistics import mean, standard_deviation
from delvers.lab.tally import BotTally, MeetingTally, Tally
from delvers.text import Words

Column: TypeAlias = tuple[str, Callable[[MeetingTally], str]]

KINDS: Final = ("monster", "trap", "boss")


def show_report(console: Console, report: Report, words: Words) -> None:
    """Print who won, how long games were, and what beat whom."""
    console.print(heading(report, words), style="bold", highlight=False)
    is_party = facts_of(report.series.game).is_party
    console.print(bots_table(report.tally, words, is_party))
    if is_party:
        console.print(figures_table(report.tally, words))
    console.print(length_line(report.tally, words), highlight=False)
    if report.tally.without_winner:
        console.print(
            words.say("Games without a winner: %(games)s", games=report.tally.without_winner)
        )
    if report.tally.fates:
        console.print()
        show_fates(console, report, words)
    if report.tally.meetings:
        console.print()
        console.print(meetings_table(report, words))


def heading(report: Report, words: Words) -> str:
    """What was played, and how fast."""
    rate = report.tally.decisions / report.seconds if report.seconds else 0
    return words.say(
        "%(game)s: %(games)s games in %(seconds)s s, %(decisions)s choices (%(rate)s a second)",
        game=words.game(report.series.game),
        games=f"{report.tally.games:,}",
        decisions=f"{report.tally.decisions:,}",
        seconds=f"{report.seconds:.1f}",
        rate=f"{rate:,.0f}",
    )


def bots_table(tally: Tally, words: Words, is_party: bool = False) -> Table:
    """Wins of every bot, and its figures unless they are too many for one line."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("Bot"))
    seats = words.say("Games") if is_party else words.say("Seats")
    for title in (seats, words.say("Wins"), words.say("Win rate, from – to")):
        table.add_column(title, justify="right")
    figures = [] if is_party else figures_of(tally)
    for what in figures:
        table.add_column(figure_title(what, words), justify="right")
    for name, bot in by_wins(tally):
        low, high = bot.interval
        rate = f"{bot.win_rate:.1%} ({low:.1%} – {high:.1%})"
        spread = [around(bot.figures[what]) for what in figures]
        table.add_row(name, f"{bot.seats:,}", f"{bot.wins:,.1f}", rate, *spread)
    return table


def figures_table(tally: Tally, words: Words) -> Table:
    """What the parties of every bot ended with, a line for each figure."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column()
    bots = by_wins(tally)
    for name, _ in bots:
        table.add_column(name, justify="right")
    for what in figures_of(tally):
        table.add_row(figure_title(what, words), *(around(bot.figures[what]) for _, bot in bots))
    return table


def figures_of(tally: Tally) -> list[str]:
    """The figures that were noted."""
    return [*dict.fromkeys(what for bot in tally.bots.values() for what in bot.figures)]


def by_wins(tally: Tally) -> list[tuple[str, BotTally]]:
    """The bots, the best first."""
    return sorted(tally.bots.items(), key=lambda item: -item[1].win_rate)


def figure_title(what: str, words: Words) -> str:
    """The heading of a figure."""
    titles = {
        "coins": words.say("Coins"),
        "wounds": words.say("Wounds"),
        "score": words.say("Score"),
        "gold": words.say("Gold"),
        "experience": words.say("Experience"),
        "rounds": words.say("Rounds"),
        "tiles": words.say("Tiles"),
        "alive": words.say("Heroes alive"),
        "hardest": words.say("Hardest adventure won"),
    }
    return titles.get(what, what)


def around(counts: Counter[int]) -> str:
    """The mean, and the standard deviation around it."""
    return f"{mean(counts):.1f} ± {standard_deviation(counts):.1f}"


def length_line(tally: Tally, words: Words) -> str:
    """How many choices a game has."""
    return words.say(
        "Choices per game: %(around)s, from %(least)s to %(most)s",
        around=around(tally.lengths),
        least=min(tally.lengths),
        most=max(tally.lengths),
    )


def meetings_table(report: Report, words: Words) -> Table:
    """What beat whom: every danger with how often it was met and beaten, and what it cost."""
    tally, game = report.tally, report.series.game
    title = words.count(
        "What beat whom, in %(count)s game", "What beat whom, in %(count)s games", tally.detailed
    )
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("Danger"))
    columns = [column for column in columns_of(words) if is_filled(column, tally)]
    for title, _ in columns:
        table.add_column(title, justify="right")
    for bot in sorted(tally.bots):
        table.add_column(words.say("Hurt %(bot)s", bot=bot), justify="right")
    for kind in dict.fromkeys((*KINDS, *(met.kind for met in tally.meetings.values()))):
        of_kind = [(name, met) for name, met in tally.meetings.items() if met.kind == kind]
        for name, met in sorted(of_kind, key=lambda item: (-item[1].met, item[0])):
            hurt = [f"{met.hurt[bot]:,}" for bot in sorted(tally.bots)]
            cells = [cell(met) for _, cell in columns]
            table.add_row(words.name(game, name), *cells, *hurt)
        table.add_section()
    return table


def columns_of(words: Words) -> list[Column]:
    """What is told of a danger; costs are per meeting."""
    return [
        (words.say("Met"), lambda met: f"{met.met:,}"),
        (words.say("Beaten"), lambda met: f"{met.beaten / met.met:.0%}"),
        (words.say("Escaped"), lambda met: f"{met.escaped / met.met:.0%}" if met.escaped else "–"),
        (words.say("Wounds"), lambda met: f"{met.wounds / met.met:.2f}" if met.wounds else "–"),
        (words.say("Coins"), lambda met: f"{met.coins / met.met:.2f}" if met.coins else "–"),
        (words.say("Killed"), lambda met: f"{met.deaths:,}" if met.deaths else "–"),
    ]


def is_filled(column: Column, tally: Tally) -> bool:
    """Whether a column has anything to tell; games without gold or escapes do without it."""
    return any(column[1](met) != "–" for met in tally.meetings.values())
