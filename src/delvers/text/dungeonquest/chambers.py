"""What the chambers of the third edition do; most hold for both editions."""

from typing import Final

from delvers.games.dungeonquest.tiles import TILES
from delvers.text.gametext import Texts, look_up
from delvers.text.marks import N_
from delvers.text.voice import Voice

CHAMBER_TEXTS: Final[Texts] = {
    "chamber": N_("Draw a Dungeon card and face what it brings."),
    "corridor": N_(
        "Do not stop here: move on at once. The same corridor twice in one turn ends the turn."
    ),
    "portcullis": N_(
        "Draw a Dungeon card. There is no escape from monsters here, and only a Strength test "
        "lifts the portcullis again."
    ),
    "trap": N_("Something clicks underfoot: draw a Trap card."),
    "rotating_room": N_("The floor swings half round as you enter, and the turn ends."),
    "cave_in": N_(
        "Draw a Dungeon card. Next turn climb over the rubble with an Agility test, or go back."
    ),
    "darkness": N_("Pitch-black: a die decides by which way you stumble on."),
    "chasm": N_("Draw a Dungeon card. Next turn leave only on the side where you came in."),
    "bottomless_pit": N_("Test Luck. Whoever fails falls for ever."),
    "bridge": N_(
        "Cross with an Agility test, each Loot card adding 1 to the roll, or turn back next turn. "
        "Whoever fails falls into the catacombs."
    ),
    "spider_web": N_(
        "Tear through with a Strength test and move on, or turn back next turn. "
        "Whoever fails hangs in the web."
    ),
    "catacomb_entrance": N_("Draw a Dungeon card. From your next turn on you may go down."),
    "tower": N_("The way out: leave with at least one Loot card, or move on at once."),
    "treasure": N_("The dragon's hoard: draw a Dragon card, and hope that he sleeps."),
    "unexplored": N_("Nobody knows what lies here until somebody steps in."),
}


def chamber_text(voice: Voice, id: str) -> str | None:
    """What a chamber does, by its kind or its tile; None if there is no such chamber."""
    if id not in TILES:
        return look_up(voice, CHAMBER_TEXTS, id)
    told = [voice.fill(CHAMBER_TEXTS[TILES[id].kind])]
    if TILES[id].search:
        told.append(voice.say("It can be searched."))
    return " ".join(told)
