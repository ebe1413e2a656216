"""The log lines of a fight in the third edition."""

from collections.abc import Mapping
from typing import Final

from delvers.games.dungeonquest.third.rules import events
from delvers.kernel.events import AnyKind
from delvers.text.marks import N_, NN_
from delvers.text.telling import Line

# Translators: %(fighter)s and %(foe)s are the name that a player chose, or "The skeleton" and so
# on; %(cards)s is a list of cards such as "Melee 3, Poisoned Arrow".
FIGHT_LINES: Final[Mapping[AnyKind, Line]] = {
    events.monster_life: Line(N_("%(monster)s has life %(life)s.")),
    events.escape_tried: Line(
        N_(
            "%(player)s tries to get away: %(card)s %(value)s "
            "against %(monster_card)s %(monster_value)s."
        )
    ),
    events.escaped: Line(N_("%(player)s gets away. %(monster)s stays behind.")),
    # Translators: %(why)s is "a portcullis bars the way" and so on.
    events.no_escape: Line(N_("There is no escape for %(player)s: %(why)s.")),
    events.escape_announced: Line(N_("%(player)s looks for a way out of the fight.")),
    events.no_treasure: Line(N_("%(player)s finds no treasure on the monster.")),
    events.round_began: Line(N_("Round %(round)s of the fight.")),
    events.hand_filled: Line(
        NN_("%(fighter)s draws %(count)s card.", "%(fighter)s draws %(count)s cards."),
        counts="count",
    ),
    events.cards_drawn: Line(N_("%(player)s draws: %(cards)s.")),
    events.card_laid: Line(N_("%(fighter)s lays a card face down.")),
    events.cards_played: Line(N_("Cards up! %(fighter)s: %(cards)s. %(foe)s: %(foe_cards)s.")),
    events.power_effect: Line(N_("%(fighter)s shows power: %(card)s.")),
    events.bonus: Line(
        N_("From the last round, for %(fighter)s: %(cards)s. %(amount)s, total %(total)s.")
    ),
    events.card_stronger: Line(N_("%(card)s is stronger for %(fighter)s: %(amount)s.")),
    events.no_power_card: Line(N_("%(fighter)s takes no Power card.")),
    events.card_cancelled: Line(N_("Cancelled: %(card)s (%(fighter)s).")),
    events.card_added: Line(N_("%(fighter)s adds: %(card)s.")),
    events.counterattacked: Line(N_("%(fighter)s counterattacks: %(cards)s, total %(total)s.")),
    events.no_counterattack: Line(N_("%(fighter)s does not counterattack.")),
    events.counterattack_forbidden: Line(N_("%(card)s: no counterattack for %(fighter)s.")),
    events.turned_up: Line(N_("Turned up from the Combat deck: %(cards)s.")),
    events.round_won: Line(N_("%(fighter)s wins the round: %(total)s against %(against)s.")),
    events.stalemate: Line(N_("Stalemate: %(total)s against %(against)s.")),
    events.round_saved: Line(N_("%(card)s saves the round for %(fighter)s.")),
    events.stalemate_won: Line(N_("%(card)s turns the stalemate into a win for %(fighter)s.")),
    events.held_off: Line(N_("%(card)s holds off for %(fighter)s: %(cards)s.")),
    events.damaged: Line(N_("%(fighter)s is hit: %(cards)s. Damage: %(stack)s.")),
    # Translators: whoever looks for a way out of a fight does no damage in that round.
    events.no_damage: Line(N_("No damage for %(fighter)s this round: %(cards)s.")),
    events.deadly_blow: Line(N_("Deadly blow! %(fighter)s strikes with: %(cards)s.")),
    events.no_deadly_blow: Line(N_("The deadly blow glances off. Unharmed: %(fighter)s.")),
    events.hand_card_discarded: Line(N_("%(fighter)s must discard: %(card)s.")),
    events.stack_card_discarded: Line(N_("%(card)s burns in the combat stack.")),
    events.stack_card_taken: Line(N_("%(fighter)s takes from the combat stack: %(card)s.")),
    events.damage_card_discarded: Line(N_("%(fighter)s shakes off a hit: %(card)s.")),
    events.hand_seen: Line(N_("You see a hand (%(fighter)s): %(cards)s.")),
    events.duel_began: Line(N_("%(player)s attacks %(other)s!")),
    events.duel_won: Line(N_("%(player)s defeats %(other)s.")),
}
