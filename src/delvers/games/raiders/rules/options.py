"""Every form of option of Dungeon Raiders: a card to lay, or a torch to use."""

from typing import Final

from delvers.kernel.forms import Grammar, among, declared, form, one_of

NUMBER: Final = among("number", {str(number): number for number in (1, 2, 3, 4, 5)})
SHORT_ITEM: Final = one_of("item", ("torch", "key", "sword"))

LAY_POWER: Final = form("power {number}", NUMBER)
LAY_ITEM: Final = form("{item}", SHORT_ITEM)
LAY_BALL: Final = form("crystal ball")
USE_TORCH: Final = form("use torch")

GRAMMAR: Final = Grammar(declared(globals()))
