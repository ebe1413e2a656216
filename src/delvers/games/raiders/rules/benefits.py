"""What a chamber gives, as its card writes it: coins, a potion, or else the name of an item."""

from typing import Final

from delvers.kernel.forms import NUMBER, form

COINS: Final = form("coins {amount}", NUMBER)
POTION: Final = form("potion {amount}", NUMBER)
