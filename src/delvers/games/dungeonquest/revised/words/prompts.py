"""What only the players of the Revised Edition are asked."""

from typing import Final

from delvers.games.dungeonquest.common.words import prompts as common
from delvers.games.dungeonquest.common.words.prompts import Questions
from delvers.games.dungeonquest.revised.words.names import NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_

PROMPTS: Final[Texts] = {
    **common.PROMPTS,
    # Translators: questions to a player.
    "spend_determination": N_(
        "The roll is too high by %(count)s. How much Determination do you spend?"
    ),
    "lay_card": N_("Choose your attack. The monster's is revealed together with it."),
    "lay_monster_card": N_("You play the monster: choose its attack."),
    "escape_or_fight": N_("The round is over: fight on, or try to escape?"),
    "face_alone": N_("A monster lurks here, still unseen: fight it, or try to escape?"),
    "flee": N_("You get away from the monster: which way do you flee?"),
    "teleport": N_("Into which space beside you does the Rune take you?"),
    "foresee": N_("You see the next Search cards: which one shall come next?"),
    "lay_which": N_("Which of the two chambers do you lay?"),
    "turn_luck": N_("The test is failed. Use the Rune and pass it after all?"),
    "drain_life": N_("The monster is dead. Use the Rune and heal all wounds?"),
    "gain_insight": N_("Use the Rune and take the search tokens off the spaces around you?"),
    "renew_dragon_cards": N_("Use the Rune and shuffle all Dragon cards before you draw?"),
    "keep_treasure": N_("Which of these treasures do you keep?"),
    "left_dungeon": N_("You are out. What do you open first?"),
    "who_first": N_("Whose turn is it to resolve this first?"),
    "light": N_("Your torch lights up what lies ahead: which way do you look next?"),
}
WITH_A_THING: Final[Texts] = {
    **common.WITH_A_THING,
    # Translators: a question; %(thing)s is the name of a chamber.
    "transform": N_("You draw: %(thing)s. Use the Rune and draw a second chamber to choose from?"),
    # Translators: a question; %(thing)s is the name of a hero.
    "come_back": N_("Back from the dead: %(thing)s. In which tower?"),
}

more_prompts: Final = Questions(NAMING, WITH_A_THING)
