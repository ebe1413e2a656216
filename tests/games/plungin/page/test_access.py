"""Everybody can read the pages of Dungeon Plungin', by day and by night, on a small screen too."""

import pytest
from playwright.sync_api import Page

from tests.browser import Server
from tests.games.plungin.page.plunging import (
    LOBBY,
    Table,
    in_the_dungeon,
    in_the_village,
    offered,
    wise,
)
from tests.page.test_access import check


def open_all(page: Page) -> None:
    """Open every drawer of a page."""
    page.evaluate("document.querySelectorAll('details').forEach(drawer => drawer.open = true)")


def test_the_lobby(page: Page) -> None:
    page.goto(LOBBY)
    open_all(page)
    check(page)


@pytest.mark.parametrize("choices", [[], ["create"], ["create", "race elf"]])
def test_the_making_of_heroes(page: Page, server: Server, choices: list[str]) -> None:
    table = Table(server.address, campaign=True)
    table.choose(*choices)
    page.goto(table.link)
    check(page)


@pytest.mark.parametrize("choices", [[], ["see sable_wick"], ["done", "keep", "keep"]])
def test_the_village(page: Page, server: Server, choices: list[str]) -> None:
    table = in_the_village(server.address)
    table.choose(*choices)
    page.goto(table.link)
    open_all(page)
    check(page)


def among_monsters(address: str) -> Table:
    """A party that has met monsters: in some dungeons that takes long, then another is tried."""
    for _ in range(12):
        table = in_the_dungeon(address)
        for turn in range(150):
            state = table.state()
            if state["view"]["monsters"]:
                return table
            if state["result"]:
                break
            table.choose(wise(offered(state), turn, ("open", "move", "north", "east")))
    raise AssertionError("no monsters in twelve dungeons")


def test_a_dungeon_with_monsters(page: Page, server: Server) -> None:
    table = among_monsters(server.address)
    page.goto(table.link)
    open_all(page)
    check(page)


def test_steps(page: Page, server: Server) -> None:
    table = in_the_dungeon(server.address)
    table.choose("move")
    page.goto(table.link)
    check(page)
