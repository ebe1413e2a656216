"""Two things of a kind, one in each hand, are two things (EQUIP, ACTION, COMBAT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.heroes.inventory import equip
from delvers.games.plungin.rules.heroes.wearing import take_off
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.things.treasure import force_on
from delvers.games.plungin.rules.traps.trap_effects import drop_right_hand
from tests.games.plungin.rules.fights import pools, struck
from tests.games.plungin.rules.scene import act, hero, options, scene, state_of

HIT = (5, 3, 3, 3, 3, 3)


@pytest.mark.rule("DP-ACTION-19", "DP-CONFLICT-79")
def test_drawing_a_weapon_costs_an_action_and_loses_none_of_a_pair() -> None:
    pair: dict[str, Any] = {"hands": {0: ["dagger", "dagger"]}, "at": [(1, 1)]}
    game = scene(carried={0: ["sword"]}, **pair)
    act(game, 0, "draw sword")
    assert hero(game).actions == 1
    assert hero(game).hands == ["sword", "dagger"]
    assert hero(game).carried == ["dagger"]
    two = scene(carried={0: ["great_axe"]}, **pair)
    act(two, 0, "draw great_axe")
    assert hero(two).hands == ["great_axe", "great_axe"]
    assert hero(two).carried == ["dagger", "dagger"]
    act(two, 0, "pass", "draw dagger")
    assert hero(two).hands == ["dagger", ""]
    assert sorted(hero(two).carried) == ["dagger", "great_axe"]
    full = scene(carried={0: ["great_axe", "club", "club", "club"]}, **pair)
    assert "draw great_axe" not in options(full, 0)


@pytest.mark.rule("DP-CURSE-01")
@pytest.mark.parametrize(
    ("cursed", "hands", "then", "off"),
    [
        ("cursed_leaden_blade", ["dagger"] * 2, ["cursed_leaden_blade", "dagger"], ["dagger"]),
        ("cursed_moaning_shield", ["dagger"] * 2, ["dagger", "cursed_moaning_shield"], ["dagger"]),
        ("cursed_leaden_blade", ["great_axe"] * 2, ["cursed_leaden_blade", ""], ["great_axe"]),
        ("cursed_thirsting_axe", ["dagger"] * 2, ["cursed_thirsting_axe"] * 2, ["dagger"] * 2),
        ("cursed_thirsting_axe", ["great_axe"] * 2, ["cursed_thirsting_axe"] * 2, ["great_axe"]),
    ],
)
def test_a_curse_drives_out_of_the_hands_what_it_must(
    cursed: str, hands: list[str], then: list[str], off: list[str]
) -> None:
    game = scene(hands={0: hands})
    with pytest.raises(StopIteration) as done:
        next(force_on(hero(game), cursed))
    assert hero(game).hands == then
    assert done.value.value == off


@pytest.mark.rule("DP-EQUIP-02")
def test_taking_off_one_of_a_pair_leaves_the_other_in_hand() -> None:
    game = scene(hands={0: ["dagger", "dagger"]}, carried={0: []})
    for _ in take_off(game._table, hero(game), "dagger"):
        pass
    assert sorted(hero(game).hands) == ["", "dagger"]
    assert hero(game).carried == ["dagger"]
    assert equip(hero(game), "dagger") == []
    assert equip(hero(game), "great_axe") == ["dagger", "dagger"]


@pytest.mark.rule("DP-TRAP-10")
def test_who_drops_what_is_in_his_right_hand_keeps_the_other_of_a_pair() -> None:
    game = scene(hands={0: ["dagger", "dagger"]}, at=[(1, 1)])
    drop_right_hand(game._table, hero(game))
    assert hero(game).hands == ["", "dagger"]
    assert state_of(game).lying[square_at(1, 1)] == ["dagger"]


@pytest.mark.rule("DP-COMBAT-14")
def test_two_shields_of_a_kind_are_two_and_one_of_them_breaks() -> None:
    pair = {0: ["wooden_shield", "wooden_shield"]}
    assert pools(struck(*HIT, hands=pair), "defence") == [6]
    game = struck(*HIT, 1, 1, 3, 3, 3, 3, hands=pair, armour={0: ""})
    assert hero(game).hands.count("wooden_shield") == 1
