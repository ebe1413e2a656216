"""Asking people at the keyboard until a game is over, with an answer to every why."""

from collections.abc import Callable
from typing import Final

import typer

from delvers.cli.errors import INTERRUPTED
from delvers.cli.screen import Screen
from delvers.cli.sitting import Sitting
from delvers.kernel.requests import Ask
from delvers.text import Words

WHY: Final = ("?", "why")


class Leaving(Exception):
    """A player leaves the table."""


class Conversation:
    """One sitting at one keyboard."""

    def __init__(self, screen: Screen, sitting: Sitting, words: Words) -> None:
        self.screen = screen
        self.sitting = sitting
        self.words = words
        self.game = sitting.game
        self._last_human: int | None = None

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the file has every choice."""
        try:
            self._play()
        except Leaving:
            return
        except EOFError:
            self.screen.tell("")
        except KeyboardInterrupt:
            self.screen.tell("")
            self.screen.show_file()
            raise typer.Exit(INTERRUPTED) from None
        self.screen.show_file()

    def _play(self) -> None:
        if self.game.notice:
            self.screen.tell(self.game.notice)
        while not self.game.is_over:
            seat = self.sitting.next_seat()
            if seat in self.sitting.humans:
                self._take_keyboard(seat)
                self.sitting.choose(seat, self._answer(seat))
            else:
                self.sitting.bot_chooses(seat)
        self._end()

    def _take_keyboard(self, seat: int) -> None:
        """Hide one player's hand from the next."""
        is_new, self._last_human = seat != self._last_human, seat
        if len(self.sitting.humans) > 1 and is_new:
            self.screen.wipe()
            name = self.sitting.names[seat]
            self.screen.ask(
                self.words.say("%(player)s, take the keyboard and press Enter. ", player=name)
            )
            self.screen.wipe()

    def _end(self) -> None:
        """The last news, the table and the result, for everybody."""
        if len(self.sitting.humans) > 1:
            self.screen.wipe()
        self.screen.show_table(self.sitting.humans[0])
        self.screen.show_result()

    # -- the prompt ----------------------------------------------------------------------------

    def _answer(self, seat: int) -> str:
        """Ask until an option is chosen."""
        ask = self.game.pending[seat]
        self._show(seat, ask)
        while True:
            said = self.screen.ask("> ")
            option = self._option(ask, said)
            if option in ask.options:
                return option
            if option in ask.refused:
                self.screen.show_rule(ask.refused[option])
            else:
                self._obey(said.casefold(), seat, ask)

    def _show(self, seat: int, ask: Ask) -> None:
        self.screen.show_table(seat)
        self.screen.show_prompt(ask)

    def _option(self, ask: Ask, said: str) -> str:
        """The option that was meant by its number, its words or its id; "" if none."""
        options = self.screen.table.order(ask)
        if said.isdecimal():
            return options[int(said) - 1] if 0 < int(said) <= len(options) else ""
        for option in options:
            if said.casefold() in (option, self.words.option(self.screen.id, option).casefold()):
                return option
        return ""

    # -- commands ------------------------------------------------------------------------------

    def _obey(self, said: str, seat: int, ask: Ask) -> None:
        """Carry out a command that is not a choice; what is none gets a hint."""
        command, _, what = said.partition(" ")
        if command in WHY:
            self._why(what.strip(), seat, ask)
            return
        commands: dict[str, Callable[[], None]] = {
            "s": self._leave,
            "q": self._quit,
            "l": lambda: self.screen.show_lines(self.screen.lines(seat)),
            "c": lambda: self.screen.show_cards(seat),
            "t": lambda: self._show(seat, ask),
            "h": self.screen.show_help,
        }
        commands.get(said, self.screen.show_hint)()

    def _why(self, what: str, seat: int, ask: Ask) -> None:
        """The clause behind the prompt, an option or a line of the log."""
        options, lines = self.screen.table.order(ask), self.screen.lines(seat)
        number = int(what.lstrip("#")) if what.lstrip("#").isdecimal() else 0
        if not what:
            self.screen.show_rule(ask.rule)
        elif not what.startswith("#") and 0 < number <= len(options):
            self.screen.show_rule(ask.refused.get(options[number - 1], ask.rule))
        elif 0 < number <= len(lines):
            self.screen.show_rule(lines[number - 1][1].rule)
        else:
            said = self.words.say(
                "why N: N is an option (1 to %(options)s) or a line of the log (#1 to #%(lines)s)",
                options=len(options),
                lines=len(lines),
            )
            self.screen.tell(said)

    def _leave(self) -> None:
        self.screen.show_file()
        raise Leaving

    def _quit(self) -> None:
        """Leave; the file stays unless it is not wanted."""
        # Translators: the letter for yes, then the letter for no.
        letters = self.words.say("yn")
        question = self.words.say("Keep the game? (%(letters)s) ", letters="/".join(letters))
        if self.screen.ask(question).casefold().startswith(letters[-1]):
            self.sitting.path.unlink(missing_ok=True)
            raise Leaving
        self._leave()
