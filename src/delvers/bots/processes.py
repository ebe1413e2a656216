"""Bots in any language: a program that reads questions and writes answers, a line of JSON each."""

import contextlib
import json
import logging
import os
import queue
import shlex
import shutil
import subprocess
import threading
import weakref
from typing import Any, Final

from delvers.bots.outside import PROGRAM, BadBot
from delvers.bots.protocol import Look
from delvers.kernel.dice import Dice
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View
from delvers.text import words

LOG: Final = logging.getLogger(__name__)
SECONDS: Final = "DELVERS_BOT_SECONDS"
"""The variable with how long a program may think about one question."""
USUAL_SECONDS: Final = 10.0
MOST_STARTS: Final = 3
"""A program that has failed so often is not started again."""
LONGEST: Final = 1 << 20
"""No answer is longer than this."""


class Failed(Exception):
    """The program gave no answer that can be taken; the text says what it did instead."""


def question(game: str, ask: Ask, view: View, seed: int) -> dict[str, Any]:
    """A question as programs get it: options with their words, the view, and a seed for dice."""
    speaker = words("en")
    return {
        "type": "ask",
        "game": game,
        "seat": ask.seat,
        "prompt": ask.prompt,
        "question": speaker.prompt(game, ask),
        "rule": ask.rule,
        "options": [
            {"option": option, "words": speaker.option(game, option)} for option in ask.options
        ],
        "view": view,
        "seed": seed,
    }


def answer_in(line: str, ask: Ask) -> str:
    """The option in an answer: `{"option": "power 1"}`."""
    try:
        said = json.loads(line)
    except ValueError:
        raise Failed(f"wrote no JSON: {line[:60]!r}") from None
    option = said.get("option") if isinstance(said, dict) else None
    if option not in ask.options:
        raise Failed(f"chose what is not offered: {line.strip()[:60]!r}")
    return str(option)


class ProcessBot:
    """A program as a bot; when it dies, hangs or babbles, the choice of an absent player is made.

    The program is started with the first question and asked again and again. A question tells all
    that is needed to answer it, so that a program started a moment ago answers the same.
    """

    def __init__(self, name: str, game: str, dice: Dice) -> None:
        self.name = name
        self.game = game
        self._dice = dice
        self._seconds = seconds_to_think()
        self._starts = 0
        self._talk: Talk | None = None
        self._command = shlex.split(name.removeprefix(PROGRAM), posix=os.name == "posix")
        if not self._command or shutil.which(self._command[0]) is None:
            raise BadBot(f"the bot {name} is no program that can be run; write exec:./PROGRAM")

    def choose(self, ask: Ask, look: Look) -> str:
        """What the program answers in time, or what the rules choose for who is absent."""
        try:
            talk = self._talking()
            talk.send(question(self.game, ask, dict(look()), self._dice.next64()))
            return answer_in(talk.answer(self._seconds), ask)
        except Failed as problem:
            LOG.warning(
                "the bot %s of seat %s %s; the choice of an absent player is made for it",
                *(self.name, ask.seat, problem),
            )
            if self._talk is not None:
                self._talk.end()
                self._talk = None
            return REGISTRY.kit(self.game).spec.absent(ask)

    def _talking(self) -> "Talk":
        if self._talk is None:
            if self._starts >= MOST_STARTS:
                raise Failed(f"has failed {MOST_STARTS} times and is not started again")
            self._starts += 1
            self._talk = Talk(self._command)
        return self._talk


class Talk:
    """A running program, its questions and answers."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as problem:
            raise Failed(f"cannot be started: {problem}") from None
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(self._process, self._lines), daemon=True).start()
        self.end = weakref.finalize(self, _stop, self._process)

    def send(self, asked: dict[str, Any]) -> None:
        """Write a question."""
        while not self._lines.empty():
            self._lines.get()  # what came before the question is no answer to it
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(asked, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise Failed("has ended") from None

    def answer(self, seconds: float) -> str:
        """The next line, if it comes in time."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Failed(f"did not answer in {seconds:g} seconds") from None
        if not line:
            raise Failed("has ended without an answer")
        return line


def _listen(process: "subprocess.Popen[str]", lines: "queue.SimpleQueue[str]") -> None:
    assert process.stdout is not None
    try:
        while line := process.stdout.readline(LONGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put("")


def _stop(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def seconds_to_think() -> float:
    """How long a program may think, as the user of this process wants it."""
    told = os.environ.get(SECONDS, "")
    try:
        return float(told) if told else USUAL_SECONDS
    except ValueError:
        raise BadBot(f"{SECONDS} cannot be {told!r}; allowed: a number of seconds") from None
