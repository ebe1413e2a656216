"""Playing DungeonQuest in the browser and through the API."""

from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser import say_yes
from tests.seats import take_all

GAME = "dungeonquest-3e"
REVISED = "dungeonquest-revised"
LOBBY = f"/?game={GAME}"
WISE = (
    "leave", "descend", "attack", "fight", "counter", "play", "tower", "move", "cross", "search",
)  # fmt: skip
"""What a hurried player does first, if it can be done."""

State = dict[str, Any]


def enter_alone(page: Page, game: str = GAME) -> None:
    """From the lobby into a game without others."""
    page.goto(f"/?game={game}")
    page.locator("#alone").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".asking-panel .yours")).to_be_visible()


def all_options(page: Page) -> list[str]:
    """Everything that the page offers, wherever it stands."""
    found: list[str] = page.evaluate(
        "[...new Set([...document.querySelectorAll('[data-option]')].map(e => e.dataset.option))]"
    )
    return found


def hurried(options: list[str], turn: int) -> str:
    """Some option of the kind that brings the game on."""
    for verb in WISE:
        fitting = [option for option in options if option.split()[0] == verb]
        if fitting:
            return fitting[turn % len(fitting)]
    return options[turn % len(options)]


def click(page: Page, option: str) -> None:
    """Choose an option by the mouse and wait until the table has moved on."""
    table = page.locator("#table")
    before = table.get_attribute("data-number")
    button = page.locator(f'button[data-option="{option}"]')
    drawn = page.locator(f'g[data-option="{option}"]')
    (button if button.count() else drawn).first.click()
    say_yes(page)
    expect(page.locator(f'#table:not(.sending):not([data-number="{before}"])')).to_be_visible()


def begin_to_walk(page: Page) -> None:
    """Decline what a Rune may offer before the first step, until a way can be chosen."""
    way = page.locator('g[data-option^="move "]').first
    other = page.locator('[data-option="go on"]')
    expect(way.or_(other)).to_be_visible()
    if other.count():
        other.click()
    expect(way).to_be_visible()


class People:
    """A table where only people sit, who choose through the API."""

    def __init__(self, address: str, *names: str, game: str = GAME, **options: object) -> None:
        self._http = httpx.Client(base_url=address, timeout=None)
        seats = [{"kind": "human", "name": name} for name in names]
        form = {"game": game, "options": options, "seats": seats}
        self._seats = take_all(self._http, form)
        self._table = self._seats.table
        self.links = self._seats.links

    def state(self, seat: int) -> State:
        """What a seat sees."""
        found: State = self._http.get(self._table, headers=self._seats.header(seat)).json()
        return found

    def hurry(self, seat: int, turn: int) -> State:
        """Let a seat choose whatever brings the game on; return what it sees then."""
        before = self.state(seat)
        option = hurried([one["option"] for one in before["ask"]["options"]], turn)
        choice = {"number": before["number"], "option": option}
        key = self._seats.header(seat)
        answer = self._http.post(f"{self._table}/choices", headers=key, json=choice)
        assert answer.status_code == 200, answer.text
        after: State = answer.json()
        return after

    def play_until(self, is_reached: Callable[[State], bool]) -> State:
        """Let everybody hurry on until something is reached, or the game is over."""
        state = self.state(0)
        for turn in range(600):
            if is_reached(state) or state["result"]:
                return state
            state = self.hurry(state["waiting"][0], turn)
        raise AssertionError("the game does not end")


def in_a_fight(state: State) -> bool:
    """Whether both sides of a fight are to lay a card."""
    fight = state["view"]["fight"]
    return bool(fight and fight["round"] and len(state["waiting"]) == 2)


def people_in_a_fight(address: str, *names: str, game: str = GAME) -> People:
    """People of whom two fight; the dungeon decides when, so several tables may be needed."""
    return people_who(in_a_fight, address, *names, game=game)


def people_who(
    is_reached: Callable[[State], bool], address: str, *names: str, game: str, **options: object
) -> People:
    """People at a table where something is reached; that may take several tables."""
    for _ in range(40):
        people = People(address, *names, game=game, **options)
        if is_reached(people.play_until(is_reached)):
            return people
    raise AssertionError("not reached in forty dungeons")


def people_below(address: str, *names: str) -> tuple[People, int]:
    """People of whom one is in the catacombs, and the seat."""

    def is_below(state: State) -> bool:
        return any(hero["status"] == "below" for hero in state["view"]["heroes"])

    for _ in range(40):
        people = People(address, *names)
        state = people.play_until(is_below)
        if is_below(state):
            heroes = state["view"]["heroes"]
            return people, next(h["seat"] for h in heroes if h["status"] == "below")
    raise AssertionError("no way down in forty dungeons")
