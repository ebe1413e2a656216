"""The Power cards of the third edition: their names and what they do."""

from typing import Final

from delvers.text.gametext import Texts
from delvers.text.marks import N_

POWER_NAMES: Final[Texts] = {
    # Translators: Power cards of the heroes; Kellos is a god, Brightblaze a small dragon.
    "hugo_shield_of_kellos": N_("Shield of Kellos"),
    "hugo_glorious_charge": N_("Glorious Charge"),
    "hugo_knights_challenge": N_("Knight's Challenge"),
    "hugo_banner_of_glory": N_("Banner of Glory"),
    "krutzbeck_berserk_fury": N_("Berserk Fury"),
    "krutzbeck_headbutt": N_("Headbutt"),
    "krutzbeck_crushing_blow": N_("Crushing Blow"),
    "krutzbeck_axe_throw": N_("Axe Throw"),
    "lindel_elven_precision": N_("Elven Precision"),
    "lindel_parry_and_riposte": N_("Parry and Riposte"),
    "lindel_elven_lore": N_("Elven Lore"),
    "lindel_graceful_strike": N_("Graceful Strike"),
    "tatianna_rapid_shot": N_("Rapid Shot"),
    "tatianna_hunters_mark": N_("Hunter's Mark"),
    "tatianna_snare": N_("Snare"),
    "tatianna_tribal_remedy": N_("Tribal Remedy"),
    "gherinn_healing_prayer": N_("Healing Prayer"),
    "gherinn_purifying_fire": N_("Purifying Fire"),
    "gherinn_wrath_of_kellos": N_("Wrath of Kellos"),
    "gherinn_ward_of_faith": N_("Ward of Faith"),
    "challara_brightblazes_breath": N_("Brightblaze's Breath"),
    "challara_arcane_bolt": N_("Arcane Bolt"),
    "challara_mirror_image": N_("Mirror Image"),
    "challara_familiars_bite": N_("Familiar's Bite"),
    # Translators: Power cards of the monsters.
    "skeleton_poisoned_arrow": N_("Poisoned Arrow"),
    "skeleton_bone_volley": N_("Bone Volley"),
    "skeleton_rise_again": N_("Rise Again"),
    "skeleton_rusted_shield": N_("Rusted Shield"),
    "sorcerer_dark_bolt": N_("Dark Bolt"),
    "sorcerer_hex": N_("Hex"),
    "sorcerer_binding_spell": N_("Binding Spell"),
    "sorcerer_infernal_pact": N_("Infernal Pact"),
    "troll_mighty_swing": N_("Mighty Swing"),
    "troll_grab": N_("Grab"),
    "troll_thick_hide": N_("Thick Hide"),
    "troll_hurled_rock": N_("Hurled Rock"),
    "golem_stone_skin": N_("Stone Skin"),
    "golem_crushing_grip": N_("Crushing Grip"),
    "golem_runic_core": N_("Runic Core"),
    "golem_unstoppable": N_("Unstoppable"),
    "demon_hellfire": N_("Hellfire"),
    "demon_terrifying_presence": N_("Terrifying Presence"),
    "demon_flame_whip": N_("Flame Whip"),
    "demon_infernal_claws": N_("Infernal Claws"),
}

NO_COUNTER: Final = N_("The opponent cannot counterattack this round.")
KNOCK_OUT: Final = N_("The opponent discards a card from the hand at random.")
EXTRA_HIT: Final = N_(
    "If this side wins the round, the top Combat card joins the opponent's damage stack."
)
CANCEL_MELEE: Final = N_("Cancels the opponent's revealed card if it is melee.")
CANCEL_MAGIC: Final = N_("Cancels the opponent's revealed card if it is magic.")
CANCEL_RANGED: Final = N_("Cancels the opponent's revealed card if it is ranged.")
BETTER_AGAINST_MELEE: Final = N_("+2 if the opponent's revealed card is melee.")
SHED_ONE: Final = N_("Discard a card of your choice from this side's damage stack.")
OVERREACH: Final = N_("This side's total is 2 lower in the next round.")

