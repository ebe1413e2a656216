"""What only players of the third edition read."""

import pytest

from delvers.text import Words, words
from delvers.text.gametext import readable
from tests.games.dungeonquest.common.words.scenes import NAMES, happened

GAME = "dungeonquest-3e"


def test_what_determination_is_for_has_a_name(w: Words) -> None:
    for encounter in ("here web", "here portcullis c4", "here cave_in", "pit", "hole", "any"):
        assert w.name(GAME, encounter) != readable(encounter)


def test_a_monster_fights_in_its_own_name_but_a_hero_in_that_of_the_player() -> None:
    w = words("en")
    laid = happened("card_laid", seat=1, fighter="troll")
    assert w.event(GAME, laid, NAMES) == "The troll lays a card face down."
    laid = happened("card_laid", seat=1, fighter="hugo")
    assert w.event(GAME, laid, NAMES) == "Bob lays a card face down."


def test_a_lone_player_runs_no_monster() -> None:
    event = happened("fight_began", seat=0, monster="demon", player=0)
    told = words("en").event(GAME, event, NAMES)
    assert told == "The demon bars the way! Ana stands alone."


def test_the_sun_has_thirty_spaces_to_go() -> None:
    assert words("en").event(GAME, happened("sun_moved", sun=7), NAMES) == "The sun sinks: 7 of 30."


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("meet skeleton 2", "Face: Skeleton 2"),
        ("name melee", "melee"),
        ("play melee_3", "Play: Melee 3"),
    ],
)
def test_a_button_says_what_it_does(option: str, label: str) -> None:
    assert words("en").option(GAME, option) == label


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("dungeon_monster_troll", "Troll"),
        ("search_secret_passage", "Secret Passage"),
        ("magic_5", "Magic 5"),
        ("skeleton_poisoned_arrow", "Poisoned Arrow"),
        ("deck_power", "Power card"),
    ],
)
def test_a_card_is_called_by_its_title(id: str, name: str) -> None:
    assert words("en").name(GAME, id) == name


def test_a_card_text_has_the_figures_of_the_card() -> None:
    w = words("en")
    assert "Life 16, Strength 7" in w.card_text(GAME, "hugo")
    assert "Life from 5 to 8" in w.card_text(GAME, "demon")
    assert "Attack 2, ranged. It counterattacks: melee." in w.card_text(
        GAME, "skeleton_poisoned_arrow"
    )
    assert w.card_text(GAME, "dungeon_monster_troll").startswith("The troll blocks your way")
