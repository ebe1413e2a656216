"""The marks on the map: who and what stands where."""

from collections import Counter
from typing import Final

from rich.cells import cell_len

from delvers.games.plungin.rules.view.seen import (
    ChestView,
    DoorView,
    HazardView,
    HeroView,
    LockView,
    MonsterView,
    TableView,
)
from delvers.text import Words

GAME: Final = "plungin"
TERRAIN: Final = {
    "#": "░",
    "P": "█",
    "~": "~",
    "E": "◉",
    "F": "≈",
    "O": "▲",
    "S": "▬",
    "B": "≡",
    "T": "π",
    "A": "‡",
    "W": "Ψ",
    "H": "¤",
    "C": "▯",
    "K": "∩",
    "r": "▓",
    "c": "▽",
    "o": "○",
}
FILLING: Final = "#~rc"
"""These marks fill their whole square."""
FLOOR, REACHED, LYING, HAZARD = "·", "•", "%", "^"
EXIT: Final = "⌂"
CHEST, EMPTY, CAGE = "▣", "▢", "#"
LIFE, ACTION, SPENT = "♥", "●", "○"
ANY_HERO: Final = "@"


def hero_name(hero: HeroView, words: Words) -> str:
    """What a hero is called."""
    return words.name(GAME, hero["id"])


def initial(name: str) -> str:
    """The first letter of a name as a capital; a sign in its place if it needs another room."""
    letter = name[0].upper()
    return letter if len(letter) == cell_len(letter) == 1 else ANY_HERO


def hero_marks(view: TableView, words: Words) -> dict[int, str]:
    """The initial of every hero; those with the same one have numbers too."""
    initials = {hero["number"]: initial(hero_name(hero, words)) for hero in view["heroes"]}
    count = Counter(initials.values())
    return {
        number: initial if count[initial] == 1 else f"{initial}{number + 1}"
        for number, initial in initials.items()
    }


def monster_mark(monster: MonsterView, words: Words) -> str:
    """A monster's letter and number; of a high number only the number."""
    letter = words.name(GAME, monster["id"])[0].lower()
    return f"{letter}{monster['number']}"[-3:]


def chest_mark(number: int, chest: ChestView) -> str:
    """A chest with its number, and what is known about it."""
    sign = CAGE if chest["kind"] == "cage" else EMPTY if chest["open"] else CHEST
    return f"{sign}{number}{lock_mark(chest)}"


def lock_mark(lock: LockView) -> str:
    """L for a lock, ! for a known trap."""
    if lock["open"]:
        return ""
    return ("L" if lock["locked"] else "") + ("!" if lock["trap"] else "")


def door_mark(door: DoorView) -> str:
    """What is special about a door: G great, L locked, ! a known trap, x leads nowhere."""
    if door["exit"]:
        return EXIT
    if door["open"]:
        return "x" if door["blind"] else ""
    return ("G" if door["kind"] == "great" else "") + lock_mark(door)


def hazard_mark(hazard: HazardView, words: Words) -> str:
    """A hazard with its letter."""
    return HAZARD + words.name(GAME, hazard["kind"])[0].lower()
