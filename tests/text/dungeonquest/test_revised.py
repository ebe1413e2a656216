"""What only players of the Revised Edition read."""

import pytest

from delvers.text import words
from tests.text.dungeonquest.scenes import NAMES, happened

GAME = "dungeonquest-revised"


def test_the_sun_has_thirty_one_spaces_to_go() -> None:
    assert words("en").event(GAME, happened("sun_moved", sun=7), NAMES) == "The sun sinks: 7 of 31."


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Cards up! Ana: melee. The troll: ranged."),
        ("es", "¡Cartas a la vista! Ana: cuerpo a cuerpo. El trol: a distancia."),
        ("ru", "Карты открыты! Ana: ближний бой. Тролль: дальний бой."),
        ("ro", "Cărțile pe față! Ana: corp la corp. Trolul: la distanță."),
    ],
)
def test_both_attacks_are_told_together(lang: str, line: str) -> None:
    event = happened(
        "cards_revealed", seat=0, attack="melee", monster="troll", monster_attack="ranged"
    )
    assert words(lang).event(GAME, event, NAMES) == line


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["The golem takes 1 wound.", "The golem takes 2 wounds."]),
        ("es", ["El gólem sufre 1 herida.", "El gólem sufre 2 heridas."]),
        ("ru", ["Голем получает 1 рану.", "Голем получает 2 раны."]),
        ("ro", ["Golemul suferă 1 rană.", "Golemul suferă 2 răni."]),
    ],
)
def test_the_wounds_of_a_monster_are_counted(lang: str, lines: list[str]) -> None:
    events = [happened("monster_wounded", monster="golem", amount=amount) for amount in (1, 2)]
    assert [words(lang).event(GAME, event, NAMES) for event in events] == lines


def test_a_question_about_determination_says_by_how_much_the_roll_is_too_high() -> None:
    told = words("en").prompt(GAME, "spend_determination 3")
    assert told == "The roll is too high by 3. How much Determination do you spend?"


def test_a_hero_who_comes_back_is_named() -> None:
    told = words("en").prompt(GAME, "come_back challara")
    assert told == "Back from the dead: Challara and Brightblaze. In which tower?"


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("play ranged", "Ranged attack"),
        ("spend none", "Spend no Determination"),
        ("spend 2", "Spend 2 Determination"),
        ("light north", "Shine the torch to the north"),
        ("light east h5", "Shine the torch to the east (h5)"),
        ("use rune_of_lightning", "Use: Rune of Lightning"),
    ],
)
def test_a_button_says_what_it_does(option: str, label: str) -> None:
    assert words("en").option(GAME, option) == label


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("dungeon_ambush", "Ambush"),
        ("catacomb_sorcerers_bolt", "Sorcerer's Bolt"),
        ("hero_melee", "Melee attack"),
        ("monster_magic", "Magic attack"),
    ],
)
def test_a_card_is_called_by_its_title(id: str, name: str) -> None:
    assert words("en").name(GAME, id) == name


def test_a_card_text_has_the_figures_of_the_card() -> None:
    w = words("en")
    assert "Life 16, Strength 7, Agility 5" in w.card_text(GAME, "hugo")
    assert "Life from 5 to 8, escape penalty from 2 to 6" in w.card_text(GAME, "demon")
    assert w.card_text(GAME, "demon_4") == "Life 8, escape penalty 6."
    assert "against ranged 2, against melee 2" in w.card_text(GAME, "monster_melee")
    assert "suffer 10 wounds less your Armor" in w.card_text(GAME, "catacomb_troll_smash")
    assert "1 wound if you pass, 5 if you fail" in w.card_text(GAME, "catacomb_demon_flame")


def test_nobody_flees_from_the_dragon() -> None:
    assert "flees" not in words("en").card_text(GAME, "dragon_dragon_rage")
