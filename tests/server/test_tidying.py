"""Tables that nobody has touched for long are put away by the server itself."""

from fastapi import FastAPI
from sqlalchemy import update

from delvers.server.archive import DAY
from delvers.server.schema import CHOICES, TABLES
from delvers.server.tables import Tables
from delvers.server.tidying import Tidying
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, humans


def make_old(tables: Tables, days: int) -> None:
    """Let everything have happened so many days ago."""
    then = tables.clock() - days * DAY
    with tables.storage.writing() as connection, connection.begin():
        connection.execute(update(TABLES).values(touched=then))
        connection.execute(update(CHOICES).values(at=then))


def test_old_tables_are_put_away_and_come_back_by_their_link(
    http: Http, app: FastAPI, make_app: Apps
) -> None:
    party = humans(http, 3)
    before = party.lay_first(0)["number"]
    make_old(app.state.tables, 91)
    other = make_app()
    assert Tidying(app.state.tables, 90).put_away() == 0  # somebody has it open here
    assert Tidying(other.state.tables, 92).put_away() == 0
    assert Tidying(other.state.tables, 90).put_away() == 1
    assert Tidying(other.state.tables, 90).put_away() == 0
    with InProcess(other) as there:
        assert party.through(there).state()["number"] == before


def test_a_table_that_nobody_has_touched_counts_no_more_as_open(app: FastAPI, http: Http) -> None:
    storage, now = app.state.tables.storage, app.state.tables.clock()
    humans(http, 3)
    assert storage.running(now - 90 * DAY) == 1
    make_old(app.state.tables, 91)
    assert storage.running(now - 90 * DAY) == 0
