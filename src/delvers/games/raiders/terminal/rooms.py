"""The figures of a room of Dungeon Raiders in a few short lines."""

from collections.abc import Callable
from typing import Any, Final

from delvers.games.raiders.rules.benefits import POTION
from delvers.games.raiders.rules.components import Boss, Chamber, Monster, Room, Trap, Treasure
from delvers.text import Words


def figures(room: Room, seats: int, words: Words) -> list[str]:
    """What a player must know of a room, line by line."""
    return LINES[type(room)](room, seats, words)


def treasure(room: Treasure, seats: int, words: Words) -> list[str]:  # noqa: ARG001
    """The chests."""
    return [words.name("raiders", f"coins {chest}") for chest in room.chests]


def monster(room: Monster, seats: int, words: Words) -> list[str]:
    """Strength and wounds."""
    return [strength(room.strength, seats, words), wounds(room.wounds, words)]


def strength(strengths: dict[int, int], seats: int, words: Words) -> str:
    """The strength for this number of players."""
    if not strengths:
        return words.say("Unbeatable")
    return words.say("Strength %(number)s", number=strengths[seats])


def wounds(count: int, words: Words) -> str:
    """So many wounds."""
    return words.count("%(count)s wound", "%(count)s wounds", count)


def chamber(room: Chamber, seats: int, words: Words) -> list[str]:  # noqa: ARG001
    """The benefit of each value."""
    return [f"{value} {benefit(gift, words)}" for value, gift in enumerate(room.benefits, 1)]


def benefit(gift: str, words: Words) -> str:
    """A benefit, briefly."""
    if potion := POTION.read(gift):
        # Translators: a potion takes this number of wounds away.
        return words.say("heals %(count)s", count=potion[0])
    return words.name("raiders", gift)


def trap(room: Trap, seats: int, words: Words) -> list[str]:  # noqa: ARG001
    """Whom it hits, and how hard for each highest value."""
    if room.target == "most_coins":
        whom, sign = words.say("most coins"), "−"
    else:
        whom, sign = words.say("fewest wounds"), "+"
    hits = [f"{value}: {sign}{hit}" for value, hit in enumerate(room.penalties, 1) if hit]
    return [whom, *("  ".join(hits[at : at + 2]) for at in range(0, len(hits), 2))]


def boss(room: Boss, seats: int, words: Words) -> list[str]:
    """Strength, harm and particulars."""
    lines = [strength(room.strength, seats, words)]
    if room.wounds:
        lines.append(wounds(room.wounds, words))
    if room.coins_lost:
        lines.append(f"−{words.name('raiders', f'coins {room.coins_lost}')}")
    if room.eliminates:
        lines.append(words.say("eliminates"))
    if room.attacks == "highest":
        lines.append(words.say("hits highest"))
    if room.coins_for_highest:
        lines.append(words.say("highest: +%(coins)s", coins=room.coins_for_highest))
    if room.fives_count_as != 5:
        lines.append(words.say("a 5 counts %(value)s", value=room.fives_count_as))
    if room.escape:
        lines.append(words.say("escape: %(item)s", item=words.name("raiders", room.escape)))
    return lines


LINES: Final[dict[type, Callable[[Any, int, Words], list[str]]]] = {
    Treasure: treasure,
    Monster: monster,
    Chamber: chamber,
    Trap: trap,
    Boss: boss,
}
