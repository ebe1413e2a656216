"""What the cards do that both editions have, in one or two sentences; each edition adds its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from delvers.games.dungeonquest.cards import Box, Card
from delvers.text.dungeonquest.chambers import chamber_text
from delvers.text.gametext import Telling, Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

EFFECTS: Final[Texts] = {
    "nothing": N_("Nothing happens."),
    "shuffle": N_("The deck and its discard pile are shuffled; draw another card."),
    "draw": N_("Something clicks: draw a Trap card."),
    "passage_down": N_("A way down: it is marked here, and next turn you may enter the catacombs."),
    "ceiling_collapses": N_("Stones rain down and the whole chamber turns a quarter clockwise."),
    "torch_goes_out": N_(
        "Darkness! At the start of each later turn test Luck; until the torch burns again, "
        "the turn is lost."
    ),
    "secret_door": N_(
        "You may slip at once into any adjacent space, through walls too. "
        "There is no escape from a monster met there."
    ),
    "curse_of_the_wizard": N_(
        "Roll a die and all corridors turn: 1-2 a quarter clockwise, 3-4 half round, 5-6 a quarter "
        "counter-clockwise."
    ),
    "unstable_potion": N_(
        "Loot. Drink it at the start of a turn and roll 2 dice: 2 death, 3-5 four wounds, "
        "6-7 nothing, 8-10 heals 3 wounds, 11-12 heals all."
    ),
    "bottle_imp": N_(
        "Loot. Once you are out, you may free the imp at the end of the game and roll a die: "
        "1-2 it steals one of your other Loot cards, 4-6 it brings a Treasure card."
    ),
    "lingering_shade": N_(
        "It follows you: at the start of each later turn roll 2 dice; 2 or 3 is death. "
        "Only the catacombs or the way out shake it off."
    ),
    "spectral_storm": N_(
        "Test Strength, or lose half of the life that is left to you, rounded up."
    ),
    "rope": N_(
        "Loot. Give it up to pass a Bottomless Pit, a Bridge or a Hole in the Roof without a "
        "test, or to leave a Chasm on the far side."
    ),
    "ferrox": N_(
        "Roll a die for its life. Test Strength again and again: success costs it 1 life, "
        "failure costs you 1 wound. No running away."
    ),
    "poisonous_gas": N_(
        "Roll a die twice, less 3 each: so many wounds, and then so many turns lost."
    ),
    "explosion": N_("Suffer %(wounds)s wounds and lose your next turn."),
    "swinging_blade": N_("Test Armor. Whoever fails dies."),
    "crossfire_trap": N_("Test Armor, or suffer as many wounds as the roll was too high."),
    "door_opens": N_("The door swings open: go on."),
    "door_jammed": N_("The door does not move: stay here, the turn is over."),
    "spear_trap": N_("Roll a die and suffer that many wounds; the door stays shut."),
    "sleeping": N_("The dragon sleeps: take 2 Treasure cards. He may wake with the next card."),
    "exit": N_("You may come up out of the catacombs."),
    "hole_in_the_roof": N_(
        "Test Agility to climb out. Whoever fails may try again next turn instead of going on."
    ),
    "treasure_chest": N_("Loot. Outside, at the end of the game, 2 dice times 100 gold."),
    "horde_of_rats": N_("Test Armor, or suffer %(wounds)s wounds."),
    "spiders_venom": N_("At the start of each later turn below, roll a die: 1 or 2 costs 1 wound."),
    "vampire_bite": N_(
        "Test Agility or Armor, whichever is lower. Whoever fails suffers 1 wound at the start "
        "of each later turn, above ground too."
    ),
    "giant_naga": N_(
        "It drags you off to where you would have come up, after a drift, but you stay below, "
        "heading back. Your Catacomb cards are discarded, all but Loot and those that you must "
        "keep. The turn ends."
    ),
    "artifact_eater": N_("Loot. At once it devours another Treasure card of your choice."),
    "forbidden_tome": N_(
        "Loot. Read it instead of acting and roll 2 dice: 2 death, 3-5 four wounds, 6-8 a "
        "Treasure card, 9-10 nothing, 11 heals all wounds, 12 takes you to a tower of your choice "
        "without a hero, where you may leave at once. The turn ends."
    ),
}
OWN_TEXTS: Final[Texts] = {
    "dungeon_dead_adventurer": N_("You may search the body: draw a Corpse card."),
    "dungeon_crypt": N_("You may open it: draw a Crypt card."),
    "treasure_loadstone": N_(
        "Loot worth 1 gold, as heavy as two: you cannot throw it away yourself."
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


def loot_text(voice: Voice, card: Card) -> str:
    """What the card is worth."""
    return voice.say("Loot worth %(gold)s gold.", gold=card.gold)


def wounds_text(voice: Voice, card: Card) -> str:
    """How many wounds the dice cost."""
    if card.less:
        return voice.say("Roll a die and suffer that many wounds, less %(less)s.", less=card.less)
    if card.dice > 1:
        return voice.say("Roll %(dice)s dice and suffer that many wounds.", dice=card.dice)
    return voice.say("Roll a die and suffer that many wounds.")


COMPOSED: Final[Mapping[str, Callable[[Voice, Card], str]]] = {
    "loot": loot_text,
    "wounds": wounds_text,
}


@dataclass(frozen=True, slots=True)
class CardTexts:
    """What the cards, heroes, monsters, Runes and chambers of an edition do.

    `fighter` tells about heroes, monsters and the cards they fight with, `composed` about the
    effects that no table holds.
    """

    box: Box
    effects: Texts
    runes: Texts
    chambers: Texts
    fighter: Telling
    composed: Mapping[str, Callable[[Voice, Card], str]]

    def __call__(self, voice: Voice, id: str) -> str | None:
        """What a thing does, by its id; None if there is no such thing."""
        if id in self.box.cards:
            return self.deck_card(voice, self.box.cards[id])
        if id in self.runes:
            return " ".join([voice.fill(self.runes[id]), voice.say("Once per game.")])
        return self.fighter(voice, id) or chamber_text(voice, self.box, self.chambers, id)

    def deck_card(self, voice: Voice, card: Card) -> str:
        """What a card of one of the nine decks does."""
        if card.id in OWN_TEXTS:
            return voice.fill(OWN_TEXTS[card.id])
        if card.effect in self.composed:
            return self.composed[card.effect](voice, card)
        return voice.fill(self.effects[card.effect], wounds=card.wounds)
