"""Rows from games: the same on one process and on many, in one go and in several."""

import json
import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from delvers.kernel.errors import BadOption
from delvers.lab.experiments.form import BadExperiment, Experiment, Grid
from delvers.lab.running import processes, run, store
from delvers.lab.running.chunks import Task, play_task
from delvers.lab.running.columns import COLUMNS, FURTHER
from delvers.lab.running.processes import LabFailed, played_by_processes
from delvers.lab.running.run import Crew, chunk_of
from delvers.lab.running.store import BadResults, read_state
from delvers.lab.simulate import Series, play_one, seeds
from tests.lab.running.runs import SMALL, begun, played, rows_in


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small experiment, played in this process."""
    return played(tmp_path_factory.mktemp("alone"))


def test_every_seat_of_every_game_has_one_row(alone: Path) -> None:
    rows = rows_in(alone)
    assert len(rows) == 40 * 3 + 40 * 4
    keys = {*zip(*(rows[name].to_pylist() for name in ("cell", "number", "seat")), strict=True)}
    assert len(keys) == len(rows)


def test_every_column_is_known(alone: Path) -> None:
    names = rows_in(alone).column_names
    usual = [column.name for column in COLUMNS]
    assert names[: len(usual)] == usual
    assert all(name.startswith(tuple(FURTHER)) for name in names[len(usual) :])


def test_a_row_says_what_the_game_with_this_seed_gave(alone: Path) -> None:
    series = Series("raiders", 40, 4, ("random",) * 4, 5, {"tactical": False}, 0)
    game = play_one(series, 7)
    rows = [row for row in rows_in(alone).to_pylist() if (row["cell"], row["number"]) == (1, 7)]
    assert game.result is not None
    assert [row["score"] for row in rows] == [*game.result.scores]
    assert [row["victory"] > 0 for row in rows] == [
        seat in game.result.winners for seat in range(4)
    ]
    assert {row["seed"] for row in rows} == {seeds(5, 7)[0]}
    assert {row["choices"] for row in rows} == {game.number}
    for row in rows:
        assert row["survived"] == (row["cause"] is None)
        assert (row["gold"] is not None) == row["survived"]


def test_games_of_the_same_number_have_the_same_dice_in_every_cell(alone: Path) -> None:
    rows = rows_in(alone).to_pylist()
    first, second = ({r["number"]: r["seed"] for r in rows if r["cell"] == c} for c in (0, 1))
    assert first == second


def test_the_csv_holds_the_same_rows(alone: Path) -> None:
    lines = (alone / "rows.csv").read_text(encoding="utf-8").splitlines()
    rows = rows_in(alone)
    assert len(lines) == len(rows) + 1
    assert [name.strip('"') for name in lines[0].split(",")] == rows.column_names


def test_the_rows_do_not_depend_on_the_number_of_processes(alone: Path, tmp_path: Path) -> None:
    two = played(tmp_path, Crew(jobs=2))
    for name in ("rows.parquet", "rows.csv"):
        assert (two / name).read_bytes() == (alone / name).read_bytes()


# -- stopping and going on -------------------------------------------------------------------------


class Enough(Exception):
    """Somebody has seen enough."""


def interrupted(folder: Path, after: int) -> Path:
    """A run that ended after some chunks."""
    left = iter(range(after))

    def stop() -> None:
        if next(left, None) is None:
            raise Enough

    with pytest.raises(Enough):
        begun(folder).play(Crew(), progress=stop)
    return folder


def test_an_interrupted_run_leaves_what_is_done_and_goes_on(alone: Path, tmp_path: Path) -> None:
    interrupted(tmp_path, 5)
    part = rows_in(tmp_path)
    assert part.equals(rows_in(alone).slice(0, len(part)))
    assert 0 < len(part) < 280
    run = begun(tmp_path, resume=True)
    assert run.games == 6
    run.play(Crew())
    assert (tmp_path / "rows.csv").read_bytes() == (alone / "rows.csv").read_bytes()


def test_a_part_that_was_written_but_never_counted_is_played_again(
    alone: Path, tmp_path: Path
) -> None:
    interrupted(tmp_path, 5)
    parts = sorted((tmp_path / "parts").iterdir())
    (tmp_path / "parts" / f"{len(parts):06}.parquet").write_bytes(parts[0].read_bytes())
    begun(tmp_path, resume=True).play(Crew())
    assert rows_in(tmp_path).equals(rows_in(alone))


def test_going_on_with_a_finished_run_plays_nothing(alone: Path) -> None:
    before = (alone / "rows.parquet").stat().st_mtime_ns
    run = begun(alone, resume=True)
    run.play(Crew(), progress=lambda: pytest.fail("a game was played"))
    assert run.games == 80
    assert (alone / "rows.parquet").stat().st_mtime_ns == before


def test_results_are_not_overwritten(alone: Path) -> None:
    with pytest.raises(BadResults, match="holds results already; --resume goes on with them"):
        begun(alone)


def test_results_of_another_experiment_are_not_mixed(alone: Path) -> None:
    with pytest.raises(BadResults, match="come from another experiment"):
        begun(alone, resume=True, games=50)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("format", 99, "have format 99, but this version reads 1"),
        ("made_with", {"delvers": "9.9", "raiders": ["1 x"]}, "Delvers 9.9 .raiders 1 x., but"),
    ],
)
def test_results_of_other_versions_are_refused(
    field: str, value: object, message: str, alone: Path, tmp_path: Path
) -> None:
    state = {**read_state(alone), field: value}
    (tmp_path / "run.json").write_text(json.dumps(state), encoding="utf-8")
    with pytest.raises(BadResults, match=message):
        begun(tmp_path, resume=True)


def test_a_damaged_folder_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadResults, match="is damaged"):
        begun(tmp_path, resume=True)


# -- processes that die ----------------------------------------------------------------------------


def tasks(count: int, tmp_path: Path) -> list[Task]:
    (cell, _) = begun(tmp_path).cells
    return [Task(index, cell, range(3 * index, 3 * index + 3)) for index in range(count)]


def test_a_process_that_is_killed_costs_no_rows(tmp_path: Path) -> None:
    wanted = tasks(8, tmp_path)
    crew = processes.Crew(2)
    found = []
    try:
        for task, rows in crew.play(iter(wanted)):
            if task.index == 1:
                for worker in crew._workers:
                    assert worker.process.pid is not None
                    os.kill(worker.process.pid, signal.SIGKILL)
            found.append((task.index, rows))
    finally:
        crew.dismiss()
    assert found == [(task.index, play_task(task)) for task in wanted]


def test_a_task_that_always_kills_its_process_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "work", os.abort)
    with pytest.raises(LabFailed, match="for games 0 to 2 of cell 0 has ended 5 times"):
        list(played_by_processes(iter(tasks(1, tmp_path)), 2))


def test_a_game_that_fails_is_told_with_its_number(tmp_path: Path) -> None:
    (good,) = tasks(1, tmp_path)
    series = replace(good.cell.series, seats=9)
    broken = Task(0, replace(good.cell, series=series), range(3, 4))
    with pytest.raises(LabFailed, match="games 3 to 3 of cell 0: BadSeats"):
        list(played_by_processes(iter([broken]), 2))


def test_processes_end_with_their_run(tmp_path: Path) -> None:
    crew = processes.Crew(2)
    crew.dismiss()
    assert [worker.process.is_alive() for worker in crew._workers] == [False, False]


# -- precision -------------------------------------------------------------------------------------


def test_a_cell_stops_when_the_precision_is_reached(tmp_path: Path) -> None:
    asked = replace(SMALL, precision={"survived": 0.03}, games=2000)
    one = played(tmp_path / "one", experiment=asked)
    done = read_state(one)["games"]
    assert all(100 <= games < 2000 for games in done)
    two = played(tmp_path / "two", Crew(jobs=2), experiment=asked)
    assert read_state(two)["games"] == done
    assert rows_in(one).equals(rows_in(two))


def test_victories_are_precise_for_every_seat(tmp_path: Path) -> None:
    folder = played(tmp_path, precision={"victory": 0.09}, games=400, grid=Grid())
    (kept,) = read_state(folder)["watched"]
    assert sorted(kept) == ["victory 0", "victory 1", "victory 2", "victory 3"]


def test_a_precision_of_what_has_no_mean_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match=r"precision\.hero: raiders has no such column"):
        begun(tmp_path, precision={"hero": 0.1})
    with pytest.raises(BadExperiment, match=r"allowed: survived, victory, gold, choices"):
        begun(tmp_path, precision={"turns": 0.1})


# -- the store -------------------------------------------------------------------------------------


def test_rows_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "ROWS_OF_A_PART", 50)
    seen: list[int] = []
    run = begun(tmp_path)
    run.play(Crew(), progress=lambda: seen.append(len([*(tmp_path / "parts").iterdir()])))
    assert seen[-1] >= 4
    assert seen == sorted(seen)
    assert not (tmp_path / "parts").exists()


def test_a_folder_that_cannot_be_written_is_refused_before_anything_runs(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OSError, match="file"):
        begun(tmp_path / "file")
    with pytest.raises(OSError, match="file"):
        begun(tmp_path / "file" / "below")


def test_editions_with_different_options_share_one_table(tmp_path: Path) -> None:
    editions = ("dungeonquest-3e", "dungeonquest-revised")
    experiment = Experiment(editions[0], 2, seats=1, bots=("heuristic",), grid=Grid(game=editions))
    rows = rows_in(played(tmp_path, experiment=experiment)).to_pylist()
    told = {row["game"]: row["option.tower_power"] for row in rows}
    assert (len(rows), told) == (4, {editions[0]: "false", editions[1]: None})
    assert all(row["place"] is not None for row in rows if row["cause"] is not None)
    assert all(row["turns"] > 0 for row in rows)


def test_a_seat_with_several_heroes_has_a_row_for_each(tmp_path: Path) -> None:
    experiment = Experiment("plungin", 1, seats=2)
    rows = rows_in(played(tmp_path, experiment=experiment)).to_pylist()
    assert [(row["seat"], row["of_seat"]) for row in rows] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert {row["label.adventure"] for row in rows} == {"tapping_in_the_wall"}
    assert len({row["victory"] for row in rows}) == 1


@pytest.mark.parametrize(("games", "chunk"), [(1, 1), (60, 1), (400, 10), (1_000_000, 250)])
def test_few_games_are_handed_in_one_by_one_since_they_may_be_slow(games: int, chunk: int) -> None:
    assert chunk_of(games) == chunk


def test_ray_is_needed_for_a_cluster_only_and_goes_with_no_jobs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needed: list[str] = []
    monkeypatch.setattr(run, "import_module", needed.append)
    Crew(jobs=2).check()
    assert not needed
    Crew(ray="auto").check()
    assert needed == ["ray"]
    with pytest.raises(BadOption, match="give one of them"):
        Crew(jobs=2, ray="auto").check()
