"""Woodcuts for Dungeon Plungin': figures in a box of 100 by 100, things in squares of 40."""
