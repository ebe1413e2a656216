"""Spells."""
