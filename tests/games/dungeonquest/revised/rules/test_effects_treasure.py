"""What cards of the Treasure deck do in this edition only, with the Bottle Imp (CARD)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    draws,
    enters,
    is_over_for,
    pile,
    sheet,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    told,
)

PLAIN = {
    "ebon_ring": 80,
    "obsidian_ring": 110,
    "pearl_ring": 130,
    "ruby_ring": 140,
    "silver_ring": 160,
    "gold_ring": 190,
    "arcane_ring": 210,
    "charmers_flute": 230,
    "crystal_of_tival": 240,
    "belt_of_strength": 260,
    "jinn_lamp": 270,
    "golden_claws": 290,
    "ebon_amulet": 300,
    "crystal_of_orris": 320,
    "jeweled_chakra": 350,
    "rune_scarab": 400,
    "eyes_of_avra": 420,
    "flying_carpet": 500,
    "mirror_of_shael": 550,
    "vestments_of_kellos": 600,
    "staff_of_light": 700,
    "star_of_kellos": 800,
    "chalice_of_tamalir": 900,
    "sun_spear": 1100,
    "bag_of_gems": 1200,
    "quicksilver_potion": 1500,
    "harp_of_tranquility": 2000,
    "giant_ruby": 3000,
}
EATER, TOME = "treasure_artifact_eater", "treasure_forbidden_tome"
STONE, IMP = "treasure_loadstone", "dungeon_bottle_imp"
RUBY, HARP = "treasure_giant_ruby", "treasure_harp_of_tranquility"
EBON, CHEST = "treasure_ebon_ring", "catacomb_treasure_chest"
CARPET, QUICK = "treasure_flying_carpet", "treasure_quicksilver_potion"
SPEAR, STAFF = "treasure_sun_spear", "treasure_staff_of_light"


@pytest.mark.rule("DQR-COMP-03")
def test_the_treasure_deck_is_made_of_these_cards() -> None:
    cards = {card.id: (card.copies, card.gold) for card in CONTENT.decks["treasure"]}
    plain = {f"treasure_{name}": (1, gold) for name, gold in PLAIN.items()}
    assert cards == {**plain, STONE: (2, 1), EATER: (1, 0), TOME: (1, 0)}


# -- the artifact eater ----------------------------------------------------------------------------


def leaves(*loot: str, dice: list[int], **rest: Any) -> Game:
    """The last hero inside leaves the dungeon with this Loot."""
    given: dict[str, Any] = {"loot": {0: [*loot]}, "status": {1: "dead"}, "dice": dice, **rest}
    game = scene("hugo", "krutzbeck", **given)
    act(game, 0, "leave")
    return game


@pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER")
def test_inside_the_artifact_eater_eats_nothing_and_is_worth_nothing() -> None:
    game = draws(EATER, EBON, loot={0: [RUBY]})
    assert (hero(game, 0).loot, sheet(game, 0)["gold"]) == ([RUBY, EATER, EBON], 3080)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER")
@pytest.mark.parametrize("dice", [[1, 1], [2, 3]])
def test_on_two_to_five_the_artifact_eater_devours_another_card(dice: list[int]) -> None:
    game = leaves(EATER, RUBY, dice=dice)
    assert (hero(game, 0).loot, pile(game, "treasure")) == ([EATER], [RUBY])
    assert cited(game, "loot_lost") == ["DQR-CARDS-TREASURE-ARTIFACT-EATER"]
    assert sheet(game, 0)["gold"] == 0


@pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER")
@pytest.mark.parametrize(("dice", "gold"), [([3, 3], 600), ([6, 6], 1200)])
def test_on_six_and_more_the_artifact_eater_is_worth_a_hundred_times_as_much(
    dice: list[int], gold: int
) -> None:
    game = leaves(EATER, RUBY, dice=dice)
    assert (hero(game, 0).loot, sheet(game, 0)["gold"]) == ([EATER, RUBY], 3000 + gold)
    assert told(game, "eater_worth") == [{"seat": 0, "gold": gold}]
    assert (game.result.scores if game.result else ()) == (3000 + gold, 0)


@pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER")
def test_the_artifact_eater_finds_no_other_card() -> None:
    game = leaves(EATER, dice=[1, 1])
    assert (hero(game, 0).loot, sheet(game, 0)["gold"]) == ([EATER], 0)


@pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER", "DQR-CARDS-CATACOMB-TREASURE-CHEST")
@pytest.mark.parametrize("first", [EATER, CHEST])
def test_who_has_left_opens_his_cards_in_the_order_he_likes(first: str) -> None:
    game = leaves(CHEST, EATER, dice=[2, 2, 1, 1])
    assert options(game, 0) == (f"open {CHEST}", f"open {EATER}")
    act(game, 0, f"open {first}")
    assert hero(game, 0).loot == [EATER], "the chest was eaten, shut or open"
    assert sheet(game, 0)["gold"] == 0


@pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER")
def test_the_roll_is_made_on_leaving_while_others_are_inside() -> None:
    game = scene("hugo", "krutzbeck", loot={0: [EATER]}, dice=[6, 1])
    act(game, 0, "leave")
    assert (sheet(game, 0)["gold"], game.waiting) == (700, [1])


# -- plain weight, wings, and a pair ---------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-TREASURE-LOADSTONE", "DQR-ROOM-11")
def test_a_loadstone_weighs_one_and_can_be_thrown_away() -> None:
    game = enters("bridge_01", loot={0: [STONE]}, tiles={"c2": "chamber_01"}, dice=[1, 2, 1])
    act(game, 0, "move north", "cross")
    assert options(game, 0) == ("go", f"discard {STONE}")
    act(game, 0, "go")
    assert told(game, "test_passed")[0]["total"] == 4


@pytest.mark.rule("DQR-CARDS-TREASURE-FLYING-CARPET")
@pytest.mark.parametrize(("tile", "then"), [("bridge_01", ["cross"]), ("bottomless_pit_01", [])])
def test_the_flying_carpet_spares_the_test_of_bridge_and_pit(tile: str, then: list[str]) -> None:
    game = enters(tile, loot={0: [CARPET, RUBY]}, tiles={"c2": "chamber_01"},
                  top={"dungeon": ["dungeon_empty"]})  # fmt: skip
    act(game, 0, "move north", *then)
    assert (game.pending[0].prompt, options(game, 0)) == (
        "spare_test",
        (f"use {CARPET}", "decline"),
    )
    act(game, 0, f"use {CARPET}")
    assert (hero(game, 0).loot, told(game, "rolled")) == ([RUBY], [])
    assert told(game, "loot_used") == [{"seat": 0, "card": CARPET}]
    assert cited(game, "loot_used") == ["DQR-CARDS-TREASURE-FLYING-CARPET"]
    assert hero(game, 0).status == "exploring"


@pytest.mark.rule("DQR-CARDS-TREASURE-FLYING-CARPET", "DQR-CARDS-CORPSE-ROPE")
def test_at_a_pit_rope_or_carpet_may_be_given_up_or_neither() -> None:
    game = enters("bottomless_pit_01", loot={0: [CARPET, "corpse_rope"]}, dice=[6, 6])
    act(game, 0, "move north")
    assert options(game, 0) == ("use corpse_rope", f"use {CARPET}", "decline")
    act(game, 0, "decline")
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQR-CARDS-TREASURE-FLYING-CARPET")
def test_the_carpet_is_of_no_use_at_a_trapdoor_or_a_chasm() -> None:
    game = draws("trap_trapdoor", loot={0: [CARPET]}, dice=[6, 6])
    assert [asked.prompt for asked in game.pending.values()] == ["heading"]
    chasm = scene("hugo", "krutzbeck", at=["c3"], tiles={"c3": "chasm_01"}, loot={0: [CARPET]},
                  entered_by={0: 2})  # fmt: skip
    assert not any("rope" in option for option in options(chasm, 0))


@pytest.mark.rule("DQR-CARDS-TREASURE-SUN-SPEAR", "DQR-CARDS-TREASURE-STAFF-OF-LIGHT")
@pytest.mark.parametrize(
    ("loot", "gold"),
    [([SPEAR], 1100), ([STAFF], 700), ([SPEAR, STAFF], 5000), ([STAFF, RUBY], 3700)],
)
def test_spear_and_staff_are_worth_more_together(loot: list[str], gold: int) -> None:
    assert sheet(scene("hugo", "krutzbeck", loot={0: loot}), 0)["gold"] == gold


@pytest.mark.rule("DQR-CARDS-TREASURE-SUN-SPEAR", "DQR-WIN-05")
def test_of_two_with_equal_gold_the_pair_counts_as_two_cards_of_2500() -> None:
    loot = {0: [SPEAR, STAFF], 1: ["treasure_harp_of_tranquility", RUBY]}
    game = scene("hugo", "krutzbeck", loot=loot, status={0: "out", 1: "out"})
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((1,), "DQR-WIN-05")


@pytest.mark.rule("DQR-CARDS-TREASURE-SUN-SPEAR", "DQR-CARDS-CATACOMB-GREEDY-DEEP-ELF")
def test_a_spear_offered_by_whoever_has_the_staff_too_is_a_greater_bribe() -> None:
    game = below("hugo", "catacomb_greedy_deep_elf", loot={0: [SPEAR, STAFF]}, dice=[6])
    act(game, 0, f"discard {SPEAR}", "enough")
    assert options(game, 0) == ("surface", "stay below")


# -- quicksilver and harp --------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-TREASURE-QUICKSILVER-POTION")
def test_the_quicksilver_potion_gives_three_turns_in_a_row() -> None:
    game = enters("chamber_01", loot={0: [QUICK]}, top={"dungeon": ["dungeon_empty"] * 3})
    assert options(game, 0) == ("go on", f"use {QUICK}")
    act(game, 0, f"use {QUICK}")
    assert (told(game, "turns_gained"), hero(game, 0).loot) == ([{"seat": 0, "count": 2}], [])
    for way in ("move north", "move south", "move north"):
        assert game.waiting == [0]
        act(game, 0, way)
    assert (game.waiting, turns_of(game, 0)) == ([1], 3)


@pytest.mark.rule("DQR-CARDS-TREASURE-QUICKSILVER-POTION", "DQR-GAP-42")
def test_the_quicksilver_potion_may_be_drunk_before_what_is_due() -> None:
    torch = "dungeon_torch_goes_out"
    game = enters("chamber_01", loot={0: [QUICK]}, kept={0: [torch]}, dice=[6, 6, 6, 6, 1, 1])
    assert options(game, 0) == (f"resolve {torch}", f"use {QUICK}")
    act(game, 0, f"use {QUICK}")
    assert (turns_of(game, 0), hero(game, 0).kept, game.waiting) == (2, [torch], [0])


@pytest.mark.rule("DQR-CARDS-TREASURE-HARP-OF-TRANQUILITY")
@pytest.mark.parametrize("starts_there", [False, True])
def test_with_the_harp_two_dragon_cards_are_drawn_and_resolved(starts_there: bool) -> None:
    top = {"dragon": ["dragon_sleeping"] * 2, "treasure": [EBON, RUBY, STONE, "treasure_jinn_lamp"]}
    at = "g5" if starts_there else "g4"
    game = scene(
        "hugo", "krutzbeck", at=[at], tiles={"g4": "chamber_01"}, loot={0: [HARP]}, top=top
    )
    act(game, 0, *(["go on", "face the dragon"] if starts_there else ["go on", "move south"]))
    assert drawn(game, "dragon") == ["dragon_sleeping"] * 2
    assert hero(game, 0).loot == [HARP, EBON, RUBY, STONE, "treasure_jinn_lamp"]
    first = "DQR-TREASURE-05" if starts_there else "DQR-TREASURE-04"
    assert cited(game, "card_drawn")[:2] == [first, "DQR-CARDS-TREASURE-HARP-OF-TRANQUILITY"]


@pytest.mark.rule("DQR-CARDS-TREASURE-HARP-OF-TRANQUILITY")
@pytest.mark.parametrize(
    "cards",
    [["dragon_sleeping", "dragon_dragon_rage"], ["dragon_dragon_rage", "dragon_sleeping"]],
)
def test_with_the_harp_it_is_rage_if_either_card_is(cards: list[str]) -> None:
    loot = {0: [HARP, "corpse_rope"]}
    game = scene("hugo", "krutzbeck", at=["g4"], tiles={"g4": "chamber_01"}, loot=loot,
                 top={"dragon": cards}, dice=[2, 3])  # fmt: skip
    act(game, 0, "go on", "move south")
    assert (hero(game, 0).loot, hero(game, 0).wounds) == (["corpse_rope"], 5)
    assert len(told(game, "dragon_rage")) == 1
    assert drawn(game, "treasure") == []


@pytest.mark.rule("DQR-CARDS-TREASURE-HARP-OF-TRANQUILITY")
def test_the_harp_may_be_put_away_at_the_start_of_a_turn() -> None:
    game = scene(
        "hugo", "krutzbeck", at=["g5"], loot={0: [HARP]}, top={"dragon": ["dragon_sleeping"]}
    )
    act(game, 0, f"use {HARP}", "face the dragon")
    assert (len(drawn(game, "dragon")), pile(game, "treasure")) == (1, [HARP])


# -- the forbidden tome ----------------------------------------------------------------------------


def reads(*dice: int, **rest: Any) -> Game:
    """A hero with ten wounds reads the tome in the treasure chamber."""
    top = {"treasure": [RUBY, EBON, STONE, SPEAR]}
    facts: dict[str, Any] = {
        "wounds": {0: 10},
        "loot": {0: [TOME]},
        "top": top,
        "at": ["g5"],
        **rest,
    }
    game = scene("hugo", "krutzbeck", dice=dice, **facts)
    act(game, 0, f"use {TOME}")
    return game


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME")
def test_the_tome_is_read_only_where_a_turn_begins_in_the_treasure_chamber() -> None:
    game = scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01"}, loot={0: [TOME, HARP]})
    assert options(game, 0) == ("go on", f"use {HARP}")
    assert refused(game, 0) == {f"use {TOME}": "DQR-CARDS-TREASURE-FORBIDDEN-TOME"}
    under = below("hugo", "catacomb_exit", at=["g5"], loot={0: [TOME, HARP]})
    assert f"use {TOME}" not in options(under, 0)


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME")
@pytest.mark.parametrize("dice", [(1, 1), (1, 2)])
def test_the_tome_kills_on_two_and_three(dice: tuple[int, int]) -> None:
    game = reads(*dice, wounds={0: 0})
    assert told(game, "died") == [{"seat": 0, "cause": TOME}]
    assert cited(game, "rolled") == ["DQR-CARDS-TREASURE-FORBIDDEN-TOME"]


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME")
@pytest.mark.parametrize("dice", [(1, 3, 4), (2, 3, 4)])
def test_on_four_and_five_the_tome_hurts_and_the_turn_goes_on(dice: tuple[int, ...]) -> None:
    game = reads(*dice)
    assert (hero(game, 0).wounds, hero(game, 0).loot) == (14, [TOME])
    assert "face the dragon" in options(game, 0)
    assert f"use {TOME}" not in options(game, 0), "once a turn"


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME", "DQR-TURN-12")
@pytest.mark.parametrize("dice", [(1, 5), (4, 4)])
def test_on_six_to_eight_the_turn_ends(dice: tuple[int, int]) -> None:
    game = reads(*dice)
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "tome"}]
    assert (hero(game, 0).wounds, is_over_for(game, 0)) == (10, True)


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME")
@pytest.mark.parametrize("dice", [(4, 5), (5, 6)])
def test_on_nine_to_eleven_four_treasures_are_drawn_and_two_kept(dice: tuple[int, int]) -> None:
    game = reads(*dice)
    assert options(game, 0) == tuple(f"take {card}" for card in (RUBY, EBON, STONE, SPEAR))
    act(game, 0, f"take {SPEAR}", f"take {RUBY}")
    assert hero(game, 0).loot == [TOME, SPEAR, RUBY]
    assert pile(game, "treasure") == [EBON, STONE]
    assert "face the dragon" in options(game, 0)


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME", "DQR-EXIT-05")
def test_on_twelve_three_treasures_are_taken_and_the_dungeon_is_left() -> None:
    game = reads(6, 6)
    assert hero(game, 0).loot == [TOME, RUBY, EBON, STONE]
    assert (hero(game, 0).status, is_over_for(game, 0)) == ("out", True)


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME", "DQR-GAP-35")
@pytest.mark.parametrize("card", ["catacomb_vampire_bite", "dungeon_torch_goes_out"])
def test_who_leaves_by_the_tome_before_what_is_due_is_done_with_it(card: str) -> None:
    game = reads(6, 6, kept={0: [card]}, wounds={0: 15})
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("out", 15)
    assert (told(game, "wounded"), told(game, "test_failed")) == ([], [])


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME", "DQR-GAP-35")
def test_a_turn_that_the_tome_ends_spares_nobody_what_is_due() -> None:
    game = reads(1, 5, kept={0: ["catacomb_vampire_bite"]})
    assert (hero(game, 0).wounds, is_over_for(game, 0)) == (11, True)


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME", "DQR-CARDS-TREASURE-ARTIFACT-EATER")
def test_an_eater_among_the_three_treasures_is_rolled_for_outside() -> None:
    game = reads(6, 6, 4, 4, top={"treasure": [EATER, EBON, STONE]})
    assert sheet(game, 0)["gold"] == 800 + 80 + 1


@pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME")
def test_in_the_next_turn_the_tome_may_be_read_again() -> None:
    game = reads(1, 5, skips={1: 99})
    assert f"use {TOME}" in options(game, 0)


# -- the bottle imp --------------------------------------------------------------------------------


def freed(die: int, *loot: str, choice: str = "free the imp", **rest: Any) -> Game:
    """The last hero leaves with an imp in a bottle, at the end of the game."""
    top = {"treasure": [RUBY], **rest.pop("top", {})}
    game = scene("hugo", "krutzbeck", loot={0: [*loot]}, status={1: "dead"}, dice=[die, 6, 6],
                 top=top, **rest)  # fmt: skip
    act(game, 0, *(["go on"] if HARP in loot else []), "leave", choice)
    return game


@pytest.mark.rule("DQR-CARDS-DUNGEON-BOTTLE-IMP", "DQR-WIN-02")
@pytest.mark.parametrize(
    ("die", "loot"),
    [
        (1, [IMP]),
        (3, [IMP]),
        (4, [IMP, HARP, RUBY]),
        (6, [IMP, HARP, RUBY]),
    ],
)
def test_the_freed_imp_takes_a_card_or_brings_a_treasure(die: int, loot: list[str]) -> None:
    game = freed(die, IMP, HARP)
    assert hero(game, 0).loot == loot
    assert cited(game, "rolled") == ["DQR-CARDS-DUNGEON-BOTTLE-IMP"]
    assert game.is_over


@pytest.mark.rule("DQR-CARDS-DUNGEON-BOTTLE-IMP", "DQR-CARDS-TREASURE-ARTIFACT-EATER")
def test_an_eater_that_the_imp_brings_is_rolled_for() -> None:
    game = freed(6, IMP, HARP, top={"treasure": [EATER]})
    assert sheet(game, 0)["gold"] == 2000 + 1200


@pytest.mark.rule("DQR-CARDS-DUNGEON-BOTTLE-IMP")
def test_the_imp_never_takes_itself_and_need_not_be_freed() -> None:
    assert hero(freed(1, IMP), 0).loot == [IMP]
    game = freed(1, IMP, HARP, choice="decline")
    assert (hero(game, 0).loot, told(game, "rolled")) == ([IMP, HARP], [])
    assert game.is_over


@pytest.mark.rule("DQR-CARDS-DUNGEON-BOTTLE-IMP", "DQR-WIN-02")
def test_the_imp_waits_for_the_end_of_the_game() -> None:
    game = scene("hugo", "krutzbeck", loot={0: [IMP]})
    act(game, 0, "leave")
    assert game.waiting == [1]


# -- finds of the catacombs ------------------------------------------------------------------------


@pytest.mark.rule("DQR-LOOT-01", "DQR-CATA-12")
@pytest.mark.parametrize(
    ("card", "gold"), [("catacomb_treasure_chest", 0), ("catacomb_gigantic_diamond", 4000)]
)
def test_loot_of_the_catacombs_lies_beside_the_hero_and_counts_in_his_row(
    card: str, gold: int
) -> None:
    game = below("hugo", card, "catacomb_exit", tiles={"e4": "rotating_room_01"}, dice=[1])
    assert (hero(game, 0).loot, sheet(game, 0)["gold"]) == ([card], gold)
    assert hero(game, 0).row == [card, "catacomb_exit"]
    act(game, 0, "surface", "drift right")
    assert (place(game, 0), hero(game, 0).loot, hero(game, 0).row) == ("e4", [card], [])
    assert pile(game, "catacomb") == ["catacomb_exit"]


@pytest.mark.rule("DQR-CARDS-CATACOMB-TREASURE-CHEST", "DQR-LOOT-03")
def test_a_chest_is_worth_a_hundred_times_two_dice_when_its_hero_leaves() -> None:
    game = scene("hugo", "lindel", loot={0: [CHEST, CHEST]}, dice=[6, 2, 1, 1])
    assert sheet(game, 0)["gold"] == 0
    act(game, 0, "leave")
    opened = told(game, "chest_opened")
    assert opened == [{"seat": 0, "gold": 800}, {"seat": 0, "gold": 200}]
    assert cited(game, "chest_opened") == ["DQR-CARDS-CATACOMB-TREASURE-CHEST"] * 2
    assert (sheet(game, 0)["gold"], game.is_over) == (1000, False)
