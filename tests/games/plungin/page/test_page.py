"""Dungeon Plungin' in the browser: an adventure, a campaign, by mouse and by keyboard."""

from playwright.sync_api import Browser, Page, expect

from delvers.games.plungin.rules.squares import place_of
from delvers.text import words
from tests.browser import Server, context_at
from tests.games.dungeonquest.common.page.delving import People
from tests.games.plungin.page.plunging import (
    GAME,
    LOBBY,
    Table,
    click,
    click_on_map,
    in_the_dungeon,
    in_the_village,
    moves_on,
    offered,
    page_options,
    wise,
)

ON_PAGE = 80
"""So many lines of the log stay on the page."""


def enter_alone(page: Page) -> None:
    """From the lobby into the first adventure with two clicks."""
    page.goto(LOBBY)
    page.locator("#alone").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".asking-panel .yours")).to_be_visible()


def test_one_player_runs_four_heroes_by_clicking(page: Page) -> None:
    enter_alone(page)
    expect(page.locator(".dp-hero")).to_have_count(4)
    expect(page.get_by_role("region", name="The adventure", exact=True)).to_contain_text(
        "For nine nights"
    )
    for turn in range(60):
        if page.locator("#table").get_attribute("data-over") == "yes":
            break
        first = ("open", "attack", "keep", "square", "east", "north", "move")
        click(page, wise(page_options(page), turn, first))
    expect(page.locator("#log li").first).to_be_attached()
    assert page.locator("#log li").count() > 20
    expect(page.get_by_role("alert")).to_be_hidden()


def test_heroes_are_placed_on_the_map(page: Page) -> None:
    enter_alone(page)
    click(page, "keep spells")
    click(page, "keep spells")
    place = page.locator('[data-region=board] [data-option^="square "]').first
    option = place.get_attribute("data-option") or ""
    click_on_map(page, option)
    expect(page.locator(f'[data-region=board] [data-option="{option}"]')).to_have_count(0)


def test_arrow_keys_step_and_the_pad_too(page: Page, server: Server) -> None:
    table = in_the_dungeon(server.address)
    state = table.choose("move")
    page.goto(table.link)
    ways = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
    way = next(option for option in offered(state) if option in ways)
    with page.expect_request("**/choices?**") as chosen:
        moves_on(page, lambda: page.keyboard.press(ways[way]))
    assert (chosen.value.post_data_json or {}).get("option") == way
    arrow = page.locator(".dp-arrow").first
    moves_on(page, arrow.click)


def test_a_click_on_a_square_walks_there(page: Page, server: Server) -> None:
    table = in_the_dungeon(server.address)
    prospects = table.state()["view"]["prospects"]
    square, way = max(prospects["ways"].items(), key=lambda item: len(item[1]))
    page.goto(table.link)
    spot = page.locator(".dungeon-map").evaluate(
        """(map, [x, y]) => {
            const to = new DOMPoint(x * 40 + 4, y * 40 + 4).matrixTransform(map.getScreenCTM());
            return [to.x, to.y];
        }""",
        [*place_of(int(square))],
    )
    before = len(way) + 1 + table.state()["number"]
    page.mouse.click(*spot)
    expect(page.locator(f'#table:not(.sending)[data-number="{before}"]')).to_be_visible()
    hero = table.state()["view"]["heroes"][prospects["hero"]]
    assert hero["at"] == int(square)


def about_to_lay(address: str) -> tuple[Table, list[str]]:
    """A table where a tile can be laid in several ways; the dungeon decides, so try some."""
    for _ in range(12):
        table = in_the_dungeon(address)
        for turn in range(60):
            options = offered(table.state())
            if options[0].startswith("by "):
                return table, options
            table.choose(wise(options, turn, ("act", "open", "move", "stop")))
    raise AssertionError("no tile to lay in twelve dungeons")


def test_a_tile_is_drawn_where_it_would_lie_before_one_lays_it(page: Page, server: Server) -> None:
    table, (first, other, *_) = about_to_lay(server.address)
    page.goto(table.link)
    drawn = page.locator("[data-preview]:visible")
    expect(drawn).to_have_count(0)
    page.locator(f'button[data-option="{first}"]').hover()
    expect(drawn).to_have_attribute("data-preview", first)
    page.locator(f'button[data-option="{other}"]').focus()
    expect(drawn).to_have_attribute("data-preview", other)
    page.locator(f'g[data-option="{first}"] .slip').hover()
    expect(drawn).to_have_attribute("data-preview", first)
    page.locator(".prompt").hover()
    expect(drawn).to_have_count(0)
    click(page, first)
    expect(page.locator("[data-preview]")).to_have_count(0)


def test_a_first_tap_shows_how_the_tile_would_lie_and_a_second_lays_it(
    browser: Browser, server: Server
) -> None:
    table, (first, *_) = about_to_lay(server.address)
    small = {"width": 390, "height": 844}
    context = context_at(browser, server, viewport=small, has_touch=True)
    page = context.new_page()
    page.goto(table.link)
    button = page.locator(f'button[data-option="{first}"]')
    button.tap()
    expect(page.locator("[data-preview]:visible")).to_have_attribute("data-preview", first)
    expect(page.get_by_text("Tap again to choose")).to_be_visible()
    moves_on(page, button.tap)
    context.close()


