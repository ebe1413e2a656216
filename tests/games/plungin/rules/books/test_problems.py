"""What is wrong with books and packs is found and named by file, entry and field."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from delvers.games.plungin.rules.books.dungeon import (
    DoorRow,
    DoorTable,
    EventRow,
    EventTable,
    LocationRow,
    LocationTable,
    MonsterRow,
    MonsterTable,
    PlaceRow,
    PlaceTable,
    Some,
    Tile,
    TrapRow,
    TrapTable,
    TreasureRow,
    TreasureTable,
)
from delvers.games.plungin.rules.books.library import BOX, FOLDER
from delvers.games.plungin.rules.books.problems import (
    problems_of_books,
    problems_of_pack,
    reference_problems,
)
from delvers.games.plungin.rules.books.problems_of_places import problems_of_tile

PACK = BOX.packs["tapping_in_the_wall"]
PATH = Path("packs/mine.toml")


def found(**changes: Any) -> list[str]:
    """The problems of a pack in which some fields are changed."""
    return problems_of_pack(replace(PACK, **changes), PATH)


def test_the_books_that_come_with_the_game_have_no_problems() -> None:
    assert problems_of_books(BOX, FOLDER) == []


@pytest.mark.parametrize(
    "field", ["name", "teaser", "objective", "introduction", "victory", "defeat"]
)
def test_a_missing_text_is_named(field: str) -> None:
    assert found(**{field: " "}) == [f"{PATH}: {PACK.id}.{field}: the text is missing"]


def test_a_place_or_task_without_words_is_named() -> None:
    place = replace(PACK.unique_locations[0], introduction="")
    assert found(unique_locations=(place,)) == [
        f"{PATH}: unique_locations.eye_of_death.introduction: the text is missing"
    ]
    task = replace(PACK.tasks[0], text="")
    assert found(tasks=(task,)) == [f"{PATH}: tasks.{task.id}.text: the text is missing"]


def locations(*rows: LocationRow, dice: str = "1d4") -> list[str]:
    """The problems of a pack with these rows in table 1."""
    return found(locations=LocationTable(dice, rows))


def row(low: int | None, high: int | None, **more: Any) -> LocationRow:
    """A row of table 1 with a tile that exists."""
    return LocationRow(low, high, **{"tile": "room_6x6", "doors": 2, **more})


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ((row(1, 2), row(4, 4)), "locations.rows: no row for 3"),
        ((row(1, 3), row(3, 4)), "locations.rows: rows 1 and 2 both hold 3"),
        ((row(1, 4), row(3, 2)), "locations.rows[1]: low 3 is above high 2"),
        ((row(1, 4), row(5, 5)), "locations.rows[1]: 5 can never be rolled; the most is 4"),
        ((row(1, 4, tile="hall"),), "locations.rows[0].tile: 'hall' is not known"),
        (
            (row(1, 4, doors=5),),
            "locations.rows[0].doors: 5 doors, but room_6x6 has places for 1 to 4",
        ),
        (
            (row(1, 4, doors=0),),
            "locations.rows[0].doors: 0 doors, but room_6x6 has places for 1 to 4",
        ),
        ((), "locations.rows: there are none"),
    ],
)
def test_gaps_overlaps_and_bad_rows_of_a_table_are_named(
    rows: tuple[LocationRow, ...], problem: str
) -> None:
    problems = locations(*rows)
    assert len(problems) == 1
    assert problems[0].startswith(f"{PATH}: {problem}")


def test_words_that_are_no_dice_are_named() -> None:
    assert locations(row(1, 4), dice="a few")[0].startswith(f"{PATH}: locations.dice: 'a few'")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"events": EventTable("1", (EventRow(1, 1, "ev_x"),))}, "events.rows[0].event: 'ev_x'"),
        ({"specials": PlaceTable("1", (PlaceRow(1, 1, "x"),))}, "specials.rows[0].location: 'x'"),
        (
            {"uniques": PlaceTable("in order", (PlaceRow(1, 1, "x"),))},
            "uniques.rows[0].location: 'x'",
        ),
        ({"door_traps": TrapTable("1", (TrapRow(1, 1, "x"),))}, "door_traps.rows[0].trap: 'x'"),
        ({"chest_traps": TrapTable("1", (TrapRow(1, 1, "x"),))}, "chest_traps.rows[0].trap: 'x'"),
        (
            {"monsters": MonsterTable("1", (MonsterRow(1, 1, (Some("x", "2"),)),))},
            "monsters.rows[0].group.monster: 'x'",
        ),
        (
            {"monsters": MonsterTable("1", (MonsterRow(1, 1, (Some("orc", "two"),)),))},
            "monsters.rows[0].group.count: 'two'",
        ),
        (
            {"monsters": MonsterTable("1", (MonsterRow(1, 1),))},
            "monsters.rows[0].group: there are no monsters in it",
        ),
        ({"ends": ("x",)}, "ends: 'x'"),
        ({"ends": ()}, "ends: no unique location ends the adventure"),
        ({"winch": "x"}, "winch: 'x' is not a unique location of this pack"),
        ({"stages": ()}, "stages: there must be at least one"),
    ],
)
def test_what_a_pack_names_must_exist(changes: dict[str, Any], problem: str) -> None:
    assert [one for one in found(**changes) if one.startswith(f"{PATH}: {problem}")]


@pytest.mark.parametrize(
    ("treasure", "problem"),
    [
        ({"gold": "1d6", "item": "key"}, "treasure.rows[0]: needs exactly one of"),
        ({}, "treasure.rows[0]: needs exactly one of"),
        ({"item": "x"}, "treasure.rows[0].item: 'x' is not known"),
        ({"table": "x"}, "treasure.rows[0].table: 'x' is not known"),
        ({"gold": "much"}, "treasure.rows[0].gold: 'much'"),
        ({"item": "key", "then": "much"}, "treasure.rows[0].then: 'much'"),
    ],
)
def test_treasure_is_exactly_one_thing_that_exists(treasure: dict[str, Any], problem: str) -> None:
    table = TreasureTable("1", (TreasureRow(1, None, **treasure),))
    assert [one for one in found(treasure=table) if one.startswith(f"{PATH}: {problem}")]


def test_stages_with_impossible_numbers_are_named() -> None:
    stage = replace(PACK.stages[0], level=0, n=31)
    problems = found(stages=(stage,))
    assert f"{PATH}: stages[0].level: 0 is below 1" in problems
    assert f"{PATH}: stages[0]: N and X must lie between 1 and 30" in problems


@pytest.mark.rule("DP-GAP-19")
@pytest.mark.parametrize(
    ("rows", "x", "problem"),
    [
        ((DoorRow(1, None),), 6, "doors.rows: no row is a Great Door"),
        (
            (DoorRow(1, 5), DoorRow(6, None, "great")),
            6,
            "doors.rows: a Great Door on 6 needs no time; it must be above 6",
        ),
        (
            (DoorRow(1, 6), DoorRow(7, None, "great")),
            5,
            "stages[0].x: even with +5 some rolls never reach a Great Door",
        ),
    ],
)
def test_a_great_door_that_comes_too_early_or_never_is_named(
    rows: tuple[DoorRow, ...], x: int, problem: str
) -> None:
    stage = replace(PACK.stages[0], x=x)
    assert f"{PATH}: {problem}" in found(doors=DoorTable("1d6", rows), stages=(stage,))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"tile": "x"}, "tile: 'x' is not known"),
        ({"tile": "room_6x6"}, "tile: room_6x6 has no Great Door, so nobody could enter"),
        ({"boss": "x"}, "boss: 'x' is not known"),
        ({"boss_at": "sky"}, "boss_at: 'sky' is not one of"),
        ({"group": (Some("x", "1"),)}, "group.monster: 'x' is not known"),
    ],
)
def test_a_unique_location_that_cannot_be_built_is_named(
    changes: dict[str, Any], problem: str
) -> None:
    place = replace(PACK.unique_locations[0], **changes)
    where = f"{PATH}: unique_locations.eye_of_death.{problem}"
    assert [one for one in found(unique_locations=(place,)) if one.startswith(where)]


@pytest.mark.parametrize(
    ("drawing", "problem"),
    [
        ("####\n#..#\n#.#\n####", "the rows have different lengths"),
        ("#D##\n#..#\n#..#\n####", "a door must be two squares wide"),
        ("#DD#\n#..#\n#..#\n.###", "the border must be of #, D, G and X"),
        ("####\n#..#\n#..#\n####", "there is no door"),
        ("#DD#\n#.P#\n#..#\n####", "a door opens onto rock or a pillar"),
        ("#DD#\n#..#\n####\n#..#\n####", "some floor cannot be reached"),
    ],
)
def test_a_bad_drawing_is_named(drawing: str, problem: str) -> None:
    tile = Tile("mine", "Mine", "room", drawing)
    assert problems_of_tile(tile, PATH) == [f"{PATH}: mine.drawing: {problem}"]


@pytest.mark.parametrize(
    ("book", "file", "id", "field"),
    [
        ("kins", "classes.toml", "warrior", "kit"),
        ("heroes", "heroes.toml", "sable_wick", "carried"),
        ("heroes", "heroes.toml", "sable_wick", "abilities"),
        ("monsters", "monsters.toml", "goblin", "spells"),
    ],
)
def test_a_book_that_names_what_no_other_book_knows_is_named(
    book: str, file: str, id: str, field: str
) -> None:
    entries = dict(getattr(BOX, book))
    entries[id] = replace(entries[id], **{field: ("nonsense",)})
    changes: dict[str, Any] = {book: entries}
    problems = reference_problems(replace(BOX, **changes), Path("books"))
    assert len(problems) == 1
    assert problems[0].startswith(f"books/{file}: {id}.{field}: 'nonsense' is not known")
