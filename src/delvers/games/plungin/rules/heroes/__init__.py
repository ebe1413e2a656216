"""Heroes: their stats, checks, things and making."""
