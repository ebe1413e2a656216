"""What a bot needs for the Revised Edition alone."""
