"""A bot that runs heroes of Dungeon Plungin' with sense."""
