"""Menus: numbers, groups that open and close, notes, texts, and what is refused."""

import io
from dataclasses import replace

import pytest
from rich.console import Console, RenderableType

from delvers.cli.terminal.look import Look
from delvers.cli.terminal.menu import FEW, LONG, Menu, lines_of
from delvers.cli.terminal.plain import PLAIN
from delvers.cli.terminal.table import TerminalTable, Titled
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask
from delvers.text import Words, words

WAYS = [f"go_{number}" for number in range(1, 12)]
TURN = Prompt("your_turn")
ASK = Ask(0, ("dig", "light_lamp"), "TOY-1", prompt=TURN, refused={"flee": "T-2", "hide": "T-3"})
MANY = Ask(0, ("dig", *WAYS), "TOY-1", prompt=TURN, refused={f"r{n}": "T" for n in range(5)})


def grouped(ask: Ask, _words: Words) -> list[Titled]:
    return [("", ["dig"]), ("Ways", [way for way in WAYS if way in ask.options])]


GROUPED = replace(PLAIN, groups=grouped)


def console(width: int = 60, height: int = 40) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, color_system=None)


def menu(ask: Ask = ASK, table: TerminalTable = PLAIN) -> Menu:
    return Menu("toy", table, Look({"seat": 0}, ("Ana",), words("en"), ask), ask)


def told(what: RenderableType, width: int = 60) -> list[str]:
    wide = console(width)
    wide.print(what)
    out = wide.file
    assert isinstance(out, io.StringIO)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_options_stand_under_their_numbers_and_refused_ones_after_them() -> None:
    assert told(menu().open()) == [
        "Your turn",
        "  1  Dig    2  Light lamp",
        "  Not now: 3 Flee, 4 Hide",
    ]


def test_without_anything_refused_nothing_is_said_of_it() -> None:
    assert len(told(menu(replace(ASK, refused={})).open())) == 2


def test_a_note_stands_beside_its_option() -> None:
    noted = replace(PLAIN, note=lambda _look, option: "half" if option == "dig" else "")
    assert " 1  Dig (half)" in told(menu(table=noted).open())[1]


def test_a_sketch_stands_below_the_number_of_its_option() -> None:
    drawn = replace(PLAIN, sketch=lambda _look, option: "#-#" if option == "dig" else "")
    lines = told(menu(table=drawn).open())
    assert any(line.startswith("#-#") for line in lines)
    assert "Dig" not in "".join(lines[:3])


def test_a_long_group_is_closed_and_says_how_it_is_opened() -> None:
    assert len(WAYS) > LONG
    closed = told(menu(MANY, GROUPED).closed())
    assert "Ways:  2–12  type “ways” to see them" in closed
    assert "Go 1" in " ".join(told(menu(MANY, GROUPED).open()))
    few = replace(MANY, options=("dig", *WAYS[:LONG]))
    assert "type" not in " ".join(told(menu(few, GROUPED).closed()))
    assert "type “ways”" in " ".join(told(menu(few, GROUPED).closed(FEW)))


def test_closed_menus_name_few_refused_options_and_count_the_others() -> None:
    assert told(menu(MANY, GROUPED).closed())[-1] == "  Not now: 13 R0, 14 R1, 15 R2 and 2 more"
    assert told(menu(MANY, GROUPED).open())[-1] == "  Not now: 13 R0, 14 R1, 15 R2, 16 R3, 17 R4"


def test_a_group_flows_over_lines_without_breaking_an_option() -> None:
    lines = told(menu(MANY, GROUPED).open(), width=30)
    ways = [line for line in lines if "Go" in line]
    assert ways[0].startswith("Ways:")
    assert all(line.startswith("   ") for line in ways[1:])
    assert all(len(line) <= 30 for line in ways)
    assert "".join(ways).count("Go") == len(WAYS)


def test_options_on_the_map_are_not_listed_but_those_it_cannot_show_are() -> None:
    table = replace(GROUPED, is_on_map=lambda _look, option: option != "go_7")
    lines = told(menu(MANY, table).open())
    assert "Ways: a number on the map   8  Go 7" in lines


@pytest.mark.parametrize(
    ("room", "expected"),
    [(40, "open"), (5, "closed"), (1, "closest")],
)
def test_the_fullest_form_that_fits_is_shown(room: int, expected: str) -> None:
    one, narrow = menu(MANY, GROUPED), console(40)
    forms = {"open": one.open(), "closed": one.closed(), "closest": one.closed(FEW)}
    assert lines_of(narrow, forms["open"]) > 5 >= lines_of(narrow, forms["closed"])
    assert told(one.fitting(narrow, room), 40) == told(forms[expected], 40)


def test_options_are_found_by_their_words_or_the_title_of_their_group() -> None:
    one = menu(MANY, GROUPED)
    assert one.holding("go 1") == ["go_1", "go_10", "go_11"]
    assert one.holding("ways") == WAYS
    assert one.holding("r3") == ["r3"]
    assert one.holding("nothing") == []


DESCRIBED = replace(
    PLAIN, about=lambda _look, option: ["Find", "something."] if option != "light_lamp" else []
)


def test_options_are_described_where_most_have_a_text() -> None:
    assert menu(table=DESCRIBED).is_described()
    assert not menu().is_described()
    assert not menu(replace(ASK, options=("dig",)), DESCRIBED).is_described()
    assert not menu(MANY, replace(GROUPED, about=DESCRIBED.about)).is_described()
    for other in (2, 3):
        rare = replace(ASK, options=("light_lamp",) * other + ("dig",))
        assert not menu(rare, DESCRIBED).is_described()


def test_a_described_option_stands_with_its_text_on_a_line() -> None:
    lines = told(menu(table=DESCRIBED).fitting(console(), 30))
    assert lines[1].split() == ["1", "Dig", "Find", "something."]
    assert lines[2].split() == ["2", "Light", "lamp"]
    assert lines[-1] == "  Not now: 3 Flee, 4 Hide"


def test_on_a_small_screen_texts_are_cut_to_a_line_each() -> None:
    long = replace(PLAIN, about=lambda _look, _option: ["word " * 40])
    full, brief = menu(table=long).described(), menu(table=long).described(is_brief=True)
    assert len(told(full)) > len(told(brief)) == 4
    assert "…" in told(brief)[1]
    assert told(menu(table=long).fitting(console(), 6)) == told(brief)


def test_listed_options_have_texts_if_there_is_room() -> None:
    long = replace(PLAIN, about=lambda _look, _option: ["word " * 40])
    one = menu(MANY, long)
    assert len(told(one.listed(WAYS, console(height=90)))) > 2 * len(WAYS)
    assert len(told(one.listed(WAYS, console(height=12)))) == len(WAYS)
    assert "word" not in " ".join(told(one.listed(WAYS, console(height=5))))
