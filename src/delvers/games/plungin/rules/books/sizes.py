"""How large numbers may be in content of one's own, so that no game stands still over them."""

from collections.abc import Iterator
from typing import Any, Final

from delvers.games.plungin.rules.books.library import Books
from delvers.kernel.numbers import numbers_in
from delvers.kernel.packs import Problem

USUAL: Final = (-20, 99)
MONEY: Final = dict.fromkeys(("gold", "price", "value", "bought", "cost", "exp"), (0, 100_000))
LIMITS: Final = {
    **MONEY,
    **dict.fromkeys(("low", "high"), (-1000, 1000)),
    **dict.fromkeys(("chests", "treasures", "doors", "attacks", "count", "dice"), (0, 12)),
    "level": (0, 20),
    "hero_levels": (1, 10),
}
"""The least and the most, by the name of a field."""
MOST_MONSTERS: Final = 20
"""So many of a kind come at once, at most."""
SHELVES: Final = (
    "monsters", "items", "traps", "locations", "events", "spells", "recipes", "finds", "packs"
)  # fmt: skip


def size_problems(entry: Any) -> Iterator[str]:
    """Numbers of an entry that are too small or too large, by their fields."""
    for path, number in numbers_in(entry):
        names = [name for name in path.split(".") if not name.isdecimal()]
        least, most = LIMITS.get(names[-1] if names else "", USUAL)
        if not least <= number <= most:
            yield f"{path}: {number} is not a number from {least} to {most}"


def problems_of_numbers(books: Books) -> Iterator[Problem]:
    """Numbers of all books that are too small or too large."""
    for shelf in SHELVES:
        for id, entry in getattr(books, shelf).items():
            yield from (Problem(shelf, id, told) for told in size_problems(entry))
    for id, pack in books.packs.items():
        if pack.hero_levels[0] > pack.hero_levels[1]:
            yield Problem("packs", id, "hero_levels: must be two levels, the lower first")
