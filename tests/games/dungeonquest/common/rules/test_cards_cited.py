"""Every card of both editions does what stands on it and cites its own clause (CARDS)."""

import pytest

from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import cited, drawn, hero, left, told

LOOT = [
    pytest.param(
        "dungeon_unstable_potion",
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-UNSTABLE-POTION", "DQR-CARDS-DUNGEON-UNSTABLE-POTION"
        ),
    ),
    pytest.param(
        "dungeon_bottle_imp",
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-BOTTLE-IMP", "DQR-CARDS-DUNGEON-BOTTLE-IMP"),
    ),
    pytest.param(
        "dungeon_gold_coins_30",
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-GOLD-COINS-30", "DQR-CARDS-DUNGEON-GOLD-COINS-30"
        ),
    ),
    pytest.param(
        "dungeon_gold_coins_40",
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-GOLD-COINS-40", "DQR-CARDS-DUNGEON-GOLD-COINS-40"
        ),
    ),
    pytest.param(
        "treasure_ebon_ring",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-EBON-RING", "DQR-CARDS-TREASURE-EBON-RING"),
    ),
    pytest.param(
        "treasure_obsidian_ring",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-OBSIDIAN-RING", "DQR-CARDS-TREASURE-OBSIDIAN-RING"
        ),
    ),
    pytest.param(
        "treasure_pearl_ring",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-PEARL-RING", "DQR-CARDS-TREASURE-PEARL-RING"),
    ),
    pytest.param(
        "treasure_ruby_ring",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-RUBY-RING", "DQR-CARDS-TREASURE-RUBY-RING"),
    ),
    pytest.param(
        "treasure_silver_ring",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-SILVER-RING", "DQR-CARDS-TREASURE-SILVER-RING"),
    ),
    pytest.param(
        "treasure_gold_ring",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-GOLD-RING", "DQR-CARDS-TREASURE-GOLD-RING"),
    ),
    pytest.param(
        "treasure_arcane_ring",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-ARCANE-RING", "DQR-CARDS-TREASURE-ARCANE-RING"),
    ),
    pytest.param(
        "treasure_charmers_flute",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-CHARMERS-FLUTE", "DQR-CARDS-TREASURE-CHARMERS-FLUTE"
        ),
    ),
    pytest.param(
        "treasure_crystal_of_tival",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-CRYSTAL-OF-TIVAL", "DQR-CARDS-TREASURE-CRYSTAL-OF-TIVAL"
        ),
    ),
    pytest.param(
        "treasure_belt_of_strength",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-BELT-OF-STRENGTH", "DQR-CARDS-TREASURE-BELT-OF-STRENGTH"
        ),
    ),
    pytest.param(
        "treasure_jinn_lamp",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-JINN-LAMP", "DQR-CARDS-TREASURE-JINN-LAMP"),
    ),
    pytest.param(
        "treasure_golden_claws",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-GOLDEN-CLAWS", "DQR-CARDS-TREASURE-GOLDEN-CLAWS"
        ),
    ),
    pytest.param(
        "treasure_ebon_amulet",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-EBON-AMULET", "DQR-CARDS-TREASURE-EBON-AMULET"),
    ),
    pytest.param(
        "treasure_crystal_of_orris",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-CRYSTAL-OF-ORRIS", "DQR-CARDS-TREASURE-CRYSTAL-OF-ORRIS"
        ),
    ),
    pytest.param(
        "treasure_jeweled_chakra",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-JEWELED-CHAKRA", "DQR-CARDS-TREASURE-JEWELED-CHAKRA"
        ),
    ),
    pytest.param(
        "treasure_rune_scarab",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-RUNE-SCARAB", "DQR-CARDS-TREASURE-RUNE-SCARAB"),
    ),
    pytest.param(
        "treasure_eyes_of_avra",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-EYES-OF-AVRA", "DQR-CARDS-TREASURE-EYES-OF-AVRA"
        ),
    ),
    pytest.param(
        "treasure_mirror_of_shael",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-MIRROR-OF-SHAEL", "DQR-CARDS-TREASURE-MIRROR-OF-SHAEL"
        ),
    ),
    pytest.param(
        "treasure_vestments_of_kellos",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-VESTMENTS-OF-KELLOS", "DQR-CARDS-TREASURE-VESTMENTS-OF-KELLOS"
        ),
    ),
    pytest.param(
        "treasure_star_of_kellos",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-STAR-OF-KELLOS", "DQR-CARDS-TREASURE-STAR-OF-KELLOS"
        ),
    ),
    pytest.param(
        "treasure_chalice_of_tamalir",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-CHALICE-OF-TAMALIR", "DQR-CARDS-TREASURE-CHALICE-OF-TAMALIR"
        ),
    ),
    pytest.param(
        "treasure_bag_of_gems",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-BAG-OF-GEMS", "DQR-CARDS-TREASURE-BAG-OF-GEMS"),
    ),
    pytest.param(
        "treasure_giant_ruby",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-GIANT-RUBY", "DQR-CARDS-TREASURE-GIANT-RUBY"),
    ),
    pytest.param(
        "treasure_flying_carpet",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-FLYING-CARPET", "DQR-CARDS-TREASURE-FLYING-CARPET"
        ),
    ),
    pytest.param(
        "treasure_staff_of_light",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-STAFF-OF-LIGHT", "DQR-CARDS-TREASURE-STAFF-OF-LIGHT"
        ),
    ),
    pytest.param(
        "treasure_sun_spear",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-SUN-SPEAR", "DQR-CARDS-TREASURE-SUN-SPEAR"),
    ),
    pytest.param(
        "treasure_quicksilver_potion",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-QUICKSILVER-POTION", "DQR-CARDS-TREASURE-QUICKSILVER-POTION"
        ),
    ),
    pytest.param(
        "treasure_harp_of_tranquility",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-HARP-OF-TRANQUILITY", "DQR-CARDS-TREASURE-HARP-OF-TRANQUILITY"
        ),
    ),
    pytest.param(
        "treasure_artifact_eater",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-ARTIFACT-EATER", "DQR-CARDS-TREASURE-ARTIFACT-EATER"
        ),
    ),
    pytest.param(
        "treasure_forbidden_tome",
        marks=pytest.mark.rule(
            "DQ3-CARDS-TREASURE-FORBIDDEN-TOME", "DQR-CARDS-TREASURE-FORBIDDEN-TOME"
        ),
    ),
    pytest.param(
        "treasure_loadstone",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-LOADSTONE", "DQR-CARDS-TREASURE-LOADSTONE"),
    ),
    pytest.param(
        "crypt_gold_coins_20",
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-20", "DQR-CARDS-CRYPT-GOLD-COINS-20"),
    ),
    pytest.param(
        "crypt_gold_coins_90",
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-90", "DQR-CARDS-CRYPT-GOLD-COINS-90"),
    ),
    pytest.param(
        "crypt_gold_coins_120",
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-120", "DQR-CARDS-CRYPT-GOLD-COINS-120"),
    ),
    pytest.param(
        "crypt_gold_coins_250",
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-250", "DQR-CARDS-CRYPT-GOLD-COINS-250"),
    ),
    pytest.param(
        "crypt_unstable_potion",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CRYPT-UNSTABLE-POTION", "DQR-CARDS-CRYPT-UNSTABLE-POTION"
        ),
    ),
    pytest.param(
        "corpse_gold_coins_50",
        marks=pytest.mark.rule("DQ3-CARDS-CORPSE-GOLD-COINS-50", "DQR-CARDS-CORPSE-GOLD-COINS-50"),
    ),
    pytest.param(
        "corpse_gold_coins_100",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CORPSE-GOLD-COINS-100", "DQR-CARDS-CORPSE-GOLD-COINS-100"
        ),
    ),
    pytest.param(
        "corpse_gold_coins_200",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CORPSE-GOLD-COINS-200", "DQR-CARDS-CORPSE-GOLD-COINS-200"
        ),
    ),
    pytest.param(
        "corpse_unstable_potion",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CORPSE-UNSTABLE-POTION", "DQR-CARDS-CORPSE-UNSTABLE-POTION"
        ),
    ),
    pytest.param(
        "corpse_rope", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-ROPE", "DQR-CARDS-CORPSE-ROPE")
    ),
    pytest.param(
        "search_gold_coins_10",
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GOLD-COINS-10", "DQR-CARDS-SEARCH-GOLD-COINS-10"),
    ),
    pytest.param(
        "search_gold_coins_60",
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GOLD-COINS-60", "DQR-CARDS-SEARCH-GOLD-COINS-60"),
    ),
    pytest.param(
        "search_gold_coins_70",
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GOLD-COINS-70", "DQR-CARDS-SEARCH-GOLD-COINS-70"),
    ),
    pytest.param(
        "search_gold_coins_150",
        marks=pytest.mark.rule(
            "DQ3-CARDS-SEARCH-GOLD-COINS-150", "DQR-CARDS-SEARCH-GOLD-COINS-150"
        ),
    ),
    pytest.param(
        "search_unstable_potion",
        marks=pytest.mark.rule(
            "DQ3-CARDS-SEARCH-UNSTABLE-POTION", "DQR-CARDS-SEARCH-UNSTABLE-POTION"
        ),
    ),
    pytest.param(
        "catacomb_treasure_chest",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-TREASURE-CHEST", "DQR-CARDS-CATACOMB-TREASURE-CHEST"
        ),
    ),
    pytest.param(
        "catacomb_gigantic_diamond",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-GIGANTIC-DIAMOND", "DQR-CARDS-CATACOMB-GIGANTIC-DIAMOND"
        ),
    ),
]


