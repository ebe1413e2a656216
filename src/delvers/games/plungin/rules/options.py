"""Every form of option of Dungeon Plungin', and what makes and takes apart the names in them.

Heroes and things stand by their ids, monsters by kind and number ("orc 12"), doors and chests by
their numbers ("door 3"), squares by column and row ("3,-2").
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVarTuple, cast

from delvers.games.plungin.rules.squares import DIRECTIONS, square_name, square_named
from delvers.kernel.forms import (
    NUMBER,
    WORD,
    AnyForm,
    Form,
    Grammar,
    Part,
    declared,
    form,
    none_of,
    one_of,
)

Parts = TypeVarTuple("Parts")

DOORS: Final = "door"
CHESTS: Final = "chest"
SPELL_BOOK: Final = "spell_book:"
"""What the id of a spell book begins with; the spell follows."""
STATS: Final = ("ATK", "DEF", "DEX", "LIFE", "MAG", "MOV", "RES", "WIT")

# -- names -----------------------------------------------------------------------------------------


class LockName(NamedTuple):
    """A door or a chest by its number."""

    is_door: bool
    number: int


class FigureName(NamedTuple):
    """A monster, or a hero among monsters, by id and number."""

    id: str
    number: int


def door_name(number: int) -> str:
    """A door by its number."""
    return f"{DOORS} {number}"


def chest_name(number: int) -> str:
    """A chest by its number."""
    return f"{CHESTS} {number}"


def figure_name(id: str, number: int) -> str:
    """A monster by its kind and number."""
    return f"{id} {number}"


def lock_named(name: str) -> LockName | None:
    """A door or chest by its name, such as "door 3"; None if it is another name."""
    kind, _, number = name.partition(" ")
    if kind not in (DOORS, CHESTS) or not number.isdecimal():
        return None
    return LockName(kind == DOORS, int(number))


def figure_named(name: str) -> FigureName | None:
    """A monster by its name, such as "orc 12"; None if it is another name."""
    id, _, number = name.partition(" ")
    return FigureName(id, int(number)) if number.isdecimal() else None


def book_of(spell: str) -> str:
    """The id of the book of a spell."""
    return f"{SPELL_BOOK}{spell}"


def spell_in(item: str) -> str | None:
    """The spell of a spell book; None if a thing is none."""
    return item.removeprefix(SPELL_BOOK) if item.startswith(SPELL_BOOK) else None


# -- parts -----------------------------------------------------------------------------------------


def _lock(words: str) -> str | None:
    return words if lock_named(words) is not None else None


def _book(word: str) -> str | None:
    return word if spell_in(word) else None


def _id(word: str) -> str | None:
    return word if word and not word.isdecimal() else None


LOCK: Final = Part("door or chest", _lock, is_rest=True)
HERO: Final = Part("hero", _id)
MONSTER: Final = none_of("figure", (DOORS, CHESTS))
ITEM: Final = Part("item", _id)
BOOK: Final = Part("spell book", _book)
SPELL: Final = Part("spell", _id)
ABILITY: Final = Part("ability", _id)
TRAP: Final = none_of("trap", ("none",))
RECIPE: Final = Part("recipe", _id)
PROPERTY: Final = Part("property", _id)
ADVENTURE: Final = Part("adventure", _id)
WAY: Final = one_of("direction", DIRECTIONS)
SQUARE: Final = Part("square", square_named, square_name)
STAT: Final = one_of("stat", STATS)
CLASS: Final = none_of("class", ("package", "abilities"))
NOT_UP: Final = none_of("item", ("up",))
RECEIVER: Final = none_of("hero", ("up",))
PAYER: Final = none_of("hero", ("fund",))

# -- making heroes ---------------------------------------------------------------------------------

TAKE: Final = form("take {what}", WORD)
"""A ready hero while a party is made, or a thing from the floor."""
CREATE: Final = form("create")
CHOOSE_RACE: Final = form("race {race}", WORD)
CHOOSE_CLASS: Final = form("class {class}", CLASS)
CLASS_PACKAGE: Final = form("class package")
FREE_BUILD: Final = form("free build")
CLASS_ABILITIES: Final = form("class abilities")
ANY_ABILITIES: Final = form("free abilities")
RAISE: Final = form("raise {stat}", STAT)
SAVE: Final = form("save")
LEARN: Final = form("learn {ability}", ABILITY)
CHOOSE_SCHOOL: Final = form("school {school}", WORD)
CHOOSE_SPELL: Final = form("spell {spell}", SPELL)
PREPARE: Final = form("prepare {spell}", SPELL)
KEEP_SPELLS: Final = form("keep spells")
CHOOSE_SPELLS: Final = form("choose spells")
KEEP: Final = form("keep")
CHOOSE_ANEW: Final = form("choose anew")

# -- a hero's turn ---------------------------------------------------------------------------------

FIRST_PLAYER: Final = form("first {seat}", NUMBER)
ACT: Final = form("act {hero}", HERO)
PASS_ON: Final = form("pass on")
MOVE: Final = form("move")
STEP: Final = form("{way}", WAY)
STOP: Final = form("stop")
FACE: Final = form("face {way}", WAY)
STAND_ON: Final = form("square {square}", SQUARE)
NOTHING: Final = form("nothing")
PASS: Final = form("pass")
DECLINE: Final = form("decline")
LEAVE_DUNGEON: Final = form("leave dungeon")
GO_ON: Final = form("go on")
GIVE_UP: Final = form("give up")
BEAT_OUT_FLAMES: Final = form("beat out flames")
STOP_BLEEDING: Final = form("stop bleeding")
GET_FREE: Final = form("get free")
TEAR_FREE: Final = form("tear free")

# -- fights ----------------------------------------------------------------------------------------

ATTACK: Final = form("attack {figure} {number}", WORD, NUMBER)
ATTACK_WITH: Final = form("attack {figure} {number} with {weapon}", WORD, NUMBER, ITEM)
SHOOT: Final = form("shoot {figure} {number}", WORD, NUMBER)
THROW_AT: Final = form("throw at {figure} {number}", WORD, NUMBER)
ABILITY_USED: Final = form("ability {ability}", ABILITY)
TARGET: Final = form("target {figure} {number}", WORD, NUMBER)
ADVANCE: Final = form("advance")
GUARD: Final = form("guard")
DODGE: Final = form("dodge")
STRIKE_BACK: Final = form("strike back")
STRIKE: Final = form("strike")
STAND: Final = form("stand")
SNEAK: Final = form("sneak {hero}", HERO)
LOSE: Final = form("lose {item}", ITEM)
ROLL_AGAIN: Final = form("roll again")

# -- doors, chests and traps -----------------------------------------------------------------------

OPEN: Final = form("open {lock}", LOCK)
DETECT: Final = form("detect {lock}", LOCK)
DISARM: Final = form("disarm {lock}", LOCK)
DISARM_TRAP: Final = form("disarm {trap}", TRAP)
PICK: Final = form("pick {lock}", LOCK)
WORK_ON: Final = form("work on {lock}", LOCK)
UNLOCK: Final = form("unlock {lock}", LOCK)
BREAK: Final = form("break {lock}", LOCK)
HELP_BREAK: Final = form("help break {lock}", LOCK)
LOCK_UP: Final = form("lock {lock}", LOCK)
TRAP_IS: Final = form("trap {trap}", TRAP)
NO_TRAP: Final = form("trap none")

# -- spells and what they are aimed at -------------------------------------------------------------

CAST: Final = form("cast {spell}", SPELL)
OVERLOAD: Final = form("cast {spell} overloaded", SPELL)
CAST_FROM: Final = form("cast from {book}", BOOK)
ON_HERO: Final = form("on {hero}", HERO)
ON_FIGURE: Final = form("on {figure} {number}", MONSTER, NUMBER)
ON_LOCK: Final = form("on {lock}", LOCK)
ON_THING: Final = form("on {hero} {item}", HERO, ITEM)
"""A thing of a hero, or what else can be taken from him: "drained", "rotting"."""
CHARGE_AT: Final = Form[str, int, str, int](
    "on {figure} {number} {way} {squares}", (MONSTER, NUMBER, WAY, NUMBER)
)
AT: Final = form("at {square}", SQUARE)
ROW: Final = form("row {square}", SQUARE)
COLUMN: Final = form("column {square}", SQUARE)
TO: Final = form("to {way}", WAY)
CLOSE: Final = form("close door {number}", NUMBER)
CLEAR: Final = form("clear {square}", SQUARE)
RAISE_STONE: Final = form("raise {square}", SQUARE)
HERE: Final = form("here")
PULL: Final = form("pull {square}", SQUARE)
END: Final = form("end {condition}", WORD)
RESTORE: Final = form("restore {spell}", SPELL)
RECALL: Final = form("recall {spell}", SPELL)

# -- things ----------------------------------------------------------------------------------------

USE: Final = form("use {item}", ITEM)
USE_OF: Final = form("use {item} of {hero}", ITEM, HERO)
GIVE: Final = form("give {item} {hero}", NOT_UP, HERO)
GIVE_IT: Final = form("give {hero}", RECEIVER)
DRAW: Final = form("draw {item}", ITEM)
EQUIP: Final = form("equip {item}", ITEM)
DROP: Final = form("drop {item}", ITEM)
LEAVE_IT: Final = form("leave it")
TAKE_OFF: Final = form("take off {item}", ITEM)
FOR: Final = form("for {hero}", HERO)
BESIDE: Final = form("beside {hero}", HERO)
REVIVE: Final = form("revive {hero}", HERO)
WHET: Final = form("whet {item}", ITEM)
WEDGE: Final = form("wedge door {number}", NUMBER)
STREW: Final = form("strew {square}", SQUARE)
POUR_OUT: Final = form("pour {square}", SQUARE)
FILL_LANTERN: Final = form("fill lantern")
RID: Final = form("rid {item}", ITEM)
MAKE: Final = form("make {recipe}", RECIPE)
ROLL_TWICE: Final = form("roll twice")
FIRST_ROLL: Final = form("first")
SECOND_ROLL: Final = form("second")

# -- building the dungeon, and its places ----------------------------------------------------------

WALL: Final = form("door {way}", WAY)
LAY_TILE: Final = form("by {way} at {corner}", WAY, SQUARE)
SEARCH: Final = form("search")
READ_INSCRIPTION: Final = form("read inscription")
DRINK: Final = form("drink")
OFFER: Final = form("offer")
LAY_IN: Final = form("lay {hero}", HERO)
REFILL: Final = form("refill")
STOP_SPRING: Final = form("stop spring")
SET_PANE: Final = form("set pane")
LISTEN: Final = form("listen {hero}", HERO)
BUY_FOR: Final = form("buy {item} for {hero}", ITEM, HERO)

# -- the village -----------------------------------------------------------------------------------

SEE: Final = form("see {hero}", HERO)
DONE: Final = form("done")
ENOUGH: Final = form("enough")
SET_OUT: Final = form("adventure {adventure}", ADVENTURE)
RETURN: Final = form("return")
RETIRE: Final = form("retire")
BUY: Final = form("buy {item}", ITEM)
SELL: Final = form("sell {item}", ITEM)
DISCARD: Final = form("discard {item}", ITEM)
REMOVE: Final = form("remove {item}", ITEM)
STUDY: Final = form("study {spell}", SPELL)
READ: Final = form("read {book}", BOOK)
STORE: Final = form("store {item}", ITEM)
FETCH: Final = form("fetch {item}", ITEM)
HAND: Final = form("hand {item} {hero}", ITEM, HERO)
CASH: Final = form("cash {item}", ITEM)
PART_WITH: Final = form("part with {recipe}", RECIPE)
BUY_RECIPE: Final = form("recipe {recipe}", RECIPE)
BUY_REAGENT: Final = form("reagent {item}", ITEM)
ACQUIRE: Final = form("acquire {property}", PROPERTY)
COLLECT: Final = form("collect {property}", PROPERTY)
PAY_RENT: Final = form("pay {property}", PROPERTY)
GIVE_UP_HOME: Final = form("give up {property}", PROPERTY)
UNCURSE: Final = form("uncurse {item}", ITEM)
REPAIR: Final = form("repair {item}", ITEM)
RETRAIN: Final = form("retrain {ability}", ABILITY)
ASK_SAGE: Final = form("ask {adventure} {about}", ADVENTURE, WORD)
POUR: Final = form("pour")
POTION: Final = form("potion")
RITE: Final = form("rite")
FUNERAL: Final = form("funeral")
NEW_HERO: Final = form("new hero")
NOBODY: Final = form("nobody")
LESSON: Final = form("lesson {hero}", PAYER)
LESSON_FROM_FUND: Final = form("lesson fund")

GRAMMAR: Final = Grammar(declared(globals()))


# -- for rules that run all the time ---------------------------------------------------------------


def quick(made_by: Form[*Parts]) -> Callable[[*Parts], str]:
    """What makes the options of a form and keeps them, which is quicker than making them anew."""
    making: Any = lru_cache(maxsize=1 << 14)(made_by)
    return cast(Callable[[*Parts], str], making)


@lru_cache(maxsize=1 << 14)
def form_of(option: str) -> AnyForm:
    """The form of an option, which is kept for those that come again and again."""
    found = GRAMMAR.form_of(option)
    if found is None:
        raise ValueError(f"{option!r} is no option of Dungeon Plungin'")
    return found


# -- for those who show options --------------------------------------------------------------------


def words_in(option: str) -> list[str]:
    """The words that the parts of an option are made of: the ids and numbers that it names."""
    return words_of(GRAMMAR, option)


def words_of(grammar: Grammar, text: str) -> list[str]:
    """The words that the parts of a text are made of; none if it is of no form."""
    form = grammar.form_of(text)
    parts = form.parts(text) if form is not None else ()
    return [word for part in parts for word in str(part).split(" ")]
