"""Taking a choice back: allowed while the seat that made it has learnt nothing since."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from delvers.kernel.errors import BadChoice, UndoRefused
from delvers.kernel.events import Event

if TYPE_CHECKING:
    from delvers.kernel.game import Game

NOTHING: Final = "nothing"
"""There is no choice to take back."""
FINAL: Final = "final"
"""A rule says that the choice stays."""
CHANCE: Final = "chance"
"""A die was rolled or a card drawn."""
LEARNT: Final = "learnt"
"""The seat has learnt something that it did not know."""
OTHERS: Final = "others"
"""Others have chosen since, and their choices depend on it."""


def without_last_choice(game: "Game", seat: int | None) -> "Game":
    """The game without the last choice of a seat (None: of whoever chose last)."""
    at = last_choice_of(game, seat)
    chooser, option = game.choices[at]
    if rule := game.spec.final(option):
        raise UndoRefused(f"{option!r} stays once it is chosen ({rule})", FINAL, rule)
    before, after = game.replayed(game.choices[:at]), game.replayed(game.choices)
    if before._table.state.dice != after._table.state.dice:
        raise UndoRefused(
            f"seat {chooser} cannot take back a choice that was followed by chance", CHANCE
        )
    if news := first_news(after.events[len(before.events) :], chooser):
        told = f"seat {chooser} has learnt something since its last choice"
        raise UndoRefused(told, LEARNT, news.rule)
    try:
        return game.replayed([*game.choices[:at], *game.choices[at + 1 :]])
    except BadChoice:
        raise UndoRefused(
            f"the choices made since depend on the one of seat {chooser}", OTHERS
        ) from None


def first_news(events: Iterable[Event], seat: int) -> Event | None:
    """The first event by which a seat learns what it could not know before."""
    return next((event for event in events if event.is_news_to(seat)), None)


def last_choice_of(game: "Game", seat: int | None) -> int:
    """Where in the record the last choice of a seat stands."""
    for at in range(len(game.choices) - 1, -1, -1):
        if seat is None or game.choices[at][0] == seat:
            return at
    raise UndoRefused("there is no choice to take back", NOTHING)