@pytest.mark.parametrize("card", LOOT)
def test_loot_is_taken_because_the_card_says_so(edition: Edition, card: str) -> None:
    game = edition.found(card)
    assert hero(game, 0).loot[0] == card
    assert cited(game, "loot_gained")[0] == edition.content.clauses[card]


HAPPENS = [
    pytest.param(
        "dungeon_razorwing_attack",
        "wounded",
        [2],
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-RAZORWING-ATTACK", "DQR-CARDS-DUNGEON-RAZORWING-ATTACK"
        ),
    ),
    pytest.param(
        "corpse_small_scorpion",
        "wounded",
        [5],
        marks=pytest.mark.rule(
            "DQ3-CARDS-CORPSE-SMALL-SCORPION", "DQR-CARDS-CORPSE-SMALL-SCORPION"
        ),
    ),
    pytest.param(
        "corpse_scorpion",
        "wounded",
        [5],
        marks=pytest.mark.rule("DQ3-CARDS-CORPSE-SCORPION", "DQR-CARDS-CORPSE-SCORPION"),
    ),
    pytest.param(
        "corpse_deadly_scorpion",
        "wounded",
        [5],
        marks=pytest.mark.rule(
            "DQ3-CARDS-CORPSE-DEADLY-SCORPION", "DQR-CARDS-CORPSE-DEADLY-SCORPION"
        ),
    ),
    pytest.param(
        "search_giant_centipede",
        "wounded",
        [1, 1],
        marks=pytest.mark.rule(
            "DQ3-CARDS-SEARCH-GIANT-CENTIPEDE", "DQR-CARDS-SEARCH-GIANT-CENTIPEDE"
        ),
    ),
    pytest.param(
        "search_ferrox",
        "rolled",
        [1, 1, 1],
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-FERROX", "DQR-CARDS-SEARCH-FERROX"),
    ),
    pytest.param(
        "trap_poisonous_snakes",
        "wounded",
        [3],
        marks=pytest.mark.rule(
            "DQ3-CARDS-TRAP-POISONOUS-SNAKES", "DQR-CARDS-TRAP-POISONOUS-SNAKES"
        ),
    ),
    pytest.param(
        "trap_poisonous_gas",
        "turns_lost",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-POISONOUS-GAS", "DQR-CARDS-TRAP-POISONOUS-GAS"),
    ),
    pytest.param(
        "trap_explosion",
        "turns_lost",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-EXPLOSION", "DQR-CARDS-TRAP-EXPLOSION"),
    ),
    pytest.param(
        "trap_crossfire_trap",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-CROSSFIRE-TRAP", "DQR-CARDS-TRAP-CROSSFIRE-TRAP"),
    ),
    pytest.param(
        "trap_swinging_blade",
        "died",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-SWINGING-BLADE", "DQR-CARDS-TRAP-SWINGING-BLADE"),
    ),
    pytest.param(
        "trap_ceiling_collapses",
        "tile_turned",
        [],
        marks=pytest.mark.rule(
            "DQ3-CARDS-TRAP-CEILING-COLLAPSES", "DQR-CARDS-TRAP-CEILING-COLLAPSES"
        ),
    ),
    pytest.param(
        "dungeon_ceiling_collapses",
        "tile_turned",
        [],
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-CEILING-COLLAPSES", "DQR-CARDS-DUNGEON-CEILING-COLLAPSES"
        ),
    ),
    pytest.param(
        "dungeon_curse_of_the_wizard",
        "rolled",
        [1],
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-CURSE-OF-THE-WIZARD", "DQR-CARDS-DUNGEON-CURSE-OF-THE-WIZARD"
        ),
    ),
    pytest.param(
        "dungeon_passage_down",
        "entrance_found",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-PASSAGE-DOWN", "DQR-CARDS-DUNGEON-PASSAGE-DOWN"),
    ),
    pytest.param(
        "search_passage_down",
        "entrance_found",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-PASSAGE-DOWN", "DQR-CARDS-SEARCH-PASSAGE-DOWN"),
    ),
    pytest.param(
        "crypt_spectral_storm",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-SPECTRAL-STORM", "DQR-CARDS-CRYPT-SPECTRAL-STORM"),
    ),
    pytest.param(
        "crypt_old_bones",
        "rolled",
        [1],
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-OLD-BONES", "DQR-CARDS-CRYPT-OLD-BONES"),
    ),
    pytest.param(
        "corpse_old_bones",
        "rolled",
        [1],
        marks=pytest.mark.rule("DQ3-CARDS-CORPSE-OLD-BONES", "DQR-CARDS-CORPSE-OLD-BONES"),
    ),
    pytest.param(
        "door_spear_trap",
        "wounded",
        [2],
        marks=pytest.mark.rule("DQ3-CARDS-DOOR-SPEAR-TRAP", "DQR-CARDS-DOOR-SPEAR-TRAP"),
    ),
    pytest.param(
        "door_jammed",
        "turn_ended",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-DOOR-JAMMED", "DQR-CARDS-DOOR-JAMMED"),
    ),
    pytest.param(
        "catacomb_horde_of_rats",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-HORDE-OF-RATS", "DQR-CARDS-CATACOMB-HORDE-OF-RATS"
        ),
    ),
    pytest.param(
        "catacomb_razorwing_attack",
        "wounded",
        [2],
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-RAZORWING-ATTACK", "DQR-CARDS-CATACOMB-RAZORWING-ATTACK"
        ),
    ),
    pytest.param(
        "catacomb_vampire_bite",
        "rolled",
        [1, 1],
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-VAMPIRE-BITE", "DQR-CARDS-CATACOMB-VAMPIRE-BITE"
        ),
    ),
]


