"""Bots of a record are asked again, and every choice of theirs is checked."""

from itertools import count

import pytest

from delvers import Game
from delvers.bots.guard import Guard
from delvers.bots.proof import OutOfTime, bot_choice, check_bots
from delvers.kernel.asking import asked_anew
from delvers.kernel.errors import BrokenSave
from delvers.kernel.fairness import Fairness, Joining
from delvers.kernel.kit import REGISTRY
from delvers.kernel.record import Record

SPEC = REGISTRY.find("raiders")
BOTS = ["random", "", "random"]
"""A person sits between two bots."""


def played() -> Record:
    """A few rooms of a game; the person lays the first card."""
    fairness = Fairness.begin(["a", "b", "c"], secret="5" * 64)
    fairness = fairness.with_joining(Joining(1, "b", 1))
    game = Game(SPEC, 3, SPEC.check_options({}), seed=fairness.seed, fairness=fairness)
    asked, guard = dict.fromkeys(game.pending, 0), Guard()
    while game.number < 9:
        seat = min(game.waiting)
        if BOTS[seat]:
            seed = fairness.bot_seed(seat, asked[seat])
            option = bot_choice(game, seat, BOTS[seat], seed, SPEC.content)
        else:
            option = game.pending[seat].options[0]
        asks, told = game.pending, len(game.events)
        game.choose(seat, option)
        guard.watch(game)
        for anew in asked_anew(asks, game.pending, game.events[told:], seat):
            asked[anew] = game.number
    record = game.record()
    record.fairness, record.bots = fairness, [*BOTS]
    return record


def test_all_choices_of_bots_are_counted_and_none_of_a_person() -> None:
    record = played()
    theirs = [seat for seat, _ in record.choices if BOTS[seat]]
    assert check_bots(SPEC, record) == len(theirs) == 6


def test_a_choice_that_a_bot_would_not_make_is_found() -> None:
    record = played()
    number = next(n for n, (seat, _) in enumerate(record.choices) if seat == 2)
    _, option = record.choices[number]
    game = Game(SPEC, 3, record.options, seed=record.seed)
    for seat, earlier in record.choices[:number]:
        game.choose(seat, earlier)
    others = {*game.pending[2].options} - {option, game.absent_choice(2)}
    record.choices[number] = (2, min(others))
    del record.choices[number + 1 :]
    with pytest.raises(BrokenSave, match=f"choice {number + 1} is .* the bot random of seat 2"):
        check_bots(SPEC, record)


def test_what_the_rules_choose_for_a_bot_that_died_is_no_fault() -> None:
    record = played()
    number = next(n for n, (seat, _) in enumerate(record.choices) if seat == 2)
    game = Game(SPEC, 3, record.options, seed=record.seed)
    for seat, earlier in record.choices[:number]:
        game.choose(seat, earlier)
    record.choices[number:] = [(2, game.absent_choice(2))]
    assert check_bots(SPEC, record) == len([seat for seat, _ in record.choices if BOTS[seat]])


def test_nothing_is_asked_again_without_bots_or_without_a_promise() -> None:
    record = played()
    record.bots = ["", "", ""]
    assert check_bots(SPEC, record) == 0
    record = played()
    record.fairness = None
    assert check_bots(SPEC, record) == 0


def test_there_is_an_end_to_asking() -> None:
    ticks = count()
    with pytest.raises(OutOfTime):
        check_bots(SPEC, played(), seconds=5, clock=lambda: float(next(ticks)))
    assert check_bots(SPEC, played(), seconds=5, clock=lambda: 0.0) == 6


def test_for_a_bot_that_fails_the_rules_choose() -> None:
    game = Game(SPEC, 3, SPEC.check_options({}), seed=1)
    assert bot_choice(game, 0, "nobody", 1) == game.absent_choice(0)
    assert bot_choice(game, 0, "random", 1) in game.pending[0].options


def test_the_guard_watches_what_bots_choose_and_begins_anew_after_a_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = []

    class Heard(Guard):
        def watch(self, game: Game) -> None:
            told.append("watched")
            super().watch(game)

        def forget(self) -> None:
            told.append("begun anew")
            super().forget()

    record = played()
    monkeypatch.setattr("delvers.bots.proof.Guard", Heard)
    check_bots(SPEC, record)
    after = ["watched" if BOTS[seat] else "begun anew" for seat, _ in record.choices]
    assert told == ["begun anew", *after]
    assert {*after} == {"watched", "begun anew"}
