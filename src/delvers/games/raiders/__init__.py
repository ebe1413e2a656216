"""Dungeon Raiders: five levels, five rooms each, and the richest who can still stand wins."""

from pathlib import Path
from typing import Final

from delvers.kernel.kit import GameKit

GAME: Final = GameKit(
    id="raiders",
    rules="delvers.games.raiders.rules:SPEC",
    words="delvers.games.raiders.words:WORDS",
    pictures="delvers.games.raiders.pictures:PICTURES",
    stage="delvers.games.raiders.pictures.stage:STAGE",
    bots="delvers.games.raiders.bots:BOTS",
    guide="delvers.games.raiders.bots.guide:GUIDE",
    terminal="delvers.games.raiders.terminal:TABLE",
    page="delvers.games.raiders.page:PAGE",
    lab="delvers.games.raiders.lab:FACTS",
    envs="delvers.games.raiders.envs:encoding",
    content="delvers.games.raiders.rules.own:OWN_CONTENT",
    rulebook=Path(__file__).with_name("rulebook.md"),
    order=1,
)
