"""What cards of the Treasure deck do in this edition only, with the Bottle Imp (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import draws, is_over_for, pile
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, scene, told

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
EATER = "treasure_artifact_eater"
TOME, TOME_CLAUSE = "treasure_forbidden_tome", "DQ3-CARDS-TREASURE-FORBIDDEN-TOME"
STONE = "treasure_loadstone"
RUBY, HARP = "treasure_giant_ruby", "treasure_harp_of_tranquility"


@pytest.mark.rule("DQ3-CARD-26")
def test_most_treasure_is_worth_far_more_than_other_loot() -> None:
    values = [card.gold for card in CONTENT.decks["treasure"] for _ in range(card.copies)]
    others = [card.gold for deck in ("dungeon", "search") for card in CONTENT.decks[deck]]
    assert sum(value > max(others) for value in values) > len(values) / 2


@pytest.mark.rule("DQ3-CARD-26")
def test_the_treasure_deck_holds_two_loadstones_an_eater_and_a_tome_besides() -> None:
    cards = {card.id: (card.copies, card.gold) for card in CONTENT.decks["treasure"]}
    others = {id: card for id, card in cards.items() if id.removeprefix("treasure_") not in PLAIN}
    assert others == {STONE: (2, 1), EATER: (1, 0), TOME: (1, 0)}


# -- the artifact eater ----------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-08")
def test_the_artifact_eater_eats_another_treasure_of_the_heros_choice() -> None:
    loot = {0: [RUBY, HARP, "corpse_rope", STONE]}
    game = draws(EATER, "treasure_ebon_ring", loot=loot)
    assert options(game, 0) == (f"discard {RUBY}", f"discard {HARP}")
    assert game.pending[0].refused == {f"discard {STONE}": "DQ3-CLAR-11"}
    act(game, 0, f"discard {HARP}")
    assert hero(game, 0).loot == [RUBY, "corpse_rope", STONE, EATER, "treasure_ebon_ring"]
    assert pile(game, "treasure") == [HARP]


@pytest.mark.rule("DQ3-CARD-08")
def test_the_artifact_eater_finds_nothing_to_eat_but_treasure() -> None:
    game = draws(EATER, "treasure_ebon_ring", loot={0: ["corpse_rope", STONE]})
    assert hero(game, 0).loot == ["corpse_rope", STONE, EATER, "treasure_ebon_ring"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-08")
def test_the_artifact_eater_must_be_fed() -> None:
    game = draws("treasure_ebon_ring", EATER)
    assert hero(game, 0).loot == [EATER]


# -- the forbidden tome ----------------------------------------------------------------------------


def reader(*dice: int, **rest: object) -> Game:
    """A hero with ten wounds reads the tome instead of acting."""
    facts = {"wounds": {0: 10}, "loot": {0: [TOME]}, "top": {"treasure": [RUBY]}} | rest
    game = scene("hugo", "krutzbeck", dice=dice, **facts)  # type: ignore[arg-type]
    act(game, 0, f"use {TOME}")
    return game


@pytest.mark.rule("DQ3-CARD-08", "DQ3-DEATH-02")
def test_the_tome_kills_on_two() -> None:
    game = reader(1, 1, wounds={0: 0})
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": TOME}]


@pytest.mark.rule("DQ3-CARD-08")
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
    game = reader(*dice)
    assert (hero(game, 0).wounds, hero(game, 0).loot) == (wounds, loot)
    assert place(game, 0) == "a1"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-08")
def test_on_twelve_the_tome_carries_the_hero_to_a_free_tower_from_where_he_may_leave() -> None:
    game = reader(6, 6, at=["c4", "m1"], tiles={"c4": "chamber_01"})
    assert options(game, 0) == ("tower a1", "tower a10", "tower m10")
    assert game.pending[0].refused == {"tower m1": TOME_CLAUSE}
    act(game, 0, "tower m10")
    assert (told(game, "put"), cited(game, "put")) == (
        [{"seat": 0, "at": SPACE_OF["m10"]}],
        [TOME_CLAUSE],
    )
    assert (options(game, 0), game.pending[0].rule) == (("leave", "stay"), TOME_CLAUSE)
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"


@pytest.mark.rule("DQ3-CARD-08")
def test_on_twelve_a_hero_who_stays_inside_does_not_move_on_this_turn() -> None:
    game = reader(6, 6)
    act(game, 0, "tower a10", "stay")
    assert place(game, 0) == "a10"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-08")
def test_on_twelve_a_hero_in_the_catacombs_comes_up_in_the_tower() -> None:
    row = {0: ["catacomb_empty"]}
    game = reader(6, 6, at=["c4"], status={0: "below"}, heading={0: 0}, row=row)
    act(game, 0, "tower a1", "stay")
    assert (hero(game, 0).status, hero(game, 0).row) == ("exploring", [])
    assert place(game, 0) == "a1"
    assert (told(game, "surfaced"), cited(game, "surfaced")) == (
        [{"seat": 0, "at": SPACE_OF["a1"]}],
        [TOME_CLAUSE],
    )
    assert not hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-CARD-08")
def test_reading_replaces_even_an_owed_encounter_which_stays_owed() -> None:
    game = reader(4, 5, at=["c4"], tiles={"c4": "chamber_01"}, owes_encounter={0: True})
    assert hero(game, 0).owes_encounter
    assert not told(game, "card_drawn")


# -- the bottle imp --------------------------------------------------------------------------------


def freed(die: int, loot: list[str]) -> Game:
    """The last hero leaves with an imp in a bottle and frees it at the end of the game."""
    game = scene(
        "hugo",
        "krutzbeck",
        at=["b1"],
        tiles={"b1": "chamber_01"},
        loot={0: loot},
        status={1: "dead"},
        dice=[die],
        top={"treasure": [RUBY]},
        rules=Rules(),
    )
    act(game, 0, "move west", "leave", "free the imp")
    return game


@pytest.mark.rule("DQ3-CARD-18", "DQ3-CARD-08")
def test_the_bottle_imp_is_loot() -> None:
    game = draws("dungeon_bottle_imp")
    assert hero(game, 0).loot == ["dungeon_bottle_imp"]
    assert not told(game, "rolled")


@pytest.mark.rule("DQ3-CARD-18", "DQ3-WIN-05")
@pytest.mark.parametrize(
    ("die", "loot"),
    [
        (1, ["dungeon_bottle_imp"]),
        (2, ["dungeon_bottle_imp"]),
        (3, ["dungeon_bottle_imp", HARP]),
        (4, ["dungeon_bottle_imp", HARP, RUBY]),
        (6, ["dungeon_bottle_imp", HARP, RUBY]),
    ],
)
def test_the_freed_imp_takes_a_card_or_brings_a_treasure(die: int, loot: list[str]) -> None:
    assert hero(freed(die, ["dungeon_bottle_imp", HARP]), 0).loot == loot


@pytest.mark.rule("DQ3-CARD-18")
def test_the_imp_need_not_be_freed() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["b1"],
        tiles={"b1": "chamber_01"},
        loot={0: ["dungeon_bottle_imp"]},
        status={1: "dead"},
    )
    act(game, 0, "move west", "leave", "decline")
    assert not told(game, "rolled")
    assert game.is_over
