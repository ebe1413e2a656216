"""What the buttons for the options that only the Revised Edition has say."""

from typing import Final

from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES
from delvers.games.dungeonquest.common.words import options as common
from delvers.games.dungeonquest.common.words.options import WITH_A_PLACE, Buttons, FormTexts
from delvers.games.dungeonquest.revised.rules import options
from delvers.games.dungeonquest.revised.words.names import COMBAT, NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_

OPTIONS: Final[Texts] = {
    **common.OPTIONS,
    # Translators: buttons.
    options.GROPE: N_("Grope for a way out"),
    options.FIGHT: N_("Fight"),
    options.FIGHT_ON: N_("Fight on"),
    options.SPEND_NONE: N_("Spend no Determination"),
    **{options.PLAY(attack): COMBAT[attack] for attack in ATTACK_TYPES},
}
WITH_A_NUMBER: Final[FormTexts] = {
    **common.WITH_A_NUMBER,
    # Translators: buttons.
    options.SPEND: N_("Spend %(count)s Determination"),
}
WITH_A_WAY: Final[FormTexts] = {
    **common.WITH_A_WAY,
    # Translators: a button; %(way)s is a direction such as "to the north".
    options.LIGHT: N_("Shine the torch %(way)s"),
}

WITH_A_THING: Final[FormTexts] = {
    **common.WITH_A_THING,
    # Translators: buttons; %(thing)s is the name of a card, a chamber or a hero.
    options.NEXT: N_("Next: %(thing)s"),
    options.LAY: N_("Lay: %(thing)s"),
    options.FIRST: N_("First: %(thing)s"),
}
more_options: Final = Buttons(
    NAMING, options.GRAMMAR, WITH_A_THING, WITH_A_PLACE, WITH_A_WAY, WITH_A_NUMBER
)
