"""Heroes and monsters beside the map, from views made by hand."""

from typing import Any

import pytest

from delvers.cli.terminal.look import LookOf
from delvers.games.plungin.terminal.notes import percent
from delvers.games.plungin.terminal.party import (
    WIDTH,
    actions_of,
    life_of,
    monster_lines,
    monsters,
    vigour,
    watchfulness,
)
from delvers.text import words

EN = words("en")


def hero(**facts: Any) -> Any:
    return {"status": "alive", "life": 3, "max_life": 7, "actions": 1, **facts}


def monster(**facts: Any) -> Any:
    usual = {
        "id": "goblin",
        "number": 10,
        "life": 2,
        "max_life": 3,
        "damage": 1,
        "side": "monsters",
    }
    return {**usual, "side": "monsters", "state": "alert", "conditions": [], **facts}


def test_life_and_actions_are_marks() -> None:
    assert life_of(hero()).endswith(" 3/7")
    assert life_of(hero(status="dead")) == "✝"
    full, spent = actions_of(hero(actions=9))[0], actions_of(hero(actions=0))[0]
    assert full != spent
    one = actions_of(hero(actions=1))
    assert one == full + spent * (len(one) - 1)
    assert actions_of(hero(actions=-1)) == spent * len(one)


def test_of_a_boss_only_the_damage_is_known() -> None:
    assert vigour(monster(), EN).endswith(" 2/3")
    assert vigour(monster(life=None, damage=4), EN) == "4 damage"


def test_the_heroes_own_beasts_need_no_word() -> None:
    assert watchfulness(monster(side="heroes"), EN) == "ours"
    assert watchfulness(monster(), EN) == EN.name("plungin", "alert")


def test_a_monster_has_a_line_and_what_ails_it_another() -> None:
    (line,) = monster_lines(monster(), EN)
    assert "Goblin" in line.plain
    assert line.plain.endswith(f"2/3 {EN.name('plungin', 'alert')}")
    assert len(line.plain) <= WIDTH
    first, ails = monster_lines(monster(conditions=["stunned", "poisoned"]), EN)
    names = [EN.name("plungin", one) for one in ("stunned", "poisoned")]
    assert ails.plain == f"    {', '.join(names)}"
    assert first.plain == line.plain


def test_those_awake_stand_first_and_of_too_many_their_number() -> None:
    some = [monster(state="sleeping"), monster(id="orc"), monster()]
    view: Any = {"monsters": some}
    look = LookOf(view, ("Ana",), EN)
    names = [line.plain.split()[1] for line in monsters(look, 3)]
    assert names == ["Orc", "Goblin", "Goblin"]
    assert [line.plain for line in monsters(look, 2)][1] == "    and 2 more"
    assert [line.plain for line in monsters(look, 0)] == ["    and 3 more"]


@pytest.mark.parametrize(
    ("thousandths", "text"),
    [(0, "0%"), (1, "<1%"), (9, "<1%"), (10, "1%"), (14, "1%"), (15, "2%"), (500, "50%"),
     (990, "99%"), (991, ">99%"), (999, ">99%"), (1000, "100%")],
)  # fmt: skip
def test_chances_are_never_rounded_to_never_or_always(thousandths: int, text: str) -> None:
    assert percent(thousandths) == text
