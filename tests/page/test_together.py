"""Playing together on the page: taking back, hasty clicks, endings, people who come and go."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import Server, context_at
from tests.page.playing import await_turn, finished_table, number
from tests.page.test_access import check
from tests.seats import Seats, take_all

QUEST = "dungeonquest-revised"


def table(server: Server, game: str, *seats: dict[str, str], **form: object) -> Seats:
    """A table where everybody has sat down."""
    with httpx.Client(base_url=server.address, timeout=None) as http:
        return take_all(http, {"game": game, "seats": [*seats], **form})


def person(name: str) -> dict[str, str]:
    return {"kind": "human", "name": name}


def sit(page: Page, seats: Seats, seat: int = 0) -> None:
    """Come to the table by the own link, and wait until the key is a cookie."""
    page.goto(seats.links[seat])
    page.wait_for_url(lambda url: "#" not in url)
    expect(page.locator("#table[data-ready][data-seat]:not([data-seat=''])")).to_be_visible()


def test_a_choice_is_taken_back_and_the_reason_is_told_when_it_cannot_be(
    page: Page, server: Server
) -> None:
    sit(page, table(server, QUEST, person("Ana")))
    question = page.locator(".prompt").inner_text()
    page.locator("#undo").click(force=True)  # it looks disabled, and says why
    expect(page.locator("#undo-why")).to_have_text("There is no choice of yours to take back.")
    page.locator("[data-option^='tower']").first.press("Enter")
    expect(page.locator(".prompt")).not_to_have_text(question)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    page.locator("#undo").click()
    expect(page.locator(".prompt")).to_have_text(question)
    expect(page.locator("#log")).to_contain_text("Ana takes the last choice back.")


def test_a_second_click_never_answers_the_next_question(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="en")
    page = context.new_page()
    sit(page, table(server, QUEST, person("Ana")))
    page.evaluate(
        """() => {
          const choose = () => document.querySelector("[data-option]")?.dispatchEvent(
            new MouseEvent("click", { bubbles: true }));
          const seen = new MutationObserver(() => { seen.disconnect(); choose(); choose(); });
          const prompt = document.querySelector(".prompt-region");
          seen.observe(prompt, { childList: true, subtree: true });
          choose();
        }"""
    )
    expect(page.locator("#table")).to_have_attribute("data-number", re.compile("^[1-9]"))
    number = page.locator("#table").get_attribute("data-number")
    page.wait_for_timeout(50)
    expect(page.locator("#table:not(.sending)")).to_have_attribute("data-number", number or "")
    context.close()


def test_two_browsers_see_what_is_taken_back(page: Page, browser: Browser, server: Server) -> None:
    seats = table(server, QUEST, person("Ana"), person("Bob"))
    sit(page, seats)
    other = context_at(browser, server)
    there = other.new_page()
    sit(there, seats, 1)
    here = page if page.locator("[data-option]").count() else there
    here.locator("[data-option^='tower']").first.press("Enter")
    expect(here.locator("#undo")).to_have_attribute("aria-disabled", "false")
    here.locator("#undo").click()
    for one in (page, there):
        expect(one.locator("#log")).to_contain_text("takes the last choice back")
    expect(here.locator("[data-option^='tower']").first).to_be_visible()
    other.close()


def choose_first(http: httpx.Client, seats: Seats, seat: int) -> None:
    """Choose through the API whatever comes first."""
    key = seats.header(seat)
    state = http.get(seats.table, headers=key).json()
    choice = {"number": state["number"], "option": state["ask"]["options"][0]["option"]}
    http.post(f"{seats.table}/choices", headers=key, json=choice)


def lay_first(page: Page) -> None:
    """Lay the first card that can be laid, and wait until it lies."""
    before = page.locator("#table").get_attribute("data-number")
    page.locator(".hand button[data-option]").first.click()
    expect(page.locator(f'#table:not(.sending):not([data-number="{before}"])')).to_be_visible()


def test_two_browsers_play_a_whole_game_in_two_languages(
    page: Page, browser: Browser, server: Server
) -> None:
    seats = table(server, "raiders", person("Ana"), person("Bruno"), person("Chloe"))
    other = context_at(browser, server, locale="es").new_page()
    sit(page, seats)
    sit(other, seats, 1)
    ends = "#table[data-over=yes]"
    with httpx.Client(base_url=server.address, timeout=None) as http:
        while waiting := http.get(seats.table).json()["waiting"]:
            for seat in waiting:
                if seat == 2:
                    choose_first(http, seats, seat)
                else:
                    lay_first(page if seat == 0 else other)
    expect(page.locator(ends)).to_be_visible()
    expect(other.locator(ends)).to_be_visible()
    english, spanish = (one.locator("[data-region=result]").inner_text() for one in (page, other))
    assert "The game is over" not in spanish
    for name in ("Ana", "Bruno"):
        assert name in english
        assert name in spanish
    expect(other.locator("#log")).not_to_contain_text("lays a card")
    expect(page.locator("#log")).to_contain_text("lays a card")
    scores = [one.locator(".ranking .name").all_inner_texts() for one in (page, other)]
    assert len(scores[0]) == len(scores[1]) == 3
    other.context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_one_click_on_the_home_page_begins_a_game_and_leads_back_to_it(
    page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    start = page.get_by_role("button", name="Play now – Dungeon Raiders")
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    page.wait_for_url("**/table/**")
    await_turn(page)
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("Your turn")
    page.goto("/?game=raiders")
    expect(page.get_by_role("button", name="Enter the dungeon")).to_be_in_viewport(ratio=1)
    mine.get_by_role("link", name="Dungeon Raiders").click()
    await_turn(page)


def test_a_finished_game_is_looked_at_again_and_played_again(page: Page, server: Server) -> None:
    page.goto(finished_table(server.address))
    expect(page.locator("#story")).to_contain_text("Coins won")
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator("#said")).to_have_text("The game begins.")
    page.get_by_role("button", name="One choice on").click()
    expect(page.locator("#said")).to_contain_text("Power")
    expect(page.locator(".hand .held")).to_have_count(0)
    page.get_by_label("Through the eyes of").select_option("Ana")
    expect(page.locator(".hand .held")).not_to_have_count(0)
    assert "step=1&seat=0" in page.url
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("button", name="Rematch").click()
    await_turn(page)
    expect(page.locator("#table[data-number='0'] .player.own")).to_contain_text("Ana")


def test_two_at_one_screen_pass_it_on_behind_a_cover(page: Page) -> None:
    page.goto("/?game=raiders")
    page.get_by_role("radio", name="3").check()
    page.locator("#my-name").fill("Ana")
    beside = page.locator('.seat[data-seat="2"]')
    beside.locator("[name=kind]").select_option("here")
    beside.locator("input").fill("Bob")
    page.get_by_label("Time for each choice").select_option("three days")
    with page.expect_request("**/api/tables?**") as opening:
        page.locator("#opening .main-button").click()
    assert '"time_limit":259200' in (opening.value.post_data or "")
    page.wait_for_url("**/table/**")
    for name in ("Ana", "Bob"):
        expect(page.locator("#cover")).to_contain_text(f"Pass the screen to {name}.")
        take_the_screen(page, name)
        lay_first(page)
    expect(page.locator("#cover")).to_contain_text("Pass the screen to")
    turns = play_around_the_screen(page)
    assert {name for name, _ in turns} == {"Ana", "Bob"}
    assert turns != sorted(turns)  # it went from hand to hand
    for name in ("Ana", "Bob"):
        expect(page.get_by_role("region", name="Result")).to_contain_text(name)
    expect(page.locator("#cover")).to_be_hidden()


def take_the_screen(page: Page, name: str) -> None:
    """Nothing of anybody's hand is to be seen before the one whose turn it is uncovers it."""
    expect(page.locator("#cover")).to_be_visible()
    assert page.locator("#table").evaluate("table => table.inert")
    page.locator("#uncover").click()
    expect(page.locator("#cover")).to_be_hidden()
    expect(page.locator(".player.own")).to_contain_text(name)
    await_turn(page)


