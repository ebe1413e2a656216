"""The texts of DungeonQuest: what both editions share, and what each has of its own."""
