"""Using things, treasure and rewards."""
