"""A question on the screen: its prompt, and its options under their numbers."""

from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from delvers.cli.terminal.look import Look
from delvers.cli.terminal.table import TerminalTable
from delvers.kernel.requests import Ask

LONG: Final = 8
"""A group of more options than this is closed when not all fit on the screen."""
FEW: Final = 3
"""So many options of a group, or refused ones, are named when even then not all fit."""


@dataclass(frozen=True, slots=True)
class Flow:
    """A title and what stands under it, one after another, none of it broken if it fits."""

    title: str
    items: list[Text]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """The items on as many lines as they need."""
        line = Text(f"{self.title}:", style="dim", end="")
        for item in self.items:
            if line.cell_len + 1 + item.cell_len > options.max_width:
                yield line.append("\n")
                line = Text("   ", end="")
            line.append(" ").append_text(Text(style="not dim").append_text(item))
        yield line.append("\n")


@dataclass(frozen=True, slots=True)
class Menu:
    """The options of a question."""

    game: str
    table: TerminalTable
    look: Look
    ask: Ask

    def fitting(self, console: Console, room: int) -> Group:
        """The fullest form that fits into so many lines."""
        texts = [self.described(), self.described(is_brief=True)] if self.is_described() else []
        forms = [*texts, self.open(), self.closed(), self.closed(FEW)]
        for form in forms:
            if lines_of(console, form) <= room:
                return form
        return forms[-1]

    def open(self) -> Group:
        """Everything that can be chosen, and what cannot."""
        return Group(self._prompt(), *self._groups(len(self.ask.options)), *self._refused(True))

    def closed(self, most: int = LONG) -> Group:
        """The long groups closed; they are opened by their titles."""
        return Group(self._prompt(), *self._groups(most), *self._refused(False))

    def holding(self, text: str) -> list[str]:
        """The options that hold a text, or whose group's title does."""
        words = self.look.words
        wanted = {
            option
            for title, options in self.table.groups(self.ask, words)
            for option in options
            if text in title.casefold() or text in self._label(option).casefold()
        }
        wanted |= {one for one in self.ask.refused if text in self._label(one).casefold()}
        return [one for one in self.table.order(self.ask) if one in wanted]

    def listed(self, options: list[str], console: Console) -> RenderableType:
        """Some options: with their texts if there is room for them."""
        for is_brief in (False, True):
            rows = self._rows(options, is_brief)
            if lines_of(console, rows) < console.height:
                return rows
        return Columns([self._item(option) for option in options], padding=(0, 2))

    # -- parts -------------------------------------------------------------------------------------

    def _prompt(self) -> Text:
        return Text(self.look.words.prompt(self.game, self.ask), style="bold")

    def _label(self, option: str) -> str:
        return self.look.words.answer(self.game, self.ask, option)

    def _number(self, option: str) -> int:
        return self.table.order(self.ask).index(option) + 1

    def _item(self, option: str) -> Text:
        """An option with its number, and with what stands beside it."""
        item = Text(" ").append(f" {self._number(option)} ", style="reverse")
        if sketch := self.table.sketch(self.look, option):
            return item.append(f"\n{sketch}")
        item.append(f" {self._label(option)}")
        if note := self.table.note(self.look, option):
            item.append(f" ({note})", style="cyan")
        return item

    def _groups(self, most: int) -> list[RenderableType]:
        told: list[RenderableType] = []
        for title, options in self.table.groups(self.ask, self.look.words):
            if title and any(self.table.is_on_map(self.look, option) for option in options):
                told.append(self._on_map(title, options))
            elif title and len(options) > most:
                told.append(self._closed_group(title, options))
            else:
                items = [self._item(option) for option in options]
                told.append(Flow(title, items) if title else Columns(items, padding=(0, 2)))
        return told

    def _on_map(self, title: str, options: list[str]) -> Flow:
        """Options whose numbers the table itself shows, and the few whose numbers it cannot."""
        said = Text(self.look.words.say("a number on the map"), style="not dim")
        hidden = [option for option in options if not self.table.is_on_map(self.look, option)]
        return Flow(title, [said, *(self._item(option) for option in hidden)])

    def _closed_group(self, title: str, options: list[str]) -> Text:
        told = self.look.words.say("type “%(title)s” to see them", title=title.casefold())
        first, last = self._number(options[0]), self._number(options[-1])
        line = Text(f"{title}: ", style="dim")
        return line.append(f" {first}–{last} ", style="not dim reverse").append(f" {told}")

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
        """Whether most options have a text that helps to choose."""
        options = self.ask.options
        if self.table.groups(self.ask, self.look.words) != [("", [*options])]:
            return False
        told = [option for option in options if self.table.about(self.look, option)]
        return len(options) > 1 and 2 * len(told) >= len(options)

    def described(self, is_brief: bool = False) -> Group:
        """One option below the other, each with its text."""
        options = [one for one in self.table.order(self.ask) if one in self.ask.options]
        return Group(self._prompt(), self._rows(options, is_brief), *self._refused(True))

    def _rows(self, options: list[str], is_brief: bool) -> Table:
        """Options with their texts; brief ones have a line each."""
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        items = [self._item(option) for option in options]
        grid.add_column(no_wrap=True, min_width=max(item.cell_len for item in items))
        grid.add_column(no_wrap=is_brief, overflow="ellipsis", ratio=1)
        for option, item in zip(options, items, strict=True):
            text = " ".join(self.table.about(self.look, option))
            grid.add_row(item, Text(text, style="dim", overflow="ellipsis"))
        return grid


def lines_of(console: Console, what: RenderableType) -> int:
    """How many lines something takes."""
    return len(console.render_lines(what))
