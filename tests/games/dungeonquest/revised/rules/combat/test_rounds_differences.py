"""Where monsters, fights, Determination and death differ from the third edition (VS3E)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES
from delvers.games.dungeonquest.revised.rules import state as revised
from delvers.games.dungeonquest.third.rules import state as third
from tests.games.dungeonquest.revised.rules.editions import both, each_acts, sheet, spot
from tests.games.dungeonquest.revised.rules.fights import (
    PLAY,
    alone,
    exchange,
    fight_seen,
    lurking,
    meeting,
)
from tests.games.dungeonquest.revised.rules.rooms import EMPTY, SLEEP, rises, trials
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    told,
)
from tests.games.dungeonquest.third.rules import fights as third_fights
from tests.games.dungeonquest.third.rules import scene as third_scene

FAST: dict[str, Any] = {"power": ["hugo_knights_challenge"], "foe_power": ["skeleton_bone_volley"]}
SLOW: dict[str, Any] = {
    "power": ["hugo_glorious_charge", "hugo_banner_of_glory"],
    "foe_power": ["skeleton_bone_volley", "skeleton_rise_again"],
}


@pytest.mark.rule("DQR-VS3E-02", "DQR-COMBAT-27", "DQR-COMBAT-15")
def test_the_same_three_cards_are_in_both_hands_round_after_round_here() -> None:
    game = meeting()
    for _ in range(3):
        assert (options(game, 0), options(game, 1)) == (PLAY, PLAY)
        exchange(game, "magic", "ranged")
        act(game, 0, "fight on")
    theirs = third_fights.brawl("hugo")
    assert {*options(theirs, 0)} > {f"play {card}" for card in third_fights.HAND}


BEATS = {"ranged": "melee", "melee": "magic", "magic": "ranged"}


@pytest.mark.rule("DQR-VS3E-03", "DQR-COMBAT-25")
@pytest.mark.parametrize("attack", ATTACK_TYPES)
def test_the_cycle_of_attacks_decides_by_itself_who_is_hurt_here(attack: str) -> None:
    winning, losing = meeting(), meeting()
    exchange(winning, attack, BEATS[attack])
    exchange(losing, BEATS[attack], attack)
    assert (hero(winning, 0).wounds, fight_seen(winning, 0)["wounds"] > 0) == (0, True)
    assert (hero(losing, 0).wounds > 0, fight_seen(losing, 0)["wounds"]) == (True, 0)


@pytest.mark.rule("DQR-VS3E-04", "DQR-ESCAPE-01", "DQR-ESCAPE-02")
def test_an_escape_is_tried_after_a_round_here_and_before_the_fight_there() -> None:
    theirs = third_fights.meeting("hugo", **FAST)
    assert options(theirs, 0) == ("attack", "escape")
    ours = meeting("hugo", "troll_4", "lindel", dice=[1, 1])
    assert refused(ours, 0)["escape"] == "DQR-ESCAPE-02"
    exchange(ours, "ranged", "melee")
    act(ours, 0, "escape")
    assert (trials(ours), place(ours, 0)) == (["agility"], "b1")


@pytest.mark.rule("DQR-VS3E-05", "DQR-ESCAPE-05", "DQR-ESCAPE-09")
@pytest.mark.parametrize(("dice", "wounds"), [((1, 1), 4), ((6, 6), 0)])
def test_here_getting_away_costs_wounds_and_failing_does_not(
    dice: tuple[int, int], wounds: int
) -> None:
    game = meeting("hugo", "troll_1", "lindel", dice=dice)
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    assert hero(game, 0).wounds == wounds
    assert (place(game, 0) == "b1") == (wounds > 0)


@pytest.mark.rule("DQR-VS3E-05", "DQR-VAR-SOLO-08", "DQR-VAR-SOLO-09")
@pytest.mark.parametrize(("dice", "wounds"), [((1, 1), 0), ((6, 6, 6, 6), 4)])
def test_there_and_for_a_hero_alone_only_failing_costs_wounds(
    dice: tuple[int, ...], wounds: int
) -> None:
    game = alone("hugo", "troll_1", dice=dice)
    act(game, 0, "escape", *([] if wounds else ["move west"]))
    assert sum(wound["amount"] for wound in told(game, "wounded")) == wounds
    theirs = third_fights.meeting("hugo", **(SLOW if wounds else FAST))
    act(theirs, 0, "escape")
    assert bool(sheet(theirs)["wounds"]) == bool(wounds)


@pytest.mark.rule("DQR-VS3E-06", "DQR-ESCAPE-06", "DQR-ESCAPE-07")
def test_a_hero_escapes_to_any_explored_chamber_here_and_back_there() -> None:
    beyond = {"d1": "chamber_01"}
    ours = meeting("hugo", "troll_4", "lindel", dice=[1, 1], tiles=beyond)
    exchange(ours, "ranged", "melee")
    act(ours, 0, "escape")
    assert options(ours, 0) == ("move east", "move west")
    act(ours, 0, "move east")
    theirs = third_fights.meeting("hugo", tiles=beyond, **FAST)
    act(theirs, 0, "escape")
    assert (spot(ours), spot(theirs)) == ("d1", "b1")


@pytest.mark.rule("DQR-VS3E-07", "DQR-ESCAPE-06")
def test_a_portcullis_keeps_nobody_in_a_fight_here() -> None:
    ours = meeting("hugo", "troll_4", "lindel", chamber="portcullis_01@1", dice=[1, 1, 1, 1, 6, 6])
    exchange(ours, "ranged", "melee")
    act(ours, 0, "escape")
    assert (place(ours, 0), trials(ours)) == ("b1", ["strength", "agility"])
    theirs = third_fights.meeting("hugo", chamber="portcullis_01")
    assert refused(theirs, 0)["escape"] == "DQ3-MON-12"


@pytest.mark.rule("DQR-VS3E-08", "DQR-MON-05", "DQR-MON-11")
def test_monsters_come_from_a_deck_here_and_their_tokens_tell_nothing() -> None:
    top = {"dungeon": ["dungeon_ambush"], "monster": ["golem_2"]}
    game = scene("hugo", "lindel", at=["b1"], tiles={"b1": "chamber_01", "c1": "chamber_01"},
                 top=top, dice=[1, 1])  # fmt: skip
    act(game, 0, "move east")
    assert [fight["monster"] for fight in told(game, "fight_began")] == ["golem"]
    assert shown(game)["lurkers"] == [{"at": 2}]
    theirs = third_fights.meeting("hugo", **FAST)
    act(theirs, 0, "escape")
    assert third_fights.lurking(theirs)[0][:2] == ("c1", "skeleton")


@pytest.mark.rule("DQR-VS3E-09", "DQR-MON-02", "DQR-COMBAT-13")
def test_whoever_kills_a_monster_meets_its_chamber_there_but_not_here() -> None:
    ours = meeting("hugo", "skeleton_1", "lindel", top=EMPTY)
    exchange(ours, "ranged", "melee")
    theirs = third_fights.meeting("hugo", runes={0: ["rune_of_lightning"]})
    act(theirs, 0, "use rune_of_lightning")
    assert (ours.waiting, theirs.waiting) == ([1], [1])
    assert [drawn(game, "dungeon") for game in (ours, theirs)] == [[], ["dungeon_empty"]]


@pytest.mark.rule("DQR-VS3E-10", "DQR-MON-07", "DQR-MON-12")
def test_the_token_lies_there_during_the_fight_here_and_is_gone_with_the_monster() -> None:
    ours = meeting("hugo", "skeleton_1", "lindel", lurkers=(), top={"dungeon": ["dungeon_ambush"]})
    assert (lurking(ours), len(shown(third_fights.meeting("hugo"))["lurkers"])) == (["c1"], 0)
    exchange(ours, "ranged", "melee")
    assert lurking(ours) == []


@pytest.mark.rule("DQR-VS3E-11", "DQR-DETERM-02", "DQR-DETERM-05")
def test_determination_lowers_a_later_roll_here_and_raises_the_same_test_there() -> None:
    tiles = {"c4": "chamber_01", "c3": "portcullis_01", "d4": "portcullis_01@1"}
    games = both("hugo", "krutzbeck", at=["c4"], tiles=tiles, dice=[4, 4, 4, 4], skips=SLEEP,
                 top=EMPTY)  # fmt: skip
    each_acts(games, "move north", "move east")
    assert (spot(games[1]), told(games[1], "test_failed")[-1]["value"]) == ("c4", 7)
    act(games[0], 0, "spend 1")
    passed = told(games[0], "test_passed")
    assert (spot(games[0]), passed[0]["total"], passed[0]["value"]) == ("d4", 7, 7)


@pytest.mark.rule("DQR-VS3E-26", "DQR-CATEXIT-13")
def test_a_hero_from_below_may_escape_from_the_first_monster_here() -> None:
    game = rises("chamber_01", lurkers=["c3"], tiles={"c4": "chamber_01"}, dice=(1, 1),
                 top={"monster": ["troll_4"]})  # fmt: skip
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    assert place(game, 0) == "c4"


@pytest.mark.rule("DQR-VS3E-34", "DQR-VAR-DEATH-02", "DQR-VAR-DEATH-04")
def test_death_that_waits_takes_everything_here_and_a_part_there() -> None:
    given: dict[str, Any] = {
        "at": ["c4"],
        "tiles": {"c4": "chamber_01", "c3": "trap_01"},
        "wounds": {0: 14},
        "loot": {0: ["corpse_rope", "search_gold_coins_10"]},
        "dice": [1],
        "skips": SLEEP,
        "top": {"trap": ["trap_explosion"]},
    }
    ours = scene("hugo", "lindel", rules=revised.Rules(death_can_wait=True), **given)
    theirs = third_scene.scene("hugo", "lindel", rules=third.Rules(death_can_wait=True), **given)
    act(ours, 0, "move north")
    act(ours, 1, "tower m10")
    act(theirs, 0, "move north", "discard corpse_rope")
    fates = [
        (spot(game), sheet(game)["wounds"], len(sheet(game)["loot"])) for game in (ours, theirs)
    ]
    assert fates == [("m10", 0, 0), ("c3", 9, 1)]


@pytest.mark.rule("DQR-VS3E-35", "DQR-VAR-SOLO-10")
def test_alone_a_die_fights_here_and_combat_cards_there() -> None:
    ours = alone("hugo", "skeleton_1", dice=[6])
    act(ours, 0, "fight")
    assert [roll["why"] for roll in told(ours, "rolled")] == ["solo_round"]
    five = ("melee_1", "melee_2", "melee_4", "ranged_1", "magic_4")
    theirs = third_fights.meeting("hugo", hand=five, rules=third.Rules(solo=True))
    act(theirs, 0, "attack")
    assert options(theirs, 0)[0].startswith("play ")
    assert told(theirs, "rolled") == []
