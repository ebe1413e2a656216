"""What the cards of both editions do (CARD)."""
