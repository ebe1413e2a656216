"""The bosses, one file each: their special Laws and what their Life Tables do (LAW, BOSS)."""
