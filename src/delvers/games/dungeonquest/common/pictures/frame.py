"""How the parts of the whole picture are laid out."""

from typing import Final

from delvers.games.dungeonquest.common.pictures.board import HIGH as BOARD_HIGH
from delvers.games.dungeonquest.common.pictures.board import WIDE as BOARD_WIDE
from delvers.games.dungeonquest.common.pictures.sun import HIGH as SUN_HIGH

WIDE: Final = 1500
LEFT: Final = 1056
"""How wide sky and board are; the heroes stand to the right of them."""
BOARD_TOP: Final = 24 + SUN_HIGH * LEFT // BOARD_WIDE + 8
BELOW: Final = BOARD_TOP + BOARD_HIGH * LEFT // BOARD_WIDE + 12
SKY: Final = SUN_HIGH * LEFT // BOARD_WIDE
BOARD: Final = BOARD_HIGH * LEFT // BOARD_WIDE
