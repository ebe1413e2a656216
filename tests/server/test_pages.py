"""What the pages answer besides what a browser shows: addresses, cookies, languages, troubles."""

import re

import pytest
from fastapi import FastAPI

from delvers.server.errors import Busy
from delvers.server.pages import A_YEAR, first_to_choose, usual_bot
from tests.server.guests import Http, bearer, finish, human, humans, open_table, take


def test_a_chosen_language_is_kept_for_a_year_where_no_script_reads_it(http: Http) -> None:
    answer = http.get("/rules?game=raiders&lang=ro&find=cheie")
    assert (answer.status_code, answer.headers["location"]) == (
        303,
        "/rules?game=raiders&find=cheie",
    )
    kept = answer.headers["set-cookie"].split("; ")
    assert kept[0] == "delvers_lang=ro"
    assert {"HttpOnly", f"Max-Age={A_YEAR}", "Path=/", "SameSite=lax"} <= {*kept}
    assert A_YEAR == 31_536_000
    assert http.get("/rules?lang=es").headers["location"] == "/rules"


def test_the_language_chosen_before_counts_more_than_what_the_browser_likes(http: Http) -> None:
    for cookie, lang in (("delvers_lang=ru", "ru"), ("delvers_lang=tlh", "es"), ("", "es")):
        page = http.get(
            "/rules/DR-PLAY-03", headers={"Cookie": cookie, "Accept-Language": "es"}
        ).text
        assert re.findall(r'<html[^>]* lang="(\w+)"', page) == [lang]


def test_every_page_leads_to_itself_in_the_other_languages(http: Http) -> None:
    page = http.get("/rules?find=key").text
    assert 'href="/rules?find=key&amp;lang=ru"' in page


def test_the_entrance_shows_all_games_and_each_game_its_own_page(http: Http) -> None:
    home = http.get("/").text
    assert home.count('class="panel home-game"') == len(http.get("/api/games").json())
    assert 'class="panel home-game"' not in http.get("/?game=raiders").text
    assert 'class="panel home-game"' not in http.get("/?game=plungin").text


def test_what_is_not_there_is_told_on_a_page_of_its_own(http: Http) -> None:
    missing = http.get("/table/nowhere")
    assert (missing.status_code, "There is no table" in missing.text) == (404, True)
    rule = http.get("/rules/DR-PLAY-99")
    assert (rule.status_code, "There is no table" in rule.text) == (404, False)
    for page in (missing, rule):
        assert "A dead end" in page.text
        assert "Retry-After" not in page.headers


def test_a_page_that_is_too_much_says_when_to_come_again(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(_table: str) -> None:
        raise Busy("too many tables are open", 7)

    monkeypatch.setattr(app.state.tables, "found", busy)
    answer = http.get("/table/any")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "7")


def test_a_link_with_a_key_becomes_a_cookie(http: Http) -> None:
    party = humans(http, 3)
    answer = http.get(f"/table/{party.table}?key={party.keys[1]}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{party.table}")
    sent = {"Cookie": answer.headers.get_list("set-cookie")[0].split(";")[0]}
    assert 'data-seat="1"' in http.get(f"/table/{party.table}", headers=sent).text
    assert http.get(f"/table/{party.table}?key=wrong").status_code == 403


def test_who_may_sit_down_sees_the_link_without_anything_behind_it(http: Http) -> None:
    table = open_table(http, human(0), human(1), human(2))["table"]
    key = bearer(take(http, table, 1)["key"])
    page = http.get(f"/table/{table}?seat=1", headers=key).text
    assert f'value="http://localhost/table/{table}"' in page
    assert re.findall(r'data-free="(yes|no)"', page) == ["yes", "no", "yes"]


def test_a_replay_goes_no_further_than_the_last_step(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    assert http.get(f"/table/{party.table}/replay").status_code == 409
    finish(app, party)
    last, beyond, first = (
        http.get(f"/table/{party.table}/replay{query}").text.partition("<main")[2]
        for query in ("", "?step=99999", "?step=0")
    )
    assert last == beyond != first
    assert http.get(f"/table/{party.table}/replay?step=0&seat=99").status_code == 200


@pytest.mark.parametrize(
    ("own", "waiting", "shown"),
    [([0, 2], [1, 2], 2), ([0, 2], [1], 0), ([0, 2], [0, 2], 0), ([], [1], None)],
)
def test_of_several_seats_the_first_that_must_choose_is_shown(
    own: list[int], waiting: list[int], shown: int | None
) -> None:
    assert first_to_choose(own, waiting) == shown


def test_where_nobody_chose_a_bot_the_heuristic_one_plays() -> None:
    assert usual_bot({"bots": ["random", "heuristic"]}) == "heuristic"
    assert usual_bot({"bots": ["first", "random"]}) == "first"
