"""What the buttons for the options that only the Revised Edition has say."""

from typing import Final

from delvers.games.dungeonquest.common.words import options as common
from delvers.games.dungeonquest.common.words.options import WITH_A_PLACE, Buttons
from delvers.games.dungeonquest.revised.words.names import COMBAT, NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_

OPTIONS: Final[Texts] = {
    **common.OPTIONS,
    # Translators: buttons.
    "grope": N_("Grope for a way out"),
    "fight": N_("Fight"),
    "fight on": N_("Fight on"),
    "spend none": N_("Spend no Determination"),
    "spend": N_("Spend %(count)s Determination"),
    **{f"play {attack}": text for attack, text in COMBAT.items()},
}
WITH_A_WAY: Final[Texts] = {
    **common.WITH_A_WAY,
    # Translators: a button; %(way)s is a direction such as "to the north".
    "light": N_("Shine the torch %(way)s"),
}

WITH_A_THING: Final[Texts] = {
    **common.WITH_A_THING,
    # Translators: buttons; %(thing)s is the name of a card, a chamber or a hero.
    "next": N_("Next: %(thing)s"),
    "lay": N_("Lay: %(thing)s"),
    "first": N_("First: %(thing)s"),
}
more_options: Final = Buttons(NAMING, WITH_A_THING, WITH_A_PLACE, WITH_A_WAY)
