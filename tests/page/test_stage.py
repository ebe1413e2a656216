"""The stage: what a choice led to, played over the board and stepped through again."""

import re

from playwright.sync_api import Page, expect

from tests.page.playing import await_turn, enter, number
from tests.page.test_access import check


def set_pace(page: Page, pace: str) -> None:
    page.locator("#stage-pace").select_option(pace)


def lay(page: Page) -> None:
    """Lay a card, and wait for what it leads to."""
    before = number(page)
    page.locator(".hand button[data-option]").first.click()
    expect(page.locator(f'#table:not([data-number="{before}"])')).to_be_visible()


def shown(page: Page) -> str:
    return page.locator("#stage-text").inner_text()


def test_ones_own_result_is_shown_first_and_can_be_stepped_through(page: Page) -> None:
    """Without motion the first picture stands still, until one steps on or does something else."""
    enter(page, seats=3)
    set_pace(page, "slow")
    expect(page.locator("#stage-over")).to_be_hidden()
    lay(page)
    expect(page.locator("#stage-over")).to_be_visible()
    expect(page.locator("#stage-over .stage-told")).to_contain_text("Cards up!")
    expect(page.locator("#stage-over .card")).to_have_count(3)
    await_turn(page)
    check(page)
    first = shown(page)

    on, back = page.locator("#stage-on"), page.locator("#stage-back")
    on.click()
    expect(page.locator("#stage-text")).not_to_have_text(first)
    expect(page.locator("#stage-heard")).to_have_text(shown(page))
    back.click()
    expect(page.locator("#stage-text")).to_have_text(first)
    back.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#stage-text")).not_to_have_text(first)

    page.keyboard.press("Tab")
    page.locator("h1").dispatch_event("pointerdown")
    expect(page.locator("#stage-over")).to_be_hidden()
    expect(page.locator("#stage-on")).to_be_disabled()

    page.locator("#stage-first").click()
    expect(page.locator("#stage-count")).to_have_text(re.compile(r"^1 of \d+"))


def test_with_motion_it_plays_by_itself_and_any_key_skips_it(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    enter(page, seats=3)
    set_pace(page, "fast")
    lay(page)
    expect(page.locator("#stage-over")).to_be_visible()
    page.locator("#asking").focus()
    page.keyboard.press("x")
    expect(page.locator("#stage-over")).to_be_hidden()

    page.locator("#stage-first").click()
    expect(page.locator("#stage-over")).to_be_visible()
    expect(page.locator("#stage-over")).to_be_hidden()  # it comes to its end
    expect(page.locator("#stage-on")).to_be_disabled()

    set_pace(page, "skip")
    lay(page)
    await_turn(page)
    expect(page.locator("#stage-over")).to_be_hidden()
    page.reload()
    expect(page.locator("#stage-pace")).to_have_value("skip")
