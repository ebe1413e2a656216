"""A game with nothing but rules, on the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import toy
from tests.browser import Server, page_at
from tests.page.playing import await_turn, is_over, number


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the pit is installed."""
    folder = tmp_path_factory.mktemp("toy")
    started = Server(folder / "games.sqlite3", toy.install(folder))
    yield started
    started.kill()


@pytest.fixture
def pit_page(browser: Browser, house: Server) -> Iterator[Page]:
    yield from page_at(browser, house)


def test_it_is_chosen_in_the_lobby_and_played_to_its_end(pit_page: Page) -> None:
    page = pit_page
    page.goto("/")
    page.get_by_role("link", name="Pit").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pit")
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    await_turn(page)
    expect(page.locator("[data-region=board]")).to_contain_text("Has bid")
    while not is_over(page):
        before = number(page)
        page.locator("[data-region=options] [data-option]").first.click()
        expect(page.locator(f'#table:not([data-number="{before}"])')).to_be_visible()
        await_turn(page)
    expect(page.locator("[data-region=result]")).to_contain_text("The game is over.")
    expect(page.locator(".standings tbody tr")).to_have_count(3)


def test_numbers_go_to_the_options_and_why_names_the_clause(pit_page: Page) -> None:
    page = pit_page
    page.goto("/?game=pit")
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    await_turn(page)
    page.keyboard.press("1")
    expect(page.locator("[data-region=options] [data-option]").first).to_be_focused()
    page.locator(".prompt .why").click()
    expect(page.locator("#why-title")).to_have_text("PIT-2")
