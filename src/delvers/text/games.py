"""The games, their names, and what each is in one line."""

from typing import Final

from delvers.text.dungeonquest.revised import REVISED
from delvers.text.dungeonquest.third import THIRD
from delvers.text.gametext import GameText
from delvers.text.marks import N_
from delvers.text.raiders import RAIDERS

GAMES: Final = {
    "raiders": RAIDERS,
    "dungeonquest-3e": THIRD,
    "dungeonquest-revised": REVISED,
    "plungin": GameText(
        name=N_("Dungeon Plungin'"),
        blurb=N_("A band of heroes plunges together into a dungeon told by an adventure book."),
    ),
}
