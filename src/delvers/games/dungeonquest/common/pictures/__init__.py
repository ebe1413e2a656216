"""DungeonQuest, drawn: what both editions share."""
