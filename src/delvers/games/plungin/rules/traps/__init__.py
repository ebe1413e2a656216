"""Traps and what stays on squares."""
