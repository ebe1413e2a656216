"""What only the players of the Revised Edition are asked."""

from typing import Final

from delvers.games.dungeonquest.common.rules.prompts import TELEPORT
from delvers.games.dungeonquest.common.words import prompts as common
from delvers.games.dungeonquest.common.words.options import FormTexts
from delvers.games.dungeonquest.common.words.prompts import Questions
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.words.names import NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_

PROMPTS: Final[Texts] = {
    **common.PROMPTS,
    # Translators: questions to a player.
    prompts.LAY_CARD: N_("Choose your attack. The monster's is revealed together with it."),
    prompts.LAY_MONSTER_CARD: N_("You play the monster: choose its attack."),
    prompts.ESCAPE_OR_FIGHT: N_("The round is over: fight on, or try to escape?"),
    prompts.FACE_ALONE: N_("A monster lurks here, still unseen: fight it, or try to escape?"),
    prompts.FLEE: N_("You get away from the monster: which way do you flee?"),
    TELEPORT: N_("Into which space beside you does the Rune take you?"),
    prompts.FORESEE: N_("You see the next Search cards: which one shall come next?"),
    prompts.LAY_WHICH: N_("Which of the two chambers do you lay?"),
    prompts.TURN_LUCK: N_("The test is failed. Use the Rune and pass it after all?"),
    prompts.DRAIN_LIFE: N_("The monster is dead. Use the Rune and heal all wounds?"),
    prompts.GAIN_INSIGHT: N_("Use the Rune and take the search tokens off the spaces around you?"),
    prompts.RENEW_DRAGON_CARDS: N_("Use the Rune and shuffle all Dragon cards before you draw?"),
    prompts.KEEP_TREASURE: N_("Which of these treasures do you keep?"),
    prompts.LEFT_DUNGEON: N_("You are out. What do you open first?"),
    prompts.WHO_FIRST: N_("Whose turn is it to resolve this first?"),
    prompts.LIGHT: N_("Your torch lights up what lies ahead: which way do you look next?"),
}
WITH_A_THING: Final[FormTexts] = {
    **common.WITH_A_THING,
    # Translators: a question; %(thing)s is the name of a chamber.
    prompts.TRANSFORM: N_(
        "You draw: %(thing)s. Use the Rune and draw a second chamber to choose from?"
    ),
    # Translators: a question; %(thing)s is the name of a hero.
    prompts.COME_BACK: N_("Back from the dead: %(thing)s. In which tower?"),
}
WITH_A_NUMBER: Final[FormTexts] = {
    **common.WITH_A_NUMBER,
    # Translators: questions to a player.
    prompts.SPEND_DETERMINATION: N_(
        "The roll is too high by %(count)s. How much Determination do you spend?"
    ),
}

ANSWERS: Final = {
    **common.ANSWERS,
    **common.declining(
        {
            # Translators: buttons: the answer of a player who does not want what is offered.
            prompts.TURN_LUCK: N_("Fail the test"),
            prompts.DRAIN_LIFE: N_("Keep the Rune"),
            prompts.GAIN_INSIGHT: N_("Keep the Rune"),
            prompts.RENEW_DRAGON_CARDS: N_("Keep the Rune"),
            prompts.TRANSFORM: N_("Lay this chamber"),
        }
    ),
}

more_prompts: Final = Questions(NAMING, prompts.PROMPTS, WITH_A_THING, about_numbers=WITH_A_NUMBER)
