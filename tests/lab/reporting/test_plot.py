"""A study of results: its games, cells, axes and main measure."""

from delvers.lab.reporting.plot import Study, games_in, height_of
from tests.lab.reporting.made import EN, results, study

CELLS = [
    {"game": "raiders", "seats": "3", "option.tactical": "true"},
    {"game": "dungeonquest-3e", "seats": "3", "option.tactical": "true"},
    {"game": "raiders", "seats": "4", "option.tactical": "true"},
]
ROWS = [
    {"cell": 0, "game": "raiders", "victory": 1.0},
    {"cell": 1, "game": "dungeonquest-3e", "victory": 0.0, "survived": True},
    {"cell": 2, "game": "raiders", "victory": 0.5},
]


def test_the_games_stand_in_the_order_of_the_grid_if_they_were_played() -> None:
    made = results(ROWS, CELLS)
    assert games_in(made) == ["raiders", "dungeonquest-3e"]
    assert games_in(results(ROWS[:1], CELLS)) == ["raiders"]
    assert games_in(results([{"victory": 1.0}], [{}])) == ["raiders"]


def test_a_study_has_the_cells_rows_and_axes_of_its_game() -> None:
    one = Study(results(ROWS, CELLS), "raiders", EN)
    assert one.cells == {
        0: {"seats": "3", "option.tactical": "true"},
        2: {"seats": "4", "option.tactical": "true"},
    }
    assert one.axes == ["seats"]
    assert one.rows("victory")["victory"].to_pylist() == [1.0, 0.5]
    assert one.rows("victory").column_names == ["victory", "cell", "number", "game"]
    other = Study(results(ROWS, CELLS), "dungeonquest-3e", EN)
    assert other.rows("victory")["victory"].to_pylist() == [0.0]
    assert other.axes == []


def test_a_column_counts_only_if_the_game_has_something_in_it() -> None:
    made = results(ROWS, CELLS)
    assert not Study(made, "raiders", EN).has("survived")
    assert Study(made, "dungeonquest-3e", EN).has("survived")
    assert not Study(made, "raiders", EN).has("gold")


def test_the_main_measure_is_survival_or_the_victory_of_a_party() -> None:
    assert study([{"victory": 1.0}]).measure == "victory"
    assert study([{"victory": 1.0, "survived": False}]).measure == "survived"
    party = [{"victory": 1.0, "survived": False}]
    assert study(party, game="plungin").measure == "victory"


def test_a_plot_is_as_high_as_its_lines_and_never_too_low() -> None:
    assert height_of(1) == 1.6
    assert height_of(10) == 1.1 + 0.34 * 10
    assert height_of(1, 2.2) == 2.2
