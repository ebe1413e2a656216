"""What only the players of the third edition are asked."""

from typing import Final

from delvers.games.dungeonquest.common.words import prompts as common
from delvers.games.dungeonquest.common.words.prompts import WITH_A_THING, Questions
from delvers.games.dungeonquest.third.words.names import NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_

PROMPTS: Final[Texts] = {
    **common.PROMPTS,
    "cave_in": N_("Rubble fills the chamber: climb across, or go back?"),
    "spider_web": N_("A huge web hangs here: tear through, or turn back?"),
    "crawl_out": N_("You come to, still walled in. Which way do you crawl out?"),
    "meet": N_("Which monster do you face first?"),
    "opening_volley": N_("Open the fight with a volley of arrows?"),
    "add_to_volley": N_("Which ranged card hits the monster?"),
    "sixth_card": N_("Draw a sixth card?"),
    "lay_card": N_("Choose a card and lay it face down."),
    "counterattack": N_("Counterattack with a fitting card?"),
    "rapid_shot": N_("Add another ranged card?"),
    "name_type": N_("Which attack type does the breath burn?"),
    "discard_of_hand": N_("Which card must your opponent discard?"),
    "discard_of_damage": N_("Which card do you discard from your damage stack?"),
    "take_from_stack": N_("Take a card from the combat stack?"),
    "announce_escape": N_(
        "You win the round. Announce an escape instead of doing damage? "
        "Win the next round, and you get away."
    ),
    "seek_treasure": N_("The monster is dead. Roll for its treasure?"),
    "take_treasure": N_("The roll is lower than the monster's life: take a Treasure card?"),
    "attack_hero": N_("Somebody is here already: whom do you fight first?"),
    "order": N_("The loser will fall. What comes first, the Loot or the wounds?"),
    "take_loot": N_("Victory! Which Loot card do you take?"),
    "flee": N_("You are beaten: where do you flee?"),
    "serve": N_("You serve Kalladra now: move a monster, or bring a new one?"),
    "place_token": N_("Where does the new monster lie in wait?"),
}
WITH_A_MONSTER: Final[Texts] = {
    # Translators: questions; %(monster)s is "The skeleton", "The troll" and so on.
    "escape_or_attack": N_("%(monster)s stands before you: attack or escape?"),
    "choose_token": N_("%(monster)s comes from elsewhere: which token do you take?"),
}

more_prompts: Final = Questions(NAMING, WITH_A_THING, WITH_A_MONSTER)

__all__ = ["PROMPTS", "WITH_A_MONSTER", "WITH_A_THING", "more_prompts"]
