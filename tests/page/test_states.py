"""Questions of every kind, in every game, can be read by everybody: axe finds nothing.

Each game is played to its end through the API, and then looked at again at the steps where
something new was asked, through the eyes of the one who was asked.
"""

import random
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from delvers.kernel.kit import REGISTRY
from tests.browser import Server
from tests.page.test_access import SCHEMES
from tests.seats import Seats, take_all

MOST = 6
"""So many kinds of questions of a game are looked at, the later ones first."""
GAMES = [kit.id for kit in REGISTRY.kits()]


def played(http: httpx.Client, game: str) -> tuple[Seats, dict[str, int]]:
    """A game played to its end by anything, and the step at which each kind of question came."""
    person = {"kind": "human", "name": "Ana"}
    seats = take_all(http, {"game": game, "seats": [person] * REGISTRY.find(game).seats[0]})
    dice, steps = random.Random(3), dict[str, int]()
    state = http.get(seats.table).json()
    while state["waiting"]:
        key = seats.header(state["waiting"][0])
        change = http.get(f"{seats.table}?after=100000", headers=key).json()
        ask: dict[str, Any] = change["ask"]
        steps.setdefault(ask["rule"], state["number"])
        option = dice.choice([one["option"] for one in ask["options"]])
        form = {"number": state["number"], "option": option}
        state = http.post(f"{seats.table}/choices", headers=key, json=form).json()
    return seats, steps


@pytest.mark.parametrize("game", GAMES)
def test_questions_of_every_kind_can_be_read_by_everybody(
    page: Page, server: Server, game: str
) -> None:
    with httpx.Client(base_url=server.address, timeout=None) as http:
        seats, steps = played(http, game)
    table = seats.table.removeprefix("/api/tables/")
    for at, step in enumerate([*steps.values()][-MOST:]):
        page.emulate_media(color_scheme=SCHEMES[at % 2], reduced_motion="reduce")
        page.goto(f"/table/{table}/replay?step={step}&seat=0")
        expect(page.locator("#said")).not_to_be_empty()
        found = Axe().run(page)
        assert found.violations_count == 0, f"step {step}: {found.generate_report()}"