@pytest.mark.parametrize(("card", "kind", "dice"), HAPPENS)
def test_what_happens_cites_the_card(
    edition: Edition, card: str, kind: str, dice: list[int]
) -> None:
    assert edition.content.clauses[card] in cited(edition.found(card, dice=dice), kind)


TRAPS = [
    pytest.param(
        "dungeon_hidden_trap",
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-HIDDEN-TRAP", "DQR-CARDS-DUNGEON-HIDDEN-TRAP"),
    ),
    pytest.param(
        "crypt_hidden_trap",
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-HIDDEN-TRAP", "DQR-CARDS-CRYPT-HIDDEN-TRAP"),
    ),
    pytest.param(
        "search_hidden_trap",
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-HIDDEN-TRAP", "DQR-CARDS-SEARCH-HIDDEN-TRAP"),
    ),
    pytest.param(
        "catacomb_hidden_trap",
        marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-HIDDEN-TRAP", "DQR-CARDS-CATACOMB-HIDDEN-TRAP"),
    ),
]


@pytest.mark.parametrize("card", TRAPS)
def test_a_hidden_trap_brings_a_trap_card(edition: Edition, card: str) -> None:
    game = edition.found(card, top={"trap": ["trap_explosion"]})
    trap = [event for event in game.events if event.params.get("card") == "trap_explosion"]
    assert trap[0].rule == edition.content.clauses[card]
    assert hero(game, 0).wounds == 4


