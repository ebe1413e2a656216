"""What the cards of the Revised Edition do, in one or two sentences."""

from typing import Final

from delvers.games.dungeonquest.common.words import cards as common
from delvers.games.dungeonquest.common.words.cards import COMPOSED, CardTexts
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.words.chambers import CHAMBER_TEXTS
from delvers.games.dungeonquest.revised.words.fighters import fighter_text
from delvers.text.gametext import Texts
from delvers.text.marks import N_

EFFECTS: Final[Texts] = {
    **common.EFFECTS,
    "bottle_imp": N_(
        "Loot. Once you are out, you may free the imp at the end of the game and roll a die: "
        "1-3 it takes one of your other Loot cards by chance, 4-6 it brings a Treasure card."
    ),
    "rope": N_(
        "Loot. Give it up instead of the test at a Trapdoor, a Hole in the Roof or a Bottomless "
        "Pit, and pass."
    ),
    "treasure_chest": N_(
        "Loot. Roll 2 dice when you leave the dungeon: worth 100 gold times that."
    ),
    "flying_carpet": N_(
        "Loot worth %(gold)s gold. Give it up instead of the test on a Bridge or in a Bottomless "
        "Pit, and pass."
    ),
    "sun_spear": N_(
        "Loot worth %(gold)s gold. Whoever has both the Sun Spear and the Staff of Light counts "
        "each as 2500 gold instead."
    ),
    "quicksilver_potion": N_(
        "Loot worth %(gold)s gold. Drink it at the start of your turn: you take three turns in a "
        "row, this one and two more."
    ),
    "harp": N_(
        "Loot worth %(gold)s gold. While you have it, you draw two Dragon cards instead of one: 4 "
        "Treasure cards, or Dragon Rage if either is. At the start of a turn you may discard it."
    ),
    "artifact_eater": N_(
        "Loot. Roll 2 dice when you have left the dungeon: 2-5 it devours one of your other Loot "
        "cards by chance, 6-12 it is worth 100 gold times the roll."
    ),
    "forbidden_tome": N_(
        "Loot. At the start of a turn in the Treasure Chamber you may read it, rolling 2 dice: 2-3 "
        "death, 4-5 a die of wounds, 6-8 the turn ends, 9-11 draw 4 Treasure cards and keep 2, 12 "
        "draw 3 Treasure cards and leave the dungeon."
    ),
    "passage_down": N_(
        "A way down: it is marked here, if there is none yet, and whoever starts a turn here may "
        "enter the catacombs."
    ),
    "secret_door": N_(
        "You may slip at once into any adjacent space, through walls too, but not to another hero, "
        "save in the Treasure Chamber. There is no escape from a monster met there."
    ),
    "ambush": N_("A monster springs at you: fight it, or escape when the round is over."),
    "old_bones": N_(
        "Roll a die: on 4-6 the bones rise as a monster, and there is no escape from it."
    ),
    "trapdoor": N_(
        "The floor gives way: test Agility, or suffer 1 wound and fall into the catacombs; below, "
        "only the wound."
    ),
    "dragon_rage": N_(
        "The dragon wakes! Everybody here loses all Treasure cards and suffers 2 dice of wounds; "
        "then all Dragon cards are shuffled."
    ),
    "demon_flame": N_(
        "Test Luck without Determination: 1 wound if you pass, %(wounds)s if you fail."
    ),
    "skeleton_volley": N_(
        "Test Luck, or draw 2 Monster cards and suffer both escape penalties in wounds."
    ),
    "golem_grab": N_("Test Luck, or suffer %(wounds)s wounds and lose a Loot card you choose."),
    "troll_smash": N_("Test Luck, or suffer %(wounds)s wounds less your Armor."),
    "sorcerers_bolt": N_("Test Luck, or suffer as many wounds as the roll was too high."),
    "greedy_deep_elf": N_(
        "Offer Loot as a bribe and roll a die: if 100 gold times the roll is less, the elf shows "
        "the way out; if not, you suffer %(wounds)s wounds."
    ),
}
RUNE_TEXTS: Final[Texts] = {
    "rune_of_death": N_("When you have drawn an Ambush: discard it, and no monster comes."),
    "rune_of_insight": N_(
        "At the end of your action: take the search tokens off your space and all spaces beside it."
    ),
    "stasis_rune": N_("Before your action: you take one more turn right after this one."),
    "rune_of_dragonfire": N_(
        "Before you draw a Dragon card: all Dragon cards are shuffled into one deck."
    ),
    "life_drain_rune": N_("When you have killed a monster: heal all wounds."),
    "rune_of_transformation": N_(
        "When you have drawn a chamber tile: draw another and lay the one you like better."
    ),
    "rune_of_luck": N_("When you have failed a test: you pass it, and lose all Determination."),
    "teleportation_rune": N_(
        "Instead of an action: go into any space beside yours, through walls too, and face it; no "
        "escape from a monster met there."
    ),
    "rune_of_blinding": N_(
        "When you have drawn a Search, Crypt or Corpse card: suffer 1 wound and discard it "
        "unresolved."
    ),
    "rune_of_opening": N_("Before your action: no door or portcullis holds you this turn."),
    "rune_of_healing": N_("Before your action: heal up to 6 wounds."),
    "rune_of_vision": N_(
        "Before your action: look at the top 4 Search cards and put them back in any order."
    ),
}

card_text: Final = CardTexts(CONTENT, EFFECTS, RUNE_TEXTS, CHAMBER_TEXTS, fighter_text, COMPOSED)
