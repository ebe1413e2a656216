"""Every card can be drawn, and its figures can be read from the card alone."""

import pytest

from delvers.games.raiders.pictures.art import BOSSES, CHARACTERS, ITEMS, MONSTERS, TRAPS
from delvers.games.raiders.pictures.cards import card_back, hand_card, room_back
from delvers.games.raiders.pictures.emblems import DRAWINGS, emblem
from delvers.games.raiders.pictures.rooms import room_card, rule_of
from delvers.games.raiders.rules.cards import POWER, VALUE
from delvers.games.raiders.rules.components import CONTENT, Chamber, Monster, Trap, Treasure
from delvers.kernel.rulebook import clause
from delvers.text import LANGUAGES, words
from tests.games.raiders.pictures.scenes import all_text, parsed

ROOMS = [*CONTENT.rooms, *CONTENT.bosses]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_drawn_in_every_language(room: str, lang: str) -> None:
    for seats in (3, 4, 5):
        card = room_card(room, seats, words(lang))
        parsed(card)
        assert words(lang).name("raiders", room) in all_text(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_a_hand_is_drawn_in_every_language(lang: str) -> None:
    for card in (*POWER.values(), *ITEMS):
        texts = all_text(hand_card(card, words(lang)))
        number = VALUE.get(card)
        assert (str(number) if card not in ITEMS else words(lang).name("raiders", card)) in texts


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_power_card_shows_its_number_large_and_in_two_corners(number: int) -> None:
    assert all_text(hand_card(f"power {number}", words("en"))) == [str(number)] * 3


@pytest.mark.parametrize("item", ["key", "sword"])
def test_key_and_sword_show_that_they_count_as_five(item: str) -> None:
    assert "5" in all_text(hand_card(item, words("en")))


def test_everything_has_a_woodcut_of_its_own() -> None:
    monsters = {room.monster for room in CONTENT.rooms.values() if isinstance(room, Monster)}
    traps = {room.trap for room in CONTENT.rooms.values() if isinstance(room, Trap)}
    assert set(MONSTERS) == monsters
    assert set(TRAPS) == traps
    assert set(BOSSES) == set(CONTENT.bosses)
    assert set(CHARACTERS) == set(CONTENT.characters)
    drawings = [draw() for draw in DRAWINGS.values()]
    assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_emblem_is_decoration_only(name: str) -> None:
    (svg,) = parsed(emblem(name))
    assert svg.get("aria-hidden") == "true"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("room", ROOMS)
def test_a_monster_shows_its_strength_for_this_number_of_players_and_no_other(
    room: str, seats: int
) -> None:
    card = CONTENT.room(room)
    if not getattr(card, "strength", None):
        return
    shown = all_text(room_card(room, seats, words("en")))
    strengths = set(card.strength.values())  # type: ignore[union-attr]
    assert [figure for figure in shown if figure.isdigit() and int(figure) in strengths] == [
        str(card.strength[seats])  # type: ignore[union-attr]
    ]


@pytest.mark.parametrize("room", [id for id in ROOMS if isinstance(CONTENT.room(id), Treasure)])
def test_a_treasure_room_shows_what_each_chest_holds(room: str) -> None:
    card = CONTENT.room(room)
    assert isinstance(card, Treasure)
    figures = [text for text in all_text(room_card(room, 4, words("en"))) if text.isdigit()]
    assert figures == [str(coins) for coins in card.chests]


@pytest.mark.parametrize("room", [id for id in ROOMS if isinstance(CONTENT.room(id), Trap)])
def test_a_trap_shows_its_penalty_for_each_value_and_whom_it_hits(room: str) -> None:
    card = CONTENT.room(room)
    assert isinstance(card, Trap)
    texts = all_text(room_card(room, 4, words("en")))
    is_coins = card.target == "most_coins"
    assert ("hits: most coins" if is_coins else "hits: fewest wounds") in texts
    figures = texts[2:-1]
    signs = [f"−{lost}" if is_coins else str(lost) for lost in card.penalties]
    expected = [sign if lost else "–" for sign, lost in zip(signs, card.penalties, strict=True)]
    assert figures == [text for value in range(5) for text in (str(value + 1), expected[value])]


def test_a_chamber_shows_a_benefit_below_each_value() -> None:
    card = CONTENT.room("chamber_01")
    assert isinstance(card, Chamber)
    texts = all_text(room_card("chamber_01", 4, words("en")))
    assert texts[1:-1] == ["1", "+1", "2", "+2", "3", "−1", "4", "+3", "5", "−2"]


@pytest.mark.parametrize(
    ("boss", "sign"),
    [
        ("tax_collector", "−3"),
        ("vampire", "−2"),
        ("sphinx", "+2"),
        ("wolf_pack", "escape"),
        ("golem", "5=1"),
        ("mummy", "unbeatable"),
    ],
)
def test_a_boss_shows_its_particulars(boss: str, sign: str) -> None:
    joined = " ".join(all_text(room_card(boss, 4, words("en"))))
    assert sign in joined


@pytest.mark.parametrize("room", ROOMS)
def test_the_rule_behind_every_room_exists(room: str) -> None:
    assert clause(rule_of(CONTENT.room(room)))


def test_backs_tell_nothing() -> None:
    assert all_text(card_back()) == []
    assert all_text(room_back()) == ["?"]
    assert room_card(None, 3, words("en")) == room_back()
