"""What only the players of the Revised Edition are asked."""

from typing import Final

from delvers.text.dungeonquest import prompts as common
from delvers.text.dungeonquest.prompts import Questions
from delvers.text.dungeonquest.revised.names import NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_

PROMPTS: Final[Texts] = {
    **common.PROMPTS,
    # Translators: questions to a player.
    "spend_determination": N_(
        "The roll is too high by %(count)s. How much Determination do you spend?"
    ),
    "meet_monster": N_("A monster! Use a Rune before the fight begins?"),
    "lay_card": N_("Choose your attack. The monster's is revealed together with it."),
    "lay_monster_card": N_("You play the monster: choose its attack."),
    "escape_or_fight": N_("The round is over: fight on, or try to escape?"),
    "face_alone": N_("A monster lurks here, still unseen: fight it, or try to escape?"),
    "flee": N_("You get away from the monster: which way do you flee?"),
    "light": N_("Your torch lights up what lies ahead: which way do you look next?"),
}
WITH_A_THING: Final[Texts] = {
    **common.WITH_A_THING,
    # Translators: a question; %(thing)s is the name of a hero.
    "come_back": N_("Back from the dead: %(thing)s. In which tower?"),
}

more_prompts: Final = Questions(NAMING, WITH_A_THING)
