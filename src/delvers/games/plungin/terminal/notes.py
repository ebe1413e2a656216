"""What stands beside an option, and what there is to tell about it."""

from collections.abc import Iterator
from typing import Final, TypeAlias, TypeGuard

from delvers.games.plungin.pictures.prices import price
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import options
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.options import spell_in
from delvers.games.plungin.rules.view.seen import (
    AttackProspect,
    LockProspect,
    SpellProspect,
    TableView,
)
from delvers.games.plungin.terminal.choices import square_of
from delvers.games.plungin.terminal.look import Look
from delvers.games.plungin.terminal.marks import GAME
from delvers.games.plungin.terminal.village import subject
from delvers.games.plungin.words.content import books_of
from delvers.kernel.forms import AnyForm
from delvers.text import Words

UNPRICED: Final[tuple[AnyForm, ...]] = (
    *(options.UNCURSE, options.ASK_SAGE, options.RETRAIN, options.POTION, options.RITE),
    *(options.ACQUIRE, options.MAKE),
)
"""Options of the village whose words do not say what they cost."""


Prospect: TypeAlias = AttackProspect | LockProspect | SpellProspect


def note(look: Look, option: str) -> str:
    """A price or a chance."""
    if look.view["stage"] != "dungeon":
        return price_note(look, option)
    chances = [one["chance"] for one in prospects_of(look.view, option)]
    return percent(max(chances)) if chances else ""


def price_note(look: Look, option: str) -> str:
    """What an option costs, where its words do not say so."""
    if options.GRAMMAR.form_of(option) not in UNPRICED:
        return ""
    scene = Scene(GAME, look.view, look.ask, look.words, tuple(look.names))
    gold = price(scene, option, subject(look))
    return "" if gold is None else look.words.say("%(gold)s gold", gold=gold)


def percent(thousandths: int) -> str:
    """A chance for people."""
    if 0 < thousandths < 10:
        return "<1%"
    return ">99%" if 990 < thousandths < 1000 else f"{(thousandths + 5) // 10}%"


def prospects_of(view: TableView, option: str) -> Iterator[Prospect]:
    """What is known beforehand about an option."""
    prospects = view["prospects"]
    if prospects is not None:
        for attack in prospects["attacks"]:
            if option in (attack["option"], attack.get("way")):
                yield attack
        yield from (one for one in prospects["checks"] if option == one["option"])
        yield from (one for one in prospects["spells"] if option == one["option"])


def is_on_map(look: Look, option: str) -> bool:
    """Whether the map shows an option's number: on a square where nobody stands."""
    square = square_of(option)
    if square is None:
        return False
    figures = [*look.view["heroes"], *look.view["monsters"]]
    return all(one["at"] != square for one in figures)


# -- telling more ----------------------------------------------------------------------------------


def about(look: Look, option: str) -> list[str]:
    """What a player may want to know before choosing: the text of the thing, and the chances."""
    told = [
        text for id in ids_in(books_of(look.words), option) if (text := described(id, look.words))
    ]
    return [*told, *(odds(one, look.words) for one in prospects_of(look.view, option))]


def ids_in(books: Books, option: str) -> list[str]:
    """The things of the books that an option names."""
    words = [spell_in(word) or word for word in options.words_in(option)]
    shelves = (
        *(books.items, books.spells, books.abilities, books.monsters, books.races, books.kins),
        *(
            books.heroes if options.TAKE.fits(option) else {},
            books.schools,
            books.recipes,
            books.packs,
            books.traps,
        ),
        {home.id: home for home in books.village.properties},
        STATS,
    )
    return [id for id in words if any(id in shelf for shelf in shelves)]


def described(id: str, words: Words) -> str:
    """The text of a thing, if it has one."""
    if id in books_of(words).recipes:
        return recipe(id, words)
    text = words.card_text(GAME, id)
    return "" if text == words.name(GAME, id) else text


def recipe(id: str, words: Words) -> str:
    """What a recipe makes, and of what."""
    book = books_of(words).recipes[id]
    needs = [words.name(GAME, one) for one in (*book.reagents, *([book.base] if book.base else []))]
    made = described(book.makes, words) or words.name(GAME, book.makes)
    parts = words.say("made of: %(things)s", things=", ".join(needs))
    return f"{made} ({parts})"


def is_attack(one: Prospect) -> TypeGuard[AttackProspect]:
    """Whether a prospect is that of an attack."""
    return "defence" in one


def is_rolled(one: Prospect) -> TypeGuard[LockProspect]:
    """Whether dice are rolled in a check."""
    return "dice" in one


def odds(one: Prospect, words: Words) -> str:
    """The dice and chances of an attack, a check or a spell."""
    chance = percent(one["chance"])
    if is_attack(one):
        return words.say(
            "%(dice)s dice against %(defence)s: %(chance)s to do damage, %(damage)s on average",
            dice=one["dice"],
            defence=one["defence"],
            chance=chance,
            damage=f"{one['damage'] / 1000:.1f}",
        )
    if not is_rolled(one):
        return words.say("%(chance)s to succeed", chance=chance)
    return words.say(
        "%(stat)s, %(dice)s dice, Difficulty %(difficulty)s: %(chance)s to succeed, "
        "%(fumble)s to fumble",
        stat=words.name(GAME, one["stat"]),
        dice=one["dice"],
        difficulty=one["difficulty"],
        chance=chance,
        fumble=percent(one["fumble"]),
    )
