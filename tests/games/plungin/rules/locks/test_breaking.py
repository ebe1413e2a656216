"""Breaking doors and chests open (BREAK)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.locks.breaking import break_dice
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import DEAD_END, MONSTERS
from tests.games.plungin.rules.objects import (
    GEM,
    at_chest,
    at_door,
    chest_of,
    dice_of,
    door_of,
    exp_of,
    rolls_of,
)
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    refused,
    scene,
    state_of,
    told,
)

SIX = [6] * 6


def with_sword(**more: Any) -> Game:
    """A warrior with ATK 4 and a sword before a locked chest of Difficulty 2."""
    return at_chest("brannoc_vale", locked=True, difficulty=2, **{"trap": "", **more})


@pytest.mark.rule("DP-BREAK-04", "DP-EX-46")
@pytest.mark.parametrize(("hits", "is_broken"), [(3, False), (4, True)])
def test_a_single_blow_must_score_twice_the_difficulty(hits: int, is_broken: bool) -> None:
    game = with_sword(dice=[*[6] * hits, *[3] * (6 - hits), GEM])
    act(game, 0, "break chest 0")
    assert dice_of(game, "break") == [4 + 2]
    assert chest_of(game)["open"] is is_broken
    assert exp_of(game) == 0
    again = with_sword(dice=[6, 6, 6, 3, 3, 3, 6, 3, 3, 3, 3, 3])
    act(again, 0, "break chest 0", "pass", "break chest 0")
    assert chest_of(again)["locked"]


@pytest.mark.rule("DP-BREAK-04")
def test_breaking_is_the_attack_of_the_turn() -> None:
    game = with_sword(dice=[3] * 5)
    act(game, 0, "break chest 0")
    assert hero(game).did == ["attack"]
    assert hero(game).actions == 1
    assert refused(game, 0)["break chest 0"] == "DP-ROUND-07"


@pytest.mark.rule("DP-BREAK-04")
def test_the_weapon_and_what_it_is_good_for_count() -> None:
    hammer = at_chest("dagna_ironlid", locked=True)
    bare = at_chest("dagna_ironlid", locked=True, hands={0: ["", ""]})
    axe = at_chest("hroka_stonetooth", locked=True)
    assert break_dice(state_of(bare), hero(bare)) == 4
    assert break_dice(state_of(hammer), hero(hammer)) > 4
    assert break_dice(state_of(axe), hero(axe)) > 5 + 1


@pytest.mark.rule("DP-BREAK-05")
def test_a_great_door_can_be_broken() -> None:
    game = at_door("brannoc_vale", kind="great", trap="", dice=[6, 6, 6, 6, 3])
    act(game, 0, "break door 0")
    assert door_of(game)["open"]
    assert door_of(game)["ruined"]


@pytest.mark.rule("DP-BREAK-01", "DP-BREAK-02", "DP-CONFLICT-26")
@pytest.mark.parametrize("state", ["sleeping", "surprised"])
def test_the_noise_makes_dozing_monsters_of_adjoining_rooms_act(state: Any) -> None:
    game = at_door("brannoc_vale", trap="", monsters=[("orc", (2, -4))], dice=[3] * 5)
    monster(game).state, monster(game).skips = state, 1
    act(game, 0, "break door 0")
    assert monster(game).state == "alert"
    assert monster(game).skips == 0


@pytest.mark.rule("DP-CONFLICT-26")
@pytest.mark.parametrize("locked", [True, False])
def test_a_room_built_right_after_a_break_is_alert_without_a_roll(locked: bool) -> None:
    blow = [6] * 6 if locked else []
    dice = [*blow, DEAD_END, MONSTERS, 1, 1, 3, 3]
    game = at_door("brannoc_vale", trap="", beyond="", locked=locked, dice=dice)
    act(game, 0, "break door 0" if locked else "open door 0")
    while not told(game, "attention"):
        act(game, 0, options(game, 0)[0])
    assert (rolls_of(game, "attention") == 0) is locked
    assert (told(game, "attention")[0]["state"] == "alert") is locked


@pytest.mark.rule("DP-CONFLICT-26")
def test_the_noise_of_a_break_is_not_remembered_for_a_later_room() -> None:
    game = at_door("brannoc_vale", trap="", dice=[6] * 6)
    act(game, 0, "break door 0")
    assert not state_of(game).is_just_broken


@pytest.mark.rule("DP-BREAK-03", "DP-CONFLICT-09")
def test_monsters_notice_from_four_tiles_away_until_the_end_of_their_turn() -> None:
    game = with_sword(dice=[3] * 5)
    act(game, 0, "break chest 0")
    assert state_of(game).noise == 4
    act(game, 0, "pass")
    assert state_of(game).noise == 0


@pytest.mark.rule("DP-BREAK-06", "DP-BREAK-07", "DP-CONFLICT-75")
def test_heroes_break_together_in_one_roll_in_the_turn_of_the_last() -> None:
    heroes = ("brannoc_vale", "hroka_stonetooth", "sable_wick")
    game = at_chest(*heroes, locked=True, difficulty=3, trap="")
    alone = [break_dice(state_of(game), hero(game, number)) for number in range(3)]
    act(game, 0, "help break chest 0")
    assert not dice_of(game, "break")
    assert hero(game, 0).actions == 1
    assert refused(game, 0)["break chest 0"] == "DP-ROUND-07"
    act(game, 0, "pass")
    act(game, 1, "help break chest 0", "pass")
    assert "help break chest 0" not in options(game, 2)
    act(game, 2, "break chest 0")
    assert dice_of(game, "break") == [sum(alone)]


@pytest.mark.rule("DP-CONFLICT-75")
def test_who_walks_away_from_the_object_lends_nothing() -> None:
    game = at_chest("brannoc_vale", "hroka_stonetooth", locked=True, trap="")
    act(game, 0, "help break chest 0", "move", "west", "stop")
    act(game, 1, "break chest 0")
    assert dice_of(game, "break") == [break_dice(state_of(game), hero(game, 1))]


@pytest.mark.rule("DP-CONFLICT-75")
def test_strength_lent_in_one_round_is_lost_with_it() -> None:
    game = at_chest("brannoc_vale", "hroka_stonetooth", locked=True, trap="")
    act(game, 0, "help break chest 0", "pass")
    act(game, 1, "pass")
    act(game, 0, "pass")
    act(game, 1, "break chest 0")
    assert dice_of(game, "break") == [break_dice(state_of(game), hero(game, 1))]


@pytest.mark.rule("DP-BREAK-08", "DP-CONFLICT-76")
def test_the_trap_springs_on_the_first_blow_with_a_success_even_if_it_breaks_nothing() -> None:
    game = with_sword(trap="poisoned_needle", dice=[3] * 6 + [6, 3, 3, 3, 3, 3] + [3] * 3 + SIX)
    act(game, 0, "break chest 0", "pass")
    assert not told(game, "trap_sprung")
    act(game, 0, "break chest 0", "pass")
    assert len(told(game, "trap_sprung")) == 1
    assert chest_of(game)["locked"]
    act(game, 0, "break chest 0")
    assert len(told(game, "trap_sprung")) == 1


@pytest.mark.rule("DP-BREAK-09", "DP-BREAK-10", "DP-EX-46")
def test_a_fumble_asks_for_one_success_more_and_destroys_the_treasure() -> None:
    game = with_sword(dice=[1, 3, 3, 3, 3, 3, 6, 6, 6, 6, 3, 3, *SIX])
    act(game, 0, "break chest 0", "pass", "break chest 0", "pass")
    assert chest_of(game)["locked"]
    act(game, 0, "break chest 0")
    assert chest_of(game)["open"]
    assert not told(game, "valuable_found")
    assert not told(game, "gold_found")
    assert cited(game, "blow_fumbled") == ["DP-BREAK-09"]


@pytest.mark.rule("DP-BREAK-10")
def test_without_a_fumble_the_treasure_is_whole() -> None:
    game = with_sword(dice=[*SIX, GEM])
    act(game, 0, "break chest 0")
    assert told(game, "valuable_found") == [{"item": "small_gem"}]


@pytest.mark.rule("DP-BREAK-01")
def test_what_is_not_locked_needs_no_breaking() -> None:
    game = scene("brannoc_vale", at=[(1, 3)])
    assert not [one for one in options(game, 0) if one.startswith("break")]
    assert "break chest 0" not in options(at_chest("brannoc_vale"), 0)
