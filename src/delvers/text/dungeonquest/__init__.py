"""The texts of DungeonQuest: what both editions share, and the third edition."""
