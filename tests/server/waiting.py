"""Waiting for what another thread or process does: for news of it, never for seconds."""

import logging
import subprocess
import time
from collections.abc import Callable
from queue import SimpleQueue

from fastapi import FastAPI


class Failures(logging.Handler):
    """Puts what went wrong among the bots into the news."""

    def __init__(self, news: "SimpleQueue[str]") -> None:
        super().__init__()
        self._news = news

    def emit(self, record: logging.LogRecord) -> None:
        if "could not be" in record.msg:
            self._news.put(self.format(record))


def wait_until(app: FastAPI, happened: Callable[[], bool]) -> None:
    """Look again after each choice at any table; fail when bots cannot go on."""
    news: SimpleQueue[str] = SimpleQueue()

    def tell(_table: str, _number: int = 0) -> None:
        news.put("")

    failures, log = Failures(news), logging.getLogger("delvers.server.bots")
    app.state.tables.listeners.append(tell)
    log.addHandler(failures)
    try:
        while not happened():
            trouble = news.get()
            assert not trouble, trouble
    finally:
        log.removeHandler(failures)
        app.state.tables.listeners.remove(tell)


def wait_for(server: "subprocess.Popen[str]", happened: Callable[[], bool]) -> None:
    """Look again and again while the server lives."""
    while not happened():
        assert server.poll() is None, "the server has ended"
        time.sleep(0.02)
