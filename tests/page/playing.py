"""Playing in the browser as a person does."""

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.seats import Seats, take_all


def enter(page: Page, *, seats: int = 3, tactical: bool = False) -> None:
    """From the lobby into a game against bots."""
    page.goto("/")
    page.get_by_role("radio", name=str(seats)).check()
    if tactical:
        page.locator("input[name=tactical]").check()
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    await_turn(page)


def await_turn(page: Page) -> None:
    """Until the player must choose and his click would be heard, or the game is over."""
    asked = "#table[data-ready]:not(.sending):has(.yours)"
    expect(page.locator(f"#table[data-over=yes], {asked}")).to_be_visible()


def await_bots(page: Page) -> None:
    """Until all bots have laid their cards and only the player's is missing."""
    expect(page.locator(".player.choosing")).to_have_count(1)


def is_over(page: Page) -> bool:
    return page.locator("#table").get_attribute("data-over") == "yes"


def number(page: Page) -> str:
    """How many choices have been made at the table."""
    return page.locator("#table").get_attribute("data-number") or ""


def legal_cards(page: Page) -> Locator:
    return page.locator(".hand button[data-option]")


def lay_by_click(page: Page, at: int) -> None:
    """Click the picture of one of the legal cards, and wait for the next turn."""
    before, cards = number(page), legal_cards(page)
    cards.nth(at % cards.count()).locator("svg").click()
    expect(page.locator(f'#table:not([data-number="{before}"])')).to_be_visible()
    await_turn(page)


def place(page: Page) -> str:
    """Where in the dungeon we are, in words."""
    return page.locator(".depth").inner_text()


def finished_table(address: str) -> str:
    """The link of a seat at a table where three people have played to the end."""
    seats = table_of_three(address)
    play_to_the_end(address, seats)
    return seats.links[0]


def table_of_three(address: str) -> Seats:
    """A table where three people begin to play."""
    people = [{"kind": "human", "name": name} for name in ("Ana", "Bruno", "Chloe")]
    with httpx.Client(base_url=address, timeout=None) as http:
        return take_all(http, {"game": "raiders", "seats": people})


def play_to_the_end(address: str, seats: Seats) -> None:
    """Let everybody choose the first option, through the API."""
    with httpx.Client(base_url=address, timeout=None) as http:
        state = http.get(seats.table).json()
        while state["waiting"]:
            key = seats.header(state["waiting"][0])
            ask = http.get(seats.table, headers=key).json()["ask"]
            choice = {"number": state["number"], "option": ask["options"][0]["option"]}
            state = http.post(f"{seats.table}/choices", headers=key, json=choice).json()
