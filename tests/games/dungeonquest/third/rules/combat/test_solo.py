"""Playing alone (VAR-SOLO)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from delvers.text import words
from tests.games.dungeonquest.third.rules.fights import (
    FULL_DECK,
    Fate,
    all_combat_cards,
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
    place,
    scene,
    state_of,
    told,
)

FIVE = ("melee_1", "melee_2", "melee_4", "ranged_1", "magic_4")


def alone(hero_id: str = "lindel", token: str = "skeleton_3", **given: Any) -> Game:
    """A lone hero meets a monster; `foe` are the cards that the monster will play."""
    given = {"hand": FIVE, **given}
    return meeting(hero_id, token, rules=given.pop("rules", Rules(solo=True)), **given)


def attacking(**given: Any) -> Game:
    game = alone(**given)
    act(game, 0, "attack")
    return game


@pytest.mark.rule("DQ3-VAR-SOLO-02", "DQ3-DIFF-46")
def test_the_token_lies_face_up() -> None:
    game = alone(token="troll_4")
    view: Any = game.view(None)["fight"]
    assert view["life"] == 5
    assert told(game, "monster_life") == [{"monster": "troll", "life": 5}]
    assert cited(game, "monster_life") == ["DQ3-VAR-SOLO-02"]


@pytest.mark.rule("DQ3-VAR-SOLO-03", "DQ3-VAR-SOLO-04")
def test_the_hero_draws_five_combat_cards_and_no_power_card() -> None:
    game = attacking()
    assert side(game, "hero", 0)["hand"] == [*FIVE]
    assert side(game, "hero")["power"] == 4


@pytest.mark.rule("DQ3-VAR-SOLO-04", "DQ3-VAR-SOLO-01")
def test_power_cards_serve_for_escapes_only() -> None:
    game = alone(dice=[], power="lindel_elven_precision", foe_power="skeleton_bone_volley")
    act(game, 0, "escape")
    assert told(game, "escape_tried")[0]["card"] == "lindel_elven_precision"
    assert place(game, 0) == "b1"
    assert lurking(game) == [("c1", "skeleton", None)]
    assert hero(game, 0).owes_encounter is False  # his next turn came, and he met the chamber


@pytest.mark.rule("DQ3-VAR-SOLO-05", "DQ3-VAR-SOLO-06")
def test_the_monster_has_no_hand_and_plays_the_top_card_of_the_deck() -> None:
    game = attacking(foe=("magic_3", "magic_2"))
    assert fight_of(game).foe.hand == []
    act(game, 0, "play melee_4")
    assert told(game, "cards_played")[0]["foe_cards"] == ["magic_3"]
    assert fight_of(game).foe.hand == []
    assert side(game, "hero")["hand_count"] == 5
    assert "play magic_2" in options(game, 0)  # the hero drew the next card


@pytest.mark.rule("DQ3-VAR-SOLO-06")
def test_the_card_of_the_monster_comes_after_the_hero_has_laid_his() -> None:
    game = attacking(foe=("magic_3",))
    assert fight_of(game).foe.laid == ""
    assert state_of(game).combat.deck.top == ["magic_3"]


@pytest.mark.rule("DQ3-VAR-SOLO-07", "DQ3-VAR-SOLO-08", "DQ3-VAR-SOLO-09", "DQ3-GAP-88")
def test_the_monster_counterattacks_with_the_first_fitting_cards_that_win() -> None:
    game = attacking(
        token="demon_4", foe=("ranged_1", "magic_5", "ranged_2", "ranged_4", "ranged_3", "ranged_2")
    )
    act(game, 0, "play melee_4")
    assert told(game, "turned_up")[0]["cards"] == [
        "magic_5", "ranged_2", "ranged_4", "ranged_3", "ranged_2"
    ]  # fmt: skip
    assert told(game, "counterattacked")[0]["cards"] == ["ranged_2", "ranged_3"]
    assert stacks(game)[0] == ["ranged_1", "ranged_2", "ranged_3"]
    assert sorted(state_of(game).combat.discard) == ["magic_5", "ranged_2", "ranged_4"]
    assert fight_of(game).turned_up == []


@pytest.mark.rule("DQ3-VAR-SOLO-08", "DQ3-GAP-88")
@pytest.mark.parametrize(
    ("shown", "played"),
    [
        (["ranged_1", "ranged_3", "ranged_2", "magic_1", "magic_2"], ["ranged_3"]),
        (["ranged_2", "ranged_1", "ranged_2", "magic_1", "magic_2"], ["ranged_2", "ranged_1"]),
        (["magic_1", "ranged_1", "ranged_1", "magic_1", "ranged_1"], ["ranged_1"] * 3),
        (["magic_1", "ranged_3", "magic_1", "magic_1", "ranged_3"], ["ranged_3"]),
        (["ranged_1", "ranged_1", "magic_1", "magic_1", "magic_2"], []),
    ],
)
def test_the_monster_plays_only_the_cards_that_make_its_counterattack_succeed(
    shown: list[str], played: list[str]
) -> None:
    """It has two against the hero's four, and needs three more."""
    game = attacking(token="demon_4", foe=("ranged_2", *shown))
    act(game, 0, "play melee_4")
    assert [event["cards"] for event in told(game, "counterattacked")] == (
        [played] if played else []
    )
    assert len(state_of(game).combat.discard) == 5 - len(played)


