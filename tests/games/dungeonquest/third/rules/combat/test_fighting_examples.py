"""The worked examples of escape and combat (EX-07, EX-08, EX-11 to EX-24)."""

from dataclasses import replace

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import (
    FULL_DECK,
    all_combat_cards,
    brawl,
    exchange,
    fight_of,
    lurking,
    meeting,
    side,
    stacks,
)
from tests.games.dungeonquest.third.rules.scene import act, hero, options, place, state_of, told

LINDEL = ("magic_3", "melee_1", "melee_3", "melee_4")
SKELETON = ("magic_2", "magic_1", "ranged_1", "ranged_2")


def example() -> Game:
    """Lindel attacks a Skeleton with life 3 that has drawn Poisoned Arrow."""
    return brawl(hand=LINDEL, foe=SKELETON, deck=("ranged_4", "magic_2"))


def first_round() -> Game:
    game = example()
    exchange(game, "magic_3", "magic_2")
    return game


def second_round() -> Game:
    game = first_round()
    exchange(game, "melee_1", "magic_1")
    act(game, 0, "decline")
    return game


def third_round() -> Game:
    game = second_round()
    exchange(game, "melee_3", "ranged_1")
    act(game, 1, "counter ranged_2", "counter skeleton_poisoned_arrow")
    return game


@pytest.mark.rule("DQ3-EX-07")
def test_challara_escapes_with_three_against_two_and_leaves_a_skeleton_token_behind() -> None:
    game = meeting("challara", power="challara_brightblazes_breath")
    act(game, 0, "escape")
    assert told(game, "escape_tried")[0]["value"] == 3
    assert told(game, "escape_tried")[0]["monster_value"] == 2
    assert place(game, 0) == "b1"
    assert lurking(game) == [("c1", "skeleton", None)]


@pytest.mark.rule("DQ3-EX-08")
def test_challara_suffers_a_wound_when_the_skeleton_is_faster_and_must_fight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = replace(CONTENT.power["skeleton_bone_volley"], damage=1)
    monkeypatch.setitem(CONTENT.power, card.id, card)
    game = meeting(
        "challara",
        power=["challara_arcane_bolt", "challara_mirror_image"],
        foe_power=["skeleton_bone_volley", "skeleton_poisoned_arrow"],
    )
    act(game, 0, "escape")
    assert told(game, "escape_tried")[0]["value"] == 2
    assert told(game, "escape_tried")[0]["monster_value"] == 3
    assert hero(game, 0).wounds == 1
    assert place(game, 0) == "c1"
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-EX-11")
def test_two_damage_stacks_and_one_shared_combat_stack_lie_open() -> None:
    game = third_round()
    his, its, shared = stacks(game)
    assert his == ["ranged_1", "ranged_2", "skeleton_poisoned_arrow"]
    assert its == ["magic_3"]
    assert sorted(shared) == ["magic_1", "magic_2", "melee_1", "melee_3"]


@pytest.mark.rule("DQ3-EX-12")
def test_three_against_three_without_a_counterattack_is_a_stalemate() -> None:
    game = brawl(
        hand=("melee_3", "melee_1", "magic_1", "ranged_1"), foe=("ranged_3", *SKELETON[1:])
    )
    exchange(game, "melee_3", "ranged_3")
    act(game, 1, "decline")
    assert told(game, "stalemate") == [{"total": 3, "against": 3}]
    assert stacks(game) == ([], [], ["melee_3", "ranged_3"])


@pytest.mark.rule("DQ3-EX-13")
def test_magic_three_beats_magic_two_and_each_goes_to_its_stack() -> None:
    assert stacks(first_round()) == ([], ["magic_3"], ["magic_2"])


@pytest.mark.rule("DQ3-EX-14")
def test_lindel_could_counterattack_but_declines_and_both_cards_join_the_combat_stack() -> None:
    game = first_round()
    exchange(game, "melee_1", "magic_1")
    assert "counter melee_3" in options(game, 0)
    act(game, 0, "decline")
    assert stacks(game)[2] == ["magic_2", "melee_1", "magic_1"]
    assert stacks(game)[:2] == ([], ["magic_3"])


