"""Illegal choices change nothing, and taking back follows its law."""

import pytest

from delvers import Dice, Game, IllegalChoice
from delvers.kernel.errors import BadSeats, GameOver, UndoRefused, WrongSeat
from tests.generic.walks import FEW, LONG, Case, decisions, fingerprint, finish, seeds, walk

JUNK = ("", "power", "power 6", "POWER 5", "pass", "move north", "power 5 ", "\u0000", "use torch!")


@pytest.mark.parametrize("case", FEW, ids=str)
def test_an_illegal_choice_raises_and_changes_nothing(case: Case) -> None:
    for game in decisions(case, case.begin(3), Dice(3)):
        before = fingerprint(game)
        for seat, ask in game.pending.items():
            for option in {*JUNK, *ask.refused} - set(ask.options):
                with pytest.raises(IllegalChoice) as caught:
                    game.choose(seat, option)
                assert caught.value.allowed == ask.options
                assert caught.value.rule == ask.refused.get(option)
                assert all(allowed in str(caught.value) for allowed in ask.options)
        assert fingerprint(game) == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_seat_that_has_nothing_to_choose_is_told_who_has(case: Case) -> None:
    for game in decisions(case, case.begin(4), Dice(4)):
        before = game.save()
        for seat in {-1, case.seats, *range(case.seats)} - set(game.pending):
            with pytest.raises(WrongSeat, match=f"waiting for: .*{game.waiting[0]}"):
                game.choose(seat, "power 1")
        assert game.save() == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_nobody_chooses_in_a_game_that_is_over(case: Case) -> None:
    game = finish(case.begin(1), Dice(1))
    before = fingerprint(game)
    with pytest.raises(GameOver):
        game.choose(0, "power 1")
    with pytest.raises(GameOver):
        game.copy().choose(0, "power 1")
    assert fingerprint(game) == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_seat_that_does_not_exist_has_no_view(case: Case) -> None:
    game = case.begin(1)
    for seat in (-1, case.seats, True, "0"):
        with pytest.raises(BadSeats, match="allowed: 0 to"):
            game.view(seat)  # type: ignore[arg-type]


def learnt_nothing(game: Game, seat: int, before: Game) -> bool:
    """Whether no die was rolled and nothing shown to the seat since an earlier moment."""
    news = game.events_for(seat)[len(before.events_for(seat)) :]
    if game.spec.final(game.choices[-1][1]):
        return False
    same_dice = game._table.state.dice == before._table.state.dice
    return same_dice and not any(event.is_news_to(seat) for event in news)


def stride(case: Case) -> int:
    """Taking back replays the whole game, so in longer games fewer choices are tried."""
    if case.game in LONG:
        return 97
    return 11 if len(seeds(case, 3)) == 1 else 2


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_choice_can_be_taken_back_exactly_while_its_seat_has_learnt_nothing(case: Case) -> None:
    taken_back = refused = 0
    for seed in seeds(case, 3):
        earlier: Game | None = None
        for number, game in enumerate(walk(case.begin(seed), Dice(seed))):
            if earlier is not None and number % stride(case) == 1:
                seat, _ = game.choices[-1]
                twin = game.copy()
                if learnt_nothing(game, seat, earlier):
                    twin.undo()
                    assert fingerprint(twin) == fingerprint(earlier)
                    taken_back += 1
                else:
                    with pytest.raises(UndoRefused):
                        twin.undo(seat)
                    assert fingerprint(twin) == fingerprint(game)
                    refused += 1
            if (number + 1) % stride(case) == 1:
                earlier = game.copy()
    assert taken_back or refused


@pytest.mark.parametrize("case", FEW, ids=str)
def test_nothing_can_be_taken_back_before_the_first_choice(case: Case) -> None:
    with pytest.raises(UndoRefused):
        case.begin(1).undo()
