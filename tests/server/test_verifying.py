"""Verifying ends when its time is over."""

import signal

import pytest

from delvers.bots.proof import OutOfTime
from delvers.server import verifying
from delvers.server.verifying import time_limit, verdict_on


def test_what_takes_longer_than_it_may_is_stopped() -> None:
    with pytest.raises(OutOfTime), time_limit(0.01):  # noqa: PT012
        while True:
            pass
    with time_limit(1000):
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 0
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_record_that_takes_too_long_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_text: str) -> None:
        while True:
            pass

    monkeypatch.setattr(verifying, "read_record", endless)
    verdict = verdict_on(b"{}", (), 0.01)
    assert (verdict["ok"], verdict["checked"]) == (False, [])
    assert "at most 0.01 seconds; use delvers verify" in verdict["error"]


def test_what_is_no_record_has_a_verdict_with_all_its_parts() -> None:
    verdict = verdict_on(b"{", (), 1000)
    assert verdict.keys() == {"ok", "checked", "error"}
    assert (verdict["ok"], verdict["checked"]) == (False, [])
