"""Whole games in the browser, by mouse and by keyboard."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import Server
from tests.page.playing import (
    await_bots,
    await_turn,
    enter,
    is_over,
    lay_by_click,
    legal_cards,
    number,
    place,
)
from tests.page.test_access import check


def test_a_whole_game_against_bots_is_played_by_clicking_cards(page: Page) -> None:
    enter(page)
    turns = 0
    while not is_over(page) and turns < 80:
        lay_by_click(page, turns)
        turns += 1
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading", name="The final count")).to_be_visible()
    expect(result.locator(".ranking li")).to_have_count(3)
    expect(result).to_be_focused()

    page.get_by_role("button", name="Verify the dice").click()
    verdict = page.locator("#verdict")
    expect(verdict).to_contain_text("Everything holds.")
    expect(verdict.locator("li")).to_have_count(6)
    expect(verdict).to_contain_text("All words came from the one who opened the table")
    promised = page.locator(".fair code").first.text_content()
    assert promised
    assert re.fullmatch(r"[0-9a-f]{64}", verdict.locator("code").inner_text())

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()


def test_a_level_is_played_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#opening .main-button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    await_turn(page)
    page.keyboard.press("ArrowRight")
    for turn in range(30):
        if "Level 2" in place(page):
            break
        before = number(page)
        if turn % 2:
            page.keyboard.press("ArrowLeft")
        for key in "54321":
            page.keyboard.press(key)
            if page.evaluate("'option' in document.activeElement.dataset"):
                break
        assert page.evaluate("document.activeElement.classList.contains('held')")
        page.keyboard.press("Enter")
        expect(page.locator(f'#table:not([data-number="{before}"])')).to_be_visible()
        await_turn(page)
        expect(page.locator(".held:focus, #asking:focus")).to_be_visible()
    assert "Level 2" in place(page)


def test_reloading_in_the_middle_goes_on_where_it_was(page: Page) -> None:
    enter(page)
    lay_by_click(page, 0)
    await_bots(page)
    lines = page.locator("#log li").count()
    before = (place(page), number(page))
    page.reload()
    await_turn(page)
    assert (place(page), number(page)) == before
    expect(page.locator("#log li")).to_have_count(lines)
    lay_by_click(page, 0)


def test_a_server_that_dies_and_comes_back_is_joined_again(page: Page, server: Server) -> None:
    enter(page)
    lay_by_click(page, 0)
    before = place(page)
    server.kill()
    expect(page.get_by_text("The connection is lost. Trying again …")).to_be_visible()
    server.start()
    expect(page.locator("#trouble")).to_be_hidden()
    assert place(page) == before
    lay_by_click(page, 1)
    assert place(page) != before


def test_a_second_browser_sees_the_moves_as_they_happen(
    page: Page, another_browser: BrowserContext
) -> None:
    page.goto("/")
    page.get_by_role("radio", name="3").check()
    page.locator("#my-name").fill("Ana")
    seat = page.locator('[data-seat="2"]')
    seat.locator("select").select_option("human")
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    other = another_browser.new_page()
    other.goto(page.locator("#table-link").input_value())
    expect(other.locator(".gathered li").first).to_contain_text("Ana")
    other.get_by_label("Your name").fill("Bruno <b>")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="Leave the seat").click()
    expect(page.locator(".gathered li").nth(1)).to_contain_text("free")
    other.get_by_label("Your name").fill("Bruno <b>")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("The game begins when the host says so.")).to_be_visible()
    expect(page.locator(".gathered li").nth(1)).to_contain_text("Bruno <b>")
    check(page)
    page.get_by_role("button", name="Begin the game").click()
    await_turn(other)
    await_turn(page)
    expect(page.locator("#player-1 h3")).to_have_text("Bruno <b>")
    legal_cards(other).first.click()
    expect(page.locator("#player-1 .laid")).to_be_visible()
    lay_by_click(page, 0)
    expect(other.locator(".happened-region")).to_contain_text("What just happened")
    other.context.clear_cookies()
    other.goto(page.locator(".invite a").get_attribute("href") or "")
    expect(other.get_by_text("You are watching. Hands stay hidden.")).to_be_visible()
    expect(other.locator(".held")).to_have_count(0)


def test_in_the_tactical_variant_the_map_card_is_shown(page: Page) -> None:
    enter(page, tactical=True)
    expect(page.locator("#table").get_by_text("Holds the map card")).to_have_count(1)
    lay_by_click(page, 0)
    expect(page.locator(".happened-region")).to_contain_text("What just happened")


def test_a_link_to_go_on_elsewhere_leaves_no_key_in_the_address(
    page: Page, another_browser: BrowserContext
) -> None:
    enter(page)
    assert "key" not in page.url
    page.get_by_role("button", name="Copy a link to go on elsewhere").click()
    link = page.locator("#own-link")
    expect(link).to_have_value(re.compile("#key="))
    other = another_browser.new_page()
    other.goto(link.input_value())
    await_turn(other)
    assert other.url == page.url
    assert other.evaluate("document.cookie") == ""
    before = number(page)
    lay_by_click(other, 0)
    expect(page.locator(f'#table:not([data-number="{before}"])')).to_be_visible()
