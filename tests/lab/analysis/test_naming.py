"""What columns, groups and numbers are called."""

import pytest

from delvers.lab.analysis.comparing import Compared
from delvers.lab.analysis.estimates import Difference
from delvers.lab.analysis.naming import (
    capital,
    group_name,
    measure_name,
    shown_change,
    shown_number,
)
from delvers.text import words

EN = words("en")
CHANGE = Difference(0.1, 0.35, 0.25, -0.05, 1234.5, 0.5, 0.5, 9, True)
GAME = "dungeonquest-3e"


@pytest.mark.parametrize(
    ("measure", "name"),
    [
        ("survived", "Heroes who came out alive"),
        ("victory", "Win rate"),
        ("gold", "Gold of those"),
        ("turns", "Turns"),
        ("choices", "Choices per game"),
        ("score", "Score"),
        ("deaths", "Deaths per hero"),
        ("cause", "Died of"),
        ("figure.coins", "Coins"),
        ("figure.wounds", "Wounds"),
        ("figure.gold", "Gold"),
        ("figure.experience", "Experience"),
        ("figure.rounds", "Rounds"),
        ("figure.tiles", "Tiles"),
        ("figure.alive", "Heroes alive"),
        ("figure.hardest", "Hardest adventure won"),
        ("figure.dragons", "dragons"),
    ],
)
def test_every_measure_has_a_name(measure: str, name: str) -> None:
    assert measure_name(GAME, measure, EN) == name


def test_where_nobody_dies_those_survive_who_stand_at_the_end() -> None:
    assert measure_name("raiders", "survived", EN) == "Players still standing at the end"


@pytest.mark.parametrize(
    ("kind", "group", "name"),
    [
        ("cause", "dragon_rage", "Dragon Rage"),
        ("place", "b3", "B3"),
        ("hero", "hugo", "Hugo the Glorious"),
        ("seat", "2", "seat 3"),
        ("bot", "random", "random"),
    ],
)
def test_a_group_is_called_as_at_the_table(kind: str, group: str, name: str) -> None:
    assert group_name(GAME, kind, group, EN) == name


def test_a_cause_begins_with_a_capital() -> None:
    assert group_name("raiders", "cause", "wounds", EN) == "Most wounds"
    assert (capital("ab"), capital("")) == ("Ab", "")


@pytest.mark.parametrize("measure", ["survived", "victory", "cause"])
def test_rates_are_shown_in_percent_and_their_changes_in_points(measure: str) -> None:
    one = Compared(measure, "", "", CHANGE)
    assert one.is_rate
    assert shown_number(one, 0.1234) == "12.3%"
    assert shown_change(one) == "+25.0 (-5.0 – +123450.0)"


def test_other_numbers_are_shown_as_they_are() -> None:
    one = Compared("gold", "", "", CHANGE)
    assert not one.is_rate
    assert shown_number(one, 1234.5) == "1,234.50"
    assert shown_change(one) == "+0.25 (-0.05 – +1,234.50)"
