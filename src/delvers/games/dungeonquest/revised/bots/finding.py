"""Runes and treasures of the Revised Edition: when the bot uses them."""

from collections.abc import Callable
from typing import Final

from delvers.games.dungeonquest.common.bots import finding
from delvers.games.dungeonquest.common.bots.finding import (
    HURT,
    is_running_late,
    is_sealed,
    worth_of_find,
)
from delvers.games.dungeonquest.common.bots.moving import through
from delvers.games.dungeonquest.common.bots.paths import entering
from delvers.games.dungeonquest.common.bots.prospects import DRAGON_CARDS, WAKES
from delvers.games.dungeonquest.common.bots.question import Answers, Question, yes_if
from delvers.games.dungeonquest.common.rules import prompts as common_prompts
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.options import DECLINE, GO_ON, RESOLVE, USE, named_in
from delvers.games.dungeonquest.common.rules.starting import is_potion
from delvers.games.dungeonquest.revised.bots.sight import view_of
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.options import GRAMMAR, LAY, NEXT

FEARED_FINDS: Final = (
    "search_giant_centipede",
    "search_ferrox",
    "search_hidden_trap",
    "crypt_old_bones",
    "crypt_spectral_storm",
    "crypt_hidden_trap",
    "corpse_old_bones",
    "corpse_deadly_scorpion",
)
"""The finds that cost more than the wound of a Rune of Blinding."""
DRAWS_LEFT: Final = 4
"""With so few Dragon cards left, and the dragon among them, they are better shuffled."""
NIGHTFALL: Final = 3
"""With so few spaces left to the sun a potion of haste is worth its gold."""
DARK: Final = 12
"""So late a Rune for opening is used on any way."""


def start_of_turn(question: Question) -> str:
    """Use what helps now, else go on."""
    wanted = [
        option
        for option in question.options
        if (named := USE.read(option)) and is_useful_now(question, *named)
    ]
    return question.first_of(*wanted, GO_ON)


def is_useful_now(question: Question, thing: str) -> bool:
    """Whether a Rune, potion or treasure should be used at the start of this turn."""
    is_wanted = USEFUL.get(thing)
    return is_wanted(question) if is_wanted else finding.is_useful_now(question, thing)


def is_haste_wanted(question: Question) -> bool:
    """When night falls and the way home is long."""
    return is_running_late(question) and question.situation.daylight <= NIGHTFALL


def is_stasis_wanted(question: Question) -> bool:
    """On the way home, or for one more Dragon card."""
    return is_running_late(question) or question.situation.at == TREASURE


def is_opening_wanted(question: Question) -> bool:
    """When there is no time to lose at doors."""
    return is_running_late(question) or question.situation.daylight < DARK


def is_vision_wanted(question: Question) -> bool:
    """For whoever has nothing yet and may search here."""
    situation = question.situation
    return situation.at not in view_of(question)["searched"] and not situation.me["loot"]


USEFUL: Final[dict[str, Callable[[Question], bool]]] = {
    "treasure_quicksilver_potion": is_haste_wanted,
    "treasure_harp_of_tranquility": lambda _: False,
    "treasure_forbidden_tome": lambda _: False,
    "stasis_rune": is_stasis_wanted,
    "teleportation_rune": is_sealed,
    "rune_of_opening": is_opening_wanted,
    "rune_of_vision": is_vision_wanted,
}
"""When the bot uses what only this edition has."""


def resolve_first(question: Question) -> str:
    """A potion before a bite that would kill; the rest happens anyway, in whatever order."""
    due = [option for option in question.options if RESOLVE.fits(option)]
    drinks = [option for option in question.options if is_potion(named_in(GRAMMAR, option))]
    return drinks[0] if drinks and question.situation.life <= 1 else due[0]


def ward_off(question: Question) -> str:
    """An Ambush for whoever is hurt, a bad find for whoever can bear one wound."""
    situation = question.situation
    if question.about == "dungeon_ambush":
        is_wanted = situation.life <= 2 * HURT or situation.daylight < DARK
        return question.first_of(USE("rune_of_death") if is_wanted else DECLINE)
    is_wanted = question.about in FEARED_FINDS and situation.life > 1
    return question.first_of(USE("rune_of_blinding") if is_wanted else DECLINE)


def transform(question: Question) -> str:
    """A chamber that is worse than most is set against another."""
    is_bad = cost_of_tile(question, question.about) > typical_cost(question) + 1.0
    return question.first_of(USE("rune_of_transformation") if is_bad else DECLINE)


def lay_which(question: Question) -> str:
    """The chamber that costs less to enter and leads on."""
    return min(question.options, key=lambda option: cost_of_tile(question, *LAY.parts(option)))


def cost_of_tile(question: Question, tile: str) -> float:
    """What entering a chamber costs, and a dead end more."""
    laid = question.situation.lore.content.tiles[tile]
    kind, sides = laid.kind, laid.sides
    legs = entering(question.situation.lore, question.situation.me["hero"])
    ways = sum(side != "wall" for side in sides)
    return legs[kind].weight + (3.0 if ways == 1 and kind != "rotating_room" else 0.0)


def typical_cost(question: Question) -> float:
    """What an unknown chamber costs."""
    legs = entering(question.situation.lore, question.situation.me["hero"])
    return legs["unexplored"].weight


def are_dragon_cards_bad(question: Question) -> bool:
    """Whether the dragon is likely to be among the few cards that are left."""
    shown = question.situation.dragons
    return WAKES not in shown and DRAGON_CARDS - len(shown) <= DRAWS_LEFT


def is_luck_wanted(question: Question) -> bool:
    """Where a failure may kill, or when there is little to lose by it."""
    situation = question.situation
    is_deadly = situation.kind(situation.at) in ("bottomless_pit", "trap", "bridge")
    return is_deadly or situation.life <= HURT or situation.lore.tokens(situation.me) <= 1


def is_healing_wanted(question: Question) -> bool:
    """Whoever has some wounds."""
    return question.situation.me["wounds"] >= 4


def keep_treasure(question: Question) -> str:
    """What is worth most."""
    return question.best(question.gold_in)


def foresee(question: Question) -> str:
    """The best card first."""
    return question.best(lambda option: worth_of_find(question, *NEXT.parts(option)))


def first(question: Question) -> str:
    """It does not matter which."""
    return question.options[0]


FINDING: Final[Answers] = {
    common_prompts.START_OF_TURN: start_of_turn,
    common_prompts.RESOLVE_FIRST: resolve_first,
    common_prompts.WARD_OFF: ward_off,
    prompts.TRANSFORM: transform,
    prompts.LAY_WHICH: lay_which,
    common_prompts.TELEPORT: through,
    prompts.TURN_LUCK: yes_if(is_luck_wanted),
    prompts.DRAIN_LIFE: yes_if(is_healing_wanted),
    prompts.GAIN_INSIGHT: yes_if(is_sealed),
    prompts.RENEW_DRAGON_CARDS: yes_if(are_dragon_cards_bad),
    prompts.KEEP_TREASURE: keep_treasure,
    prompts.FORESEE: foresee,
    prompts.LEFT_DUNGEON: first,
    prompts.WHO_FIRST: first,
}
