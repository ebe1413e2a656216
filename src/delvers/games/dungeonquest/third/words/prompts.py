"""What only the players of the third edition are asked."""

from typing import Final

from delvers.games.dungeonquest.common.words import prompts as common
from delvers.games.dungeonquest.common.words.options import FormTexts
from delvers.games.dungeonquest.common.words.prompts import WITH_A_NUMBER, WITH_A_THING, Questions
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.words.names import NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_

PROMPTS: Final[Texts] = {
    **common.PROMPTS,
    prompts.CAVE_IN: N_("Rubble fills the chamber: climb across, or go back?"),
    prompts.SPIDER_WEB: N_("A huge web hangs here: tear through, or turn back?"),
    prompts.CRAWL_OUT: N_("You come to, still walled in. Which way do you crawl out?"),
    prompts.MEET: N_("Which monster do you face first?"),
    prompts.OPENING_VOLLEY: N_("Open the fight with a volley of arrows?"),
    prompts.ADD_TO_VOLLEY: N_("Which ranged card hits the monster?"),
    prompts.SIXTH_CARD: N_("Draw a sixth card?"),
    prompts.LAY_CARD: N_("Choose a card and lay it face down."),
    prompts.COUNTERATTACK: N_("Counterattack with a fitting card?"),
    prompts.RAPID_SHOT: N_("Add another ranged card?"),
    prompts.NAME_TYPE: N_("Which attack type does the breath burn?"),
    prompts.DISCARD_OF_HAND: N_("Which card must your opponent discard?"),
    prompts.DISCARD_OF_DAMAGE: N_("Which card do you discard from your damage stack?"),
    prompts.TAKE_FROM_STACK: N_("Take a card from the combat stack?"),
    prompts.ANNOUNCE_ESCAPE: N_(
        "You win the round. Announce an escape instead of doing damage? "
        "Win the next round, and you get away."
    ),
    prompts.SEEK_TREASURE: N_("The monster is dead. Roll for its treasure?"),
    prompts.TAKE_TREASURE: N_("The roll is lower than the monster's life: take a Treasure card?"),
    prompts.ATTACK_HERO: N_("Somebody is here already: whom do you fight first?"),
    prompts.ORDER: N_("The loser will fall. What comes first, the Loot or the wounds?"),
    prompts.TAKE_LOOT: N_("Victory! Which Loot card do you take?"),
    prompts.FLEE: N_("You are beaten: where do you flee?"),
    prompts.SERVE: N_("You serve Kalladra now: move a monster, or bring a new one?"),
    prompts.PLACE_TOKEN: N_("Where does the new monster lie in wait?"),
}
WITH_A_MONSTER: Final[FormTexts] = {
    # Translators: questions; %(monster)s is "The skeleton", "The troll" and so on.
    prompts.ESCAPE_OR_ATTACK: N_("%(monster)s stands before you: attack or escape?"),
    prompts.CHOOSE_TOKEN: N_("%(monster)s comes from elsewhere: which token do you take?"),
}

ANSWERS: Final = {
    **common.ANSWERS,
    **common.declining(
        {
            # Translators: buttons: the answer of a player who does not want what is offered.
            prompts.OPENING_VOLLEY: N_("No volley"),
            prompts.ADD_TO_VOLLEY: N_("No more arrows"),
            prompts.SIXTH_CARD: N_("Stay at five cards"),
            prompts.COUNTERATTACK: N_("Do not counterattack"),
            prompts.RAPID_SHOT: N_("Add no card"),
            prompts.TAKE_FROM_STACK: N_("Take no card"),
            prompts.ANNOUNCE_ESCAPE: N_("Do the damage"),
            prompts.SEEK_TREASURE: N_("Do not roll"),
            prompts.TAKE_TREASURE: N_("Leave it alone"),
        }
    ),
}

more_prompts: Final = Questions(
    NAMING, prompts.PROMPTS, WITH_A_THING, WITH_A_MONSTER, WITH_A_NUMBER
)

__all__ = ["ANSWERS", "PROMPTS", "WITH_A_MONSTER", "WITH_A_THING", "more_prompts"]
