"""The log lines of the third edition, but for those of a fight."""

from collections.abc import Mapping
from typing import Final

from delvers.games.dungeonquest.common.words import lines as common
from delvers.text.marks import N_
from delvers.text.telling import Line

# Translators: lines of the game's log; see the first of them.
LINES: Final[Mapping[str, Line]] = {
    **common.LINES,
    "blocked": Line(N_("%(player)s has nowhere to go and loses the turn.")),
    "fell_back": Line(N_("%(player)s falls back to %(space)s.")),
    "determination_spent": Line(N_("%(player)s gives back Determination: %(count)s."), "count"),
    "passage_unmarked": Line(
        N_("%(player)s finds a way down in %(space)s without a marker: it is open next turn only.")
    ),
    "must_cross": Line(N_("There is no way back for %(player)s, only across.")),
    "will_go_back": Line(N_("%(player)s does not cross and goes back next turn.")),
    # Translators: %(way)s is "to the north" and so on.
    "side_chosen": Line(N_("%(player)s stands on the side %(way)s.")),
    # Translators: %(tile)s is the name of a chamber.
    "tile_put_back": Line(N_("%(player)s puts a chamber back: %(tile)s.")),
    "monsters_wait": Line(N_("%(player)s leaves the monsters where they are.")),
    "late_start": Line(N_("The heroes come late: %(dice)s on the die. The sun begins at %(sun)s.")),
    "cornered": Line(N_("%(player)s has nowhere to fall back to and stays in %(space)s.")),
    "unconscious": Line(N_("%(player)s falls unconscious (%(cause)s).")),
    "loot_taken": Line(N_("%(player)s robs %(other)s: %(card)s.")),
    "loot_taken_secretly": Line(N_("%(player)s robs %(other)s of a hidden card.")),
    "token_placed": Line(N_("%(monster)s lies in wait in %(space)s.")),
    "token_taken": Line(N_("%(monster)s comes over from %(space)s.")),
    "token_moved": Line(N_("%(player)s sends a monster to %(space)s.")),
    "token_added": Line(N_("%(player)s calls a new monster to %(space)s. %(monster)s stirs.")),
}
