"""What is wrong with an item, a recipe or a spell that somebody has written."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.books.looking import dice_problems, unknown
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.books.problems_of_foes import texts
from delvers.games.plungin.rules.books.things import Item, Recipe, Spell
from delvers.games.plungin.rules.books.verbs import (
    CONDITIONS,
    FUMBLES,
    RESISTS,
    SPECIALS,
    TARGETS,
    spell_verbs,
    used,
    uses,
)
from delvers.kernel.errors import listed

THROWN: Final = frozenset(one.effect for one in BOX.items.values() if one.kind == "grenade")
NUMBERS: Final = (
    *("heal", "ends", "condition", "rounds", "attack", "area", "square", "range", "damage"),
    *("difficulty", "dice", "oil", "monster", "count", "hits", "squares", "life", "resisted"),
)


def needed_by(things: Iterable[Any]) -> dict[str, tuple[str, ...]]:
    """By verb, the fields that everything in the books has that is used with it."""
    found: dict[str, list[Any]] = {}
    for thing in things:
        found.setdefault(thing.effect, []).append(thing)
    return {
        verb: tuple(name for name in NUMBERS if all(getattr(one, name, 0) for one in alike))
        for verb, alike in found.items()
        if verb
    }


NEEDED_BY_ITEMS: Final = needed_by(BOX.items.values())
NEEDED_BY_SPELLS: Final = needed_by(BOX.spells.values())


def missing(thing: Any, fields: Iterable[str]) -> Iterator[str]:
    """Fields without which a verb cannot work."""
    for name in fields:
        if not getattr(thing, name):
            yield f"{name}: is needed by the effect {thing.effect!r}"


def problems_of_item(item: Item, books: Books) -> Iterator[str]:
    """A name, a verb with its numbers, words that rules know, a place to go to."""
    if not item.name.strip():
        yield "name: the text is missing"
    if item.effect:
        yield from effect_problems(item)
    yield from word_problems(item, books)
    for field in ("heal", "damage"):
        yield from dice_problems(field, getattr(item, field))
    if item.kind in ("spell_book", "recipe"):
        yield from unknown("table", item.table, books.finds)
    if item.kind == "attire" and not item.place:
        yield "place: attire needs one"
    if item.price < 0 or item.hands not in (1, 2):
        yield "price and hands: a price is not below 0, and a thing needs 1 or 2 hands"


def effect_problems(item: Item) -> Iterator[str]:
    """A verb that does not exist, has no numbers, or does not suit the kind."""
    yield from unknown("effect", item.effect, uses())
    yield from missing(item, NEEDED_BY_ITEMS.get(item.effect, ()))
    if (item.effect in THROWN) != (item.kind == "grenade"):
        thrown = listed(sorted(THROWN))
        yield f"effect: {item.effect!r} does not suit a {item.kind}; grenades are for: {thrown}"


def word_problems(item: Item, books: Books) -> Iterator[str]:
    """Words that no rule knows."""
    tags = used(books.monsters.values(), "tags")
    for field, words, known in (
        ("special", [item.special], SPECIALS),
        ("on_damage", [item.on_damage], CONDITIONS),
        ("condition", [item.condition], CONDITIONS),
        ("ends", item.ends, CONDITIONS),
        ("immune", item.immune, CONDITIONS),
        ("resist", item.resist, [*RESISTS, *books.traps, *tags]),
        ("versus", item.versus, tags),
        ("stats", item.stats, STATS),
    ):
        for word in words:
            if word:
                yield from unknown(field, word, known)


def problems_of_recipe(recipe: Recipe, books: Books) -> Iterator[str]:
    """What is made, and of what, must exist."""
    for field, ids in (("makes", [recipe.makes]), ("reagents", recipe.reagents)):
        for id in ids:
            yield from unknown(field, id, books.items)
    for need in recipe.needs:
        yield from unknown("needs", need, [*books.abilities, *books.schools])


def problems_of_spell(spell: Spell, books: Books) -> Iterator[str]:
    """A verb that does not exist or cannot be aimed so, and a School that does not teach it."""
    yield from texts(spell.name, spell.text)
    yield from unknown("effect", spell.effect, spell_verbs())
    yield from unknown("school", spell.school, books.schools)
    for school in spell.difficulty:
        yield from unknown("difficulty", school, books.schools)
    if spell.school not in spell.difficulty:
        yield f"difficulty: its own School {spell.school!r} is missing"
    if spell.effect in TARGETS and spell.target not in TARGETS[spell.effect]:
        allowed = listed(sorted(TARGETS[spell.effect]))
        yield f"target: {spell.effect!r} cannot be aimed at {spell.target!r}; allowed: {allowed}"
    if spell.fumble:
        yield from unknown("fumble", spell.fumble, FUMBLES)
    for tag in spell.versus:
        yield from unknown("versus", tag, used(books.monsters.values(), "tags"))
    for field in ("condition", "on_damage", "also"):
        if getattr(spell, field):
            yield from unknown(field, getattr(spell, field), CONDITIONS)
    if spell.monster:
        yield from unknown("monster", spell.monster, books.monsters)
    yield from dice_problems("heal", spell.heal)
    yield from missing(spell, NEEDED_BY_SPELLS.get(spell.effect, ()))
