"""Every hero, monster, card and sign can be drawn, and fighting cards say all that counts."""

import pytest

from delvers.draw.woodcuts.dungeon import die
from delvers.games.dungeonquest.common.pictures.art.emblems import emblem_of
from delvers.games.dungeonquest.common.pictures.art.heroes import HEROES
from delvers.games.dungeonquest.common.pictures.art.hoard import dragon, tower, treasure_chamber
from delvers.games.dungeonquest.common.pictures.art.monsters import MONSTERS
from delvers.games.dungeonquest.common.pictures.art.signs import ACTIONS, determination
from delvers.games.dungeonquest.common.pictures.cards import back, deck_card, tile_card
from delvers.games.dungeonquest.common.pictures.pieces import figure, initial, travel_marker
from delvers.games.dungeonquest.common.pictures.portraits import TINT
from delvers.games.dungeonquest.common.rules.cards import MONSTERS as MONSTER_NAMES
from delvers.games.dungeonquest.third.pictures.cards import card_face, card_words
from delvers.games.dungeonquest.third.pictures.tokens import monster_token
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.text import LANGUAGES, words
from tests.games.dungeonquest.common.pictures.scenes import GAME
from tests.games.raiders.pictures.scenes import all_text, parsed

FIGHTING = [*CONTENT.combat, *CONTENT.power]
OTHERS = [*CONTENT.cards, *CONTENT.runes]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_drawn_in_every_language(lang: str) -> None:
    for id in FIGHTING:
        said = " ".join(all_text(card_face(id, words(lang), GAME)))
        assert str(CONTENT.fighting(id).attack) in said, id
    for id in OTHERS:
        said = " ".join(all_text(deck_card(id, words(lang), GAME)))
        assert words(lang).name(GAME, id) in said, id


@pytest.mark.parametrize("id", OTHERS)
def test_every_card_shows_its_name_and_its_gold(id: str) -> None:
    texts = all_text(deck_card(id, words("en"), GAME))
    assert words("en").name(GAME, id) in texts
    card = CONTENT.cards.get(id)
    if card is not None and card.gold:
        assert str(card.gold) in texts


@pytest.mark.parametrize("id", FIGHTING)
def test_a_fighting_card_shows_its_value_and_names_its_attack_type(id: str) -> None:
    card = CONTENT.fighting(id)
    texts = all_text(card_face(id, words("en"), GAME))
    assert str(card.attack) == texts[0]
    assert card.attack_type.capitalize() == texts[1]


def test_a_fighting_card_in_words_says_what_it_counters() -> None:
    assert card_words("ranged_1", words("en"), GAME) == "Ranged 1, counters melee"
    assert card_words("ranged_5", words("en"), GAME) == "Ranged 5"


def test_only_a_card_with_a_counterattack_icon_has_a_shield() -> None:
    shield = "M156 17"
    assert shield in card_face("ranged_1", words("en"), GAME)
    assert shield not in card_face("ranged_5", words("en"), GAME)


def test_the_back_of_a_card_tells_nothing() -> None:
    assert all_text(back()) == []


@pytest.mark.parametrize("hero", CONTENT.heroes)
def test_every_hero_has_a_figure_with_his_letter_and_a_marker_for_the_catacombs(hero: str) -> None:
    assert all_text(figure(hero, words("en"), GAME)) == [initial(hero)]
    for heading in range(-1, 4):
        assert all_text(travel_marker(hero, heading, 3, words("en"), GAME)) == [initial(hero), "3"]


def test_no_two_heroes_share_a_letter_a_colour_or_a_face() -> None:
    assert set(HEROES) == set(TINT) == set(CONTENT.heroes)
    for of in (initial, TINT.get, emblem_of):
        assert len({of(hero) for hero in HEROES}) == len(HEROES)


@pytest.mark.parametrize("monster", MONSTER_NAMES)
def test_a_monster_token_shows_its_life_only_if_it_is_known(monster: str) -> None:
    assert all_text(monster_token(monster, None, words("en"), GAME)) == ["?"]
    assert all_text(monster_token(monster, 4, words("en"), GAME)) == ["4"]


def test_every_monster_has_a_face_of_its_own() -> None:
    assert set(MONSTERS) == set(MONSTER_NAMES)
    assert len({draw() for draw in MONSTERS.values()}) == len(MONSTERS)


def test_the_dragon_can_be_asleep_or_awake() -> None:
    assert parsed(dragon()) is not None
    assert dragon() != dragon(is_awake=True)


def test_rooms_and_signs_are_well_formed() -> None:
    signs = [draw() for draw in ACTIONS.values()]
    for drawn in (tower(), treasure_chamber(), determination(2), *signs):
        parsed(drawn)
    assert len({die(number) for number in range(1, 7)}) == 6


def test_what_has_no_picture_is_shown_as_a_question() -> None:
    assert all_text(emblem_of("something_new")) == ["?"]


def test_a_tile_card_shows_the_tile_as_it_would_lie() -> None:
    assert len({tile_card(CONTENT.tiles["chamber_02"], turns) for turns in range(4)}) == 4
