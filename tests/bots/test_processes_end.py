"""The end of a program that was a bot: nothing of it is left behind."""

import subprocess
import sys

import pytest

from delvers.bots.processes import Talk


def test_a_program_that_is_stopped_has_ended_and_its_pipes_are_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[subprocess.Popen[str]] = []
    begin = subprocess.Popen.__init__

    def noted(self: "subprocess.Popen[str]", *args: object, **settings: object) -> None:
        started.append(self)
        begin(self, *args, **settings)  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess.Popen, "__init__", noted)
    Talk([sys.executable, "-c", "input()"]).end()
    (process,) = started
    assert process.returncode is not None
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdin.closed
    assert process.stdout.closed
