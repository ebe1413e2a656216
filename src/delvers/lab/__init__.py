"""Mass simulation, statistics and plots."""
