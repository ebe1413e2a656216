"""What the sage tells: the thresholds of a Life Table, or the rows of a table of an adventure."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from delvers.games.plungin.rules.books import dungeon
from delvers.games.plungin.rules.books.dungeon import Row
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import WATCHFUL, life_result, name
from delvers.text.gametext import Names
from delvers.text.telling import Params
from delvers.text.voice import Voice


def sage_said(voice: Voice, params: Params, _names: Names) -> str:
    """All rows of what was asked about."""
    pack, about = params["pack"], params["about"]
    rows = (
        life_rows(voice, about)
        if about in books_of(voice).monsters
        else table_rows(voice, pack, about)
    )
    return voice.say(
        "The sage tells %(who)s about this: %(about)s. %(rows)s.",
        who=name(voice, params["who"]),
        about=name(voice, about),
        rows="; ".join(rows),
    )


def life_rows(voice: Voice, monster: str) -> list[str]:
    """What happens to a boss, and from which total on."""
    rows = books_of(voice).monsters[monster].life_rows
    return [f"{numbers(row)}: {life_result(voice, row.result)}" for row in rows]


def table_rows(voice: Voice, pack: str, table: str) -> list[str]:
    """The rows of a table: the numbers, and what they mean."""
    rows = getattr(books_of(voice).packs[pack], table).rows
    return [f"{numbers(row)}: {MEANINGS[type(row)](voice, row)}" for row in rows]


def numbers(row: Any) -> str:
    """The numbers of a row, such as 3, 4–6, 7+."""
    if row.low == row.high:
        return str(row.low)
    if row.low is None:
        return f"≤{row.high}"
    return f"{row.low}+" if row.high is None else f"{row.low}–{row.high}"


# -- what a row means ------------------------------------------------------------------------------


def location(voice: Voice, row: dungeon.LocationRow) -> str:
    """A tile with so many doors, or a special location."""
    if row.special:
        return voice.say("special location")
    doors = voice.count("%(count)s door", "%(count)s doors", row.doors)
    return f"{name(voice, f'tile.{row.tile}')} ({doors})"


def door(voice: Voice, row: dungeon.DoorRow) -> str:
    """A kind of door and how hard it is."""
    return with_difficulty(voice, name(voice, f"door.{row.kind}"), row.difficulty)


def encounter(voice: Voice, row: dungeon.EncounterRow) -> str:
    """Monsters, chests, both or nothing."""
    parts = [voice.say("monsters")] if row.monsters else []
    if row.chests:
        chests = voice.count("%(count)s chest", "%(count)s chests", row.chests)
        parts.append(with_difficulty(voice, chests, row.difficulty))
    return voice.listing(parts) if parts else voice.say("nothing")


def chest(voice: Voice, row: dungeon.ChestRow) -> str:
    """Locked or not."""
    return voice.say("locked") if row.locked else voice.say("not locked")


def group(voice: Voice, row: dungeon.MonsterRow) -> str:
    """A group of monsters."""
    return ", ".join(f"{some.count} × {name(voice, some.monster)}" for some in row.group)


def watchful(voice: Voice, row: dungeon.AttentionRow) -> str:
    """How watchful monsters are."""
    return voice.fill(WATCHFUL[row.state])


def treasure(voice: Voice, row: dungeon.TreasureRow) -> str:
    """Gold, a thing or another table."""
    if row.gold:
        return voice.say("%(dice)s gold", dice=row.gold)
    if row.table:
        return name(voice, row.table)
    return f"{row.count} × {name(voice, row.item)}" if row.count > 1 else name(voice, row.item)


def with_difficulty(voice: Voice, what: str, difficulty: int) -> str:
    """Something with its Difficulty, if it has one."""
    if not difficulty:
        return what
    return voice.say("%(what)s, Difficulty %(difficulty)s", what=what, difficulty=difficulty)


MEANINGS: Final[Mapping[type[Row], Callable[[Voice, Any], str]]] = {
    dungeon.LocationRow: location,
    dungeon.DoorRow: door,
    dungeon.EventRow: lambda voice, row: name(voice, row.event),
    dungeon.EncounterRow: encounter,
    dungeon.ChestRow: chest,
    dungeon.MonsterRow: group,
    dungeon.AttentionRow: watchful,
    dungeon.PlaceRow: lambda voice, row: name(voice, row.location),
    dungeon.TrapRow: lambda voice, row: name(voice, row.trap) if row.trap else voice.say("no trap"),
    dungeon.TreasureRow: treasure,
}
