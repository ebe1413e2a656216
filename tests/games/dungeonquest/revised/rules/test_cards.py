"""Every card does what stands on it, and what it does cites the card's own clause (CARDS)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.card_scenes import draws, left
from tests.games.dungeonquest.revised.rules.fights import exchange, meeting
from tests.games.dungeonquest.revised.rules.scene import act, below, cited, drawn, hero, scene, told

FILLER = "treasure_loadstone"


def test_every_card_has_a_clause_of_its_own() -> None:
    ids = {*CONTENT.cards, *CONTENT.runes, *CONTENT.heroes}
    assert CONTENT.clauses.keys() == ids
    assert len(set(CONTENT.clauses.values())) == len(ids)


def found(card: str, **rest: Any) -> Game:
    """A hero draws a card in the way its deck is drawn."""
    if CONTENT.deck_of[card] == "catacomb":
        return below("hugo", card, skips={}, **rest)
    more = [FILLER] if CONTENT.deck_of[card] == "treasure" and card != FILLER else []
    return draws(card, *more, **rest)


# -- Loot ------------------------------------------------------------------------------------------

LOOT = [
    pytest.param(
        "dungeon_unstable_potion", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-UNSTABLE-POTION")
    ),
    pytest.param("dungeon_bottle_imp", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-BOTTLE-IMP")),
    pytest.param(
        "dungeon_gold_coins_30", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-GOLD-COINS-30")
    ),
    pytest.param(
        "dungeon_gold_coins_40", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-GOLD-COINS-40")
    ),
    pytest.param("treasure_ebon_ring", marks=pytest.mark.rule("DQR-CARDS-TREASURE-EBON-RING")),
    pytest.param(
        "treasure_obsidian_ring", marks=pytest.mark.rule("DQR-CARDS-TREASURE-OBSIDIAN-RING")
    ),
    pytest.param("treasure_pearl_ring", marks=pytest.mark.rule("DQR-CARDS-TREASURE-PEARL-RING")),
    pytest.param("treasure_ruby_ring", marks=pytest.mark.rule("DQR-CARDS-TREASURE-RUBY-RING")),
    pytest.param("treasure_silver_ring", marks=pytest.mark.rule("DQR-CARDS-TREASURE-SILVER-RING")),
    pytest.param("treasure_gold_ring", marks=pytest.mark.rule("DQR-CARDS-TREASURE-GOLD-RING")),
    pytest.param("treasure_arcane_ring", marks=pytest.mark.rule("DQR-CARDS-TREASURE-ARCANE-RING")),
    pytest.param(
        "treasure_charmers_flute", marks=pytest.mark.rule("DQR-CARDS-TREASURE-CHARMERS-FLUTE")
    ),
    pytest.param(
        "treasure_crystal_of_tival", marks=pytest.mark.rule("DQR-CARDS-TREASURE-CRYSTAL-OF-TIVAL")
    ),
    pytest.param(
        "treasure_belt_of_strength", marks=pytest.mark.rule("DQR-CARDS-TREASURE-BELT-OF-STRENGTH")
    ),
    pytest.param("treasure_jinn_lamp", marks=pytest.mark.rule("DQR-CARDS-TREASURE-JINN-LAMP")),
    pytest.param(
        "treasure_golden_claws", marks=pytest.mark.rule("DQR-CARDS-TREASURE-GOLDEN-CLAWS")
    ),
    pytest.param("treasure_ebon_amulet", marks=pytest.mark.rule("DQR-CARDS-TREASURE-EBON-AMULET")),
    pytest.param(
        "treasure_crystal_of_orris", marks=pytest.mark.rule("DQR-CARDS-TREASURE-CRYSTAL-OF-ORRIS")
    ),
    pytest.param(
        "treasure_jeweled_chakra", marks=pytest.mark.rule("DQR-CARDS-TREASURE-JEWELED-CHAKRA")
    ),
    pytest.param("treasure_rune_scarab", marks=pytest.mark.rule("DQR-CARDS-TREASURE-RUNE-SCARAB")),
    pytest.param(
        "treasure_eyes_of_avra", marks=pytest.mark.rule("DQR-CARDS-TREASURE-EYES-OF-AVRA")
    ),
    pytest.param(
        "treasure_mirror_of_shael", marks=pytest.mark.rule("DQR-CARDS-TREASURE-MIRROR-OF-SHAEL")
    ),
    pytest.param(
        "treasure_vestments_of_kellos",
        marks=pytest.mark.rule("DQR-CARDS-TREASURE-VESTMENTS-OF-KELLOS"),
    ),
    pytest.param(
        "treasure_star_of_kellos", marks=pytest.mark.rule("DQR-CARDS-TREASURE-STAR-OF-KELLOS")
    ),
    pytest.param(
        "treasure_chalice_of_tamalir",
        marks=pytest.mark.rule("DQR-CARDS-TREASURE-CHALICE-OF-TAMALIR"),
    ),
    pytest.param("treasure_bag_of_gems", marks=pytest.mark.rule("DQR-CARDS-TREASURE-BAG-OF-GEMS")),
    pytest.param("treasure_giant_ruby", marks=pytest.mark.rule("DQR-CARDS-TREASURE-GIANT-RUBY")),
    pytest.param(
        "treasure_flying_carpet", marks=pytest.mark.rule("DQR-CARDS-TREASURE-FLYING-CARPET")
    ),
    pytest.param(
        "treasure_staff_of_light", marks=pytest.mark.rule("DQR-CARDS-TREASURE-STAFF-OF-LIGHT")
    ),
    pytest.param("treasure_sun_spear", marks=pytest.mark.rule("DQR-CARDS-TREASURE-SUN-SPEAR")),
    pytest.param(
        "treasure_quicksilver_potion",
        marks=pytest.mark.rule("DQR-CARDS-TREASURE-QUICKSILVER-POTION"),
    ),
    pytest.param(
        "treasure_harp_of_tranquility",
        marks=pytest.mark.rule("DQR-CARDS-TREASURE-HARP-OF-TRANQUILITY"),
    ),
    pytest.param(
        "treasure_artifact_eater", marks=pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER")
    ),
    pytest.param(
        "treasure_forbidden_tome", marks=pytest.mark.rule("DQR-CARDS-TREASURE-FORBIDDEN-TOME")
    ),
    pytest.param("treasure_loadstone", marks=pytest.mark.rule("DQR-CARDS-TREASURE-LOADSTONE")),
    pytest.param("crypt_gold_coins_20", marks=pytest.mark.rule("DQR-CARDS-CRYPT-GOLD-COINS-20")),
    pytest.param("crypt_gold_coins_90", marks=pytest.mark.rule("DQR-CARDS-CRYPT-GOLD-COINS-90")),
    pytest.param("crypt_gold_coins_120", marks=pytest.mark.rule("DQR-CARDS-CRYPT-GOLD-COINS-120")),
    pytest.param("crypt_gold_coins_250", marks=pytest.mark.rule("DQR-CARDS-CRYPT-GOLD-COINS-250")),
    pytest.param(
        "crypt_unstable_potion", marks=pytest.mark.rule("DQR-CARDS-CRYPT-UNSTABLE-POTION")
    ),
    pytest.param("corpse_gold_coins_50", marks=pytest.mark.rule("DQR-CARDS-CORPSE-GOLD-COINS-50")),
    pytest.param(
        "corpse_gold_coins_100", marks=pytest.mark.rule("DQR-CARDS-CORPSE-GOLD-COINS-100")
    ),
    pytest.param(
        "corpse_gold_coins_200", marks=pytest.mark.rule("DQR-CARDS-CORPSE-GOLD-COINS-200")
    ),
    pytest.param(
        "corpse_unstable_potion", marks=pytest.mark.rule("DQR-CARDS-CORPSE-UNSTABLE-POTION")
    ),
    pytest.param("corpse_rope", marks=pytest.mark.rule("DQR-CARDS-CORPSE-ROPE")),
    pytest.param("search_gold_coins_10", marks=pytest.mark.rule("DQR-CARDS-SEARCH-GOLD-COINS-10")),
    pytest.param("search_gold_coins_60", marks=pytest.mark.rule("DQR-CARDS-SEARCH-GOLD-COINS-60")),
    pytest.param("search_gold_coins_70", marks=pytest.mark.rule("DQR-CARDS-SEARCH-GOLD-COINS-70")),
    pytest.param(
        "search_gold_coins_150", marks=pytest.mark.rule("DQR-CARDS-SEARCH-GOLD-COINS-150")
    ),
    pytest.param(
        "search_unstable_potion", marks=pytest.mark.rule("DQR-CARDS-SEARCH-UNSTABLE-POTION")
    ),
    pytest.param(
        "catacomb_treasure_chest", marks=pytest.mark.rule("DQR-CARDS-CATACOMB-TREASURE-CHEST")
    ),
    pytest.param(
        "catacomb_gigantic_diamond", marks=pytest.mark.rule("DQR-CARDS-CATACOMB-GIGANTIC-DIAMOND")
    ),
]


@pytest.mark.parametrize("card", LOOT)
def test_loot_is_taken_because_the_card_says_so(card: str) -> None:
    game = found(card)
    assert hero(game, 0).loot[0] == card
    assert cited(game, "loot_gained")[0] == CONTENT.clauses[card]


# -- dangers and events ----------------------------------------------------------------------------

HAPPENS = [
    pytest.param(
        "dungeon_razorwing_attack",
        "wounded",
        [2],
        marks=pytest.mark.rule("DQR-CARDS-DUNGEON-RAZORWING-ATTACK"),
    ),
    pytest.param(
        "corpse_small_scorpion",
        "wounded",
        [5],
        marks=pytest.mark.rule("DQR-CARDS-CORPSE-SMALL-SCORPION"),
    ),
    pytest.param(
        "corpse_scorpion", "wounded", [5], marks=pytest.mark.rule("DQR-CARDS-CORPSE-SCORPION")
    ),
    pytest.param(
        "corpse_deadly_scorpion",
        "wounded",
        [5],
        marks=pytest.mark.rule("DQR-CARDS-CORPSE-DEADLY-SCORPION"),
    ),
    pytest.param(
        "search_giant_centipede",
        "wounded",
        [1, 1],
        marks=pytest.mark.rule("DQR-CARDS-SEARCH-GIANT-CENTIPEDE"),
    ),
    pytest.param(
        "search_ferrox", "rolled", [1, 1, 1], marks=pytest.mark.rule("DQR-CARDS-SEARCH-FERROX")
    ),
    pytest.param(
        "trap_poisonous_snakes",
        "wounded",
        [3],
        marks=pytest.mark.rule("DQR-CARDS-TRAP-POISONOUS-SNAKES"),
    ),
    pytest.param(
        "trap_poisonous_gas",
        "turns_lost",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-TRAP-POISONOUS-GAS"),
    ),
    pytest.param(
        "trap_explosion", "turns_lost", [], marks=pytest.mark.rule("DQR-CARDS-TRAP-EXPLOSION")
    ),
    pytest.param(
        "trap_crossfire_trap",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-TRAP-CROSSFIRE-TRAP"),
    ),
    pytest.param(
        "trap_swinging_blade",
        "died",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-TRAP-SWINGING-BLADE"),
    ),
    pytest.param(
        "trap_trapdoor", "wounded", [6, 6], marks=pytest.mark.rule("DQR-CARDS-TRAP-TRAPDOOR")
    ),
    pytest.param(
        "trap_ceiling_collapses",
        "tile_turned",
        [],
        marks=pytest.mark.rule("DQR-CARDS-TRAP-CEILING-COLLAPSES"),
    ),
    pytest.param(
        "dungeon_ceiling_collapses",
        "tile_turned",
        [],
        marks=pytest.mark.rule("DQR-CARDS-DUNGEON-CEILING-COLLAPSES"),
    ),
    pytest.param(
        "dungeon_curse_of_the_wizard",
        "rolled",
        [1],
        marks=pytest.mark.rule("DQR-CARDS-DUNGEON-CURSE-OF-THE-WIZARD"),
    ),
    pytest.param(
        "dungeon_passage_down",
        "entrance_found",
        [],
        marks=pytest.mark.rule("DQR-CARDS-DUNGEON-PASSAGE-DOWN"),
    ),
    pytest.param(
        "search_passage_down",
        "entrance_found",
        [],
        marks=pytest.mark.rule("DQR-CARDS-SEARCH-PASSAGE-DOWN"),
    ),
    pytest.param(
        "crypt_spectral_storm",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CRYPT-SPECTRAL-STORM"),
    ),
    pytest.param(
        "crypt_old_bones", "rolled", [1], marks=pytest.mark.rule("DQR-CARDS-CRYPT-OLD-BONES")
    ),
    pytest.param(
        "corpse_old_bones", "rolled", [1], marks=pytest.mark.rule("DQR-CARDS-CORPSE-OLD-BONES")
    ),
    pytest.param(
        "door_spear_trap", "wounded", [2], marks=pytest.mark.rule("DQR-CARDS-DOOR-SPEAR-TRAP")
    ),
    pytest.param("door_jammed", "turn_ended", [], marks=pytest.mark.rule("DQR-CARDS-DOOR-JAMMED")),
    pytest.param(
        "dungeon_ambush", "fight_began", [], marks=pytest.mark.rule("DQR-CARDS-DUNGEON-AMBUSH")
    ),
    pytest.param(
        "catacomb_horde_of_rats",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-HORDE-OF-RATS"),
    ),
    pytest.param(
        "catacomb_razorwing_attack",
        "wounded",
        [2],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-RAZORWING-ATTACK"),
    ),
    pytest.param(
        "catacomb_demon_flame",
        "wounded",
        [1, 1],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-DEMON-FLAME"),
    ),
    pytest.param(
        "catacomb_skeleton_volley",
        "monster_shown",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-SKELETON-VOLLEY"),
    ),
    pytest.param(
        "catacomb_golem_grab",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-GOLEM-GRAB"),
    ),
    pytest.param(
        "catacomb_troll_smash",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-TROLL-SMASH"),
    ),
    pytest.param(
        "catacomb_sorcerers_bolt",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-SORCERERS-BOLT"),
    ),
    pytest.param(
        "catacomb_vampire_bite",
        "rolled",
        [1, 1],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-VAMPIRE-BITE"),
    ),
]


@pytest.mark.parametrize(("card", "kind", "dice"), HAPPENS)
def test_what_happens_cites_the_card(card: str, kind: str, dice: list[int]) -> None:
    game = found(card, dice=dice)
    assert CONTENT.clauses[card] in cited(game, kind)


TRAPS = [
    pytest.param("dungeon_hidden_trap", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-HIDDEN-TRAP")),
    pytest.param("crypt_hidden_trap", marks=pytest.mark.rule("DQR-CARDS-CRYPT-HIDDEN-TRAP")),
    pytest.param("search_hidden_trap", marks=pytest.mark.rule("DQR-CARDS-SEARCH-HIDDEN-TRAP")),
    pytest.param("catacomb_hidden_trap", marks=pytest.mark.rule("DQR-CARDS-CATACOMB-HIDDEN-TRAP")),
]


@pytest.mark.parametrize("card", TRAPS)
def test_a_hidden_trap_brings_a_trap_card(card: str) -> None:
    game = found(card, top={"trap": ["trap_explosion"]})
    trap = [event for event in game.events if event.params.get("card") == "trap_explosion"]
    assert trap[0].rule == CONTENT.clauses[card]
    assert hero(game, 0).wounds == 4


ASKED = [
    pytest.param(
        "dungeon_dead_adventurer", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-DEAD-ADVENTURER")
    ),
    pytest.param("dungeon_crypt", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-CRYPT")),
    pytest.param("dungeon_secret_door", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-SECRET-DOOR")),
    pytest.param("search_secret_door", marks=pytest.mark.rule("DQR-CARDS-SEARCH-SECRET-DOOR")),
    pytest.param("catacomb_exit", marks=pytest.mark.rule("DQR-CARDS-CATACOMB-EXIT")),
    pytest.param(
        "catacomb_hole_in_the_roof", marks=pytest.mark.rule("DQR-CARDS-CATACOMB-HOLE-IN-THE-ROOF")
    ),
]


@pytest.mark.parametrize("card", ASKED)
def test_what_a_card_offers_is_asked_with_its_clause(card: str) -> None:
    assert found(card, dice=[1, 1]).pending[0].rule == CONTENT.clauses[card]


@pytest.mark.rule("DQR-CARDS-CATACOMB-GREEDY-DEEP-ELF")
def test_the_elf_asks_for_a_bribe_and_rolls() -> None:
    game = found("catacomb_greedy_deep_elf", loot={0: ["corpse_rope"]}, dice=[1])
    assert game.pending[0].rule == CONTENT.clauses["catacomb_greedy_deep_elf"]
    act(game, 0, "discard corpse_rope")
    assert cited(game, "rolled") == [CONTENT.clauses["catacomb_greedy_deep_elf"]]
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQR-CARDS-CATACOMB-GIANT-NAGA")
def test_the_naga_drags_and_ends_the_turn() -> None:
    game = found("catacomb_giant_naga", dice=[1])
    act(game, 0, "drift left")
    assert cited(game, "dragged") == cited(game, "turn_ended") == ["DQR-CARDS-CATACOMB-GIANT-NAGA"]


KEPT = [
    pytest.param(
        "dungeon_torch_goes_out",
        "rolled",
        marks=pytest.mark.rule("DQR-CARDS-DUNGEON-TORCH-GOES-OUT"),
    ),
    pytest.param(
        "dungeon_lingering_shade",
        "rolled",
        marks=pytest.mark.rule("DQR-CARDS-DUNGEON-LINGERING-SHADE"),
    ),
    pytest.param(
        "catacomb_torch_goes_out",
        "rolled",
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-TORCH-GOES-OUT"),
    ),
    pytest.param(
        "catacomb_vampire_bite",
        "wounded",
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-VAMPIRE-BITE"),
    ),
]


@pytest.mark.parametrize(("card", "kind"), KEPT)
def test_a_kept_card_is_cited_when_it_works(card: str, kind: str) -> None:
    game = scene("hugo", "krutzbeck", at=["c3"], tiles={"c3": "chamber_01"}, kept={0: [card]},
                 dice=[2, 2])  # fmt: skip
    assert cited(game, kind) == [CONTENT.clauses[card]]


@pytest.mark.rule("DQR-CARDS-CATACOMB-SPIDERS-VENOM")
def test_venom_is_cited_when_it_works() -> None:
    game = below("hugo", "catacomb_empty", row=["catacomb_spiders_venom"], dice=[1], skips={})
    assert cited(game, "wounded") == ["DQR-CARDS-CATACOMB-SPIDERS-VENOM"]


NOTHING = [
    pytest.param("dungeon_empty", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-EMPTY")),
    pytest.param("crypt_empty", marks=pytest.mark.rule("DQR-CARDS-CRYPT-EMPTY")),
    pytest.param("corpse_empty", marks=pytest.mark.rule("DQR-CARDS-CORPSE-EMPTY")),
    pytest.param("search_empty_room", marks=pytest.mark.rule("DQR-CARDS-SEARCH-EMPTY-ROOM")),
    pytest.param("catacomb_empty", marks=pytest.mark.rule("DQR-CARDS-CATACOMB-EMPTY")),
]


@pytest.mark.parametrize("card", NOTHING)
def test_an_empty_card_does_nothing(card: str) -> None:
    game = found(card)
    kinds = [event.kind for event in game.events]
    after = kinds[len(kinds) - kinds[::-1].index("card_drawn") :]
    assert after == ["turn_began", "sun_moved"]
    assert (hero(game, 0).wounds, hero(game, 0).loot) == (0, [])


@pytest.mark.rule("DQR-CARDS-DOOR-OPENS")
def test_an_open_door_lets_the_hero_through() -> None:
    game = found("door_opens", top={"dungeon": ["dungeon_empty"]})
    assert [event.kind for event in game.events if event.kind == "moved"] == ["moved"]


SHUFFLES = [
    pytest.param("dungeon_shuffle", marks=pytest.mark.rule("DQR-CARDS-DUNGEON-SHUFFLE")),
    pytest.param("trap_shuffle", marks=pytest.mark.rule("DQR-CARDS-TRAP-SHUFFLE")),
    pytest.param("door_shuffle", marks=pytest.mark.rule("DQR-CARDS-DOOR-SHUFFLE")),
    pytest.param("crypt_shuffle", marks=pytest.mark.rule("DQR-CARDS-CRYPT-SHUFFLE")),
    pytest.param("corpse_shuffle", marks=pytest.mark.rule("DQR-CARDS-CORPSE-SHUFFLE")),
    pytest.param("search_shuffle", marks=pytest.mark.rule("DQR-CARDS-SEARCH-SHUFFLE")),
    pytest.param("catacomb_shuffle", marks=pytest.mark.rule("DQR-CARDS-CATACOMB-SHUFFLE")),
]


@pytest.mark.parametrize("card", SHUFFLES)
def test_a_shuffle_is_told_with_its_clause(card: str) -> None:
    game = found(card)
    deck = CONTENT.deck_of[card]
    assert told(game, "deck_shuffled") == [{"deck": deck}]
    assert cited(game, "deck_shuffled") == [CONTENT.clauses[card]]
    assert (drawn(game, deck)[0], left(game, deck) > 0) == (card, True)


# -- the dragon ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-DRAGON-SLEEPING")
def test_treasures_are_drawn_because_the_dragon_sleeps() -> None:
    game = found("treasure_ebon_ring")
    assert cited(game, "card_drawn")[1:] == ["DQR-CARDS-DRAGON-SLEEPING"] * 2


@pytest.mark.rule("DQR-CARDS-DRAGON-DRAGON-RAGE")
def test_the_fire_is_the_dragons_rage() -> None:
    top = {"dragon": ["dragon_dragon_rage"]}
    game = draws("treasure_ebon_ring", top=top, loot={0: ["treasure_giant_ruby"]}, dice=[1, 1])
    told_by = {kind: cited(game, kind) for kind in ("dragon_rage", "loot_lost", "wounded")}
    assert set(map(tuple, told_by.values())) == {("DQR-CARDS-DRAGON-DRAGON-RAGE",)}


# -- heroes ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-HUGO")
def test_hugos_armor_is_told() -> None:
    game = meeting("hugo", "demon_4", "lindel")
    exchange(game, "melee", "melee")
    assert (told(game, "wounds_spared"), hero(game, 0).wounds) == ([{"seat": 0, "count": 1}], 1)
    assert cited(game, "wounds_spared") == ["DQR-CARDS-HUGO"]


@pytest.mark.rule("DQR-CARDS-KRUTZBECK")
def test_krutzbecks_harder_blow_is_told_by_itself() -> None:
    game = meeting("krutzbeck", "demon_4", "lindel")
    exchange(game, "melee", "magic")
    assert [blow["amount"] for blow in told(game, "monster_wounded")] == [1, 1]
    assert cited(game, "monster_wounded") == ["DQR-COMBAT-21", "DQR-CARDS-KRUTZBECK"]


@pytest.mark.rule("DQR-CARDS-TATIANNA")
def test_tatiannas_first_shot_is_told() -> None:
    game = meeting("tatianna", "demon_4", "lindel", dice=[4])
    assert cited(game, "rolled") == cited(game, "monster_wounded") == ["DQR-CARDS-TATIANNA"]


@pytest.mark.rule("DQR-CARDS-LINDEL")
def test_lindels_second_roll_is_told_with_the_die_given_up() -> None:
    game = draws("trap_crossfire_trap", hero="lindel", dice=[6, 1, 2])
    assert game.pending[0].rule == "DQR-CARDS-LINDEL"
    act(game, 0, "reroll 6")
    assert told(game, "die_rerolled") == [{"seat": 0, "number": 6}]
    assert cited(game, "die_rerolled") == ["DQR-CARDS-LINDEL"]


@pytest.mark.rule("DQR-CARDS-GHERINN")
def test_gherinns_prayer_is_told() -> None:
    game = draws("trap_crossfire_trap", hero="gherinn", dice=[1, 1])
    act(game, 0, "pray")
    assert cited(game, "wounded") == cited(game, "determination_gained") == ["DQR-CARDS-GHERINN"]


@pytest.mark.rule("DQR-CARDS-CHALLARA")
def test_challaras_choice_is_hers() -> None:
    game = draws("dungeon_empty", hero="challara")
    assert game.pending[0].rule == "DQR-CARDS-CHALLARA"


@pytest.mark.rule("DQR-SETUP-01", "DQR-GAP-01")
def test_the_rolls_for_the_first_player_are_told() -> None:
    game = Game(SPEC, 3, SPEC.check_options({}), seed=5)
    rolls = [(rolled["seat"], rolled["dice"][0]) for rolled in told(game, "rolled")]
    first = told(game, "first_player")[0]["seat"]
    assert {seat for seat, _ in rolls} == {0, 1, 2}
    assert rolls[-1][0] == first
    assert rolls[-1][1] == max(number for _, number in rolls[-3:])
