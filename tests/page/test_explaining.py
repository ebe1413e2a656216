"""Why? has an answer everywhere, in words, and languages are kept apart."""

import pytest
from playwright.sync_api import Page, expect

from delvers.kernel.rulebook import clause
from delvers.text import words
from tests.page.playing import await_bots, enter, lay_by_click


def test_the_prompt_explains_itself_and_gives_the_focus_back(page: Page) -> None:
    enter(page)
    asked = page.locator(".prompt .why")
    asked.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Every player chooses exactly one card")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(asked).to_be_focused()


def test_every_line_of_the_log_explains_itself(page: Page) -> None:
    enter(page)
    lay_by_click(page, 0)
    await_bots(page)
    lines = page.locator("#log li")
    expect(page.locator("#log li .why[data-rule]")).to_have_count(lines.count())
    page.locator("#log li .why").last.click()
    expect(page.get_by_role("dialog").locator(".why-text")).not_to_have_text("…")


def test_a_card_that_was_laid_says_why_it_cannot_be_laid_again(page: Page) -> None:
    enter(page)
    page.locator("#card-power-3").click()
    expect(page.locator("#card-power-3.refused")).to_be_visible()
    page.locator("#card-power-3").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("DR-PLAY-11")
    expect(dialog).to_contain_text("cannot be played again in the same level")
    page.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_the_dialog_leads_to_the_rulebook(page: Page) -> None:
    enter(page)
    page.locator(".room-region .why").click()
    page.get_by_role("link", name="Read it in the rulebook").click()
    expect(page.locator(".the-clause")).to_be_visible()


def test_the_rules_can_be_searched(page: Page) -> None:
    page.goto("/rules")
    page.get_by_label("With these words").fill("crystal ball necromancer")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("dt").first).to_be_visible()
    for text in page.locator("dd").all_inner_texts():
        assert "necromancer" in text.lower()
    page.goto("/rules?find=zzzzzz")
    expect(page.get_by_text("No rule has all these words.")).to_be_visible()


@pytest.mark.parametrize("lang", ["es", "ru", "ro"])
def test_a_language_is_chosen_once_and_kept(page: Page, lang: str) -> None:
    page.goto("/")
    page.locator(f'.languages a[hreflang="{lang}"]').click()
    enter(page)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".prompt")).to_contain_text(words(lang).prompt("raiders", "lay_card"))
    lay_by_click(page, 0)
    said = page.locator("#main").inner_text()
    for english in ("Choose a card", "lays a card", "Why?", "Waiting for"):
        assert english not in said


LAVA = {"es": "Caldero de lava", "ru": "Котёл с лавой", "ro": "Cazan cu lavă"}


@pytest.mark.parametrize("lang", LAVA)
def test_why_answers_in_the_readers_language(page: Page, lang: str) -> None:
    page.goto(f"/?lang={lang}")
    enter(page)
    page.locator(".prompt .why").click()
    told = page.get_by_role("dialog").locator(".why-text")
    expect(told).to_have_text(clause("DR-PLAY-03", lang).text)
    expect(told).to_have_attribute("lang", lang)
    expect(page.locator(".why-note")).to_be_hidden()


def test_a_rule_that_is_cited_opens_in_the_same_dialog(page: Page) -> None:
    page.goto("/?lang=es")
    enter(page)
    page.locator(".prompt .why").evaluate("element => { element.dataset.rule = 'DR-SETUP-01' }")
    page.locator(".prompt .why").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("link", name="DR-RULING-01").click()
    expect(dialog.locator("#why-title")).to_have_text("DR-RULING-01")
    expect(dialog.locator(".why-text")).to_have_text(clause("DR-RULING-01", "es").text)


@pytest.mark.parametrize("lang", LAVA)
def test_the_rules_have_contents_and_a_search_in_every_language(page: Page, lang: str) -> None:
    page.goto(f"/rules?game=raiders&lang={lang}")
    traps = clause("DR-TRAP-02", lang)
    page.locator(".contents").get_by_role("link", name=traps.title).click()
    expect(page.get_by_role("heading", name=traps.title)).to_be_in_viewport()
    page.locator("input[name=find]").fill(LAVA[lang])
    page.keyboard.press("Enter")
    expect(page.locator("#DR-TRAP-02 + dd")).to_have_text(traps.text)
    page.locator("#DR-TRAP-02 a").click()
    expect(page.locator(".the-clause")).to_have_text(traps.text)


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("lang", LAVA)
def test_nothing_of_the_rules_is_cut_off(page: Page, lang: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"/?lang={lang}")
    for address in ("/rules", "/rules?game=plungin", "/rules/DP-ENTRY-TRAP-BUZZING-BLADE"):
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("address", "status"),
    [("/table/nowhere", 404), ("/rules/DR-NOPE-99", 404), ("/rules?game=chess", 404)],
)
def test_a_wrong_address_is_explained(page: Page, address: str, status: int) -> None:
    answer = page.goto(address)
    assert answer is not None
    assert answer.status == status
    expect(page.get_by_role("heading", name="A dead end")).to_be_visible()


def test_a_wrong_key_is_explained(page: Page) -> None:
    enter(page)
    answer = page.goto(page.url.split("?")[0] + "?key=wrong")
    assert answer is not None
    assert answer.status == 403
    expect(page.get_by_text("it needs another key")).to_be_visible()
