"""A report as plain data, for JSON."""

from collections import Counter
from typing import Any

from delvers.lab.fates import FateTally
from delvers.lab.simulate import Report
from delvers.lab.statistics import mean, standard_deviation
from delvers.lab.tally import BotTally, MeetingTally


def plain(report: Report) -> dict[str, Any]:
    """The whole report; everything but `seconds` follows from the series alone."""
    series, tally = report.series, report.tally
    return {
        "game": series.game,
        "games": tally.games,
        "seats": series.seats,
        "bots": list(series.bots),
        "seed": series.seed,
        "options": series.options,
        "decisions": tally.decisions,
        "seconds": round(report.seconds, 3),
        "results": {
            "bots": {name: plain_bot(bot) for name, bot in sorted(tally.bots.items())},
            "length": plain_counts(tally.lengths),
            "without_winner": tally.without_winner,
            "detailed_games": tally.detailed,
            "met": {name: plain_meeting(met) for name, met in sorted(tally.meetings.items())},
            "fates": {
                kind: {name: plain_fate(fate) for name, fate in sorted(fates.items())}
                for kind, fates in tally.fates.items()
            },
        },
    }


def plain_bot(bot: BotTally) -> dict[str, Any]:
    """Seats, wins with their interval, and every figure."""
    return {
        "seats": bot.seats,
        "wins": round(bot.wins, 6),
        "shared": sum(count for shared, count in bot.victories.items() if shared > 1),
        "win_rate": round(bot.win_rate, 6),
        "interval": [round(end, 6) for end in bot.interval],
        **{what: plain_counts(counts) for what, counts in bot.figures.items()},
    }


def plain_counts(counts: Counter[int]) -> dict[str, Any]:
    """Mean, deviation, and how often every number came up."""
    return {
        "mean": round(mean(counts), 6),
        "standard_deviation": round(standard_deviation(counts), 6),
        "counts": {str(number): counts[number] for number in sorted(counts)},
    }


def plain_meeting(meeting: MeetingTally) -> dict[str, Any]:
    """How meetings with one danger went."""
    return {
        "kind": meeting.kind,
        "met": meeting.met,
        "beaten": meeting.beaten,
        "escaped": meeting.escaped,
        "deaths": meeting.deaths,
        "wounds": meeting.wounds,
        "coins": meeting.coins,
        "hurt": dict(sorted(meeting.hurt.items())),
    }


def plain_fate(fate: FateTally) -> dict[str, Any]:
    """Who came out alive, with what, and what killed the rest."""
    return {
        "seats": fate.seats,
        "out": fate.out,
        "survival": round(fate.rate, 6),
        "interval": [round(end, 6) for end in fate.interval],
        "gold": plain_counts(fate.gold),
        "turns": plain_counts(fate.turns),
        "deaths": dict(sorted(fate.deaths.items(), key=lambda item: (-item[1], item[0]))),
    }
