"""What a person at the keyboard sees: news, table and prompt."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from delvers.cli.commands.rules import show_clause
from delvers.cli.terminal.log import show_log
from delvers.cli.terminal.look import Look
from delvers.cli.terminal.menu import Menu, lines_of
from delvers.cli.terminal.sitting import Sitting
from delvers.cli.terminal.tables import table_of
from delvers.draw.plain import standings
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask
from delvers.kernel.rulebook import UnknownClause, clause
from delvers.kernel.spec import Result
from delvers.text import Words

Line: TypeAlias = tuple[int, Event]

FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has scrolled away, so that nobody scrolls back to a hand."""
NEWS: Final = 14
"""So many lines of news are shown at most; the log has them all."""
MENU: Final = 2
"""So many lines are kept free where nothing is asked."""
TYPED: Final = 1
"""The line where something is typed."""


class Screen:
    """The terminal, in one player's language."""

    def __init__(self, console: Console, sitting: Sitting, words: Words) -> None:
        self.console = console
        self.sitting = sitting
        self._words = words
        self.game = sitting.game
        self.id = sitting.game.spec.id
        self.table = table_of(self.id)
        self._seen: dict[int, int] = {}

    @property
    def words(self) -> Words:
        """The words, with the names that players have given to heroes of theirs."""
        return self._words.with_names(self.sitting.hero_names)

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

    def forget_news(self) -> None:
        """After something was taken back: what will be told in its place is news again."""
        for seat in self._seen:
            self._seen[seat] = min(self._seen[seat], len(self.lines(seat)))

    # -- the table -----------------------------------------------------------------------------

    def look(self, seat: int, room: int = 16) -> Look:
        """The table as a seat sees it."""
        view, ask = self.game.view(seat), self.game.pending.get(seat)
        return Look(view, self.sitting.names, self.words, ask, room)

    def show_table(self, seat: int) -> None:
        """Print the news and the table as the seat sees it."""
        self.show_news(seat)
        self.console.print()
        self.table.show(self.console, self.look(seat, self.console.height - MENU))

    def show_question(self, seat: int, ask: Ask) -> None:
        """Print the news, the table and the question; on a small screen they share its lines."""
        look = self.look(seat)
        menu = Menu(self.id, self.table, look, ask)
        hint = Text(self._hint(ask), style="dim")
        height = self.console.height - lines_of(self.console, hint) - TYPED
        form = menu.fitting(self.console, height - self.table.least(look))
        room = height - lines_of(self.console, form)
        self.show_news(seat)
        self.console.print()
        self.table.show(self.console, replace(look, room=room))
        self.console.print(form)
        self.console.print(hint)

    def show_cards(self, seat: int) -> None:
        """Print what the cards on the table and in the hand do."""
        for id in self.table.cards(self.game.view(seat)):
            line = Text(self.words.name(self.id, id), style="bold")
            line.append(f": {self.words.card_text(self.id, id)}", style="not bold")
            self.console.print(line)

    def show_rule(self, rule: str) -> None:
        """Print a clause."""
        try:
            show_clause(self.console, clause(rule, self.words.lang), self.words)
        except UnknownClause as problem:
            self.tell(str(problem))

    def show_result(self) -> None:
        """Print how the game ended."""
        if result := self.game.result:
            self.tell(self.words.result(self.id, result, self.sitting.names), style="bold")
            if self.table.shows_standings:
                self._show_standings(result)

    def _show_standings(self, result: Result) -> None:
        """Print place, name and score of every seat."""
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for title in ("", self.words.say("Player"), self.words.say("Score")):
            grid.add_column(title)
        for row in standings(result, self.sitting.names):
            grid.add_row(*(Text(str(cell)) for cell in row))
        self.console.print(grid)

    def show_file(self) -> None:
        """Say where the game is kept, and how to go on with it."""
        path = self.sitting.path
        said = Text(self.words.say("The game is kept in %(file)s", file=path))
        self.console.print(said, soft_wrap=True)
        if not self.game.is_over:
            self.console.print(Text(f"    delvers play --resume {path}"), soft_wrap=True)

    # -- the prompt ----------------------------------------------------------------------------

    def show_options(self, seat: int, ask: Ask, text: str = "") -> bool:
        """Print all options, or those that hold a text; False if none does."""
        menu = Menu(self.id, self.table, self.look(seat), ask)
        found = menu.holding(text) if text else []
        if found:
            self.console.print(menu.listed(found, self.console))
        elif not text:
            self.console.print(menu.open())
        return bool(found) or not text

    def show_about(self, seat: int, option: str) -> None:
        """Print what there is to know about an option."""
        told = self.table.about(self.look(seat), option)
        self.tell(self.words.option(self.id, option), style="bold")
        for line in told or [self.words.say("There is nothing more to tell about it.")]:
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    def show_sheets(self, seat: int) -> None:
        """Print the players' characters in full, where a game has sheets."""
        sheets = self.table.sheets(self.game.view(seat), self.words) if self.table.sheets else []
        for sheet in sheets:
            self.console.print(sheet)

    def show_hint(self, ask: Ask) -> None:
        """Print the most useful commands."""
        self.tell(self._hint(ask), style="dim")

    def _hint(self, ask: Ask) -> str:
        usual = self.words.say(
            "A number, ? = why, u = take back, s = save and leave, q = leave, h = more"
        )
        return self.table.hint(ask, self.words) or usual

    def show_help(self) -> None:
        """Print all commands."""
        commands = {
            "1, 2, …": self.words.say("choose the option with this number"),
            "?": self.words.say("the rule behind this question"),
            "why N": self.words.say("the rule behind option N, allowed or not"),
            "why #N": self.words.say("the rule behind line N of the log"),
            **(self._more_commands() if self.table.sheets else {}),
            "c": self.words.say("what the cards on the table do"),
            "l": self.words.say("the whole log"),
            "t": self.words.say("the table again"),
            "u": self.words.say("take your last choice back, while you have learnt nothing since"),
            "s": self.words.say("save and leave"),
            "q": self.words.say("leave"),
        }
        for command, meaning in commands.items():
            self.tell(f"  {command:<8}{meaning}")

    def _more_commands(self) -> dict[str, str]:
        """The commands of games with sheets and many options."""
        return {
            "m": self.words.say("move; steps may follow at once, as in mnne"),
            ".": self.words.say("end the move or the turn"),
            "i N": self.words.say("what there is to know about option N"),
            "a": self.words.say("all options; a word shows those that hold it"),
            "p": self.words.say("the sheets of the heroes"),
            "name": self.words.say("give a hero that you have made a name"),
            "save": self.words.say("save and leave, also while moving"),
        }
