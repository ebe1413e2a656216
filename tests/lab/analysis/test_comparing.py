"""Two results side by side."""

import json
from pathlib import Path

import pytest

from delvers.kernel.errors import BadOption
from delvers.lab.analysis.comparing import Compared, compare
from delvers.lab.analysis.results import open_results
from delvers.lab.experiments.form import Experiment, Grid
from delvers.lab.running.store import BadResults
from tests.lab.running.runs import begun, played, rows_in

BASE = Experiment("raiders", 150, seed=5, options={"tactical": False})


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The same games, harder games, and the same as the first with other dice."""
    home = tmp_path_factory.mktemp("compared")
    harder = {f"monsters.monster_{n:02}.wounds": (9,) for n in range(1, 5)}
    return {
        "first": played(home / "first", experiment=BASE),
        "harder": played(home / "harder", experiment=BASE, sweep=harder),
        "others": played(home / "others", experiment=BASE, seed=6),
    }


def found(folders: dict[str, Path], first: str, second: str) -> dict[str, Compared]:
    compared = compare(open_results(folders[first]), open_results(folders[second]))
    return {" ".join((one.measure, one.kind, one.group)).strip(): one for one in compared}


def test_a_real_change_shows_and_what_it_leaves_alone_does_not(folders: dict[str, Path]) -> None:
    compared = found(folders, "first", "harder")
    wounds = compared["figure.wounds"].difference
    assert wounds.is_paired
    assert wounds.is_real
    assert 0 < wounds.low < wounds.amount < wounds.high
    assert not compared["victory seat 2"].difference.is_real
    assert all(one.difference.chance >= one.difference.raw_chance for one in compared.values())


def test_the_same_games_do_not_differ(folders: dict[str, Path]) -> None:
    for one in found(folders, "first", "first").values():
        assert (one.difference.amount, one.difference.chance) == (0, 1)


def test_games_with_other_dice_are_compared_as_two_samples(folders: dict[str, Path]) -> None:
    compared = found(folders, "first", "others")
    assert not any(one.difference.is_paired for one in compared.values())
    assert not any(one.difference.is_real for one in compared.values())


def test_heroes_seats_and_causes_are_compared_one_by_one(folders: dict[str, Path]) -> None:
    compared = found(folders, "first", "harder")
    assert {"survived", "gold", "choices", "victory seat 0", "cause cause wounds"} <= set(compared)
    assert any(name.startswith("survived hero") for name in compared)


def mean_of(folder: Path, kind: str, group: str, measure: str) -> float:
    """The mean of a measure over the rows of a group, such as one hero."""
    rows = rows_in(folder).select([kind, measure]).to_pylist()
    values = [float(row[measure]) for row in rows if str(row[kind]) == group]
    return sum(values) / len(values)


@pytest.mark.parametrize(("kind", "measure"), [("hero", "survived"), ("seat", "victory")])
def test_a_group_is_compared_by_its_own_rows_of_both(
    folders: dict[str, Path], kind: str, measure: str
) -> None:
    compared = [one for one in found(folders, "first", "others").values() if one.kind == kind]
    assert any(one.difference.amount for one in compared)
    for one in compared:
        means = [mean_of(folders[name], kind, one.group, measure) for name in ("first", "others")]
        assert [one.difference.first, one.difference.second] == pytest.approx(means)


def test_grids_of_different_sizes_cannot_be_compared(
    folders: dict[str, Path], tmp_path: Path
) -> None:
    other = played(tmp_path, experiment=Experiment("raiders", 5, grid=Grid(seats=(3, 4))))
    with pytest.raises(BadOption, match=r"has 1 cells and .* 2; only grids of the same size"):
        compare(open_results(folders["first"]), open_results(other))


def test_results_of_different_versions_cannot_be_compared(
    folders: dict[str, Path], tmp_path: Path
) -> None:
    other = played(tmp_path, experiment=BASE, games=5)
    state = json.loads((other / "run.json").read_text(encoding="utf-8"))
    state["made_with"]["delvers"] = "0.0.1"
    (other / "run.json").write_text(json.dumps(state), encoding="utf-8")
    with pytest.raises(BadOption, match=r"with 0\.0\.1; run them with the same version"):
        compare(open_results(folders["first"]), open_results(other))


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="holds no results of `delvers lab run`"):
        open_results(tmp_path)
    begun(tmp_path)
    with pytest.raises(BadResults, match="holds no finished games yet"):
        open_results(tmp_path)


def test_rows_that_are_missing_or_damaged_are_told(tmp_path: Path) -> None:
    folder = played(tmp_path, experiment=BASE, games=5)
    (folder / "rows.parquet").write_bytes(b"nothing")
    with pytest.raises(BadResults, match="the rows are damaged"):
        open_results(folder)
    (folder / "rows.parquet").unlink()
    with pytest.raises(BadResults, match=r"rows\.parquet is missing"):
        open_results(folder)
