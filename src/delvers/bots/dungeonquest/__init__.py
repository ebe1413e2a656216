"""Bots for DungeonQuest."""
