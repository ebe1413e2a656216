"""What the rows of an experiment say: estimates with their intervals, and differences."""
