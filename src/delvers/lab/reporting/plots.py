"""The plots of a report, each from the rows of one game."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from scipy import stats

from delvers.lab.analysis.estimates import Estimate, mean, per_game, rate
from delvers.lab.analysis.naming import capital, group_name, measure_name
from delvers.lab.analysis.results import only, values_of
from delvers.lab.reporting.drawing import draw_counts, draw_estimates
from delvers.lab.reporting.plot import Plot, Row, Study, height_of

Maker: TypeAlias = Callable[[Study], Iterator[Plot]]

MOST_LINES: Final = 16
"""So many causes or places are drawn at most; the table has all."""
BINS: Final = 24


def grouped_rates(rows: pa.Table, column: str, measure: str) -> dict[Any, Estimate]:
    """The rate of a measure for each value of a column."""
    table = rows.select([column, measure]).drop_null()
    table = table.set_column(1, measure, table[measure].cast(pa.float64()))
    sums = table.group_by(column).aggregate([(measure, "sum"), (measure, "count")]).to_pylist()
    return {one[column]: rate(one[f"{measure}_sum"], one[f"{measure}_count"]) for one in sums}


def shown_rate(one: Estimate) -> Row:
    """Count, rate and interval as cells of a table."""
    return f"{one.count:,}", f"{one.mean:.1%}", f"{one.low:.1%} – {one.high:.1%}"


def shown_mean(one: Estimate) -> Row:
    """Count, mean and interval as cells of a table."""
    return f"{one.count:,}", f"{one.mean:,.2f}", f"{one.low:,.2f} – {one.high:,.2f}"


def rate_headings(study: Study, first: str, counted: str) -> Row:
    """The headings of a table of rates."""
    return first, counted, study.words.say("Rate"), study.words.say("Interval (95%)")


# -- heroes ----------------------------------------------------------------------------------------


def survival_by_hero(study: Study) -> Iterator[Plot]:
    """Who comes out alive."""
    if not (study.has("hero") and study.has("survived")):
        return
    words = study.words
    found = grouped_rates(study.rows("hero", "survived"), "hero", "survived")
    order = sorted(found, key=lambda hero: -found[hero].mean)
    names = [group_name(study.game, "hero", hero, words) for hero in order]
    label = measure_name(study.game, "survived", words)
    yield Plot(
        "survival-by-hero",
        words.say("Survival by hero"),
        words.say("Bars are rates, lines their intervals (95%) after Wilson."),
        rate_headings(study, words.say("Hero"), words.say("Heroes")),
        [(name, *shown_rate(found[hero])) for name, hero in zip(names, order, strict=True)],
        partial(
            draw_estimates,
            names=names,
            estimates=[found[hero] for hero in order],
            label=label,
            is_rate=True,
        ),
        height_of(len(order)),
    )


def causes_of_death(study: Study) -> Iterator[Plot]:
    """What heroes die of."""
    if not study.has("cause"):
        return
    words = study.words
    rows = study.rows("cause")
    names = [group_name(study.game, "cause", id, words) for id in values_of(rows, "cause")]
    by_name = dict.fromkeys(names, 0)
    for one in rows.group_by("cause").aggregate([([], "count_all")]).to_pylist():
        if one["cause"] is not None:
            by_name[group_name(study.game, "cause", one["cause"], words)] += one["count_all"]
    everybody = len(rows)
    order = sorted(by_name, key=lambda name: -by_name[name])
    found = {name: rate(by_name[name], everybody) for name in order}
    yield Plot(
        "causes-of-death",
        words.say("Causes of death"),
        words.say("Parts of all heroes, those who lived included."),
        rate_headings(study, words.say("Cause of death"), words.say("Heroes")),
        [(name, f"{by_name[name]:,}", *shown_rate(found[name])[1:]) for name in order],
        partial(
            draw_estimates,
            names=order[:MOST_LINES],
            estimates=[found[name] for name in order[:MOST_LINES]],
            label=words.say("Part of all heroes"),
            is_rate=True,
        ),
        height_of(min(len(order), MOST_LINES)),
    )


def gold(study: Study) -> Iterator[Plot]:
    """What those have who come out."""
    if study.has("gold"):
        words = study.words
        yield distribution(
            study,
            "gold",
            words.say("Gold of those who came out"),
            words.say("Gold"),
            words.say("Part of those who came out"),
        )


def length(study: Study) -> Iterator[Plot]:
    """How long games are, in choices and, if the game has them, in turns."""
    words = study.words
    everything = words.say("Part of all seats")
    title = words.say("Length of games")
    yield distribution(study, "choices", title, words.say("Choices per game"), everything)
    if study.has("turns"):
        yield distribution(
            study, "turns", words.say("Turns of each hero"), words.say("Turns"), everything
        )


def distribution(study: Study, column: str, title: str, label: str, part: str) -> Plot:
    """How often each number came up, and its mean by line-up of bots."""
    rows = study.rows(column, "bots")
    rows = rows.filter(pc.is_valid(rows[column]))
    high = float(pc.quantile(rows[column], 0.995)[0].as_py())
    low = float(pc.min(rows[column]).as_py())
    width = max(1.0, np.ceil((high - low + 1) / BINS))
    edges = np.arange(low, high + width, width)
    edges = edges if len(edges) > 1 else np.array([low, low + width])
    shares: dict[str, Any] = {}
    table: list[Row] = []
    for name, own in by_line_up(rows).items():
        counts, _ = np.histogram(np.minimum(own[column].to_numpy(), edges[-1]), edges)
        shares[name] = counts / max(1, counts.sum())
        quarters = [pc.quantile(own[column], q)[0].as_py() for q in (0.25, 0.5, 0.75)]
        described = mean(per_game(own, column).numbers)
        spread = " · ".join(f"{one:,.0f}" for one in quarters)
        table.append((name, *shown_mean(described), spread))
    words = study.words
    return Plot(
        column,
        title,
        words.say("Means count every game once. The longest tail is cut off."),
        (
            words.say("Bots"),
            words.say("Games"),
            words.say("Mean"),
            words.say("Interval (95%)"),
            words.say("Quarters"),
        ),
        table,
        partial(
            draw_counts,
            places=[float(edge) for edge in edges[:-1]],
            shares=shares,
            label=label,
            ylabel=part,
            width=float(width),
        ),
    )


def by_line_up(rows: pa.Table) -> dict[str, pa.Table]:
    """The rows by their line-up of bots; how many seats they have makes no difference."""
    found: dict[str, list[pa.Table]] = {}
    for bots in values_of(rows, "bots"):
        found.setdefault(shown_line_up(bots), []).append(only(rows, "bots", bots))
    return {name: pa.concat_tables(parts) for name, parts in found.items()}


def shown_line_up(bots: str) -> str:
    """A line-up, once if all are the same."""
    names = bots.split("+")
    return names[0] if len(set(names)) == 1 else ", ".join(names)


# -- seats and bots --------------------------------------------------------------------------------


def wins_by_seat(study: Study) -> Iterator[Plot]:
    """Whether seat order is fair, for each number of seats and line-up."""
    if study.facts.is_party:
        return
    rows = study.rows("victory", "seat", "of_seat", "seats", "bots")
    rows = rows.filter(pc.equal(rows["of_seat"], 0))
    line_ups = values_of(rows, "bots")
    is_only = len({shown_line_up(bots) for bots in line_ups}) == 1
    for seats in values_of(rows, "seats"):
        for bots in line_ups if seats > 1 else ():
            own = only(only(rows, "seats", seats), "bots", bots)
            if len(own):
                yield wins_with(study, own, seats, bots, is_only=is_only)


def wins_with(study: Study, rows: pa.Table, seats: int, bots: str, *, is_only: bool) -> Plot:
    """Win rates by seat with so many seats, and the test whether they are all the same."""
    words = study.words
    found = grouped_rates(rows, "seat", "victory")
    order = sorted(found)
    names = [capital(group_name(study.game, "seat", str(seat), words)) for seat in order]
    wins = np.array([found[seat].mean * found[seat].count for seat in order])
    chance = float(stats.chisquare(wins).pvalue) if wins.sum() else 1.0
    with_bots = "" if is_only else f"-{shown_line_up(bots).replace(', ', '-')}"
    title = words.say("Win rate by seat, %(seats)s seats", seats=seats)
    return Plot(
        f"wins-by-seat-{seats}{with_bots}",
        title if is_only else f"{title}, {shown_line_up(bots)}",
        words.say(
            "The dashed line is an equal share. Were all seats equal, differences like these or "
            "larger would come up in %(chance)s of all such experiments (chi-square test).",
            chance=f"{chance:.1%}" if chance >= 0.001 else "< 0.1%",
        ),
        rate_headings(study, words.say("Seat"), words.say("Games")),
        [(name, *shown_rate(found[seat])) for name, seat in zip(names, order, strict=True)],
        partial(
            draw_estimates,
            names=names,
            estimates=[found[seat] for seat in order],
            label=words.say("Win rate per seat"),
            is_rate=True,
            line=float(wins.sum() / sum(one.count for one in found.values())),
        ),
        height_of(len(order)),
    )


def wins_by_bot(study: Study) -> Iterator[Plot]:
    """Which bot wins, where several play against each other."""
    rows = study.rows("victory", "bot", "of_seat")
    rows = rows.filter(pc.equal(rows["of_seat"], 0))
    found = grouped_rates(rows, "bot", "victory")
    if len(found) < 2:
        return
    words = study.words
    order = sorted(found, key=lambda bot: -found[bot].mean)
    yield Plot(
        "wins-by-bot",
        words.say("Win rate by bot"),
        words.say("Bars are rates, lines their intervals (95%) after Wilson."),
        rate_headings(study, words.say("Bot"), words.say("Seats")),
        [(bot, *shown_rate(found[bot])) for bot in order],
        partial(
            draw_estimates,
            names=order,
            estimates=[found[bot] for bot in order],
            label=words.say("Win rate per seat"),
            is_rate=True,
        ),
        height_of(len(order)),
    )
