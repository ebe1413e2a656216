"""What single things do when they are worn, held or kept (books 3.1 to 3.10)."""

import pytest

from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.life import stun
from delvers.games.plungin.rules.heroes.stats import max_life, pool_of, value_of
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.things.gear import watch_fights
from delvers.kernel.table import Table
from tests.games.plungin.rules.scene import act, hero, options, place, scene, state_of, told

ORC = [("orc_chief", (5, 5))]


@pytest.mark.rule("DP-EQUIP-05", "DP-CONFLICT-79")
def test_a_hero_with_two_weapons_chooses_which_one_strikes_at_no_cost() -> None:
    game = scene(
        at=[(1, 2)],
        hands={0: ["sword", "mace"]},
        monsters=[("skeleton", (2, 2))],
    )
    assert {"attack skeleton 10", "attack skeleton 10 with mace"} <= {*options(game, 0)}
    act(game, 0, "attack skeleton 10 with mace")
    dice = [one["dice"] for one in told(game, "rolled") if "attack" in one["why"]]
    assert len(dice[0]) == 4 + 1 + 1
    assert hero(game).actions == 1
    assert hero(game).hands == ["sword", "mace"]


@pytest.mark.rule("DP-EQUIP-05")
def test_a_weapon_that_is_not_the_best_keeps_its_own_reach() -> None:
    game = scene(at=[(1, 1)], hands={0: ["sword", "spear"]}, monsters=[("orc", (2, 2))])
    assert "attack orc 10" not in options(game, 0)
    assert "attack orc 10 with spear" in options(game, 0)


@pytest.mark.rule("DP-EQUIP-01")
def test_the_first_stun_of_each_fight_slides_off_an_iron_cap() -> None:
    game = scene(attire={0: ["iron_cap"]}, monsters=ORC)
    table = Table(state_of(game), None)
    stun(table, hero(game), "DP-COND-01")
    assert "stunned" not in hero(game).conditions
    stun(table, hero(game), "DP-COND-01")
    assert "stunned" in hero(game).conditions


@pytest.mark.rule("DP-EQUIP-01")
def test_an_iron_cap_is_as_good_as_new_in_the_next_fight() -> None:
    for fights in (True, False):
        game = scene(attire={0: ["iron_cap"]}, has_ignored_stun={0: True}, is_in_fight={0: fights})
        table = Table(state_of(game), None)
        watch_fights(table)
        put_monster(table, "orc", square_at(5, 5))
        stun(table, hero(game), "DP-COND-01")
        assert "stunned" not in hero(game).conditions


@pytest.mark.rule("DP-EQUIP-01")
def test_an_iron_cap_is_not_used_up_outside_of_fights() -> None:
    game = scene(attire={0: ["iron_cap"]})
    table = Table(state_of(game), None)
    stun(table, hero(game), "DP-COND-01")
    assert "stunned" in hero(game).conditions
    assert not hero(game).has_ignored_stun
    hero(game).conditions.clear()
    put_monster(table, "orc", square_at(5, 5)).state = "sleeping"
    stun(table, hero(game), "DP-COND-01")
    assert "stunned" in hero(game).conditions
    hero(game).conditions.clear()
    state_of(game).monsters[0].state = "unaware"
    stun(table, hero(game), "DP-COND-01")
    assert "stunned" not in hero(game).conditions


@pytest.mark.rule("DP-EQUIP-01")
def test_a_cloak_of_dusk_hides_at_the_start_of_a_fight_until_its_wearer_acts() -> None:
    game = scene(attire={0: ["cloak_of_dusk"]}, monsters=ORC, at=[(0, 0)])
    act(game, 0, "pass")
    assert "hidden" in hero(game).conditions
    act(game, 0, "move")
    assert "hidden" not in hero(game).conditions
    act(game, 0, "east", "stop", "pass")
    assert "hidden" not in hero(game).conditions


@pytest.mark.rule("DP-EQUIP-01")
def test_no_fight_no_hiding() -> None:
    game = scene(attire={0: ["cloak_of_dusk"]})
    act(game, 0, "pass")
    assert "hidden" not in hero(game).conditions


