"""Random play of every game, to the end."""

import pytest

from delvers import Dice
from delvers.kernel.rulebook import clauses
from tests.generic.walks import CASES, FEW, LONG, Case, walk

GAMES = 360
"""Random games of each game, over all its cases."""


def seeds(case: Case) -> range:
    """This case's share of the games."""
    games = GAMES // 6 if case.game in LONG else GAMES
    return range(-(-games // sum(other.game == case.game for other in CASES)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_always_end_and_every_question_can_be_answered(case: Case) -> None:
    for seed in seeds(case):
        game = case.begin(seed)
        for _ in walk(game, Dice(seed)):
            assert game.waiting, "nobody has to choose, but the game is not over"
            for seat, ask in game.pending.items():
                assert ask.seat == seat
                assert len(set(ask.options)) == len(ask.options) > 0
                assert ask.optional or len(ask.options) > 1, "asked where there is no choice"
                assert not set(ask.options) & set(ask.refused)
        assert game.result is not None
        assert sorted(seat for rank in game.result.ranking for seat in rank) == list(
            range(case.seats)
        )
        assert len(game.result.scores) == case.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_question_event_refusal_and_result_cites_a_clause_of_the_game(case: Case) -> None:
    own = {id for id, clause in clauses().items() if clause.game == case.game}
    for seed in range(1 if case.game in LONG else 3):
        game = case.begin(seed)
        cited = set()
        for _ in walk(game, Dice(seed)):
            for ask in game.pending.values():
                cited |= {ask.rule, *ask.refused.values()}
        assert game.result is not None
        assert cited | {event.rule for event in game.events} | {game.result.why} <= own


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_game_without_events_goes_the_same_way(case: Case) -> None:
    for seed in range(1 if case.game in LONG else 4):
        loud, silent = case.begin(seed), case.begin(seed, events=False)
        for _ in walk(loud, Dice(seed)):
            pass
        for seat, option in loud.choices:
            silent.choose(seat, option)
        assert silent.events == ()
        assert silent.save() == loud.save()
