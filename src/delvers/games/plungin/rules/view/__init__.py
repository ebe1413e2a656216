"""What a seat may know, and what its heroes could do."""
