"""What the cards of the Revised Edition do, in one or two sentences."""

from typing import Final

from delvers.games.dungeonquest.revised.components import CONTENT
from delvers.text.dungeonquest import cards as common
from delvers.text.dungeonquest.cards import COMPOSED, CardTexts
from delvers.text.dungeonquest.revised.chambers import CHAMBER_TEXTS
from delvers.text.dungeonquest.revised.fighters import fighter_text
from delvers.text.gametext import Texts
from delvers.text.marks import N_

EFFECTS: Final[Texts] = {
    **common.EFFECTS,
    "ambush": N_("A monster springs at you: fight it, or escape when the round is over."),
    "old_bones": N_(
        "Roll a die: on 4-6 the bones rise as a monster, and there is no escape from it."
    ),
    "trapdoor": N_(
        "The floor gives way: test Agility, or suffer 1 wound and fall into the catacombs."
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
    **common.RUNE_TEXTS,
    "rune_of_blinding": N_(
        "When you meet a monster: escape without a test and without a penalty, wherever you are."
    ),
}

card_text: Final = CardTexts(CONTENT, EFFECTS, RUNE_TEXTS, CHAMBER_TEXTS, fighter_text, COMPOSED)
