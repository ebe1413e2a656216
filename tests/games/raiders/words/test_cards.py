"""The text of every card of Dungeon Raiders says all that the card does, and nothing else."""

import re
from collections.abc import Iterator

import pytest

from delvers.games.raiders.rules.components import (
    CONTENT,
    ITEMS,
    Boss,
    Chamber,
    Character,
    Level,
    Monster,
    Treasure,
)
from delvers.text import LANGUAGES, words

STRENGTHS: dict[tuple[int, ...], str] = {
    (14, 18, 23): "Strength 14 / 18 / 23 with 3 / 4 / 5 players.",
    (11, 14, 18): "Strength 11 / 14 / 18 with 3 / 4 / 5 players.",
    (11, 14, 16): "Strength 11 / 14 / 16 with 3 / 4 / 5 players.",
    (8, 10, 13): "Strength 8 / 10 / 13 with 3 / 4 / 5 players.",
}
UNBEATEN = {
    1: "If all cards together have less, the lowest value takes 1 wound.",
    2: "If all cards together have less, the lowest value takes 2 wounds.",
    3: "If all cards together have less, the lowest value takes 3 wounds.",
}
CHESTS: dict[tuple[int, ...], str] = {
    (4, 2): "The highest value takes 4, the second-highest 2 coins. Those tied share a chest, "
    "rounded down.",
    (3, 2): "The highest value takes 3, the second-highest 2 coins. Those tied share a chest, "
    "rounded down.",
    (3, 1): "The highest value takes 3, the second-highest 1 coin. Those tied share a chest, "
    "rounded down.",
    (2, 1): "The highest value takes 2, the second-highest 1 coin. Those tied share a chest, "
    "rounded down.",
    (4,): "The highest value takes 4 coins. Those tied share them, rounded down.",
    (3,): "The highest value takes 3 coins. Those tied share them, rounded down.",
    (2,): "The highest value takes 2 coins. Those tied share them, rounded down.",
    (1,): "The highest value takes 1 coin. Those tied share it, rounded down.",
}
BENEFITS = {
    "torch": "Torch",
    "crystal ball": "Crystal ball",
    "key": "Key",
    "sword": "Sword",
    "coins 1": "1 coin",
    "coins 2": "2 coins",
    "coins 3": "3 coins",
    "potion 1": "Potion for 1 wound",
    "potion 2": "Potion for 2 wounds",
}
TEXTS = {
    "trap_01": "Those with the most coins lose coins, by the highest value laid "
    "(3: −1; 4: −2; 5: −3).",
    "trap_02": "Those with the most coins lose coins, by the highest value laid "
    "(2: −1; 3: −1; 4: −2; 5: −2).",
    "trap_03": "Those with the fewest wounds take wounds, by the highest value laid "
    "(3: +1; 4: +2; 5: +2).",
    "trap_04": "Those with the fewest wounds take wounds, by the highest value laid "
    "(2: +1; 3: +1; 4: +1; 5: +2).",
    "tax_collector": "Strength 11 / 14 / 16 with 3 / 4 / 5 players. "
    "It attacks the lowest value: the loss of 3 coins.",
    "medusa": "Strength 11 / 14 / 16 with 3 / 4 / 5 players. "
    "It attacks the lowest value: elimination from the game.",
    "vampire": "Strength 14 / 18 / 23 with 3 / 4 / 5 players. "
    "It attacks the lowest value: 1 wound and the loss of 2 coins.",
    "sphinx": "Strength 11 / 14 / 16 with 3 / 4 / 5 players. "
    "It attacks the lowest value: 2 wounds. "
    "The highest value gains 2 coins, unless all are equal and it wins.",
    "minotaur": "Strength 14 / 18 / 23 with 3 / 4 / 5 players. "
    "It attacks the lowest value: 1 wound. "
    "The highest value gains 1 coin, unless all are equal and it wins.",
    "wolf_pack": "Strength 11 / 14 / 16 with 3 / 4 / 5 players. "
    "It attacks the lowest value: 2 wounds. Whoever lays a torch escapes.",
    "necromancer": "Strength 14 / 18 / 23 with 3 / 4 / 5 players. "
    "It attacks the lowest value: 2 wounds. Whoever lays a crystal ball escapes.",
    "megadragon": "It cannot be beaten. It attacks the lowest value: 3 wounds. "
    "Whoever lays a key escapes.",
    "golem": "It cannot be beaten. It attacks the lowest value: 3 wounds. "
    "Fives and swords count as 1.",
    "mummy": "It cannot be beaten. It attacks the highest value: 2 wounds.",
    "explorer": "Starts with 3 coins, 2 wounds and a torch.",
    "knight": "Starts with 1 coin, 1 wound and a sword.",
    "thief": "Starts with 2 coins, 2 wounds and a key.",
    "warrior": "Starts with 2 coins and 0 wounds.",
    "sorcerer": "Starts with 1 coin, 1 wound and 2 crystal balls.",
    "level_01": "Rooms laid face up, counted from the left: 1, 3 and 5.",
    "level_02": "Rooms laid face up, counted from the left: 1, 2 and 4.",
    "level_03": "Rooms laid face up, counted from the left: 2, 3 and 5.",
    "level_04": "Rooms laid face up, counted from the left: 1, 3 and 4.",
    "level_05": "Rooms laid face up, counted from the left: 2 and 4.",
    "level_06": "Rooms laid face up, counted from the left: 1 and 5.",
    "level_07": "Rooms laid face up, counted from the left: 1 and 2.",
    "torch": "Use it at any time: look secretly at all face-down rooms of the row. "
    "Laid as a card it only serves to escape from the wolf pack.",
    "crystal ball": "Lay it first, see the cards of the others, then lay another card. "
    "Against the necromancer it is an escape.",
    "key": "Counts as 5 in a treasure room. Against the megadragon it is an escape.",
    "sword": "Counts as 5 against monsters, final monsters too; only the golem makes it a 1.",
    "map": "Its holder lays first; after each room it goes to the highest value.",
    "power 1": "Counts as 1. It returns to your hand when the level is complete.",
    "power 5": "Counts as 5. It returns to your hand when the level is complete.",
}
"""The cards that are one of a kind."""
ALL = {**CONTENT.rooms, **CONTENT.bosses, **CONTENT.levels, **CONTENT.characters}


