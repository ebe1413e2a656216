"""What the cards do that both editions have, in one or two sentences; each edition adds its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from delvers.games.dungeonquest.common.rules.cards import Box, Card, HeroCard
from delvers.games.dungeonquest.common.rules.tiles import Tile
from delvers.games.dungeonquest.common.words.chambers import chamber_text
from delvers.games.dungeonquest.common.words.names import DECKS
from delvers.text.gametext import Telling, Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

EFFECTS: Final[Texts] = {
    "nothing": N_("Nothing happens."),
    "shuffle": N_("The deck and its discard pile are shuffled; draw another card."),
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
    "lingering_shade": N_(
        "It follows you: at the start of each later turn roll 2 dice; 2 or 3 is death. "
        "Only the catacombs or the way out shake it off."
    ),
    "spectral_storm": N_(
        "Test Strength, or lose half of the life that is left to you, rounded up."
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
}
OWN_TEXTS: Final[Texts] = {
    "dungeon_dead_adventurer": N_("You may search the body: draw a Corpse card."),
    "dungeon_crypt": N_("You may open it: draw a Crypt card."),
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


def draw_text(voice: Voice, card: Card) -> str:
    """From which deck the next card comes."""
    if card.draws == "trap":
        return voice.say("Something clicks: draw a Trap card.")
    # Translators: %(deck)s is "Treasure card", "Crypt card" and so on.
    return voice.say("Draw: %(deck)s.", deck=voice.fill(DECKS[f"deck_{card.draws}"]))


def offer_text(voice: Voice, card: Card) -> str:
    """From which deck a card may be drawn."""
    # Translators: %(deck)s is "Treasure card", "Crypt card" and so on.
    return voice.say("You may draw: %(deck)s.", deck=voice.fill(DECKS[f"deck_{card.draws}"]))


def with_text(voice: Voice, entry: Card | HeroCard | Tile, figures: str) -> str:
    """What a thing does, after what its author has written about it."""
    text = voice.say(entry.text.strip())
    return f"{text} {figures}" if text else figures


COMPOSED: Final[Mapping[str, Callable[[Voice, Card], str]]] = {
    "loot": loot_text,
    "wounds": wounds_text,
    "draw": draw_text,
    "offer": offer_text,
}


@dataclass(frozen=True, slots=True)
class CardTexts:
    """What the cards, heroes, monsters, Runes and chambers of an edition do.

    `fighter` tells about heroes, monsters and the cards they fight with, `composed` about the
    effects that no table holds, `own` about single cards whose effect does not say enough.
    """

    box: Box
    effects: Texts
    runes: Texts
    chambers: Texts
    fighter: Telling
    composed: Mapping[str, Callable[[Voice, Card], str]]
    own: Texts = field(default_factory=lambda: OWN_TEXTS)

    def __call__(self, voice: Voice, id: str) -> str | None:
        """What a thing does, by its id; None if there is no such thing."""
        box = voice.content if isinstance(voice.content, type(self.box)) else self.box
        if id in box.cards:
            return with_text(voice, box.cards[id], self.deck_card(voice, box.cards[id]))
        if id in self.runes:
            return " ".join([voice.fill(self.runes[id]), voice.say("Once per game.")])
        return self.fighter(voice, id) or chamber_text(voice, box, self.chambers, id)

    def deck_card(self, voice: Voice, card: Card) -> str:
        """What a card of one of the nine decks does."""
        if card.id in self.own:
            return voice.fill(self.own[card.id])
        if card.effect in self.composed:
            return self.composed[card.effect](voice, card)
        return voice.fill(self.effects[card.effect], wounds=card.wounds, gold=card.gold)