def play_around_the_screen(page: Page) -> list[tuple[str, str]]:
    """Play on to the end; who laid a card, and when."""
    turns: list[tuple[str, str]] = []
    waits = (
        "#cover:not([hidden]), #table[data-over=yes], #table[data-ready]:not(.sending):has(.yours)"
    )
    while True:
        expect(page.locator(waits).first).to_be_visible()
        if page.locator("#table[data-over=yes]").count():
            return turns
        if page.locator("#cover").is_visible():
            told = page.locator("#cover-name").inner_text()
            take_the_screen(page, "Ana" if "Ana" in told else "Bob")
            continue
        own = page.locator(".player.own").inner_text()
        turns.append(("Ana" if "Ana" in own else "Bob", number(page)))
        lay_first(page)


def test_nothing_is_covered_where_nothing_is_hidden(page: Page, server: Server) -> None:
    seats = table(server, "plungin", person("Ana"), person("Bob"))
    sit(page, seats, 0)
    path = page.url
    page.request.post(f"{seats.table}/key", data={"key": seats.keys[1]})
    page.goto(path)
    expect(page.locator("#cover")).to_be_hidden()
    expect(page.locator("#table:has(.yours)")).to_be_visible()
    before = page.locator("#table").get_attribute("data-seat")
    page.locator("[data-region=options] [data-option]").first.click()
    expect(page.locator(f'#table:not([data-seat="{before}"]):has(.yours)')).to_be_visible()


