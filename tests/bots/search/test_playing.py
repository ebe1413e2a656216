"""Playing a rehearsal on: as far as the guide says, with what the seats have learnt."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from delvers.bots.search import playing
from delvers.bots.search.guide import Guide
from delvers.bots.search.playing import DEEPEST, played_on
from delvers.bots.search.tree import MATURE, Trees
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask


class Counting:
    """A game in which seat 1 is asked again and again; seat 0 may speak, but need not."""

    def __init__(self, length: int = 99) -> None:
        self.world = SimpleNamespace(done=0)
        self.seats = 2
        self.result = None
        self.length = length
        self.chosen: list[tuple[int, str]] = []

    @property
    def pending(self) -> dict[int, Ask]:
        """Nothing but what is optional once the game is long enough."""
        asks = {0: Ask(0, ("speak",), "X", optional=True)}
        if self.world.done < self.length:
            asks[1] = Ask(1, ("left", "right"), "X")
        return asks

    def choose(self, seat: int, option: str) -> None:
        self.chosen.append((seat, option))
        self.world.done += 1


def worth(world: Any, _result: object) -> Sequence[float]:
    return [0.25, world.done / 10]


def left(_world: Any, _ask: Ask, _dice: Dice) -> str:
    return "left"


def played(game: Counting, reach: int, trees: Trees | None = None, **known: Any) -> Sequence[float]:
    guide = Guide(worth, left, lambda world: int(world.done), reach)
    paths: dict[int, tuple[str, ...]] = known.get("paths", {})
    return played_on(cast(Game, game), guide, Dice(1), trees or Trees(), paths)


def test_it_ends_when_the_clock_has_gone_on_so_far() -> None:
    game = Counting()
    assert played(game, reach=4) == [0.25, 0.4]
    assert game.chosen == [(1, "left")] * 4


def test_it_ends_where_nobody_must_choose() -> None:
    game = Counting(length=2)
    assert played(game, reach=50) == [0.25, 0.2]
    assert game.chosen == [(1, "left")] * 2


def test_it_is_broken_off_after_very_many_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 7)
    game = Counting()
    played(game, reach=50)
    assert len(game.chosen) == 7


def test_the_first_answers_of_a_seat_are_learnt_from_and_no_later_ones() -> None:
    trees = Trees()
    paths: dict[int, tuple[str, ...]] = {1: ("left",)}
    game = Counting()
    values = played(game, 9, trees, paths=paths)
    ask = Ask(1, ("left", "right"), "X")
    told = [trees.node(ask, ("left",) * length).sums for length in range(DEEPEST + 1)]
    assert told == [{}, {"left": values[1]}, {"left": values[1]}, {}]
    assert paths == {1: ("left",) * DEEPEST}


def test_a_question_that_was_met_often_is_answered_by_what_was_learnt() -> None:
    trees, ask = Trees(), Ask(1, ("left", "right"), "X")
    for _ in range(MATURE - 1):
        trees.node(ask, ()).note("right", 1.0)
    game = Counting()
    played(game, 1, trees)
    assert game.chosen == [(1, "left")]
    for _ in range(MATURE):
        trees.node(ask, ()).note("left", 0.0)
    game = Counting()
    played(game, 1, trees)
    assert game.chosen == [(1, "right")]
