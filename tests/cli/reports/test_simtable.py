"""The tables of a simulation, from a report that was counted by hand."""

import io
from collections import Counter

import pytest
from rich.console import Console, RenderableType

from delvers.cli.reports.fatetable import deaths_table, share, show_fates, survival_table
from delvers.cli.reports.simtable import (
    around,
    bots_table,
    figure_title,
    figures_table,
    heading,
    length_line,
    meetings_table,
    show_report,
)
from delvers.lab.tally import MeetingTally
from delvers.text import words
from tests.lab.counted import report, tally

EN = words("en")


def told(what: RenderableType) -> list[list[str]]:
    """The cells of a table, row by row."""
    out = io.StringIO()
    Console(file=out, width=200, color_system=None).print(what)
    lines = [line for line in out.getvalue().splitlines() if line.strip("─ ")]
    return [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines]


def printed(game: str, has_fates: bool) -> str:
    out = io.StringIO()
    show_report(Console(file=out, width=200, color_system=None), report(game, has_fates), EN)
    return out.getvalue()


def test_the_heading_says_what_was_played_and_how_fast() -> None:
    assert heading(report(), EN) == ("Dungeon Raiders: 3 games in 2.0 s, 42 choices (21 a second)")


def test_bots_stand_from_the_best_with_wins_intervals_and_figures() -> None:
    assert told(bots_table(tally(), EN)) == [
        ["Bot", "Seats", "Wins", "Win rate, from – to", "Coins", "Wounds"],
        ["clever", "4", "2.5", "62.5% (21.9% – 90.8%)", "4.5 ± 1.0", "1.5 ± 0.6"],
        ["plain", "2", "0.5", "25.0% (2.7% – 80.2%)", "2.0 ± 0.0", "4.0 ± 0.0"],
    ]


def test_of_a_party_games_are_counted_and_figures_stand_apart() -> None:
    assert told(bots_table(tally(), EN, is_party=True))[0] == [
        "Bot", "Games", "Wins", "Win rate, from – to"
    ]  # fmt: skip
    assert told(figures_table(tally(), EN)) == [
        ["clever", "plain"],
        ["Coins", "4.5 ± 1.0", "2.0 ± 0.0"],
        ["Wounds", "1.5 ± 0.6", "4.0 ± 0.0"],
    ]


def test_a_figure_has_its_title_or_its_name() -> None:
    known = ["coins", "wounds", "score", "gold", "experience", "rounds", "tiles", "alive"]
    assert [figure_title(what, EN) for what in (*known, "hardest", "x")] == [
        "Coins", "Wounds", "Score", "Gold", "Experience", "Rounds", "Tiles", "Heroes alive",
        "Hardest adventure won", "x",
    ]  # fmt: skip


def test_the_length_of_games_is_told_around_its_mean() -> None:
    assert length_line(tally(), EN) == "Choices per game: 14.0 ± 5.3, from 10 to 20"
    assert around(Counter({1: 1, 3: 1})) == "2.0 ± 1.4"


def test_dangers_stand_by_kind_with_what_a_meeting_costs() -> None:
    one = report()
    one.tally.meetings["vampire"] = MeetingTally("boss", 9, 3, 0, 0, 0, 0)
    one.tally.meetings["dragon"] = MeetingTally("monster", 8, 2, 0, 0, 4, 0, Counter(plain=3))
    one.tally.meetings["lava_cauldron"] = MeetingTally("trap", 2, 1, 0, 0, 0, 3)
    title, head, *rows = told(meetings_table(one, EN))
    assert title == ["What beat whom, in 2 games"]
    assert head == [
        "Danger", "Met", "Beaten", "Escaped", "Wounds", "Coins", "Killed",
        "Hurt clever", "Hurt plain",
    ]  # fmt: skip
    assert rows == [
        ["Dragon", "8", "25%", "–", "0.50", "–", "–", "0", "3"],
        ["Serpent", "4", "25%", "50%", "1.50", "–", "3", "5", "1"],
        ["Lava cauldron", "2", "50%", "–", "–", "1.50", "–", "0", "0"],
        ["Vampire", "9", "33%", "–", "–", "–", "–", "0", "0"],
    ]


def test_a_column_with_nothing_to_tell_is_left_out() -> None:
    head = told(meetings_table(report(), EN))[1]
    assert "Coins" not in head
    assert "Escaped" in head


def test_a_report_shows_games_without_a_winner_and_dangers() -> None:
    shown = printed("raiders", has_fates=False)
    assert "Games without a winner: 1" in shown
    assert "Choices per game: 14.0" in shown
    assert "What beat whom" in shown
    assert "Cause of death" not in shown


def test_a_report_of_heroes_shows_their_fates() -> None:
    shown = printed("dungeonquest-3e", has_fates=True)
    assert "Cause of death" in shown
    assert shown.index("Games without a winner") < shown.index("Came out")
    assert printed("plungin", has_fates=True).count("4.5 ± 1.0") == 1


# -- fates -----------------------------------------------------------------------------------------


def test_survival_stands_from_the_best_with_gold_and_turns() -> None:
    bots = tally(has_fates=True).fates["bots"]
    assert told(survival_table(bots, {n: n.title() for n in bots}, ("Bot", "Seats"), EN)) == [
        ["Bot", "Seats", "Came out", "Survival, from – to", "Gold of those", "Turns"],
        ["Clever", "4", "2", "50.0% (15.0% – 85.0%)", "150", "7.0"],
        ["Plain", "2", "0", "0.0% (0.0% – 65.8%)", "0", "3.0"],
    ]


def test_causes_of_death_stand_from_the_deadliest_with_their_share() -> None:
    bots = tally(has_fates=True).fates["bots"]
    assert told(deaths_table("dungeonquest-3e", bots, EN)) == [
        ["Cause of death", "clever", "plain"],
        ["Dragon Rage", "2 (67%)", "–"],
        ["Troll", "1 (33%)", "–"],
    ]
    assert (share(Counter(a=1, b=3), "b"), share(Counter(a=1), "b")) == ("3 (75%)", "–")


@pytest.mark.parametrize(("game", "counted"), [("dungeonquest-3e", "Seats"), ("plungin", "Heroes")])
def test_heroes_of_a_party_are_counted_as_heroes(game: str, counted: str) -> None:
    out = io.StringIO()
    show_fates(Console(file=out, width=200, color_system=None), report(game, True), EN)
    heads = [line.split() for line in out.getvalue().splitlines() if "Came out" in line]
    assert [head[:2] for head in heads] == [["Bot", counted], ["Hero", counted]]
    assert "Hugo the Glorious" in out.getvalue() or game == "plungin"
