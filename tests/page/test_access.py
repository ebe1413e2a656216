"""Everybody can read the pages: axe finds nothing, and a small screen is enough."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser import Server
from tests.page.playing import enter, finished_table, lay_by_click

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SMALL = {"width": 375, "height": 800}


def check(page: Page) -> None:
    """No violation in light or in dark, and no scrolling sideways on a small screen."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = Axe().run(page)
        assert found.violations_count == 0, f"{scheme}: {found.generate_report()}"
    large = page.viewport_size
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    if large:
        page.set_viewport_size(large)


@pytest.mark.parametrize("address", ["/", "/rules", "/rules/DR-TRAP-02", "/table/nowhere"])
def test_pages_without_a_game(page: Page, address: str) -> None:
    page.goto(address)
    check(page)


def test_a_table_where_it_is_the_players_turn(page: Page) -> None:
    enter(page, seats=5)
    lay_by_click(page, 0)
    check(page)


def test_a_table_with_the_dialog_open(page: Page) -> None:
    enter(page)
    page.locator(".prompt .why").click()
    expect(page.locator(".why-text")).not_to_have_text("…")
    check(page)


def test_a_table_where_the_game_is_over(page: Page, server: Server) -> None:
    page.goto(finished_table(server.address))
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator("#verdict li")).to_have_count(5)
    check(page)


def test_a_table_where_seats_are_free(page: Page) -> None:
    page.goto("/")
    page.locator("#fair summary").click()
    page.locator('[data-seat="2"] select').select_option("human")
    check(page)
    page.locator("#opening .main-button").click()
    expect(page.locator("#gathering")).to_be_visible()
    check(page)
    page.context.clear_cookies()
    page.reload()
    check(page)


def test_what_is_new_is_told_to_those_who_hear_the_page(page: Page) -> None:
    enter(page)
    assert page.locator("#asking").get_attribute("aria-live") == "polite"
    expect(page.get_by_role("log")).to_be_visible()
    for landmark in ("banner", "main", "navigation", "complementary"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    assert page.locator("h1").count() == 1
