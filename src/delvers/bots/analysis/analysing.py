"""Looking back at a game that is over: chances, luck, mistakes, and what turned it."""

import math
from collections.abc import Callable
from functools import partial
from operator import is_
from typing import Final

from delvers.bots.analysis.figures import (
    NOTHING,
    UNKNOWN,
    Figure,
    chance_of,
    mean_of,
    scaled_sum,
    sum_of,
)
from delvers.bots.analysis.found import Analysis, Decision, Story
from delvers.bots.analysis.mistakes import has_alternative
from delvers.bots.analysis.rehearsing import Progress, Rehearsing
from delvers.bots.analysis.stretches import Choice
from delvers.bots.analysis.verdict import verdict_on
from delvers.bots.playout import shares
from delvers.bots.search.budget import Budget, budget_of
from delvers.kernel.errors import DelversError
from delvers.kernel.game import Game

USUAL: Final = Budget(milliseconds=30_000)


class NotFinished(DelversError):
    """A game that still goes on."""


def analyse(
    game: Game,
    *,
    budget: str | Budget = USUAL,
    seed: int = 0,
    progress: Progress = lambda _part: None,
    mistakes: bool = True,
) -> Analysis:
    """Look back at a game that is over: everybody's chances, luck and mistakes.

    `budget` is a number of rehearsals in all ("4000"), which gives the same for the same seed, or
    milliseconds ("30000ms"). `progress` is told which part of the work is done. Without `mistakes`
    no other options are tried, and all rehearsals go into chances and luck.

    >>> import delvers
    >>> game = delvers.new("raiders", seats=3, seed=7)
    >>> while not game.is_over:
    ...     game.choose(game.waiting[0], game.absent_choice(game.waiting[0]))
    >>> one = delvers.analyse(game, budget="30").stories[0]
    >>> round(one.start.mean + one.luck.mean + one.own.mean + one.others.mean, 6) == one.end
    True
    """
    allowed = budget_of(budget) if isinstance(budget, str) else budget
    if not game.is_over or not game.choices:
        raise NotFinished(
            "the game is not over; allowed: the record of a finished game "
            "(`delvers odds` tells the chances of a running one)"
        )
    made = Rehearsing(game, allowed, seed, mistakes)
    made.go_on(progress)
    return found_by(made)


def found_by(made: Rehearsing) -> Analysis:
    """What the rehearsals tell."""
    game = made.game
    decisions = [one for number in made.sample for one in decisions_in(made, number)]
    stories = [story_of(made, seat, decisions) for seat in range(game.seats)]
    is_party = game.seats > 1 and all(
        len({one.mean for one in decision.before}) == 1 for decision in decisions
    )
    return Analysis(
        game=game.spec.id,
        seed=made.seed,
        rehearsals=made.done,
        choices=len(game.choices),
        is_party=is_party,
        decisions=tuple(decisions),
        stories=tuple(stories),
        verdict=verdict_on([(one.luck, one.lost) for one in stories], is_party=is_party),
    )


def chances_at(made: Rehearsing, number: int, at: int) -> tuple[Figure, ...]:
    """Everybody's chances at a position of a stretch; after the last one the game is over."""
    seats = made.game.seats
    if number == len(made.parts):
        return tuple(Figure(end, 0.0) for end in shares(made.game.result, seats))
    stretch = made.stretches[number]
    return tuple(chance_of(stretch.of_seat(at, seat)) for seat in range(seats))


def decisions_in(made: Rehearsing, number: int) -> list[Decision]:
    """The decisions of a stretch; only after the last one of them there was chance."""
    stretch, found = made.stretches[number], list[Decision]()
    seats = range(made.game.seats)
    for at, choice in enumerate(stretch.choices):
        chosen = chances_at(made, number, at + 1)
        luck, after = [NOTHING for _ in seats], chosen
        if choice.has_luck:
            after = chances_at(made, number + 1, 0)
            luck = [after[seat].less(chosen[seat]) for seat in seats]
        trial = made.trials.get(choice.number)
        found.append(
            Decision(
                number=choice.number + 1,
                seat=choice.ask.seat,
                prompt=choice.ask.prompt,
                option=choice.option,
                before=chances_at(made, number, at),
                after=after,
                choice=tuple(stretch.change(seat, partial(is_, choice)) for seat in seats),
                luck=tuple(luck),
                lost=trial.lost() if trial is not None and trial.has_enough else None,
            )
        )
    return found


# -- everybody's story -----------------------------------------------------------------------------


def story_of(made: Rehearsing, seat: int, decisions: list[Decision]) -> Story:
    """How a seat came from its first chance to its end."""
    start, end = chances_at(made, 0, 0)[seat], shares(made.game.result, made.game.seats)[seat]
    own = change_by(made, seat, lambda choice: choice.ask.seat == seat)
    others = change_by(made, seat, lambda choice: choice.ask.seat != seat)
    lost = [one.lost for one in decisions if one.seat == seat and one.lost is not None]
    return Story(
        seat=seat,
        start=start,
        end=end,
        luck=Figure(end - start.mean - own.mean - others.mean, error_of_luck(made, seat)),
        own=own,
        others=others,
        lost=sum_over([one.wins for one in lost], open_choices(made, seat)),
        mistakes=sum(one.is_mistake for one in lost),
    )


def change_by(made: Rehearsing, seat: int, which: Callable[[Choice], bool]) -> Figure:
    """What some choices of the whole game have changed for a seat."""
    changes = [made.stretches[number].change(seat, which) for number in made.sample]
    return sum_over(changes, len(made.parts))


def sum_over(figures: list[Figure], count: int) -> Figure:
    """The sum over so many things, all or only some of which were looked at."""
    if len(figures) == count:
        return sum_of(figures)
    return scaled_sum([one.mean for one in figures], count) if len(figures) > 1 else UNKNOWN


def error_of_luck(made: Rehearsing, seat: int) -> float:
    """Luck is what is left of the whole change, so its error is that of all the rest together."""
    start, changes = (
        chances_at(made, 0, 0)[seat],
        [made.stretches[number].change(seat, lambda _choice: True) for number in made.sample],
    )
    if len(changes) < len(made.parts):
        return math.hypot(start.error, sum_over(changes, len(made.parts)).error)
    # The first stretch begins with the rehearsals that tell the first chance.
    return sum_of([mean_of(made.stretches[0].of_seat(-1, seat)), *changes[1:]]).error


def open_choices(made: Rehearsing, seat: int) -> int:
    """How often a seat could have chosen something else."""
    choices = (choice for part in made.parts for choice in part)
    return sum(choice.ask.seat == seat and has_alternative(choice) for choice in choices)
