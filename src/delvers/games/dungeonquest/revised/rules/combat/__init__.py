"""Fights of the Revised Edition (COMBAT, ESCAPE)."""
