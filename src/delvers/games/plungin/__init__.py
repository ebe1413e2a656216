"""Dungeon Plungin': a dungeon without a master, built tile by tile."""

from pathlib import Path
from typing import Final

from delvers.kernel.kit import GameKit

GAME: Final = GameKit(
    id="plungin",
    rules="delvers.games.plungin.rules:SPEC",
    words="delvers.games.plungin.words:WORDS",
    pictures="delvers.games.plungin.pictures:PICTURES",
    stage="delvers.games.plungin.pictures.stage:STAGE",
    bots="delvers.games.plungin.bots:BOTS",
    guide="delvers.games.plungin.bots.guide:GUIDE",
    terminal="delvers.games.plungin.terminal:TABLE",
    page="delvers.games.plungin.page:PAGE",
    lab="delvers.games.plungin.lab:FACTS",
    envs="delvers.games.plungin.envs:encoding",
    content="delvers.games.plungin.rules.books.designing:CONTENT",
    rulebook=Path(__file__).with_name("rulebook.md"),
    order=4,
)