def test_what_a_rule_refuses_is_there_and_says_why(page: Page, server: Server) -> None:
    table = in_the_dungeon(server.address)
    state = table.choose("move")
    way = next(option for option in offered(state) if option in ("north", "east", "south", "west"))
    state = table.choose(way)
    if "stop" in offered(state):
        table.choose("stop")
    page.goto(table.link)
    page.locator('[data-refused="move"]').first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("#why-title")).to_have_text("DP-ACTION-02")
    expect(dialog.locator(".why-text")).not_to_have_text("…")


def test_the_menu_stands_in_groups_and_explains_its_things(page: Page, server: Server) -> None:
    page.goto(in_the_dungeon(server.address).link)
    options = page.locator("[data-region=options]")
    expect(options.locator(".dp-group h3").first).to_have_text("Move")
    expect(options.locator('[data-option="pass"]')).to_be_visible()
    about = options.locator("#about-things")
    about.locator("summary").click()
    expect(about).to_contain_text("Minor Healing Potion")


def test_a_sheet_stays_open_while_the_table_moves_on(page: Page, server: Server) -> None:
    page.goto(in_the_dungeon(server.address).link)
    sheet = page.locator("#sheet-0")
    sheet.locator("summary").click()
    expect(sheet).to_contain_text("Sword")
    click(page, "pass")
    expect(page.locator("#sheet-0")).to_have_attribute("open", "")


def test_the_map_can_be_made_larger_and_smaller(page: Page, server: Server) -> None:
    page.goto(in_the_dungeon(server.address).link)
    before = width_of_map(page)
    page.get_by_role("button", name="Larger").click()
    assert width_of_map(page) > before
    page.get_by_role("button", name="Smaller").click()
    page.get_by_role("button", name="Smaller").click()
    assert width_of_map(page) == before  # all of it is seen, so it gets no smaller


def width_of_map(page: Page) -> float:
    """How wide the map is drawn."""
    wide: float = page.locator(".dungeon-map").evaluate("map => map.getBoundingClientRect().width")
    return wide


def test_a_long_log_begins_with_its_latest_lines(page: Page, server: Server) -> None:
    table = in_the_village(server.address)
    table.choose("see sable_wick")
    table.choose(*["store bandage", "fetch bandage"] * (ON_PAGE // 2 + 10))
    page.goto(table.link)
    lines = page.locator("#log li")
    expect(lines).to_have_count(ON_PAGE)
    page.get_by_role("button", name="Earlier lines").click()
    expect(lines).to_have_count(table.state()["log"][-1]["number"])
    expect(lines.first).to_have_attribute("data-number", "1")
    with page.expect_response("**/choices?**") as answer:
        click(page, "store bandage")
    assert len(answer.value.json()["log"]) == 1


# -- a campaign ------------------------------------------------------------------------------------


def begin_campaign(page: Page) -> None:
    """From the lobby to the making of the first hero."""
    page.goto(LOBBY)
    page.get_by_role("radio", name="A campaign Village").check()
    page.get_by_role("radio", name="Your own heroes").check()
    expect(page.get_by_role("group", name="Adventure", exact=True)).to_be_hidden()
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".asking-panel .yours")).to_be_visible()


def test_a_party_is_made_by_clicking_and_goes_to_the_village(page: Page) -> None:
    begin_campaign(page)
    for option in ("create", "race elf", "class mage", "class package", "school school_of_ember"):
        click(page, option)
    making = page.get_by_role("region", name="Hero in the making")
    expect(making).to_contain_text("Elf · Mage")
    expect(making).to_contain_text("School of Ember")
    while page.locator('[data-option="create"]').count() == 0:
        click(page, page_options(page)[0])
    for hero in ("brannoc_vale", "sable_wick", "sister_ivenne"):
        click(page, f"take {hero}")
    expect(page.locator(".depth")).to_contain_text("In the village")
    expect(page.get_by_text("This campaign is saved.")).to_be_visible()
    page.get_by_role("button", name="Copy a link to go on elsewhere").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_a_hero_is_named_beside_its_name_and_everybody_reads_it(
    page: Page, browser: Browser, server: Server
) -> None:
    table = Table(server.address, campaign=True)
    table.choose("take sable_wick", "create", "race dwarf", "class warrior", "class package")
    table.choose("learn steadfast")
    page.goto(table.link)
    watching = context_at(browser, server).new_page()
    watching.goto(page.url.partition("#")[0])
    expect(watching.locator(".naming").first).to_be_hidden()
    page.get_by_role("button", name="Give Dwarf Warrior 2 another name").first.click()
    dialog = page.get_by_role("dialog", name="What is this hero called?")
    dialog.get_by_label("Name").fill("Sable Wick")
    dialog.get_by_role("button", name="Give this name").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Another hero here is called Sable Wick.")
    dialog.get_by_label("Name").fill("<b>Gróa</b>")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    for one in (page, watching):
        expect(one.locator(".dp-own")).to_contain_text("<b>Gróa</b>")
        expect(one.locator("#log li").last).to_contain_text("Ana names a hero: <b>Gróa</b>.")
    watching.context.close()


