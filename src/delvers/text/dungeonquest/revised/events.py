"""The log lines of the Revised Edition."""

from collections.abc import Mapping
from typing import Final

from delvers.games.dungeonquest.revised.state import SUN_SPACES
from delvers.text.dungeonquest import lines as common
from delvers.text.dungeonquest.revised.speaking import SPEECH, SPOKEN
from delvers.text.marks import N_, NN_
from delvers.text.telling import Line, Special, Teller

# Translators: lines of the game's log. %(player)s is a name that a player chose, %(monster)s
# "The skeleton" and so on, %(space)s "the tower a1" and so on.
LINES: Final[Mapping[str, Line]] = {
    **common.LINES,
    "determination_spent": Line(N_("%(player)s spends Determination: −%(count)s."), counts="count"),
    "monster_hides": Line(N_("%(player)s hears a monster in the dark, but cannot see what it is.")),
    "monster_shown": Line(N_("%(monster)s: life %(life)s, escape penalty %(penalty)s.")),
    # Translators: %(attack)s and %(monster_attack)s are "ranged", "melee" or "magic".
    "cards_revealed": Line(
        N_("Cards up! %(player)s: %(attack)s. %(monster)s: %(monster_attack)s.")
    ),
    "monster_wounded": Line(
        NN_("%(monster)s takes %(count)s wound.", "%(monster)s takes %(count)s wounds."),
        counts="amount",
    ),
    "escaped": Line(N_("%(player)s gets away, and the monster stays behind.")),
    "came_back": Line(N_("%(player)s comes back from the dead in %(space)s.")),
}
SPECIAL: Final[Mapping[str, Special]] = common.special(SPEECH, SUN_SPACES)

event: Final = Teller(LINES, SPECIAL, SPOKEN)
