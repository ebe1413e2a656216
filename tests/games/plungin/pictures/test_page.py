"""The regions of the page: whatever happens, everything that can be chosen is there to be read."""

import random
import re
from collections import Counter
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import delvers
from delvers.draw import regions
from delvers.games.plungin.pictures.prices import price
from delvers.games.plungin.rules.heroes.heroes import STANDARD_PARTY
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.pictures.scenes import drawn_for
from tests.games.plungin.rules.scene import act, options, scene, state_of
from tests.games.plungin.rules.village_scene import see, village
from tests.games.raiders.pictures.scenes import parsed

NEVER_CLOSED = re.compile(r"<(abbr|b|dl|div|h\d|li|ol|p|section|span|strong|ul)\b[^<>]*/>")
"""What a browser would leave open, whatever a strict parser says."""
HOME = ("leave dungeon", "retire", "nothing")


def page_of(game: Game, seat: int | None = 0, lang: str = "en") -> dict[str, str]:
    """All regions, each of them well formed, and no id in two places."""
    drawn = regions(drawn_for(game, seat, lang))
    ids = Counter(
        one.attrib["id"] for html in drawn.values() for one in inside(html) if "id" in one.attrib
    )
    assert [id for id, count in ids.items() if count > 1] == []
    assert [html for html in drawn.values() if NEVER_CLOSED.search(html)] == []
    return drawn


def inside(html: str) -> list[ElementTree.Element]:
    """All elements of a region."""
    return [*parsed(f"<div>{html}</div>").iter()]


def offered(html: str) -> list[str]:
    """The options that a region offers."""
    return [one.attrib["data-option"] for one in inside(html) if "data-option" in one.attrib]


def check_page(game: Game, seat: int) -> None:
    """Everything that a seat can choose stands in the panel once; what is refused says why."""
    drawn, ask = page_of(game, seat), game.pending[seat]
    assert sorted(offered(drawn["options"])) == sorted(ask.options)
    named = {one.get("data-refused") for one in inside(drawn["options"])}
    assert set(ask.refused) <= named
    assert drawn["prompt"]


def play(game: Game, choices: int, seed: int) -> None:
    """Choose anything, but do not go home, and look at the page before each choice."""
    chance = random.Random(seed)
    for _ in range(choices):
        if game.result is not None:
            break
        seat = game.waiting[0]
        check_page(game, seat)
        able = [one for one in game.pending[seat].options if one not in HOME]
        game.choose(seat, chance.choice(able or [*game.pending[seat].options]))
    page_of(game, None)


@pytest.mark.parametrize(
    "adventure", ["tapping_in_the_wall", "bell_under_harrow", "lamplighters_road"]
)
def test_every_adventure_can_be_played_by_what_the_page_offers(adventure: str) -> None:
    game = delvers.new("plungin", seats=2, seed=4, options={"adventure": adventure})
    play(game, 100, seed=4)


@pytest.mark.parametrize("gold_fever", [True, False])
def test_a_campaign_can_be_played_by_what_the_page_offers(gold_fever: bool) -> None:
    agreed = {"campaign": True, "tutor": True, "gold_fever": gold_fever}
    play(delvers.new("plungin", seats=3, seed=2, options=agreed), 100, seed=2)


# -- in a dungeon ----------------------------------------------------------------------------------


def test_the_menu_tells_the_chance_of_an_attack() -> None:
    game = scene("brannoc_vale", at=[(2, 2)], monsters=[("orc", (3, 2))])
    said = page_of(game)["options"]
    assert "% · damage about" in said
    assert "Attack" in said


def test_a_sheet_shows_what_has_befallen_a_hero_and_for_how_long() -> None:
    game = scene("brannoc_vale", conditions={0: {"slowed": -2, "rooted": 0}})
    said = page_of(game)["heroes"]
    assert "Slowed (2 rounds)" in said
    assert ">Rooted<" in said


def test_of_a_boss_only_the_damage_is_told() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], monsters=[("demon", (4, 4)), ("goblin", (5, 5))])
    said = page_of(game)["foes"]
    assert "damage 0" in said
    assert "LIFE 3/3" in said


def test_the_party_sees_its_keys_its_counter_and_its_tasks() -> None:
    said = page_of(scene("brannoc_vale"))["party"]
    for part in ("Terrain Counter", "Great Keys", "the Great Door is placed on the table"):
        assert part in said


def test_the_dice_of_the_last_rolls_are_shown_as_they_fell() -> None:
    game = scene("brannoc_vale", at=[(2, 2)], monsters=[("orc", (3, 2))], dice=[6, 1, 2, 5])
    act(game, 0, "attack orc 10")
    assert "dp-die hit" in page_of(game)["dice"]


def test_who_watches_can_choose_nothing() -> None:
    drawn = page_of(scene("brannoc_vale"), None)
    assert drawn["options"] == ""
    assert not any(offered(html) for html in drawn.values())


def test_names_of_players_are_text_and_no_markup() -> None:
    game = scene("brannoc_vale", "sable_wick")
    drawn = drawn_for(game, None)
    named = type(drawn)(drawn.game, drawn.view, None, drawn.words, ("<b>", "&"))
    assert "&lt;b&gt;" in regions(named)["heroes"]
    assert "&amp;" in regions(named)["heroes"]


