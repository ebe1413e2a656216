"""The table of a comparison, from differences made by hand."""

import io
from dataclasses import replace

import pytest
from rich.console import Console

from delvers.cli.reports.difftable import explained, plain, show_comparison, shown_chance, title_of
from delvers.lab.analysis.comparing import Compared
from delvers.lab.analysis.estimates import Difference
from delvers.text import words

EN = words("en")
SURE = Difference(0.25, 0.5, 0.25, 0.2, 0.3, 0.0001, 0.0004, 2_000, True)
LUCK = Difference(10.0, 1012.5, 1002.5, -3.0, 2008.0, 0.2, 0.4, 30, False)
LENGTH = Compared("choices", "", "", LUCK)
BY_SEAT = Compared("victory", "seat", "0", SURE)
BY_HERO = Compared("survived", "hero", "hugo", replace(LUCK, chance=0.05))


def printed(*compared: Compared, every: bool = False, width: int = 200) -> list[list[str]]:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    show_comparison(console, "dungeonquest-3e", compared, EN, every=every)
    lines = [line for line in out.getvalue().splitlines() if line.strip("─ ")]
    return [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines]


def test_overall_numbers_and_what_is_no_luck_are_shown() -> None:
    assert printed(LENGTH, BY_SEAT, BY_HERO)[:4] == [
        ["Chance of"],
        ["What", "A", "B", "B − A, from – to", "luck alone"],
        ["Choices per game", "10.00", "1,012.50", "+1,002.50 (-3.00 – +2,008.00)", "0.400"],
        ["Win rate: seat 1", "25.0%", "50.0%", "+25.0 (+20.0 – +30.0)", "< 0.001 *"],
    ]


def test_what_does_not_differ_is_shown_if_everything_is_wanted() -> None:
    titles = [row[0] for row in printed(LENGTH, BY_SEAT, BY_HERO, every=True)]
    assert titles[2:5] == [
        "Choices per game",
        "Win rate: seat 1",
        "Heroes who came out alive: Hugo the Glorious",
    ]
    assert not any("Hugo" in row[0] for row in printed(LENGTH, BY_SEAT, BY_HERO))


def test_nothing_is_cut_off_in_a_narrow_terminal() -> None:
    long = replace(LENGTH, difference=replace(LUCK, first=105_394.88, second=105_915.01))
    words_shown = {word for row in printed(long, width=80) for cell in row for word in cell.split()}
    assert {"Choices", "game", "105,394.88", "105,915.01", "+2,008.00)", "0.400"} <= words_shown
    assert not any("…" in word for word in words_shown)


def test_below_the_table_stands_how_its_numbers_were_made() -> None:
    assert explained([LENGTH, BY_SEAT, BY_HERO], EN) == [
        "1 of 3 comparisons are game by game with the same dice, up to 2,000 games.",
        "* 1 differ: after Holm's correction, luck alone would do so less than once in 20 times. "
        "Of 100 intervals 95 hold the truth.",
    ]
    assert printed(LENGTH, BY_SEAT)[-2:] == [[line] for line in explained([LENGTH, BY_SEAT], EN)]
    assert explained([], EN)[0].startswith("0 of 0 comparisons")


@pytest.mark.parametrize(
    ("chance", "text"),
    [(0.0009, "< 0.001 *"), (0.001, "0.001 *"), (0.0499, "0.050 *"), (0.05, "0.050"), (1, "1.000")],
)
def test_a_real_difference_is_marked_without_colour_too(chance: float, text: str) -> None:
    assert shown_chance(chance) == text


def test_a_group_stands_after_its_measure() -> None:
    assert title_of("raiders", LENGTH, EN) == "Choices per game"
    assert title_of("raiders", BY_SEAT, EN) == "Win rate: seat 1"


def test_a_comparison_is_plain_data() -> None:
    assert plain([BY_SEAT]) == [
        {
            "measure": "victory",
            "kind": "seat",
            "group": "0",
            "a": 0.25,
            "b": 0.5,
            "difference": 0.25,
            "interval": [0.2, 0.3],
            "p": 0.0001,
            "p_corrected": 0.0004,
            "differs": True,
            "paired": True,
            "games": 2_000,
        }
    ]
    assert plain([LENGTH])[0]["differs"] is False
