"""Every form of option of the Revised Edition."""

from typing import Final

from delvers.games.dungeonquest.common.rules import options as common
from delvers.kernel.forms import NUMBER, Grammar, Part, declared, form

TOKENS: Final = Part("tokens", NUMBER.read)
"""A number of Determination tokens."""

PLAY: Final = form("play {type}", common.ATTACK_TYPE)
SPEND: Final = form("spend {count}", TOKENS)
LIGHT: Final = form("light {way}", common.WAY)
NEXT: Final = form("next {card}", common.CARD)
LAY: Final = form("lay {tile}", common.TILE)
FIRST: Final = form("first {hero}", common.HERO)

SPEND_NONE: Final = "spend none"
GROPE: Final = "grope"
FIGHT: Final = "fight"
FIGHT_ON: Final = "fight on"

PLAIN: Final = (SPEND_NONE, GROPE, FIGHT, FIGHT_ON)
"""The options without parts."""
GRAMMAR: Final = Grammar((*common.FORMS, *declared(globals()), *(form(option) for option in PLAIN)))