POWER_TEXTS: Final[Texts] = {
    "hugo_shield_of_kellos": N_(
        "If the round is lost, only the opponent's highest card hits; the rest go to the combat "
        "stack."
    ),
    "hugo_glorious_charge": N_("If the round is won, the total of the next round gets +2."),
    "hugo_knights_challenge": NO_COUNTER,
    "hugo_banner_of_glory": N_("+1 for each card in Hugo's damage stack, at most +4."),
    "krutzbeck_berserk_fury": N_("+1 for each card in Krutzbeck's damage stack, at most +3."),
    "krutzbeck_headbutt": KNOCK_OUT,
    "krutzbeck_crushing_blow": OVERREACH,
    "krutzbeck_axe_throw": EXTRA_HIT,
    "lindel_elven_precision": BETTER_AGAINST_MELEE,
    "lindel_parry_and_riposte": N_("Behind by only 1 or 2, the round is a stalemate instead."),
    "lindel_elven_lore": N_("Look at the opponent's hand and choose a card to be discarded."),
    "lindel_graceful_strike": N_(
        "If the round is won, you may take a card from the combat stack into your hand."
    ),
    "tatianna_rapid_shot": N_(
        "You may add another ranged card from your hand at once, with its value."
    ),
    "tatianna_hunters_mark": N_("A ranged card revealed in the next round gets +3."),
    "tatianna_snare": CANCEL_MELEE,
    "tatianna_tribal_remedy": SHED_ONE,
    "gherinn_healing_prayer": N_(
        "Discard up to 2 cards of your choice from Gherinn's damage stack."
    ),
    "gherinn_purifying_fire": N_("+2 against a skeleton or a demon."),
    "gherinn_wrath_of_kellos": N_(
        "Won: the top 2 Combat cards join the opponent's damage stack. "
        "Lost: the top one joins Gherinn's own."
    ),
    "gherinn_ward_of_faith": CANCEL_MAGIC,
    "challara_brightblazes_breath": N_(
        "Name an attack type and burn all such cards in the combat stack: +1 for each, at most +3."
    ),
    "challara_arcane_bolt": NO_COUNTER,
    "challara_mirror_image": N_("A lost round is a stalemate instead."),
    "challara_familiars_bite": N_(
        "The opponent discards a card from the hand at random; if it is magic, draw a Combat card."
    ),
    "skeleton_poisoned_arrow": N_(
        "In the next round, +4 if the opponent reveals a magic card: the poison bites."
    ),
    "skeleton_bone_volley": EXTRA_HIT,
    "skeleton_rise_again": SHED_ONE,
    "skeleton_rusted_shield": CANCEL_RANGED,
    "sorcerer_dark_bolt": NO_COUNTER,
    "sorcerer_hex": KNOCK_OUT,
    "sorcerer_binding_spell": CANCEL_MELEE,
    "sorcerer_infernal_pact": N_(
        "Discard up to 2 cards of your choice from the sorcerer's damage stack; "
        "its total is 1 lower in the next round."
    ),
    "troll_mighty_swing": OVERREACH,
    "troll_grab": NO_COUNTER,
    "troll_thick_hide": SHED_ONE,
    "troll_hurled_rock": EXTRA_HIT,
    "golem_stone_skin": N_(
        "If the round is lost, only the opponent's highest card hits, and there is no deadly "
        "blow; the rest go to the combat stack."
    ),
    "golem_crushing_grip": KNOCK_OUT,
    "golem_runic_core": CANCEL_MAGIC,
    "golem_unstoppable": N_("The golem wins a stalemate."),
    "demon_hellfire": EXTRA_HIT,
    "demon_terrifying_presence": N_("Cancels the opponent's revealed card, whatever it is."),
    "demon_flame_whip": BETTER_AGAINST_MELEE,
    "demon_infernal_claws": N_("+1 for each melee card in the combat stack, at most +3."),
}
