import pytest

from delvers.bots import UnknownBot
from delvers.kernel.errors import BadOption, BadSeats, UnknownGame
from delvers.lab import simulate as lab
from delvers.lab.report import plain
from delvers.lab.simulate import Report, Series, seeds, simulate


def results(report: Report) -> dict[str, object]:
    told = plain(report)
    del told["seconds"]
    return told


def series(*bots: str) -> Series:
    return Series("raiders", 8, len(bots), bots, 1, {"tactical": False}, 0)


def test_every_game_of_a_series_has_seeds_of_its_own() -> None:
    found = [seeds(seed, number) for seed in (1, 2) for number in range(100)]
    assert len({seed for pair in found for seed in pair}) == 400
    assert seeds(1, 23) != seeds(12, 3)


def test_bots_move_one_seat_on_in_every_game() -> None:
    line_ups = [series("a", "b", "c").line_up(number) for number in range(4)]
    assert line_ups == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c"]]


def test_the_result_does_not_depend_on_the_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lab, "CHUNK", 4)
    one, two = (
        simulate("raiders", 12, bots=["heuristic", "random"], seed=3, jobs=jobs, detailed=6)
        for jobs in (1, 2)
    )
    assert results(one) == results(two)


def test_events_do_not_change_the_games() -> None:
    quiet = plain(simulate("raiders", 10, seed=1, detailed=0))["results"]
    told = plain(simulate("raiders", 10, seed=1, detailed=10))["results"]
    assert (quiet["bots"], quiet["length"]) == (told["bots"], told["length"])
    assert (quiet["met"], quiet["detailed_games"]) == ({}, 0)
    assert told["detailed_games"] == 10


def test_wins_coins_wounds_and_length_are_counted_for_every_seat() -> None:
    report = simulate("raiders", 20, seats=5, bots=["heuristic", "random"], seed=2)
    bots = report.tally.bots
    assert {name: bot.seats for name, bot in bots.items()} == {"heuristic": 60, "random": 40}
    assert sum(bot.wins for bot in bots.values()) == pytest.approx(20 - report.tally.without_winner)
    for bot in bots.values():
        assert {what: sum(counts.values()) for what, counts in bot.figures.items()} == {
            "coins": bot.seats,
            "wounds": bot.seats,
        }
    lengths = report.tally.lengths
    assert sum(length * games for length, games in lengths.items()) == report.tally.decisions


def test_progress_is_told_until_all_games_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 4)
    steps: list[int] = []
    simulate("raiders", 10, seed=1, progress=steps.append)
    assert steps == [4, 4, 2]


def test_the_options_of_the_game_are_used() -> None:
    report = simulate("raiders", 3, seed=1, options={"tactical": True})
    assert plain(report)["options"] == {"tactical": True}


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"games": 0}, BadOption, "games cannot be 0; allowed: 1 or more"),
        ({"jobs": 0}, BadOption, "jobs cannot be 0; allowed: 1 or more"),
        ({"detailed": -1}, BadOption, "detailed cannot be -1; allowed: 0 or more"),
        ({"seats": 2}, BadSeats, "allowed: 3, 4, 5"),
        ({"bots": ["clever"]}, UnknownBot, "known: random, heuristic"),
        ({"bots": []}, BadOption, "allowed: 1 to 4 bots"),
        ({"bots": ["random"] * 5}, BadOption, "allowed: 1 to 4 bots"),
        ({"game": "chess"}, UnknownGame, "known: .*raiders"),
        ({"options": {"speed": 1}}, BadOption, "known: tactical"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    wrong: dict[str, object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        simulate(**{"game": "raiders", "games": 1, **wrong})  # type: ignore[arg-type]
