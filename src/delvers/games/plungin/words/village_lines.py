"""The log lines of the village and of heroes who grow."""

from collections.abc import Mapping
from typing import Final

from delvers.text.marks import N_, NN_
from delvers.text.telling import Line

# Translators: lines of the game's log. %(who)s is a hero; %(item)s, %(spell)s and so on are names
# that stand in the nominative.
LINES: Final[Mapping[str, Line]] = {
    "village": Line(N_("The party is in the village.")),
    "hero_joins": Line(N_("%(who)s joins the party (%(player)s).")),
    "veterans": Line(
        N_(
            "These heroes have lived through other adventures: together they bring %(exp)s EXP "
            "and %(gold)s gold."
        )
    ),
    "rested": Line(N_("%(who)s rests: LIFE %(life)s, no conditions, all spells restored.")),
    "keys_discarded": Line(N_("The adventure is over: keys that were not used are thrown away.")),
    "bought": Line(N_("%(who)s buys %(item)s for %(price)s gold.")),
    "party_paid": Line(
        NN_("The party pays %(count)s gold.", "The party pays %(count)s gold."), counts="amount"
    ),
    "sold": Line(N_("%(who)s sells %(item)s for %(price)s gold.")),
    "discarded": Line(N_("%(who)s throws away %(item)s.")),
    "stored": Line(N_("%(who)s puts %(item)s into the common chest.")),
    "fetched": Line(N_("%(who)s takes %(item)s out of the common chest.")),
    "repaired": Line(N_("The smith replaces %(item)s for %(who)s.")),
    "retrained": Line(N_("%(who)s unlearns %(old)s and learns %(new)s.")),
    "spell_learnt": Line(N_("%(who)s learns the spell %(spell)s.")),
    "item_made": Line(N_("%(who)s makes %(item)s.")),
    "buried": Line(N_("%(who)s is buried.")),
    "level_gained": Line(N_("%(who)s reaches level %(level)s!")),
    "ability_learnt": Line(N_("%(who)s learns %(ability)s.")),
    "points_saved": Line(
        NN_("%(who)s saves %(count)s stat point.", "%(who)s saves %(count)s stat points."),
        counts="amount",
    ),
    "experience_share": Line(
        NN_("%(who)s gets %(count)s EXP.", "%(who)s gets %(count)s EXP."),
        counts="amount",
        nothing=N_("%(who)s gets no EXP."),
    ),
    "gold_shared": Line(N_("Each hero gets %(share)s gold; %(left)s go to the common fund.")),
}
