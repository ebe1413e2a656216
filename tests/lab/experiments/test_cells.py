"""The cells of a grid: what is played in each, and what cannot be."""

from pathlib import Path

import pytest

from delvers.lab.experiments.cells import Cell, cells_of, shown, usual_seats
from delvers.lab.experiments.form import BadExperiment, Experiment, Grid
from delvers.lab.simulate import Series

FILE = Path("small.toml")


def cells(game: str = "raiders", **changes: object) -> tuple[Cell, ...]:
    return cells_of(Experiment(game, 5, **changes), FILE)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (False, "false"),
        (3, "3"),
        ("Slow", "Slow"),
        (("a", "b"), "a+b"),
        (("/packs/one.toml",), "one.toml"),
        ((), "none"),
    ],
)
def test_a_value_is_written_as_in_the_file(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_cell_plays_the_experiment_with_its_values() -> None:
    first, second = cells(
        *(),
        bots=("heuristic", "random"),
        seed=9,
        options={"tactical": True},
        grid=Grid(seats=(3, 5)),
    )
    assert first.series == Series(
        "raiders", 5, 3, ("heuristic", "random", "heuristic"), 9, {"tactical": True}, 0
    )
    assert second.series.bots == ("heuristic", "random", "heuristic", "random", "heuristic")
    assert [(cell.number, cell.values, cell.label) for cell in (first, second)] == [
        (0, (("seats", 3),), "seats=3"),
        (1, (("seats", 5),), "seats=5"),
    ]


def test_options_and_numbers_of_the_grid_replace_those_of_the_game() -> None:
    _, cell = cells(
        grid=Grid(options={"tactical": (False, True)}), sweep={"bosses.medusa.wounds": (4,)}
    )
    assert cell.series.options == {"tactical": True}
    assert cell.series.numbers == (("bosses.medusa.wounds", 4),)


def test_without_seats_four_play_or_as_many_as_the_game_allows() -> None:
    assert usual_seats("raiders") == 4
    assert cells()[0].series.seats == 4
    assert cells(seats=5)[0].series.seats == 5


def test_what_cannot_be_played_is_told_with_its_cell() -> None:
    with pytest.raises(BadExperiment, match=r"^small\.toml: .*allowed: 3, 4, 5 \(at seats=9\)$"):
        cells(grid=Grid(seats=(3, 9)))
    with pytest.raises(
        BadExperiment, match=r"^small\.toml: no bot for raiders is called 'clever'.*[^)]$"
    ):
        cells(bots=("clever",))


def test_heroes_stand_in_the_grid_or_in_the_options_and_not_in_both() -> None:
    said = r"option 'heroes' and the grid both say who plays; keep one \(at heroes=hugo"
    editions = Grid(heroes=("hugo",))
    with pytest.raises(BadExperiment, match=said):
        cells("dungeonquest-3e", seats=2, grid=editions, options={"heroes": "lindel,hugo"})
    grid = Grid(heroes=("hugo",), options={"heroes": ("lindel,hugo",)})
    with pytest.raises(BadExperiment, match=said):
        cells("dungeonquest-3e", seats=2, grid=grid)
    (cell,) = cells("dungeonquest-3e", seats=2, grid=editions)
    assert cell.series.heroes == ("hugo",)
    (party,) = cells("dungeonquest-3e", seats=2, grid=Grid(parties=(("hugo", "lindel"),)))
    assert party.series.heroes == ("hugo", "lindel")
    with pytest.raises(BadExperiment, match="raiders has no option that names heroes"):
        cells(grid=Grid(heroes=("hugo",)))
