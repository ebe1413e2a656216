"""What is drawn on each square."""

from rich.text import Text

from delvers.games.plungin.rules.view.seen import TableView
from delvers.games.plungin.terminal.choices import square_of
from delvers.games.plungin.terminal.ground import VOID, Ground
from delvers.games.plungin.terminal.look import Look
from delvers.games.plungin.terminal.marks import (
    FILLING,
    FLOOR,
    LYING,
    REACHED,
    TERRAIN,
    chest_mark,
    hazard_mark,
    hero_marks,
    monster_mark,
)
from delvers.games.plungin.terminal.party import acting
from delvers.games.plungin.terminal.window import CELL


class Cells:
    """The squares of a look, each with three characters."""

    def __init__(self, look: Look, ground: Ground, options: list[str]) -> None:
        self.ground = ground
        self.drawn: dict[int, Text] = {}
        self._lay_things(look)
        self._mark_reach(look.view)
        self._number(options)
        self._stand(look)

    def at(self, square: int) -> Text:
        """What is drawn on a square."""
        if square in self.drawn:
            return self.drawn[square]
        mark = self.ground.mark(square)
        if mark == VOID:
            return Text(" " * CELL)
        sign = TERRAIN.get(mark, FLOOR)
        style = "dim" if mark in ".#" else ""
        return Text(sign * CELL if mark in FILLING else f" {sign} ", style=style)

    def _put(self, square: int, mark: str, style: str = "") -> None:
        self.drawn[square] = Text(f"{mark:^{CELL}}"[:CELL], style=style)

    def _lay_things(self, look: Look) -> None:
        """Hazards, things that lie about, and chests."""
        for hazard in look.view["hazards"]:
            for square in hazard["squares"]:
                self._put(square, hazard_mark(hazard, look.words), "red")
        for name in look.view["lying"]:
            self._put(int(name), LYING, "yellow")
        for number, chest in enumerate(look.view["chests"]):
            self._put(chest["at"], chest_mark(number, chest), "yellow")

    def _mark_reach(self, view: TableView) -> None:
        """The squares that can be reached; what lies there stays in sight."""
        for square in reach_of(view):
            if square not in self.drawn and self.ground.mark(square) == ".":
                self._put(square, REACHED, "green")

    def _number(self, options: list[str]) -> None:
        """Where a square is asked for, it bears the number of its option."""
        for number, option in enumerate(options, 1):
            square = square_of(option)
            if square is not None:
                self._put(square, str(number), "reverse")

    def _stand(self, look: Look) -> None:
        """Heroes and monsters; the hero who acts has an arrow."""
        for monster in look.view["monsters"]:
            style = "bold green" if monster["side"] == "heroes" else "bold red"
            self._put(monster["at"], monster_mark(monster, look.words), style)
        marks = hero_marks(look.view, look.words)
        for hero in look.view["heroes"]:
            if hero["at"] >= 0:
                is_acting = hero["number"] == acting(look)
                mark = f"{'►' if is_acting else ' '}{marks[hero['number']]:<2}"
                self._put(hero["at"], mark, "bold cyan" if is_acting else "bold")


def reach_of(view: TableView) -> list[int]:
    """The squares that the acting hero can reach."""
    return [int(square) for square in (view["prospects"] or {"squares": {}})["squares"]]