@pytest.mark.rule("DQ3-EX-15")
def test_the_skeleton_may_stop_at_three_against_three() -> None:
    game = second_round()
    exchange(game, "melee_3", "ranged_1")
    act(game, 1, "counter ranged_2")
    assert side(game, "foe")["total"] == side(game, "hero")["total"] == 3
    assert "stop" in options(game, 1)
    act(game, 1, "stop")
    assert told(game, "stalemate")[-1] == {"total": 3, "against": 3}


@pytest.mark.rule("DQ3-EX-16")
def test_poisoned_arrow_makes_five_and_the_skeleton_must_stop_and_wins() -> None:
    game = third_round()
    assert told(game, "counterattacked")[-1]["total"] == 5
    assert told(game, "round_won")[-1] == {
        "seat": 1,
        "fighter": "skeleton",
        "total": 5,
        "against": 3,
    }
    assert game.pending[1].prompt == "lay_card"


@pytest.mark.rule("DQ3-EX-17")
def test_all_three_cards_of_the_skeleton_hit_lindel_who_fights_on() -> None:
    game = third_round()
    assert len(stacks(game)[0]) == 3
    assert stacks(game)[2][-1] == "melee_3"
    assert hero(game, 0).wounds == 0
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-EX-18")
def test_poisoned_arrow_adds_four_if_lindel_plays_magic_in_the_next_round() -> None:
    game = brawl(hand=("magic_4", *LINDEL[1:]), foe=SKELETON, deck=("ranged_4", "magic_2"))
    exchange(game, "melee_3", "skeleton_poisoned_arrow")
    act(game, 1, "counter ranged_2")
    exchange(game, "magic_4", "ranged_1")
    assert [(bonus["amount"], bonus["total"]) for bonus in told(game, "bonus")] == [(4, 5)]
    assert told(game, "round_won")[-1]["against"] == 4


@pytest.mark.rule("DQ3-EX-19")
def test_ranged_does_not_match_melee_and_there_is_no_bonus_without_magic() -> None:
    game = third_round()
    exchange(game, "melee_4", "magic_2")
    assert told(game, "bonus") == []
    assert told(game, "round_won")[-1] == {"seat": 0, "fighter": "lindel", "total": 4, "against": 2}


def dead_skeleton() -> Game:
    game = third_round()
    exchange(game, "melee_4", "magic_2")
    return game


@pytest.mark.rule("DQ3-EX-20")
def test_melee_four_takes_all_melee_cards_of_the_stack_along_before_magic_two_lies_there() -> None:
    game = dead_skeleton()
    assert [hit["cards"] for hit in told(game, "damaged")][-2:] == [
        ["melee_4"],
        ["melee_1", "melee_3"],
    ]


@pytest.mark.rule("DQ3-EX-21")
def test_four_cards_kill_a_skeleton_with_life_three() -> None:
    game = dead_skeleton()
    assert told(game, "damaged")[-1]["stack"] == 4
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "skeleton"}]
    assert game.view(1)["lurkers"] == []


@pytest.mark.rule("DQ3-EX-22", "DQ3-EX-24")
def test_lindel_takes_three_wounds_and_all_cards_go_back() -> None:
    game = dead_skeleton()
    assert hero(game, 0).wounds == 3
    assert all_combat_cards(game) == FULL_DECK
    assert state_of(game).combat.discard == []
    assert game.view(0)["fight"] is None


@pytest.mark.rule("DQ3-EX-23")
def test_after_four_rounds_the_combat_stack_is_magic_two_magic_one_and_magic_two() -> None:
    game = third_round()
    fight = fight_of(game)
    exchange(game, "melee_4", "magic_2")
    assert sorted(fight.stack) == ["magic_1", "magic_2", "magic_2"]
    assert sorted(fight.foe.damage) == ["magic_3", "melee_1", "melee_3", "melee_4"]
