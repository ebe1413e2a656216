"""DungeonQuest: what both editions share, and each edition in a package of its own."""
