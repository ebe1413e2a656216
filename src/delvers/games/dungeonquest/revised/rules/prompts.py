"""Every prompt of the Revised Edition."""

from typing import Final

from delvers.games.dungeonquest.common.rules import prompts as common
from delvers.games.dungeonquest.common.rules.options import HERO, TILE
from delvers.kernel.forms import NUMBER, Grammar, Prompt, declared, prompt

LAY_CARD: Final = Prompt("lay_card")
LAY_MONSTER_CARD: Final = Prompt("lay_monster_card")
ESCAPE_OR_FIGHT: Final = Prompt("escape_or_fight")
FACE_ALONE: Final = Prompt("face_alone")
FLEE: Final = Prompt("flee")
FORESEE: Final = Prompt("foresee")
LAY_WHICH: Final = Prompt("lay_which")
TURN_LUCK: Final = Prompt("turn_luck")
DRAIN_LIFE: Final = Prompt("drain_life")
GAIN_INSIGHT: Final = Prompt("gain_insight")
RENEW_DRAGON_CARDS: Final = Prompt("renew_dragon_cards")
KEEP_TREASURE: Final = Prompt("keep_treasure")
LEFT_DUNGEON: Final = Prompt("left_dungeon")
WHO_FIRST: Final = Prompt("who_first")
LIGHT: Final = Prompt("light")

SPEND_DETERMINATION: Final = prompt("spend_determination {excess}", NUMBER)
TRANSFORM: Final = prompt("transform {tile}", TILE)
COME_BACK: Final = prompt("come_back {hero}", HERO)

PLAIN: Final = (
    LAY_CARD,
    LAY_MONSTER_CARD,
    ESCAPE_OR_FIGHT,
    FACE_ALONE,
    FLEE,
    FORESEE,
    LAY_WHICH,
    TURN_LUCK,
    DRAIN_LIFE,
    GAIN_INSIGHT,
    RENEW_DRAGON_CARDS,
    KEEP_TREASURE,
    LEFT_DUNGEON,
    WHO_FIRST,
    LIGHT,
)
"""The prompts without parts."""
PROMPTS: Final = Grammar((*common.FORMS, *declared(globals()), *(prompt(one) for one in PLAIN)))