@pytest.mark.rule("DQ3-VAR-SOLO-08", "DQ3-VAR-SOLO-09")
@pytest.mark.parametrize("second", ["ranged_1", "magic_1"])
def test_cards_that_cannot_win_the_round_are_all_discarded(second: str) -> None:
    game = attacking(
        token="demon_4", foe=("ranged_1", "ranged_2", second, "magic_1", "magic_2", "magic_3")
    )
    act(game, 0, "play melee_4")  # 1 + 2 + 1 is only level with four
    assert told(game, "counterattacked") == []
    assert stacks(game) == ([], ["melee_4"], ["ranged_1"])
    assert len(state_of(game).combat.discard) == 5


@pytest.mark.rule("DQ3-VAR-SOLO-07")
@pytest.mark.parametrize(("his", "its"), [("melee_4", "magic_3"), ("melee_2", "ranged_3")])
def test_nothing_is_turned_up_when_the_monster_cannot_counterattack(his: str, its: str) -> None:
    game = attacking(foe=(its,))
    act(game, 0, f"play {his}")
    assert told(game, "turned_up") == []
    assert state_of(game).combat.discard == []


@pytest.mark.rule("DQ3-VAR-SOLO-01", "DQ3-VAR-SOLO-10")
def test_counterattack_of_the_hero_damage_and_deadly_blow_are_as_ever() -> None:
    game = attacking(foe=("ranged_5", "melee_1", "magic_2"))
    act(game, 0, "play melee_4")
    assert stacks(game) == (["ranged_5"], [], ["melee_4"])
    act(game, 0, "play melee_1", "counter melee_2")
    assert told(game, "deadly_blow")[0]["cards"] == ["melee_4"]
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "skeleton"}]
    assert hero(game, 0).wounds == 1
    assert all_combat_cards(game) == FULL_DECK


@pytest.mark.rule("DQ3-VAR-SOLO-11")
def test_the_player_decides_for_the_monster_too() -> None:
    trolls = {"m9": "troll_1", "l9": "troll_2", "k9": "troll_3", "j9": "troll_4"}
    game = scene(
        "lindel",
        at=["b1"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        top={"dungeon": ["dungeon_monster_troll"]},
        lurkers=trolls,
        dice=Fate(),
    )
    act(game, 0, "move east")
    assert game.pending[0].prompt == "choose_token troll"
    act(game, 0, "token k9", "attack")
    assert set(game.pending) == {0}


def leaving(*loot: str) -> Game:
    game = scene("lindel", at=["b1"], tiles={"b1": "chamber_01"}, loot={0: [*loot]}, sun=1)
    act(game, 0, "move west", "leave")
    return game


@pytest.mark.rule("DQ3-VAR-SOLO-12")
def test_a_lone_hero_wins_only_with_a_treasure_card() -> None:
    won, lost = leaving("treasure_ruby_ring"), leaving("dungeon_gold_coins_30")
    assert won.result is not None
    assert lost.result is not None
    assert (won.result.winners, won.result.why) == ((0,), "DQ3-VAR-SOLO-12")
    assert lost.result.winners == ()


@pytest.mark.rule("DQ3-VAR-SOLO-12")
def test_a_lone_hero_who_is_back_without_a_treasure_is_told_so() -> None:
    game = leaving("dungeon_gold_coins_30")
    assert told(game, "back_without_treasure") == [{"seat": 0}]
    assert cited(game, "back_without_treasure") == ["DQ3-VAR-SOLO-12"]
    assert told(game, "game_lost") == []
    assert game.result is not None
    said = words("en").result("dungeonquest-3e", game.result, ["Ana"])
    assert said == "Ana is back alive, but without a Treasure card: Kalladra wins."


@pytest.mark.rule("DQ3-VAR-SOLO-12", "DQ3-WIN-10")
def test_a_lone_hero_who_dies_does_not_come_back() -> None:
    game = scene("lindel", at=["b1"], loot={0: ["treasure_ruby_ring"]}, sun=29, dice=[5], first=0)
    assert told(game, "back_without_treasure") == []
    assert cited(game, "game_lost") == ["DQ3-WIN-10"]


@pytest.mark.rule("DQ3-VAR-SOLO-12")
def test_nightfall_takes_the_treasure_with_the_hero() -> None:
    game = scene("lindel", at=["b1"], loot={0: ["treasure_ruby_ring"]}, sun=29, dice=[5], first=0)
    assert game.result is not None
    assert game.result.winners == ()


@pytest.mark.rule("DQ3-VAR-SOLO-13", "DQ3-DIFF-47")
def test_the_gold_total_is_the_score_that_the_next_game_can_try_to_beat() -> None:
    game = leaving("treasure_ruby_ring", "dungeon_gold_coins_30")
    assert game.result is not None
    seen: Any = game.view(0)["heroes"]
    assert game.result.scores == (seen[0]["gold"],)
    assert seen[0]["gold"] > 30
