"""Every card does what stands on it, and what it does cites the card's own clause (CARDS)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import draws
from tests.games.dungeonquest.third.rules.scene import act, below, cited, hero, scene, told

FILLER = "treasure_loadstone"


def test_every_card_has_a_clause_of_its_own() -> None:
    ids = {*CONTENT.cards, *CONTENT.runes, *CONTENT.heroes, *CONTENT.power}
    assert CONTENT.clauses.keys() == ids
    assert len(set(CONTENT.clauses.values())) == len(ids)


def found(card: str, **rest: Any) -> Game:
    """A hero draws a card in the way its deck is drawn."""
    if CONTENT.deck_of[card] == "catacomb":
        return below("hugo", card, skips={}, **rest)
    more = [FILLER] if CONTENT.deck_of[card] == "treasure" and card != FILLER else []
    return draws(card, *more, **rest)


LOOT = [
    pytest.param(
        "dungeon_unstable_potion", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-UNSTABLE-POTION")
    ),
    pytest.param("dungeon_bottle_imp", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-BOTTLE-IMP")),
    pytest.param(
        "dungeon_gold_coins_30", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-GOLD-COINS-30")
    ),
    pytest.param(
        "dungeon_gold_coins_40", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-GOLD-COINS-40")
    ),
    pytest.param("treasure_ebon_ring", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-EBON-RING")),
    pytest.param(
        "treasure_obsidian_ring", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-OBSIDIAN-RING")
    ),
    pytest.param("treasure_pearl_ring", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-PEARL-RING")),
    pytest.param("treasure_ruby_ring", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-RUBY-RING")),
    pytest.param("treasure_silver_ring", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-SILVER-RING")),
    pytest.param("treasure_gold_ring", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-GOLD-RING")),
    pytest.param("treasure_arcane_ring", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-ARCANE-RING")),
    pytest.param(
        "treasure_charmers_flute", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-CHARMERS-FLUTE")
    ),
    pytest.param(
        "treasure_crystal_of_tival", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-CRYSTAL-OF-TIVAL")
    ),
    pytest.param(
        "treasure_belt_of_strength", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-BELT-OF-STRENGTH")
    ),
    pytest.param("treasure_jinn_lamp", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-JINN-LAMP")),
    pytest.param(
        "treasure_golden_claws", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-GOLDEN-CLAWS")
    ),
    pytest.param("treasure_ebon_amulet", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-EBON-AMULET")),
    pytest.param(
        "treasure_crystal_of_orris", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-CRYSTAL-OF-ORRIS")
    ),
    pytest.param(
        "treasure_jeweled_chakra", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-JEWELED-CHAKRA")
    ),
    pytest.param("treasure_rune_scarab", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-RUNE-SCARAB")),
    pytest.param(
        "treasure_eyes_of_avra", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-EYES-OF-AVRA")
    ),
    pytest.param(
        "treasure_mirror_of_shael", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-MIRROR-OF-SHAEL")
    ),
    pytest.param(
        "treasure_vestments_of_kellos",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-VESTMENTS-OF-KELLOS"),
    ),
    pytest.param(
        "treasure_star_of_kellos", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-STAR-OF-KELLOS")
    ),
    pytest.param(
        "treasure_chalice_of_tamalir",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-CHALICE-OF-TAMALIR"),
    ),
    pytest.param("treasure_bag_of_gems", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-BAG-OF-GEMS")),
    pytest.param("treasure_giant_ruby", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-GIANT-RUBY")),
    pytest.param(
        "treasure_flying_carpet", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-FLYING-CARPET")
    ),
    pytest.param(
        "treasure_staff_of_light", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-STAFF-OF-LIGHT")
    ),
    pytest.param("treasure_sun_spear", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-SUN-SPEAR")),
    pytest.param(
        "treasure_quicksilver_potion",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-QUICKSILVER-POTION"),
    ),
    pytest.param(
        "treasure_harp_of_tranquility",
        marks=pytest.mark.rule("DQ3-CARDS-TREASURE-HARP-OF-TRANQUILITY"),
    ),
    pytest.param(
        "treasure_artifact_eater", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-ARTIFACT-EATER")
    ),
    pytest.param(
        "treasure_forbidden_tome", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-FORBIDDEN-TOME")
    ),
    pytest.param("treasure_loadstone", marks=pytest.mark.rule("DQ3-CARDS-TREASURE-LOADSTONE")),
    pytest.param("crypt_gold_coins_20", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-20")),
    pytest.param("crypt_gold_coins_90", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-90")),
    pytest.param("crypt_gold_coins_120", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-120")),
    pytest.param("crypt_gold_coins_250", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-GOLD-COINS-250")),
    pytest.param(
        "crypt_unstable_potion", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-UNSTABLE-POTION")
    ),
    pytest.param("corpse_gold_coins_50", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-GOLD-COINS-50")),
    pytest.param(
        "corpse_gold_coins_100", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-GOLD-COINS-100")
    ),
    pytest.param(
        "corpse_gold_coins_200", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-GOLD-COINS-200")
    ),
    pytest.param(
        "corpse_unstable_potion", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-UNSTABLE-POTION")
    ),
    pytest.param("corpse_rope", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-ROPE")),
    pytest.param("search_gold_coins_10", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GOLD-COINS-10")),
    pytest.param("search_gold_coins_60", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GOLD-COINS-60")),
    pytest.param("search_gold_coins_70", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GOLD-COINS-70")),
    pytest.param(
        "search_gold_coins_150", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GOLD-COINS-150")
    ),
    pytest.param(
        "search_unstable_potion", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-UNSTABLE-POTION")
    ),
    pytest.param(
        "catacomb_treasure_chest", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-TREASURE-CHEST")
    ),
    pytest.param(
        "catacomb_gigantic_diamond", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-GIGANTIC-DIAMOND")
    ),
]


@pytest.mark.parametrize("card", LOOT)
def test_loot_is_taken_because_the_card_says_so(card: str) -> None:
    game = found(card)
    assert hero(game, 0).loot[0] == card
    assert cited(game, "loot_gained")[0] == CONTENT.clauses[card]


HAPPENS = [
    pytest.param(
        "dungeon_razorwing_attack",
        "wounded",
        [2],
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-RAZORWING-ATTACK"),
    ),
    pytest.param(
        "corpse_small_scorpion",
        "wounded",
        [5],
        marks=pytest.mark.rule("DQ3-CARDS-CORPSE-SMALL-SCORPION"),
    ),
    pytest.param(
        "corpse_scorpion", "wounded", [5], marks=pytest.mark.rule("DQ3-CARDS-CORPSE-SCORPION")
    ),
    pytest.param(
        "corpse_deadly_scorpion",
        "wounded",
        [5],
        marks=pytest.mark.rule("DQ3-CARDS-CORPSE-DEADLY-SCORPION"),
    ),
    pytest.param(
        "search_giant_centipede",
        "wounded",
        [1, 1],
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-GIANT-CENTIPEDE"),
    ),
    pytest.param(
        "search_ferrox", "rolled", [1, 1, 1], marks=pytest.mark.rule("DQ3-CARDS-SEARCH-FERROX")
    ),
    pytest.param(
        "trap_poisonous_snakes",
        "wounded",
        [3],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-POISONOUS-SNAKES"),
    ),
    pytest.param(
        "trap_poisonous_gas",
        "turns_lost",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-POISONOUS-GAS"),
    ),
    pytest.param(
        "trap_explosion", "turns_lost", [], marks=pytest.mark.rule("DQ3-CARDS-TRAP-EXPLOSION")
    ),
    pytest.param(
        "trap_crossfire_trap",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-CROSSFIRE-TRAP"),
    ),
    pytest.param(
        "trap_swinging_blade",
        "died",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-SWINGING-BLADE"),
    ),
    pytest.param(
        "trap_trapdoor", "rolled", [6, 6], marks=pytest.mark.rule("DQ3-CARDS-TRAP-TRAPDOOR")
    ),
    pytest.param(
        "trap_ceiling_collapses",
        "tile_turned",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-TRAP-CEILING-COLLAPSES"),
    ),
    pytest.param(
        "dungeon_ceiling_collapses",
        "tile_turned",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-CEILING-COLLAPSES"),
    ),
    pytest.param(
        "dungeon_curse_of_the_wizard",
        "rolled",
        [1],
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-CURSE-OF-THE-WIZARD"),
    ),
    pytest.param(
        "dungeon_passage_down",
        "entrance_found",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-PASSAGE-DOWN"),
    ),
    pytest.param(
        "search_passage_down",
        "entrance_found",
        [],
        marks=pytest.mark.rule("DQ3-CARDS-SEARCH-PASSAGE-DOWN"),
    ),
    pytest.param(
        "crypt_spectral_storm",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-CRYPT-SPECTRAL-STORM"),
    ),
    pytest.param(
        "crypt_old_bones", "rolled", [1], marks=pytest.mark.rule("DQ3-CARDS-CRYPT-OLD-BONES")
    ),
    pytest.param(
        "corpse_old_bones", "rolled", [1], marks=pytest.mark.rule("DQ3-CARDS-CORPSE-OLD-BONES")
    ),
    pytest.param(
        "door_spear_trap", "wounded", [2], marks=pytest.mark.rule("DQ3-CARDS-DOOR-SPEAR-TRAP")
    ),
    pytest.param("door_jammed", "turn_ended", [], marks=pytest.mark.rule("DQ3-CARDS-DOOR-JAMMED")),
    pytest.param(
        "catacomb_horde_of_rats",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-HORDE-OF-RATS"),
    ),
    pytest.param(
        "catacomb_razorwing_attack",
        "wounded",
        [2],
        marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-RAZORWING-ATTACK"),
    ),
    pytest.param(
        "catacomb_vampire_bite",
        "rolled",
        [1, 1],
        marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-VAMPIRE-BITE"),
    ),
]


@pytest.mark.parametrize(("card", "kind", "dice"), HAPPENS)
def test_what_happens_cites_the_card(card: str, kind: str, dice: list[int]) -> None:
    assert CONTENT.clauses[card] in cited(found(card, dice=dice), kind)


MONSTERS = [
    pytest.param(
        "dungeon_monster_skeleton", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-MONSTER-SKELETON")
    ),
    pytest.param(
        "dungeon_monster_sorcerer", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-MONSTER-SORCERER")
    ),
    pytest.param(
        "dungeon_monster_troll", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-MONSTER-TROLL")
    ),
    pytest.param(
        "dungeon_monster_golem", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-MONSTER-GOLEM")
    ),
    pytest.param(
        "dungeon_monster_demon", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-MONSTER-DEMON")
    ),
    pytest.param(
        "catacomb_monster_skeleton", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-MONSTER-SKELETON")
    ),
    pytest.param(
        "catacomb_monster_sorcerer", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-MONSTER-SORCERER")
    ),
    pytest.param(
        "catacomb_monster_troll", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-MONSTER-TROLL")
    ),
    pytest.param(
        "catacomb_monster_golem", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-MONSTER-GOLEM")
    ),
    pytest.param(
        "catacomb_monster_demon", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-MONSTER-DEMON")
    ),
]


@pytest.mark.parametrize("card", MONSTERS)
def test_a_monster_card_brings_its_monster(card: str) -> None:
    game = found(card)
    assert game.pending[0].prompt == f"escape_or_attack {card.rsplit('_', 1)[1]}"


TRAPS = [
    pytest.param("dungeon_hidden_trap", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-HIDDEN-TRAP")),
    pytest.param("crypt_hidden_trap", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-HIDDEN-TRAP")),
    pytest.param("search_hidden_trap", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-HIDDEN-TRAP")),
    pytest.param("catacomb_hidden_trap", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-HIDDEN-TRAP")),
]


@pytest.mark.parametrize("card", TRAPS)
def test_a_hidden_trap_draws_the_trap(card: str) -> None:
    game = found(card, top={"trap": ["trap_explosion"]})
    assert CONTENT.clauses[card] in cited(game, "card_drawn")
    assert hero(game, 0).wounds == 4


ASKED = [
    pytest.param(
        "dungeon_dead_adventurer", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-DEAD-ADVENTURER")
    ),
    pytest.param("dungeon_crypt", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-CRYPT")),
    pytest.param("dungeon_secret_door", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-SECRET-DOOR")),
    pytest.param("search_secret_door", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-SECRET-DOOR")),
    pytest.param(
        "search_secret_passage", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-SECRET-PASSAGE")
    ),
    pytest.param("catacomb_exit", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-EXIT")),
    pytest.param(
        "catacomb_hole_in_the_roof", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-HOLE-IN-THE-ROOF")
    ),
]


@pytest.mark.parametrize("card", ASKED)
def test_what_a_card_offers_is_asked_with_its_clause(card: str) -> None:
    assert found(card, dice=[1, 1]).pending[0].rule == CONTENT.clauses[card]


KEPT = [
    pytest.param(
        "dungeon_torch_goes_out", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-TORCH-GOES-OUT")
    ),
    pytest.param(
        "dungeon_lingering_shade", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-LINGERING-SHADE")
    ),
    pytest.param(
        "catacomb_torch_goes_out", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-TORCH-GOES-OUT")
    ),
]


@pytest.mark.parametrize("card", KEPT)
def test_a_kept_card_is_cited_when_it_works(card: str) -> None:
    tiles = {"c3": "chamber_01"}
    game = scene("hugo", "krutzbeck", at=["c3"], tiles=tiles, kept={0: [card]}, dice=[2, 2])
    assert cited(game, "rolled") == [CONTENT.clauses[card]]


NOTHING = [
    pytest.param("dungeon_empty", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-EMPTY")),
    pytest.param("crypt_empty", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-EMPTY")),
    pytest.param("corpse_empty", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-EMPTY")),
    pytest.param("search_empty_room", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-EMPTY-ROOM")),
    pytest.param("catacomb_empty", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-EMPTY")),
]


@pytest.mark.parametrize("card", NOTHING)
def test_an_empty_card_does_nothing(card: str) -> None:
    game = found(card)
    assert (hero(game, 0).wounds, hero(game, 0).loot, hero(game, 0).kept) == (0, [], [])
    assert not told(game, "rolled")


SHUFFLES = [
    pytest.param("dungeon_shuffle", marks=pytest.mark.rule("DQ3-CARDS-DUNGEON-SHUFFLE")),
    pytest.param("trap_shuffle", marks=pytest.mark.rule("DQ3-CARDS-TRAP-SHUFFLE")),
    pytest.param("door_shuffle", marks=pytest.mark.rule("DQ3-CARDS-DOOR-SHUFFLE")),
    pytest.param("crypt_shuffle", marks=pytest.mark.rule("DQ3-CARDS-CRYPT-SHUFFLE")),
    pytest.param("corpse_shuffle", marks=pytest.mark.rule("DQ3-CARDS-CORPSE-SHUFFLE")),
    pytest.param("search_shuffle", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-SHUFFLE")),
    pytest.param("catacomb_shuffle", marks=pytest.mark.rule("DQ3-CARDS-CATACOMB-SHUFFLE")),
]


@pytest.mark.parametrize("card", SHUFFLES)
def test_a_shuffle_is_told_with_its_clause(card: str) -> None:
    game = found(card)
    assert told(game, "deck_shuffled") == [{"deck": CONTENT.deck_of[card]}]
    assert cited(game, "deck_shuffled") == [CONTENT.clauses[card]]


START = [
    pytest.param("rune_of_healing", marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-HEALING")),
    pytest.param("stasis_rune", marks=pytest.mark.rule("DQ3-CARDS-STASIS-RUNE")),
    pytest.param(
        "rune_of_teleportation", marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-TELEPORTATION")
    ),
]


@pytest.mark.parametrize("rune", START)
def test_a_rune_used_at_the_start_of_a_turn_cites_its_clause(rune: str) -> None:
    tiles = {"c3": "chamber_01", "e5": "chamber_01", "f5": "chamber_01"}
    game = scene("hugo", "krutzbeck", at=["c3"], tiles=tiles, runes={0: [rune]}, wounds={0: 9})
    act(game, 0, f"use {rune}")
    assert cited(game, "rune_used") == [CONTENT.clauses[rune]]
    kinds = [event.rule for event in game.events if event.kind == "healed"]
    assert CONTENT.clauses[rune] in (*kinds, game.pending[0].rule if 0 in game.pending else "")


REACTIONS = [
    pytest.param(
        "rune_of_warning", "trap_explosion", marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-WARNING")
    ),
    pytest.param(
        "rune_of_protection",
        "trap_explosion",
        marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-PROTECTION"),
    ),
    pytest.param(
        "rune_of_fortune",
        "trap_poisonous_snakes",
        marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-FORTUNE"),
    ),
    pytest.param(
        "rune_of_opening", "door_jammed", marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-OPENING")
    ),
    pytest.param(
        "rune_of_seeking", "search_empty_room", marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-SEEKING")
    ),
    pytest.param(
        "rune_of_lightning",
        "dungeon_monster_troll",
        marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-LIGHTNING"),
    ),
    pytest.param(
        "rune_of_blinding",
        "dungeon_monster_troll",
        marks=pytest.mark.rule("DQ3-CARDS-RUNE-OF-BLINDING"),
    ),
]


@pytest.mark.parametrize(("rune", "card"), REACTIONS)
def test_a_rune_used_when_something_happens_spares_its_user(rune: str, card: str) -> None:
    game = found(card, runes={0: [rune]}, dice=[1, 1])
    assert f"use {rune}" in game.pending[0].options
    act(game, 0, f"use {rune}")
    assert cited(game, "rune_used") == [CONTENT.clauses[rune]]
    assert hero(game, 0).wounds <= 1


POWER = [
    pytest.param(
        "hugo_shield_of_kellos",
        "melee",
        "2",
        "magic",
        "2",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-HUGO-SHIELD-OF-KELLOS"),
    ),
    pytest.param(
        "hugo_glorious_charge",
        "melee",
        "4",
        "-",
        "1",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-HUGO-GLORIOUS-CHARGE"),
    ),
    pytest.param(
        "hugo_knights_challenge",
        "melee",
        "3",
        "magic",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-HUGO-KNIGHTS-CHALLENGE"),
    ),
    pytest.param(
        "hugo_banner_of_glory",
        "magic",
        "2",
        "ranged",
        "2",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-HUGO-BANNER-OF-GLORY"),
    ),
    pytest.param(
        "krutzbeck_berserk_fury",
        "melee",
        "3",
        "-",
        "1",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-KRUTZBECK-BERSERK-FURY"),
    ),
    pytest.param(
        "krutzbeck_headbutt",
        "melee",
        "2",
        "magic",
        "1",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-KRUTZBECK-HEADBUTT"),
    ),
    pytest.param(
        "krutzbeck_crushing_blow",
        "melee",
        "5",
        "-",
        "2",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-KRUTZBECK-CRUSHING-BLOW"),
    ),
    pytest.param(
        "krutzbeck_axe_throw",
        "ranged",
        "3",
        "melee",
        "1",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-KRUTZBECK-AXE-THROW"),
    ),
    pytest.param(
        "lindel_elven_precision",
        "ranged",
        "3",
        "melee",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-LINDEL-ELVEN-PRECISION"),
    ),
    pytest.param(
        "lindel_parry_and_riposte",
        "melee",
        "2",
        "magic",
        "4",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-LINDEL-PARRY-AND-RIPOSTE"),
    ),
    pytest.param(
        "lindel_elven_lore",
        "magic",
        "2",
        "ranged",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-LINDEL-ELVEN-LORE"),
    ),
    pytest.param(
        "lindel_graceful_strike",
        "melee",
        "3",
        "magic",
        "2",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-LINDEL-GRACEFUL-STRIKE"),
    ),
    pytest.param(
        "tatianna_rapid_shot",
        "ranged",
        "2",
        "melee",
        "4",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-TATIANNA-RAPID-SHOT"),
    ),
    pytest.param(
        "tatianna_hunters_mark",
        "ranged",
        "1",
        "melee",
        "5",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-TATIANNA-HUNTERS-MARK"),
    ),
    pytest.param(
        "tatianna_snare",
        "melee",
        "2",
        "magic",
        "4",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-TATIANNA-SNARE"),
    ),
    pytest.param(
        "tatianna_tribal_remedy",
        "magic",
        "1",
        "ranged",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-TATIANNA-TRIBAL-REMEDY"),
    ),
    pytest.param(
        "gherinn_healing_prayer",
        "magic",
        "1",
        "ranged",
        "2",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-GHERINN-HEALING-PRAYER"),
    ),
    pytest.param(
        "gherinn_purifying_fire",
        "magic",
        "3",
        "ranged",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-GHERINN-PURIFYING-FIRE"),
    ),
    pytest.param(
        "gherinn_wrath_of_kellos",
        "magic",
        "4",
        "-",
        "1",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-GHERINN-WRATH-OF-KELLOS"),
    ),
    pytest.param(
        "gherinn_ward_of_faith",
        "melee",
        "2",
        "magic",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-GHERINN-WARD-OF-FAITH"),
    ),
    pytest.param(
        "challara_brightblazes_breath",
        "magic",
        "3",
        "ranged",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-CHALLARA-BRIGHTBLAZES-BREATH"),
    ),
    pytest.param(
        "challara_arcane_bolt",
        "magic",
        "4",
        "-",
        "2",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-CHALLARA-ARCANE-BOLT"),
    ),
    pytest.param(
        "challara_mirror_image",
        "magic",
        "2",
        "ranged",
        "4",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-CHALLARA-MIRROR-IMAGE"),
    ),
    pytest.param(
        "challara_familiars_bite",
        "melee",
        "2",
        "magic",
        "3",
        "-",
        marks=pytest.mark.rule("DQ3-CARDS-CHALLARA-FAMILIARS-BITE"),
    ),
    pytest.param(
        "skeleton_poisoned_arrow",
        "ranged",
        "2",
        "melee",
        "2",
        "1",
        marks=pytest.mark.rule("DQ3-CARDS-SKELETON-POISONED-ARROW"),
    ),
    pytest.param(
        "skeleton_bone_volley",
        "ranged",
        "3",
        "melee",
        "3",
        "2",
        marks=pytest.mark.rule("DQ3-CARDS-SKELETON-BONE-VOLLEY"),
    ),
    pytest.param(
        "skeleton_rise_again",
        "magic",
        "1",
        "ranged",
        "1",
        "1",
        marks=pytest.mark.rule("DQ3-CARDS-SKELETON-RISE-AGAIN"),
    ),
    pytest.param(
        "skeleton_rusted_shield",
        "melee",
        "2",
        "magic",
        "2",
        "1",
        marks=pytest.mark.rule("DQ3-CARDS-SKELETON-RUSTED-SHIELD"),
    ),
    pytest.param(
        "sorcerer_dark_bolt",
        "magic",
        "4",
        "-",
        "3",
        "2",
        marks=pytest.mark.rule("DQ3-CARDS-SORCERER-DARK-BOLT"),
    ),
    pytest.param(
        "sorcerer_hex",
        "magic",
        "2",
        "ranged",
        "4",
        "1",
        marks=pytest.mark.rule("DQ3-CARDS-SORCERER-HEX"),
    ),
    pytest.param(
        "sorcerer_binding_spell",
        "magic",
        "3",
        "ranged",
        "3",
        "1",
        marks=pytest.mark.rule("DQ3-CARDS-SORCERER-BINDING-SPELL"),
    ),
    pytest.param(
        "sorcerer_infernal_pact",
        "magic",
        "1",
        "ranged",
        "2",
        "2",
        marks=pytest.mark.rule("DQ3-CARDS-SORCERER-INFERNAL-PACT"),
    ),
    pytest.param(
        "troll_mighty_swing",
        "melee",
        "5",
        "-",
        "1",
        "4",
        marks=pytest.mark.rule("DQ3-CARDS-TROLL-MIGHTY-SWING"),
    ),
    pytest.param(
        "troll_grab",
        "melee",
        "3",
        "magic",
        "3",
        "2",
        marks=pytest.mark.rule("DQ3-CARDS-TROLL-GRAB"),
    ),
    pytest.param(
        "troll_thick_hide",
        "melee",
        "2",
        "magic",
        "1",
        "3",
        marks=pytest.mark.rule("DQ3-CARDS-TROLL-THICK-HIDE"),
    ),
    pytest.param(
        "troll_hurled_rock",
        "ranged",
        "3",
        "melee",
        "2",
        "3",
        marks=pytest.mark.rule("DQ3-CARDS-TROLL-HURLED-ROCK"),
    ),
    pytest.param(
        "golem_stone_skin",
        "melee",
        "2",
        "magic",
        "1",
        "2",
        marks=pytest.mark.rule("DQ3-CARDS-GOLEM-STONE-SKIN"),
    ),
    pytest.param(
        "golem_crushing_grip",
        "melee",
        "4",
        "-",
        "2",
        "3",
        marks=pytest.mark.rule("DQ3-CARDS-GOLEM-CRUSHING-GRIP"),
    ),
    pytest.param(
        "golem_runic_core",
        "magic",
        "3",
        "ranged",
        "1",
        "2",
        marks=pytest.mark.rule("DQ3-CARDS-GOLEM-RUNIC-CORE"),
    ),
    pytest.param(
        "golem_unstoppable",
        "melee",
        "3",
        "magic",
        "2",
        "3",
        marks=pytest.mark.rule("DQ3-CARDS-GOLEM-UNSTOPPABLE"),
    ),
    pytest.param(
        "demon_hellfire",
        "magic",
        "4",
        "ranged",
        "4",
        "3",
        marks=pytest.mark.rule("DQ3-CARDS-DEMON-HELLFIRE"),
    ),
    pytest.param(
        "demon_terrifying_presence",
        "magic",
        "2",
        "ranged",
        "5",
        "2",
        marks=pytest.mark.rule("DQ3-CARDS-DEMON-TERRIFYING-PRESENCE"),
    ),
    pytest.param(
        "demon_flame_whip",
        "ranged",
        "3",
        "melee",
        "3",
        "3",
        marks=pytest.mark.rule("DQ3-CARDS-DEMON-FLAME-WHIP"),
    ),
    pytest.param(
        "demon_infernal_claws",
        "melee",
        "4",
        "-",
        "3",
        "4",
        marks=pytest.mark.rule("DQ3-CARDS-DEMON-INFERNAL-CLAWS"),
    ),
]


@pytest.mark.parametrize(("card", "attack_type", "attack", "counters", "escape", "damage"), POWER)
def test_a_power_card_has_its_figures(
    card: str, attack_type: str, attack: str, counters: str, escape: str, damage: str
) -> None:
    one = CONTENT.power[card]
    shown = (one.attack_type, one.attack, one.counters, one.escape, one.damage)
    wanted = (attack_type, attack, counters, escape, damage)
    assert tuple(str(value or "-") for value in shown) == wanted


HEROES = [
    pytest.param("hugo", 16, 7, 4, 9, 3, marks=pytest.mark.rule("DQ3-CARDS-HUGO")),
    pytest.param("krutzbeck", 20, 9, 5, 5, 3, marks=pytest.mark.rule("DQ3-CARDS-KRUTZBECK")),
    pytest.param("lindel", 15, 6, 6, 6, 5, marks=pytest.mark.rule("DQ3-CARDS-LINDEL")),
    pytest.param("tatianna", 14, 4, 9, 4, 6, marks=pytest.mark.rule("DQ3-CARDS-TATIANNA")),
    pytest.param("gherinn", 13, 3, 4, 4, 9, marks=pytest.mark.rule("DQ3-CARDS-GHERINN")),
    pytest.param("challara", 12, 5, 6, 5, 7, marks=pytest.mark.rule("DQ3-CARDS-CHALLARA")),
]


@pytest.mark.parametrize(("name", "life", "strength", "agility", "armor", "luck"), HEROES)
def test_a_hero_has_his_figures(
    name: str, life: int, strength: int, agility: int, armor: int, luck: int
) -> None:
    one = CONTENT.heroes[name]
    shown = (one.life, one.strength, one.agility, one.armor, one.luck)
    assert shown == (life, strength, agility, armor, luck)


@pytest.mark.rule("DQ3-CARDS-DRAGON-SLEEPING")
def test_treasures_are_drawn_because_the_dragon_sleeps() -> None:
    assert cited(found("treasure_ebon_ring"), "card_drawn")[1:] == ["DQ3-CARDS-DRAGON-SLEEPING"] * 2


@pytest.mark.rule("DQ3-CARDS-DOOR-OPENS")
def test_an_open_door_lets_the_hero_through() -> None:
    game = found("door_opens", top={"dungeon": ["dungeon_empty"]})
    assert len(told(game, "moved")) == 1


@pytest.mark.rule("DQ3-CARDS-CATACOMB-SPIDERS-VENOM")
def test_venom_is_cited_when_it_works() -> None:
    game = below("hugo", "catacomb_empty", row=["catacomb_spiders_venom"], dice=[1], skips={})
    assert cited(game, "wounded") == ["DQ3-CARDS-CATACOMB-SPIDERS-VENOM"]
