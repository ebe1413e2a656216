"""Dungeon Raiders on the page."""

from pathlib import Path
from typing import Final

from delvers.games.raiders.pictures.emblems import emblem
from delvers.server.gamepage import Count, GamePage
from delvers.text.marks import N_

STORY: Final = (
    Count(N_("Coins won"), ("coins_gained",), "amount"),
    Count(N_("Coins lost"), ("coins_lost",), "amount"),
    Count(N_("Wounds"), ("wounded",), "amount"),
    Count(N_("Wounds healed"), ("healed",), "amount"),
    Count(N_("Torches used"), ("torch_used",)),
    Count(N_("Monsters beaten"), ("monster_beaten",)),
    Count(N_("Monsters unbeaten"), ("monster_unbeaten",)),
)
PAGE: Final = GamePage(Path(__file__).parent, tools=lambda: {"emblem": emblem}, story=STORY)
