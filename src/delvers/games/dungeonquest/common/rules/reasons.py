"""Why a turn is over, dice are rolled and wounds suffered."""

from typing import Literal, TypeAlias

CommonEnd: TypeAlias = Literal["door", "portcullis", "pit", "hole", "naga", "torch"]
"""Why a turn ends in either edition."""
ThirdEnd: TypeAlias = Literal[
    "same_corridor", "no_way_on", "caught", "stuck", "rotated", "trapdoor"
]
"""Why a turn ends in the third edition alone."""
RevisedEnd: TypeAlias = Literal[
    "same_hall",
    "no_way_on",
    "web",
    "rubble",
    "stays",
    "far_side",
    "rotates",
    "below",
    "spared",
    "monster_killed",
    "quiet_escape",
    "tome",
]
"""Why a turn ends in the Revised Edition alone."""
EndOfTurn: TypeAlias = CommonEnd | ThirdEnd | RevisedEnd

CommonCause: TypeAlias = Literal[
    "prayer",
    "first_player",
    "reroll",
    "drift",
    "darkness",
    "fall",
    "spear_trap",
    "dragon_rage",
    "bottomless_pit",
    "dead_end",
    "sunset",
]
"""Why dice are rolled or wounds suffered, if it is neither a test nor a card or monster."""
ThirdCause: TypeAlias = Literal["unconscious", "monster_treasure"]
"""The same in the third edition alone."""
RevisedCause: TypeAlias = Literal["first_shot", "solo_round", "outer_wall"]
"""The same in the Revised Edition alone."""
