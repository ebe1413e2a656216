"""Asking people at the keyboard until a game is over, with an answer to every why."""

import contextlib
from collections.abc import Callable
from typing import Final

import typer

from delvers.cli.errors import INTERRUPTED
from delvers.cli.terminal.best import BadBest, best_of, best_path, keep_best
from delvers.cli.terminal.naming import Naming
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.kernel.errors import UndoRefused
from delvers.kernel.requests import Ask
from delvers.text import Words

WHY: Final = ("?", "why")
SEARCHED: Final = 3
"""A text of so many letters is looked for in the options."""


class TakenBack(Exception):
    """A player has taken a choice back, so that other questions are open now."""


class Leaving(Exception):
    """A player leaves the table."""


class Conversation:
    """One sitting at one keyboard."""

    def __init__(self, screen: Screen, sitting: Sitting) -> None:
        self.screen = screen
        self.sitting = sitting
        self.game = sitting.game
        self.naming = Naming(screen, sitting)
        self._last_human: int | None = None
        self._ahead = ""
        self._told = 0
        self._stuck = ""

    @property
    def words(self) -> Words:
        """The words of the screen."""
        return self.screen.words

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
        is_played_now = not self.game.is_over
        while not self.game.is_over:
            seat = self.sitting.next_seat()
            if seat in self.sitting.humans:
                self.sitting.keep()
                self._take_keyboard(seat)
                with contextlib.suppress(TakenBack):
                    self._choose(seat, self._answer(seat))
            else:
                self.sitting.bot_chooses(seat)
        self._end()
        if is_played_now:
            self._keep_best()

    def _choose(self, seat: int, option: str) -> None:
        """Make a choice; a hero that is made by it gets a name."""
        before = self.naming.heroes(seat)
        self.sitting.choose(seat, option)
        for hero in self.naming.heroes(seat):
            if hero not in before:
                self.naming.ask(seat, hero)

    def _take_keyboard(self, seat: int) -> None:
        """Hide one player's hand from the next; where all is open, say whose turn it is."""
        is_new, self._last_human = seat != self._last_human, seat
        if len(self.sitting.humans) == 1 or not is_new:
            return
        name = self.sitting.names[seat]
        if not self.screen.table.has_secrets:
            self.screen.tell(self.words.say("%(player)s, it is your turn.", player=name), "bold")
            return
        self.screen.wipe()
        self.screen.ask(
            self.words.say("%(player)s, take the keyboard and press Enter. ", player=name)
        )
        self.screen.wipe()

    def _end(self) -> None:
        """The last news, the table and the result, for everybody."""
        self.sitting.keep()
        if len(self.sitting.humans) > 1 and self.screen.table.has_secrets:
            self.screen.wipe()
        self.screen.show_table(self.sitting.humans[0])
        self.screen.show_result()

    def _keep_best(self) -> None:
        """Keep what a lone player has reached, and say what it is beside the best before."""
        reached = best_of(self.game)
        if reached is None:
            return
        try:
            former = keep_best(best_path(), reached)
        except (BadBest, OSError) as problem:
            self.screen.tell(str(problem))
            return
        game, who, points = reached.game, reached.who, reached.points
        self.screen.tell(self.words.lone_result(game, who, points, former), style="bold")

    # -- the prompt ----------------------------------------------------------------------------

    def _answer(self, seat: int) -> str:
        """Ask until an option is chosen; what was typed ahead is not asked for."""
        ask = self.game.pending[seat]
        if option := self._typed_ahead(ask):
            return option
        self.screen.show_question(seat, ask)
        if self._stuck:
            self._refuse(self._stuck)
        while True:
            said = self.screen.ask("> ")
            if self.naming.obey(seat, said):
                continue
            option = self._option(ask, said) or self._key(ask, said.casefold())
            if option in ask.options:
                return option
            self._ahead = ""
            if option in ask.refused:
                self.screen.show_rule(ask.refused[option])
            elif option:
                self._refuse(option)
            else:
                self._obey(said.casefold(), seat, ask)

    def _option(self, ask: Ask, said: str) -> str:
        """The option that was meant by its number, its words or its id; "" if none."""
        options = self.screen.table.order(ask)
        if said.isdecimal():
            return options[int(said) - 1] if 0 < int(said) <= len(options) else ""
        for option in options:
            label = self.words.answer(self.screen.id, ask, option)
            if said.casefold() in (option, label.casefold()):
                return option
        return ""

    def _refuse(self, option: str) -> None:
        label = self.words.option(self.screen.id, option)
        self.screen.tell(self.words.say("Not possible now: %(option)s", option=label))

    # -- short keys ----------------------------------------------------------------------------

    def _key(self, ask: Ask, said: str) -> str:
        """The option of a short key; further keys are kept for the questions that follow."""
        keys = self.screen.table.keys(ask, self.words)
        typed = said.replace(" ", "")
        if not typed or typed[0] not in keys:
            return ""
        if not {*self.screen.table.letters(self.words)}.issuperset(typed[1:]):
            return ""
        self._ahead, self._told = typed[1:], len(self.game.events)
        return keys[typed[0]]

    def _typed_ahead(self, ask: Ask) -> str:
        """The option of the next key that was typed ahead, unless something has happened since."""
        key, self._ahead = self._ahead[:1], self._ahead[1:]
        option = self.screen.table.keys(ask, self.words).get(key, "")
        is_new = len(self.game.events) > self._told
        if option in ask.options and not is_new:
            return option
        self._ahead, self._stuck = "", "" if is_new else option
        return ""

    # -- commands ------------------------------------------------------------------------------

    def _obey(self, said: str, seat: int, ask: Ask) -> None:
        """Carry out a command that is not a choice; what is none gets a hint."""
        command, _, what = said.partition(" ")
        if command in WHY:
            self._why(what.strip(), seat, ask)
            return
        if command == "i" and what:
            self._tell_about(what.strip(), seat, ask)
            return
        commands: dict[str, Callable[[], object]] = {
            "s": self._leave,
            "save": self._leave,
            "q": self._quit,
            "u": lambda: self._take_back(seat),
            "undo": lambda: self._take_back(seat),
            "l": lambda: self.screen.show_lines(self.screen.lines(seat)),
            "c": lambda: self.screen.show_cards(seat),
            "t": lambda: self.screen.show_question(seat, ask),
            "h": self.screen.show_help,
            "a": lambda: self.screen.show_options(seat, ask),
        }
        if self.screen.table.sheets:
            commands["p"] = lambda: self.screen.show_sheets(seat)
        if said in commands:
            commands[said]()
        elif len(said) < SEARCHED or not self.screen.show_options(seat, ask, said):
            self.screen.show_hint(ask)

    def _tell_about(self, what: str, seat: int, ask: Ask) -> None:
        """What there is to know about an option."""
        option = self._option(ask, what)
        if option:
            self.screen.show_about(seat, option)
        else:
            most = len(self.screen.table.order(ask))
            self.screen.tell(self.words.say("i N: N is an option (1 to %(options)s)", options=most))

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

    def _take_back(self, seat: int) -> None:
        """Take back the last choice of the seat, and ask again from there."""
        try:
            self.sitting.take_back(seat)
        except UndoRefused:
            self.screen.tell(
                self.words.say(
                    "There is nothing to take back: you have chosen nothing yet, or you have "
                    "learnt something new since, or others have gone on from your choice."
                )
            )
            return
        self.screen.forget_news()
        raise TakenBack

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
