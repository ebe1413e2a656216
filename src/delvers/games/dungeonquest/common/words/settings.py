"""The options that both editions have: their labels, and what the choice of heroes is."""

from typing import Final

from delvers.text.gametext import Texts
from delvers.text.marks import N_

SETTINGS: Final[Texts] = {
    # Translators: the names of optional rules.
    "heroes": N_("Heroes"),
    "death_can_wait": N_("Death can wait"),
}
HEROES: Final = N_(
    "Which hero each seat plays, separated by commas: hugo, krutzbeck, lindel, tatianna, "
    "gherinn, challara. Left empty, the heroes are dealt at random."
)
