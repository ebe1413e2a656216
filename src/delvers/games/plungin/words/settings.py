"""The options of the game: their labels and what they change."""

from typing import Final

from delvers.games.plungin.rules.turn.options import KEY
from delvers.text.gametext import Texts
from delvers.text.marks import N_

SETTINGS: Final[Texts] = {
    # Translators: the names of options and optional rules.
    "adventure": N_("Adventure"),
    "heroes": N_("Ready heroes"),
    "free_hero_order": N_("Free hero order"),
    "facing": N_("Facing"),
    "cover": N_("Cover"),
    "overwhelmed": N_("Overwhelmed"),
    "fast_and_bloody": N_("Fast and bloody combat"),
    "disengage": N_("Disengage"),
    "no_shots_in_melee": N_("No shots in melee"),
    "stray_shots": N_("Stray shots"),
    "no_combat_fumbles": N_("No combat fumbles"),
    "tougher": N_("Tougher characters"),
    "fire_and_forget": N_("Fire and forget"),
    "one_check": N_("One check for all"),
    "gold_fever": N_("Gold fever"),
    "shared_experience": N_("Shared experience"),
    "tutor": N_("My kingdom for a tutor"),
    "fewer_heroes": N_("Easier for fewer heroes"),
    "campaign": N_("Campaign"),
    "stun": N_("Harder stuns"),
    "zero_is_a_fumble": N_("No success is a fumble"),
    "monster_handler": N_("Who handles the monsters"),
    # Translators: settings of "Who handles the monsters".
    "monster_handler builder": N_("the player who built last"),
    "monster_handler first_player": N_("the first player"),
    "monster_handler in_turn": N_("the players in turn"),
}
EXPLANATIONS: Final[Texts] = {
    f"{KEY}.adventure": N_("Which adventure the heroes set out on."),
    f"{KEY}.heroes": N_(
        "The ready heroes of the party, their ids with commas between them: one for each player at "
        "least, four at most. Left empty, the usual four go; in a campaign you make your own."
    ),
    f"{KEY}.free_hero_order": N_(
        "The players decide each round in which order the heroes act, instead of going round "
        "the table."
    ),
    f"{KEY}.facing": N_("Figures look one way; an attack from behind has one die more."),
    f"{KEY}.cover": N_("A shot past another figure gives its target one die more on DEF."),
    f"{KEY}.overwhelmed": N_("Who has two or more opponents beside him has one die less on DEF."),
    f"{KEY}.fast_and_bloody": N_("In attacks a 4 is a success too."),
    f"{KEY}.disengage": N_("Who begins a turn beside an opponent can move only one square."),
    f"{KEY}.no_shots_in_melee": N_(
        "Beside an opponent nobody can shoot, and spells reach only those who are adjacent."
    ),
    f"{KEY}.stray_shots": N_(
        "A fumbled shot misses and comes to somebody else, in its way or beside its target."
    ),
    f"{KEY}.no_combat_fumbles": N_("Fumbles in attack and defence have no effect."),
    f"{KEY}.tougher": N_("Heroes and monsters have 1 LIFE more for every three levels."),
    f"{KEY}.fire_and_forget": N_(
        "Spells need no check and are overloaded whenever they can be, but each is gone once it "
        "has been cast, until the next rest in the village."
    ),
    f"{KEY}.one_check": N_(
        "One DEX check deals with the trap and the lock of a door or chest together; who fails "
        "sets the trap off."
    ),
    f"{KEY}.gold_fever": N_("Every hero keeps what he finds, and buys property for himself."),
    f"{KEY}.shared_experience": N_(
        "Experience goes onto one pile; all heroes reach new levels together."
    ),
    f"{KEY}.tutor": N_("In the village 10 gold buy 1 EXP for the party."),
    f"{KEY}.fewer_heroes": N_(
        "With fewer than four heroes bosses are easier to kill, and one or two heroes start with "
        "healing potions."
    ),
    f"{KEY}.campaign": N_(
        "Make heroes of your own, trade in the village, and go from adventure to adventure with "
        "all that the heroes have learnt and found."
    ),
    f"{KEY}.stun": N_(
        "0: a stun costs one action. 1: only a RES check of Difficulty 3 ends it, or the end of "
        "the turn. 2: it lasts until the check succeeds."
    ),
    f"{KEY}.monster_handler": N_(
        "Who chooses for the monsters where their Laws leave a choice: the player who ran the "
        "latest construction phase (builder), always the first player (first_player), or the "
        "players in turn, one for each round (in_turn)."
    ),
    f"{KEY}.zero_is_a_fumble": N_(
        "An attack or defence without a single success counts as a fumble, even without a 1."
    ),
}
