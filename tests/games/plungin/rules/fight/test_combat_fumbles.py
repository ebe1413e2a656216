"""Fumbles in combat, weak things and stuns (FUMBLE, WEAK, CONFLICT-59, -60)."""

import pytest

from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.scene import (
    STEADY,
    act,
    cited,
    hero,
    monster,
    options,
    refused,
    scene,
    told,
)

HIT = (5, 3, 3, 3, 3, 3)


@pytest.mark.rule("DP-FUMBLE-01", "DP-CONFLICT-59", "DP-ACTION-12")
def test_a_fumbled_defence_stuns_and_costs_exactly_the_next_action() -> None:
    game = struck(*HIT, 1, 1, 5, 3, 3, rules=STEADY)
    assert cited(game, "condition_began") == ["DP-FUMBLE-01"]
    assert cited(game, "condition_ended") == ["DP-CONFLICT-59"]
    assert hero(game).actions == 1
    assert hero(game).conditions == {}
    act(game, 0, "pass")
    assert hero(game).actions == 2


@pytest.mark.rule("DP-CONFLICT-59")
def test_a_second_stun_meanwhile_is_ignored() -> None:
    two = [("orc", (2, 2)), ("orc", (1, 3))]
    fumble = (1, 1, 3, 3, 3)
    game = struck(*HIT, *fumble, *HIT, *fumble, monsters=two, conditions={0: {"rooted": -9}})
    assert len(told(game, "condition_began")) == 1
    assert hero(game).actions == 1


@pytest.mark.rule("DP-FUMBLE-01")
def test_a_monster_that_fumbles_its_defence_loses_an_action() -> None:
    game = blow(*HIT, 1, 1, 3, 3)
    assert "stunned" in monster(game).conditions
    act(game, 0, "decline", "pass")
    assert told(game, "monster_moved")
    assert pools(game, "orc 10 attack") == []
    assert "stunned" not in monster(game).conditions


@pytest.mark.rule("DP-FUMBLE-02", "DP-REACT-06")
def test_the_stunned_cannot_react_until_they_can_act_again() -> None:
    game = face_off(*[3] * 6, abilities={0: ["counterattack"]}, rules=STEADY)
    hero(game).conditions["stunned"] = UNTIL_ENDED
    act(game, 0, "pass")
    assert told(game, "countered") == []
    assert hero(game).actions == 1
    act(game, 0, "pass")
    assert options(game, 0) == ("strike back", "decline")


@pytest.mark.rule("DP-FUMBLE-03", "DP-REACT-05")
def test_what_is_already_at_work_goes_on_while_its_owner_is_stunned() -> None:
    alone = pools(struck(*HIT), "defence")
    game = scene(
        "brannoc_vale",
        "dagna_ironlid",
        at=[(1, 2), (0, 2)],
        monsters=[("orc", (2, 2))],
        dice=HIT,
        abilities={0: [], 1: ["shield_wall"]},
    )
    act(game, 0, "pass")
    hero(game, 1).conditions["stunned"] = UNTIL_ENDED
    act(game, 1, "pass")
    assert pools(game, "brannoc_vale defence") == [alone[0] + 1]


@pytest.mark.rule("DP-FUMBLE-04", "DP-FUMBLE-07")
def test_a_fumbled_attack_still_hits_and_costs_nothing() -> None:
    game = blow(1, 1, 1, 5, 5, 3)
    assert damage(game) == [2]
    assert hero(game).conditions == {}
    assert hero(game).hands == ["sword", "wooden_shield"]


@pytest.mark.rule("DP-FUMBLE-05", "DP-FUMBLE-06")
def test_a_flail_stuns_who_fumbles_with_it_and_a_wand_is_emptied() -> None:
    game = blow(1, 1, 3, 3, 3, 3, hands={0: ["flail", ""]})
    assert cited(game, "condition_began")[0] == "DP-FUMBLE-05"
    assert cited(game, "condition_ended")[0] == "DP-CONFLICT-59"
    wand = face_off(1, 1, 3, 3, 3, hands={0: ["wand_of_sparks", ""]})
    act(wand, 0, "shoot orc 10")
    assert pools(wand, "attack") == [5]
    assert hero(wand).unloaded == ["wand_of_sparks"]


@pytest.mark.rule("DP-WEAK-02", "DP-WEAK-05", "DP-EX-25", "DP-WEAK-01")
def test_a_weak_shield_is_destroyed_besides_the_stun() -> None:
    game = struck(5, 5, 3, 3, 3, 3, 1, 1, 2, 6, who="sister_ivenne")
    assert damage(game) == [1]
    assert [one["item"] for one in told(game, "item_broken")] == ["wooden_shield"]
    assert cited(game, "item_broken") == ["DP-WEAK-02"]
    assert hero(game).hands == ["mace", ""]
    assert hero(game).actions == 1


@pytest.mark.rule("DP-WEAK-01", "DP-WEAK-02")
def test_what_is_not_weak_holds_and_so_does_what_is_weak_without_a_fumble() -> None:
    firm = struck(*HIT, 1, 1, 3, 3, 3, hands={0: ["sword", "buckler"]})
    assert told(firm, "item_broken") == []
    assert told(struck(*HIT, 1, 5, 3, 3, 3), "item_broken") == []


@pytest.mark.rule("DP-WEAK-03", "DP-CONFLICT-60")
def test_of_several_weak_things_the_player_chooses_one() -> None:
    game = struck(*HIT, 1, 1, 3, 3, 3, armour={0: "padded_armour"})
    assert set(options(game, 0)) == {"lose wooden_shield", "lose padded_armour"}
    assert game.pending[0].rule == "DP-CONFLICT-60"
    act(game, 0, "lose padded_armour")
    assert hero(game).armour == ""
    assert hero(game).hands == ["sword", "wooden_shield"]


@pytest.mark.rule("DP-WEAK-04", "DP-FUMBLE-05")
def test_a_weak_weapon_breaks_when_its_attack_is_fumbled() -> None:
    club = {0: ["club", ""]}
    game = blow(1, 1, 5, 3, 3, hands=club)
    assert hero(game).hands == ["", ""]
    assert cited(game, "item_broken") == ["DP-WEAK-04"]
    assert damage(game) == [1]
    assert hero(blow(1, 5, 3, 3, 3, hands=club)).hands == ["club", ""]
    pair = blow(1, 1, 5, 3, 3, hands={0: ["club", "club"]})
    assert hero(pair).hands.count("club") == 1
    both = blow(1, 1, 5, 3, 3, 3, hands={0: ["great_club", "great_club"]})
    assert hero(both).hands == ["", ""]


@pytest.mark.rule("DP-CHECK-13", "DP-WEAK-04")
def test_an_attack_without_a_success_is_a_fumble_too_unless_that_is_switched_off() -> None:
    club = {0: ["club", ""]}
    assert told(blow(hands=club), "item_broken")
    assert told(blow(hands=club, rules=Rules(zero_is_a_fumble=False)), "item_broken") == []


@pytest.mark.rule("DP-FUMBLE-01")
def test_the_steadfast_are_stunned_only_without_any_success() -> None:
    facts = {"abilities": {0: ["steadfast"]}, "hands": {0: ["sword", "buckler"]}}
    assert told(struck(*HIT, 1, 1, 5, 3, 3, **facts), "condition_began") == []
    assert told(struck(*HIT, 1, 1, 3, 3, 3, **facts), "condition_began")
    weak = struck(*HIT, 1, 1, 5, 3, 3, abilities={0: ["steadfast"]})
    assert told(weak, "item_broken")
    assert refused(weak, 0) == {}