def test_shopping_in_the_village_and_setting_out(page: Page, server: Server) -> None:
    page.goto(in_the_village(server.address).link)
    click(page, "see sable_wick")
    expect(page.locator("#shelf-buy-weapon summary")).to_contain_text("Weapons")
    click(page, "buy dagger")
    expect(page.locator("#hero-1")).to_contain_text("3 things")
    click(page, "sell bandage")
    click(page, "store dagger")
    expect(page.get_by_role("region", name="The party")).to_contain_text("1/4")
    click(page, "enough")
    click(page, "done")
    while page.locator('[data-option="keep"]').count():
        click(page, "keep")
    expect(page.locator('[data-refused="adventure lamplighters_road"]')).to_be_visible()
    click(page, "adventure tapping_in_the_wall")
    expect(page.get_by_role("region", name="The adventure", exact=True)).to_contain_text(
        "For nine nights"
    )
    expect(page.locator(".dungeon-map")).to_be_visible()


def test_the_lobby_lists_the_tables_of_this_browser(page: Page, server: Server) -> None:
    table = in_the_village(server.address)
    page.goto(table.link)
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    link = mine.get_by_role("link", name=words("en").game(GAME))
    expect(link).to_have_attribute("href", table.link.partition("?")[0])
    expect(mine).to_contain_text("Campaign")
    link.click()
    expect(page.locator(".depth")).to_contain_text("In the village")
    page.goto("/")
    mine.get_by_role("button", name="Forget").click()
    expect(mine).to_be_hidden()


def test_a_campaign_that_is_over_stays_in_the_list(page: Page, server: Server) -> None:
    table = in_the_village(server.address)
    page.goto(table.link)
    table.choose("done", "keep", "keep", "retire")
    expect(page.get_by_role("region", name="Result")).to_contain_text("Sable Wick")
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("Finished")


def test_a_bot_runs_the_heroes_of_the_other_seat(page: Page) -> None:
    page.goto(LOBBY)
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".dp-heroes")).to_contain_text("Bot 2")
    for _ in range(12):
        expect(page.locator(".asking-panel .yours")).to_be_visible()
        click(page, wise(page_options(page), 0, ("keep", "first", "square", "pass")))
    expect(page.locator("#log")).to_contain_text("Round")


def test_those_who_wait_read_for_whom(page: Page, server: Server) -> None:
    people = People(server.address, "Ana", "Bob", game=GAME, campaign=True)
    page.goto(people.links[1])
    expect(page.locator(".prompt")).to_have_text("Waiting for Ana …")


def test_a_party_has_at_most_four_heroes(page: Page) -> None:
    page.goto(LOBBY)
    heroes = page.locator(".party-hero")
    expect(heroes).to_have_count(8)
    expect(page.locator('.party-hero[value="tollo_finch"]')).to_be_disabled()
    page.locator('.party-hero[value="brannoc_vale"]').uncheck()
    page.locator('.party-hero[value="tollo_finch"]').check()
    page.locator("#opening .main-button").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".dp-heroes")).to_contain_text("Tollo Finch")
    expect(page.locator(".dp-heroes")).not_to_contain_text("Brannoc Vale")


def test_every_player_needs_a_hero(page: Page) -> None:
    page.goto(LOBBY)
    page.get_by_role("radio", name="3", exact=True).check()
    for hero in ("brannoc_vale", "sable_wick"):
        page.locator(f'.party-hero[value="{hero}"]').uncheck()
    page.locator("#opening .main-button").click()
    expect(page.get_by_role("alert")).to_contain_text("at least one for every player")


def test_optional_rules_reach_the_table(page: Page) -> None:
    page.goto(LOBBY)
    page.locator(".variants summary").click()
    page.locator("input[name=facing]").check()
    page.locator("input[name=zero_is_a_fumble]").uncheck()
    with page.expect_request("**/api/tables?**") as opened:
        page.locator("#opening .main-button").click()
        page.wait_for_url("**/table/**")
    options = (opened.value.post_data_json or {})["options"]
    assert (options["facing"], options["zero_is_a_fumble"], options["stun"]) == (True, False, 0)
    assert options["adventure"] == "tapping_in_the_wall"
    assert options["campaign"] is False


def test_spanish_questions_and_pages_are_spanish(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="es")
    page = context.new_page()
    page.goto(in_the_dungeon(server.address).link)
    expect(page.locator(".prompt")).to_contain_text(words("es").prompt(GAME, "act"))
    said = page.locator("#main").inner_text()
    for english in ("What does", "Monsters", "Things", "Why?", "Heroes", "The party", "Round"):
        assert english not in said
    page.goto(LOBBY)
    said = page.locator("#main").inner_text()
    for english in ("Play alone", "How to play", "A campaign", "Optional rules", "Heroes"):
        assert english not in said
    page.goto(Table(server.address, campaign=True).link)
    assert "Take " not in page.locator("#main").inner_text()
    context.close()
