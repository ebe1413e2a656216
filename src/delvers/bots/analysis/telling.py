"""An analysis in words: the verdict, what it is founded on, and tables for terminal and page."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from delvers.bots.analysis.figures import CLEAR, Figure
from delvers.bots.analysis.found import Analysis, Decision
from delvers.text import Words

Names = Sequence[str]
Row = tuple[str, ...]
Point = tuple[int, list[float], list[float]]
"""How many choices were made, everybody's chances then, and the reach of their intervals."""
MOST_MISTAKES: Final = 8
"""So many mistakes are listed, the worst ones."""
DASH: Final = "–"
MINUS: Final = "\N{MINUS SIGN}"


class Table(NamedTuple):
    """A table in words."""

    title: str
    headings: Row
    rows: list[Row]


class Told(NamedTuple):
    """All that is told of an analysis."""

    line: str
    """The verdict."""
    lines: list[str]
    """Whose chances are drawn."""
    points: list[Point]
    moments: list[int]
    """Before which choices the lines turned."""
    tables: list[Table]
    notes: list[str]
    """What it is founded on."""


def told(found: Analysis, names: Names, words: Words) -> Told:
    """An analysis in words."""
    return Told(
        verdict_in_words(found, names, words),
        *ways(found, names, words),
        [one.number for one in found.moments],
        tables(found, names, words),
        founded_on(found, words),
    )


def verdict_in_words(found: Analysis, names: Names, words: Words) -> str:
    """The game in one line."""
    kind, seat, wins = found.verdict
    player = words.say("the party") if seat is None else names[seat]
    worth = {"wins": f"{wins.mean:.2g}", "player": player}
    if kind == "lucky":
        return words.say("Lucky: the dice were worth %(wins)s wins to %(player)s.", **worth)
    if kind == "unlucky":
        return words.say("Unlucky: the dice cost %(player)s %(wins)s wins.", **worth)
    if kind == "mistakes":
        return words.say("Given away: mistakes cost %(player)s %(wins)s wins.", **worth)
    return words.say("Even: neither luck nor mistakes can be told from chance here.")


def founded_on(found: Analysis, words: Words) -> list[str]:
    """What the figures mean and how many rehearsals they are made of."""
    lines = [
        words.say(
            "%(rehearsals)s rehearsals of %(looked)s choices. Chances are those of players who go "
            "on like the bots' quick policy; ± is the reach of a 95%% interval.",
            rehearsals=f"{found.rehearsals:,}",
            looked=f"{len(found.decisions):,}",
        )
    ]
    if found.is_sampled:
        lines.append(
            words.say(
                "The game has %(choices)s choices. Those looked at lie evenly over it, and sums "
                "are scaled up from them; a dash stands where that tells nothing.",
                choices=f"{found.choices:,}",
            )
        )
    return lines


def ways(found: Analysis, names: Names, words: Words) -> tuple[list[str], list[Point]]:
    """Whose chances there are to draw, and how they went; a party has one line."""
    seats = [0] if found.is_party else [*range(len(names))]
    points: list[Point] = [
        (
            one.number - 1,
            [one.before[seat].mean for seat in seats],
            [CLEAR * one.before[seat].error for seat in seats],
        )
        for one in found.decisions
    ]
    points.append((found.choices, [found.stories[seat].end for seat in seats], [0.0] * len(seats)))
    return ([words.say("the party")] if found.is_party else [*names]), points


# -- tables ----------------------------------------------------------------------------------------


def seats_table(found: Analysis, names: Names, words: Words) -> Table:
    """Everybody's way from the first chance to the end; a column for each."""
    all_of = found.stories
    rows: list[Row] = [
        (words.say("Chance at first"), *(percent(one.start.mean) for one in all_of)),
        (words.say("Luck"), *(signed(one.luck) for one in all_of)),
        (words.say("Own choices"), *(signed(one.own) for one in all_of)),
        (words.say("Choices of others"), *(signed(one.others) for one in all_of)),
        (words.say("At the end"), *(percent(one.end) for one in all_of)),
        (words.say("Given away"), *(unsigned(one.lost) for one in all_of)),
        (words.say("Clear mistakes"), *(str(one.mistakes) for one in all_of)),
    ]
    if len(all_of) == 1:
        del rows[3]
    return Table(words.say("Luck and choices, in wins"), (words.say("Player"), *names), rows)


def moments_table(found: Analysis, names: Names, words: Words) -> Table:
    """The moments that turned the game, with the one for whom they changed most."""
    headings = (
        words.say("Choice"),
        words.say("Who chose what"),
        words.say("For whom"),
        words.say("Chance"),
        words.say("By the choice"),
        words.say("By luck"),
    )
    rows = [moment_row(found, one, names, words) for one in found.moments]
    return Table(words.say("The moments that turned the game"), headings, rows)


def moment_row(found: Analysis, one: Decision, names: Names, words: Words) -> Row:
    """One of these moments."""
    seat = max(
        range(len(names)), key=lambda seat: abs(one.after[seat].mean - one.before[seat].mean)
    )
    return (
        str(one.number),
        chosen(found.game, names[one.seat], one.option, words),
        words.say("the party") if found.is_party else names[seat],
        f"{percent(one.before[seat].mean)} → {percent(one.after[seat].mean)}",
        signed(one.choice[seat]),
        signed(one.luck[seat]),
    )


def mistakes_table(found: Analysis, names: Names, words: Words) -> Table:
    """The choices that clearly gave something away, the worst first."""
    headings = (
        words.say("Choice"),
        words.say("Who chose what"),
        words.say("Better"),
        words.say("Given away"),
    )
    made = [(one, one.lost) for one in found.decisions if one.lost and one.lost.is_mistake]
    made.sort(key=lambda pair: -pair[1].wins.mean)
    rows: list[Row] = [
        (
            str(one.number),
            chosen(found.game, names[one.seat], one.option, words),
            words.option(found.game, lost.best),
            unsigned(lost.wins),
        )
        for one, lost in made[:MOST_MISTAKES]
    ]
    return Table(words.say("The greatest mistakes, in wins"), headings, rows)


def tables(found: Analysis, names: Names, words: Words) -> list[Table]:
    """All tables that have something to tell."""
    made = (seats_table, moments_table, mistakes_table)
    return [table for make in made if (table := make(found, names, words)).rows]


def chosen(game: str, name: str, option: str, words: Words) -> str:
    """Who chose what."""
    label = words.option(game, option)
    return words.say("%(player)s: %(choice)s", player=name, choice=label)


def percent(chance: float) -> str:
    """A chance in percent."""
    return f"{chance:.0%}"


def signed(figure: Figure) -> str:
    """A change with its sign and the reach of its interval; a dash for what tells nothing."""
    if not figure.tells_something:
        return DASH
    return f"{figure.mean:+.2f}".replace("-", MINUS) + reach(figure)


def unsigned(figure: Figure) -> str:
    """What was given away: a loss has no sign, unless chance makes it a gain."""
    return signed(figure).removeprefix("+")


def reach(figure: Figure) -> str:
    """Half the width of the 95% interval; nothing where there is no doubt."""
    return f" ± {CLEAR * figure.error:.2f}" if figure.error else ""
