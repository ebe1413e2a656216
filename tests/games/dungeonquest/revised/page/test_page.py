"""The Revised Edition in the browser: alone to the end, fights, torchlight, small screens."""

from playwright.sync_api import Browser, Page, expect

import delvers.games.dungeonquest.revised.pictures
import delvers.games.dungeonquest.third.pictures  # noqa: F401
from delvers.games.dungeonquest.common.pictures.edition import EDITIONS
from delvers.text import words
from tests.browser import Server, elsewhere
from tests.games.dungeonquest.common.page.delving import (
    REVISED,
    People,
    State,
    all_options,
    begin_to_walk,
    click,
    enter_alone,
    hurried,
    people_in_a_fight,
    people_who,
)
from tests.page.test_access import check

LOBBY = f"/?game={REVISED}"
SMALL = {"width": 390, "height": 844}


def hidden_monster(state: State) -> bool:
    """Whether somebody alone is asked to fight or to escape."""
    return {one["option"] for one in (state["ask"] or {"options": ()})["options"]} == {
        "fight",
        "escape",
    }


def prepared(people: People, browser_page: Page, seat: int) -> Page:
    """The page of a seat, while both are to choose a card."""
    browser_page.goto(people.links[seat])
    expect(browser_page.locator(".fight-region .held.open")).to_have_count(3)
    return browser_page


# -- by mouse and keyboard -------------------------------------------------------------------------


def test_a_whole_game_alone_is_played_by_clicking(page: Page) -> None:
    enter_alone(page, REVISED)
    page.locator('g[data-option="tower a1"]').click()
    expect(page.locator('g[data-option="tower a1"]')).to_have_count(0)
    turns = 0
    while page.locator("#table").get_attribute("data-over") == "no":
        click(page, hurried(all_options(page), turns))
        turns += 1
        assert turns < 600
    result = page.get_by_role("region", name="Result")
    expect(result.locator(".ranking li")).to_have_count(1)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator("#verdict")).to_contain_text("Everything holds.")


def test_arrow_keys_walk(page: Page) -> None:
    enter_alone(page, REVISED)
    page.locator('g[data-option="tower a10"]').focus()
    page.keyboard.press("Enter")
    begin_to_walk(page)
    with page.expect_request("**/choices?**") as chosen:
        page.keyboard.press("ArrowUp")
    assert (chosen.value.post_data_json or {}).get("option") == "move north"


def test_by_torchlight_the_dark_hall_is_clicked_or_reached_by_an_arrow(
    page: Page, server: Server
) -> None:
    people = People(server.address, "Ana", game=REVISED, torchlight=True)
    page.goto(people.links[0])
    page.locator('g[data-option="tower a10"]').click()
    expect(page.locator('g[data-option="light east"]')).to_be_visible()
    with page.expect_request("**/choices?**") as chosen:
        page.keyboard.press("ArrowUp")
    assert (chosen.value.post_data_json or {}).get("option") == "light north"
    asked = page.locator('[data-option="decline"]')
    expect(asked.or_(page.locator("#space-a9")).first).to_be_attached()
    if asked.count():  # the hero was dealt a Rune that could change the tile
        asked.first.click()
    expect(page.locator("#space-a9")).to_be_attached()


# -- a fight ---------------------------------------------------------------------------------------


def test_two_people_fight_a_round_and_the_monster_keeps_its_secrets(
    page: Page, server: Server
) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob", game=REVISED)
    fight = people.state(0)["view"]["fight"]
    hero = prepared(people, page, fight["seat"])
    monster = prepared(people, elsewhere(page, server), fight["player"])
    life = people.state(fight["player"])["view"]["fight"]["life"]
    expect(monster.locator(".side-foe")).to_contain_text(f"life {life}")
    expect(monster.locator(".side-foe")).to_contain_text("Whoever escapes suffers")
    expect(hero.locator(".side-foe")).to_contain_text("life ?")
    expect(hero.locator(".side-foe")).not_to_contain_text("Whoever escapes")
    hero.locator('.fight-region [data-option="play magic"]').click()
    expect(monster.locator(".side-hero .face-down")).to_contain_text("A card, face down")
    expect(hero.locator(".fight-region .held.waiting")).to_have_count(3)
    monster.locator('.fight-region [data-option="play ranged"]').click()
    for one in (hero, monster):
        expect(one.locator("#log")).to_contain_text("magic")
        expect(one.locator("#happened")).to_contain_text("ranged")


