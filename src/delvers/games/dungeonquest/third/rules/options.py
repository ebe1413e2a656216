"""Every form of option of the third edition."""

from typing import Final, NamedTuple

from delvers.games.dungeonquest.common.rules import options as common
from delvers.games.dungeonquest.common.rules.cards import MonsterName
from delvers.games.dungeonquest.common.rules.options import CARD
from delvers.kernel.forms import NUMBER, WORD, Grammar, Part, declared, form


class Numbered(NamedTuple):
    """A monster token by its picture, with a number where two show the same monster."""

    monster: MonsterName
    number: int = 0


def _token_in_words(token: Numbered) -> str:
    return f"{token.monster} {token.number}" if token.number else token.monster


def _token(words: str) -> Numbered | None:
    monster, _, number = words.partition(" ")
    count = NUMBER.read(number) if number else 0
    is_known = monster and count is not None and (count > 0 or not number)
    return Numbered(monster, count or 0) if is_known else None


def _token_to_take(words: str) -> Numbered | None:
    is_card = CARD.read(words) is not None and " " not in words
    return None if is_card or words in TAKEN_OTHERWISE else _token(words)


TAKEN_OTHERWISE: Final = ("treasure", "unseen")
"""What else can be taken."""
MONSTER_TOKEN: Final = Part("monster token", _token, _token_in_words, is_rest=True)
TOKEN_TO_TAKE: Final = Part("monster token", _token_to_take, _token_in_words, is_rest=True)
MONSTER: Final = Part("monster", WORD.read)
"""The id of a monster, of the box or of a pack."""

MEET: Final = form("meet {token}", MONSTER_TOKEN)
TAKE_TOKEN: Final = form("take {token}", TOKEN_TO_TAKE)
MOVE_TOKEN: Final = form("move token {space} {direction}", common.SPACE, common.DIRECTION)
TOKEN: Final = form("token {space}", common.SPACE)
AT: Final = form("at {space}", common.SPACE)
FLEE: Final = form("flee {way}", common.WAY)
FIGHT: Final = form("fight {hero}", common.HERO)
PLAY: Final = form("play {card}", common.CARD)
COUNTER: Final = form("counter {card}", common.CARD)
ADD: Final = form("add {card}", common.CARD)
NAME: Final = form("name {type}", common.ATTACK_TYPE)

PASS: Final = "pass"
RETREAT: Final = "retreat"
ATTACK: Final = "attack"
ANNOUNCE_ESCAPE: Final = "announce escape"
VOLLEY: Final = "open with a volley"
SIXTH_CARD: Final = "draw sixth card"
ROLL_FOR_TREASURE: Final = "roll for treasure"
TAKE_TREASURE: Final = "take treasure"
TAKE_UNSEEN: Final = "take unseen"
ADD_TOKEN: Final = "add token"
LOOT_FIRST: Final = "loot first"
WOUNDS_FIRST: Final = "wounds first"

PLAIN: Final = (
    PASS,
    RETREAT,
    ATTACK,
    ANNOUNCE_ESCAPE,
    VOLLEY,
    SIXTH_CARD,
    ROLL_FOR_TREASURE,
    TAKE_TREASURE,
    TAKE_UNSEEN,
    ADD_TOKEN,
    LOOT_FIRST,
    WOUNDS_FIRST,
)
"""The options without parts."""
GRAMMAR: Final = Grammar((*common.FORMS, *declared(globals()), *(form(option) for option in PLAIN)))
