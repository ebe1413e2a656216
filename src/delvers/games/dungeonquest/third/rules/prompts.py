"""Every prompt of the third edition."""

from typing import Final

from delvers.games.dungeonquest.common.rules import prompts as common
from delvers.games.dungeonquest.third.rules.options import MONSTER
from delvers.kernel.forms import Grammar, Prompt, declared, prompt

CAVE_IN: Final = Prompt("cave_in")
SPIDER_WEB: Final = Prompt("spider_web")
CRAWL_OUT: Final = Prompt("crawl_out")
MEET: Final = Prompt("meet")
OPENING_VOLLEY: Final = Prompt("opening_volley")
ADD_TO_VOLLEY: Final = Prompt("add_to_volley")
SIXTH_CARD: Final = Prompt("sixth_card")
LAY_CARD: Final = Prompt("lay_card")
COUNTERATTACK: Final = Prompt("counterattack")
RAPID_SHOT: Final = Prompt("rapid_shot")
NAME_TYPE: Final = Prompt("name_type")
DISCARD_OF_HAND: Final = Prompt("discard_of_hand")
DISCARD_OF_DAMAGE: Final = Prompt("discard_of_damage")
TAKE_FROM_STACK: Final = Prompt("take_from_stack")
ANNOUNCE_ESCAPE: Final = Prompt("announce_escape")
SEEK_TREASURE: Final = Prompt("seek_treasure")
TAKE_TREASURE: Final = Prompt("take_treasure")
ATTACK_HERO: Final = Prompt("attack_hero")
ORDER: Final = Prompt("order")
TAKE_LOOT: Final = Prompt("take_loot")
FLEE: Final = Prompt("flee")
SERVE: Final = Prompt("serve")
PLACE_TOKEN: Final = Prompt("place_token")

ESCAPE_OR_ATTACK: Final = prompt("escape_or_attack {monster}", MONSTER)
CHOOSE_TOKEN: Final = prompt("choose_token {monster}", MONSTER)

PLAIN: Final = (
    CAVE_IN,
    SPIDER_WEB,
    CRAWL_OUT,
    MEET,
    OPENING_VOLLEY,
    ADD_TO_VOLLEY,
    SIXTH_CARD,
    LAY_CARD,
    COUNTERATTACK,
    RAPID_SHOT,
    NAME_TYPE,
    DISCARD_OF_HAND,
    DISCARD_OF_DAMAGE,
    TAKE_FROM_STACK,
    ANNOUNCE_ESCAPE,
    SEEK_TREASURE,
    TAKE_TREASURE,
    ATTACK_HERO,
    ORDER,
    TAKE_LOOT,
    FLEE,
    SERVE,
    PLACE_TOKEN,
)
"""The prompts without parts."""
PROMPTS: Final = Grammar((*common.FORMS, *declared(globals()), *(prompt(one) for one in PLAIN)))
