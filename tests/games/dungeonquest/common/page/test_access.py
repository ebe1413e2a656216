"""Everybody can read the pages of DungeonQuest, by day and by night, on a small screen too."""

from playwright.sync_api import Page, expect

from tests.browser import Server
from tests.games.dungeonquest.common.page.delving import (
    LOBBY,
    People,
    enter_alone,
    people_below,
    people_in_a_fight,
)
from tests.page.test_access import check


def test_the_lobby(page: Page) -> None:
    page.goto(LOBBY)
    page.locator(".variants summary").click()
    check(page)


def test_the_choice_of_a_tower(page: Page) -> None:
    enter_alone(page)
    check(page)


def test_a_table_in_play(page: Page, server: Server) -> None:
    people = People(server.address, "Ana", "Bob", "Cleo")
    people.play_until(lambda state: state["number"] >= 10)
    page.goto(people.links[people.state(0)["waiting"][0]])
    expect(page.locator(".asking-panel .yours")).to_be_visible()
    check(page)


def test_a_fight(page: Page, server: Server) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob")
    page.goto(people.links[0])
    page.locator(".dq-lesson summary").click()
    check(page)


def test_the_catacombs(page: Page, server: Server) -> None:
    people, seat = people_below(server.address, "Ana", "Bob")
    page.goto(people.links[seat])
    check(page)


def test_the_end(page: Page, server: Server) -> None:
    people = People(server.address, "Ana", "Bob")
    people.play_until(lambda state: bool(state["result"]))
    page.goto(people.links[1])
    expect(page.locator(".ranking li")).to_have_count(2)
    check(page)
