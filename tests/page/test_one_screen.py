"""All that a decision needs is on one screen, in every game, on a laptop and on a telephone."""

import random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

import delvers
from tests.browser import Server, say_yes

SIZES: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})
CHOICES = 14
FEW = 5
"""So many options are seen without scrolling anything; more may scroll in a panel of their own."""
NEVER = ("leave dungeon", "give up", "retire", "leave")

OUT_OF_VIEW = """few => {
    const isIn = (box, frame) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
        && box.left >= frame.left - 1 && box.right <= frame.right + 1;
    const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    const found = [];
    const look = (name, element) => {
        if (!isIn(element.getBoundingClientRect(), screen)) found.push(name);
    };
    look("question", document.querySelector("[data-region=prompt]"));
    const all = (what) =>
        [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
    for (const own of all(".own-region li, .player.own")) look("own figures", own);
    const options = all("button[data-option]");
    for (const one of options) {
        const panel = one.closest(".options-region");
        const isLong = options.length > few || one.querySelector(".dp-line");
        if (isLong && panel) look("panel of options", panel);
        else look(one.dataset.option, one);
    }
    const happened = document.querySelector("#happened, .happened-region");
    if (happened?.checkVisibility()) look("last result", happened);
    for (const board of all(".map-window")) look("board", board);
    if (scrollY > 0) found.push("scrolled down");
    if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
    return found;
}"""


def seated(page: Page, server: Server, game: str) -> None:
    """Sit down at a new table; in games for several, against a bot."""
    with httpx.Client(base_url=server.address, timeout=None) as http:
        fewest = min(delvers.games()[game].seats)
        seats: list[dict[str, str]] = [{"kind": "human", "name": "Ana"}]
        seats += [{"kind": "bot", "bot": "heuristic"}] * (fewest - 1)
        opened = http.post("/api/tables", json={"game": game, "seats": seats}).json()
        taken = http.post(f"/api/tables/{opened['table']}/seats/0", json={}).json()
    page.goto(f"{opened['url']}?key={taken['key']}")


def options_on(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...new Set([...document.querySelectorAll('[data-option]')].map(e => e.dataset.option))]"
    )
    return [one for one in found if one not in NEVER] or found


def choose(page: Page, option: str) -> None:
    """Choose, and wait until it is one's turn again."""
    before = page.locator("#table").get_attribute("data-number")
    page.locator(f'[data-option="{option}"]').first.dispatch_event("click")
    say_yes(page)
    expect(page.locator(f'#table:not(.sending):not([data-number="{before}"])')).to_be_visible()


@pytest.mark.parametrize("game", delvers.games())
def test_question_options_and_own_figures_are_in_view(
    page: Page, server: Server, game: str
) -> None:
    dice, troubles = random.Random(7), dict[str, Any]()
    seated(page, server, game)
    for turn in range(CHOICES):
        expect(page.locator("#table[data-over=yes], #table:has([data-option])")).to_be_visible()
        if page.locator("#table").get_attribute("data-over") == "yes":
            break
        asked = page.locator("[data-region=prompt]").inner_text()
        for size in SIZES:
            page.set_viewport_size(size)
            if found := page.evaluate(OUT_OF_VIEW, FEW):
                troubles[f"{turn} at {size['width']}: {asked}"] = found
        choose(page, dice.choice(options_on(page)))
    assert troubles == {}
