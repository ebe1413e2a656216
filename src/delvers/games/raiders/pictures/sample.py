"""The picture in the README: `python -m delvers.games.raiders.pictures.sample FILE`."""

import sys
from pathlib import Path
from typing import Final

from delvers.draw import Scene, picture
from delvers.kernel.game import Game
from delvers.kernel.loading import new
from delvers.text import words

SEED: Final = 276
CHOICES: Final = 66
NAMES: Final = ("Ana", "Bruno", "Chloe", "Dmitri")


def sample_game(seed: int = SEED, choices: int = CHOICES) -> Game:
    """A game in the middle; the seats choose by turns from their first, third, fifth … option."""
    game = new("raiders", seats=len(NAMES), seed=seed)
    for number in range(choices):
        seat = game.waiting[-1]
        options = game.pending[seat].options
        game.choose(seat, options[number * 2 % len(options)])
    return game


def sample_picture() -> str:
    """What the first seat sees of that game."""
    game = sample_game()
    scene = Scene("raiders", game.view(0), game.pending.get(0), words("en"), NAMES)
    return picture(scene)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sample_picture() + "\n", encoding="utf-8")
