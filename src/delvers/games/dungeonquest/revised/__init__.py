"""DungeonQuest, Revised Edition: the same castle with quicker fights."""

from pathlib import Path
from typing import Final

from delvers.kernel.kit import GameKit

GAME: Final = GameKit(
    id="dungeonquest-revised",
    rules="delvers.games.dungeonquest.revised.rules:SPEC",
    words="delvers.games.dungeonquest.revised.words:WORDS",
    pictures="delvers.games.dungeonquest.revised.pictures:PICTURES",
    stage="delvers.games.dungeonquest.revised.pictures.stage:STAGE",
    bots="delvers.games.dungeonquest.revised.bots:BOTS",
    guide="delvers.games.dungeonquest.revised.bots.guide:GUIDE",
    terminal="delvers.games.dungeonquest.revised.terminal:TABLE",
    page="delvers.games.dungeonquest.revised.page:PAGE",
    lab="delvers.games.dungeonquest.revised.lab:FACTS",
    envs="delvers.games.dungeonquest.revised.envs:encoding",
    content="delvers.games.dungeonquest.revised.rules.own:OWN_CONTENT",
    rulebook=Path(__file__).with_name("rulebook.md"),
    order=3,
)
