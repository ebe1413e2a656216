"""What the chambers of the third edition do."""

from typing import Final

from delvers.text.dungeonquest import chambers as common
from delvers.text.gametext import Texts
from delvers.text.marks import N_

CHAMBER_TEXTS: Final[Texts] = {
    **common.CHAMBER_TEXTS,
    "corridor": N_(
        "Do not stop here: move on at once. The same corridor twice in one turn ends the turn."
    ),
    "portcullis": N_(
        "Draw a Dungeon card. There is no escape from monsters here, and only a Strength test "
        "lifts the portcullis again."
    ),
    "rotating_room": N_("The floor swings half round as you enter, and the turn ends."),
    "cave_in": N_(
        "Draw a Dungeon card. Next turn climb over the rubble with an Agility test, or go back."
    ),
    "bridge": N_(
        "Cross with an Agility test, each Loot card adding 1 to the roll, or turn back next turn. "
        "Whoever fails falls into the catacombs."
    ),
    "spider_web": N_(
        "Tear through with a Strength test and move on, or turn back next turn. "
        "Whoever fails hangs in the web."
    ),
    "tower": N_("The way out: leave with at least one Loot card, or move on at once."),
}
