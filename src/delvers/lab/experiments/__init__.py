"""Experiments as data: what to play, over which grid, and how precisely to know it."""
