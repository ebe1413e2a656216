"""A bot is a function of what it is given: question, view and seed."""

import itertools
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from delvers import Game, bots
from delvers.bots import Player
from delvers.bots.making import makers
from delvers.bots.player import luck
from delvers.bots.protocol import ask_bot
from delvers.kernel.dice import Dice
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View
from delvers.server.bots import think
from tests.generic.walks import FEW, Case

LONGEST = 1000
"""So many choices of a game are looked at."""
SEED = 11

PLAYERS = [pytest.param(case, bot, id=f"{case}-{bot}") for case in FEW for bot in makers(case.game)]
"""Every bot that answers at once, in every case."""
THINKERS = [
    pytest.param(next(case for case in FEW if case.game == spec.id), bot, id=f"{spec.id}-{bot}")
    for spec in REGISTRY
    for bot in (*makers(spec.id), "search:8")
]
"""Every bot of every game; what one of a strength does differs only in how long it thinks."""


def questions(case: Case, bot: str, seed: int = SEED) -> Iterator[tuple[Game, int, str]]:
    """A game of one bot that plays all seats from the start: where it stands, and the answer."""
    game, player = case.begin(seed), Player(bot, case.game, seed)
    for _ in range(LONGEST):
        if game.is_over:
            return
        seat = min(game.waiting)
        option = player.choose(game, seat)
        yield game, seat, option
        game.choose(seat, option)


def as_sent(game: Game, seat: int) -> tuple[Ask, View]:
    """Question and view as another process gets them."""
    ask = game.pending[seat]
    sent: Ask = pickle.loads(pickle.dumps(replace(ask, refused=dict(ask.refused))))
    return sent, json.loads(json.dumps(game.view(seat)))


@pytest.mark.parametrize(("case", "bot"), PLAYERS)
def test_a_bot_made_a_moment_ago_answers_like_one_that_has_played_from_the_start(
    case: Case, bot: str
) -> None:
    for number, (game, seat, option) in enumerate(questions(case, bot)):
        if number < 60 or number % 12 == 0:
            ask, view = as_sent(game, seat)
            seed = luck(SEED, game.number, seat)
            assert think(bot, case.game, ask, view, seed) == option, f"{ask.prompt} at {number}"


@pytest.mark.parametrize(("case", "bot"), PLAYERS)
def test_a_bot_leaves_question_and_view_as_they_were(case: Case, bot: str) -> None:
    for game, seat, _ in itertools.islice(questions(case, bot), 150):
        ask, view = as_sent(game, seat)
        before = pickle.dumps(ask), json.dumps(view)
        bots.make(bot, case.game, Dice(1)).choose(ask, lambda view=view: view)  # type: ignore[misc]
        assert (pickle.dumps(ask), json.dumps(view)) == before


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_every_question_of_a_random_bot_has_dice_of_its_own(game: str) -> None:
    case = next(case for case in FEW if case.game == game)
    shares = [
        game.pending[seat].options.index(option) / (len(game.pending[seat].options) - 1)
        for game, seat, option in questions(case, "random")
    ]
    assert len(shares) > 10
    assert {0, 1} <= set(shares)


ANSWERS = """
import json, sys
from tests.generic.test_bots import questions
from tests.generic.walks import FEW
for case in FEW:
    if str(case) in sys.argv[2:]:
        print(json.dumps([answer[2] for answer in questions(case, sys.argv[1])]))
"""


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_a_bot_answers_the_same_in_every_process(bot: str) -> None:
    """A server asks its bots in processes whose sets of texts have an order of their own."""
    names = [str(next(case for case in FEW[::-1] if case.game == spec.id)) for spec in REGISTRY]
    command = [sys.executable, "-c", ANSWERS, bot, *names]
    told = {
        subprocess.run(
            command,
            env={**os.environ, "PYTHONHASHSEED": str(number)},
            capture_output=True,
            check=True,
        ).stdout
        for number in (1, 2)
    }
    assert len(told) == 1


@pytest.mark.parametrize("case", FEW, ids=str)
def test_what_a_bot_reads_is_the_view_of_its_seat(case: Case) -> None:
    for game, seat, _option in itertools.islice(questions(case, "random"), 0, 300, 7):
        assert [*{**game.glance(seat)}.items()] == [*game.view(seat).items()]


@pytest.mark.parametrize(("case", "bot"), THINKERS)
def test_what_a_seat_cannot_know_does_not_change_what_a_bot_chooses(case: Case, bot: str) -> None:
    for number, (game, seat, _option) in enumerate(questions(case, "random")):
        if number % 23 == 3:
            other = game.determinize(seat, Dice(number))
            worlds = (game, other, game.determinize(seat, Dice(~number)))
            said = {
                ask_bot(bots.make(bot, case.game, Dice(5)), one, seat, partial(one.view, seat))
                for one in worlds
            }
            assert len(said) == 1, f"{game.pending[seat].prompt} at {number}"


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_a_strength_answers_with_one_of_the_options(game: str) -> None:
    case = next(case for case in FEW if case.game == game)
    running, seat, _ = next(itertools.islice(questions(case, "random"), 9, None))
    for strength in ("novice", "adventurer"):
        assert Player(strength, game, 1).choose(running, seat) in running.pending[seat].options
