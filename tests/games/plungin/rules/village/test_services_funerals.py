"""Services, funerals and brewing looked at closely (DEATH, INV, SPECIAL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.state.state import Adventure, Rules
from delvers.games.plungin.rules.village.services import next_packs
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, cited, hero, options, scene, state_of, told
from tests.games.plungin.rules.village_scene import go_on, see, village

HERBS = ["moon_moss", "cave_honey"]


def den(*dice: int, **facts: Any) -> Game:
    """A hero with a recipe and herbs in an alchemist's den."""
    game = scene(
        at=[(1, 1)],
        tile="alchemists_den",
        location="alchemists_den",
        dice=dice,
        **{"carried": {0: []}, "gold": {0: 20}, **facts},
    )
    state_of(game).party.recipes = ["brew_healing", "recipe_boots_of_the_hare"]
    state_of(game).party.valuables = HERBS * 2
    act(game, 0, "move", "stop")
    return game


@pytest.mark.rule("DP-SPECIAL-03", "DP-INV-06")
def test_a_potion_is_brewed_in_the_den_for_an_action_once_a_stay() -> None:
    game = den(5, 2, 5, 2)
    before = state_of(game).round
    assert hero(game).actions == 1
    act(game, 0, "make brew_healing")
    assert hero(game).carried == ["potion_healing"]
    assert (hero(game).gold, state_of(game).round) == (14, before + 1)
    assert state_of(game).party.valuables == HERBS
    assert "make brew_healing" not in options(game, 0)


@pytest.mark.rule("DP-SPECIAL-03", "DP-INV-07")
def test_a_hall_in_the_village_is_of_no_help_in_the_den() -> None:
    game = den(3, 3)
    state_of(game).party.properties = ["prop_hall"]
    act(game, 0, "make brew_healing")
    assert "roll again" not in options(game, 0)
    assert cited(game, "recipe_failed") == ["DP-INV-07"]


@pytest.mark.rule("DP-SPECIAL-03", "DP-INV-08")
def test_what_an_alchemist_in_the_den_cannot_carry_is_left_behind() -> None:
    facts: dict[str, Any] = {"carried": {0: ["club"] * 3}, "abilities": {0: ["alchemist"]}}
    game = den(5, 2, 2, 2, **facts)
    act(game, 0, "make brew_healing")
    assert hero(game).carried == ["club", "club", "club", "potion_healing"]
    assert state_of(game).party.stored == []
    assert cited(game, "left_behind") == ["DP-INV-09"]


@pytest.mark.rule("DP-SPECIAL-03")
def test_a_freed_prisoner_pays_on_arrival() -> None:
    game = village(adventure=Adventure(prisoner_level=2), gold={0: 0})
    assert hero(game).gold == 40
    assert state_of(game).adventure.prisoner_level == 0


@pytest.mark.rule("DP-EXITDUN-03")
def test_the_smith_mends_each_broken_thing_once_and_it_is_told() -> None:
    game = see(broken={0: ["wooden_shield"]}, gold={0: 50}, carried={0: []})
    act(game, 0, "repair wooden_shield")
    assert hero(game).broken == []
    assert "repair wooden_shield" not in options(game, 0)
    assert cited(game, "repaired") == ["DP-ENTRY-SERVICE-SVC-REPAIR"]


@pytest.mark.rule("DP-EXITDUN-03")
def test_the_training_yard_asks_and_tells() -> None:
    game = see(gold={0: 50})
    act(game, 0, "retrain charge")
    assert game.pending[0].rule == "DP-ENTRY-SERVICE-SVC-RETRAIN"
    act(game, 0, "learn steadfast")
    assert told(game, "retrained") == [{"who": "brannoc_vale", "old": "charge", "new": "steadfast"}]


@pytest.mark.rule("DP-CURSE-06")
def test_a_priest_who_is_paid_keeps_his_free_service_for_later() -> None:
    curse: dict[str, Any] = {"attire": {0: ["cursed_ring_of_hunger"]}, "gold": {0: 50}}
    game = see(**curse)
    act(game, 0, "uncurse cursed_ring_of_hunger")
    assert (hero(game).gold, hero(game).attire) == (0, [])
    assert state_of(game).party.has_used_thanks is False


@pytest.mark.rule("DP-DEATH-11", "DP-DEATH-12")
def test_a_funeral_leaves_what_was_carried_to_the_party_and_nothing_worn() -> None:
    game = village(
        "brannoc_vale",
        "sable_wick",
        status={1: "dead"},
        gold={0: 0, 1: 0},
        carried={1: ["bandage"]},
        valuables={1: ["opal"]},
        recipes={1: ["brew_healing"]},
        attire={1: ["iron_cap"]},
    )
    act(game, 0, "see sable_wick", "funeral")
    assert game.pending[0].rule == "DP-DEATH-11"
    assert cited(game, "buried") == ["DP-ENTRY-SERVICE-SVC-FUNERAL"]
    dead, party = hero(game, 1), state_of(game).party
    assert (dead.hands, dead.armour, dead.attire, dead.carried) == (["", ""], "", [], [])
    assert (party.stored, party.valuables) == (["bandage"], ["opal"])
    assert (dead.recipes, party.recipes) == ([], ["brew_healing"])


@pytest.mark.rule("DP-DEATH-13")
def test_a_new_hero_joins_rested_and_told() -> None:
    game = village("brannoc_vale", "sable_wick", status={1: "dead"}, exp={0: 120})
    act(game, 0, "see sable_wick", "funeral", "new hero", "take dagna_ironlid")
    new = hero(game, 1)
    assert (new.id, new.exp, new.life) == ("dagna_ironlid", 120, 8)
    assert "DP-DEATH-13" in cited(game, "hero_joins")
    go_on(game)
    assert hero(game, 1).exp == 120


@pytest.mark.rule("DP-EXITDUN-03")
def test_a_visit_is_told() -> None:
    assert cited(village(), "village") == ["DP-EXITDUN-03"]


@pytest.mark.rule("DP-ENTRY-SERVICE-SVC-IDENTIFY", "DP-SETUP-10")
@pytest.mark.parametrize(("campaign", "packs"), [(True, 3), (False, 1)])
def test_the_sage_tells_only_of_adventures_that_may_come(campaign: bool, packs: int) -> None:
    game = scene(rules=Rules(campaign=campaign))
    state_of(game).tiles.clear()
    assert len(next_packs(state_of(game))) == packs
