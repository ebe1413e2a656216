"""Bots for DungeonQuest: what both editions ask is here, what each asks alone beside it."""
