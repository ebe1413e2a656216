"""Dragon Rage: fire, and the retreat from it (DRAGON-07 to 15, 21 to 24)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

SLEEPING, RAGE = "dragon_sleeping", "dragon_dragon_rage"
RINGS = ("ebon", "obsidian", "pearl", "ruby")
AROUND = ("g4", "h5", "h6", "g7", "f5", "f6")


def rage(*heroes: str, top: dict[str, list[str]] | None = None, **facts: Any) -> Game:
    """All heroes are in the Treasure Chamber and the first of them wakes the dragon."""
    given = {"at": ["g5"] * len(heroes), "top": {"dragon": [RAGE], **(top or {})}}
    game = scene(*heroes, **{**given, **facts})
    act(game, 0, "face the dragon")
    return game


@pytest.mark.rule("DQ3-DRAGON-07", "DQ3-DRAGON-09", "DQ3-GAP-41")
def test_the_fire_takes_all_treasure_cards_and_no_other_loot() -> None:
    loot = ["treasure_giant_ruby", "catacomb_gigantic_diamond", "treasure_loadstone", "corpse_rope"]
    game = rage("hugo", "lindel", loot={0: loot}, at=["g5"], dice=[1, 1])
    assert hero(game, 0).loot == ["catacomb_gigantic_diamond", "corpse_rope"]
    lost = ["treasure_giant_ruby", "treasure_loadstone"]
    assert state_of(game).decks["treasure"].discard == lost
    assert [event["card"] for event in told(game, "loot_lost")] == lost
    assert set(cited(game, "loot_lost")) == {"DQ3-CARDS-DRAGON-DRAGON-RAGE"}


@pytest.mark.rule("DQ3-DRAGON-07")
def test_the_cards_are_lost_before_the_dice_are_rolled() -> None:
    game = rage("hugo", "lindel", loot={0: ["treasure_giant_ruby"]}, at=["g5"], dice=[1, 1])
    kinds = [event.kind for event in game.events if event.kind in ("loot_lost", "rolled")]
    assert kinds == ["loot_lost", "rolled"]


@pytest.mark.rule("DQ3-DRAGON-08", "DQ3-DIFF-71")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 1], 2), ([6, 5], 11)])
def test_two_dice_of_wounds_are_suffered(dice: list[int], wounds: int) -> None:
    game = rage("hugo", "lindel", at=["g5"], dice=dice)
    assert hero(game, 0).wounds == wounds
    assert told(game, "rolled") == [{"seat": 0, "dice": dice, "why": "dragon_rage"}]
    assert cited(game, "rolled") == cited(game, "wounded") == ["DQ3-CARDS-DRAGON-DRAGON-RAGE"]


@pytest.mark.rule("DQ3-DRAGON-08")
def test_the_fire_can_kill() -> None:
    game = rage("hugo", "lindel", at=["g5"], wounds={0: 10}, dice=[3, 3])
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": "dragon_rage"}]
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-DRAGON-10")
def test_a_survivor_flees_by_a_passage_of_his_choice() -> None:
    tiles = dict.fromkeys(AROUND, "chamber_01")
    game = rage("hugo", "lindel", at=["g5"], tiles=tiles, dice=[1, 1])
    assert {option.split()[-1] for option in options(game, 0)} == set(AROUND)
    assert game.pending[0].rule == "DQ3-DRAGON-10"
    act(game, 0, "move east h6")
    assert place(game, 0) == "h6"


@pytest.mark.rule("DQ3-DRAGON-10", "DQ3-TILE-01")
def test_no_way_of_retreat_leads_through_a_wall() -> None:
    tiles = {**dict.fromkeys(AROUND, "chamber_01"), "g4": "chamber_05@1"}
    game = rage("hugo", "lindel", at=["g5"], tiles=tiles, dice=[1, 1])
    assert "move north g4" not in options(game, 0)
    assert refused(game, 0) == {"move north g4": "DQ3-TILE-01"}


@pytest.mark.rule("DQ3-DRAGON-11", "DQ3-DRAGON-12", "DQ3-DRAGON-14")
def test_a_tile_is_laid_where_nothing_lies_and_not_met_in_this_turn() -> None:
    game = rage("hugo", "lindel", at=["g5"], pool=["corridor_05"], dice=[1, 1])
    act(game, 0, "move north g4")
    assert state_of(game).tiles == {SPACE_OF["g4"]: ("corridor_05", 0)}
    assert place(game, 0) == "g4"
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-DRAGON-12", "DQ3-DRAGON-14")
def test_the_retreat_ends_the_turn_before_a_known_chamber_or_its_monster_is_met() -> None:
    game = rage(
        "hugo",
        "lindel",
        at=["g5"],
        tiles={"g4": "trap_01"},
        lurkers={"g4": "troll_1"},
        dice=[1, 1],
    )
    act(game, 0, "move north g4")
    assert drawn(game, "trap") == []
    assert told(game, "fight_began") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-DRAGON-12")
def test_a_rotating_room_turns_behind_a_fleeing_hero() -> None:
    game = rage("hugo", "lindel", at=["g5"], pool=["rotating_room_01"], dice=[1, 1])
    act(game, 0, "move north g4")
    assert state_of(game).tiles[SPACE_OF["g4"]] == ("rotating_room_01", 2)
    assert hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-DRAGON-13", "DQ3-DIFF-28")
def test_a_fleeing_hero_passes_neither_door_nor_portcullis() -> None:
    tiles = {
        **dict.fromkeys(AROUND, "chamber_01"),
        "g4": "chamber_09@2",
        "g7": "portcullis_01@2",
    }
    game = rage("hugo", "lindel", at=["g5"], tiles=tiles, dice=[1, 1])
    assert refused(game, 0) == {
        "move north g4": "DQ3-DRAGON-13",
        "move south g7": "DQ3-DRAGON-13",
    }
    assert len(options(game, 0)) == 4


@pytest.mark.rule("DQ3-DRAGON-13", "DQ3-GAP-43")
def test_behind_walls_and_doors_only_he_stays_and_draws_again_next_turn() -> None:
    walls = {"g4": "chamber_05@1", "h5": "chamber_05", "h6": "chamber_05", "f5": "chamber_05"}
    tiles = {**walls, "f6": "chamber_05", "g7": "chamber_09"}
    game = rage(
        "hugo",
        "lindel",
        at=["g5"],
        tiles=tiles,
        skips={1: 99},
        top={"dragon": [RAGE, SLEEPING], "treasure": ["treasure_ruby_ring", "treasure_gold_ring"]},
        dice=[1, 1],
    )
    assert place(game, 0) == "g5"
    assert drawn(game, "dragon") == [RAGE, SLEEPING]
    assert hero(game, 0).loot == ["treasure_ruby_ring", "treasure_gold_ring"]


@pytest.mark.rule("DQ3-GAP-44")
@pytest.mark.parametrize("may_fight", [False, True])
def test_he_cannot_flee_to_another_hero_while_another_passage_is_open(may_fight: bool) -> None:
    tiles = dict.fromkeys(AROUND, "chamber_01")
    rules = Rules(hero_against_hero=may_fight)
    game = rage("hugo", "lindel", at=["g5", "g4"], tiles=tiles, dice=[1, 1], rules=rules)
    assert "move north g4" not in options(game, 0)
    assert refused(game, 0) == {"move north g4": "DQ3-GAP-44"}


@pytest.mark.rule("DQ3-GAP-43", "DQ3-GAP-44")
def test_where_nothing_else_is_open_he_flees_to_another_hero() -> None:
    walls = {"h5": "chamber_05", "h6": "chamber_05", "f5": "chamber_05", "f6": "chamber_05"}
    tiles = {**walls, "g7": "chamber_05@1", "g4": "chamber_01"}
    game = scene(
        "hugo", "lindel", at=["g5", "g4"], tiles=tiles, top={"dragon": [RAGE]}, dice=[1, 1]
    )
    act(game, 0, "face the dragon")
    assert told(game, "dragon_rage") == [{"seats": [0]}]
    assert place(game, 0) == place(game, 1) == "g4"


@pytest.mark.rule("DQ3-DRAGON-15", "DQ3-GAP-46", "DQ3-ENC-08")
def test_in_the_next_turn_he_meets_that_chamber_and_cannot_escape_there() -> None:
    game = rage(
        "hugo",
        "lindel",
        at=["g5"],
        tiles={"g4": "trap_01"},
        lurkers={"g4": "troll_1"},
        runes={0: ["rune_of_lightning"]},
        skips={1: 99},
        dice=[1, 1],
    )
    act(game, 0, "move north g4")
    assert told(game, "fight_began") == [{"seat": 0, "monster": "troll", "player": 1}]
    assert refused(game, 0) == {"escape": "DQ3-MON-14"}
    act(game, 0, "use rune_of_lightning")
    assert len(drawn(game, "trap")) == 1


@pytest.mark.rule("DQ3-DRAGON-21", "DQ3-DRAGON-22", "DQ3-DRAGON-23", "DQ3-GAP-42")
def test_all_heroes_there_burn_one_after_another_clockwise_from_the_one_who_woke_him() -> None:
    game = scene(
        "hugo",
        "lindel",
        "challara",
        "krutzbeck",
        at=["g5", "g5", "g3", "g5"],
        tiles={"g3": "chamber_01", **dict.fromkeys(AROUND, "chamber_01")},
        turn=1,
        first=0,
        top={"dragon": [RAGE]},
        loot={seat: [f"treasure_{ring}_ring"] for seat, ring in enumerate(RINGS)},
        dice=[1, 2, 1, 3, 1, 4],
    )
    act(game, 1, "face the dragon")
    assert told(game, "dragon_rage") == [{"seats": [1, 3, 0]}]
    assert cited(game, "dragon_rage") == ["DQ3-CARDS-DRAGON-DRAGON-RAGE"]
    assert (hero(game, 1).wounds, hero(game, 3).wounds) == (3, 0)
    act(game, 1, "move north g4")
    assert refused(game, 3) == {"move north g4": "DQ3-GAP-44"}
    assert (hero(game, 3).wounds, hero(game, 0).wounds) == (4, 0)
    act(game, 3, "move east h5")
    act(game, 0, "move south g7")
    assert [hero(game, seat).wounds for seat in range(4)] == [5, 3, 0, 4]
    assert [hero(game, seat).loot for seat in range(4)] == [[], [], ["treasure_pearl_ring"], []]
    assert [hero(game, seat).owes_encounter for seat in range(4)] == [True, True, False, True]


@pytest.mark.rule("DQ3-DRAGON-21")
def test_a_hero_below_the_treasure_chamber_does_not_burn() -> None:
    game = rage("hugo", "lindel", status={1: "below"}, heading={1: 0}, dice=[1, 1, 6, 6])
    assert told(game, "dragon_rage") == [{"seats": [0]}]
    assert hero(game, 1).wounds == 0


@pytest.mark.rule("DQ3-DRAGON-23")
def test_one_hero_dying_does_not_spare_the_next() -> None:
    game = rage("hugo", "lindel", wounds={0: 15}, dice=[1, 1, 2, 2])
    assert hero(game, 0).status == "dead"
    assert hero(game, 1).wounds == 4
    assert game.waiting == [1]
    assert game.pending[1].rule == "DQ3-DRAGON-10"


@pytest.mark.rule("DQ3-DRAGON-24", "DQ3-DRAGON-25")
def test_after_the_fire_the_player_to_the_left_is_up_and_the_cards_are_shuffled() -> None:
    game = rage("hugo", "lindel", "challara", at=["g5", "m1", "g5"], dice=[1, 1, 1, 1])
    act(game, 0, "move north g4")
    act(game, 2, "move south g7")
    assert [turn["seat"] for turn in told(game, "turn_began")] == [0, 1]
    assert game.waiting == [1]
    assert shown(game)["dragons_shown"] == []
    assert len(state_of(game).decks["dragon"].deck) == 8


@pytest.mark.rule("DQ3-DRAGON-08", "DQ3-HERO-08")
@pytest.mark.parametrize(
    ("choice", "wounds"), [("keep", 9), ("reroll 5", 5), ("reroll 4", 6), ("reroll both", 3)]
)
def test_brother_gherinn_may_roll_dice_of_the_fire_again(choice: str, wounds: int) -> None:
    game = rage("gherinn", "lindel", at=["g5"], dice=[5, 4, 1, 2])
    assert options(game, 0) == ("keep", "reroll 5", "reroll 4", "reroll both")
    act(game, 0, choice)
    assert hero(game, 0).wounds == wounds
    assert game.pending[0].rule == "DQ3-DRAGON-10"


@pytest.mark.rule("DQ3-DRAGON-08")
def test_a_rune_of_protection_wards_the_fire_off_but_the_hero_must_flee() -> None:
    runes = {0: ["rune_of_protection"]}
    game = rage("hugo", "lindel", at=["g5"], runes=runes, dice=[6, 6])
    act(game, 0, "use rune_of_protection")
    assert hero(game, 0).wounds == 0
    assert game.pending[0].rule == "DQ3-DRAGON-10"


@pytest.mark.rule("DQ3-DRAGON-10")
def test_only_survivors_flee_an_unconscious_hero_lies_where_he_fell() -> None:
    life = CONTENT.heroes["hugo"].life
    rules = Rules(death_can_wait=True)
    game = rage("hugo", "lindel", at=["g5"], rules=rules, wounds={0: life - 2}, dice=[1, 1, 6])
    assert place(game, 0) == "g5"
    assert hero(game, 0).wounds == life // 2
    assert shown(game)["dragons_shown"] == [RAGE]