def test_a_bot_plays_for_who_leaves_until_he_is_back(page: Page, server: Server) -> None:
    seats = table(server, "raiders", person("Ana"), person("Bob"), person("Eva"))
    sit(page, seats)
    assert page.title().startswith("● Your turn")
    expect(page.locator("#company li").first).to_contain_text("here")
    expect(page.locator("#company li").last).to_contain_text("away")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes, I mean it").click()
    expect(page.locator("#log")).to_contain_text("Ana leaves")
    expect(page.locator("#company li").first).to_contain_text("a bot plays")
    expect(page.locator("#player-0 .laid")).to_be_visible()
    with httpx.Client(base_url=server.address, timeout=None) as http:
        play_until(http, seats, lambda state: state["view"]["level"] == 2)
        page.get_by_role("button", name="Play on myself").click()
        expect(page.locator("#log")).to_contain_text("Ana plays again")
        page.get_by_role("button", name="Well done!").click()
        expect(page.locator("#said-here")).to_contain_text("Ana: Well done!")
        play_until(http, seats, lambda state: state["result"] is not None, page)
    expect(page.get_by_role("region", name="Result")).to_contain_text("Ana")


def play_until(
    http: httpx.Client,
    seats: Seats,
    is_reached: Callable[[dict[str, Any]], bool],
    page: Page | None = None,
) -> None:
    """Let Bob and Eva choose, and Ana on her page, or else the bot that plays for her."""
    while not is_reached(state := http.get(seats.table).json()):
        for seat in state["waiting"]:
            if seat:
                choose_first(http, seats, seat)
            elif page is not None:
                await_turn(page)
                lay_first(page)


def test_a_choice_made_without_a_network_is_sent_when_it_is_back(
    page: Page, server: Server
) -> None:
    sit(page, table(server, QUEST, person("Ana")))
    page.context.set_offline(True)
    page.locator("[data-option^='tower']").first.press("Enter")
    expect(page.locator("#trouble")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("#table:not([data-number='0'])")).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()


def test_what_is_new_can_be_read_by_everybody(page: Page, server: Server) -> None:
    page.goto(finished_table(server.address))
    expect(page.locator("#story")).to_contain_text("Coins won")
    check(page)
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator("#said")).to_be_visible()
    check(page)
