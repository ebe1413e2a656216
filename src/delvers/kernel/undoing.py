"""Taking a choice back: allowed while the seat that made it has learnt nothing since."""

from typing import TYPE_CHECKING

from delvers.kernel.errors import BadChoice, UndoRefused

if TYPE_CHECKING:
    from delvers.kernel.game import Game


def without_last_choice(game: "Game", seat: int | None) -> "Game":
    """The game without the last choice of a seat (None: of whoever chose last)."""
    at = last_choice_of(game, seat)
    chooser, _ = game.choices[at]
    before, after = game.replayed(game.choices[:at]), game.replayed(game.choices)
    if before._table.state.dice != after._table.state.dice:
        raise UndoRefused(f"seat {chooser} cannot take back a choice that was followed by chance")
    news = after.events[len(before.events) :]
    if any(event.is_news_to(chooser) for event in news):
        raise UndoRefused(f"seat {chooser} has learnt something since its last choice")
    try:
        return game.replayed([*game.choices[:at], *game.choices[at + 1 :]])
    except BadChoice:
        raise UndoRefused(f"the choices made since depend on the one of seat {chooser}") from None


def last_choice_of(game: "Game", seat: int | None) -> int:
    """Where in the record the last choice of a seat stands."""
    for at in range(len(game.choices) - 1, -1, -1):
        if seat is None or game.choices[at][0] == seat:
            return at
    raise UndoRefused("there is no choice to take back")
