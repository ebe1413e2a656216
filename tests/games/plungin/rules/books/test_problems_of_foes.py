"""One broken monster or trap for each message of the check of foes."""

from dataclasses import replace
from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.problems_of_foes import (
    problems_of_monster,
    problems_of_trap,
)

BOSS = next(one for one in BOX.monsters.values() if one.boss and one.law_rows)
PLAIN = next(
    one for one in BOX.monsters.values() if not one.boss and not one.law_rows and not one.spells
)
THING = next(one.id for one in BOX.items.values() if one.kind not in ("reagent", "valuable"))


def law(**changes: Any) -> Any:
    return replace(PLAIN.law, **changes)


@pytest.mark.parametrize("one", [BOSS, PLAIN])
def test_monsters_of_the_box_have_no_problems(one: Any) -> None:
    assert list(problems_of_monster(one, BOX)) == []


@pytest.mark.parametrize(
    ("one", "changes", "problem"),
    [
        (PLAIN, {"name": " "}, "name: the text is missing"),
        (PLAIN, {"text": ""}, "text: the text is missing"),
        (PLAIN, {"stats": {**PLAIN.stats, "LIFE": 0}}, "stats.LIFE: must be 1 or more"),
        (BOSS, {"stats": {**BOSS.stats, "LIFE": 4}}, "stats.LIFE: a boss has a life table instead"),
        (PLAIN, {"level": 0}, "level: must be 1 or more"),
        (PLAIN, {"attacks": 0}, "attacks: must be 1 or more"),
        (PLAIN, {"drop": THING}, "only a reagent or a valuable can be dropped"),
        (
            PLAIN,
            {"law": law(role="patient"), "next_law": None},
            "next_law: a patient monster needs one for when it is provoked",
        ),
        (
            PLAIN,
            {"law": law(target="drawn_to", most="", least="", of="")},
            "law: drawn_to needs most, least or of",
        ),
        (
            PLAIN,
            {"law_rows": BOSS.law_rows},
            "law_rows: are used only by a law whose role is special",
        ),
        (
            PLAIN,
            {"law": law(role="special")},
            "law_rows: a special law needs a table of acts, or spells",
        ),
        (PLAIN, {"law": law(role="shooter"), "range": 0}, "range: a shooter needs one"),
        (BOSS, {"life_rows": ()}, "life_rows: the last row must be the death of the boss"),
        (BOSS, {"life_rows": BOSS.life_rows[1:]}, "life_rows[0].low: is "),
    ],
)
def test_what_is_wrong_with_a_monster_is_said(
    one: Any, changes: dict[str, Any], problem: str
) -> None:
    problems = list(problems_of_monster(replace(one, **changes), BOX))
    assert any(problem in told for told in problems), problems


def test_a_trap_that_does_nothing_is_named() -> None:
    trap = next(iter(BOX.traps.values()))
    fields = ("attack", "damage", "condition", "hold", "special", "blocks", "on_damage")
    bare: dict[str, Any] = {name: type(getattr(trap, name))() for name in (*fields, "drop_from")}
    problems = list(problems_of_trap(replace(trap, **bare), BOX))
    assert any(
        one.startswith("attack: the trap does nothing; give it one of: ") for one in problems
    )
