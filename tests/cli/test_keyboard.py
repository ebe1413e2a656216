"""What only a real terminal or a real process shows."""

import io
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import delvers
from delvers.cli.files import Seat
from delvers.cli.terminal.conversation import Conversation
from delvers.cli.terminal.screen import FORGET, Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.text import words
from tests.cli.command import kept

PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a parent ignores it
from delvers.cli.app import app
app()
"""
COMMAND = [sys.executable, "-c", PROGRAM]


@pytest.fixture
def two_people(tmp_path: Path) -> Sitting:
    seats = [Seat("Ana"), Seat("Eva"), Seat("Bot 3", "random")]
    game = delvers.new("raiders", seats=3, seed=3)
    return Sitting(game, seats, tmp_path / "game.json", 1)


def on_terminal(sitting: Sitting, typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a terminal of 80 columns is sent."""
    sent = io.StringIO()
    console = Console(file=sent, force_terminal=True, width=80, color_system=None)
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    Conversation(Screen(console, sitting, words("en")), sitting).run()
    return sent.getvalue()


def test_the_screen_is_wiped_before_the_next_player_takes_the_keyboard(
    two_people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = on_terminal(two_people, "\n1\n\n2\n", monkeypatch)
    ana, eva = sent.split("Eva, take the keyboard")[:2]
    assert "Ana, take the keyboard" in ana
    assert "Your hand" in ana
    assert ana.endswith(FORGET)
    assert eva.index(FORGET) < eva.index("Your hand")


def test_two_people_play_a_whole_game_around_one_screen(
    two_people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = on_terminal(two_people, "\n1\n2\n3\n4\n5\n" * 150, monkeypatch)
    assert two_people.game.is_over
    assert "The game is over" in sent


def test_one_person_alone_is_never_asked_to_take_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [Seat("Ana"), Seat("Bot 2", "random"), Seat("Bot 3", "random")]
    game = delvers.new("raiders", seats=3, seed=3)
    sitting = Sitting(game, seats, tmp_path / "game.json", 1)
    sent = on_terminal(sitting, "1\n2\n", monkeypatch)
    assert "take the keyboard" not in sent
    assert FORGET not in sent


def test_an_interrupt_from_the_keyboard_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with subprocess.Popen(
        [*COMMAND, "play", "raiders", "--seed", "3", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("1\n")
        process.stdin.flush()
        shown = ""
        while "room 2 of 5" not in shown or not shown.endswith("> "):
            letter = process.stdout.read(1)
            assert letter, f"the command has ended: {shown}"
            shown += letter
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate()
    assert process.returncode == 130
    assert f"delvers play --resume {file}" in said
    assert errors == ""
    assert kept(file)["save"]["choices"][0] == [0, "power 1"]


def test_a_reader_that_stops_reading_causes_no_traceback() -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "--game", "raiders"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr
        assert b"Traceback" not in process.stderr.read()
