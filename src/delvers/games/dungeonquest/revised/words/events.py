"""The log lines of the Revised Edition."""

from collections.abc import Mapping
from typing import Final

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.words import lines as common
from delvers.games.dungeonquest.revised.rules import events
from delvers.games.dungeonquest.revised.rules.state import SUN_SPACES
from delvers.games.dungeonquest.revised.words.speaking import SPEECH, SPOKEN
from delvers.kernel.events import AnyKind
from delvers.text.marks import N_, NN_
from delvers.text.telling import Line, Special, Teller

# Translators: lines of the game's log. %(player)s is a name that a player chose, %(monster)s
# "The skeleton" and so on, %(space)s "the tower a1" and so on.
LINES: Final[Mapping[AnyKind, Line]] = {
    **common.LINES,
    common_events.determination_spent: Line(
        N_("%(player)s spends Determination: −%(count)s."), counts="count"
    ),
    events.monster_hides: Line(
        N_("%(player)s hears a monster in the dark, but cannot see what it is.")
    ),
    events.monster_shown: Line(N_("%(monster)s: life %(life)s, escape penalty %(penalty)s.")),
    # Translators: %(attack)s and %(monster_attack)s are "ranged", "melee" or "magic".
    events.cards_revealed: Line(
        N_("Cards up! %(player)s: %(attack)s. %(monster)s: %(monster_attack)s.")
    ),
    events.monster_wounded: Line(
        NN_("%(monster)s takes %(count)s wound.", "%(monster)s takes %(count)s wounds."),
        counts="amount",
    ),
    # Translators: %(why)s is "nobody gets away from this monster" and so on.
    events.no_escape: Line(N_("There is no escape for %(player)s: %(why)s.")),
    events.escaped: Line(N_("%(player)s gets away, and the monster stays behind.")),
    events.load_added: Line(
        N_("The Loot of %(player)s weighs: +%(count)s to the roll."), counts="count"
    ),
    events.wounds_spared: Line(
        NN_(
            "%(player)s shrugs off %(count)s wound.",
            "%(player)s shrugs off %(count)s wounds.",
        ),
        counts="count",
    ),
    events.turns_gained: Line(
        NN_(
            "%(player)s will take %(count)s more turn before the others.",
            "%(player)s will take %(count)s more turns before the others.",
        ),
        counts="count",
    ),
    events.barriers_ignored: Line(N_("Nothing bars the way of %(player)s this turn.")),
    # Translators: %(tile)s is the name of a chamber.
    events.tile_drawn: Line(N_("%(player)s has drawn a chamber: %(tile)s.")),
    events.cards_foreseen: Line(N_("%(player)s foresees the next Search cards: %(cards)s.")),
    events.luck_turned: Line(
        NN_(
            "Luck turns: %(player)s passes the test after all, for %(count)s Determination token.",
            "Luck turns: %(player)s passes the test after all, for %(count)s Determination tokens.",
        ),
        counts="count",
        nothing=N_("Luck turns: %(player)s passes the test after all."),
    ),
    events.search_token_removed: Line(
        N_("%(player)s sees that there is more to find in %(space)s.")
    ),
    events.dragon_cards_shuffled: Line(N_("%(player)s has all Dragon cards shuffled together.")),
    events.eater_worth: Line(N_("%(player)s: the Artifact Eater is worth %(gold)s gold.")),
    events.came_back: Line(N_("%(player)s comes back from the dead in %(space)s.")),
}
SPECIAL: Final[Mapping[AnyKind, Special]] = common.special(SPEECH, SUN_SPACES)

event: Final = Teller(LINES, SPECIAL, SPOKEN)
