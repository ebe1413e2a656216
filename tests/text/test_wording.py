import pytest

import delvers
from delvers.kernel.events import Event
from delvers.kernel.rulebook import books
from delvers.kernel.spec import Result
from delvers.text import LANGUAGES, words
from tests.conftest import Untold


def test_a_text_is_said_with_its_parameters() -> None:
    assert words("en").say("Seat %(number)s", number=3) == "Seat 3"


def test_a_text_without_parameters_may_hold_a_percent_sign() -> None:
    assert words("en").say("100% fair") == "100% fair"


def test_a_text_without_a_translation_stays_english() -> None:
    assert words("ru").say("Nobody ever wrote this") == "Nobody ever wrote this"


def test_no_text_stays_no_text() -> None:
    assert words("es").say("") == ""


@pytest.mark.parametrize(
    ("lang", "coins"),
    [
        ("en", {1: "1 coin", 2: "2 coins", 0: "0 coins"}),
        ("es", {1: "1 moneda", 2: "2 monedas", 0: "0 monedas"}),
        ("ru", {1: "1 монета", 2: "2 монеты", 5: "5 монет", 11: "11 монет", 21: "21 монета"}),
        ("ro", {1: "1 monedă", 2: "2 monede", 19: "19 monede", 20: "20 de monede"}),
    ],
)
def test_the_plural_follows_the_number(lang: str, coins: dict[int, str]) -> None:
    counted = {n: words(lang).count("%(count)s coin", "%(count)s coins", n) for n in coins}
    assert counted == coins


@pytest.mark.parametrize(
    ("lang", "listed"),
    [
        ("en", "Ana, Bob and Eva"),
        ("es", "Ana, Bob y Eva"),
        ("ru", "Ana, Bob и Eva"),
        ("ro", "Ana, Bob și Eva"),
    ],
)
def test_a_list_reads_like_a_list(lang: str, listed: str) -> None:
    assert words(lang).listing(["Ana", "Bob", "Eva"]) == listed


@pytest.mark.parametrize(
    ("last", "listed"),
    [("Isabel", "Ana e Isabel"), ("Hilario", "Ana e Hilario"), ("Yolanda", "Ana y Yolanda")],
)
def test_a_spanish_and_gives_way_to_a_name_in_i(last: str, listed: str) -> None:
    assert words("es").listing(["Ana", last]) == listed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", books())
def test_every_game_has_a_name_and_a_line_about_it(lang: str, game: str) -> None:
    assert words(lang).game(game) not in ("", game)
    assert words(lang).blurb(game).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_every_game_has_a_label_and_an_explanation(lang: str) -> None:
    for game, spec in delvers.games().items():
        for option in spec.options:
            assert words(lang).explanation(game, option.explanation).endswith(".")
            assert words(lang).setting(game, option.name)


def test_an_unknown_key_is_made_readable() -> None:
    w = words("en")
    assert w.game("new-game") == "New-game"
    assert w.blurb("new-game") == ""
    assert w.name("raiders", "ice_giant") == "Ice giant"
    assert w.card_text("raiders", "ice_giant") == "Ice giant"
    assert w.option("raiders", "flee") == "Flee"
    assert w.prompt("raiders", "choose_wisely") == "Choose wisely"
    assert w.setting("raiders", "hard_mode") == "Hard mode"
    assert w.explanation("raiders", "option.raiders.hard_mode") == "Option raiders hard mode"
    assert w.event("raiders", Event("ghost_seen", "DR-PLAY-01", {}), []) == "Ghost seen"


def test_an_event_that_cannot_be_told_is_made_readable_and_reported(untold: Untold) -> None:
    event = Event("wounded", "DR-MON-06", {"seat": 0})
    assert words("en").event("raiders", event, ["Ana"]) == "Wounded"
    assert "raiders cannot tell" in untold.lines[0]
    untold.lines.clear()


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    event = Event("card_laid", "DR-PLAY-03", {"seat": 4})
    assert words("en").event("raiders", event, ["Ana"]) == "#5 lays a card face down."


def test_a_name_may_hold_a_percent_sign() -> None:
    event = Event("card_laid", "DR-PLAY-03", {"seat": 0})
    assert words("en").event("raiders", event, ["%(x)s"]) == "%(x)s lays a card face down."


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((), "Nobody wins."),
        ((1,), "Bob wins."),
        ((0, 1), "Ana and Bob share the victory."),
    ],
)
def test_a_game_without_texts_still_tells_who_won(winners: tuple[int, ...], told: str) -> None:
    result = Result(winners, ((0,), (1,)), (3, 5), "XX-END-01")
    assert words("en").result("new-game", result, ["Ana", "Bob"]) == told
