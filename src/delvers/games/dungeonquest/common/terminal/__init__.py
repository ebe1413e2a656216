"""DungeonQuest in a terminal: what both editions share."""
