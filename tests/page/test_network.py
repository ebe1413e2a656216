"""The network goes away and comes back: for two and for twenty seconds, at different moments.

Seconds pass by the clock of the browser, which the tests hold; nobody waits for them.
"""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import Server
from tests.page.playing import await_turn, legal_cards, number
from tests.page.test_together import QUEST, person, sit, table

LOST = "The connection is lost. Trying again …"
CHOICES = re.compile("/choices")
STREAM = re.compile("/stream")


def fail(route: Route) -> None:
    route.abort("internetdisconnected")


def chooses(page: Page) -> str:
    """Make the first choice there is; the number of the table before it."""
    before = number(page)
    page.locator("#table [data-option]").first.press("Enter")
    return before


@pytest.mark.parametrize("seconds", [2, 20])
def test_a_choice_is_sent_again_until_it_arrives_while_the_stream_lives(
    page: Page, server: Server, seconds: int
) -> None:
    sit(page, table(server, QUEST, person("Ana")))
    page.clock.install()
    page.route(CHOICES, fail)
    before = chooses(page)
    expect(page.locator("#trouble")).to_have_text(LOST)
    for _ in range(seconds // 2):
        with page.expect_request(CHOICES):
            page.clock.run_for(2_100)
        expect(page.locator("#trouble")).to_have_text(LOST)
    page.unroute(CHOICES)
    page.clock.run_for(2_100)
    expect(page.locator(f"#table:not([data-number='{before}'])")).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()


@pytest.mark.parametrize("seconds", [2, 20])
def test_all_of_the_network_is_away_between_two_choices(
    page: Page, server: Server, seconds: int
) -> None:
    sit(page, table(server, QUEST, person("Ana")))
    page.clock.install()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.clock.run_for(1_000 * seconds)
    before = chooses(page)
    expect(page.locator("#trouble")).to_have_text(LOST)
    page.context.set_offline(False)  # the browser tells the page, and nobody waits for a clock
    expect(page.locator(f"#table:not([data-number='{before}'])")).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()
    before = chooses(page)
    expect(page.locator(f"#table:not([data-number='{before}'])")).to_be_visible()


def test_an_answer_that_is_lost_on_its_way_back_makes_no_second_choice(
    page: Page, server: Server
) -> None:
    sit(page, table(server, QUEST, person("Ana")))
    page.clock.install()

    def swallow(route: Route) -> None:
        route.fetch()
        route.abort("connectionreset")

    page.route(CHOICES, swallow, times=1)
    chooses(page)
    expect(page.locator("#table:not([data-number='0']), #trouble:visible").first).to_be_visible()
    page.clock.run_for(2_100)
    expect(page.locator("#table:not(.sending)")).to_have_attribute("data-number", "1")
    expect(page.locator("#trouble")).to_be_hidden()


@pytest.mark.parametrize("seconds", [2, 20])
def test_what_others_do_while_the_stream_is_away_is_told_when_it_is_back(
    page: Page, server: Server, seconds: int
) -> None:
    seats = table(server, "raiders", person("Ana"), person("Bob"), person("Eva"))
    sit(page, seats)
    await_turn(page)
    page.clock.install()
    page.route(STREAM, fail)
    page.evaluate("dispatchEvent(new Event('online'))")  # the page connects anew, in vain
    expect(page.locator("#trouble")).to_have_text(LOST)
    form = {"number": 0, "option": "power 1"}
    page.request.post(f"{seats.table}/choices", headers=seats.header(1), data=form)
    page.clock.run_for(1_000 * seconds)
    page.unroute(STREAM)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#player-1 .laid")).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()
    legal_cards(page).first.locator("svg").click()
    expect(page.locator("#player-0 .laid")).to_be_visible()
