"""The texts of all cards that mean the same in both editions."""

from typing import Final

from delvers.games.dungeonquest.common.rules.edition import Effect
from delvers.games.dungeonquest.common.rules.effects import catacomb, finds, places, plain, tests
from delvers.games.dungeonquest.common.rules.encounters import take_as_loot

EFFECTS: Final[dict[str, Effect]] = {
    **plain.EFFECTS,
    **tests.EFFECTS,
    **places.EFFECTS,
    **finds.EFFECTS,
    **catacomb.EFFECTS,
    "loot": take_as_loot,
}
