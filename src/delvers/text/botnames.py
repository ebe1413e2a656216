"""What the bots at a table are called: by their strength, if they have one."""

from typing import Final

from delvers.text.marks import N_
from delvers.text.voice import Voice

TITLES: Final = {
    # Translators: names of bots by how strong they play; %(number)s is that of the seat.
    "novice": N_("Novice %(number)s"),
    "adventurer": N_("Adventurer %(number)s"),
    "master": N_("Master %(number)s"),
}
PLAIN: Final = N_("Bot %(number)s")


def bot_title(bot: str | None, number: int, words: Voice) -> str:
    """The name of the bot at a seat, counted from 1."""
    return words.say(TITLES.get(bot or "", PLAIN), number=number)
