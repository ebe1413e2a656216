"""Why dice are rolled, and where damage, experience and gold come from."""

from typing import Literal, NewType, TypeAlias

Why: TypeAlias = Literal[
    "alert",
    "attack",
    "break",
    "cast",
    "defence",
    "detect",
    "disarm",
    "get free",
    "lore",
    "outwit",
    "overload",
    "pick",
    "prisoner",
    "resist",
    "search",
    "spring",
    "stun",
    "thunder",
    "treasure",
    "turn",
    "turn_undead",
    "tutor",
    "work",
]
"""Reasons that have words of their own."""
Entry: TypeAlias = Literal[
    "alchemists_den",
    "armoury",
    "bleeding",
    "burning",
    "cells",
    "command",
    "cursed_thirsting_axe",
    "dragon_breath",
    "ember_shield",
    "entangle",
    "gaze_of_the_eye",
    "great_key",
    "library",
    "low_note",
    "raise_fallen",
    "sanctuary",
    "cursed_boots_of_dancing",
    "storm",
    "sweep",
    "tail_sweep",
    "the_eye_weeps",
    "venom",
    "web_spray",
    "winding_room",
    "wings",
]
"""Entries of the books that a rule itself gives as the reason; they are told by their names."""
Named = NewType("Named", str)
"""Who or what is told by its name: a figure, or an entry that the rule has met in the books."""
Reason: TypeAlias = Why | Entry | Named
"""Why something happens, whoever it happens to."""
Rolling = NewType("Rolling", str)
"""Why somebody rolls, and who does: made by `roll_reason`."""
