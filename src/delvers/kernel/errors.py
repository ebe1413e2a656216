"""Every error the platform raises for its users; each says what is allowed."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any


def listed(things: Iterable[object]) -> str:
    """The things as a readable list, or 'nothing'."""
    return ", ".join(str(thing) for thing in things) or "nothing"


def alike(name: str, known: Iterable[object]) -> str:
    """What a wrong name may have been meant to be, to stand at the end of an error."""
    near = get_close_matches(name, map(str, known))
    return f"; nearest: {listed(near)}" if near else ""


def unknown_name(name: str, known: Iterable[object], most: int = 12) -> str:
    """That nothing has this name: the nearest names, or all, if they are not too many."""
    names = [*map(str, known)]
    near = alike(name, names)
    if near and len(names) > most:
        return f"{name!r} is not known{near}"
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return f"{name!r} is not known; known: {listed(names[:most])}{more}{near}"


class DelversError(Exception):
    """The root of all errors that a user can cause; it can be sent to another process.

    >>> import delvers
    >>> try:
    ...     delvers.new("chess", seats=2)
    ... except delvers.DelversError as problem:
    ...     print(type(problem).__name__)
    UnknownGame
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle words and fields, whatever the error is made from."""
        return _raised_elsewhere, (type(self), self.args, self.__dict__)


def _raised_elsewhere(
    kind: type[DelversError], args: tuple[Any, ...], fields: dict[str, Any]
) -> DelversError:
    problem = kind.__new__(kind, *args)
    problem.__dict__.update(fields)
    return problem


class UnknownGame(DelversError):
    """A game id that no game has."""


class BadOption(DelversError):
    """An option of a new game that does not exist or has a value that is not allowed."""


class BadSeats(DelversError):
    """A number of seats that the game is not made for."""


class BadChoice(DelversError):
    """A choice that cannot be taken; the game is unchanged."""


class IllegalChoice(BadChoice):
    """An option that is not among those offered to the seat.

    >>> import delvers
    >>> game = delvers.new("raiders", seats=3, seed=7)
    >>> try:
    ...     game.choose(0, "run away")
    ... except delvers.IllegalChoice as problem:
    ...     problem.allowed[:2]
    ('power 1', 'power 2')
    """

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
    """Nothing to take back, or too late to take it back.

    `why` is one word for the reason (see kernel/undoing.py), `rule` the clause behind it, if any.
    """

    def __init__(self, told: str, why: str = "", rule: str = "") -> None:
        super().__init__(told)
        self.why = why
        self.rule = rule


class BrokenSave(DelversError):
    """A save or record that is damaged, or that does not add up."""


class ForeignSave(DelversError):
    """A save or record of a game or format that this version does not know."""


class BadPlain(DelversError):
    """Plain data that does not have the form its type asks for; `all` are its mistakes.

    `rest` is what can be read in spite of them, with plain values in their places; None if nothing.
    """

    def __init__(
        self, where: str, problem: str, all: "Sequence[BadPlain]" = (), rest: Any = None
    ) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem
        self.all = tuple(all) or (self,)
        self.rest = rest


class BadContent(DelversError):
    """Content with wrong entries; each of its `problems` names file, entry and field."""

    def __init__(self, problem: str, more: Sequence[str] = ()) -> None:
        told = f" (and {len(more)} more)" if more else ""
        super().__init__(f"{problem}{told}")
        self.problems = (problem, *more)
