"""Numbers so large that a game would stand still are found before it begins."""

import re
from pathlib import Path

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.designing import check
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.sizes import problems_of_numbers
from delvers.kernel.errors import BadContent

TILE = """
[[tiles]]
id = "salt_hall"
name = "Salt hall"
kind = "room"
drawing = '''
#DD###
#....#
#....#
######
'''
"""
MONSTER = """
[[monsters]]
id = "salt_rat"
name = "Salt rat"
level = 1
exp = 3
text = "It gnaws."
gold = "1d6"
law = { role = "combatant" }

[monsters.stats]
ATK = 2
DEF = 1
RES = 1
DEX = 1
MAG = 1
WIT = 1
MOV = 4
LIFE = 2
"""
PLACE = """
[[locations]]
id = "salt_larder"
name = "Salt larder"
tile = "salt_hall"
text = "Barrels."
doors = 1
chests = 1
group = [{ monster = "salt_rat", count = "1d4" }]
"""
PACK = TILE + MONSTER + PLACE


def told(tmp_path: Path, old: str = "", new: str = "") -> list[str]:
    """What is wrong with the pack after one change."""
    assert old in PACK
    file = tmp_path / "mine.toml"
    file.write_text(PACK.replace(old, new, 1), encoding="utf-8")
    return [problem.removeprefix(f"{file}: ") for problem in check(file).problems]


def test_the_pack_and_the_box_have_nothing_wrong(tmp_path: Path) -> None:
    assert told(tmp_path) == []
    assert [*problems_of_numbers(BOX)] == []


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ({"0": 99}, r"hero_levels\.0: 99 is not a number from 1 to 10"),
        ({"0": 4}, "hero_levels: must be two levels, the lower first"),
    ],
)
def test_a_sweep_cannot_send_heroes_of_no_level(numbers: dict[str, int], message: str) -> None:
    levels = "adventures.bell_under_harrow.hero_levels"
    swept = {f"{levels}.{place}": level for place, level in numbers.items()}
    with pytest.raises(BadContent, match=message):
        SPEC.with_numbers(swept)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('gold = "1d6"', 'gold = "999999999d999999999"', "monsters.salt_rat.gold: '999999999d9999"),
        (
            'gold = "1d6"',
            'gold = "1d6x99999"',
            "are too many dice or too large; the most is 20d100",
        ),
        ('count = "1d4"', 'count = "100000"', "group.count: '100000' are too many"),
        ('count = "1d4"', 'count = "5d6"', "group.count: '5d6' may be 30, more than the 20 that"),
        ('count = "1d4"', 'count = "some"', "group.count: 'some' are no dice"),
        (
            "chests = 1",
            "chests = 100000",
            "locations.salt_larder.chests: 100000 is not a",
        ),
        (
            "level = 1",
            "level = 1\nattacks = 1000000",
            "monsters.salt_rat.attacks: 1000000 is",
        ),
        ("exp = 3", "exp = 99999999", "monsters.salt_rat.exp: 99999999 is not a number from 0 to"),
        (
            "LIFE = 2",
            "LIFE = 1000",
            "monsters.salt_rat.stats.LIFE: 1000 is not a number",
        ),
        ("#DD###", "#D####", "salt_hall.drawing: a door must be two squares wide"),
        ("#DD###", "#DDD##", "salt_hall.drawing: a door must be two squares wide"),
        ("#....#\n#....#", "#....#\n#...#", "salt_hall.drawing: the rows have different lengths"),
        ("#....#\n#....#", "#....#\n#", "salt_hall.drawing: the rows have different lengths"),
        ("exp = 3", "epx = 3", "mine.monsters.salt_rat.epx: is not a known field; known: id,"),
        ("exp = 3", "epx = 3", "; nearest: exp"),
        ("exp = 3", "epx = 3", "mine.monsters.salt_rat.exp: is missing"),
        ('"1d6"', '"1d6" # \ud83d\ude00', ""),
    ],
)
def test_a_mistake_is_named_with_its_entry_and_field(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    new = new.encode("utf-16", "surrogatepass").decode("utf-16")
    problems = told(tmp_path, old, new)
    assert any(message in problem for problem in problems) if message else not problems


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PACK, encoding="utf-8-sig")
    assert not check(file).problems


def test_a_file_that_is_too_large_or_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("#" * 1_000_001, encoding="utf-8")
    assert check(file).problems == [f"{file}: the file is too large; allowed: 1000000 bytes"]
    file.write_text("a = " + "[" * 20_000, encoding="utf-8")
    assert check(file).problems == [f"{file}: this is not TOML: it is nested too deeply"]


def test_numbers_of_the_box_are_replaced_by_a_pack(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('numbers = { "monsters.orc.life" = 9 }', encoding="utf-8")
    assert check(file).told == "1 number"
    assert SPEC.extended([file]).content.monsters["orc"].stats["LIFE"] == 9
    assert BOX.monsters["orc"].stats["LIFE"] != 9


@pytest.mark.parametrize(
    ("path", "number", "message"),
    [
        ("monsters.orcc.life", 9, "monsters: 'orcc' is not known; nearest: orc"),
        ("monsters.orc.life", 9999, "monsters.orc.stats.LIFE: 9999 is not a number from -20 to 99"),
    ],
)
def test_a_number_that_cannot_be_replaced_is_named(
    tmp_path: Path, path: str, number: int, message: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'numbers = {{ "{path}" = {number} }}', encoding="utf-8")
    assert any(message in problem for problem in check(file).problems)
    with pytest.raises(BadContent, match=re.escape(message)):
        SPEC.with_numbers({path: number})
