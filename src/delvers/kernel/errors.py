"""Every error the platform raises for its users; each says what is allowed."""

from collections.abc import Iterable


def listed(things: Iterable[object]) -> str:
    """The things as a readable list, or 'nothing'."""
    return ", ".join(str(thing) for thing in things) or "nothing"


class DelversError(Exception):
    """The root of all errors that a user can cause."""


class UnknownGame(DelversError):
    """A game id that no game has."""


class BadOption(DelversError):
    """An option of a new game that does not exist or has a value that is not allowed."""


class BadSeats(DelversError):
    """A number of seats that the game is not made for."""


class BadChoice(DelversError):
    """A choice that cannot be taken; the game is unchanged."""


class IllegalChoice(BadChoice):
    """An option that is not among those offered to the seat."""

    def __init__(self, seat: int, option: str, allowed: tuple[str, ...], rule: str | None) -> None:
        because = f" (forbidden by {rule})" if rule else ""
        super().__init__(
            f"seat {seat} cannot choose {option!r}{because}; allowed: {listed(allowed)}"
        )
        self.seat = seat
        self.option = option
        self.allowed = allowed
        self.rule = rule


class WrongSeat(BadChoice):
    """A choice by a seat that has nothing to decide now."""

    def __init__(self, seat: int, waiting: Iterable[int]) -> None:
        super().__init__(f"seat {seat} has nothing to choose now; waiting for: {listed(waiting)}")
        self.seat = seat


class GameOver(BadChoice):
    """A choice in a game that has ended."""

    def __init__(self) -> None:
        super().__init__("the game is over; no seat can choose any more")


class UndoRefused(DelversError):
    """Nothing to take back, or too late to take it back."""


class BrokenSave(DelversError):
    """A save or record that is damaged, or that does not add up."""


class ForeignSave(DelversError):
    """A save or record of a game or format that this version does not know."""


class BadPlain(DelversError):
    """Plain data that does not have the form its type asks for."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class BadContent(DelversError):
    """A content file with a wrong entry; the message names file, entry and field."""
