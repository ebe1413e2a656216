"""Bridges (ROOM)."""

import pytest

from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, pile, turns_of
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, scene, told

EMPTY = {"dungeon": ["dungeon_empty"] * 3}
COINS = ["corpse_gold_coins_50", "crypt_gold_coins_20", "search_gold_coins_10"]


@pytest.mark.rule("DQ3-ROOM-43", "DQ3-ROOM-45")
def test_a_hero_may_stay_before_a_bridge_and_must_then_go_back() -> None:
    game = enters("bridge_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    assert game.pending[0].rule == "DQ3-ROOM-43"
    assert options(game, 0) == ("cross", "stay")
    act(game, 0, "stay")
    assert turns_of(game, 0) == 3
    assert place(game, 0) == "c4"
    assert not told(game, "rolled")


@pytest.mark.rule("DQ3-ROOM-43")
def test_a_hero_who_stays_before_a_bridge_has_ended_his_turn() -> None:
    game = enters("bridge_01")
    act(game, 0, "move north", "stay")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-46", "DQ3-ROOM-48")
def test_agility_takes_a_hero_over_the_bridge_and_on_at_once() -> None:
    game = enters("bridge_01", top=EMPTY, pool=["chamber_01"], dice=[2, 2])
    act(game, 0, "move north", "cross")
    assert told(game, "test_passed")[0]["attribute"] == "agility"
    assert cited(game, "rolled") == ["DQ3-ROOM-46"]
    assert place(game, 0) == "c2"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-46", "DQ3-TEST-11")
@pytest.mark.parametrize(("dice", "passes"), [((1, 1), True), ((1, 2), False)])
def test_every_loot_card_adds_one_to_the_dice_on_a_bridge(
    dice: tuple[int, int], passes: bool
) -> None:
    game = enters("bridge_01", dice=dice, loot={0: COINS[:2]}, top=EMPTY, pool=["chamber_01"])
    act(game, 0, "move north", "cross", "go")
    kind = "test_passed" if passes else "test_failed"
    assert [test["total"] for test in told(game, kind)] == [sum(dice) + 2]


@pytest.mark.rule("DQ3-ROOM-47")
def test_before_crossing_a_hero_may_throw_away_any_of_his_loot() -> None:
    game = enters("bridge_01", dice=[1, 2], loot={0: COINS[:]}, top=EMPTY, pool=["chamber_01"])
    act(game, 0, "move north", "cross")
    assert game.pending[0].rule == "DQ3-ROOM-47"
    assert options(game, 0) == ("go", *(f"discard {card}" for card in COINS))
    act(game, 0, f"discard {COINS[1]}", f"discard {COINS[0]}", "go")
    assert hero(game, 0).loot == [COINS[2]]
    assert pile(game, "crypt") == [COINS[1]]
    assert cited(game, "loot_lost") == ["DQ3-ROOM-47"] * 2
    assert told(game, "test_passed")[0]["total"] == 4


@pytest.mark.rule("DQ3-ROOM-47")
def test_a_hero_may_throw_away_everything() -> None:
    game = enters("bridge_01", dice=[2, 2], loot={0: COINS[:1]}, top=EMPTY, pool=["chamber_01"])
    act(game, 0, "move north", "cross", f"discard {COINS[0]}")
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQ3-ROOM-46", "DQ3-CARD-26")
def test_a_loadstone_weighs_two_and_cannot_be_thrown_away() -> None:
    loot = {0: ["treasure_loadstone", COINS[0]]}
    game = enters("bridge_01", dice=[1, 1, 4], loot=loot, top=EMPTY, pool=["chamber_01"])
    act(game, 0, "move north", "cross")
    assert options(game, 0) == ("go", f"discard {COINS[0]}")
    assert game.pending[0].refused == {"discard treasure_loadstone": "DQ3-CLAR-11"}
    act(game, 0, f"discard {COINS[0]}")
    assert told(game, "test_passed")[0]["total"] == 4


@pytest.mark.rule("DQ3-ROOM-49", "DQ3-ROOM-50", "DQ3-GAP-56")
def test_a_hero_who_fails_falls_into_the_catacombs_with_a_die_of_wounds() -> None:
    game = enters("bridge_01", dice=[2, 3, 5])
    act(game, 0, "move north", "cross")
    assert options(game, 0) == ("head north", "head east", "head south", "head west")
    act(game, 0, "head west")
    assert hero(game, 0).status == "below"
    assert hero(game, 0).heading == 3
    assert hero(game, 0).wounds == 5
    assert cited(game, "descended") == ["DQ3-ROOM-49"]
    assert cited(game, "wounded") == ["DQ3-ROOM-50"]
    assert is_over_for(game, 0)
    assert not told(game, "card_drawn")


@pytest.mark.rule("DQ3-ROOM-50")
def test_the_fall_can_kill() -> None:
    game = enters("bridge_01", dice=[6, 6, 3], wounds={0: 13})
    act(game, 0, "move north", "cross", "head west")
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQ3-ROOM-49")
def test_determination_does_not_outlast_the_fall() -> None:
    game = enters("bridge_01", dice=[6, 6, 1])
    act(game, 0, "move north", "cross", "head west")
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-ROOM-43", "DQ3-CLAR-13", "DQ3-DIFF-58")
@pytest.mark.parametrize(("side", "to"), [("side south", "c2"), ("side north", "c4")])
def test_a_hero_who_came_specially_chooses_his_side_and_must_cross(side: str, to: str) -> None:
    game = enters(
        "bridge_01",
        top=EMPTY | {"search": ["search_secret_passage"]},
        pool=["chamber_01"],
        dice=[2, 2],
    )
    act(game, 0, "search", "through north")
    assert options(game, 0) == ("side south", "side north")
    act(game, 0, side)
    assert place(game, 0) == to


@pytest.mark.rule("DQ3-ROOM-46", "DQ3-CARD-16")
def test_a_rope_takes_a_hero_over_the_bridge_without_a_test() -> None:
    loot = {0: ["corpse_rope", COINS[0]]}
    game = enters("bridge_01", loot=loot, top=EMPTY, pool=["chamber_01"])
    act(game, 0, "move north", "cross", "use corpse_rope")
    assert place(game, 0) == "c2"
    assert hero(game, 0).loot == [COINS[0]]
    assert not told(game, "rolled")


@pytest.mark.rule("DQ3-ROOM-48", "DQ3-CATA-34")
def test_behind_the_bridge_there_is_no_way_back() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c3"],
        tiles={"c3": "bridge_01", "c2": "chamber_01"},
        owes_encounter={0: True},
        came_specially={0: True},
        entered_by={0: 2},
        dice=[2, 2],
        top=EMPTY,
    )
    assert place(game, 0) == "c2"
    assert is_over_for(game, 0)