def expected(id: str) -> str:
    """What the text of a card must say, from a table by its facts or by its id."""
    card = ALL.get(id)
    if isinstance(card, Treasure):
        return CHESTS[card.chests]
    if isinstance(card, Monster):
        return f"{STRENGTHS[tuple(card.strength.values())]} {UNBEATEN[card.wounds]}"
    if isinstance(card, Chamber):
        told = "; ".join(f"{n}: {BENEFITS[one]}" for n, one in enumerate(card.benefits, 1))
        return f"The value you lay brings you: {told}."
    return TEXTS[id]


@pytest.mark.parametrize("id", [*ALL, *ITEMS, "map", "power 1", "power 5"])
def test_the_text_of_a_card_says_what_the_card_does(id: str) -> None:
    assert words("en").card_text("raiders", id) == expected(id)


def figures(id: str) -> Iterator[int]:
    """All numbers that a card has, in the order in which its text tells them."""
    card = ALL[id]
    if isinstance(card, Treasure):
        yield from card.chests
    elif isinstance(card, Monster):
        yield from (*card.strength.values(), *card.strength, card.wounds)
    elif isinstance(card, Boss):
        yield from (*card.strength.values(), *card.strength)
        yield from filter(None, (card.wounds, card.coins_lost, card.coins_for_highest))
        yield from [card.fives_count_as] if card.fives_count_as != 5 else []
    elif isinstance(card, Chamber):
        for number, benefit in enumerate(card.benefits, 1):
            yield number
            yield from map(int, re.findall(r"\d+", benefit))
    elif isinstance(card, Level):
        yield from (at for at, is_up in enumerate(card.face_up, 1) if is_up)
    elif isinstance(card, Character):
        yield from (card.coins, card.wounds)
        yield from (n for n in map(card.items.count, dict.fromkeys(card.items)) if n > 1)
    else:
        for value, lost in enumerate(card.penalties, 1):
            yield from (value, lost) if lost else ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ALL)
def test_every_language_tells_all_figures_of_a_card(id: str, lang: str) -> None:
    told = [int(number) for number in re.findall(r"\d+", words(lang).card_text("raiders", id))]
    if id == "golem" and 5 in told:  # some languages write the fives that count as 1 as a number
        told.remove(5)
    assert told == [*figures(id)]


TWINS = (
    ("medusa", "tax_collector"),
    ("mummy", "megadragon"),
    ("golem", "megadragon"),
    ("wolf_pack", "necromancer"),
    ("trap_02", "trap_04"),
    ("chamber_01", "chamber_03"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("one", "other"), TWINS)
def test_cards_that_do_other_things_read_otherwise_in_every_language(
    one: str, other: str, lang: str
) -> None:
    texts = [re.sub(r"\d+", "", words(lang).card_text("raiders", id)) for id in (one, other)]
    assert texts[0] != texts[1]


OF_BOSSES = {
    "medusa": {"en": "elimination", "es": "eliminación", "ru": "выбывание", "ro": "eliminarea"},
    "mummy": {"en": "highest", "es": "más alto", "ru": "наибольшее", "ro": "cea mai mare"},
    "golem": {"en": "swords", "es": "espadas", "ru": "мечи", "ro": "spade"},
    "wolf_pack": {"en": "a torch", "es": "antorcha", "ru": "факел", "ro": "torță"},
    "necromancer": {"en": "crystal ball", "es": "bola de cristal", "ru": "шар", "ro": "glob"},
    "megadragon": {"en": "a key", "es": "llave", "ru": "ключ", "ro": "cheie"},
    "tax_collector": {"en": "loss of", "es": "pérdida", "ru": "потер", "ro": "pierderea"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("boss", OF_BOSSES)
def test_what_is_special_about_a_boss_is_told_in_every_language(boss: str, lang: str) -> None:
    told = words(lang).card_text("raiders", boss)
    assert OF_BOSSES[boss][lang].casefold() in told.casefold()
