"""What the chambers of the third edition do."""

from typing import Final

from delvers.games.dungeonquest.common.words import chambers as common
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
    "rotating_room": N_(
        "When it is laid the floor swings half round, once and never again, and the turn ends. "
        "Whoever is walled in and finds no way out in two searches dies."
    ),
    "cave_in": N_(
        "Draw a Dungeon card. Next turn climb over the rubble with an Agility test, or go back."
    ),
    "bridge": N_(
        "Cross with an Agility test and move on at once, or stay and turn back next turn. Each "
        "Loot card adds 1 to the roll, but you may discard some before. Whoever fails falls into "
        "the catacombs and suffers a die of wounds."
    ),
    "spider_web": N_(
        "Tear through with a Strength test and move on at once, or turn back next turn. "
        "Whoever fails hangs in the web and must try again at the start of each turn."
    ),
    "tower": N_("The way out: leave with at least one Loot card, or move on at once."),
}
