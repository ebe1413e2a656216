"""After the last move: the page asks how the game went until it is told, and shows it."""

import json
from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Route, expect

from delvers.bots.analysis.telling import told
from delvers.draw.findings import findings
from delvers.text import words
from tests.bots.analysis.test_telling import FOUND, NAMES
from tests.browser import Server
from tests.page.playing import finished_table

SHOWN = findings(*told(FOUND, NAMES, words("en")), words("en"))
AGREE = """() => document.documentElement.scrollWidth <= innerWidth"""


def answering(*answers: tuple[int, object]) -> Callable[[Route], None]:
    """The server as it would answer one request after the other."""
    left = [*answers]

    def answer(route: Route) -> None:
        status, body = left.pop(0)
        route.fulfill(status=status, content_type="application/json", body=json.dumps(body))

    return answer


def test_luck_and_mistakes_are_shown_when_they_are_known(page: Page, server: Server) -> None:
    waits = {"is_done": False, "progress": 0.5, "html": ""}
    done = {"is_done": True, "progress": 1.0, "html": SHOWN}
    refused = {"error": "too many games of this address were looked at; try again later"}
    page.route("**/analysis?*", answering((429, refused), (200, waits), (200, done)))
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(finished_table(server.address))
    analysis, button = page.locator("#analysis"), page.get_by_role("button", name="Luck and mi")
    button.click()
    expect(analysis.get_by_role("status")).to_contain_text("too many games")
    button.click()
    expect(analysis.get_by_text("the dice were worth 0.4 wins to Mia")).to_be_visible()
    expect(analysis.get_by_role("img")).to_be_visible()
    expect(analysis.locator("table")).to_have_count(3)
    expect(analysis.locator("progress")).to_be_hidden()
    assert page.evaluate(AGREE)
    found = Axe().run(page, context="#analysis").response["violations"]
    assert [one["id"] for one in found] == []
