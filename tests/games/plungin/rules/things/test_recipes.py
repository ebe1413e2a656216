"""Brewing and making magic items (INV; books 2.5 and 2.6)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.state import Visit
from delvers.games.plungin.rules.things.recipes import recipe_options
from delvers.kernel.game import Game
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
from tests.games.plungin.rules.village_scene import see

BREW = "brew_healing"
HERBS = ["moon_moss", "cave_honey", "opal"]
BLADE = ["ember_salt", "ember_salt", "demon_ichor"]


def brewing(*dice: int, name: str = "brannoc_vale", **facts: Any) -> Game:
    """Somebody in the village with all that a potion of healing needs."""
    party = {"recipes": [BREW], "valuables": [*HERBS]}
    settled: dict[str, Any] = {"gold": {0: 10}, "carried": {0: []}, "party": party, **facts}
    return see(name, dice=dice, **settled)


@pytest.mark.rule("DP-INV-06")
def test_a_recipe_uses_up_its_reagents_and_gold_and_makes_its_thing() -> None:
    game = brewing(5, 2)
    act(game, 0, f"make {BREW}")
    assert hero(game).carried == ["potion_healing"]
    assert hero(game).gold == 4
    assert state_of(game).party.valuables == ["opal"]
    assert state_of(game).party.recipes == [BREW]
    assert cited(game, "item_made") == ["DP-INV-06"]


@pytest.mark.rule("DP-INV-06")
def test_a_recipe_is_tried_once_a_visit() -> None:
    game = brewing(5, 2, party={"recipes": [BREW], "valuables": HERBS * 2}, gold={0: 50})
    act(game, 0, f"make {BREW}")
    assert f"make {BREW}" not in options(game, 0)
    assert refused(game, 0)[f"make {BREW}"] == "DP-INV-06"


@pytest.mark.rule("DP-INV-06")
def test_what_was_tried_before_this_visit_does_not_count() -> None:
    game = brewing(party={"recipes": [BREW], "valuables": HERBS, "visit": Visit([BREW])})
    assert f"make {BREW}" in options(game, 0)


@pytest.mark.rule("DP-INV-06", "DP-SPECIAL-03")
def test_in_the_dungeon_only_potions_are_made_and_the_chest_is_far_away() -> None:
    party = ["recipe_boots_of_the_hare", BREW]
    game = scene(carried={0: ["leather_boots"]}, gold={0: 100})
    state = state_of(game)
    state.party.recipes = party
    state.party.valuables = [*HERBS, "quicksilver", "wolf_fang", "wolf_fang"]
    assert recipe_options(state, hero(game), brewing=True) == [f"make {BREW}"]
    hero(game).carried = ["club"] * 4
    assert recipe_options(state, hero(game), brewing=True) == []


@pytest.mark.rule("DP-INV-07")
def test_a_failed_check_costs_the_gold_only() -> None:
    game = brewing(3, 4)
    act(game, 0, f"make {BREW}")
    assert hero(game).carried == []
    assert hero(game).gold == 4
    assert state_of(game).party.valuables == HERBS
    assert told(game, "recipe_failed")[0]["fumbled"] is False


@pytest.mark.rule("DP-INV-07")
def test_a_fumbled_check_costs_the_reagents_too() -> None:
    game = brewing(1, 4)
    act(game, 0, f"make {BREW}")
    assert state_of(game).party.valuables == ["opal"]
    assert hero(game).carried == []


@pytest.mark.rule("DP-INV-07")
def test_an_alchemist_rolls_two_dice_more_and_brews_two_potions() -> None:
    game = brewing(3, 3, 3, 5, abilities={0: ["alchemist"]})
    act(game, 0, f"make {BREW}")
    assert hero(game).carried == ["potion_healing", "potion_healing"]


@pytest.mark.rule("DP-INV-06")
@pytest.mark.parametrize(
    "facts",
    [
        {"gold": {0: 5}},
        {"party": {"recipes": [BREW], "valuables": ["moon_moss"]}},
        {
            "carried": {0: ["club"] * 4},
            "party": {"recipes": [BREW], "valuables": HERBS, "stored": ["club"] * 4},
        },
    ],
    ids=["gold", "reagents", "room"],
)
def test_what_is_lacking_forbids_a_recipe(facts: dict[str, object]) -> None:
    game = brewing(**facts)  # type: ignore[arg-type]
    assert f"make {BREW}" not in options(game, 0)
    assert refused(game, 0)[f"make {BREW}"] == "DP-INV-06"


@pytest.mark.rule("DP-INV-06", "DP-INV-08")
def test_a_potion_without_a_free_slot_goes_into_the_common_chest() -> None:
    game = brewing(5, 2, carried={0: ["club"] * 4})
    act(game, 0, f"make {BREW}")
    assert state_of(game).party.stored == ["potion_healing"]


@pytest.mark.rule("DP-INV-07")
def test_some_recipes_ask_for_a_school_of_magic() -> None:
    party = {
        "recipes": ["brew_memory", "brew_revival"],
        "valuables": ["star_quartz", "vampire_ash", "moon_moss", "silver_dust"],
    }
    game = brewing(party=party, gold={0: 100})
    assert refused(game, 0)["make brew_memory"] == "DP-INV-07"
    game = brewing(name="orrin_ashgrove", party=party, gold={0: 100})
    assert "make brew_memory" in options(game, 0)
    assert refused(game, 0)["make brew_revival"] == "DP-INV-07"
    game = brewing(name="sister_ivenne", party=party, gold={0: 100})
    assert "make brew_revival" in options(game, 0)


# -- magic items -----------------------------------------------------------------------------------


def forging(*dice: int, **facts: Any) -> Game:
    """A mage of Ember with all that a flametongue needs."""
    party = {"recipes": ["recipe_flametongue"], "valuables": [*BLADE], "stored": ["sword"]}
    settled: dict[str, Any] = {"gold": {0: 60}, "carried": {0: []}, "party": party, **facts}
    return see("orrin_ashgrove", dice=dice, **settled)


@pytest.mark.rule("DP-INV-06")
def test_a_magic_item_takes_the_place_of_its_base_item() -> None:
    game = forging(5, 5, 2, 2, 2, 2)
    act(game, 0, "make recipe_flametongue")
    assert hero(game).carried == ["flametongue"]
    assert state_of(game).party.stored == []
    assert state_of(game).party.valuables == []
    assert hero(game).gold == 0


@pytest.mark.rule("DP-INV-06")
@pytest.mark.parametrize(
    ("dice", "left"), [((5, 2, 2, 2, 2, 2), ["sword"]), ((1, 2, 2, 2, 2, 2), [])]
)
def test_the_base_item_is_lost_only_on_a_fumble(dice: tuple[int, ...], left: list[str]) -> None:
    game = forging(*dice)
    act(game, 0, "make recipe_flametongue")
    assert state_of(game).party.stored == left
    assert hero(game).carried == []


@pytest.mark.rule("DP-INV-06")
def test_without_its_base_item_nothing_is_made() -> None:
    party = {"recipes": ["recipe_flametongue"], "valuables": BLADE}
    assert refused(forging(party=party), 0)["make recipe_flametongue"] == "DP-INV-06"
    assert "make recipe_flametongue" in options(forging(party=party, carried={0: ["sword"]}), 0)


@pytest.mark.rule("DP-INV-07")
def test_a_recipe_without_a_check_always_works() -> None:
    party = {
        "recipes": ["recipe_boots_of_the_hare"],
        "valuables": ["quicksilver", "wolf_fang", "wolf_fang"],
    }
    game = see(dice=[1], party=party, carried={0: ["leather_boots"]}, gold={0: 40})
    act(game, 0, "make recipe_boots_of_the_hare")
    assert hero(game).carried == ["boots_of_the_hare"]
    assert not told(game, "rolled")


@pytest.mark.rule("DP-INV-07")
def test_an_alchemist_makes_but_one_magic_item() -> None:
    game = forging(5, 5, 2, 2, 2, 2, abilities={0: ["alchemist", "school_of_magic"]})
    act(game, 0, "make recipe_flametongue")
    assert hero(game).carried == ["flametongue"]


@pytest.mark.rule("DP-INV-07")
def test_a_hall_lets_one_check_a_visit_be_rolled_again() -> None:
    party = {
        "recipes": [BREW, "brew_antidote"],
        "valuables": [*HERBS, "venom_sac"],
        "properties": ["prop_hall"],
    }
    game = brewing(3, 3, 5, 2, 3, 3, party=party, gold={0: 50})
    act(game, 0, f"make {BREW}")
    assert options(game, 0) == ("roll again", "decline")
    act(game, 0, "roll again")
    assert hero(game).carried == ["potion_healing"]
    act(game, 0, "make brew_antidote")
    assert "roll again" not in options(game, 0)
    assert told(game, "recipe_failed")


@pytest.mark.rule("DP-INV-07")
def test_a_check_that_succeeds_is_not_rolled_again() -> None:
    party = {"recipes": [BREW], "valuables": HERBS, "properties": ["prop_hall"]}
    game = brewing(5, 3, party=party)
    act(game, 0, f"make {BREW}")
    assert hero(game).carried == ["potion_healing"]


@pytest.mark.rule("DP-INV-06")
@pytest.mark.parametrize("recipe", BOX.recipes.values(), ids=lambda one: str(one.id))
def test_every_recipe_makes_a_known_thing_from_known_things(recipe: object) -> None:
    things = (recipe.makes, *recipe.reagents, *([recipe.base] if recipe.base else []))  # type: ignore[attr-defined]
    assert all(one in BOX.items for one in things)
    assert all(BOX.items[one].kind == "reagent" for one in recipe.reagents)  # type: ignore[attr-defined]
