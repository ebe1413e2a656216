"""A view that is worked out as it is read."""

from delvers.kernel.events import Value
from delvers.kernel.glance import Glance


def test_a_part_is_worked_out_when_it_is_first_read_and_only_once() -> None:
    worked_out: list[str] = []

    def dear() -> Value:
        worked_out.append("dear")
        return 7

    glance = Glance({"plain": 1, "dear": None, "last": 2}, {"dear": dear})
    assert glance["plain"] == 1
    assert not worked_out
    assert (glance["dear"], glance["dear"]) == (7, 7)
    assert worked_out == ["dear"]


def test_who_wants_all_of_it_gets_the_view() -> None:
    glance = Glance({"plain": 1, "dear": None, "last": 2}, {"dear": lambda: 7})
    assert list({**glance}.items()) == [("plain", 1), ("dear", 7), ("last", 2)]
    assert len(glance) == 3
