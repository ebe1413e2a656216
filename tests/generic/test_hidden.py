"""What a seat cannot know: the view law, and re-dealt copies."""

import json

import pytest

from delvers import Dice, Game
from delvers.kernel.plain import to_plain
from tests.generic.walks import FEW, Case, decisions, finish, play_ahead, seeds


def known_to(game: Game, seat: int | None) -> str:
    """A seat's view and its options, byte by byte."""
    ask = None if seat is None else game.pending.get(seat)
    asked = None if ask is None else [ask.options, ask.rule, ask.prompt, dict(ask.refused)]
    return json.dumps([game.view(seat), asked], sort_keys=True)


def everybody(game: Game) -> list[int | None]:
    """All seats and the spectator."""
    return [None, *range(game.seats)]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_changing_what_a_seat_cannot_know_changes_neither_its_view_nor_its_options(
    case: Case,
) -> None:
    for seed in seeds(case, 3):
        for game in decisions(case, case.begin(seed), Dice(seed)):
            for seat in everybody(game):
                other = game.determinize(seat, Dice(len(game.choices)))
                assert known_to(other, seat) == known_to(game, seat)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_redealt_copy_plays_to_the_end_and_so_does_its_copy(case: Case) -> None:
    for seed in seeds(case, 2):
        dice = Dice(seed)
        for game in decisions(case, case.begin(seed), dice):
            if len(game.choices) % 4 == 0:
                redealt = game.determinize(len(game.choices) % case.seats, dice)
                twin = redealt.copy()
                play_ahead(redealt, dice.copy())
                play_ahead(twin, dice.copy())
                assert redealt.events == twin.events
                for seat in everybody(game):
                    assert known_to(redealt, seat) == known_to(twin, seat)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_redealing_leaves_the_game_as_it_was(case: Case) -> None:
    game = case.begin(1)
    before = game.save(), game.events
    finish(game.determinize(0, Dice(2)), Dice(3))
    assert (game.save(), game.events) == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_redealing_gives_different_worlds_and_different_dice(case: Case) -> None:
    game = case.begin(1)
    worlds = {json.dumps(to_plain(game.determinize(0, Dice(n))._table.state)) for n in range(20)}
    assert len(worlds) == 20
    dice = {game.determinize(0, Dice(n))._table.state.dice.state for n in range(20)}
    assert len(dice) == 20


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_view_is_plain_json(case: Case) -> None:
    for game in decisions(case, case.begin(2), Dice(2)):
        for seat in everybody(game):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("case", FEW, ids=str)
def test_private_events_are_seen_only_by_those_they_are_for(case: Case) -> None:
    for seed in seeds(case, 10):
        game = finish(case.begin(seed), Dice(seed))
        for seat in everybody(game):
            own = [event for event in game.events if event.to is None or seat in event.to]
            assert [*game.events_for(seat)] == own
