"""What a person sees: news, table, prompt, help, and the end."""

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import delvers
from delvers.cli.files import Seat
from delvers.cli.terminal.plain import PLAIN
from delvers.cli.terminal.screen import FORGET, NEWS, Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.kernel.requests import Ask
from delvers.text import words
from tests.cli.command import played

SEATS = [Seat("Ana"), Seat("Eva"), Seat("Bot 3", "random")]
HELP = [
    "  1, 2, … choose the option with this number",
    "  ?       the rule behind this question",
    "  why N   the rule behind option N, allowed or not",
    "  why #N  the rule behind line N of the log",
    "  c       what the cards on the table do",
    "  l       the whole log",
    "  t       the table again",
    "  u       take your last choice back, while you have learnt nothing since",
    "  s       save and leave",
    "  q       leave",
]
MORE = [
    "  m       move; steps may follow at once, as in mnne",
    "  .       end the move or the turn",
    "  i N     what there is to know about option N",
    "  a       all options; a word shows those that hold it",
    "  p       the sheets of the heroes",
    "  name    give a hero that you have made a name",
    "  save    save and leave, also while moving",
]


def screen(game: delvers.Game | None = None, height: int = 24, **console: Any) -> Screen:
    game = game or delvers.new("raiders", seats=3, seed=3)
    wide = Console(file=io.StringIO(), width=100, height=height, color_system=None, **console)
    return Screen(wide, Sitting(game, SEATS, Path("/saves/game.json"), 1), words("en"))


def told(one: Screen, act: Callable[[], object]) -> list[str]:
    """What is printed, line by line, and nothing that was there before."""
    out = one.console.file
    assert isinstance(out, io.StringIO)
    out.seek(0)
    out.truncate()
    act()
    return [line.rstrip() for line in out.getvalue().splitlines()]


def ask_of(one: Screen, seat: int = 0) -> Ask:
    return one.game.pending[seat]


def test_help_tells_every_command() -> None:
    one = screen()
    assert told(one, one.show_help) == HELP


def test_games_with_sheets_have_more_commands() -> None:
    one = screen()
    one.table = replace(one.table, sheets=lambda _view, _words: [])
    assert told(one, one.show_help) == [*HELP[:4], *MORE, *HELP[4:]]


def test_the_hint_is_that_of_the_table_or_the_usual_one() -> None:
    one = screen()
    usual = "A number, ? = why, u = take back, s = save and leave, q = leave, h = more"
    assert told(one, lambda: one.show_hint(ask_of(one))) == [usual]
    one.table = replace(one.table, hint=lambda _ask, _words: "just dig")
    assert told(one, lambda: one.show_hint(ask_of(one))) == ["just dig"]


def test_the_file_is_named_and_how_to_go_on_while_the_game_runs() -> None:
    one = screen()
    assert told(one, one.show_file) == [
        "The game is kept in /saves/game.json",
        "    delvers play --resume /saves/game.json",
    ]
    over = screen(played())
    assert told(over, over.show_file) == ["The game is kept in /saves/game.json"]


def test_news_is_told_once_to_each_seat() -> None:
    one = screen()
    first = told(one, lambda: one.show_news(0))
    assert numbers_in(first) == [f"#{number}" for number, _ in one.lines(0)]
    assert told(one, lambda: one.show_news(0)) == []
    assert told(one, lambda: one.show_news(1)) != []
    one.table = replace(one.table, quiet=frozenset())
    before = len(one.lines(0))
    one.game.choose(0, "power 2")
    assert numbers_in(told(one, lambda: one.show_news(0))) == [f"#{before + 1}"]


def test_quiet_events_are_only_in_the_log() -> None:
    one = screen()
    one.show_news(0)
    one.game.choose(0, "power 2")
    assert one.lines(0)[-1][1].kind in one.table.quiet
    assert told(one, lambda: one.show_news(0)) == []
    assert numbers_in(told(one, lambda: one.show_lines(one.lines(0))))[-1] == (
        f"#{len(one.lines(0))}"
    )


def numbers_in(lines: list[str]) -> list[str]:
    """The numbers of the lines of a log."""
    return [line.split()[0] for line in lines if line.lstrip().startswith("#")]


def test_of_much_news_the_last_lines_are_shown() -> None:
    one = screen(played())
    lines = [line for line in one.lines(0) if line[1].kind not in one.table.quiet]
    assert numbers_in(told(one, lambda: one.show_news(0))) == [
        f"#{number}" for number, _ in lines[-NEWS:]
    ]


def test_the_log_begins_with_1_and_nothing_is_printed_of_an_empty_one() -> None:
    one = screen()
    assert [number for number, _ in one.lines(0)][:2] == [1, 2]
    assert told(one, lambda: one.show_lines([])) == []


def test_cards_are_named_with_what_they_do() -> None:
    one = screen()
    one.table = replace(one.table, cards=lambda _view: ["torch", "key"])
    lines = told(one, lambda: one.show_cards(0))
    text = words("en").card_text("raiders", "torch")
    assert " ".join(lines).startswith(f"Torch: {text[:40]}")
    assert any(line.startswith("Key: ") for line in lines)


