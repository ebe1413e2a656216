"""Cards that only this edition has do what stands on them and cite their own clause (CARDS)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import found
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, scene


def test_every_card_has_a_clause_of_its_own() -> None:
    ids = {*CONTENT.cards, *CONTENT.runes, *CONTENT.heroes, *CONTENT.power}
    assert CONTENT.clauses.keys() == ids
    assert len(set(CONTENT.clauses.values())) == len(ids)


HAPPENS = [
    pytest.param(
        "trap_trapdoor", "rolled", [6, 6], marks=pytest.mark.rule("DQ3-CARDS-TRAP-TRAPDOOR")
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


ASKED = [
    pytest.param(
        "search_secret_passage", marks=pytest.mark.rule("DQ3-CARDS-SEARCH-SECRET-PASSAGE")
    ),
]


@pytest.mark.parametrize("card", ASKED)
def test_what_a_card_offers_is_asked_with_its_clause(card: str) -> None:
    assert found(card, dice=[1, 1]).pending[0].rule == CONTENT.clauses[card]


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
