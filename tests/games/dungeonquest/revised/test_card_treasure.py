"""What every card of the Treasure deck does, and the Bottle Imp (CARD)."""

import pytest

from delvers.games.dungeonquest.revised.components import CONTENT
from delvers.games.dungeonquest.revised.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.card_scenes import draws, enters, is_over_for, pile, sheet
from tests.games.dungeonquest.revised.scene import (
    act,
    below,
    cited,
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
EBON = "treasure_ebon_ring"


@pytest.mark.rule("DQR-LOOT-01", "DQR-LOOT-02", "DQR-CARD-04")
@pytest.mark.parametrize(("name", "gold"), PLAIN.items())
def test_a_plain_treasure_is_loot_worth_its_gold(name: str, gold: int) -> None:
    card = f"treasure_{name}"
    game = draws(card, STONE)
    assert hero(game, 0).loot == [card, STONE]
    assert sheet(game, 0)["gold"] == gold + 1
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-COMP-03")
def test_the_treasure_deck_is_made_of_these_cards() -> None:
    cards = {card.id: (card.copies, card.gold) for card in CONTENT.decks["treasure"]}
    plain = {f"treasure_{name}": (1, gold) for name, gold in PLAIN.items()}
    assert cards == {**plain, STONE: (2, 1), EATER: (1, 0), TOME: (1, 0)}


# -- the artifact eater ----------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
def test_the_artifact_eater_eats_another_treasure_of_the_heros_choice() -> None:
    game = draws(EATER, EBON, loot={0: [RUBY, HARP, "corpse_rope", STONE]})
    assert options(game, 0) == (f"discard {RUBY}", f"discard {HARP}")
    assert refused(game, 0) == {f"discard {STONE}": "DQR-CARD-04"}
    act(game, 0, f"discard {HARP}")
    assert hero(game, 0).loot == [RUBY, "corpse_rope", STONE, EATER, EBON]
    assert (pile(game, "treasure"), cited(game, "loot_lost")) == ([HARP], ["DQR-CARD-03"])


@pytest.mark.rule("DQR-CARD-03", "DQR-LOOT-06")
def test_the_artifact_eater_finds_nothing_to_eat_but_treasure() -> None:
    game = draws(EATER, EBON, loot={0: ["corpse_rope", STONE]})
    assert hero(game, 0).loot == ["corpse_rope", STONE, EATER, EBON]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_the_artifact_eater_must_be_fed() -> None:
    game = draws(EBON, EATER)
    assert hero(game, 0).loot == [EATER]


# -- the loadstone ---------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-ROOM-11")
def test_a_loadstone_weighs_two_on_the_bridge_and_cannot_be_thrown_away() -> None:
    loot = {0: [STONE, EBON]}
    game = enters("bridge_01", loot=loot, tiles={"c2": "chamber_01"}, dice=[1, 2, 1])
    act(game, 0, "move north", "cross")
    assert options(game, 0) == ("go", f"discard {EBON}")
    assert refused(game, 0) == {f"discard {STONE}": "DQR-CARD-04"}
    act(game, 0, f"discard {EBON}")
    assert told(game, "test_passed")[0]["total"] == 5


@pytest.mark.rule("DQR-CARD-03", "DQR-GAP-32")
def test_dragon_rage_takes_even_a_loadstone() -> None:
    game = draws(RUBY, top={"dragon": ["dragon_dragon_rage"]}, loot={0: [STONE]}, dice=[1, 1])
    assert (hero(game, 0).loot, pile(game, "treasure")) == ([], [STONE])


# -- the forbidden tome ----------------------------------------------------------------------------


def reads(*dice: int, **rest: object) -> Game:
    """A hero with ten wounds reads the tome instead of acting."""
    facts = {"wounds": {0: 10}, "loot": {0: [TOME]}, "top": {"treasure": [RUBY]}} | rest
    game = scene("hugo", "krutzbeck", dice=dice, **facts)  # type: ignore[arg-type]
    act(game, 0, f"use {TOME}")
    return game


@pytest.mark.rule("DQR-CARD-03", "DQR-DEATH-02")
def test_the_tome_kills_on_two() -> None:
    game = reads(1, 1, wounds={0: 0})
    assert told(game, "died") == [{"seat": 0, "cause": TOME}]
    assert cited(game, "rolled") == ["DQR-TURN-03"]


@pytest.mark.rule("DQR-CARD-03", "DQR-TURN-12")
@pytest.mark.parametrize(
    ("dice", "wounds", "loot"),
    [
        ((1, 2), 14, [TOME]),
        ((1, 4), 14, [TOME]),
        ((1, 5), 10, [TOME, RUBY]),
        ((4, 4), 10, [TOME, RUBY]),
        ((4, 5), 10, [TOME]),
        ((5, 5), 10, [TOME]),
        ((5, 6), 0, [TOME]),
    ],
)
def test_the_tome_hurts_pays_or_heals_and_the_turn_ends(
    dice: tuple[int, int], wounds: int, loot: list[str]
) -> None:
    game = reads(*dice)
    assert (hero(game, 0).wounds, hero(game, 0).loot) == (wounds, loot)
    assert place(game, 0) == "a1"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-TOWER-03")
def test_on_twelve_the_tome_carries_the_hero_to_a_free_tower_from_where_he_may_leave() -> None:
    game = reads(6, 6, at=["c4", "m1"], tiles={"c4": "chamber_01"})
    assert options(game, 0) == ("tower a1", "tower a10", "tower m10")
    act(game, 0, "tower m10")
    assert (options(game, 0), game.pending[0].rule) == (("leave", "stay"), "DQR-TOWER-03")
    stays = game.copy()
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"
    act(stays, 0, "stay")
    assert place(stays, 0) == "m10"
    assert is_over_for(stays, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_on_twelve_a_hero_in_the_catacombs_comes_up_in_the_tower() -> None:
    row = {0: ["catacomb_empty"]}
    game = reads(6, 6, at=["c4"], status={0: "below"}, heading={0: 0}, row=row)
    act(game, 0, "tower a1", "stay")
    assert (hero(game, 0).status, hero(game, 0).row, place(game, 0)) == ("exploring", [], "a1")
    assert pile(game, "catacomb") == ["catacomb_empty"]


# -- the bottle imp --------------------------------------------------------------------------------


def freed(die: int, *loot: str, choice: str = "free the imp") -> Game:
    """The last hero leaves with an imp in a bottle, at the end of the game."""
    game = scene(
        "hugo", "krutzbeck", loot={0: [*loot]}, status={1: "dead"},
        dice=[die], top={"treasure": [RUBY]}, rules=Rules(),
    )  # fmt: skip
    act(game, 0, "leave", choice)
    return game


@pytest.mark.rule("DQR-CARD-03", "DQR-WIN-02")
@pytest.mark.parametrize(
    ("die", "loot"),
    [
        (1, [IMP]),
        (2, [IMP]),
        (3, [IMP, HARP]),
        (4, [IMP, HARP, RUBY]),
        (6, [IMP, HARP, RUBY]),
    ],
)
def test_the_freed_imp_takes_a_card_or_brings_a_treasure(die: int, loot: list[str]) -> None:
    game = freed(die, IMP, HARP)
    assert hero(game, 0).loot == loot
    assert cited(game, "rolled") == ["DQR-WIN-02"]
    assert game.is_over


@pytest.mark.rule("DQR-CARD-03")
def test_the_imp_never_takes_itself_and_need_not_be_freed() -> None:
    assert hero(freed(1, IMP), 0).loot == [IMP]
    game = freed(1, IMP, HARP, choice="decline")
    assert (hero(game, 0).loot, told(game, "rolled")) == ([IMP, HARP], [])
    assert game.is_over


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


@pytest.mark.rule("DQR-CARD-03", "DQR-WIN-02", "DQR-LOOT-03")
def test_a_chest_is_worth_a_hundred_times_two_dice_at_the_end() -> None:
    game = scene(
        "hugo", "lindel", loot={0: ["catacomb_treasure_chest"]}, status={1: "dead"}, dice=[6, 2]
    )
    assert sheet(game, 0)["gold"] == 0
    act(game, 0, "leave")
    assert told(game, "chest_opened") == [{"seat": 0, "gold": 800}]
    assert sheet(game, 0)["gold"] == 800
