"""Every prompt of Dungeon Plungin': what the players are asked."""

from functools import lru_cache
from typing import Final

from delvers.games.plungin.rules.options import figure_named, words_of
from delvers.kernel.forms import NUMBER, REST, WORD, AnyForm, Grammar, Part, declared, prompt


def _figure(words: str) -> str | None:
    return words if figure_named(words) is not None else None


def _character(words: str) -> str | None:
    return words if " " not in words else _figure(words)


FIGURE: Final = Part("monster with its number", _figure, is_rest=True)
CHARACTER: Final = Part("hero, or monster with its number", _character, is_rest=True)

# -- making heroes ---------------------------------------------------------------------------------

HERO: Final = prompt("hero {number}", NUMBER)
RACE: Final = prompt("race")
CLASS: Final = prompt("class")
BUILD: Final = prompt("build")
POINTS: Final = prompt("points {left}", NUMBER)
HUMAN_CHOICE: Final = prompt("human_choice")
ABILITIES: Final = prompt("abilities")
ABILITY: Final = prompt("ability {hero}", WORD)
SCHOOL: Final = prompt("school {hero}", WORD)
FIRST_SPELL: Final = prompt("first_spell {hero}", WORD)
PREPARE: Final = prompt("prepare {hero}", WORD)
SPELLS: Final = prompt("spells {hero}", WORD)
PREPARED: Final = prompt("prepared {hero}", WORD)
LEVEL_UP: Final = prompt("level_up {hero}", WORD)

# -- turns -----------------------------------------------------------------------------------------

WHO_IS_FIRST: Final = prompt("who_is_first")
SET_OUT: Final = prompt("set_out")
STAND: Final = prompt("stand {hero}", WORD)
WHO_ACTS: Final = prompt("who_acts")
ACT: Final = prompt("act")
STEP: Final = prompt("step")
FACE: Final = prompt("face")
GIVE_UP: Final = prompt("give_up")

# -- fights ----------------------------------------------------------------------------------------

ADVANCE: Final = prompt("advance {hero}", WORD)
REFUSE_PUSH: Final = prompt("refuse_push {hero}", WORD)
DODGE: Final = prompt("dodge {hero}", WORD)
GUARD: Final = prompt("guard {hero} {other} {attacker}", WORD, WORD, FIGURE)
COUNTERATTACK: Final = prompt("counterattack {hero} {attacker}", WORD, CHARACTER)
OPPORTUNITY: Final = prompt("opportunity {hero} {monster}", WORD, FIGURE)
WEAK_ITEM: Final = prompt("weak_item {hero}", WORD)
LUCKY: Final = prompt("lucky {hero} {needed} {why}", WORD, NUMBER, REST)
"""How many successes are needed is 0 where no number of them is a success by itself."""
TARGET: Final = prompt("target {monster}", FIGURE)
DUMB: Final = prompt("dumb {monster}", WORD)
WHO_SNEAKS: Final = prompt("who_sneaks")
CLEAVE: Final = prompt("cleave")
CHARGE: Final = prompt("charge")
WHIRL_ATTACK: Final = prompt("whirl_attack")
MIGHTY_BLOW: Final = prompt("mighty_blow")
RAPID_SHOT: Final = prompt("rapid_shot")
TAUNT: Final = prompt("taunt")
MOCK: Final = prompt("mock")
MARK: Final = prompt("mark")
LAY_HANDS: Final = prompt("lay_hands")

# -- spells and things -----------------------------------------------------------------------------

AIM: Final = prompt("aim {spell}", WORD)
PULL: Final = prompt("pull")
CURE: Final = prompt("cure {who}", REST)
RESTORE: Final = prompt("restore {hero}", WORD)
RECALL: Final = prompt("recall {hero}", WORD)
THROW: Final = prompt("throw {item}", WORD)
FOR_WHOM: Final = prompt("for_whom {item}", WORD)
WHET: Final = prompt("whet")
WEDGE: Final = prompt("wedge")
STREW: Final = prompt("strew")
OIL: Final = prompt("oil")
REVIVE: Final = prompt("revive")
RID: Final = prompt("rid {hero}", WORD)
NO_ROOM: Final = prompt("no_room {hero} {item}", WORD, WORD)
MAKE_ROOM: Final = prompt("make_room {hero} {item}", WORD, WORD)
NOSE: Final = prompt("nose {hero}", WORD)
TREASURE_NOSE: Final = prompt("treasure_nose")
AGAIN: Final = prompt("again {recipe}", WORD)

# -- the dungeon -----------------------------------------------------------------------------------

LAY: Final = prompt("lay {tile}", WORD)
WALL: Final = prompt("wall")
GREAT_DOOR_WALL: Final = prompt("great_door_wall")
PLACE_BESIDE: Final = prompt("place_beside")
SQUARE: Final = prompt("square {hero}", WORD)
CARRIER: Final = prompt("carrier {hero}", WORD)
JUMP: Final = prompt("jump {hero}", WORD)
CLIMB: Final = prompt("climb {hero}", WORD)
INSCRIPTION: Final = prompt("inscription")
WHISPERS: Final = prompt("whispers")
PEDDLER: Final = prompt("peddler")

# -- the village -----------------------------------------------------------------------------------

VILLAGE: Final = prompt("village")
SEE: Final = prompt("see {hero}", WORD)
TUTOR: Final = prompt("tutor")
CHEST_FULL: Final = prompt("chest_full")
RENT: Final = prompt("rent {property}", WORD)
RETRAIN: Final = prompt("retrain {hero}", WORD)
JOIN: Final = prompt("join {hero}", WORD)

PROMPTS: Final = Grammar(declared(globals()))


@lru_cache(maxsize=1 << 12)
def form_of(prompt: str) -> AnyForm:
    """The form of a prompt, which is kept for those that come again and again."""
    found = PROMPTS.form_of(prompt)
    if found is None:
        raise ValueError(f"{prompt!r} is no prompt of Dungeon Plungin'")
    return found


def words_in(prompt: str) -> list[str]:
    """The words that the parts of a prompt are made of: the ids and numbers that it names."""
    return words_of(PROMPTS, prompt)


def hero_in(prompt: str) -> str:
    """The hero whom a prompt is about first of all; '' if it is about none."""
    form = PROMPTS.form_of(prompt)
    return str(form.parts(prompt)[0]) if form is not None and form.names[:1] == ("hero",) else ""
