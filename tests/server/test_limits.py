"""Limits are counted rightly, set by name, and all of them are documented."""

from dataclasses import fields
from pathlib import Path

import pytest

from delvers.server import limits as all_limits
from delvers.server.limits import BadLimit, Bucket, Counter, Limits, home_of, limits_from

PAGE = Path(__file__).parents[2] / "docs/self-hosting.md"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_some_at_once_and_then_fills_slowly() -> None:
    clock = Clock()
    bucket = Bucket(0.5, 2, clock)
    assert [bucket.wait("a") for _ in range(3)] == [0, 0, 2]
    assert bucket.wait("b") == 0
    clock.now += 2
    assert [bucket.wait("a") for _ in range(2)] == [0, 2]
    clock.now += 1000
    assert [bucket.wait("a") for _ in range(3)] == [0, 0, 2]


def test_a_bucket_can_be_looked_into_without_taking() -> None:
    bucket = Bucket(1, 1, Clock())
    assert [bucket.wait("a", takes=False) for _ in range(3)] == [0, 0, 0]
    assert [bucket.wait("a"), bucket.wait("a", takes=False)] == [0, 1]


def test_what_a_bucket_gets_back_can_be_taken_again() -> None:
    bucket = Bucket(1, 2, Clock())
    bucket.give_back("a")
    assert [bucket.wait("a"), bucket.wait("a")] == [0, 0]
    bucket.give_back("a")
    assert [bucket.wait("a"), bucket.wait("a")] == [0, 1]


def test_a_bucket_forgets_who_was_quiet_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_limits, "MOST_ADDRESSES", 2)
    bucket = Bucket(0.001, 1, Clock())
    for address in "abc":
        assert bucket.wait(address) == 0
    assert bucket.wait("b") > 0
    assert bucket.wait("a") == 0


def test_a_counter_lets_as_many_begin_as_are_allowed() -> None:
    counter = Counter(2)
    assert [counter.begin("a") for _ in range(3)] == [True, True, False]
    assert counter.begin("b")
    counter.end("a")
    assert [counter.begin("a") for _ in range(2)] == [True, False]
    for _ in range(5):
        counter.end("a")
    assert [counter.begin("a") for _ in range(3)] == [True, True, False]


def test_limits_are_set_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DELVERS_LIMITS", "streams=7, body_seconds=3")
    found = limits_from(["streams=9"])
    assert (found.streams, found.body_seconds) == (9, 3)
    assert found.tables_per_hour == Limits().tables_per_hour


@pytest.mark.parametrize("setting", ["streams", "streams=0", "streams=-1", "streams=x", "cats=3"])
def test_what_is_no_limit_is_refused_with_all_that_there_are(setting: str) -> None:
    with pytest.raises(BadLimit, match="streams_per_table"):
        limits_from([setting])


def test_every_limit_is_documented_with_its_number() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for field in fields(Limits):
        assert f"| `{field.name}` | {field.default:,} |" in page


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:9::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address" * 10, ("no address" * 10)[:64]),
    ],
)
def test_a_home_with_many_addresses_counts_as_one(address: str, home: str) -> None:
    assert home_of(address) == home
