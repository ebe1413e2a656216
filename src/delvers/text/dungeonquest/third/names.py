"""The names that only the third edition has: Combat cards and Power cards."""

from typing import Final

from delvers.text.dungeonquest import names as shared
from delvers.text.dungeonquest.names import ATTACKS
from delvers.text.dungeonquest.third.power import POWER_NAMES
from delvers.text.gametext import Texts, look_up, readable
from delvers.text.marks import N_
from delvers.text.voice import Voice

NAMES: Final[Texts] = {**shared.NAMES, **POWER_NAMES}
COMBAT: Final[Texts] = {
    # Translators: Combat cards with their attack value.
    "ranged": N_("Ranged %(count)s"),
    "melee": N_("Melee %(count)s"),
    "magic": N_("Magic %(count)s"),
}


def more_names(voice: Voice, id: str) -> str | None:
    """A Combat card, or what both editions name alike."""
    card = None if id in ATTACKS else look_up(voice, COMBAT, id)
    return card or shared.more_names(voice, id)


def name(voice: Voice, id: str) -> str:
    """The name of a thing, standing alone."""
    return look_up(voice, NAMES, id) or more_names(voice, id) or readable(id)
