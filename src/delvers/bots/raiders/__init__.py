"""Bots for Dungeon Raiders."""
