"""DungeonQuest in the browser: alone to the end, against another person, and by keyboard."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from delvers.text import words
from tests.browser import Server, elsewhere
from tests.games.dungeonquest.common.page.delving import (
    GAME,
    LOBBY,
    People,
    all_options,
    begin_to_walk,
    click,
    enter_alone,
    hurried,
    people_below,
    people_in_a_fight,
)


def test_a_whole_game_alone_is_played_by_clicking(page: Page) -> None:
    enter_alone(page)
    click_tower_on_the_board(page)
    turns = 0
    while page.locator("#table").get_attribute("data-over") == "no":
        click(page, hurried(all_options(page), turns))
        turns += 1
        assert turns < 600
    result = page.get_by_role("region", name="Result")
    expect(result.locator(".ranking li")).to_have_count(1)
    expect(result).to_be_focused()
    expect(page.locator(".asking-panel")).to_be_hidden()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator("#verdict")).to_contain_text("Everything holds.")


def click_tower_on_the_board(page: Page) -> None:
    """Begin with a place on the board, not with a button beside it."""
    page.locator('g[data-option="tower a1"]').click()
    expect(page.locator('g[data-option="tower a1"]')).to_have_count(0)


def test_arrow_keys_walk_and_enter_chooses_a_tower(page: Page) -> None:
    enter_alone(page)
    page.locator('g[data-option="tower a10"]').focus()
    page.keyboard.press("Enter")
    begin_to_walk(page)
    with page.expect_request("**/choices?**") as chosen:
        page.keyboard.press("ArrowUp")
    assert (chosen.value.post_data_json or {}).get("option") == "move north"


def test_numbers_go_to_the_options(page: Page) -> None:
    enter_alone(page)
    page.keyboard.press("2")
    expect(page.locator('[data-region=options] [data-option="tower m1"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('g[data-option="tower m1"]')).to_have_count(0)


def test_what_happened_since_the_last_choice_is_shown(page: Page, server: Server) -> None:
    people = People(server.address, "Ana", "Bob")
    page.goto(people.links[0])
    people.play_until(lambda state: state["waiting"] == [0])
    expect(page.locator(".asking-panel .yours")).to_be_visible()
    lines = page.locator("#log li").count()
    click(page, all_options(page)[0])
    news = page.locator("#happened li")
    expect(news.first).to_have_attribute("data-number", str(lines + 1))
    expect(page.locator("#log .since")).to_have_count(page.locator("#log li").count() - lines)
    news.locator(".why").first.click()
    expect(page.get_by_role("dialog").locator(".why-text")).not_to_have_text("…")


def test_two_people_fight_and_each_sees_only_the_own_hand(page: Page, server: Server) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob")
    sides = people.state(0)["view"]["fight"]
    other = elsewhere(page, server)
    pages = [page, other]
    for seat, one in enumerate(pages):
        one.goto(people.links[seat])
        expect(one.locator(".fight-region .held.open").first).to_be_visible()
        expect(one.locator('.dq-round-steps [aria-current="step"]')).to_have_text("Lay a card")
        own = people.state(seat)["view"]["fight"]
        side = "hero" if own["hero"]["player"] == seat else "foe"
        assert held(one) == own[side]["hand"]
    hero, monster = sides["hero"]["player"], sides["foe"]["player"]
    name = ("Ana", "Bob")[monster]
    said = pages[hero].locator(".dq-lead")
    expect(said).to_contain_text(f"{name} plays")
    expect(said).to_contain_text("For this fight the monster is in the hands of")
    expect(pages[monster].locator(".side-foe")).not_to_contain_text("life ?")
    expect(pages[hero].locator(".side-foe")).to_contain_text("life ?")
    pages[hero].locator(".fight-region .held.open").first.click()
    expect(pages[monster].locator(".side-hero .face-down")).to_be_visible()
    pages[hero].locator(".dq-lesson summary").click()
    expect(pages[hero].locator(".dq-lesson")).to_contain_text("A counterattack")


def held(page: Page) -> list[str]:
    """The cards of the hand on a page."""
    ids: list[str] = page.locator(".fight-region .held").evaluate_all("all => all.map(e => e.id)")
    return [re.sub(r"^fight-card-\d+-", "", id) for id in ids]


def test_the_way_through_the_catacombs_is_told(page: Page, server: Server) -> None:
    people, seat = people_below(server.address, "Ana", "Bob")
    page.goto(people.links[seat])
    told = page.get_by_role("region", name="Below ground")
    expect(told).to_contain_text("Every Catacomb card is one space.")
    page.goto(people.links[1 - seat])
    expect(told).to_be_hidden()


def test_heroes_are_chosen_in_the_lobby_and_nobody_twice(page: Page) -> None:
    page.goto(LOBBY)
    mine = page.locator('[data-seat="1"] .chosen-hero')
    mine.select_option("gherinn")
    others = page.locator('[data-seat="2"] .chosen-hero option[value="gherinn"]')
    expect(others).to_be_disabled()
    page.locator(".variants summary").click()
    page.locator("input[name=death_can_wait]").check()
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#hero-0 h3")).to_contain_text(words("en").name(GAME, "gherinn"))
    expect(page.locator(".dq-hero")).to_have_count(2)


def test_bots_alone_can_be_watched(page: Page) -> None:
    page.goto(LOBBY)
    page.get_by_role("radio", name="1", exact=True).check()
    page.locator('[data-seat="1"] [name=kind]').select_option("random")
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("You are watching. Hands stay hidden.")).to_be_visible()


def test_on_a_small_screen_the_hero_is_in_the_middle_of_the_window(page: Page) -> None:
    page.set_viewport_size({"width": 375, "height": 800})
    enter_alone(page)
    page.locator('button[data-option="tower m10"]').click()
    begin_to_walk(page)
    expect(page.locator('g[data-option="move north"]')).to_be_in_viewport()


HIDDEN = """() => {
    const frame = document.getElementById("explained").getBoundingClientRect();
    const isApart = (box) => box.bottom <= frame.top || box.top >= frame.bottom
        || box.right <= frame.left || box.left >= frame.right;
    const isSeen = (box) => box.top >= 0 && box.bottom <= innerHeight;
    return [...document.querySelectorAll(".prompt, button[data-option], .map-window, .own-region")]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.dataset.option ?? one.className, one.getBoundingClientRect()])
        .filter(([, box]) => !isApart(box) || !isSeen(box))
        .map(([name]) => name);
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_first_explanation_of_a_fight_hides_nothing(
    page: Page, server: Server, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    people = people_in_a_fight(server.address, "Ana", "Bob")
    page.goto(people.links[0])
    explained = page.locator("#explained")
    expect(explained).to_contain_text("Both lay a card face down")
    assert page.evaluate(HIDDEN) == []
    page.keyboard.press("Escape")
    expect(explained).to_be_hidden()
    page.locator(".once summary").click()
    expect(explained).to_be_visible()
    page.locator(".prompt").click(position={"x": 2, "y": 2})
    expect(explained).to_be_hidden()


def test_spanish_prompts_and_explanations_are_spanish(browser: Browser, server: Server) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob")
    context = browser.new_context(base_url=server.address, locale="es")
    page = context.new_page()
    page.goto(people.links[0])
    expect(page.locator(".prompt")).to_contain_text(words("es").prompt(GAME, "lay_card"))
    page.locator(".dq-lesson summary").click()
    said = page.locator("#main").inner_text()
    for english in ("Choose", "plays", "Lay a card", "Why?", "How a fight", "Counterattack", "Log"):
        assert english not in said
    page.goto(LOBBY)
    said = page.locator("#main").inner_text()
    for english in ("Play alone", "How to play", "By lot", "Variants", "You enter"):
        assert english not in said
    context.close()
