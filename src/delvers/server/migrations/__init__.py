"""The steps from an empty database to the present one, run at every start."""
