"""The market of the village: buying, selling, spells and books (SELL, BOOK)."""

import re

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    refused,
    scene,
    state_of,
    told,
)
from tests.games.plungin.rules.village_scene import see, village

RICH = {0: 5000}


def bought(game_options: tuple[str, ...]) -> set[str]:
    """What a menu offers to buy, books of spells not counted."""
    wares = {one.removeprefix("buy ") for one in game_options if one.startswith("buy ")}
    return {one for one in wares if not one.startswith("spell_book:")}


@pytest.mark.rule("DP-SELL-01")
def test_an_item_is_sold_for_half_its_price_rounded_down() -> None:
    game = see(carried={0: ["bandage", "whetstone"]}, gold={0: 0})
    act(game, 0, "sell bandage")
    assert hero(game).gold == 2
    assert hero(game).carried == ["whetstone"]
    assert cited(game, "sold") == ["DP-SELL-01"]


@pytest.mark.rule("DP-SELL-01")
def test_a_spell_book_is_sold_for_half_of_cost_and_twenty_and_a_recipe_for_half() -> None:
    game = see(carried={0: ["spell_book:pulse"]}, gold={0: 0}, party={"recipes": ["brew_revival"]})
    act(game, 0, "sell spell_book:pulse")
    assert hero(game).gold == (BOX.spells["pulse"].cost + 20) // 2
    act(game, 0, "enough", "part with brew_revival")
    assert state_of(game).party.fund == 45
    assert state_of(game).party.recipes == []


@pytest.mark.rule("DP-SELL-02", "DP-INV-05")
def test_valuables_are_sold_for_their_full_value() -> None:
    game = village(party={"valuables": ["garnet", "bat_wing"]})
    act(game, 0, "cash garnet", "cash bat_wing")
    assert state_of(game).party.fund == 44
    assert state_of(game).party.valuables == []
    assert cited(game, "traded") == ["DP-SELL-02", "DP-SELL-02"]


@pytest.mark.rule("DP-SELL-03")
@pytest.mark.parametrize("item", ["elixir_of_vigour", "warlords_horn", "pane_of_dawn"])
def test_what_has_no_price_cannot_be_sold_but_thrown_away(item: str) -> None:
    game = see(carried={0: [item]})
    assert f"sell {item}" not in options(game, 0)
    assert refused(game, 0)[f"sell {item}"] == "DP-SELL-03"
    act(game, 0, f"discard {item}")
    assert hero(game).carried == []


@pytest.mark.rule("DP-SELL-04")
@pytest.mark.parametrize("item", ["key", "great_key"])
def test_keys_cannot_be_sold(item: str) -> None:
    game = see(carried={0: [item]}, unfinished=True)
    assert f"sell {item}" not in options(game, 0)
    assert refused(game, 0)[f"sell {item}"] == "DP-SELL-04"


# -- the shop --------------------------------------------------------------------------------------


@pytest.mark.rule("DP-EXITDUN-03")
def test_the_first_tier_holds_all_potions_and_gear_and_things_up_to_130() -> None:
    wares = bought(options(see(gold=RICH), 0))
    assert len(wares) == 72
    assert {"great_sword", "chain_shirt", "potion_revival", "backpack", "lute"} <= wares
    assert not {"halberd", "plate_armour", "flametongue", "key"} & wares


@pytest.mark.rule("DP-EXITDUN-03")
@pytest.mark.parametrize(
    ("level", "more"),
    [
        (2, set()),
        (
            3,
            {
                "silver_sword",
                "fine_sword",
                "halberd",
                "heavy_crossbow",
                "breastplate",
                "tower_shield",
            },
        ),
    ],
)
def test_the_second_tier_opens_when_a_hero_has_reached_level_3(level: int, more: set[str]) -> None:
    first = bought(options(see(gold=RICH), 0))
    game = village("brannoc_vale", "sable_wick", gold=RICH, level={1: level})
    act(game, 0, "see brannoc_vale")
    assert bought(options(game, 0)) - first == more


@pytest.mark.rule("DP-EXITDUN-03")
def test_the_third_tier_opens_at_level_5() -> None:
    assert "plate_armour" not in bought(options(see(gold=RICH, level={0: 4}), 0))
    assert "plate_armour" in bought(options(see(gold=RICH, level={0: 5}), 0))


@pytest.mark.rule("DP-INV-01")
def test_a_hero_pays_the_list_price_first_with_his_own_gold_then_from_the_fund() -> None:
    game = see(gold={0: 25}, party={"fund": 10})
    act(game, 0, "buy short_sword")
    assert (hero(game).gold, state_of(game).party.fund) == (0, 5)
    assert hero(game).carried[-1] == "short_sword"
    assert told(game, "bought")[0]["price"] == 30
    assert bought(options(game, 0)) == {"club", "bandage"}


@pytest.mark.rule("DP-INV-11")
def test_nothing_is_bought_without_a_free_slot_but_a_backpack() -> None:
    game = see(gold=RICH, carried={0: ["whetstone"] * 4})
    assert bought(options(game, 0)) == {"backpack"}
    act(game, 0, "buy backpack")
    assert "sword" in bought(options(game, 0))
    assert "backpack" not in bought(options(game, 0))


# -- spells and books ------------------------------------------------------------------------------


def spells(game_options: tuple[str, ...]) -> set[str]:
    """The spells that a menu offers to learn."""
    return {one.removeprefix("study ") for one in game_options if one.startswith("study ")}


