"""The bot for the third edition; chance has no part in what it does."""

from typing import Final

from delvers.games.dungeonquest.common.bots.chances import tries_until_passed
from delvers.games.dungeonquest.common.bots.heuristic import COMMON, DungeonQuestBot
from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.common.rules.options import MOVE
from delvers.games.dungeonquest.third.bots.fighting import FIGHTING
from delvers.games.dungeonquest.third.bots.meeting import MEETING
from delvers.games.dungeonquest.third.bots.monsters import wounds_by
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.edition import THIRD
from delvers.games.dungeonquest.third.rules.options import FLEE, GRAMMAR
from delvers.games.dungeonquest.third.rules.prompts import PROMPTS
from delvers.games.dungeonquest.third.rules.view import HeroView, RulesView, TokenView


def lurking(lurker: TokenView) -> float:
    """The kind of a lurking monster is known."""
    return wounds_by(lurker["monster"])


def tokens(hero: HeroView) -> int:
    """The tokens for all encounters together."""
    return sum(hero["determination"].values())


def trapdoor(hero: HeroCard) -> Leg:
    """A wound and a turn for every failure to get away from the edge."""
    failures = tries_until_passed(hero.agility) - 1
    return Leg(failures, failures)


def needs_treasure(rules: RulesView) -> bool:
    """Alone, and where there is no glory without valour, a Treasure card must be brought."""
    return rules["solo"] or rules["no_glory"]


ANSWERS: Final = {**COMMON, **MEETING, **FIGHTING}
LORE: Final = Lore(
    CONTENT,
    GRAMMAR,
    (MOVE, FLEE),
    {},
    lurking,
    tokens,
    trapdoor,
    THIRD.spares,
    needs_treasure,
    bruise=0,
)


class ThirdEditionBot(DungeonQuestBot):
    """It always does the same in the same place."""

    __slots__ = ()
    lore = LORE
    answers = ANSWERS
    prompts = PROMPTS
