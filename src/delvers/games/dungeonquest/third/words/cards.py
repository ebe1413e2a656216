"""What the cards of the third edition do, in one or two sentences."""

from typing import Final

from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.words import cards as common
from delvers.games.dungeonquest.common.words.cards import COMPOSED, OWN_TEXTS, CardTexts
from delvers.games.dungeonquest.common.words.names import the_monster
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.words.chambers import CHAMBER_TEXTS
from delvers.games.dungeonquest.third.words.fighters import fighter_text
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

EFFECTS: Final[Texts] = {
    **common.EFFECTS,
    "old_bones": N_("Roll a die: on 4-6 the bones rise as a skeleton."),
    "trapdoor": N_(
        "The floor gives way: test Agility. Until you get out, each try that fails costs 1 wound "
        "and the turn."
    ),
    "dragon_rage": N_(
        "The dragon wakes! Everybody here loses all Treasure cards, suffers 2 dice of wounds "
        "and flees."
    ),
    "deep_elf": N_(
        "You may discard Loot as a bribe; if you offer none, nothing happens. Roll a die: if 100 "
        "gold times the roll is less than the bribe, you may leave the catacombs; if not, the elf "
        "fights like a sorcerer."
    ),
    "passage_down": N_(
        "A way down: next turn you may enter the catacombs. A marker keeps it open for later, but "
        "none is laid in a cave-in or when all six are used."
    ),
    "bottle_imp": N_(
        "Loot. Once you are out, you may free the imp at the end of the game and roll a die: "
        "1-2 it steals one of your other Loot cards, 4-6 it brings a Treasure card."
    ),
    "rope": N_(
        "Loot. Give it up to pass a Bottomless Pit, a Bridge or a Hole in the Roof without a "
        "test, or to leave a Chasm on the far side."
    ),
    "treasure_chest": N_("Loot. Outside, at the end of the game, 2 dice times 100 gold."),
    "artifact_eater": N_("Loot. At once it devours another Treasure card of your choice."),
    "forbidden_tome": N_(
        "Loot. Read it instead of acting and roll 2 dice: 2 death, 3-5 four wounds, 6-8 a "
        "Treasure card, 9-10 nothing, 11 heals all wounds, 12 takes you to a tower of your choice "
        "without a hero, where you may leave at once. The turn ends."
    ),
}
RUNE_TEXTS: Final[Texts] = {
    "rune_of_warning": N_("When you draw a Trap: discard it unharmed."),
    "stasis_rune": N_("At the start of your turn: make up to 3 moves one after another."),
    "rune_of_healing": N_("At the start of your turn: heal up to 6 wounds."),
    "rune_of_lightning": N_("When you meet a monster: it is struck dead at once."),
    "rune_of_protection": N_("When you would suffer wounds outside a fight: ignore them all."),
    "rune_of_teleportation": N_(
        "At the start of your turn: go to any explored chamber without a hero and face it; "
        "no escape from there."
    ),
    "rune_of_opening": N_("When a door or portcullis bars the way: walk through."),
    "rune_of_blinding": N_(
        "When you meet a monster: escape without a test, wherever you are. You go back to where "
        "you came from, the monster stays behind, and the turn ends."
    ),
    "rune_of_shaping": N_("When you draw a chamber tile: put it back and draw another."),
    "rune_of_fortune": N_("After rolling dice: roll them all again."),
    "rune_of_seeking": N_("When you search: draw 4 Search cards and choose one."),
    "rune_of_ascent": N_("In the catacombs: come up at once, even after drawing a card."),
}
LOADSTONE: Final[Texts] = {
    "treasure_loadstone": N_(
        "Loot worth 1 gold, as heavy as two: you cannot throw it away yourself."
    ),
}


def monster_card(voice: Voice, card: Card) -> str:
    """Which monster comes."""
    # Translators: %(monster)s is "The skeleton", "The troll" and so on.
    return voice.say(
        "%(monster)s blocks your way: escape or fight.",
        monster=the_monster(voice, card.monster or ""),
    )


card_text: Final = CardTexts(
    CONTENT,
    EFFECTS,
    RUNE_TEXTS,
    CHAMBER_TEXTS,
    fighter_text,
    {**COMPOSED, "monster": monster_card},
    {**OWN_TEXTS, **LOADSTONE},
)
