import hashlib
from concurrent.futures import Future
from typing import Any

import pytest

from delvers.bots import UnknownBot
from delvers.kernel.errors import BadOption, BadSeats, UnknownGame
from delvers.kernel.game import Game
from delvers.kernel.spec import Result
from delvers.lab import simulate as lab
from delvers.lab.report import plain
from delvers.lab.simulate import Report, Series, seeds, simulate
from delvers.lab.tally import Tally


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
        ({"jobs": 100_000}, BadOption, "jobs cannot be 100000; allowed on this machine: 1 to "),
        ({"jobs": 0}, BadOption, "jobs cannot be 0; allowed on this machine: 1 to "),
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


# -- how a series is cut and counted ---------------------------------------------------------------


def cut(games: int, jobs: int, monkeypatch: pytest.MonkeyPatch) -> list[range]:
    """The parts that a series is played in."""
    found: list[range] = []

    def note(_series: Series, numbers: range) -> Tally:
        found.append(numbers)
        return Tally(games=len(numbers))

    class Pool:
        """Does at once what it is given, as a pool of processes would."""

        def __init__(self, workers: int, _context: object) -> None:
            assert 1 <= workers <= jobs

        def __enter__(self) -> "Pool":
            return self

        def __exit__(self, *_: object) -> None: ...

        def submit(self, act: Any, *given: Any) -> Future[Tally]:
            done: Future[Tally] = Future()
            done.set_result(act(*given))
            return done

        def shutdown(self, *, cancel_futures: bool) -> None:
            assert cancel_futures

    monkeypatch.setattr(lab, "play_part", note)
    monkeypatch.setattr(lab, "ProcessPoolExecutor", Pool)
    one = Series("raiders", games, 3, ("random",) * 3, 1, {}, 0)
    assert sum(part.games for part in lab.parts(one, jobs)) == games
    return sorted(found, key=lambda part: part.start)


@pytest.mark.parametrize(
    ("games", "jobs", "sizes"),
    [
        (7, 1, [7]),
        (40, 2, [10, 10, 10, 10]),
        (45, 2, [11, 11, 11, 11, 1]),
        (600, 1, [250, 250, 100]),
        (25, 4, [10, 10, 5]),
        (8, 4, [8]),
    ],
)
def test_a_series_is_cut_into_parts_for_all_processes(
    games: int, jobs: int, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = cut(games, jobs, monkeypatch)
    assert [len(part) for part in found] == sizes
    assert [number for part in found for number in part] == [*range(games)]


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    three = series("random", "random", "random")
    one, other = lab.play_one(three, 3), lab.play_one(three, 3)
    assert one.choices == other.choices
    assert lab.play_one(three, 4).choices != one.choices


def test_bots_of_every_game_have_dice_of_their_own() -> None:
    first = lab.begin(series("random", "random", "random"), 0)
    assert first.seed == seeds(1, 0)[0]
    digest = hashlib.sha256(b"1:0").digest()
    assert seeds(1, 0) == (int.from_bytes(digest[:8]), int.from_bytes(digest[8:16]))


@pytest.mark.parametrize(
    ("game", "number", "has_events"),
    [("raiders", 1, True), ("raiders", 2, False), ("dungeonquest-3e", 2, True)],
)
def test_events_are_kept_of_detailed_games_and_where_heroes_die(
    game: str, number: int, has_events: bool
) -> None:
    one = Series(game, 4, 3, ("random",) * 3, 1, {}, 2)
    begun = lab.begin(one, number)
    begun.choose(begun.waiting[0], begun.pending[begun.waiting[0]].options[0])
    assert bool(begun.events) == has_events


def ended(series: Series, result: Result, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that has come to this end."""
    monkeypatch.setattr(Game, "result", result)
    return lab.begin(series, 0)


def test_of_a_party_a_game_counts_once_for_every_bot_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = Series("plungin", 1, 3, ("random", "heuristic", "random"), 1, {}, 0)
    result = Result(winners=(0, 1, 2), ranking=((0, 1, 2),), scores=(5, 5, 5), why="won")
    game, tally = ended(party, result, monkeypatch), Tally()
    lab.count_seats(game, party.bots, tally)
    assert {name: bot.seats for name, bot in tally.bots.items()} == {"random": 1, "heuristic": 1}
    assert {name: bot.victories for name, bot in tally.bots.items()} == {
        "random": {1: 1},
        "heuristic": {1: 1},
    }
    assert all(sum(one.values()) == 1 for one in tally.bots["random"].figures.values())


def test_a_victory_is_counted_by_how_many_share_it(monkeypatch: pytest.MonkeyPatch) -> None:
    one, tally = series("a", "b", "a"), Tally()
    shared = Result(winners=(0, 1), ranking=((0, 1), (2,)), scores=(5, 5, 1), why="coins")
    lab.count_seats(ended(one, shared, monkeypatch), one.bots, tally)
    assert (tally.bots["a"].seats, tally.bots["a"].victories) == (2, {2: 1})
    assert (tally.bots["b"].victories, tally.without_winner) == ({2: 1}, 0)
    nobodys = Result(winners=(), ranking=((0, 1, 2),), scores=(0, 0, 0), why="coins")
    lab.count_seats(ended(one, nobodys, monkeypatch), one.bots, tally)
    assert (tally.without_winner, tally.bots["a"].seats) == (1, 4)


def test_fewer_bots_than_seats_are_repeated_in_turn() -> None:
    report = simulate("raiders", 1, seats=5, bots=["heuristic", "random"], seed=2)
    assert report.series.bots == ("heuristic", "random", "heuristic", "random", "heuristic")
    assert (report.series.seed, report.series.detailed, report.seconds > 0) == (2, 500, True)
