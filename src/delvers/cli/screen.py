"""What a person at the keyboard sees: news, table and prompt."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from delvers.cli.log import show_log
from delvers.cli.rules import show_clause
from delvers.cli.sitting import Sitting
from delvers.cli.tables import table_of
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask
from delvers.rulebook import UnknownClause, clause
from delvers.text import Words

Line: TypeAlias = tuple[int, Event]

FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has scrolled away, so that nobody scrolls back to a hand."""
NEWS: Final = 14
"""So many lines of news are shown at most; the log has them all."""


class Screen:
    """The terminal, in one player's language."""

    def __init__(self, console: Console, sitting: Sitting, words: Words) -> None:
        self.console = console
        self.sitting = sitting
        self.words = words
        self.game = sitting.game
        self.id = sitting.game.spec.id
        self.table = table_of(self.id)
        self._seen: dict[int, int] = {}

    def wipe(self) -> None:
        """Take everything off the screen."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)

    def ask(self, question: str) -> str:
        """What is typed after a question."""
        return self.console.input(Text(question)).strip()

    def tell(self, said: str, style: str = "") -> None:
        """Print a text as it is."""
        self.console.print(Text(said, style=style))

    # -- the log -------------------------------------------------------------------------------

    def lines(self, seat: int) -> list[Line]:
        """All that the seat may see of the log, numbered."""
        return list(enumerate(self.game.events_for(seat), 1))

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Print lines of the log."""
        if lines:
            show_log(self.console, self.id, lines, self.sitting.names, self.words)

    def show_news(self, seat: int) -> None:
        """Print what has happened since the seat looked last."""
        lines = self.lines(seat)
        news = lines[self._seen.get(seat, 0) :]
        self._seen[seat] = len(lines)
        self.show_lines([line for line in news if line[1].kind not in self.table.quiet][-NEWS:])

    # -- the table -----------------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        """Print the news and the table as the seat sees it."""
        self.show_news(seat)
        self.console.print()
        self.table.show(self.console, self.game.view(seat), self.sitting.names, self.words)

    def show_cards(self, seat: int) -> None:
        """Print what the cards on the table and in the hand do."""
        for id in self.table.cards(self.game.view(seat)):
            line = Text(self.words.name(self.id, id), style="bold")
            line.append(f": {self.words.card_text(self.id, id)}", style="not bold")
            self.console.print(line)

    def show_rule(self, rule: str) -> None:
        """Print a clause."""
        try:
            show_clause(self.console, clause(rule))
        except UnknownClause as problem:
            self.tell(str(problem))

    def show_result(self) -> None:
        """Print how the game ended."""
        if result := self.game.result:
            self.tell(self.words.result(self.id, result, self.sitting.names), style="bold")

    def show_file(self) -> None:
        """Say where the game is kept, and how to go on with it."""
        path = self.sitting.path
        said = Text(self.words.say("The game is kept in %(file)s", file=path))
        self.console.print(said, soft_wrap=True)
        if not self.game.is_over:
            self.console.print(Text(f"    delvers play --resume {path}"), soft_wrap=True)

    # -- the prompt ----------------------------------------------------------------------------

    def show_prompt(self, ask: Ask) -> None:
        """Print the question, what can be chosen by its number, and what cannot."""
        self.tell(self.words.prompt(self.id, ask), style="bold")
        options = [
            (number, option, self.words.option(self.id, option))
            for number, option in enumerate(self.table.order(ask), 1)
        ]
        allowed = [
            Text(" ").append(f" {number} ", style="reverse").append(f" {label}")
            for number, option, label in options
            if option in ask.options
        ]
        self.console.print(Columns(allowed, padding=(0, 2)))
        refused = [
            f"{number} {label}" for number, option, label in options if option in ask.refused
        ]
        if refused:
            said = self.words.say("Not now: %(options)s", options=", ".join(refused))
            self.console.print(Padding(Text(said, style="dim"), (0, 0, 0, 2)))
        self.show_hint()

    def show_hint(self) -> None:
        """Print the most useful commands."""
        said = self.words.say("A number, ? = why, s = save and leave, q = leave, h = more commands")
        self.tell(said, style="dim")

    def show_help(self) -> None:
        """Print all commands."""
        commands = {
            "1, 2, …": self.words.say("choose the option with this number"),
            "?": self.words.say("the rule behind this question"),
            "why N": self.words.say("the rule behind option N, allowed or not"),
            "why #N": self.words.say("the rule behind line N of the log"),
            "c": self.words.say("what the cards on the table do"),
            "l": self.words.say("the whole log"),
            "t": self.words.say("the table again"),
            "s": self.words.say("save and leave"),
            "q": self.words.say("leave"),
        }
        for command, meaning in commands.items():
            self.tell(f"  {command:<8}{meaning}")
