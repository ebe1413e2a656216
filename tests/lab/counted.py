"""A report counted by hand: two bots, three games, one monster and a boss."""

from collections import Counter

from delvers.lab.fates import FateTally
from delvers.lab.simulate import Report, Series
from delvers.lab.tally import BotTally, MeetingTally, Tally


def clever() -> BotTally:
    """Four seats, two victories alone and one shared by two."""
    figures = {"coins": Counter({3: 1, 5: 3}), "wounds": Counter({1: 2, 2: 2})}
    return BotTally(4, Counter({1: 2, 2: 1}), figures)


def plain_bot() -> BotTally:
    """Two seats and the other half of the shared victory."""
    return BotTally(2, Counter({2: 1}), {"coins": Counter({2: 2}), "wounds": Counter({4: 2})})


def serpent() -> MeetingTally:
    return MeetingTally("monster", 4, 1, 2, 3, 6, 0, Counter({"clever": 5, "plain": 1}))


def survivors() -> FateTally:
    """Four heroes: two came out, three deaths are known."""
    deaths = Counter({"dragon_rage": 2, "troll": 1})
    return FateTally(4, 2, Counter({40: 1, 260: 1}), Counter({6: 3, 10: 1}), deaths)


def tally(has_fates: bool = False) -> Tally:
    """Three games of 10, 12 and 20 choices; in two of them meetings were counted."""
    fates = {
        "bots": {"clever": survivors(), "plain": FateTally(2, 0, turns=Counter({3: 2}))},
        "heroes": {"hugo": survivors()},
    }
    return Tally(
        games=3,
        decisions=42,
        detailed=2,
        without_winner=1,
        lengths=Counter({10: 1, 12: 1, 20: 1}),
        bots={"plain": plain_bot(), "clever": clever()},
        meetings={"serpent": serpent()},
        fates=fates if has_fates else {},
    )


def report(game: str = "raiders", has_fates: bool = False) -> Report:
    """The report of a series that was played in two seconds."""
    bots = ("clever", "plain", "clever")
    series = Series(game, 3, 3, bots, 7, {"tactical": False}, 2)
    return Report(series, tally(has_fates), 2.0)