def test_a_card_says_what_it_does_and_a_refusal_says_why(page: Page, server: Server) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob", game=REVISED)
    prepared(people, page, people.state(0)["view"]["fight"]["seat"])
    card = page.locator('.fight-region [data-option="play melee"]')
    assert "against ranged" in (card.get_attribute("aria-label") or "")
    refused = page.locator('[data-refused="escape"]')
    rule = refused.get_attribute("data-rule") or ""
    refused.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("#why-title")).to_have_text(rule)
    expect(dialog.locator(".why-text")).not_to_have_text("…")


def test_alone_the_monster_hides_until_it_is_fought(page: Page, server: Server) -> None:
    people = people_who(hidden_monster, server.address, "Ana", game=REVISED)
    page.goto(people.links[0])
    fight = page.locator(".fight-region")
    expect(fight).to_contain_text("something in the dark")
    expect(fight.locator(".dq-dice tbody tr")).to_have_count(4)
    check(page)
    click(page, "fight")
    expect(page.locator("#log")).to_contain_text("escape penalty")


# -- the lobby -------------------------------------------------------------------------------------


def test_heroes_and_variants_are_chosen_in_the_lobby(page: Page) -> None:
    page.goto(LOBBY)
    heroes = page.locator('[data-seat="1"] .chosen-hero option').evaluate_all(
        "all => all.map(e => e.value)"
    )
    assert heroes == ["", *EDITIONS[REVISED].content.heroes]
    page.locator('[data-seat="1"] .chosen-hero').select_option("challara")
    for variant in ("death_can_wait", "torchlight", "quiet_escape"):
        page.locator(f"input[name={variant}]").check()
    page.get_by_role("radio", name="1", exact=True).check()
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    name = words("en").name(REVISED, "challara")
    expect(page.locator("#hero-0 h3")).to_contain_text(name)


# -- small screens, languages, everybody -----------------------------------------------------------


def test_on_a_small_screen_the_hand_is_seen_without_scrolling(page: Page, server: Server) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob", game=REVISED)
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    prepared(people, page, 0)
    for attack in ("ranged", "melee", "magic"):
        card = page.locator(f'.fight-region [data-option="play {attack}"]')
        expect(card).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]


def test_spanish_fights_are_spanish(browser: Browser, server: Server) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob", game=REVISED)
    context = browser.new_context(base_url=server.address, locale="es")
    page = prepared(people, context.new_page(), 0)
    page.locator(".dq-lesson summary").click()
    said = page.locator("#main").inner_text()
    for english in ("Choose", "plays", "Lay a card", "Why?", "Wounds", "Your hand", "Monster"):
        assert english not in said
    context.close()


def test_everybody_can_read_the_lobby(page: Page) -> None:
    page.goto(LOBBY)
    check(page)


def test_everybody_can_read_a_table_in_play(page: Page, server: Server) -> None:
    people = People(server.address, "Ana", "Bob", "Cleo", game=REVISED)
    people.play_until(lambda state: state["number"] >= 12)
    page.goto(people.links[people.state(0)["waiting"][0]])
    expect(page.locator(".asking-panel .yours")).to_be_visible()
    check(page)


def test_everybody_can_read_a_fight_and_what_came_of_it(page: Page, server: Server) -> None:
    people = people_in_a_fight(server.address, "Ana", "Bob", game=REVISED)
    prepared(people, page, people.state(0)["view"]["fight"]["player"])
    page.locator(".dq-lesson summary").click()
    check(page)
    watching = elsewhere(page, server)
    watching.goto(people.links[0].split("?")[0])
    expect(watching.get_by_role("heading", name="What the cards of")).to_be_visible()
    check(watching)


def test_everybody_can_read_the_end(page: Page, server: Server) -> None:
    people = People(server.address, "Ana", "Bob", game=REVISED)
    people.play_until(lambda state: bool(state["result"]))
    page.goto(people.links[1])
    expect(page.locator(".ranking li")).to_have_count(2)
    check(page)