ASKED = [
    pytest.param(
        "dungeon_dead_adventurer",
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-DEAD-ADVENTURER", "DQR-CARDS-DUNGEON-DEAD-ADVENTURER"
        ),
    ),
    pytest.param(
        "dungeon_crypt",
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-CRYPT", "DQR-CARDS-DUNGEON-CRYPT"),
    ),
    pytest.param(
        "dungeon_secret_door",
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-SECRET-DOOR", "DQR-CARDS-DUNGEON-SECRET-DOOR"),
    ),
    pytest.param(
        "search_secret_door",
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-SECRET-DOOR", "DQR-CARDS-SEARCH-SECRET-DOOR"),
    ),
    pytest.param(
        "catacomb_exit",
        marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-EXIT", "DQR-CARDS-CATACOMB-EXIT"),
    ),
    pytest.param(
        "catacomb_hole_in_the_roof",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-HOLE-IN-THE-ROOF", "DQR-CARDS-CATACOMB-HOLE-IN-THE-ROOF"
        ),
    ),
]


@pytest.mark.parametrize("card", ASKED)
def test_what_a_card_offers_is_asked_with_its_clause(edition: Edition, card: str) -> None:
    game = edition.found(card, dice=[1, 1])
    assert game.pending[0].rule == edition.content.clauses[card]


