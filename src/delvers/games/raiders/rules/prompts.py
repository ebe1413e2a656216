"""Every prompt of Dungeon Raiders."""

from typing import Final

from delvers.kernel.forms import Grammar, declared, prompt

LAY_CARD: Final = prompt("lay_card")
LAY_SECOND_CARD: Final = prompt("lay_second_card")
USE_TORCH: Final = prompt("use_torch")

PROMPTS: Final = Grammar(declared(globals()))
