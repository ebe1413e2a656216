"""The options of the Revised Edition: their labels and what they change."""

from typing import Final

from delvers.games.dungeonquest.common.words import settings as common
from delvers.games.dungeonquest.revised.rules.settings import KEY
from delvers.text.gametext import Texts
from delvers.text.marks import N_

SETTINGS: Final[Texts] = {
    **common.SETTINGS,
    # Translators: the name of an optional rule.
    "torchlight": N_("Torchlight"),
    "quiet_escape": N_("Quiet escape"),
}
EXPLANATIONS: Final[Texts] = {
    f"{KEY}.heroes": common.HEROES,
    f"{KEY}.death_can_wait": N_(
        "A dead hero loses everything, but starts again from a tower that the player on the left "
        "chooses. Good for a first game."
    ),
    f"{KEY}.torchlight": N_(
        "Whoever enters a chamber lights up what lies ahead: the chambers behind all ways out are "
        "laid at once, except behind doors."
    ),
    f"{KEY}.quiet_escape": N_(
        "Whoever escapes from a monster is safe for the rest of the turn: the chamber reached "
        "this way is not resolved, and what lurks there is not met."
    ),
}
