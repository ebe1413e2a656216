"""The bot for the third edition; chance has no part in what it does."""

from typing import Any, Final

from delvers.games.dungeonquest.common.bots.chances import tries_until_passed
from delvers.games.dungeonquest.common.bots.heuristic import COMMON, DungeonQuestBot
from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.third.bots.fighting import FIGHTING
from delvers.games.dungeonquest.third.bots.meeting import MEETING
from delvers.games.dungeonquest.third.bots.monsters import WOUNDS
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.edition import THIRD


def lurking(lurker: Any) -> float:
    """The kind of a lurking monster is known."""
    return WOUNDS[lurker["monster"]]


def tokens(determination: dict[str, int]) -> int:
    """The tokens for all encounters together."""
    return sum(determination.values())


def trapdoor(hero: HeroCard) -> Leg:
    """A wound and a turn for every failure to get away from the edge."""
    failures = tries_until_passed(hero.agility) - 1
    return Leg(failures, failures)


ANSWERS: Final = {**COMMON, **MEETING, **FIGHTING}
LORE: Final = Lore(CONTENT, lurking, tokens, trapdoor, THIRD.spares, bruise=0)


class ThirdEditionBot(DungeonQuestBot):
    """It always does the same in the same place."""

    __slots__ = ()
    lore = LORE
    answers = ANSWERS
