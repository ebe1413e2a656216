"""Fights of the third edition: hands, rounds, counterattacks, damage, escape (COMBAT, POWER)."""