@pytest.mark.rule("DP-CURSE-01")
@pytest.mark.parametrize(("dice", "to"), [([1, 2, 3], (3, 0)), ([2, 2, 3], (0, 0))])
def test_boots_of_dancing_carry_their_wearer_off_in_a_fight(
    dice: list[int], to: tuple[int, int]
) -> None:
    game = scene(at=[(0, 0)], attire={0: ["cursed_boots_of_dancing"]}, monsters=ORC, dice=dice)
    assert place(game) == to
    assert ("move" in options(game, 0)) == (to == (0, 0))


@pytest.mark.rule("DP-CURSE-01")
def test_boots_of_dancing_stop_at_a_wall_and_are_still_without_a_fight() -> None:
    boots = {0: ["cursed_boots_of_dancing"]}
    game = scene(at=[(0, 0)], attire=boots, monsters=ORC, dice=[1, 1, 4])
    assert place(game) == (0, 0)
    game = scene(at=[(0, 0)], attire=boots, dice=[1, 2, 3])
    assert place(game) == (0, 0)


@pytest.mark.rule("DP-EQUIP-01")
@pytest.mark.parametrize(
    ("item", "change"), [("amulet_of_vigour", 2), ("cursed_ring_of_hunger", -2), ("silver_band", 0)]
)
def test_some_attire_changes_the_highest_life(item: str, change: int) -> None:
    game = scene(attire={0: [item]})
    assert max_life(state_of(game), hero(game)) == 9 + change


@pytest.mark.rule("DP-EQUIP-01")
@pytest.mark.parametrize(
    ("armour", "change"), [("scale_armour", -1), ("shadow_leathers", 1), ("chain_shirt", 0)]
)
def test_some_armour_changes_dex_checks_but_not_dex(armour: str, change: int) -> None:
    game = scene(armour={0: armour})
    assert pool_of(hero(game), "DEX") == 2 + change
    assert value_of(hero(game), "DEX") == 2


@pytest.mark.rule("DP-ACTION-17")
def test_a_crossbow_must_be_loaded_after_each_shot() -> None:
    game = scene(at=[(0, 0)], hands={0: ["light_crossbow"] * 2}, monsters=[("orc_chief", (4, 0))])
    act(game, 0, "shoot orc_chief 10")
    assert hero(game).unloaded == ["light_crossbow"]
    assert "use light_crossbow" in options(game, 0)
    act(game, 0, "use light_crossbow")
    assert hero(game).unloaded == []


@pytest.mark.rule("DP-ACTION-17")
def test_a_thing_that_lies_on_the_square_is_taken_with_an_action() -> None:
    game = scene(at=[(1, 1)])
    state_of(game).lying[square_at(1, 1)] = ["dagger"]
    act(game, 0, "nothing")
    act(game, 0, "take dagger")
    assert "dagger" in hero(game).carried
    assert state_of(game).lying[square_at(1, 1)] == []


@pytest.mark.rule("DP-ACTION-18")
def test_a_thing_is_handed_to_a_hero_beside_with_the_use_of_an_item() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (2, 1)])
    act(game, 0, "give whetstone sable_wick")
    assert "whetstone" in hero(game, 1).carried
    assert hero(game).actions == 1
    assert not [one for one in options(game, 0) if one.startswith(("give ", "use "))]
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (3, 1)])
    assert not [one for one in options(game, 0) if one.startswith("give ")]


@pytest.mark.rule("DP-SELL-03")
@pytest.mark.parametrize("item", BOX.items.values(), ids=lambda item: str(item.id))
def test_every_thing_has_a_price_or_a_reason_to_have_none(item: object) -> None:
    kind, cursed = item.kind, item.cursed  # type: ignore[attr-defined]
    price, value = item.price, item.value  # type: ignore[attr-defined]
    priceless = ("key", "tome", "spell_book", "recipe", "quest")
    if kind in ("reagent", "valuable"):
        assert value > 0
        assert price == 0
    else:
        assert (price == 0) == (cursed or kind in priceless or item.id == "elixir_of_vigour")  # type: ignore[attr-defined]


@pytest.mark.rule("DP-EQUIP-01")
def test_all_things_of_the_list_are_there() -> None:
    listed = [one for one in BOX.items.values() if one.kind != "reagent" and one.id != "spell_book"]
    assert len(listed) == 142
    assert sum(one.cursed for one in listed) == 10
    assert len(BOX.recipes) == 26
