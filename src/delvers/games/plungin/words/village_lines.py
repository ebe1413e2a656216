"""The log lines of the village and of heroes who grow."""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules import events
from delvers.kernel.events import AnyKind
from delvers.text.marks import N_, NN_
from delvers.text.telling import Line

# Translators: lines of the game's log. %(who)s is a hero; %(item)s, %(spell)s and so on are names
# that stand in the nominative.
LINES: Final[Mapping[AnyKind, Line]] = {
    events.village: Line(N_("The party is in the village.")),
    events.hero_joins: Line(N_("%(who)s joins the party (%(player)s).")),
    events.veterans: Line(
        N_(
            "These heroes have lived through other adventures: together they bring %(exp)s EXP "
            "and %(gold)s gold."
        )
    ),
    events.rested: Line(N_("%(who)s rests: LIFE %(life)s, no conditions, all spells restored.")),
    events.keys_discarded: Line(
        N_("The adventure is over: keys that were not used are thrown away.")
    ),
    events.bought: Line(N_("%(who)s buys %(item)s for %(price)s gold.")),
    events.party_paid: Line(
        NN_("The party pays %(count)s gold.", "The party pays %(count)s gold."), counts="amount"
    ),
    events.sold: Line(N_("%(who)s sells %(item)s for %(price)s gold.")),
    events.discarded: Line(N_("%(who)s throws away %(item)s.")),
    events.stored: Line(N_("%(who)s puts %(item)s into the common chest.")),
    events.fetched: Line(N_("%(who)s takes %(item)s out of the common chest.")),
    events.repaired: Line(N_("The smith replaces %(item)s for %(who)s.")),
    events.retrained: Line(N_("%(who)s unlearns %(old)s and learns %(new)s.")),
    events.spell_learnt: Line(N_("%(who)s learns the spell %(spell)s.")),
    events.item_made: Line(N_("%(who)s makes %(item)s.")),
    events.buried: Line(N_("%(who)s is buried.")),
    events.level_gained: Line(N_("%(who)s reaches level %(level)s!")),
    events.ability_learnt: Line(N_("%(who)s learns %(ability)s.")),
    events.points_saved: Line(
        NN_("%(who)s saves %(count)s stat point.", "%(who)s saves %(count)s stat points."),
        counts="amount",
    ),
    events.experience_share: Line(
        NN_("%(who)s gets %(count)s EXP.", "%(who)s gets %(count)s EXP."),
        counts="amount",
        nothing=N_("%(who)s gets no EXP."),
    ),
    events.gold_shared: Line(N_("Each hero gets %(share)s gold; %(left)s go to the common fund.")),
}
