"""Games through the interfaces of others: one encoding, and thin adapters that hold no rule."""
