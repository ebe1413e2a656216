"""Chance is specified, even and scriptable."""

from collections import Counter

import pytest

from delvers.kernel.dice import Dice, ScriptedDice


def test_the_dice_give_the_published_numbers_of_splitmix64() -> None:
    dice = Dice(1234567)
    assert [dice.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_pick_is_even_and_in_range() -> None:
    dice = Dice(1)
    counts = Counter(dice.pick(7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_a_pick_discards_the_numbers_that_would_make_it_uneven() -> None:
    before_the_highest = 3558559446808474027
    dice = Dice(before_the_highest)
    assert dice.next64() == 2**64 - 1
    following = dice.next64()
    assert Dice(before_the_highest).pick(10) == following % 10
    assert following % 10 != (2**64 - 1) % 10


def test_a_die_has_its_sides_and_no_others() -> None:
    dice = Dice(1)
    assert {dice.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {dice.roll(4) for _ in range(200)} == {1, 2, 3, 4}


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to pick from"):
        Dice(1).pick(0)


def test_a_copy_rolls_the_same_and_goes_its_own_way() -> None:
    dice = Dice(9)
    twin = dice.copy()
    assert [dice.roll() for _ in range(9)] == [twin.roll() for _ in range(9)]
    dice.roll()
    assert dice != twin


def test_shuffling_keeps_all_things_and_leaves_the_original() -> None:
    things = list(range(20))
    shuffled = Dice(1).shuffled(things)
    assert sorted(shuffled) == things == list(range(20))
    assert shuffled != things
    orders = Counter(tuple(Dice(seed).shuffled("abc")) for seed in range(6000))
    assert len(orders) == 6
    assert all(800 < count < 1200 for count in orders.values())


def test_scripted_dice_give_what_is_written_and_note_what_was_asked() -> None:
    dice = ScriptedDice(3, 0)
    assert (dice.roll(), dice.pick(2)) == (4, 0)
    assert dice.asked == [6, 2]
    with pytest.raises(AssertionError, match="the script is over"):
        dice.roll()
    with pytest.raises(AssertionError, match="gives 6"):
        ScriptedDice(6).roll()
