"""The parameters of the Revised Edition's events in words."""

from typing import Final

from delvers.text.dungeonquest.revised.names import NAMING
from delvers.text.dungeonquest.speaking import CAUSES, Speech
from delvers.text.marks import N_
from delvers.text.telling import Spoken

SPEECH: Final = Speech(
    NAMING,
    {
        **CAUSES,
        # Translators: why dice are rolled or wounds suffered: "Ana rolls 3 (the dark)".
        "first_shot": N_("the first shot"),
        "solo_round": N_("a round of the fight"),
        "outer_wall": N_("the outer wall"),
    },
)
cause: Final = SPEECH.cause
SPOKEN: Final[Spoken] = {
    **SPEECH.spoken(),
    "attack": ("attack", SPEECH.thing),
    "monster_attack": ("monster_attack", SPEECH.thing),
}
