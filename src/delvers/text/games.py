"""The games, their names, and what each is in one line."""

from typing import Final

from delvers.text.dungeonquest.revised import REVISED
from delvers.text.dungeonquest.third import THIRD
from delvers.text.plungin import PLUNGIN
from delvers.text.raiders import RAIDERS

GAMES: Final = {
    "raiders": RAIDERS,
    "dungeonquest-3e": THIRD,
    "dungeonquest-revised": REVISED,
    "plungin": PLUNGIN,
}
