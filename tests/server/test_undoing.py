"""Taking back at a table: by the undo law, in the log, for everybody, and exact ever after."""

import json
from typing import Any

import pytest
from fastapi import FastAPI

from delvers.bots.proof import bot_choice
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError, UndoRefused
from delvers.kernel.undoing import NOTHING, OTHERS
from delvers.server.app import create_app
from delvers.server.live import LiveTable
from delvers.server.schema import SNAPSHOTS
from delvers.server.tables import Tables, record_of
from delvers.server.undoing import Kept, last_choice, take_back
from delvers.server.verifying import verdict_on
from tests.server.guests import Http, InProcess, Party, bot, human, humans, sit_down

QUEST = {"game": "dungeonquest-revised", "options": {}}
PLUNGE = {"game": "plungin", "options": {}}


def undo(party: Party, seat: int | None, number: int) -> Any:
    return party.http.post(f"{party.url}/undo", json={"number": number}, headers=party.key(seat))


def first_that_can_be_taken_back(app: FastAPI, party: Party, dice: Dice) -> LiveTable:
    """Play at random until the last choice can be taken back; the table just before it."""
    tables: Tables = app.state.tables
    while True:
        with tables.at(party.table) as live:
            assert not live.game.is_over
            seat = dice.choice(live.game.waiting)
            option = dice.choice(live.game.pending[seat].options)
            before = live.game.copy()
        tables.choose(party.table, seat, live.number, option)
        with tables.at(party.table) as live:
            if not live.game.is_over and not last_choice(live, seat).why:
                live.before = before  # type: ignore[attr-defined]
                return live


def same(live: LiveTable, game: Any) -> None:
    """A table stands where a game does, for everybody."""
    assert live.game.pending == game.pending
    for seat in live.viewers:
        assert live.game.view(seat) == game.view(seat)
    assert live.game.chance == game.chance


def test_a_choice_that_taught_nothing_is_taken_back_for_everybody(app: FastAPI, http: Http) -> None:
    party = humans(http, 2, **PLUNGE)
    live = first_that_can_be_taken_back(app, party, Dice(4))
    seat = max(live.notes.last, key=lambda one: live.notes.last[one].number)
    state = party.state(seat)
    assert state["undo"] == {"is_allowed": True, "why": "", "rule": None}
    answer = undo(party, seat, state["number"])
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"number": state["number"] + 1}
    same(live, live.before)  # type: ignore[attr-defined]
    for viewer in (0, 1, None):
        after = party.state(viewer)
        assert after["number"] == state["number"] + 1
        assert "takes the last choice back" in after["log"][-1]["text"]
        numbers = [line["number"] for line in after["log"]]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


@pytest.mark.rule("DR-RULING-23")
def test_a_laid_card_stays_and_the_clause_is_told(http: Http) -> None:
    party = humans(http, 3)
    party.lay(0, "power 2")
    state = party.state(0)
    assert state["undo"]["rule"] == "DR-RULING-23"
    answer = undo(party, 0, state["number"])
    assert answer.status_code == 409
    assert answer.json()["rule"] == "DR-RULING-23"
    assert party.state(0) == state


def test_who_has_not_chosen_and_who_only_watches_takes_nothing_back(http: Http) -> None:
    party = humans(http, 3)
    assert undo(party, 1, 0).status_code == 409
    assert party.state(1)["undo"] == {
        "is_allowed": False,
        "why": "There is no choice of yours to take back.",
        "rule": None,
    }
    assert undo(party, None, 0).status_code == 403
    assert party.state(None)["undo"] is None


def test_a_rolled_die_is_named_as_the_reason(app: FastAPI, http: Http) -> None:
    party = humans(http, 2, **QUEST)
    tables: Tables = app.state.tables
    for _ in range(50):
        with tables.at(party.table) as live:
            seat, dice = live.game.waiting[0], live.game.chance
            number, option = live.number, live.game.pending[seat].options[0]
        tables.choose(party.table, seat, number, option)
        if live.game.chance != dice:
            break
    answer = http.post(
        f"{party.url}/undo?lang=es", json={"number": live.number}, headers=party.key(seat)
    )
    assert answer.status_code == 409
    assert answer.json()["error"] == "Se ha lanzado un dado o se ha robado una carta."


