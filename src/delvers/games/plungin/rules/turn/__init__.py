"""Rounds, the turns of heroes, and the game from its beginning to its end."""
