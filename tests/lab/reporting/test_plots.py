"""The plots of one game: what their tables say of rows made by hand."""

from typing import Any

import pytest

from delvers.lab.analysis.estimates import Estimate
from delvers.lab.reporting.plot import Plot
from delvers.lab.reporting.plots import (
    BINS,
    MOST_LINES,
    causes_of_death,
    gold,
    length,
    shown_line_up,
    shown_mean,
    shown_rate,
    survival_by_hero,
    wins_by_bot,
    wins_by_seat,
)
from tests.lab.reporting.made import study

BARS = "Bars are rates, lines their intervals (95%) after Wilson."
RATES = ("Rate", "Interval (95%)")


def only(plots: Any) -> Plot:
    (plot,) = plots
    assert isinstance(plot, Plot)
    return plot


def drawn_with(plot: Plot) -> dict[str, Any]:
    """What the drawing is made of."""
    keywords: dict[str, Any] = plot.draw.keywords  # type: ignore[attr-defined]
    return keywords


def test_rates_and_means_are_shown_with_count_and_interval() -> None:
    assert shown_rate(Estimate(0.5, 0.25, 0.755, 1_200)) == ("1,200", "50.0%", "25.0% – 75.5%")
    assert shown_mean(Estimate(1234.5, 1, 2000, 7)) == ("7", "1,234.50", "1.00 – 2,000.00")


HEROES: list[dict[str, Any]] = [
    *({"hero": "hugo", "survived": alive} for alive in (True, False, False, None)),
    *({"hero": "lindel", "survived": alive} for alive in (True, True)),
    {"hero": None, "survived": True},
]


def test_heroes_stand_from_the_one_who_survives_most() -> None:
    plot = only(survival_by_hero(study(HEROES, game="dungeonquest-3e")))
    assert (plot.name, plot.title, plot.about) == ("survival-by-hero", "Survival by hero", BARS)
    assert plot.headings == ("Hero", "Heroes", *RATES)
    assert plot.rows == [
        ("Lindel", "2", "100.0%", "34.2% – 100.0%"),
        ("Hugo the Glorious", "3", "33.3%", "6.1% – 79.2%"),
    ]
    told = drawn_with(plot)
    assert told["names"] == ["Lindel", "Hugo the Glorious"]
    assert [one.mean for one in told["estimates"]] == [1.0, pytest.approx(1 / 3)]
    assert (told["label"], told["is_rate"]) == ("Heroes who came out alive", True)
    assert plot.height == pytest.approx(1.78)


def test_without_heroes_or_survival_there_is_no_such_plot() -> None:
    assert [*survival_by_hero(study([{"hero": "hugo"}]))] == []
    assert [*survival_by_hero(study([{"survived": True}]))] == []
    assert [*causes_of_death(study([{"hero": "hugo", "cause": None}]))] == []
    assert [*gold(study([{"gold": None}]))] == []


def test_causes_stand_from_the_deadliest_as_parts_of_all_heroes() -> None:
    causes = ["troll", "dragon_rage", "dragon_rage", None, None]
    rows = [{"cause": cause} for cause in causes]
    plot = only(causes_of_death(study(rows, game="dungeonquest-3e")))
    assert (plot.name, plot.title) == ("causes-of-death", "Causes of death")
    assert plot.about == "Parts of all heroes, those who lived included."
    assert plot.headings == ("Cause of death", "Heroes", *RATES)
    assert [row[:3] for row in plot.rows] == [
        ("Dragon Rage", "2", "40.0%"),
        ("Troll", "1", "20.0%"),
    ]
    assert drawn_with(plot)["names"] == ["Dragon Rage", "Troll"]
    assert drawn_with(plot)["label"] == "Part of all heroes"


def test_causes_of_the_same_name_are_one_and_only_the_first_are_drawn() -> None:
    same = ["dungeon_razorwing_attack", "catacomb_razorwing_attack"]
    plot = only(causes_of_death(study([{"cause": one} for one in same], game="dungeonquest-3e")))
    assert [row[1] for row in plot.rows] == ["2"]
    many = [{"cause": f"cause_{number:02}"} for number in range(MOST_LINES + 3)]
    plot = only(causes_of_death(study(many, game="dungeonquest-3e")))
    assert len(plot.rows) == MOST_LINES + 3
    assert len(drawn_with(plot)["names"]) == len(drawn_with(plot)["estimates"]) == MOST_LINES
    assert plot.height == pytest.approx(1.1 + 0.34 * MOST_LINES)


def purse(*amounts: int | None, bots: str = "random+random") -> list[dict[str, Any]]:
    return [{"gold": one, "number": n, "bots": bots} for n, one in enumerate(amounts)]


def test_gold_has_its_mean_per_game_its_quarters_and_how_often_each_came_up() -> None:
    plot = only(gold(study(purse(1, 2, 2, 3, None))))
    assert (plot.name, plot.title) == ("gold", "Gold of those who came out")
    assert plot.about == "Means count every game once. The longest tail is cut off."
    assert plot.headings == ("Bots", "Games", "Mean", "Interval (95%)", "Quarters")
    assert plot.rows == [("random", "4", "2.00", "0.70 – 3.30", "2 · 2 · 2")]
    told = drawn_with(plot)
    assert told["places"] == [1.0, 2.0]
    assert [*told["shares"]["random"]] == [0.25, 0.75]
    assert (told["label"], told["ylabel"]) == ("Gold", "Part of those who came out")
    assert told["width"] == 1.0


