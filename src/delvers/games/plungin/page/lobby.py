"""What the lobby of Dungeon Plungin' offers: adventures, ready heroes, optional rules in groups."""

from typing import Final

from delvers.games.plungin.rules.books.dungeon import Pack
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.heroes.heroes import STANDARD_PARTY
from delvers.games.plungin.words.content import books_of
from delvers.text import Words

HEROES: Final = tuple(BOX.heroes.values())
STANDARD: Final = STANDARD_PARTY


def adventures(words: Words) -> list[Pack]:
    """The adventures, those for beginners first; what the host has added is among them."""
    return sorted(books_of(words).packs.values(), key=lambda pack: pack.hero_levels)


def rule_groups(words: Words) -> dict[str, tuple[str, ...]]:
    """The optional rules by what they are about."""
    return {
        words.say("Turns and party"): ("free_hero_order", "monster_handler", "fewer_heroes"),
        words.say("Fighting"): (
            "facing",
            "cover",
            "overwhelmed",
            "fast_and_bloody",
            "disengage",
            "no_shots_in_melee",
            "stray_shots",
            "no_combat_fumbles",
            "tougher",
            "stun",
            "zero_is_a_fumble",
        ),
        words.say("Magic and locks"): ("fire_and_forget", "one_check"),
        words.say("Gold and experience"): ("gold_fever", "shared_experience", "tutor"),
    }
