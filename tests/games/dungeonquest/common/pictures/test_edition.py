"""Both editions are drawn by the same renderer, each from its own components."""

import pytest

import delvers
import delvers.games.dungeonquest.revised.pictures
import delvers.games.dungeonquest.third.pictures
from delvers.draw import picture
from delvers.games.dungeonquest.common.pictures.art.emblems import RUNES, emblem_of
from delvers.games.dungeonquest.common.pictures.cards import deck_card
from delvers.games.dungeonquest.common.pictures.edition import EDITIONS
from delvers.games.dungeonquest.common.rules.cards import DECKS
from delvers.kernel.game import Game
from delvers.text import LANGUAGES, words
from tests.games.dungeonquest.common.pictures.scenes import drawn_for, elements, shown
from tests.games.raiders.pictures.scenes import all_text, options, parsed


def game_after(id: str, choices: int, seats: int) -> Game:
    """A game after some choices, of which none is better than another."""
    game = delvers.new(id, seats=seats, seed=choices)
    for number in range(choices):
        if game.is_over:
            break
        seat = game.waiting[0]
        asked = game.pending[seat].options
        game.choose(seat, asked[number * 7 % len(asked)])
    return game


@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("choices", range(0, 90, 6))
def test_every_option_can_be_clicked_wherever_a_game_stands(id: str, choices: int) -> None:
    game = game_after(id, choices, seats=1 + choices // 6 % 4)
    for seat, ask in game.pending.items():
        regions = shown(game, seat)
        clickable = set().union(*(options(region) for region in regions.values()))
        assert clickable == set(ask.options)
        assert options(picture(drawn_for(game, seat))) == set(ask.options)
        ids = [e.get("id") for region in regions.values() for e in elements(region) if e.get("id")]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_both_editions_is_drawn_with_its_name(id: str, lang: str) -> None:
    content = EDITIONS[id].content
    for card in (*content.cards, *content.runes):
        texts = all_text(deck_card(card, words(lang), id))
        assert words(lang).name(id, card) in texts


@pytest.mark.parametrize("id", EDITIONS)
def test_every_card_of_both_editions_has_a_picture(id: str) -> None:
    content = EDITIONS[id].content
    for card in (*content.cards, *content.runes, *content.heroes):
        assert all_text(emblem_of(card)) != ["?"], card


def test_every_rune_has_a_sign_of_its_own() -> None:
    for edition in EDITIONS.values():
        assert len({emblem_of(rune) for rune in edition.content.runes}) == 12
    every = {rune for edition in EDITIONS.values() for rune in edition.content.runes}
    assert {word for word in RUNES if any(word in rune for rune in every)} == set(RUNES)


def test_a_new_card_without_a_picture_is_drawn_as_a_find() -> None:
    for deck in DECKS:
        parsed(emblem_of(f"{deck}_something_new"))
    assert all_text(emblem_of("treasure_something_new")) == []


@pytest.mark.parametrize("id", EDITIONS)
def test_the_sun_has_as_many_spaces_as_the_edition(id: str) -> None:
    game = game_after(id, 0, seats=2)
    spaces = game.view(None)["sun_spaces"]
    said = " ".join(all_text(shown(game, None)["sun"]))
    assert f"Sun 1 of {spaces}" in said
    assert all_text(shown(game, None)["sun"])[-5:] == ["1", "1–2", "1–3", "1–4", "1–5"]


@pytest.mark.parametrize("id", EDITIONS)
def test_a_sheet_shows_the_attributes_of_the_edition(id: str) -> None:
    game = delvers.new(id, seats=2, seed=1, options={"heroes": "hugo,lindel"})
    card = EDITIONS[id].content.heroes["hugo"]
    said = all_text(shown(game)["own"])
    for attribute in ("strength", "agility", "armor", "luck"):
        value = getattr(card, attribute)
        assert f"{words('en').name(id, attribute)} {value}" in said
