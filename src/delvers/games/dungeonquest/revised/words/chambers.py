"""What the chambers of the Revised Edition do."""

from typing import Final

from delvers.games.dungeonquest.common.words import chambers as common
from delvers.text.gametext import Texts
from delvers.text.marks import N_

CHAMBER_TEXTS: Final[Texts] = {
    **common.CHAMBER_TEXTS,
    "corridor": N_(
        "Do not stop here: move on at once, past doors and portcullises, and back only if there "
        "is no other way."
    ),
    "portcullis": N_("Draw a Dungeon card. Only a Strength test lifts the portcullis again."),
    "rotating_room": N_("The floor swings half round every time you enter, and the turn ends."),
    "cave_in": N_(
        "Draw a Dungeon card. You may leave the way you came; every other way leads over the "
        "rubble and needs an Agility test."
    ),
    "bridge": N_(
        "Cross now with an Agility test, each Loot card adding 1 to the roll, or decide next turn. "
        "Whoever fails suffers a die of wounds and falls into the catacombs."
    ),
    "spider_web": N_(
        "Move on at once: back the way you came, or through the web with a Strength test. "
        "Whoever fails hangs there, and must tear loose next turn to go anywhere."
    ),
    "tower": N_(
        "The way out: leave with at least one Loot card, move on at once, or cross over to "
        "another tower."
    ),
}
