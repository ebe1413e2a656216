"""Every prompt that both editions have; one without parts is a constant."""

from typing import Final

from delvers.games.dungeonquest.common.rules.options import CARD, TILE
from delvers.kernel.forms import NUMBER, Prompt, declared, prompt

CHOOSE_TOWER: Final = Prompt("choose_tower")
ACT: Final = Prompt("act")
MOVE: Final = Prompt("move")
START_OF_TURN: Final = Prompt("start_of_turn")
RESOLVE_FIRST: Final = Prompt("resolve_first")
TOWER: Final = Prompt("tower")
BRIDGE: Final = Prompt("bridge")
LIGHTEN: Final = Prompt("lighten")
SPARE_TEST: Final = Prompt("spare_test")
HEADING: Final = Prompt("heading")
SURFACE: Final = Prompt("surface")
DRIFT: Final = Prompt("drift")
CHOOSE_SIDE: Final = Prompt("choose_side")
HOLE_IN_THE_ROOF: Final = Prompt("hole_in_the_roof")
BRIBE: Final = Prompt("bribe")
PRAY: Final = Prompt("pray")
REROLL_ONE: Final = Prompt("reroll_one")
REROLL_RAGE: Final = Prompt("reroll_rage")
ROLL_AGAIN: Final = Prompt("roll_again")
OPEN_PASSAGE: Final = Prompt("open_passage")
SEEK: Final = Prompt("seek")
SEEK_AMONG: Final = Prompt("seek_among")
TELEPORT: Final = Prompt("teleport")
STASIS: Final = Prompt("stasis")
WHICH_ATTRIBUTE: Final = Prompt("which_attribute")
ARTIFACT_EATER: Final = Prompt("artifact_eater")
DISCARD_LOOT: Final = Prompt("discard_loot")
END_OF_GAME: Final = Prompt("end_of_game")
BOTTLE_IMP: Final = Prompt("bottle_imp")

WARD_OFF_WOUNDS: Final = prompt("ward_off_wounds {amount}", NUMBER)
WARD_OFF: Final = prompt("ward_off {card}", CARD)
RISE_INSTEAD: Final = prompt("rise_instead {card}", CARD)
RESHAPE: Final = prompt("reshape {tile}", TILE)
ARROW: Final = prompt("arrow {tile}", TILE)
DRAW_ANOTHER: Final = prompt("draw_another {card}", CARD)
OFFER: Final = prompt("offer {card}", CARD)

PLAIN: Final = (
    CHOOSE_TOWER,
    ACT,
    MOVE,
    START_OF_TURN,
    RESOLVE_FIRST,
    TOWER,
    BRIDGE,
    LIGHTEN,
    SPARE_TEST,
    HEADING,
    SURFACE,
    DRIFT,
    CHOOSE_SIDE,
    HOLE_IN_THE_ROOF,
    BRIBE,
    PRAY,
    REROLL_ONE,
    REROLL_RAGE,
    ROLL_AGAIN,
    OPEN_PASSAGE,
    SEEK,
    SEEK_AMONG,
    TELEPORT,
    STASIS,
    WHICH_ATTRIBUTE,
    ARTIFACT_EATER,
    DISCARD_LOOT,
    END_OF_GAME,
    BOTTLE_IMP,
)
"""The prompts without parts."""
FORMS: Final = (*declared(globals()), *(prompt(one) for one in PLAIN))
