"""Dungeon Plungin', drawn."""
