"""Hero cards (HERO)."""

from dataclasses import fields
from typing import get_args

import pytest

from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.common.rules.state import Attribute
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Hero
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, hero, scene, shown, told

PRINTED = {
    "hugo": (16, 7, 4, 9, 3),
    "krutzbeck": (20, 9, 5, 5, 3),
    "lindel": (15, 6, 6, 6, 5),
    "tatianna": (14, 4, 9, 4, 6),
    "gherinn": (13, 3, 4, 4, 9),
    "challara": (12, 5, 6, 5, 7),
}
"""Life, Strength, Agility, Armor, Luck."""


def entering(name: str, tile: str, *dice: int, wounds: int = 0, **top: list[str]) -> Game:
    """A hero goes from c3 into a chamber in the north."""
    game = scene(name, "hugo" if name != "hugo" else "krutzbeck", at=["c3", "m10"],
                 tiles={"c3": "chamber_01", "c2": tile}, dice=dice, wounds={0: wounds},
                 top=top, skips={1: 9})  # fmt: skip
    act(game, 0, "move north")
    return game


def trials(game: Game) -> list[tuple[str, int]]:
    """The attributes tested so far, and the values they were tested with."""
    events = [*told(game, "test_passed"), *told(game, "test_failed")]
    return [(event["attribute"], event["value"]) for event in events]


@pytest.mark.rule("DQ3-HERO-01", "DQ3-HERO-11", "DQ3-HERO-12", "DQ3-HERO-16", "DQ3-HERO-17")
def test_the_six_heroes_have_their_printed_values() -> None:
    values = {
        card.id: (card.life, card.strength, card.agility, card.armor, card.luck)
        for card in CONTENT.heroes.values()
    }
    assert values == PRINTED
    assert CONTENT.heroes["tatianna"].life == 14
    assert CONTENT.heroes["challara"].agility == 6
    assert CONTENT.heroes["hugo"].agility == 4


@pytest.mark.rule("DQ3-HERO-01", "DQ3-HERO-09")
def test_a_hero_card_holds_life_and_four_attributes_and_no_flavour() -> None:
    ours = {"id", "status"}
    of_packs = {"ability", "picture", "name", "text"}
    printed = {field.name for field in fields(HeroCard)} - ours - of_packs
    assert printed == {"life", "strength", "agility", "armor", "luck"}
    for card in CONTENT.heroes.values():
        assert not any(getattr(card, name) for name in of_packs)


@pytest.mark.rule("DQ3-HERO-02")
@pytest.mark.parametrize("name", PRINTED)
def test_a_hero_dies_of_as_many_wounds_as_his_life_and_not_before(name: str) -> None:
    life = PRINTED[name][0]
    game = scene(name, "hugo" if name != "hugo" else "lindel", at=["c3", "m10"],
                 tiles={"c3": "chamber_09"}, wounds={0: life - 4}, dice=[3, 1], skips={1: 9},
                 top={"door": ["door_spear_trap"] * 2})  # fmt: skip
    act(game, 0, "move north")
    assert (hero(game, 0).wounds, hero(game, 0).status) == (life - 1, "exploring")
    assert shown(game)["heroes"][0]["life"] == life
    act(game, 0, "move north")
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQ3-HERO-03", "DQ3-HERO-04", "DQ3-HERO-05", "DQ3-HERO-06")
@pytest.mark.parametrize("name", ["hugo", "krutzbeck", "tatianna", "challara"])
def test_strength_agility_armor_and_luck_are_tested_with_their_printed_values(name: str) -> None:
    _, strength, agility, armor, luck = PRINTED[name]
    web = scene(name, "lindel", at=["c3"], tiles={"c3": "spider_web_01"}, bound={0: "caught"},
                dice=[6, 6])  # fmt: skip
    assert trials(web) == [("strength", strength)]
    assert trials(entering(name, "trap_01", 1, 1, trap=["trap_trapdoor"])) == [("agility", agility)]
    assert trials(entering(name, "trap_01", 1, 1, trap=["trap_crossfire_trap"])) == [
        ("armor", armor)
    ]
    assert trials(entering(name, "bottomless_pit_01", 1, 1)) == [("luck", luck)]


@pytest.mark.rule("DQ3-HERO-05")
def test_armor_alone_takes_no_wound_away() -> None:
    """Hugo has Armor 9, and no test stands between him and the explosion."""
    game = entering("hugo", "trap_01", 6, trap=["trap_explosion"])
    assert trials(game) == []
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQ3-HERO-07")
def test_life_is_no_attribute_that_can_be_trials() -> None:
    assert set(get_args(Attribute)) == {"strength", "agility", "armor", "luck"}


@pytest.mark.rule("DQ3-HERO-10", "DQ3-SETUP-12")
def test_each_hero_has_four_power_cards_that_nobody_shares() -> None:
    sets = [set(CONTENT.powers_of(name)) for name in PRINTED]
    assert [len(cards) for cards in sets] == [4] * 6
    assert len(set.union(*sets)) == 24


@pytest.mark.rule("DQ3-HERO-11", "DQ3-HERO-18", "DQ3-COMP-05", "DQ3-COMP-28")
@pytest.mark.parametrize("stranger", ["brightblaze", "landrec", "Hugo", ""])
def test_nobody_but_the_six_can_be_played(stranger: str) -> None:
    assert set(CONTENT.heroes) == set(PRINTED)
    with pytest.raises(BadOption, match="known: hugo, krutzbeck, lindel"):
        SPEC.check(2, SPEC.check_options({"heroes": f"hugo,{stranger}"}))


@pytest.mark.rule("DQ3-HERO-18")
def test_no_hero_has_a_familiar_beside_him() -> None:
    """Brightblaze is part of Challara's card; there is no place for the token."""
    assert not any("familiar" in field.name for field in fields(Hero))
    assert len(shown(scene("challara", "hugo"))["heroes"]) == 2
