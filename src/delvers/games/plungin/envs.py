"""Dungeon Plungin' as numbers: a question's options in slots with features, and the open table.

Squares and things are too many for one list of options. So an action is the place of an option in
its question, and what stands there is told by features: the form of the option and up to four
numbers for what it names. Squares are column and row, cut off at `FAR`; ids are their numbers in
the books; of monsters, doors and chests only the first so many are seen.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args, get_type_hints

from delvers.envs.encoding import Encoding
from delvers.envs.fields import (
    Amounts,
    Codec,
    Counts,
    Flag,
    Group,
    Length,
    Number,
    Numbers,
    OneOf,
    Padded,
    Row,
    SeatOf,
)
from delvers.envs.numbering import Slots
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.options import GRAMMAR, STATS
from delvers.games.plungin.rules.squares import DIRECTIONS, place_of
from delvers.games.plungin.rules.view.seen import (
    ChestView,
    DoorView,
    HazardView,
    HeroView,
    MonsterView,
    PartyView,
    RulesView,
    TableView,
    TileView,
)
from delvers.kernel.spec import Spec, View

SLOTS: Final = 256
PARTS: Final = 4
"""So many numbers tell what an option names."""
FAR: Final = 60
"""Squares further from the first tile than this look like squares at this distance."""
SEATS: Final = 4
HEROES: Final = 8
MONSTERS: Final = 24
TILES: Final = 40
DOORS: Final = 48
CHESTS: Final = 16
HAZARDS: Final = 12
MANY: Final = 999
LEFT_OUT: Final = {
    "seat": "seats are counted from the viewer on",
    "prospects": "follows from the rest, and takes long to work out",
    "making": "a hero in the making; its questions tell the rest",
    "terrain": "squares that change are few, and shown by what can be done there",
    "lying": "what lies on the floor is offered by the questions",
    "cleared": "squares that were cleared are few",
    "marker": "the marker of the Terrain Counter changes nothing until it is full",
}


class Square:
    """A square: whether it is one, its column and its row."""

    __slots__ = ("size",)

    def __init__(self) -> None:
        self.size = 3

    def write(self, value: int | None, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """Three numbers."""
        if value is not None and value >= 0:
            out[at] = 1.0
            out[at + 1], out[at + 2] = bounded(value)

    def rows(self, name: str, about: str) -> list[Row]:
        """Three numbers."""
        return [
            Row(f"{name}.is_there", 1, 0, 1, about),
            Row(f"{name}.x", 1, -FAR, FAR, about),
            Row(f"{name}.y", 1, -FAR, FAR, about),
        ]


class Listed:
    """An id by its number in the books, from 1 on; 0 is none, or one that stands in no book."""

    __slots__ = ("_numbers", "size")

    def __init__(self, ids: Mapping[str, int]) -> None:
        self._numbers = ids
        self.size = 1

    def write(self, value: str | None, out: Numbers, at: int, seat: int) -> None:  # noqa: ARG002
        """One number."""
        if value:
            out[at] = self._numbers.get(value, 0)

    def rows(self, name: str, about: str) -> list[Row]:
        """One number."""
        return [Row(name, 1, 0, len(self._numbers), f"{about} By its number in the books.")]


def bounded(square: int) -> tuple[float, float]:
    """Column and row of a square, cut off."""
    x, y = place_of(square)
    return float(min(max(x, -FAR), FAR)), float(min(max(y, -FAR), FAR))


def encoding(spec: Spec[Any]) -> Encoding:
    """The encoding with the books of this game."""
    ids = numbers_of(spec.content)
    return Encoding(
        version=1,
        actions=slots(ids),
        layout=Group(fields_of(spec.content, ids), TableView),
        potential=potential,
        left_out=LEFT_OUT,
    )


def numbers_of(books: Books) -> dict[str, int]:
    """Every id in the books with its number; an id that two kinds of thing share has one."""
    shelves = (
        *(books.heroes, books.races, books.kins, books.abilities, books.schools, books.spells),
        *(books.conditions, books.recipes, books.items, books.monsters, books.traps, books.tiles),
        *(books.locations, books.packs),
    )
    ids = dict.fromkeys(id for shelf in shelves for id in shelf)
    return {id: number for number, id in enumerate((*ids, *STATS), 1)}


def slots(ids: Mapping[str, int]) -> Slots:
    """Slots with the form of each option, and what it names."""
    forms = {form.pattern: float(number) for number, form in enumerate(GRAMMAR, 1)}
    most = float(max(len(ids), MANY))

    def features(option: str) -> Sequence[float]:
        form = GRAMMAR.form_of(option)
        if form is None:
            return (0.0,) * (1 + PARTS)
        told: list[float] = []
        for kind, part in zip(form.kinds, form.parts(option), strict=True):
            told += named(kind, part, ids)
        return (forms[form.pattern], *told[:PARTS], *(0.0,) * (PARTS - len(told)))

    columns = {
        "form": (0.0, float(len(forms))),
        **{f"part{number}": (-float(FAR), most) for number in range(PARTS)},
    }
    return Slots(SLOTS, columns, features)


def named(kind: str, part: object, ids: Mapping[str, int]) -> tuple[float, ...]:
    """A part of an option as numbers: a square is two, all else one."""
    if kind == "square" and isinstance(part, int):
        return bounded(part)
    if isinstance(part, int):
        return (float(min(part, MANY)),)
    word = str(part)
    if word in DIRECTIONS:
        return (float(DIRECTIONS.index(word)),)
    kind_of_lock, _, number = word.partition(" ")
    if number.isdecimal():
        return (float(kind_of_lock == "door"), float(min(int(number), MANY)))
    return (float(ids.get(word.removeprefix("spell_book:"), 0)),)


# -- the table -------------------------------------------------------------------------------------


def fields_of(books: Books, ids: Mapping[str, int]) -> dict[str, Any]:
    """A codec for every field of the view but what is left out."""
    hints = get_type_hints(TableView)
    return {
        "stage": OneOf(get_args(hints["stage"])),
        "adventure": OneOf(books.packs),
        "chapter": Number(0, 99),
        "round": Number(0, MANY),
        "count": Number(0, MANY),
        "quiet": Number(0, MANY),
        "oil": Number(0, 99),
        "acting": Number(-1, MANY),
        "acted": Counts(range(HEROES), 1),
        "first": SeatOf(SEATS),
        "builder": SeatOf(SEATS),
        "handler": SeatOf(SEATS),
        "lost": Flag(),
        "won": Flag(),
        "rules": plain_rules(),
        "party": Group(
            {
                **{name: Number(0, 99_999) for name in ("exp", "gold", "fund", "pile")},
                "great_keys": Number(0, 9),
                "tasks": Length(99),
                "won": Length(99),
                "valuables": Length(99),
                "stored": Length(99),
            },
            PartyView,
        ),
        "heroes": Padded(Group(hero_fields(books, ids), HeroView), HEROES),
        "monsters": Padded(Group(monster_fields(ids), MonsterView), MONSTERS),
        "tiles": Padded(
            Group(
                {
                    "tile": Listed(ids),
                    "at": Square(),
                    "turns": Number(0, 3),
                    "location": Listed(ids),
                },
                TileView,
            ),
            TILES,
        ),
        "doors": Padded(Group(door_fields(), DoorView), DOORS),
        "chests": Padded(Group({"at": Square(), **lock_fields(ChestView)}, ChestView), CHESTS),
        "hazards": Padded(
            Group({"kind": Listed(ids), "rounds": Number(0, 99), "squares": First()}, HazardView),
            HAZARDS,
        ),
    }


class First:
    """The first of some squares."""

    __slots__ = ("_square", "size")

    def __init__(self) -> None:
        self._square = Square()
        self.size = self._square.size

    def write(self, value: Sequence[int] | None, out: Numbers, at: int, seat: int) -> None:
        """Three numbers."""
        self._square.write(value[0] if value else None, out, at, seat)

    def rows(self, name: str, about: str) -> list[Row]:
        """Three numbers."""
        return self._square.rows(name, about)


def plain_rules() -> Group:
    """The optional rules in force."""
    fields: dict[str, Codec] = {}
    for name, hint in get_type_hints(RulesView).items():
        fields[name] = Flag() if hint in (bool, str) else Number(0, 9)
    return Group(fields, RulesView)


def hero_fields(books: Books, ids: Mapping[str, int]) -> dict[str, Any]:
    """What is seen of a hero."""
    return {
        "number": Number(0, MANY),
        "seat": SeatOf(SEATS),
        "id": Listed(ids),
        "race": OneOf(books.races),
        "kin": OneOf(books.kins),
        "status": OneOf(get_args(get_type_hints(HeroView)["status"])),
        "at": Square(),
        "facing": Number(0, 3),
        "life": Number(0, 99),
        "max_life": Number(0, 99),
        "actions": Number(0, 9),
        "level": Number(0, 20),
        "exp": Number(0, MANY),
        "gold": Number(0, 99_999),
        "stats": Amounts(STATS, 30),
        "conditions": Amounts(books.conditions, 9, -9),
        "hands": Padded(Listed(ids), 2),
        "armour": Listed(ids),
        "carried": Padded(Listed(ids), 6),
        "prepared": Padded(Listed(ids), 6),
        "escort": Flag(),
    }


def monster_fields(ids: Mapping[str, int]) -> dict[str, Any]:
    """What is seen of a monster."""
    hints = get_type_hints(MonsterView)
    return {
        "number": Number(0, MANY),
        "id": Listed(ids),
        "at": Square(),
        "life": Number(0, 999),
        "damage": Number(0, 999),
        "side": OneOf(get_args(hints["side"])),
        "state": OneOf(get_args(hints["state"])),
        "conditions": Length(9),
    }


def door_fields() -> dict[str, Any]:
    """What is seen of a door."""
    return {
        "squares": First(),
        "direction": Number(0, 3),
        "exit": Flag(),
        "blind": Flag(),
        "to": Number(-1, MANY),
        **lock_fields(DoorView),
    }


def lock_fields(kind: Any) -> dict[str, Any]:
    """What is seen of a lock."""
    return {
        "kind": OneOf(get_args(get_type_hints(kind)["kind"])),
        "open": Flag(),
        "locked": Flag(),
        "safe": Flag(),
        "ruined": Flag(),
        "trap": Flag(),
        "difficulty": Number(0, 20),
    }


def potential(view: View) -> float:
    """Living heroes with much LIFE, tasks done and gold are good."""
    table: TableView = view  # type: ignore[assignment]
    heroes = [hero for hero in table["heroes"] if not hero["escort"]]
    if not heroes:
        return 0.0
    life = sum(max(hero["life"], 0) / max(hero["max_life"], 1) for hero in heroes) / len(heroes)
    party = table["party"]
    return life + 0.5 * len(party["tasks"]) + min(party["gold"], 2000) / 2000 + table["won"]