def test_wide_numbers_are_put_into_few_bars() -> None:
    told = drawn_with(only(gold(study(purse(*range(0, 481, 10))))))
    assert told["width"] == 20.0
    assert len(told["places"]) <= BINS + 1
    assert sum(told["shares"]["random"]) == pytest.approx(1)


def test_numbers_that_are_all_the_same_make_one_bar() -> None:
    told = drawn_with(only(gold(study(purse(7, 7)))))
    assert (told["places"], [*told["shares"]["random"]]) == ([7.0], [1.0])


def test_line_ups_are_told_apart_however_many_seats_they_have() -> None:
    rows = [*purse(1, 3), *purse(9, 9, bots="heuristic+random"), *purse(5, bots="random")]
    plot = only(gold(study(rows)))
    assert [(row[0], row[1]) for row in plot.rows] == [("heuristic, random", "2"), ("random", "2")]
    assert [*drawn_with(plot)["shares"]] == ["heuristic, random", "random"]
    assert shown_line_up("a+a+a") == "a"
    assert shown_line_up("a+b+a") == "a, b, a"


def test_games_are_as_long_as_their_choices_and_if_known_their_turns() -> None:
    rows = [{"choices": 10, "turns": 3}, {"choices": 12, "number": 1, "turns": 5}]
    choices, turns = length(study(rows))
    assert (choices.name, choices.title) == ("choices", "Length of games")
    assert drawn_with(choices)["label"] == "Choices per game"
    assert drawn_with(choices)["ylabel"] == "Part of all seats"
    assert (turns.name, turns.title) == ("turns", "Turns of each hero")
    assert drawn_with(turns)["label"] == "Turns"
    assert len([*length(study([{"choices": 10}, {"choices": 11}]))]) == 1


# -- seats and bots --------------------------------------------------------------------------------


def won(seat: int, victory: float, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "seats": 2, "victory": victory, **more}


def test_seats_are_compared_with_an_equal_share_by_the_chi_square_test() -> None:
    rows = [won(0, 1.0, number=n) for n in range(30)] + [won(0, 0.0, number=n) for n in range(10)]
    rows += [won(1, 1.0, number=n) for n in range(10)] + [won(1, 0.0, number=n) for n in range(30)]
    rows.append(won(1, 1.0, of_seat=1))
    plot = only(wins_by_seat(study(rows)))
    assert (plot.name, plot.title) == ("wins-by-seat-2", "Win rate by seat, 2 seats")
    assert plot.headings == ("Seat", "Games", *RATES)
    assert [row[:3] for row in plot.rows] == [("Seat 1", "40", "75.0%"), ("Seat 2", "40", "25.0%")]
    assert plot.about == (
        "The dashed line is an equal share. Were all seats equal, differences like these or "
        "larger would come up in 0.2% of all such experiments (chi-square test)."
    )
    assert drawn_with(plot)["line"] == 0.5
    assert drawn_with(plot)["names"] == ["Seat 1", "Seat 2"]
    assert drawn_with(plot)["label"] == "Win rate per seat"


def test_a_chance_that_is_very_small_is_not_given_in_digits() -> None:
    rows = [won(0, 1.0) for _ in range(40)] + [won(1, 0.0) for _ in range(40)]
    assert "come up in < 0.1% of all" in only(wins_by_seat(study(rows))).about
    nobody = [won(0, 0.0), won(1, 0.0)]
    assert "come up in 100.0% of all" in only(wins_by_seat(study(nobody))).about


def test_line_ups_and_numbers_of_seats_have_plots_of_their_own() -> None:
    rows = [
        *(won(seat, 1.0, bots="a+b") for seat in (0, 1)),
        *(won(seat, 1.0, bots="b+b") for seat in (0, 1)),
        *(won(seat, 1.0, seats=3, bots="b+b+b") for seat in (0, 1, 2)),
        won(0, 1.0, seats=1, bots="b"),
    ]
    found = [*wins_by_seat(study(rows))]
    assert [plot.name for plot in found] == [
        "wins-by-seat-2-a-b",
        "wins-by-seat-2-b",
        "wins-by-seat-3-b",
    ]
    assert found[0].title == "Win rate by seat, 2 seats, a, b"


def test_a_party_has_no_rates_by_seat() -> None:
    assert [*wins_by_seat(study([won(0, 1.0), won(1, 1.0)], game="plungin"))] == []


def test_bots_stand_from_the_best_where_several_play() -> None:
    rows = [
        won(0, 0.5, bot="plain"),
        won(1, 1.0, bot="clever"),
        won(0, 0.0, bot="plain"),
        won(1, 1.0, bot="plain", of_seat=1),
    ]
    plot = only(wins_by_bot(study(rows)))
    assert (plot.name, plot.title, plot.about) == ("wins-by-bot", "Win rate by bot", BARS)
    assert plot.headings == ("Bot", "Seats", *RATES)
    assert [row[:3] for row in plot.rows] == [("clever", "1", "100.0%"), ("plain", "2", "25.0%")]
    assert drawn_with(plot)["names"] == ["clever", "plain"]
    assert [*wins_by_bot(study([won(0, 1.0, bot="plain")]))] == []
