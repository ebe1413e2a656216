"""The log lines of the third edition, but for those of a fight."""

from collections.abc import Mapping
from typing import Final

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.words import lines as common
from delvers.games.dungeonquest.third.rules import events
from delvers.kernel.events import AnyKind
from delvers.text.marks import N_
from delvers.text.telling import Line

# Translators: lines of the game's log; see the first of them.
LINES: Final[Mapping[AnyKind, Line]] = {
    **common.LINES,
    events.blocked: Line(N_("%(player)s has nowhere to go and loses the turn.")),
    events.fell_back: Line(N_("%(player)s falls back to %(space)s.")),
    common_events.determination_spent: Line(
        N_("%(player)s gives back Determination: %(count)s."), "count"
    ),
    events.passage_unmarked: Line(
        N_("%(player)s finds a way down in %(space)s without a marker: it is open next turn only.")
    ),
    events.must_cross: Line(N_("There is no way back for %(player)s, only across.")),
    events.will_go_back: Line(N_("%(player)s does not cross and goes back next turn.")),
    # Translators: %(way)s is "to the north" and so on.
    events.side_chosen: Line(N_("%(player)s stands on the side %(way)s.")),
    # Translators: %(tile)s is the name of a chamber.
    events.tile_put_back: Line(N_("%(player)s puts a chamber back: %(tile)s.")),
    events.monsters_wait: Line(N_("%(player)s leaves the monsters where they are.")),
    events.late_start: Line(
        N_("The heroes come late: %(dice)s on the die. The sun begins at %(sun)s.")
    ),
    events.cornered: Line(N_("%(player)s has nowhere to fall back to and stays in %(space)s.")),
    events.unconscious: Line(N_("%(player)s falls unconscious (%(cause)s).")),
    events.loot_taken: Line(N_("%(player)s robs %(other)s: %(card)s.")),
    events.loot_taken_secretly: Line(N_("%(player)s robs %(other)s of a hidden card.")),
    events.token_placed: Line(N_("%(monster)s lies in wait in %(space)s.")),
    events.token_taken: Line(N_("%(monster)s comes over from %(space)s.")),
    events.token_moved: Line(N_("%(player)s sends a monster to %(space)s.")),
    events.token_added: Line(N_("%(player)s calls a new monster to %(space)s. %(monster)s stirs.")),
}
