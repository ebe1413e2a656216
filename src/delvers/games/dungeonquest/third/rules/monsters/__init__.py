"""Meeting monsters, and monsters that serve the dragon (MON, VAR-SERV)."""
