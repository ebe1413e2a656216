"""A real server and a real browser."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import luck

PROGRAM = """
import sys
from pathlib import Path
from delvers.server import run
from tests import luck
luck.keep(Path(sys.argv[3]))
run(port=int(sys.argv[1]), database=sys.argv[2])
"""
ROOT = Path(__file__).parents[1]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

NEVER_COMES = 300_000.0
"""Milliseconds after which a page is stuck: no busy machine is that slow, so none fails a test."""

expect.set_options(timeout=NEVER_COMES)


class Server:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database: Path, *packages: Path) -> None:
        """`packages` are folders in which further games are installed."""
        path = [*map(str, packages), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._database = str(database)
        self.luck = database.with_suffix(".luck")
        """A file with words that decide the dice of new tables."""
        self.address = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """Start, and return once it answers."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(self._port), self._database, str(self.luck)],
            stdout=subprocess.PIPE,
            env=self._environment,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), "the server has ended"  # it listens by now

    def kill(self) -> None:
        """Stop as a power cut does."""
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("page") / "games.sqlite3")
    yield started
    started.kill()


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest) -> None:
    """Every test in a browser meets the same dice each time."""
    if "server" in request.fixturenames:
        served = request.getfixturevalue("server")
        if isinstance(served, Server):
            luck.begin(served.luck, request.node.nodeid)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file: while it runs, no other test of the process could use asyncio."""
    found = next((path for name in BROWSERS if (path := which(name))), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium on this machine, and the page must be tested here")
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A page as large as a laptop; an error in its script fails the test."""
    yield from page_at(browser, server)


@pytest.fixture
def another_browser(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser that knows nothing of the first one's cookies."""
    context = context_at(browser, server)
    yield context
    context.close()


def context_at(browser: Browser, server: Server, **more: Any) -> BrowserContext:
    """A browser with nothing in its memory."""
    usual: dict[str, Any] = {
        "viewport": {"width": 1440, "height": 1000},
        "reduced_motion": "reduce",
        "locale": "en",
    }
    context = browser.new_context(base_url=server.address, **(usual | more))
    context.set_default_timeout(NEVER_COMES)
    # A person is asked to wait a moment before a new question is answered; tests know what they do.
    context.add_init_script("localStorage.setItem('delvers-settle', '0')")
    # Nothing is played over the board, unless a test has chosen a pace itself.
    context.add_init_script("localStorage['delvers-pace'] ??= 'skip'")
    return context


def page_at(browser: Browser, server: Server) -> Iterator[Page]:
    """A page of a server."""
    context = context_at(browser, server)
    opened = context.new_page()
    troubles: list[str] = []
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    yield opened
    context.close()
    assert troubles == []


def elsewhere(page: Page, server: Server) -> Page:
    """The page of somebody at another computer, who has a key of his own."""
    browser = page.context.browser
    assert browser is not None
    return context_at(browser, server).new_page()


def say_yes(page: Page) -> None:
    """Mean it, if the page asks whether something is to be thrown away."""
    yes = page.locator("#sure[open] [value=yes]")
    if yes.count():
        yes.click()
