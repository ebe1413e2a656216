"""Doors and chests: locks, keys, breaking."""
