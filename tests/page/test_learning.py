"""The guided first games, followed in the browser."""

import pytest
from playwright.sync_api import Page, expect

from delvers.kernel.kit import REGISTRY
from tests.page.test_access import check


def follow(page: Page) -> None:
    """Do what the notes say until there is nothing more to be learnt."""
    last = int(page.locator("#lesson").get_attribute("data-last") or 0)
    for step in range(last):
        marked = page.locator(".to-choose")
        if marked.count():
            marked.first.focus()
            page.keyboard.press("Enter")
        else:
            page.get_by_role("button", name="Next").click()
        expect(page.locator("#lesson-number")).to_have_text(f"{step + 2} / {last + 1}")
        expect(page.locator("#lesson-note")).to_be_focused()


@pytest.mark.parametrize("game", [kit.id for kit in REGISTRY.kits()])
def test_a_guided_game_is_followed_by_keyboard_and_readable_to_all(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    expect(page.locator("#lesson-note")).to_be_visible()
    follow(page)
    check(page)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_lesson_is_found_at_home_teaches_left_and_played_on_from(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn by playing – Dungeon Raiders").click()
    expect(page.locator(".row-region.taught")).to_be_visible()
    page.locator(".hand [data-option='power 5']").click()
    expect(page.locator("#lesson-hint")).to_contain_text("Next")
    page.goto("/learn/raiders?step=2")
    page.locator(".hand [data-option='power 4']").click()
    expect(page.locator("#lesson-hint")).to_contain_text("Not now.")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("#lesson-number")).to_have_text("2 / 11")
    page.locator("#lesson-why").click()
    expect(page.locator(".why-text")).to_contain_text("face down")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("button", name="Play now – Dungeon Raiders")).to_be_visible()
    page.goto("/learn/raiders?step=10")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")
