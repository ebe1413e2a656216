"""What is printed on the 44 Power cards besides their texts (COMBAT-01 to 08)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT

PRINTED = """
hugo_shield_of_kellos melee 2 magic 2 -
hugo_glorious_charge melee 4 - 1 -
hugo_knights_challenge melee 3 magic 3 -
hugo_banner_of_glory magic 2 ranged 2 -
krutzbeck_berserk_fury melee 3 - 1 -
krutzbeck_headbutt melee 2 magic 1 -
krutzbeck_crushing_blow melee 5 - 2 -
krutzbeck_axe_throw ranged 3 melee 1 -
lindel_elven_precision ranged 3 melee 3 -
lindel_parry_and_riposte melee 2 magic 4 -
lindel_elven_lore magic 2 ranged 3 -
lindel_graceful_strike melee 3 magic 2 -
tatianna_rapid_shot ranged 2 melee 4 -
tatianna_hunters_mark ranged 1 melee 5 -
tatianna_snare melee 2 magic 4 -
tatianna_tribal_remedy magic 1 ranged 3 -
gherinn_healing_prayer magic 1 ranged 2 -
gherinn_purifying_fire magic 3 ranged 3 -
gherinn_wrath_of_kellos magic 4 - 1 -
gherinn_ward_of_faith melee 2 magic 3 -
challara_brightblazes_breath magic 3 ranged 3 -
challara_arcane_bolt magic 4 - 2 -
challara_mirror_image magic 2 ranged 4 -
challara_familiars_bite melee 2 magic 3 -
skeleton_poisoned_arrow ranged 2 melee 2 1
skeleton_bone_volley ranged 3 melee 3 2
skeleton_rise_again magic 1 ranged 1 1
skeleton_rusted_shield melee 2 magic 2 1
sorcerer_dark_bolt magic 4 - 3 2
sorcerer_hex magic 2 ranged 4 1
sorcerer_binding_spell magic 3 ranged 3 1
sorcerer_infernal_pact magic 1 ranged 2 2
troll_mighty_swing melee 5 - 1 4
troll_grab melee 3 magic 3 2
troll_thick_hide melee 2 magic 1 3
troll_hurled_rock ranged 3 melee 2 3
golem_stone_skin melee 2 magic 1 2
golem_crushing_grip melee 4 - 2 3
golem_runic_core magic 3 ranged 1 2
golem_unstoppable melee 3 magic 2 3
demon_hellfire magic 4 ranged 4 3
demon_terrifying_presence magic 2 ranged 5 2
demon_flame_whip ranged 3 melee 3 3
demon_infernal_claws melee 4 - 3 4
"""
"""Card, attack type, attack value, the type it counters, escape value, damage value."""


@pytest.mark.rule(
    "DQ3-COMBAT-01", "DQ3-COMBAT-02", "DQ3-COMBAT-03", "DQ3-COMBAT-06", "DQ3-COMBAT-07"
)
@pytest.mark.parametrize("line", PRINTED.split("\n")[1:-1])
def test_a_power_card_shows_its_values(line: str) -> None:
    card = CONTENT.power[line.split(maxsplit=1)[0]]
    shown = (card.id, card.attack_type, card.attack, card.counters, card.escape, card.damage)
    assert line == " ".join(str(value or "-") for value in shown)


@pytest.mark.rule("DQ3-COMBAT-08", "DQ3-HERO-10")
def test_each_hero_and_monster_has_four_of_them() -> None:
    owners = [card.owner for card in CONTENT.power.values()]
    assert len(owners) == 44
    assert {owners.count(owner) for owner in owners} == {4}
    assert len(PRINTED.split("\n")[1:-1]) == 44