def test_a_clause_is_shown_and_one_that_is_not_known_is_said_to_be_so() -> None:
    one = screen()
    assert told(one, lambda: one.show_rule("DR-PLAY-03"))[0] == "DR-PLAY-03"
    assert "X-1" in " ".join(told(one, lambda: one.show_rule("X-1")))


def test_there_may_be_nothing_to_tell_about_an_option() -> None:
    one = screen()
    assert told(one, lambda: one.show_about(0, "power 2")) == [
        "Power 2",
        "  There is nothing more to tell about it.",
    ]
    one.table = replace(one.table, about=lambda look, option: [f"{option} of {look.view['seat']}"])
    assert told(one, lambda: one.show_about(0, "power 2")) == ["Power 2", "  power 2 of 0"]


def test_sheets_are_shown_where_a_game_has_them() -> None:
    one = screen()
    assert told(one, lambda: one.show_sheets(0)) == []
    one.table = replace(one.table, sheets=lambda view, _words: [Text(f"sheet {view['seat']}")])
    assert told(one, lambda: one.show_sheets(1)) == ["sheet 1"]


def test_all_options_or_those_with_a_word_are_listed() -> None:
    one = screen()
    one.table = replace(PLAIN)
    ask = ask_of(one)
    everything = told(one, lambda: one.show_options(0, ask))
    assert "Power 1" in " ".join(everything)
    assert "Power 5" in " ".join(everything)
    assert one.show_options(0, ask)
    some = " ".join(told(one, lambda: one.show_options(0, ask, "power 3")))
    assert "Power 3" in some
    assert "Power 1" not in some
    assert one.show_options(0, ask, "power 3")
    assert told(one, lambda: one.show_options(0, ask, "sword of truth")) == []
    assert not one.show_options(0, ask, "sword of truth")


def test_the_result_is_told_with_a_ranking_where_the_table_has_none() -> None:
    game = played()
    assert game.result is not None
    one = screen(game)
    said = words("en").result("raiders", game.result, [seat.name for seat in SEATS])
    assert " ".join(told(one, one.show_result)) == said
    one.table = replace(one.table, shows_standings=True)
    lines = told(one, one.show_result)
    assert any(line.split() == ["Player", "Score"] for line in lines)
    ranked = [line.split() for line in lines if line.strip().startswith(("1", "2", "3"))]
    best = game.result.ranking[0][0]
    assert ranked[0] == ["1", *SEATS[best].name.split(), str(game.result.scores[best])]
    assert len(ranked) == 3


def test_nothing_is_said_of_the_result_of_a_running_game() -> None:
    one = screen()
    assert told(one, one.show_result) == []


def test_a_terminal_forgets_what_has_scrolled_away_and_a_file_is_left_alone() -> None:
    one = screen(force_terminal=True)
    assert "".join(told(one, one.wipe)).endswith(FORGET)
    other = screen()
    assert told(other, other.wipe) == []


@pytest.mark.parametrize("height", [12, 24, 60])
def test_question_table_and_hint_share_the_lines_of_the_screen(height: int) -> None:
    rooms: list[int] = []
    one = screen(height=height)
    one.table = replace(PLAIN, show=lambda _console, look: rooms.append(look.room))
    ask = ask_of(one)
    one.show_news(0)
    lines = told(one, lambda: one.show_question(0, ask))
    assert lines[0] == ""
    assert lines[1] == words("en").prompt("raiders", ask)
    assert lines[-1].startswith("A number, ? = why")
    menu = len(lines) - 2
    assert rooms == [height - 1 - 1 - menu]


def test_a_table_that_needs_room_leaves_less_to_the_question() -> None:
    one = screen(height=20)
    many = Ask(0, tuple(f"go_{n}" for n in range(60)), "X-1", refused={"flee": "X-2"})
    table = replace(PLAIN, show=lambda _c, _l: None, groups=lambda a, _w: [("Ways", [*a.options])])
    one.table = table
    free = told(one, lambda: one.show_question(0, many))
    one.table = replace(table, least=lambda _look: 15)
    close = told(one, lambda: one.show_question(0, many))
    assert len(free) > len(close)
    assert "type “ways” to see them" in " ".join(close)
    assert "Go 59" in " ".join(free)


def test_the_table_at_the_end_has_all_lines_but_two() -> None:
    one, rooms = screen(height=30), list[int]()
    one.table = replace(PLAIN, show=lambda _console, look: rooms.append(look.room))
    lines = told(one, lambda: one.show_table(0))
    assert rooms == [28]
    assert "" in lines
    assert len(lines) > 1


def test_what_is_typed_has_no_spaces_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    one = screen()
    monkeypatch.setattr("builtins.input", lambda *_: "  two words ")
    assert one.ask("> ") == "two words"
