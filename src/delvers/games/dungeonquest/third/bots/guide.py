"""What a searcher knows of the third edition."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from delvers.games.dungeonquest.common.bots.guide import guide_with
from delvers.games.dungeonquest.common.bots.policy import Answers, act, always
from delvers.games.dungeonquest.common.rules.options import CROSS, DECLINE
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.rules.options import (
    ATTACK,
    LOOT_FIRST,
    PLAY,
    ROLL_FOR_TREASURE,
    SIXTH_CARD,
    TAKE_TREASURE,
    VOLLEY,
)
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask


@cache
def card_in(option: str) -> str:
    """The card that an option lays."""
    return PLAY.parts(option)[0]


def lay_card(state: State, _hero: Hero, ask: Ask, dice: Dice) -> str:
    """Strong cards more often than weak ones: the better of two picked by chance."""
    content: Any = state.content
    one, other = dice.choice(ask.options), dice.choice(ask.options)
    first = content.fighting(card_in(one)).attack
    return one if first >= content.fighting(card_in(other)).attack else other


def counterattack(_state: State, _hero: Hero, ask: Ask, _dice: Dice) -> str:
    """Whoever can strike back does."""
    return ask.options[0]


ANSWERS: Final[Answers] = {
    prompts.LAY_CARD: lay_card,
    prompts.COUNTERATTACK: counterattack,
    prompts.CAVE_IN: always(CROSS),
    prompts.SPIDER_WEB: always(CROSS),
    prompts.FLEE: act,
    prompts.OPENING_VOLLEY: always(VOLLEY),
    prompts.SIXTH_CARD: always(SIXTH_CARD),
    prompts.SEEK_TREASURE: always(ROLL_FOR_TREASURE),
    prompts.TAKE_TREASURE: always(TAKE_TREASURE),
    prompts.ANNOUNCE_ESCAPE: always(DECLINE),
    prompts.ORDER: always(LOOT_FIRST),
    prompts.ESCAPE_OR_ATTACK: always(ATTACK),
}


def needs_treasure(state: Any) -> bool:
    """Alone, and where there is no glory without valour, a Treasure card must be brought."""
    return bool(state.rules.solo or state.rules.no_glory)


GUIDE: Final = guide_with(ANSWERS, needs_treasure, Path(__file__).parent)
