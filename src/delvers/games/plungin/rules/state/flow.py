"""How a turn or an adventure can be cut short."""


class TurnEnds(Exception):
    """The turn of the hero whose turn it is ends at once."""


class AdventureEnds(Exception):
    """The adventure is won or lost, or the party has left the dungeon."""
