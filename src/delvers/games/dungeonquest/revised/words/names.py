"""The names that only the Revised Edition has."""

from typing import Final

from delvers.games.dungeonquest.common.words import names as common
from delvers.games.dungeonquest.common.words.card_names import CARDS
from delvers.games.dungeonquest.common.words.names import Naming
from delvers.text.gametext import Texts
from delvers.text.marks import N_

TITLES: Final[Texts] = {
    **CARDS,
    # Translators: titles of cards.
    "ambush": N_("Ambush"),
    "demon_flame": N_("Demon Flame"),
    "skeleton_volley": N_("Skeleton Volley"),
    "golem_grab": N_("Golem Grab"),
    "troll_smash": N_("Troll Smash"),
    "sorcerers_bolt": N_("Sorcerer's Bolt"),
    "greedy_deep_elf": N_("Greedy Deep Elf"),
}
COMBAT: Final[Texts] = {
    # Translators: the three Combat cards, also on the buttons that play them.
    "ranged": N_("Ranged attack"),
    "melee": N_("Melee attack"),
    "magic": N_("Magic attack"),
}
NAMES: Final[Texts] = {
    **common.NAMES,
    **{f"hero_{attack}": text for attack, text in COMBAT.items()},
    **{f"monster_{attack}": text for attack, text in COMBAT.items()},
}
NAMING: Final = Naming(NAMES, TITLES)
