"""A deck is a bag with a known top and bottom."""

from collections import Counter

import pytest

from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice, ScriptedDice


def test_known_cards_on_top_come_first_then_chance_then_the_bottom() -> None:
    deck = Deck(["b", "c"], top=["a"], bottom=["z"])
    assert len(deck) == 4
    assert [deck.draw(ScriptedDice(1, 0)) for _ in range(1)] == ["a"]
    assert {deck.draw(Dice(1)), deck.draw(Dice(1))} == {"b", "c"}
    assert deck.draw(Dice(1)) == "z"
    with pytest.raises(IndexError, match="empty deck"):
        deck.draw(Dice(1))


def test_every_card_is_equally_likely_to_be_drawn() -> None:
    dice = Dice(1)
    drawn = Counter(Deck.of("abcd").draw(dice) for _ in range(8000))
    assert all(abs(count - 2000) < 200 for count in drawn.values())


def test_a_copy_of_a_deck_keeps_its_cards() -> None:
    deck = Deck(["b"], ["a"], ["c"])
    twin = deck.copy()
    for _ in range(3):
        deck.draw(Dice(1))
    assert len(twin) == 3
