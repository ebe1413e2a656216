"""A toy game of another package, with rules and nothing else."""

from pathlib import Path

GAME = """\
from delvers.kernel.kit import GameKit

GAME = GameKit("pit", "tests.kernel.pit:PIT")
"""
METADATA = "Metadata-Version: 2.1\nName: pit-game\nVersion: 1.0\n"
ENTRY_POINTS = "[delvers.games]\npit = pit_game:GAME\n"


def install(folder: Path) -> Path:
    """Lay the package into a folder as an installer does; the folder."""
    told = folder / "pit_game-1.0.dist-info"
    told.mkdir()
    (folder / "pit_game.py").write_text(GAME)
    (told / "METADATA").write_text(METADATA)
    (told / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder
