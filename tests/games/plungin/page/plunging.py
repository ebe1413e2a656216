"""Playing Dungeon Plungin' in the browser and through the API."""

from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser import say_yes
from tests.seats import take_all

GAME = "plungin"
LOBBY = f"/?game={GAME}"
PARTY = "brannoc_vale,sable_wick,sister_ivenne,orrin_ashgrove"
NEVER = ("leave dungeon", "nothing", "retire")
State = dict[str, Any]


class Table:
    """A table where one person runs the whole party, through the API."""

    def __init__(self, address: str, **options: object) -> None:
        self._http = httpx.Client(base_url=address, timeout=None)
        form = {"game": GAME, "options": options, "seats": [{"kind": "human", "name": "Ana"}]}
        seats = take_all(self._http, form)
        self._table = seats.table
        self._key = seats.header(0)
        self.link = seats.links[0]

    def state(self) -> State:
        """What the player sees."""
        found: State = self._http.get(self._table, headers=self._key).json()
        return found

    def choose(self, *options: str) -> State:
        """Choose one option after another; the log is left out."""
        state, params = self.state(), {"after": 2**31}
        for option in options:
            choice = {"number": state["number"], "option": option}
            answer = self._http.post(
                f"{self._table}/choices", params=params, json=choice, headers=self._key
            )
            assert answer.status_code == 200, answer.text
            state = answer.json()
        return state

    def play_until(self, is_reached: Callable[[State], bool], *first: str) -> State:
        """Go on, with options that begin with some words first, until something is reached."""
        state = self.state()
        for turn in range(400):
            if is_reached(state) or state["result"]:
                return state
            state = self.choose(wise(offered(state), turn, first))
        raise AssertionError("not reached")


def offered(state: State) -> list[str]:
    """The options of a state."""
    return [one["option"] for one in state["ask"]["options"]]


def wise(options: list[str], turn: int, first: tuple[str, ...]) -> str:
    """An option that begins with one of some words; else any but those that lead out."""
    for verb in first:
        fitting = [option for option in options if option.split()[0] == verb]
        if fitting:
            return fitting[turn % len(fitting)]
    fitting = [option for option in options if option not in NEVER] or options
    return fitting[turn % len(fitting)]


def in_the_dungeon(address: str, **options: object) -> Table:
    """A party that stands behind the entrance, its first hero about to act."""
    table = Table(address, adventure="tapping_in_the_wall", **options)
    table.choose("keep spells", "keep spells")
    table.play_until(lambda state: state["view"]["stage"] == "dungeon")
    table.play_until(lambda state: "move" in offered(state), "act")
    return table


def in_the_village(address: str) -> Table:
    """A campaign with ready heroes, which begins in the village."""
    return Table(address, campaign=True, heroes=PARTY)


def moves_on(page: Page, act: Callable[[], None]) -> None:
    """Do something, and wait until the table has moved on."""
    before = page.locator("#table").get_attribute("data-number")
    act()
    say_yes(page)
    expect(page.locator(f'#table:not(.sending):not([data-number="{before}"])')).to_be_visible()


def click(page: Page, option: str) -> None:
    """Choose an option by its button; a drawer that it lies in is opened before."""
    button = page.locator(f'button[data-option="{option}"]').first
    for drawer in button.locator("xpath=ancestor::details[not(@open)]").all():
        drawer.locator("summary").first.click()
    moves_on(page, button.click)


def click_on_map(page: Page, option: str) -> None:
    """Choose an option by its place on the map."""
    place = page.locator(f'[data-region=board] [data-option="{option}"]').first
    moves_on(page, lambda: place.dispatch_event("click"))


def page_options(page: Page) -> list[str]:
    """Everything that the panel of options offers."""
    found: list[str] = page.locator("[data-region=options] [data-option]").evaluate_all(
        "all => all.map(e => e.dataset.option)"
    )
    return found
