"""The chamber tiles of the box, the same in both editions, for bots, words, pictures and terminal.

The rules take the tiles that a game is played with from `state.content`.
"""

from typing import Final

from delvers.games.dungeonquest.common.rules.cards import COMMON
from delvers.games.dungeonquest.common.rules.tiles import faces_of, load_tiles

TILES: Final = load_tiles(COMMON / "tiles.toml")
FACES: Final = faces_of(TILES)
