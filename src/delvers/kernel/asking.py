"""Which questions are new after a choice."""

from collections.abc import Iterable, Mapping

from delvers.kernel.events import Event
from delvers.kernel.requests import Ask


def asked_anew(
    before: Mapping[int, Ask], now: Mapping[int, Ask], news: Iterable[Event], chooser: int
) -> list[int]:
    """The seats that must think again: they chose, are asked something else, or learnt something.

    Who is asked the same as before and has learnt nothing may go on thinking.
    """
    revealing = [event for event in news if event.reveals]
    return [
        seat
        for seat, ask in now.items()
        if seat == chooser
        or ((known := before.get(seat)) is not ask and known != ask)
        or (revealing and any(event.visible_to(seat) for event in revealing))
    ]