KEPT = [
    pytest.param(
        "dungeon_torch_goes_out",
        "rolled",
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-TORCH-GOES-OUT", "DQR-CARDS-DUNGEON-TORCH-GOES-OUT"
        ),
    ),
    pytest.param(
        "dungeon_lingering_shade",
        "rolled",
        marks=pytest.mark.rule(
            "DQ3-CARDS-DUNGEON-LINGERING-SHADE", "DQR-CARDS-DUNGEON-LINGERING-SHADE"
        ),
    ),
    pytest.param(
        "catacomb_torch_goes_out",
        "rolled",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-TORCH-GOES-OUT", "DQR-CARDS-CATACOMB-TORCH-GOES-OUT"
        ),
    ),
    pytest.param(
        "catacomb_vampire_bite",
        "wounded",
        marks=pytest.mark.rule(
            "DQ3-CARDS-CATACOMB-VAMPIRE-BITE", "DQR-CARDS-CATACOMB-VAMPIRE-BITE"
        ),
    ),
]


@pytest.mark.parametrize(("card", "kind"), KEPT)
def test_a_kept_card_is_cited_when_it_works(edition: Edition, card: str, kind: str) -> None:
    given = {"at": ["c3"], "tiles": {"c3": "chamber_01"}, "kept": {0: [card]}, "dice": [2, 2]}
    game = edition.scene("hugo", "krutzbeck", **given)
    assert cited(game, kind) == [edition.content.clauses[card]]


