"""DungeonQuest on the page: what both editions share."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from delvers.draw.svg import decoration, group
from delvers.draw.woodcuts.dungeon import THINGS
from delvers.games.dungeonquest.common.pictures.art.emblems import emblem_of
from delvers.games.dungeonquest.common.pictures.art.hoard import tower
from delvers.games.dungeonquest.common.pictures.art.sky import sun_face
from delvers.games.dungeonquest.common.rules import options, prompts
from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.server.gamepage import Count, GamePage, Habit
from delvers.text.marks import N_

WOODCUTS: Final[dict[str, Callable[[], str]]] = {
    "tower": tower,
    "sun": lambda: group(sun_face(), at=(50, 50), scale=1.5),
    **THINGS,
}
"""Pictures of the dungeon that are no card, hero or monster."""

STORY: Final = (
    Count(N_("Chambers explored"), ("tile_laid",)),
    Count(N_("Treasures found"), ("loot_gained", "loot_gained_secretly")),
    Count(N_("Fights"), ("fight_began",)),
    Count(N_("Monsters killed"), ("monster_killed",)),
    Count(N_("Wounds"), ("wounded",), "amount"),
    Count(N_("Tests passed"), ("test_passed",)),
    Count(N_("Tests failed"), ("test_failed",)),
    Count(N_("Dice rolled"), ("rolled",)),
)


HABITS: Final = (
    Habit(
        "start",
        N_("Before my turn: use nothing"),
        prompts.START_OF_TURN,
        options.GO_ON,
    ),
)


def woodcut(name: str) -> str:
    """A thing of the dungeon, a hero, a monster or a card as decoration without words."""
    drawn = WOODCUTS[name]() if name in WOODCUTS else emblem_of(name)
    return decoration(drawn)


def page_with(folder: Path, content: Box) -> GamePage:
    """The page of an edition."""
    return GamePage(
        folder,
        shared={"dungeonquest": Path(__file__).parent},
        tools=lambda: {"woodcut": woodcut},
        heroes=lambda own: tuple((own or content).heroes),
        asks_once=("discard",),
        habits=HABITS,
        story=STORY,
    )