# -- prose -----------------------------------------------------------------------------------------


def test_the_introduction_is_open_at_first_and_put_away_later() -> None:
    game = delvers.new("plungin", seats=1, seed=1, options={})
    assert "For nine nights" in page_of(game)["story"]
    later = page_of(scene("brannoc_vale"))
    assert later["story"] == ""
    assert "For nine nights" in later["plot"]


def test_a_won_adventure_is_told_in_the_village() -> None:
    game = village("brannoc_vale", party={"won": ["tapping_in_the_wall"]})
    state_of(game).won = True
    assert "They are dancing." in page_of(game)["story"]


@pytest.mark.parametrize(("won", "told"), [(True, "They are dancing."), (False, "tenth night")])
def test_the_end_is_told_in_prose_and_by_the_fate_of_every_hero(won: bool, told: str) -> None:
    state = state_of(scene("brannoc_vale", "sable_wick", seats=1))
    state.part, state.won, state.lost = "over", won, not won
    game = Game(delvers.new("plungin", seats=1).spec, 1, {}, scene=state)
    said = page_of(game)["result"]
    assert told in said
    assert "Sable Wick" in said


# -- the village -----------------------------------------------------------------------------------

RICH: dict[str, Any] = {"gold": {0: 5000}, "level": {0: 5}}
OWNED = {
    "recipes": ["brew_healing", "brew_antidote"],
    "valuables": ["moon_moss", "cave_honey"],
    "stored": ["club", "bandage"],
    "properties": ["prop_cottage", "prop_hall"],
}


def first_hero(game: Game) -> Any:
    """The sheet of the first hero."""
    hero: Any = drawn_for(game).view["heroes"][0]
    return hero


def test_a_shop_with_many_wares_stands_in_drawers() -> None:
    game = see("orrin_ashgrove", party=OWNED, **RICH)
    check_page(game, 0)
    said = page_of(game)["options"]
    assert len(options(game, 0)) > 50
    for drawer in ("shelf-buy-weapon", "shelf-study", "shelf-fetch", "shelf-sage"):
        assert f'id="{drawer}"' in said


@pytest.mark.parametrize(
    "option",
    ["buy sword", "buy spell_book:fire_bolt", "study flame_blade", "sell fire_flask",
     "ask bell_under_harrow doors", "make brew_healing"],
)  # fmt: skip
def test_a_price_is_what_it_costs(option: str) -> None:
    game = see("orrin_ashgrove", party=OWNED, **RICH)
    told = price(drawn_for(game), option, first_hero(game))
    act(game, 0, option)
    assert told == abs(5000 - state_of(game).heroes[0].gold)


def test_the_dead_can_be_seen_to() -> None:
    game = village("brannoc_vale", "sable_wick", status={1: "dead"}, gold={0: 900})
    act(game, 0, "see sable_wick")
    check_page(game, 0)
    assert "funeral" in offered(page_of(game)["options"])


def test_a_curse_can_be_lifted_for_what_the_priest_asks() -> None:
    game = see("brannoc_vale", gold={0: 500}, armour={0: "cursed_coffin_mail"})
    check_page(game, 0)
    before = state_of(game).heroes[0].gold
    told = price(drawn_for(game), "uncurse cursed_coffin_mail", first_hero(game))
    act(game, 0, "uncurse cursed_coffin_mail")
    assert told == before - state_of(game).heroes[0].gold


def test_the_square_sells_recipes_reagents_and_properties() -> None:
    game = village(*STANDARD_PARTY, gold={0: 900}, party=OWNED, rules=Rules(campaign=True))
    check_page(game, 0)
    said = page_of(game)["options"]
    for drawer in ("shelf-recipe", "shelf-reagent", "shelf-acquire", "shelf-cash"):
        assert f'id="{drawer}"' in said


# -- names -----------------------------------------------------------------------------------------


def made_and_named(seat: int | None) -> dict[str, str]:
    """The page of a party with a hero that seat 0 has made and named, and a ready one of seat 1."""
    game = delvers.new("plungin", seats=2, seed=1, options={"campaign": True})
    act(game, 0, "create", "race dwarf", "class warrior", "class package", "learn steadfast")
    act(game, 1, "take sable_wick")
    named = drawn_for(game, seat).words.with_names({"dwarf_warrior_1": "<b>Gróa</b>"})
    return regions(replace(drawn_for(game, seat), words=named))


def test_a_hero_s_name_is_drawn_as_text() -> None:
    for seat in (0, 1, None):
        drawn = made_and_named(seat)
        assert "&lt;b&gt;Gróa&lt;/b&gt;" in drawn["own"]
        assert "&lt;b&gt;Gróa&lt;/b&gt;" in drawn["heroes"]
        assert "<b>Gróa" not in "".join(drawn.values())


def test_the_button_that_names_a_hero_is_for_who_has_made_it() -> None:
    for region in ("own", "heroes"):
        assert made_and_named(0)[region].count("data-hero=") == 1
        assert "data-hero=" not in made_and_named(1)[region] + made_and_named(None)[region]
