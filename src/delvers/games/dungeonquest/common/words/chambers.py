"""What the chambers do that are alike in both editions; each edition adds the others."""

from typing import Final

from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.text.gametext import Texts, look_up
from delvers.text.marks import N_
from delvers.text.voice import Voice

CHAMBER_TEXTS: Final[Texts] = {
    "chamber": N_("Draw a Dungeon card and face what it brings."),
    "trap": N_("Something clicks underfoot: draw a Trap card."),
    "darkness": N_("Pitch-black: a die decides by which way you stumble on."),
    "chasm": N_("Draw a Dungeon card. Next turn leave only on the side where you came in."),
    "bottomless_pit": N_("Test Luck. Whoever fails falls for ever."),
    "catacomb_entrance": N_("Draw a Dungeon card. From your next turn on you may go down."),
    "treasure": N_("The dragon's hoard: draw a Dragon card, and hope that he sleeps."),
    "unexplored": N_("Nobody knows what lies here until somebody steps in."),
}


def chamber_text(voice: Voice, box: Box, texts: Texts, id: str) -> str | None:
    """What a chamber does, by its kind or its tile; None if there is no such chamber."""
    tile = box.tiles.get(id)
    if tile is None:
        return look_up(voice, texts, id)
    told = [voice.say(tile.text.strip())] if tile.text else []
    told.append(voice.fill(texts[tile.kind]))
    if box.has_torch(id):
        told.append(voice.say("It can be searched."))
    return " ".join(told)
