"""A question on the screen: its prompt, and its options under their numbers."""

from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from delvers.cli.tables import TerminalTable
from delvers.cli.tables.look import Look
from delvers.kernel.requests import Ask

LONG: Final = 8
"""A group of more options than this is closed when not all fit on the screen."""
FEW: Final = 3
"""So many of the refused options are named when not all fit on the screen."""


@dataclass(frozen=True, slots=True)
class Menu:
    """The options of a question."""

    game: str
    table: TerminalTable
    look: Look
    ask: Ask

    def fitting(self, console: Console, room: int) -> Group:
        """The fullest form that fits into so many lines."""
        if self.table.is_on_map(self.ask):
            return self.closed()
        forms = [*([self.described()] if self.is_described() else []), self.open(), self.closed()]
        for form in forms:
            if lines_of(console, form) <= room:
                return form
        return forms[-1]

    def open(self) -> Group:
        """Everything that can be chosen, and what cannot."""
        return Group(self._prompt(), *self._groups(len(self.ask.options)), *self._refused(True))

    def closed(self) -> Group:
        """The long groups closed; they are opened by their titles."""
        return Group(self._prompt(), *self._groups(LONG), *self._refused(False))

    def holding(self, text: str) -> RenderableType | None:
        """The options that hold a text, or whose group's title does; None if there are none."""
        words = self.look.words
        wanted = {
            option
            for title, options in self.table.groups(self.ask, words)
            for option in options
            if text in title.casefold() or text in self._label(option).casefold()
        }
        wanted |= {one for one in self.ask.refused if text in self._label(one).casefold()}
        found = [one for one in self.table.order(self.ask) if one in wanted]
        return Columns([self._item(one) for one in found], padding=(0, 2)) if found else None

    # -- parts -------------------------------------------------------------------------------------

    def _prompt(self) -> Text:
        return Text(self.look.words.prompt(self.game, self.ask), style="bold")

    def _label(self, option: str) -> str:
        return self.look.words.option(self.game, option)

    def _number(self, option: str) -> int:
        return self.table.order(self.ask).index(option) + 1

    def _item(self, option: str) -> Text:
        """An option with its number, and with what stands beside it."""
        item = Text(" ").append(f" {self._number(option)} ", style="reverse")
        item.append(f" {self._label(option)}")
        if note := self.table.note(self.look, option):
            item.append(f" ({note})", style="cyan")
        return item

    def _groups(self, most: int) -> list[RenderableType]:
        told: list[RenderableType] = []
        for title, options in self.table.groups(self.ask, self.look.words):
            if title and len(options) > most:
                told.append(self._closed_group(title, options))
            else:
                items = Columns([self._item(option) for option in options], padding=(0, 2))
                told.append(self._titled(title, items))
        return told

    def _titled(self, title: str, items: RenderableType) -> RenderableType:
        if not title:
            return items
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_row(Text(f"{title}:", style="dim"), items)
        return table

    def _closed_group(self, title: str, options: list[str]) -> Text:
        count = self.look.words.count("%(count)s option", "%(count)s options", len(options))
        told = self.look.words.say("type “%(title)s” to see them", title=title.casefold())
        first, last = self._number(options[0]), self._number(options[-1])
        line = Text(f"{title}: ", style="dim")
        return line.append(f"{first}–{last}", style="not dim reverse").append(f" {count}, {told}")

    def _refused(self, is_all: bool) -> list[RenderableType]:
        refused = [option for option in self.table.order(self.ask) if option in self.ask.refused]
        if not refused:
            return []
        shown = refused if is_all else refused[:FEW]
        told = ", ".join(f"{self._number(option)} {self._label(option)}" for option in shown)
        if left := len(refused) - len(shown):
            told += " " + self.look.words.count("and %(count)s more", "and %(count)s more", left)
        said = self.look.words.say("Not now: %(options)s", options=told)
        return [Padding(Text(said, style="dim"), (0, 0, 0, 2))]

    # -- options with their texts ------------------------------------------------------------------

    def is_described(self) -> bool:
        """Whether every option has a text that helps to choose."""
        options = self.ask.options
        told = [option for option in options if self.table.about(self.look, option)]
        return len(options) > 1 and len(told) >= len(options) - 1

    def described(self) -> Group:
        """One option below the other, each with its text."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for option in [one for one in self.table.order(self.ask) if one in self.ask.options]:
            text = Text(" ".join(self.table.about(self.look, option)), style="dim")
            grid.add_row(self._item(option), text)
        return Group(self._prompt(), grid, *self._refused(True))


def lines_of(console: Console, what: RenderableType) -> int:
    """How many lines something takes."""
    return len(console.render_lines(what))
