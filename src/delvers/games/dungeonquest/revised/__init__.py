"""DungeonQuest Revised Edition."""
