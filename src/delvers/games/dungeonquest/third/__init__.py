"""DungeonQuest, third edition: into Dragonfire Dungeon and out again before the sun sets."""

from pathlib import Path
from typing import Final

from delvers.kernel.kit import GameKit

GAME: Final = GameKit(
    id="dungeonquest-3e",
    rules="delvers.games.dungeonquest.third.rules:SPEC",
    words="delvers.games.dungeonquest.third.words:WORDS",
    pictures="delvers.games.dungeonquest.third.pictures:PICTURES",
    stage="delvers.games.dungeonquest.third.pictures.stage:STAGE",
    bots="delvers.games.dungeonquest.third.bots:BOTS",
    guide="delvers.games.dungeonquest.third.bots.guide:GUIDE",
    terminal="delvers.games.dungeonquest.third.terminal:TABLE",
    page="delvers.games.dungeonquest.third.page:PAGE",
    lab="delvers.games.dungeonquest.third.lab:FACTS",
    envs="delvers.games.dungeonquest.third.envs:encoding",
    content="delvers.games.dungeonquest.third.rules.own:OWN_CONTENT",
    rulebook=Path(__file__).with_name("rulebook.md"),
    order=2,
)