@pytest.mark.rule("DP-SPELL-03", "DP-SPELL-04")
@pytest.mark.parametrize(("level", "hardest"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 9)])
def test_spells_of_the_own_school_are_taught_by_the_level_of_the_party(
    level: int, hardest: int
) -> None:
    game = see("sister_ivenne", gold=RICH, level={0: level})
    light = {id: s.difficulty.get("school_of_light", 99) for id, s in BOX.spells.items()}
    known = {"mend_wounds", "pulse", "ward"}
    assert spells(options(game, 0)) == {id for id, d in light.items() if d <= hardest} - known


@pytest.mark.rule("DP-SPELL-03", "DP-SPELL-22")
def test_a_bought_spell_costs_its_cost_and_is_known_at_once() -> None:
    game = see("sister_ivenne", gold={0: 100})
    act(game, 0, "study blessing")
    assert hero(game).gold == 100 - BOX.spells["blessing"].cost
    assert "blessing" in hero(game).known
    assert "study blessing" not in options(game, 0)


@pytest.mark.rule("DP-BOOK-05")
def test_spell_books_are_sold_to_anybody_for_cost_and_twenty() -> None:
    game = see(gold={0: 300})
    act(game, 0, "buy spell_book:pulse")
    assert hero(game).gold == 300 - BOX.spells["pulse"].cost - 20
    assert cited(game, "bought") == ["DP-BOOK-05"]
    books = {one for one in options(game, 0) if one.startswith("buy spell_book:")}
    hard = {id for id, s in BOX.spells.items() if s.difficulty[s.school] > 2}
    assert hard
    assert not {f"buy spell_book:{id}" for id in hard} & books


@pytest.mark.rule("DP-BOOK-01")
def test_a_book_is_learnt_from_only_in_the_village_and_by_the_right_school() -> None:
    game = scene("sister_ivenne", carried={0: ["spell_book:blessing"]})
    assert not [one for one in options(game, 0) if re.match("read|study", one)]
    game = see("sister_ivenne", carried={0: ["spell_book:blessing", "spell_book:fireball"]})
    assert "read spell_book:fireball" not in options(game, 0)
    act(game, 0, "read spell_book:blessing")
    assert "blessing" in hero(game).known
    assert hero(game).carried == ["spell_book:fireball"]
    assert cited(game, "spell_learnt") == ["DP-BOOK-01"]


@pytest.mark.rule("DP-BOOK-02")
def test_each_spell_book_takes_a_slot() -> None:
    books = ["spell_book:pulse", "spell_book:ward", "spell_book:blessing"]
    game = see(gold=RICH, carried={0: books})
    act(game, 0, "buy spell_book:pulse")
    assert not bought(options(game, 0)) - {"backpack"}


@pytest.mark.rule("DP-BOOK-03", "DP-BOOK-04")
def test_any_hero_of_enough_mag_casts_from_a_book_without_a_check_and_it_is_gone() -> None:
    game = scene("pim_underbough", carried={0: ["spell_book:pulse"]}, life={0: 2}, dice=[3])
    act(game, 0, "cast from spell_book:pulse")
    assert hero(game).life == 5
    assert hero(game).carried == []
    assert not [one for one in told(game, "rolled") if "cast" in one["why"]]


@pytest.mark.rule("DP-BOOK-04")
def test_a_book_is_of_no_use_to_a_hero_of_too_little_mag() -> None:
    game = scene("pim_underbough", carried={0: ["spell_book:mend_wounds"]}, life={0: 2})
    assert "cast from spell_book:mend_wounds" not in options(game, 0)


# -- recipes and reagents --------------------------------------------------------------------------


@pytest.mark.rule("DP-INV-06")
def test_six_recipes_are_for_sale_once_each() -> None:
    game = village(gold=RICH)
    wares = {one for one in options(game, 0) if one.startswith("recipe ")}
    assert wares == {f"recipe {id}" for id in BOX.village.recipes}
    assert len(wares) == 6
    act(game, 0, "recipe brew_healing")
    assert hero(game).gold == 4970
    assert state_of(game).party.recipes == ["brew_healing"]
    assert "recipe brew_healing" not in options(game, 0)


@pytest.mark.rule("DP-INV-05")
def test_the_herbalist_sells_reagents_at_twice_their_value_and_star_quartz_to_level_3() -> None:
    game = village(gold=RICH)
    wares = {one.removeprefix("reagent ") for one in options(game, 0) if "reagent" in one}
    assert len(wares) == 10
    assert "star_quartz" not in wares
    assert all(BOX.items[one].bought == 2 * BOX.items[one].value for one in wares)
    assert "reagent star_quartz" in options(village(gold=RICH, level={0: 3}), 0)
    act(game, 0, "reagent bat_wing")
    assert hero(game).gold == 4992
    assert state_of(game).party.valuables == ["bat_wing"]


@pytest.mark.rule("DP-INV-01")
def test_the_richest_pays_what_the_fund_cannot() -> None:
    game = village(
        "brannoc_vale", "sable_wick", gold={0: 3, 1: 40}, party={"fund": 4}, rules=Rules()
    )
    act(game, 0, "recipe brew_healing")
    assert [hero(game, one).gold for one in (0, 1)] == [3, 14]
    assert state_of(game).party.fund == 0
