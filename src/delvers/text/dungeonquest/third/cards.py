"""What the cards of the third edition do, in one or two sentences."""

from typing import Final

from delvers.games.dungeonquest.cards import Card
from delvers.games.dungeonquest.third.components import CONTENT
from delvers.text.dungeonquest import cards as common
from delvers.text.dungeonquest.cards import COMPOSED, RUNE_TEXTS, CardTexts
from delvers.text.dungeonquest.names import the_monster
from delvers.text.dungeonquest.third.chambers import CHAMBER_TEXTS
from delvers.text.dungeonquest.third.fighters import fighter_text
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
)