def test_another_process_and_a_restart_know_what_was_taken_back(
    app: FastAPI, http: Http, database: str
) -> None:
    party = humans(http, 2, **PLUNGE)
    other = create_app(database)
    with InProcess(other) as elsewhere:
        party.through(elsewhere).state(0)
        live = first_that_can_be_taken_back(app, party, Dice(4))
        seat = max(live.notes.last, key=lambda one: live.notes.last[one].number)
        party.through(elsewhere).state(0)  # it has the choice that will be taken back
        number = live.number
        assert undo(party, seat, number).status_code == 200
        with other.state.tables.at(party.table) as there:
            same(there, live.game)
            assert (there.number, there.notes) == (live.number, live.notes)
            assert there._asked == live._asked
        # The number is taken: who did not know of it looks again, and may choose.
        state = party.through(elsewhere).state(seat)
        option = state["ask"]["options"][0]["option"]
        assert party.through(elsewhere).lay(seat, option, state["number"]).status_code == 200
    other.state.bot_seats.close()
    other.state.tables.storage.close()
    again = create_app(database)
    with again.state.tables.at(party.table) as opened, app.state.tables.at(party.table) as live:
        same(opened, live.game)
        assert opened.notes == live.notes
    again.state.bot_seats.close()
    again.state.tables.storage.close()


@pytest.mark.parametrize("game", ["dungeonquest-3e", "dungeonquest-revised", "plungin", "raiders"])
def test_tables_allow_what_the_kernel_allows(app: FastAPI, http: Http, game: str) -> None:
    """The notes of a table, kept from choice to choice, say what the undo law says."""
    party = humans(http, 3, game=game, options={})
    tables: Tables = app.state.tables
    dice, compared, taken = Dice(7), 0, 0
    with tables.at(party.table) as live:
        for number in range(90):
            if live.game.is_over:
                break
            seat = dice.choice(live.game.waiting)
            tables.choose_at(live, seat, live.number, dice.choice(live.game.pending[seat].options))
            if number % 3 or live.game.is_over:
                continue
            for one in range(3):
                twin, why = live.game.copy(), last_choice(live, one).why
                try:
                    twin.undo(one)
                except UndoRefused as refused:
                    if refused.why == OTHERS and not why:
                        with pytest.raises(Kept):
                            take_back(tables, live, one, live.number)
                    elif refused.why != NOTHING:  # a game opened anew knows its last choices only
                        assert why
                else:
                    assert why == ""
                    before = live.number
                    take_back(tables, live, one, live.number)
                    same(live, twin)
                    assert live.number == before + 1
                    taken += 1
                compared += 1
    assert compared > 10
    assert (taken > 0) == (game != "raiders")


def test_the_record_verifies_with_its_bots_after_choices_were_taken_back(
    app: FastAPI, http: Http
) -> None:
    party = sit_down(http, human(0), bot("random"), game="plungin", options={})
    app.state.bot_seats.close()  # the test lets the bot choose itself, at once
    tables: Tables = app.state.tables
    dice, taken = Dice(3), 0
    with tables.at(party.table) as live:
        while not live.game.is_over and (taken < 3 or live.number < 60):
            seat = live.game.waiting[0]
            if seat == 1:
                seed = live.stored.fairness.bot_seed(1, live.choices_when_asked(1))
                option = bot_choice(live.game, 1, "random", seed)
            else:
                option = dice.choice(live.game.pending[0].options)
            tables.choose_at(live, seat, live.number, option)
            if not live.game.is_over and live.number % 5 == 0 and not last_choice(live, 0).why:
                take_back(tables, live, 0, live.number)
                taken += 1
        assert taken >= 3
        record = record_of(tables.storage, live)
    assert len(record.choices) == live.number - 2 * taken
    verdict = verdict_on(json.dumps(json.loads(record.text())).encode(), (), 60)
    assert verdict["ok"], verdict
    assert "bots" in verdict["checked"]


def test_a_table_is_taken_back_beyond_all_states_that_were_kept(
    app: FastAPI, http: Http, database: str
) -> None:
    party = humans(http, 2, **PLUNGE)
    tables: Tables = app.state.tables
    live = first_that_can_be_taken_back(app, party, Dice(4))
    seat = max(live.notes.last, key=lambda one: live.notes.last[one].number)
    with tables.storage.writing() as connection, connection.begin():
        connection.execute(SNAPSHOTS.delete())
    with tables.at(party.table):
        take_back(tables, live, seat, live.number)
    same(live, live.before)  # type: ignore[attr-defined]
    again = create_app(database)
    with again.state.tables.at(party.table) as opened:
        same(opened, live.game)
    again.state.bot_seats.close()
    again.state.tables.storage.close()


def test_a_choice_is_taken_back_only_by_who_has_seen_it(app: FastAPI, http: Http) -> None:
    party = humans(http, 2, **PLUNGE)
    live = first_that_can_be_taken_back(app, party, Dice(4))
    seat = max(live.notes.last, key=lambda one: live.notes.last[one].number)
    assert undo(party, seat, live.number - 1).status_code == 409
    with pytest.raises(DelversError, match="look again"), app.state.tables.at(party.table):
        take_back(app.state.tables, live, seat, live.number - 1)