NOTHING = [
    pytest.param(
        "dungeon_empty",
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-EMPTY", "DQR-CARDS-DUNGEON-EMPTY"),
    ),
    pytest.param(
        "crypt_empty", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-EMPTY", "DQR-CARDS-CRYPT-EMPTY")
    ),
    pytest.param(
        "corpse_empty", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-EMPTY", "DQR-CARDS-CORPSE-EMPTY")
    ),
    pytest.param(
        "search_empty_room",
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-EMPTY-ROOM", "DQR-CARDS-SEARCH-EMPTY-ROOM"),
    ),
    pytest.param(
        "catacomb_empty",
        marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-EMPTY", "DQR-CARDS-CATACOMB-EMPTY"),
    ),
]


@pytest.mark.parametrize("card", NOTHING)
def test_an_empty_card_does_nothing(edition: Edition, card: str) -> None:
    game = edition.found(card)
    kinds = [event.kind for event in game.events]
    after = kinds[len(kinds) - kinds[::-1].index("card_drawn") :]
    assert after == ["turn_began", "sun_moved"]
    assert (hero(game, 0).wounds, hero(game, 0).loot, hero(game, 0).kept) == (0, [], [])


SHUFFLES = [
    pytest.param(
        "dungeon_shuffle",
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-SHUFFLE", "DQR-CARDS-DUNGEON-SHUFFLE"),
    ),
    pytest.param(
        "trap_shuffle", marks=pytest.mark.rule("DQ3-CARDS-TRAP-SHUFFLE", "DQR-CARDS-TRAP-SHUFFLE")
    ),
    pytest.param(
        "door_shuffle", marks=pytest.mark.rule("DQ3-CARDS-DOOR-SHUFFLE", "DQR-CARDS-DOOR-SHUFFLE")
    ),
    pytest.param(
        "crypt_shuffle",
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-SHUFFLE", "DQR-CARDS-CRYPT-SHUFFLE"),
    ),
    pytest.param(
        "corpse_shuffle",
        marks=pytest.mark.rule("DQ3-CARDS-CORPSE-SHUFFLE", "DQR-CARDS-CORPSE-SHUFFLE"),
    ),
    pytest.param(
        "search_shuffle",
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-SHUFFLE", "DQR-CARDS-SEARCH-SHUFFLE"),
    ),
    pytest.param(
        "catacomb_shuffle",
        marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-SHUFFLE", "DQR-CARDS-CATACOMB-SHUFFLE"),
    ),
]


@pytest.mark.parametrize("card", SHUFFLES)
def test_a_shuffle_is_told_with_its_clause(edition: Edition, card: str) -> None:
    game = edition.found(card)
    deck = edition.content.deck_of[card]
    assert told(game, "deck_shuffled") == [{"deck": deck}]
    assert cited(game, "deck_shuffled") == [edition.content.clauses[card]]
    assert (drawn(game, deck)[0], left(game, deck) > 0) == (card, True)


@pytest.mark.rule("DQ3-CARDS-DRAGON-SLEEPING", "DQR-CARDS-DRAGON-SLEEPING")
def test_treasures_are_drawn_because_the_dragon_sleeps(edition: Edition) -> None:
    game = edition.found("treasure_ebon_ring")
    assert cited(game, "card_drawn")[1:] == [f"{edition.code}-CARDS-DRAGON-SLEEPING"] * 2


@pytest.mark.rule("DQ3-CARDS-DOOR-OPENS", "DQR-CARDS-DOOR-OPENS")
def test_an_open_door_lets_the_hero_through(edition: Edition) -> None:
    game = edition.found("door_opens", top={"dungeon": ["dungeon_empty"]})
    assert len(told(game, "moved")) == 1


@pytest.mark.rule("DQ3-CARDS-CATACOMB-SPIDERS-VENOM", "DQR-CARDS-CATACOMB-SPIDERS-VENOM")
def test_venom_is_cited_when_it_works(edition: Edition) -> None:
    row = ["catacomb_spiders_venom"]
    game = edition.below("hugo", "catacomb_empty", row=row, dice=[1], skips={})
    assert cited(game, "wounded") == [f"{edition.code}-CARDS-CATACOMB-SPIDERS-VENOM"]
