"""Monsters: their Laws, their turn, bosses."""
