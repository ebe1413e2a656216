"""Chances on the page: on the options, in a table below, and for those who hear the page."""

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser import Server
from tests.page.playing import await_turn, enter, legal_cards, number
from tests.seats import Seats, take_all

NARROW = {"width": 390, "height": 800}
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def open_with_odds(server: Server, game: str, **options: object) -> Seats:
    seats = [{"kind": "human", "name": name} for name in ("Ana", "Bruno", "Chloe")]
    with httpx.Client(base_url=server.address, timeout=None) as http:
        return take_all(http, {"game": game, "seats": seats, "odds": True, **options})


def test_the_switch_stands_in_the_lobby_and_is_off(page: Page) -> None:
    page.goto("/?game=raiders")
    switch = page.get_by_role("checkbox", name="Show chances")
    expect(switch).not_to_be_checked()
    switch.check()
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    await_turn(page)
    section = page.get_by_role("region", name="Chances")
    expect(section).to_contain_text("This table was opened with chances")
    expect(section.locator("tbody tr").first).to_be_visible()
    card = legal_cards(page).first
    expect(card.locator(".chance")).to_contain_text("%")
    id = card.get_attribute("aria-describedby")
    expect(page.locator(f"#{id}")).to_contain_text("Chance to win")
    before = number(page)
    card.click()
    expect(page.locator(f'#table:not([data-number="{before}"])')).to_be_visible()


def test_a_table_without_chances_shows_none(page: Page) -> None:
    enter(page)
    expect(page.locator("#odds")).to_have_count(0)
    expect(page.locator(".chance")).to_have_count(0)


def test_who_watches_sees_that_there_are_chances_but_none_of_them(
    page: Page, server: Server
) -> None:
    seats = open_with_odds(server, "raiders")
    page.goto(seats.table.replace("/api/tables/", "/table/"))
    section = page.get_by_role("region", name="Chances")
    expect(section).to_contain_text("whoever is asked")
    expect(section.locator("table")).to_have_count(0)


def test_the_chances_of_a_question_go_with_it(page: Page, server: Server) -> None:
    seats = open_with_odds(server, "raiders")
    page.goto(seats.links[0])
    await_turn(page)
    expect(page.locator("#odds tbody tr").first).to_be_visible()
    legal_cards(page).first.click()
    expect(page.locator("#odds table")).to_have_count(0)
    expect(page.locator(".chance")).to_have_count(0)


@pytest.mark.parametrize("game", ["raiders", "dungeonquest-3e", "dungeonquest-revised", "plungin"])
def test_chances_can_be_read_on_a_small_screen_and_heard(
    page: Page, server: Server, game: str
) -> None:
    seats = open_with_odds(server, game)
    asked = httpx.get(server.address + seats.table, timeout=None).json()["waiting"][0]
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    page.goto(seats.links[asked])
    expect(page.locator("#odds tbody tr").first).to_be_visible()
    expect(page.locator("button .chance").first).to_be_visible()
    assert page.evaluate(FITS)
    found = Axe().run(page).response["violations"]
    assert [one["id"] for one in found] == []
