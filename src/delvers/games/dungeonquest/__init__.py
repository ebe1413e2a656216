"""DungeonQuest in two editions: what they share, and each by itself."""
