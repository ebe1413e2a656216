"""Waiting for what another thread or process does."""

import time
from collections.abc import Callable


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that another thread or process does."""
    end = time.monotonic() + 30
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
