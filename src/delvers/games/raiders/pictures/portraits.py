"""Who or what is on a card: its woodcut, or a seal for what only a pack knows."""

from collections.abc import Callable, Mapping

from delvers.draw.woodcuts.seal import seal
from delvers.games.raiders.pictures.art import BOSSES, CHARACTERS, MONSTERS, TRAPS
from delvers.games.raiders.rules.components import Boss, Monster, Trap
from delvers.games.raiders.words.content import cards_of
from delvers.games.raiders.words.names import name
from delvers.text import Words


def character(id: str, words: Words) -> str:
    """The portrait of a character."""
    card = cards_of(words).characters[id]
    return _drawn(CHARACTERS, (id, card.picture), words)


def boss_of(room: Boss, words: Words) -> str:
    """A final monster."""
    return _drawn(BOSSES, (room.id, room.picture), words)


def monster_of(room: Monster, words: Words) -> str:
    """The monster of a room."""
    return _drawn(MONSTERS, (room.monster, room.id), words)


def trap_of(room: Trap, words: Words) -> str:
    """The trap of a room."""
    return _drawn(TRAPS, (room.trap, room.id), words)


def _drawn(drawings: Mapping[str, Callable[[], str]], ids: tuple[str, str], words: Words) -> str:
    for id in ids:
        if id in drawings:
            return drawings[id]()
    return seal(name(words, ids[0]))
