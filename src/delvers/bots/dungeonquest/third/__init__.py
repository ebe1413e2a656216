"""What a bot needs for the third edition alone."""
