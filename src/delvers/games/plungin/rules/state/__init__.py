"""The table of a dungeon as plain data, and how rules ask, tell and cite."""
