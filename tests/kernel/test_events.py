"""Kinds of events: declared once, told with the parameters that they declare."""

from delvers.kernel.dice import Dice
from delvers.kernel.events import REVEALED, Audience, Event, Kind, event, kinds_in
from delvers.kernel.table import Table


class NoState:
    """A state of nothing but dice."""

    def __init__(self) -> None:
        self.dice = Dice(0)

    def copy(self) -> "NoState":
        return NoState()


@event
def found(*, seat: int, cards: list[str]) -> None:
    """A player finds cards."""


def test_a_kind_knows_its_name_its_parameters_and_what_it_tells() -> None:
    assert isinstance(found, Kind)
    assert found.name == "found"
    assert found.params == {"seat": int, "cards": list[str]}
    assert found.about == "A player finds cards."
    assert repr(found) == "Kind('found')"
    assert kinds_in({"found": found, "other": 1}) == {"found": found}


@event
def opened(*, door: int, key: str = "") -> None:
    """A door is opened, perhaps with a key."""


def test_a_kind_knows_which_parameters_need_not_be_there() -> None:
    assert opened.optional == {"key"}
    assert not found.optional


def test_what_is_told_stands_in_the_log_for_everybody() -> None:
    table = Table(NoState(), [])
    table.tell(found, "R-1", seat=2, cards=["gold"])
    assert table.log == [Event("found", "R-1", {"seat": 2, "cards": ["gold"]})]


def test_what_is_told_to_some_is_seen_by_them_alone() -> None:
    table = Table(NoState(), [])
    table.tell_to(Audience((1,), reveals=True, known=(0,)), found, "R-1", seat=1, cards=[])
    assert table.log == [Event("found", "R-1", {"seat": 1, "cards": []}, (1,), True, (0,))]


def test_what_is_revealed_is_news_to_all() -> None:
    table = Table(NoState(), [])
    table.tell_to(REVEALED, found, "R-1", seat=1, cards=[])
    assert table.log is not None
    assert all(table.log[0].is_news_to(seat) for seat in range(3))


def test_without_a_log_nothing_is_told() -> None:
    table = Table(NoState())
    table.tell(found, "R-1", seat=1, cards=[])
    table.tell_to(REVEALED, found, "R-1", seat=1, cards=[])
    assert table.log is None
