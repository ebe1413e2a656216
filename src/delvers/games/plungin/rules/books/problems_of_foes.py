"""What is wrong with a monster or a trap that somebody has written."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from delvers.games.plungin.rules.books.dice_words import span_of
from delvers.games.plungin.rules.books.foes import LawRow, LifeRow, Monster, Trap
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.looking import dice_problems, problems_of_table, unknown
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.books.verbs import CONDITIONS, POWERS, PUSHED, acts, life_results
from delvers.kernel.errors import BadContent, listed

DIES: Final = "dies"


@dataclass(frozen=True, slots=True)
class LawTable:
    """What a special law is rolled on."""

    dice: str
    rows: tuple[LawRow, ...]


def problems_of_monster(monster: Monster, books: Books) -> Iterator[str]:
    """Stats that are missing, verbs and ids that do not exist, tables with gaps."""
    yield from texts(monster.name, monster.text)
    yield from stat_problems(monster)
    for power in monster.powers:
        yield from unknown("powers", power, POWERS)
    for condition in monster.immune:
        yield from unknown("immune", condition, [*CONDITIONS, PUSHED])
    if monster.on_damage:
        yield from unknown("on_damage", monster.on_damage, CONDITIONS)
    for item in monster.loot:
        yield from unknown("loot", item, [*books.items, *books.recipes])
    if monster.drop:
        yield from drop_problems(monster, books)
    for spell in monster.spells:
        yield from unknown("spells", spell, books.spells)
    yield from dice_problems("gold", monster.gold)
    yield from law_problems(monster, books)
    if monster.boss:
        yield from life_problems(monster)


def texts(name: str, text: str) -> Iterator[str]:
    """Words that players would miss."""
    for field, words in (("name", name), ("text", text)):
        if not words.strip():
            yield f"{field}: the text is missing"


def stat_problems(monster: Monster) -> Iterator[str]:
    """Stats that are missing or below what makes sense."""
    needed = [stat for stat in STATS if stat != "LIFE" or not monster.boss]
    for stat in monster.stats:
        yield from unknown("stats", stat, STATS)
    for stat in needed:
        if monster.stats.get(stat, 0) < 1:
            yield f"stats.{stat}: must be 1 or more"
    if monster.boss and "LIFE" in monster.stats:
        yield "stats.LIFE: a boss has a life table instead"
    for field in ("level", "attacks"):
        if getattr(monster, field) < 1:
            yield f"{field}: must be 1 or more"


def drop_problems(monster: Monster, books: Books) -> Iterator[str]:
    """What a monster leaves behind goes to the valuables."""
    yield from unknown("drop", monster.drop, books.items)
    if monster.drop in books.items:
        kind = books.items[monster.drop].kind
        if kind not in ("reagent", "valuable"):
            yield f"drop: {monster.drop!r} is a {kind}; only a reagent or a valuable can be dropped"


def law_problems(monster: Monster, books: Books) -> Iterator[str]:
    """A special Law without a table, a pack of nobody, magic without spells."""
    laws = [law for law in (monster.law, monster.next_law) if law is not None]
    if monster.law.role == "patient" and monster.next_law is None:
        yield "next_law: a patient monster needs one for when it is provoked"
    for law in laws:
        tags = {tag for one in books.monsters.values() for tag in one.tags}
        if law.target == "pack":
            yield from unknown("law.of", law.of, ["any", *books.monsters, *tags])
        if law.target == "drawn_to" and not (law.most or law.least or law.of):
            yield "law: drawn_to needs most, least or of"
    if any(law.role == "special" for law in laws):
        yield from rolled(monster)
    elif monster.law_rows:
        yield "law_rows: are used only by a law whose role is special"
    if any(law.role == "shooter" for law in laws) and not (monster.range or monster.spells):
        yield "range: a shooter needs one"


def rolled(monster: Monster) -> Iterator[str]:
    """What a special Law is rolled on, unless the monster has spells for it."""
    if not monster.law_rows:
        if not monster.spells:
            yield "law_rows: a special law needs a table of acts, or spells"
        return
    for problem in problems_of_table("law", LawTable(monster.law_dice, monster.law_rows)):
        yield problem.replace("law.", "law_", 1)
    for number, row in enumerate(monster.law_rows):
        yield from unknown(f"law_rows[{number}].act", row.act, acts())


def life_problems(monster: Monster) -> Iterator[str]:
    """A life table that has gaps, no end, or no dice."""
    try:
        least = span_of(monster.life_dice)[0] + 1
    except BadContent as problem:
        yield f"life_dice: {problem}"
        return
    rows = monster.life_rows
    if not rows or rows[-1].result != DIES or rows[-1].high is not None:
        yield "life_rows: the last row must be the death of the boss, with low and without high"
        return
    for number, row in enumerate(rows):
        yield from unknown(f"life_rows[{number}].result", row.result, life_results())
    yield from life_gaps(rows, least)


def life_gaps(rows: Iterable[LifeRow], least: int) -> Iterator[str]:
    """Every total must have its row, in order from the least."""
    expected = least
    for number, row in enumerate(rows):
        if row.low != expected:
            yield f"life_rows[{number}].low: is {row.low}, but must be {expected}"
            return
        if row.high is not None and row.high < row.low:
            yield f"life_rows[{number}]: low {row.low} is above high {row.high}"
            return
        expected = (row.high or row.low) + 1


def problems_of_trap(trap: Trap, _books: Books) -> Iterator[str]:
    """A trap that catches nobody or names a condition that does not exist."""
    yield from texts(trap.name, trap.text)
    if trap.on_damage:
        yield from unknown("on_damage", trap.on_damage, CONDITIONS)
    if trap.condition and trap.condition != "trapped":
        yield from unknown("condition", trap.condition, CONDITIONS)
    harms = ("attack", "damage", "condition", "hold", "special", "blocks", "on_damage", "drop_from")
    if not any(getattr(trap, field) for field in harms):
        yield f"attack: the trap does nothing; give it one of: {listed(harms)}"
