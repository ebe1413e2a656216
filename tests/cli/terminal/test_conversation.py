"""Asking people at the keyboard: what they may type, and what follows."""

import io
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console
from rich.text import Text

import delvers
from delvers.cli.files import Seat
from delvers.cli.terminal.conversation import Conversation
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.text import words
from tests.cli.command import kept

USUAL = "A number, ? = why, u = take back, s = save and leave, q = leave, h = more"


class Table:
    """A game of one person against bots, and what the terminal is sent."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, people: int = 1, **changes: Any
    ) -> None:
        seats = [Seat("Ana"), Seat("Eva"), Seat("Ida")][:people]
        seats += [Seat(f"Bot {n}", "random") for n in range(people + 1, 4)]
        self.sitting = Sitting(
            delvers.new("raiders", seats=3, seed=3), seats, folder / "game.json", 1
        )
        self.sitting.save()
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, height=30, color_system=None)
        self.screen = Screen(console, self.sitting, words("en"))
        self.screen.table = replace(self.screen.table, **changes)
        self.talk = Conversation(self.screen, self.sitting)
        self.patch = monkeypatch

    def type(self, *lines: str) -> list[str]:
        """What is answered to each line, after the first question."""
        self.patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.talk.run()
        return self.out.getvalue().split("> ")

    def chosen(self) -> list[str]:
        return [option for seat, option in self.sitting.game.choices if seat == 0]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("typed", "option"),
    [("1", "power 1"), ("5", "power 5"), ("Power 3", "power 3"), ("POWER 4", "power 4")],
)
def test_an_option_is_chosen_by_number_or_words(table: Table, typed: str, option: str) -> None:
    table.type(typed)
    assert table.chosen() == [option]


@pytest.mark.parametrize("typed", ["0", "99", "-1", "x", "", "zz", "nonsense words"])
def test_what_is_no_option_gets_the_hint(table: Table, typed: str) -> None:
    answers = table.type(typed)
    assert answers[1].strip() == USUAL
    assert table.chosen() == []


def test_a_refused_option_shows_the_clause(table: Table) -> None:
    answers = table.type("2", "2")
    assert "DR-PLAY-11" in answers[2]
    assert table.chosen() == ["power 2"]


def test_i_with_an_option_tells_of_it_and_else_what_can_be_told(table: Table) -> None:
    answers = table.type("i 2", "i 77", "i power 1", "i")
    most = len(table.screen.table.order(table.sitting.game.pending[0]))
    assert answers[1].split("\n")[0] == "Power 2"
    assert answers[2].strip() == f"i N: N is an option (1 to {most})"
    assert answers[3].split("\n")[0] == "Power 1"
    assert answers[4].strip() == USUAL


def test_why_tells_options_from_lines_of_the_log(table: Table) -> None:
    lines = len(table.screen.lines(0))
    answers = table.type("why 1", "why #1", "why 99", f"why #{lines}", f"why #{lines + 1}", "why x")
    most = len(table.screen.table.order(table.sitting.game.pending[0]))
    said = f"why N: N is an option (1 to {most}) or a line of the log (#1 to #{lines})"
    assert answers[1].startswith("DR-PLAY-03\n")
    assert answers[2].startswith("DR-SETUP-04\n")
    assert answers[3].strip() == said
    assert answers[4].startswith("DR-")
    assert answers[5].strip() == answers[6].strip() == said
    assert table.talk.screen.lines(0)[lines - 1][1].rule in answers[4]


def test_a_number_beyond_the_options_is_a_line_of_the_log(table: Table) -> None:
    most = len(table.screen.table.order(table.sitting.game.pending[0]))
    number = most + 1
    line = table.screen.lines(0)[number - 1]
    assert table.type(f"why {number}")[1].startswith(f"{line[1].rule}\n")


def test_why_of_a_refused_option_is_the_clause_that_forbids_it(table: Table) -> None:
    answers = table.type("2", "why 2", "? 1")
    assert answers[2].startswith("DR-PLAY-11\n")
    assert answers[3].startswith("DR-PLAY-03\n")


def test_every_command_shows_what_it_says(table: Table) -> None:
    answers = table.type("l", "c", "t", "h", "a", "p")
    assert answers[1].lstrip().startswith("#1 ")
    assert "Face-down room: " in answers[2]
    assert "Level 1 of 5, room 1 of 5" in answers[3]
    assert "why #N" in answers[4]
    assert "1  Power 1" in answers[5]
    assert answers[6].strip() == USUAL  # there are no sheets in this game


def test_a_text_of_three_letters_is_looked_for_in_the_options(table: Table) -> None:
    answers = table.type("pow", "er 3", "po")
    assert "Power 1" in answers[1]
    assert "Power 3" in answers[2]
    assert "Power 1" not in answers[2]
    assert answers[3].strip() == USUAL


@pytest.mark.parametrize("command", ["s", "save", "S"])
def test_leaving_names_the_file_and_asks_nothing_more(table: Table, command: str) -> None:
    answers = table.type(command, "1")
    assert answers[1].startswith(f"The game is kept in {table.sitting.path}\n")
    assert len(answers) == 2
    assert table.chosen() == []
    assert table.out.getvalue().count("The game is kept") == 1


@pytest.mark.parametrize(("answer", "stays"), [("n", False), ("No", False), ("y", True)])
def test_q_forgets_the_game_if_it_is_not_wanted(table: Table, answer: str, stays: bool) -> None:
    answers = table.type("q", answer)
    assert answers[1].startswith("Keep the game? (y/n) ")
    assert table.sitting.path.exists() == stays
    assert ("The game is kept" in answers[1]) == stays


def test_the_end_of_input_keeps_the_game(table: Table) -> None:
    assert table.type("1")[-1].startswith("\nThe game is kept in ")
    assert kept(table.sitting.path)["save"]["choices"][0] == [0, "power 1"]


def test_an_interrupt_names_the_file_and_ends_with_130(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(table.screen, "ask", interrupted)
    with pytest.raises(typer.Exit) as ended:
        table.talk.run()
    assert ended.value.exit_code == 130
    assert f"\n\nThe game is kept in {table.sitting.path}\n" in table.out.getvalue()


def test_a_notice_of_the_game_stands_before_everything(table: Table) -> None:
    table.sitting.game.notice = "The turn starts again."
    assert table.type()[0].startswith("The turn starts again.\n")


# -- several people --------------------------------------------------------------------------------


def test_the_keyboard_is_handed_on_and_a_player_who_goes_on_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = Table(tmp_path, monkeypatch, people=2)
    shown = "> ".join(two.type("", "x", "1", "", "2"))
    taken = "take the keyboard and press Enter. "
    assert [part.split()[-1] for part in shown.split(taken)[:-1]] == [
        "Ana,",
        "Eva,",
        "Ana,",
    ]


def test_where_nothing_is_secret_a_player_is_only_told_that_it_is_his_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = Table(tmp_path, monkeypatch, people=2, has_secrets=False)
    shown = "> ".join(two.type("1", "2"))
    assert shown.count("Ana, it is your turn.") == 2
    assert shown.count("Eva, it is your turn.") == 1
    assert "take the keyboard" not in shown
    assert two.sitting.game.choices[:2] == ((0, "power 1"), (1, "power 2"))


# -- short keys ------------------------------------------------------------------------------------

KEYS = {"a": "power 1", "b": "power 2", "z": "power 9", "e": "power 5"}


def with_keys(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    made = Table(folder, monkeypatch, keys=lambda _ask, _words: KEYS, letters=lambda _words: "abez")
    for seat in (1, 2):  # bots lay nothing new while keys are tried
        made.sitting.game.choose(seat, made.sitting.game.pending[seat].options[0])
    return made


@pytest.fixture
def keyed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return with_keys(tmp_path, monkeypatch)


def test_a_key_stands_for_its_option(keyed: Table) -> None:
    keyed.type("b")
    assert keyed.chosen() == ["power 2"]


def test_a_key_for_what_is_no_option_now_is_refused_by_its_words(keyed: Table) -> None:
    assert keyed.type("z")[1].strip() == "Not possible now: Power 9"
    assert keyed.chosen() == []


def test_keys_with_other_letters_among_them_are_no_keys(keyed: Table) -> None:
    assert keyed.type("bx", "xb")[1].strip() == USUAL
    assert keyed.chosen() == []


def test_keys_typed_ahead_are_forgotten_when_something_has_happened(keyed: Table) -> None:
    keyed.type("ab")  # all cards are turned up, so the second key is not taken
    assert keyed.chosen() == ["power 1"]
    assert "Not possible now" not in keyed.out.getvalue()


def test_keys_typed_ahead_answer_the_questions_that_follow(keyed: Table) -> None:
    keyed.talk._ahead, keyed.talk._told = "be", len(keyed.sitting.game.events)
    ask = keyed.sitting.game.pending[0]
    assert keyed.talk._typed_ahead(ask) == "power 2"
    assert keyed.talk._ahead == "e"
    assert keyed.talk._typed_ahead(ask) == "power 5"
    assert keyed.talk._typed_ahead(ask) == ""
    keyed.talk._ahead = "zb"
    assert keyed.talk._typed_ahead(ask) == ""
    assert (keyed.talk._ahead, keyed.talk._stuck) == ("", "power 9")
    keyed.talk._ahead, keyed.talk._told = "b", keyed.talk._told - 1
    assert keyed.talk._typed_ahead(ask) == ""
    assert (keyed.talk._ahead, keyed.talk._stuck) == ("", "")


def test_the_key_at_which_steps_end_is_told_with_the_next_question(keyed: Table) -> None:
    keyed.talk._ahead, keyed.talk._told = "z", len(keyed.sitting.game.events)
    shown = keyed.type("2")
    assert shown[0].rstrip().endswith("Not possible now: Power 9")
    assert keyed.chosen() == ["power 2"]
    assert keyed.out.getvalue().count("Not possible now") == 1


def test_a_key_that_is_refused_forgets_those_typed_after_it(keyed: Table) -> None:
    keyed.type("za", "b")
    assert keyed.chosen() == ["power 2"]
    assert keyed.talk._ahead == ""


def test_p_shows_sheets_where_there_are_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path, monkeypatch, sheets=lambda _view, _words: [Text("Ana's sheet")])
    assert table.type("p")[1].strip() == "Ana's sheet"
