"""Benchmarks: what is counted and set in proportion. How fast anything is, no test asserts."""

import json
import random
from collections.abc import Callable
from types import SimpleNamespace

import pytest

import delvers
from delvers.kernel.requests import Ask
from delvers.lab import bench
from delvers.lab.bench import Figures, Rounds, figures, measure, midway, ours, shown, step
from delvers.lab.peers import Runner, Tally


class Watch:
    """A clock that goes on by a second each time it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def counting(name: str, real: int) -> Runner:
    """An engine whose games have so many real choices of ten."""

    def play_one(_seed: int) -> Tally:
        return Tally(real, 10, 1)

    def copier() -> Callable[[], object]:
        return object

    return Runner(name, play_one, copier)


def test_one_step_is_one_choice_and_real_if_there_are_two_options() -> None:
    game, tally = delvers.new("raiders", seats=3, seed=1, events=False), Tally()
    step(game, random.Random(1), tally)
    assert (tally.choices, tally.real, len(game.choices)) == (1, 1, 1)


def test_optional_questions_are_left_alone() -> None:
    game = SimpleNamespace(choose=lambda *choice: made.append(choice), pending={})
    made: list[tuple[int, str]] = []
    game.pending = {0: Ask(0, ("torch",), "R", optional=True), 1: Ask(1, ("go",), "R")}
    tally = Tally()
    step(game, random.Random(1), tally)  # type: ignore[arg-type]
    assert (made, tally.choices, tally.real) == ([(1, "go")], 1, 0)


def test_a_game_is_measured_in_the_middle() -> None:
    game = midway("raiders", 7)
    assert (len(game.choices), game.seats, game.events) == (7, 4, ())
    assert len(midway("raiders", 10**6).choices) < 10**6


def test_a_random_game_of_ours_is_played_to_its_end() -> None:
    runner = ours("raiders")
    played = runner.play_one(5)
    assert (runner.name, played.games) == ("raiders", 1)
    assert played.choices >= played.real > 20
    assert runner.play_one(5) == played
    assert len(runner.copier()().choices) == 45  # type: ignore[attr-defined]


def test_an_engine_plays_until_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delvers.lab.peers.process_time", Watch())
    seeds: list[int] = []

    def play_one(seed: int) -> Tally:
        seeds.append(seed)
        return Tally(3, 10, 1)

    spell = Runner("x", play_one, lambda: object).play(3.0, 100)
    assert seeds == [100, 101, 102]
    assert spell == Tally(9, 30, 3, 3.0)


def test_two_spells_are_one() -> None:
    both = Tally(1, 2, 3, 4.0)
    both.add(Tally(10, 20, 30, 40.0))
    assert both == Tally(11, 22, 33, 44.0)


def test_all_engines_play_in_turn_round_after_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "time_of", lambda _act: 2.5)
    monkeypatch.setattr("delvers.lab.peers.process_time", Watch())
    found = measure([counting("a", 5), counting("b", 9)], 3)
    assert {name: len(rounds.tallies) for name, rounds in found.items()} == {"a": 3, "b": 3}
    assert found["a"].copies == [2.5] * 3
    assert found["b"].real() == [9.0, 9.0, 9.0]


def test_ratios_are_taken_within_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "calls_per_choice", lambda _runner, games: games)
    mine = Rounds([Tally(10, 20, 2, 1.0), Tally(30, 40, 4, 2.0)], [4.0, 6.0])
    catan = Rounds([Tally(5, 9, 1, 1.0), Tally(10, 9, 1, 2.0)], [8.0, 24.0])
    found = figures(counting("x", 1), mine, catan, is_ours=False)
    assert found == Figures(
        name="x",
        real_per_second=12.5,
        choices_per_second=20.0,
        games_per_second=2.0,
        copy_microseconds=5.0,
        calls_per_choice=2,
        times_catanatron=2.5,
        copy_of_catanatron=0.375,
    )


def test_of_our_own_games_views_saves_and_copies_are_measured_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "calls_per_choice", lambda _runner, games: games)
    done: list[object] = []

    def once(act: Callable[[], object]) -> float:
        done.append(act())
        return 4.0

    monkeypatch.setattr(bench, "time_of", once)
    monkeypatch.setattr(bench, "copying", lambda _game: (5.0, 9.0))
    rounds = Rounds([Tally(10, 20, 2, 1.0)], [4.0])
    found = figures(ours("raiders"), rounds, None, is_ours=True)
    assert (found.views_per_second, found.save_load_microseconds) == (250_000.0, 4.0)
    assert (found.views_per_choice, found.calls_per_choice) == (25_000.0, 20)
    assert (found.copy_choose_microseconds, found.worst_copy_choose_microseconds) == (5.0, 9.0)
    assert (found.times_catanatron, found.copy_of_catanatron) == (None, None)
    assert found.microseconds_by_size is None
    assert len(done) == 2


def test_copies_are_measured_at_decisions_of_whole_games_and_set_against_a_bare_copy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "process_time", Watch())
    monkeypatch.setattr(bench, "decisions", lambda _game: [midway("raiders", 3)] * 3)
    middle, worst = bench.copying("raiders")
    assert middle == worst == 1e6 / bench.A_SPELL


def test_a_copy_is_put_to_use_and_the_game_stays_as_it_is() -> None:
    game = midway("raiders", 7)
    bench.copy_and_choose(game)
    assert len(game.choices) == 7


def test_the_time_of_an_act_is_that_of_many_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "process_time", Watch())
    acts: list[int] = []
    assert bench.time_of(lambda: acts.append(1), 3.0) == pytest.approx(3 / 40 * 1e6)
    assert len(acts) == 41  # the first does not count


def test_calls_are_counted_per_real_choice() -> None:
    def called() -> None: ...

    def play_one(_seed: int) -> Tally:
        for _ in range(6):
            called()
        return Tally(real=2)

    found = bench.calls_per_choice(Runner("x", play_one, lambda: object), 4)
    assert found == pytest.approx(7 / 2, abs=1.5)


@pytest.mark.parametrize(
    ("number", "text"),
    [(None, ""), (1234.4, "1,234"), (100, "100"), (99.95, "100"), (0.12345, "0.123")],
)
def test_a_figure_has_as_many_digits_as_it_deserves(number: float | None, text: str) -> None:
    assert shown(number) == text


def test_the_table_shows_every_figure_of_every_engine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = Figures("raiders", 1500.0, 2500.0, 35.0, 4.5, calls_per_choice=77.0)
    one.microseconds_by_size = {40: 12.0}
    asked: list[object] = []

    def run(games: list[str], rounds: int) -> list[Figures]:
        asked.extend((games, rounds))
        return [one]

    monkeypatch.setattr(bench, "run", run)
    monkeypatch.setenv("COLUMNS", "120")
    bench.main(["raiders"], rounds=2)
    told = capsys.readouterr().out
    assert asked == [["raiders"], 2]
    assert told.split("\n┏")[0].split()[-2:] == ["2", "rounds"]
    rows = {line.split("│")[1].strip(): line.split("│")[2].strip() for line in told.splitlines()
            if "│" in line}  # fmt: skip
    assert rows["real choices per second"] == "1,500"
    assert rows["all choices per second"] == "2,500"
    assert (rows["games per second"], rows["copy in mid-game, µs"]) == ("35", "4.5")
    assert (rows["Python calls per real choice"], rows["views per second"]) == ("77", "")
    assert "raiders: a choice at a table of size 40: 12 µs" in told
    bench.main(None, as_json=True)
    assert asked[2] == list(delvers.games())
    assert json.loads(capsys.readouterr().out)[0]["copy_microseconds"] == 4.5


def test_our_games_and_the_installed_peers_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "installed", lambda: [counting("catanatron", 4)])
    monkeypatch.setattr(bench, "ours", lambda game: counting(game, 8))
    monkeypatch.setattr(bench, "time_of", lambda _act: 1.0)
    monkeypatch.setattr("delvers.lab.peers.process_time", Watch())
    monkeypatch.setattr(bench, "calls_per_choice", lambda _runner, games: games)
    monkeypatch.setattr(bench, "midway", lambda _game: None)
    mine, theirs = bench.run(["raiders"], 1)
    assert (mine.name, mine.times_catanatron, mine.calls_per_choice) == ("raiders", 2.0, 20)
    assert (theirs.name, theirs.times_catanatron, theirs.calls_per_choice) == ("catanatron", 1.0, 2)
