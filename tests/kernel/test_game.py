"""The kernel's laws on a game whose questions are nested and whose turns begin with dice."""

import json

import pytest

import delvers
from delvers import Dice, Game
from delvers.kernel.errors import DelversError, UndoRefused, WrongSeat
from delvers.kernel.fairness import Fairness
from delvers.kernel.game import STALE
from tests.generic.walks import fingerprint, finish, step, walk


def begin(seed: int, seats: int = 2) -> Game:
    return delvers.new("pit", seats=seats, seed=seed)


SEEDS = range(40)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (finish(begin(7), Dice(1)) for _ in range(2))
    assert fingerprint(one) == fingerprint(two)
    assert len({finish(begin(seed), Dice(1)).save() for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_in_the_middle_of_a_turn_plays_on_the_same_way(seed: int) -> None:
    dice, game = Dice(seed), begin(seed)
    for _ in walk(game, dice):
        twin = game.copy()
        assert fingerprint(twin) == fingerprint(game)
        again = twin.copy()
        finish(twin, dice.copy())
        finish(again, dice.copy())
        assert fingerprint(twin) == fingerprint(again)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_save_in_the_middle_of_a_turn_loads_as_the_same_game(seed: int) -> None:
    dice = Dice(seed)
    for game in walk(begin(seed), dice):
        loaded = delvers.load(game.save())
        assert fingerprint(loaded) == fingerprint(game)
        assert fingerprint(finish(loaded, dice.copy())) == fingerprint(
            finish(game.copy(), dice.copy())
        )


def test_a_save_holds_the_state_at_the_last_checkpoint_and_the_choices_since() -> None:
    for game in walk(begin(3), Dice(3)):
        save = json.loads(game.save())
        turn = save["checkpoint"]["turn"]
        assert turn == game.view(0)["turn"], "the checkpoint is the start of the current turn"
        assert save["at"] <= len(save["choices"]) == len(game.choices)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_redealt_in_the_middle_of_a_turn_can_be_copied_and_played(seed: int) -> None:
    dice = Dice(seed)
    for game in walk(begin(seed, seats=3), dice):
        for seat in (0, 1, None):
            other = game.determinize(seat, dice)
            assert other.view(seat) == game.view(seat)
            twin = other.copy()
            assert twin.view(0) == other.view(0)
            finish(other, dice.copy())
            finish(twin, dice.copy())
            assert other.result == twin.result
            assert [other.view(s) for s in range(3)] == [twin.view(s) for s in range(3)]


def test_a_copy_redealt_in_the_middle_of_a_turn_is_not_saved_as_if_it_were_true() -> None:
    game = next(walk(begin(2), Dice(2)))
    with pytest.raises(DelversError, match="not saved"):
        game.determinize(0, Dice(1)).save()


def test_a_redealt_copy_takes_nothing_back() -> None:
    redealt = next(walk(begin(2), Dice(2))).determinize(0, Dice(1))
    step(redealt, Dice(1))
    with pytest.raises(UndoRefused, match="re-dealt"):
        redealt.undo()


def told(game: Game) -> tuple[object, ...]:
    return dict(game.pending), [game.view(seat) for seat in range(game.seats)], game.result


@pytest.mark.parametrize("seed", SEEDS)
def test_other_dice_change_nothing_but_what_is_rolled_from_there_on(seed: int) -> None:
    dice = Dice(seed)
    for game in walk(begin(seed), dice):
        before = told(game)
        one, same, other = game.copy(), game.copy(), game.copy()
        one.reseed(7)
        same.reseed(7)
        other.reseed(8)
        assert told(one) == told(other) == before
        assert one.chance == same.chance != other.chance
        twin = one.copy()
        ends = [told(finish(each, dice.copy())) for each in (one, same, twin)]
        assert ends[0] == ends[1] == ends[2]
        with pytest.raises(DelversError, match="not saved"):
            other.save()


def test_other_dice_of_a_game_that_is_over_are_never_rolled() -> None:
    game = finish(begin(3), Dice(3))
    kept = game.save()
    game.reseed(7)
    assert game.save() == kept


def test_other_dice_lead_to_other_games() -> None:
    ends = []
    for luck in SEEDS:
        game = begin(3)
        game.reseed(luck)
        ends.append(repr(told(finish(game, Dice(1)))))
    assert len(set(ends)) > 1


def test_a_game_that_is_over_has_nothing_left_to_deal() -> None:
    game = begin(2)
    finish(game, Dice(2))
    over = game.determinize(0, Dice(1))
    assert (over.result, over.view(0), over.is_over) == (game.result, game.view(0), True)


def first_dig(seed: int) -> Game:
    game = begin(seed)
    game.choose(0, "dig")
    return game


def test_a_choice_followed_by_chance_cannot_be_taken_back() -> None:
    game = first_dig(next(s for s in SEEDS if "dig" in begin(s).pending[0].options))
    with pytest.raises(UndoRefused, match="chance"):
        game.undo(0)


def bidding() -> Game:
    game = begin(1)
    while game.view(None)["turn"] != 6:
        step(game, Dice(1))
    return game


def test_a_sealed_bid_can_be_taken_back_and_the_other_bid_stays() -> None:
    game = bidding()
    game.choose(0, "2")
    game.choose(1, "1")
    assert game.is_over
    game = bidding()
    game.choose(1, "1")
    assert game.view(0)["has_bid"] == [False, True]
    assert game.view(0)["bid"] is None
    game.undo(1)
    assert game.view(0)["has_bid"] == [False, False]
    game.choose(0, "2")
    game.undo(0)
    assert set(game.pending) == {0, 1}


def test_events_stay_off_in_a_game_that_takes_back() -> None:
    game = delvers.new("pit", seats=2, seed=1, events=False)
    while game.view(None)["turn"] != 6:
        step(game, Dice(1))
    game.choose(1, "1")
    game.undo(1)
    assert game.events == ()


def test_only_a_seat_that_must_choose_is_chosen_for() -> None:
    game = bidding()
    assert game.absent_choice(1) == "2"
    game.choose(1, "0")
    with pytest.raises(WrongSeat):
        game.absent_choice(1)


def test_a_long_game_is_not_replayed_from_its_beginning_for_every_copy() -> None:
    game = delvers.new("raiders", seats=4, seed=1)
    dice = Dice(1)
    while len(game.choices) <= STALE + 1:
        step(game, dice)
    game.copy()
    assert game._base_at == len(game.choices)


def test_the_secret_of_a_fair_game_is_in_its_record() -> None:
    fair = Fairness.begin(("owl", "bat"), secret="s3cret")
    game = finish(delvers.new("pit", seats=2, fairness=fair), Dice(1))
    record = delvers.read_record(game.record().text())
    assert record.fairness == fair
    assert delvers.verify(record).result == game.result


def test_a_copy_keeps_what_its_question_refuses_when_the_game_goes_on() -> None:
    game, dice = delvers.new("plungin", seats=4, seed=3), Dice(3)
    kept = []
    while game.number < 150:
        alike = game.replayed(game.choices)
        kept.append((game.copy(), {seat: dict(ask.refused) for seat, ask in alike.pending.items()}))
        step(game, dice)
        for _ in range(9):
            step(game, dice)
    assert any(refused for _, asks in kept for refused in asks.values())
    for copy, asks in kept:
        assert {seat: dict(ask.refused) for seat, ask in copy.pending.items()} == asks
