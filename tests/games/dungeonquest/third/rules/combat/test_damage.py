"""Damage, deadly blows and the end of a combat (COMBAT-30 to 40, 53 to 63)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
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
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    scene,
    state_of,
    told,
)

MELEE = ("melee_1", "melee_2", "melee_3", "melee_4")
MIXED = ("magic_4", "ranged_2", "magic_2", "melee_2")


@pytest.mark.rule("DQ3-COMBAT-30")
@pytest.mark.parametrize(
    ("his", "its", "winner"), [("melee_4", "magic_3", "lindel"), ("melee_3", "magic_4", "demon")]
)
def test_the_higher_total_wins_the_round(his: str, its: str, winner: str) -> None:
    game = brawl(token="demon_4", hand=MELEE, foe=("magic_4", "magic_3", "magic_2", "magic_1"))
    exchange(game, his, its)
    if 0 in game.pending and game.pending[0].prompt == "counterattack":
        act(game, 0, "decline")
    assert told(game, "round_won")[0]["fighter"] == winner
    assert cited(game, "round_won") == ["DQ3-COMBAT-30"]


@pytest.mark.rule("DQ3-COMBAT-31", "DQ3-COMBAT-39", "DQ3-DIFF-26")
def test_all_cards_of_the_winner_hit_the_loser() -> None:
    game = brawl(token="demon_4", hand=MELEE, foe=MIXED)
    exchange(game, "melee_1", "magic_2")
    act(game, 0, "counter melee_3")
    assert stacks(game) == ([], ["melee_1", "melee_3"], ["magic_2"])
    assert side(game, "hero")["played"] == []


@pytest.mark.rule("DQ3-COMBAT-32")
def test_a_card_is_one_wound_whatever_its_value() -> None:
    game = brawl(token="skeleton_1", hand=("melee_5", "ranged_4", "ranged_1", "magic_1"), foe=MIXED)
    exchange(game, "melee_5", "magic_2")
    assert game.pending[0].prompt == "lay_card"  # a five alone does not kill a life of two
    exchange(game, "ranged_1", "magic_4")
    exchange(game, "ranged_4", "melee_2")
    assert hero(game, 0).wounds == 2  # magic 4 and magic 2


@pytest.mark.rule("DQ3-COMBAT-33", "DQ3-COMBAT-35")
def test_all_stacks_lie_open_to_everybody() -> None:
    game = brawl(token="demon_4", hand=MELEE, foe=MIXED)
    exchange(game, "melee_4", "magic_2")
    for seat in (0, 1, None):
        assert side(game, "foe", seat)["damage"] == ["melee_4"]
        assert side(game, "hero", seat)["damage"] == []
        assert game.view(seat)["fight"]["stack"] == ["magic_2"]


@pytest.mark.rule("DQ3-COMBAT-34")
def test_the_loser_puts_his_card_on_the_shared_stack() -> None:
    game = brawl(token="demon_4", hand=MELEE, foe=MIXED)
    exchange(game, "melee_3", "magic_4")
    act(game, 0, "decline")
    exchange(game, "melee_4", "magic_2")
    assert stacks(game)[2] == ["magic_2"]  # his melee 3 went on with a deadly blow
    assert stacks(game)[1] == ["melee_4", "melee_3"]


@pytest.mark.rule("DQ3-COMBAT-37", "DQ3-COMBAT-38")
@pytest.mark.parametrize("winner", ["hero", "monster"])
def test_a_matching_type_is_a_deadly_blow_without_being_asked(winner: str) -> None:
    game = brawl(token="demon_4", hand=("ranged_4", "ranged_1", "melee_4", "melee_1"), foe=MIXED)
    exchange(game, "ranged_4", "magic_4")  # a stalemate
    if winner == "hero":
        exchange(game, "ranged_1", "melee_2")
        act(game, 0, "counter lindel_elven_precision")
        assert stacks(game) == (
            [],
            ["ranged_1", "lindel_elven_precision", "ranged_4"],
            ["magic_4", "melee_2"],
        )
    else:
        exchange(game, "ranged_1", "magic_2")
        assert stacks(game) == (["magic_2", "magic_4"], [], ["ranged_4", "ranged_1"])
    assert cited(game, "deadly_blow") == ["DQ3-COMBAT-37"]


@pytest.mark.rule("DQ3-COMBAT-37")
def test_only_cards_of_the_matching_type_are_taken_along() -> None:
    game = brawl(token="demon_4", hand=("ranged_4", "melee_1", "melee_4", "melee_3"), foe=MIXED)
    exchange(game, "ranged_4", "magic_4")
    exchange(game, "melee_4", "magic_2")
    assert told(game, "deadly_blow") == []
    assert stacks(game)[2] == ["ranged_4", "magic_4", "magic_2"]


@pytest.mark.rule("DQ3-COMBAT-39", "DQ3-DIFF-26")
def test_a_counterattack_can_make_a_deadly_blow() -> None:
    game = brawl(token="demon_4", hand=MELEE, foe=("ranged_4", *MIXED[1:]))
    exchange(game, "melee_4", "ranged_4")
    exchange(game, "melee_1", "magic_2")
    act(game, 0, "counter melee_3")
    assert told(game, "deadly_blow")[0]["cards"] == ["melee_4"]
    assert stacks(game)[1] == ["melee_1", "melee_3", "melee_4"]


@pytest.mark.rule("DQ3-GAP-74", "DQ3-DIFF-25")
def test_every_type_that_the_winner_played_counts() -> None:
    game = brawl("tatianna", "demon_4", hand=("melee_1", "magic_4", "ranged_2", "melee_3"),
                 foe=("magic_1", "ranged_1", "melee_4", "ranged_4"), power="tatianna_snare",
                 deck=("melee_2", "ranged_3"))  # fmt: skip
    exchange(game, "magic_4", "melee_4")  # stalemate: magic 4 and melee 4 lie in the stack
    exchange(game, "tatianna_snare", "magic_1")
    assert told(game, "deadly_blow")[0]["cards"] == ["melee_4"]


@pytest.mark.rule("DQ3-COMBAT-40")
def test_the_card_of_the_loser_is_not_part_of_the_deadly_blow() -> None:
    game = brawl(token="demon_4", hand=MELEE, foe=("melee_2", *MIXED[:3]))
    exchange(game, "melee_4", "melee_2")
    assert told(game, "deadly_blow") == []
    assert stacks(game) == ([], ["melee_4"], ["melee_2"])
    exchange(game, "melee_3", "ranged_2")
    assert told(game, "deadly_blow")[0]["cards"] == ["melee_2"]
    assert stacks(game)[2] == ["ranged_2"]


@pytest.mark.rule("DQ3-COMBAT-53", "DQ3-COMBAT-57")
@pytest.mark.parametrize(
    ("token", "rounds"), [("skeleton_1", 2), ("skeleton_3", 3), ("troll_2", 4)]
)
def test_a_monster_dies_when_its_damage_reaches_its_life(token: str, rounds: int) -> None:
    game = brawl(
        token=token, hand=("melee_4",) * 3 + ("melee_3",), foe=("melee_1",) * 3 + ("magic_1",)
    )
    for number in range(rounds):
        assert told(game, "monster_killed") == []
        state_of(game).fight.stack.clear()  # type: ignore[union-attr]
        exchange(
            game, "melee_4" if number < 3 else "melee_3", "melee_1" if number < 3 else "magic_1"
        )
    assert told(game, "monster_killed") != []
    assert cited(game, "monster_killed") == ["DQ3-COMBAT-57"]


@pytest.mark.rule("DQ3-COMBAT-55", "DQ3-COMBAT-56")
def test_at_the_end_all_cards_go_back_to_where_they_came_from() -> None:
    game = brawl("krutzbeck", "skeleton_1", hand=("melee_4", "ranged_4", "melee_1", "magic_1"),
                 power="krutzbeck_headbutt", foe=MIXED, picks=[2])  # fmt: skip
    exchange(game, "krutzbeck_headbutt", "magic_4")
    act(game, 0, "decline")
    assert len(state_of(game).combat.discard) == 1
    act(game, 0, "decline")
    exchange(game, "melee_4", "melee_2")
    assert game.view(0)["fight"] is None
    assert state_of(game).combat.discard == []
    assert all_combat_cards(game) == FULL_DECK


@pytest.mark.rule("DQ3-COMBAT-58")
def test_the_victor_takes_his_damage_stack_as_wounds() -> None:
    game = brawl(token="skeleton_1", hand=("melee_4", "melee_4", "ranged_1", "magic_1"), foe=MIXED,
                 wounds={0: 2})  # fmt: skip
    exchange(game, "ranged_1", "magic_4")
    assert hero(game, 0).wounds == 2
    exchange(game, "melee_4", "magic_2")
    exchange(game, "melee_4", "melee_2")
    assert hero(game, 0).wounds == 3
    assert cited(game, "wounded") == ["DQ3-COMBAT-58"]


@pytest.mark.rule("DQ3-COMBAT-58", "DQ3-RUNE-03")
def test_no_rune_of_protection_wards_off_wounds_of_a_combat() -> None:
    game = brawl(token="skeleton_1", hand=("melee_4", "melee_4", "ranged_1", "magic_1"), foe=MIXED,
                 runes={0: ["rune_of_protection"]})  # fmt: skip
    exchange(game, "ranged_1", "magic_4")
    exchange(game, "melee_4", "magic_2")
    exchange(game, "melee_4", "melee_2")
    assert hero(game, 0).wounds == 1
    assert hero(game, 0).runes == ["rune_of_protection"]


@pytest.mark.rule("DQ3-COMBAT-59", "DQ3-TOKEN-08", "DQ3-TOKEN-09")
def test_the_token_of_a_dead_monster_can_come_again() -> None:
    hand = ("melee_4", "melee_4", "ranged_1", "magic_1")
    there: dict[str, Any] = {"at": ("b1", "e1"), "tiles": {"e1": "chamber_01", "f1": "chamber_01"}}
    game = brawl(token="skeleton_1", hand=hand, foe=MIXED, **there)
    exchange(game, "melee_4", "magic_2")
    exchange(game, "melee_4", "melee_2")
    assert lurking(game) == []
    state_of(game).decks["dungeon"].deck.top[:] = ["dungeon_monster_skeleton"]
    act(game, 1, "move east")
    assert fight_of(game).token == "skeleton_1"
    assert fight_of(game).foe.damage == []


@pytest.mark.rule("DQ3-COMBAT-53", "DQ3-COMBAT-60", "DQ3-HERO-02")
@pytest.mark.parametrize(("wounds", "status"), [(13, "exploring"), (14, "dead")])
def test_wounds_and_damage_stack_together_kill_a_hero(wounds: int, status: str) -> None:
    game = brawl(hand=MELEE, foe=MIXED, wounds={0: wounds})
    exchange(game, "melee_3", "magic_4")
    act(game, 0, "decline")
    assert hero(game, 0).status == status
    assert (state_of(game).fight is None) == (status == "dead")


@pytest.mark.rule("DQ3-COMBAT-60", "DQ3-COMBAT-61", "DQ3-TOKEN-01")
def test_the_token_of_the_victor_stays_in_the_chamber_of_a_dead_hero() -> None:
    game = brawl(hand=MELEE, foe=MIXED, wounds={0: 14})
    exchange(game, "melee_3", "magic_4")
    act(game, 0, "decline")
    assert lurking(game, 0) == [("c1", "skeleton", None)]
    assert lurking(game, 1) == [("c1", "skeleton", 3)]
    assert cited(game, "token_placed") == ["DQ3-COMBAT-61"]
    assert all_combat_cards(game) == FULL_DECK
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-GAP-85")
def test_a_hero_who_only_falls_unconscious_also_leaves_the_token_there() -> None:
    game = brawl(hand=MELEE, foe=MIXED, wounds={0: 14}, rules=Rules(death_can_wait=True))
    exchange(game, "melee_3", "magic_4")
    act(game, 0, "decline")
    assert hero(game, 0).status == "exploring"
    assert lurking(game) == [("c1", "skeleton", None)]


@pytest.mark.rule("DQ3-COMBAT-54")
def test_the_monster_card_is_discarded_when_the_hero_dies() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["b1", "m10"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        top={"dungeon": ["dungeon_monster_demon"], "combat": [*MELEE, *MIXED]},
        wounds={0: 14},
    )
    act(game, 0, "move east", "attack")
    exchange(game, "melee_3", "magic_4")
    act(game, 0, "decline")
    assert state_of(game).decks["dungeon"].discard == ["dungeon_monster_demon"]


@pytest.mark.rule("DQ3-HERO-08", "DQ3-COMBAT-38")
def test_hugo_makes_deadly_blows_himself() -> None:
    game = brawl("hugo", "demon_4", hand=MELEE, foe=("ranged_4", *MIXED[1:]))
    exchange(game, "melee_4", "ranged_4")
    exchange(game, "melee_3", "melee_2")
    assert told(game, "deadly_blow")[0]["cards"] == ["melee_4"]


@pytest.mark.rule("DQ3-HERO-08", "DQ3-COMBAT-17")
def test_krutzbeck_may_fill_up_to_six_in_every_round() -> None:
    game = brawl("krutzbeck", "demon_4", hand=MELEE, foe=MIXED)
    assert side(game, "hero")["hand_count"] == 5
    exchange(game, "melee_4", "magic_2")
    act(game, 0, "draw sixth card")
    assert side(game, "hero")["hand_count"] == 6
    exchange(game, "melee_3", "melee_2")
    assert options(game, 0) == ("draw sixth card", "decline")
    assert side(game, "hero")["hand_count"] == 5


@pytest.mark.rule("DQ3-HERO-13")
def test_tatianna_sees_why_other_cards_do_not_join_her_volley() -> None:
    game = meeting("tatianna", "demon_4", hand=("ranged_1", "melee_1", "magic_1", "melee_2"))
    act(game, 0, "attack", "open with a volley")
    refused = {"add melee_1", "add magic_1", "add melee_2"}
    assert game.pending[0].refused == dict.fromkeys(refused, "DQ3-HERO-13")
