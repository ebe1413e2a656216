"""Questions that the page answers by itself, as its player has said."""

from playwright.sync_api import Page, expect

from tests.browser import Server
from tests.games.plungin.page.plunging import in_the_dungeon, offered


def switch(page: Page, habit: str) -> None:
    """Change what is answered alone."""
    page.get_by_role("button", name="Answers by themselves").click()
    page.locator(f"[data-habit={habit}]").click()
    page.get_by_role("button", name="Done", exact=True).click()


def test_whose_turn_it_is_is_answered_alone_until_it_is_switched_off(
    page: Page, server: Server
) -> None:
    table = in_the_dungeon(server.address)
    before = table.state()["number"]
    page.goto(table.link)
    switch(page, "order")
    expect(page.locator("#habits-count")).to_have_text("1")
    page.locator("button[data-option=pass]").click()
    # Two choices: the one clicked, and "whose turn", which the page has sent like any other.
    expect(page.locator(f"#table[data-number='{before + 2}']:not(.sending)")).to_be_visible()
    assert not any(option.startswith("act ") for option in offered(table.state()))

    page.reload()
    expect(page.locator("#habits-count")).to_have_text("1")
    switch(page, "order")
    page.locator("button[data-option=pass]").click()
    expect(page.locator(f"#table[data-number='{before + 3}']:not(.sending)")).to_be_visible()
    expect(page.locator(".prompt[data-asked=who_acts]")).to_be_visible()
