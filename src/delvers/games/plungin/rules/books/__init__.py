"""The companion books as typed data: people, things, foes, and the dungeon."""
