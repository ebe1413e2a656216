"""The stage: what a choice led to, played over the board and stepped through again."""

import re
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from tests.browser import Server
from tests.page.playing import (
    await_bots,
    await_turn,
    enter,
    finished_table,
    number,
    play_to_the_end,
    table_of_three,
)
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


def enter_and_stop_the_clock(page: Page) -> None:
    """Nothing plays on before the test lets time go by."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    enter(page, seats=3)
    await_bots(page)
    set_pace(page, "slow")
    page.clock.pause_at(datetime.now() + timedelta(hours=1))


def test_how_everybody_stands_changes_when_it_has_been_told(page: Page) -> None:
    enter_and_stop_the_clock(page)
    players = page.locator("[data-region=players]")
    before = players.inner_text()
    lay(page)
    await_turn(page)
    assert players.inner_text() == before
    page.clock.run_for(60_000)
    told = players.inner_text()
    assert told != before

    lay(page)
    await_turn(page)
    assert players.inner_text() == told
    page.locator("#asking").focus()
    page.keyboard.press("x")
    skipped = players.inner_text()
    assert skipped != told
    page.reload()
    assert players.inner_text() == skipped


def test_nothing_changes_under_a_pointer(page: Page) -> None:
    enter_and_stop_the_clock(page)
    players = page.locator("[data-region=players]")
    before = players.inner_text()
    lay(page)
    await_turn(page)
    page.mouse.move(3, 3)
    page.mouse.down()
    expect(page.locator("#stage-on")).to_be_disabled()  # it has come to its end
    assert players.inner_text() == before
    page.mouse.up()
    page.clock.run_for(100)
    assert players.inner_text() != before


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


def test_the_result_stands_on_the_page_when_the_stage_has_told_the_end(
    page: Page, server: Server
) -> None:
    seats = table_of_three(server.address)
    page.goto(seats.links[0])
    set_pace(page, "slow")  # without motion: the first picture stays until one goes on
    play_to_the_end(server.address, seats)
    expect(page.locator("#table.untold")).to_be_visible()
    result = page.get_by_role("region", name="Result")
    expect(page.locator("#stage-over")).to_be_visible()
    expect(result).to_be_hidden()
    expect(page.locator("#ending")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(result).to_be_visible()
    expect(result).to_be_focused()
    expect(page.locator("#ending")).to_be_visible()


def test_a_game_that_is_looked_at_again_is_told_by_the_stage_too(
    page: Page, server: Server
) -> None:
    table = finished_table(server.address).partition("?")[0]
    page.goto(f"{table}/replay?step=2")
    set_pace(page, "slow")
    page.get_by_role("button", name="One choice on").click()
    expect(page.locator("#stage-over .stage-told")).to_contain_text("Cards up!")
    expect(page.locator("#stage-over .card")).to_have_count(3)
    check(page)
    page.get_by_role("button", name="One choice back").click()
    expect(page.locator("#stage-over")).to_be_hidden()
    set_pace(page, "skip")
    last = int(page.locator("#replay").get_attribute("data-last") or 0)
    page.goto(f"{table}/replay?step={last - 2}")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#step-number")).to_have_text(f"{last} / {last}")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_a_lesson_is_told_by_the_stage_too(page: Page) -> None:
    page.goto("/learn/raiders?step=2")
    set_pace(page, "slow")
    page.locator(".to-choose").first.click()
    expect(page.locator("#lesson-number")).to_have_text("4 / 11")
    expect(page.locator("#stage-over .stage-told")).to_contain_text("Cards up!")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("#lesson-number")).to_have_text("5 / 11")
