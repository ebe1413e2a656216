"""The parameters of the Revised Edition's events in words."""

from typing import Final

from delvers.games.dungeonquest.common.words.speaking import CAUSES, REASONS, Speech
from delvers.games.dungeonquest.revised.words.names import NAMING
from delvers.text.gametext import Names, Texts
from delvers.text.marks import N_
from delvers.text.telling import Spoken
from delvers.text.voice import Voice

SPEECH: Final = Speech(
    NAMING,
    {
        **CAUSES,
        # Translators: why dice are rolled or wounds suffered: "Ana rolls 3 (the dark)".
        "first_shot": N_("the first shot"),
        "solo_round": N_("a round of the fight"),
        "outer_wall": N_("the outer wall"),
    },
    {
        **REASONS,
        # Translators: why a turn ends: "The turn of Ana is over: the door stays shut."
        "same_hall": N_("the same chamber by the same hall again"),
        "no_way_on": N_("no way leads on"),
        "web": N_("the web holds fast"),
        "rubble": N_("there is no getting over the rubble"),
        "stays": N_("a halt here"),
        "far_side": N_("over the bridge, but no way leads on from there"),
        "rotates": N_("the room has turned"),
        "below": N_("in the catacombs"),
        "spared": N_("the danger has passed by"),
        "monster_killed": N_("the fight is over"),
        "quiet_escape": N_("safe for now"),
        "tome": N_("the tome says no more"),
    },
)
cause: Final = SPEECH.cause

NO_ESCAPE: Final[Texts] = {
    # Translators: "There is no escape for Ana: no explored chamber is beside this one."
    "krutzbeck": N_("Krutzbeck never runs away"),
    "caught": N_("nobody gets away from this monster"),
    "occupied": N_("heroes stand in all explored chambers beside this one"),
    "unexplored": N_("no explored chamber is beside this one"),
    "no_way_out": N_("no way leads out"),
}


def why_not(voice: Voice, reason: str, _names: Names) -> str:
    """Why there is no escape."""
    return voice.fill(NO_ESCAPE[reason])


SPOKEN: Final[Spoken] = {
    **SPEECH.spoken(),
    "why": ("why", why_not),
    "attack": ("attack", SPEECH.thing),
    "cards": ("cards", SPEECH.things),
    "monster_attack": ("monster_attack", SPEECH.thing),
}
