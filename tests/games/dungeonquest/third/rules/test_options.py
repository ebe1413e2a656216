"""Options of a new game, and what is wrong with some (SETUP, VAR-GEN); content that is refused."""

import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from delvers.games.dungeonquest.common.rules.cards import COMMON
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules import components as components_module
from delvers.games.dungeonquest.third.rules.components import load_content
from delvers.games.dungeonquest.third.rules.settings import TOGETHER
from delvers.games.dungeonquest.third.rules.setup import rules_of
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.errors import BadContent, BadOption
from delvers.kernel.game import Game
from delvers.kernel.rulebook import clause
from tests.games.dungeonquest.third.rules.scene import shown

CONTENT_FOLDER = Path(components_module.__file__).parents[1] / "content"
NAMES = [field.name for field in fields(Rules)]
FIELDS = {
    "focused_determination": "focused",
    "live_to_fight_another_day": "live_to_fight",
    "no_glory_without_valour": "no_glory",
}
"""Where a rule in force has a shorter name than its option."""


def check(seats: int, **settings: object) -> None:
    """Check the options of a new game as the front door does."""
    SPEC.check(seats, SPEC.check_options(settings))


@pytest.mark.rule("DQ3-SETUP-11")
@pytest.mark.parametrize(
    ("seats", "heroes", "message"),
    [
        (2, "hugo,conan", "no hero is called 'conan'; known: hugo, krutzbeck, lindel"),
        (2, "hugo,hugo", "every hero can be played only once"),
        (3, "hugo,lindel", "2 heroes for 3 seats; name one for each"),
        (1, "hugo,lindel", "2 heroes for 1 seats; name one for each"),
        (2, ",", "no hero is called ''"),
    ],
)
def test_heroes_that_cannot_be_played_are_refused(seats: int, heroes: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        check(seats, heroes=heroes)


@pytest.mark.rule("DQ3-SETUP-11")
def test_heroes_by_agreement_sit_in_the_order_of_their_names() -> None:
    settings = SPEC.check_options({"heroes": "gherinn,hugo"})
    SPEC.check(2, settings)
    game = Game(SPEC, 2, settings, seed=3)
    assert [hero["hero"] for hero in shown(game)["heroes"]] == ["gherinn", "hugo"]


@pytest.mark.rule("DQ3-GAME-01")
@pytest.mark.parametrize("option", TOGETHER)
def test_who_plays_alone_cannot_have_options_that_need_others(option: str) -> None:
    assert set(TOGETHER) == {"hero_against_hero", "servants"}
    with pytest.raises(BadOption, match=f"{option}.*at least two seats"):
        check(1, **{option: True})
    check(2, **{option: True})


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"hero": "hugo"}, "no option 'hero'; known: heroes, hero_against_hero"),
        ({"runes": 13}, "'runes' cannot be 13; allowed: 1, 2, 3"),
        ({"runes": 7}, "12 Runes, so with 2 seats each hero can get 6 at most"),
        ({"runes": 0}, "'runes' cannot be 0"),
        ({"runes": True}, "'runes' cannot be True"),
        ({"servants": 1}, "'servants' cannot be 1; allowed: False, True"),
        ({"heroes": 5}, "'heroes' cannot be 5"),
        ({"heroes": ["hugo"]}, "'heroes' cannot be"),
    ],
)
def test_an_unknown_option_or_setting_is_refused(settings: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        check(2, **settings)


@pytest.mark.rule("DQ3-VAR-GEN-01", "DQ3-VAR-GEN-02", "DQ3-GAP-92")
def test_options_are_off_unless_chosen_and_each_switches_its_own_rule() -> None:
    base = rules_of(2, SPEC.check_options({}))
    switches = [option.name for option in SPEC.options if option.default is False]
    assert len(switches) == 10
    for name in switches:
        chosen = rules_of(2, SPEC.check_options({name: True}))
        field = FIELDS.get(name, name)
        changed = [one for one in NAMES if getattr(base, one) != getattr(chosen, one)]
        assert (changed, getattr(base, field)) == ([field], False)
    everything = rules_of(2, SPEC.check_options(dict.fromkeys(switches, True) | {"runes": 3}))
    assert everything.runes == 3
    assert all(getattr(everything, FIELDS.get(name, name)) for name in switches)


def test_every_option_cites_a_clause_of_this_game() -> None:
    for option in SPEC.options:
        assert clause(option.clause).game == "dungeonquest-3e"


# -- content files ---------------------------------------------------------------------------------


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of the content files with one passage changed."""
    copy = folder / "third" / "content"
    shutil.copytree(CONTENT_FOLDER, copy)
    text = (copy / name).read_text(encoding="utf-8")
    assert old in text
    (copy / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("runes.toml", "copies = 1", "copies = 2", "runes: 13 pieces where 12 are needed"),
        ("combat.toml", "copies = 5", "copies = 4", "combat: 53 pieces where 54 are needed"),
        ("heroes.toml", '[[heroes]]\nid = "hugo"', '[[x]]\nid = "hugo"', "heroes"),
        ("heroes.toml", 'id = "krutzbeck"', 'id = "hugo"', "hugo: two entries have"),
        ("power.toml", 'owner = "hugo"', 'owner = "lindel"', "hugo: 3 pieces where 4 are needed"),
        ("power.toml", 'owner = "hugo"', 'owner = "conan"', "not one of: hugo, krutzbeck"),
        ("monsters.toml", 'monster = "troll"', 'monster = "demon"', "troll: 3 pieces where 4"),
        ("door.toml", 'type = "event"', 'type = "surprise"', "door.toml"),
        ("heroes.toml", "life = 16", 'life = "many"', "life"),
    ],
)
def test_a_content_file_that_does_not_fit_the_box_is_refused(
    tmp_path: Path, name: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(BadContent, match=message):
        load_content(changed(tmp_path, name, old, new))


@pytest.mark.rule("DQ3-COMP-19", "DQ3-SETUP-02")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 11", "copies = 12", "tiles: 118 pieces where 117 are needed"),
        ('id = "chamber_02"', 'id = "chamber_01"', "chamber_01: two entries have this id"),
        ('"S", "S", "W", "W", "E", "E"', '"S", "W", "E"', "one letter for each face of the die"),
        ('exits = ["S", "S", "W", "W", "E", "E"]', "", "for chambers of darkness"),
    ],
)
def test_tiles_that_do_not_fit_the_box_are_refused(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    common = tmp_path / "common"
    shutil.copytree(COMMON, common)
    tiles = common / "tiles.toml"
    text = tiles.read_text(encoding="utf-8")
    assert old in text
    tiles.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        load_content(CONTENT_FOLDER, common)
