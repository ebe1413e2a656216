"""Log lines from tables: counted, with nothing to count, with parameters in words."""

from typing import Any

import pytest

from delvers.kernel.events import Event, event
from delvers.text.marks import NN_
from delvers.text.telling import Line, Teller, player, players
from delvers.text.voice import Voice

NAMES = ("Ana", "Bob", "Eva")


@event
def paid(*, seat: int, amount: int) -> None:
    """Somebody pays."""


@event
def met(*, seats: list[int]) -> None:
    """Several meet."""


@event
def moved(*, seat: int, at: int, steps: int) -> None:
    """Somebody goes somewhere."""


@event
def sang(*, seat: int) -> None:
    """Somebody sings."""


@event
def drew(*, cards: int, count: int) -> None:
    """Cards are drawn."""


TELLER = Teller(
    {
        paid: Line(
            NN_("%(who)s pays %(count)s coin.", "%(who)s pays %(count)s coins."),
            counts="amount",
            nothing="%(who)s pays nothing.",
        ),
        met: Line(NN_("%(them)s meets.", "%(them)s meet: %(count)s."), counts="seats"),
        moved: Line("%(who)s goes to %(place)s, %(steps)s steps."),
    },
    {sang: lambda _voice, params, names: f"{names[params['seat']]} sings."},
    {
        "seat": ("who", player),
        "seats": ("them", players),
        "at": ("place", lambda _voice, at, _names: f"space {at}"),
    },
)


@pytest.mark.parametrize(
    ("kind", "params", "told"),
    [
        ("paid", {"seat": 1, "amount": 1}, "Bob pays 1 coin."),
        ("paid", {"seat": 1, "amount": 3}, "Bob pays 3 coins."),
        ("paid", {"seat": 0, "amount": 0}, "Ana pays nothing."),
        ("met", {"seats": [2]}, "Eva meets."),
        ("met", {"seats": [0, 2]}, "Ana and Eva meet: 2."),
        ("moved", {"seat": 0, "at": 7, "steps": 2}, "Ana goes to space 7, 2 steps."),
        ("sang", {"seat": 2}, "Eva sings."),
        ("slept", {"seat": 2}, None),
    ],
)
def test_an_event_is_told_by_its_kind(kind: str, params: dict[str, Any], told: str | None) -> None:
    assert TELLER(Voice("en"), Event(kind, "T", params), NAMES) == told


def test_a_parameter_called_count_never_stands_for_what_is_counted() -> None:
    teller = Teller({drew: Line("%(count)s of %(cards)s", counts="cards")}, {}, {})
    told = Event("drew", "T", {"cards": 4, "count": 9})
    assert teller(Voice("en"), told, NAMES) == "4 of 4"
