"""The marks of the three attack types."""

from typing import Final

TYPES: Final = {"ranged": "➶", "melee": "⚔", "magic": "✦"}
