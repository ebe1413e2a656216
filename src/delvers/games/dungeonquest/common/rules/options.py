"""Every form of option that both editions have, and the parts that forms are made of.

An option without parts is a constant: rules offer it, and everybody else compares with it.
"""

from typing import Final

from delvers.games.dungeonquest.common.rules.board import DIRECTIONS, SPACE_OF, TOWERS, Step, label
from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES, AttackType
from delvers.kernel import requests
from delvers.kernel.forms import NUMBER, WORD, AnyForm, Grammar, Part, among, declared, form

# -- parts -----------------------------------------------------------------------------------------

DIRECTION: Final = among("direction", {name: number for number, name in enumerate(DIRECTIONS)})
"""A direction of the board, by its number."""
SPACE: Final = among("space", SPACE_OF)
"""A space of the board, by its number; the option names its column and row, such as c4."""


def _step_in_words(step: Step) -> str:
    direction = DIRECTIONS[step.direction]
    return direction if step.to is None else f"{direction} {label(step.to)}"


_STEPS: Final = {
    _step_in_words(step): step
    for direction in range(len(DIRECTIONS))
    for step in (Step(direction), *(Step(direction, space) for space in SPACE_OF.values()))
}
WAY: Final[Part[Step]] = Part("way", _STEPS.get, _step_in_words, is_rest=True)
"""A step: a direction and, out of the treasure chamber, the space it leads to."""
CARD: Final[Part[str]] = Part("card", lambda word: word if "_" in word else None)
"""The id of a card or Rune: its deck or owner and its name, joined by underscores."""
TILE: Final[Part[str]] = Part("tile", CARD.read)
"""The id of a chamber tile."""
_ATTACKS: Final[dict[str, AttackType]] = {attack: attack for attack in ATTACK_TYPES}
ATTACK_TYPE: Final[Part[AttackType]] = among("attack type", _ATTACKS)
HERO: Final[Part[str]] = Part("hero", WORD.read)
"""The id of a hero."""
DIE: Final = Part("die", NUMBER.read)
"""What a die shows."""

# -- forms -----------------------------------------------------------------------------------------

MOVE: Final = form("move {way}", WAY)
THROUGH: Final = form("through {way}", WAY)
BY_ROPE: Final = form("rope {way}", WAY)
HEAD: Final = form("head {direction}", DIRECTION)
ARROW: Final = form("arrow {direction}", DIRECTION)
SIDE: Final = form("side {direction}", DIRECTION)
TOWER: Final = form("tower {space}", SPACE)
TO: Final = form("to {space}", SPACE)
USE: Final = form("use {card}", CARD)
DISCARD: Final = form("discard {card}", CARD)
TAKE: Final = form("take {card}", CARD)
OPEN: Final = form("open {card}", CARD)
RESOLVE: Final = form("resolve {what}", WORD)
REROLL: Final = form("reroll {number}", DIE)

DECLINE: Final = requests.DECLINE
STOP: Final = "stop"
GO_ON: Final = "go on"
KEEP: Final = "keep"
REROLL_BOTH: Final = "reroll both"
PRAY: Final = "pray"
SEARCH: Final = "search"
DESCEND: Final = "descend"
STAY: Final = "stay"
FACE_DRAGON: Final = "face the dragon"
LEAVE: Final = "leave"
CROSS: Final = "cross"
STEP_ON_BRIDGE: Final = "go"
SURFACE: Final = "surface"
STAY_BELOW: Final = "stay below"
DRIFT_LEFT: Final = "drift left"
DRIFT_RIGHT: Final = "drift right"
CLIMB: Final = "climb"
ENOUGH: Final = "enough"
LOOK_INSIDE: Final = "look inside"
DRAW_ANOTHER: Final = "draw another"
FREE_IMP: Final = "free the imp"
MOVE_ON: Final = "move on"
ESCAPE: Final = "escape"
AGILITY: Final = "agility"
ARMOR: Final = "armor"

TOWER_OPTION: Final = {tower: TOWER(tower) for tower in TOWERS}
"""The option that names each tower."""

PLAIN: Final = (
    DECLINE,
    STOP,
    GO_ON,
    KEEP,
    REROLL_BOTH,
    PRAY,
    SEARCH,
    DESCEND,
    STAY,
    FACE_DRAGON,
    LEAVE,
    CROSS,
    STEP_ON_BRIDGE,
    SURFACE,
    STAY_BELOW,
    DRIFT_LEFT,
    DRIFT_RIGHT,
    CLIMB,
    ENOUGH,
    LOOK_INSIDE,
    DRAW_ANOTHER,
    FREE_IMP,
    MOVE_ON,
    ESCAPE,
    AGILITY,
    ARMOR,
)
"""The options without parts."""
FORMS: Final[tuple[AnyForm, ...]] = (*declared(globals()), *(form(option) for option in PLAIN))


def named_in(grammar: Grammar, option: str) -> str:
    """The id at the end of an option, such as that of a card; "" if there is none."""
    one = grammar.form_of(option)
    parts = one.parts(option) if one is not None else ()
    return parts[-1] if parts and isinstance(parts[-1], str) else ""
