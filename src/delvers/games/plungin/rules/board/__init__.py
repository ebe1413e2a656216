"""The board: squares, sight, tiles, moving."""
