"""Woodcuts for DungeonQuest: heroes, monsters, rooms, signs."""
