"""What both editions of DungeonQuest share."""
