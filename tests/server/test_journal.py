"""The journal: many choices in one transaction, and none that keeps another from being written."""

import asyncio

import pytest

from delvers.server.database import open_database
from delvers.server.journal import Journal
from delvers.server.storage import NumberTaken, Storage
from delvers.server.stored import Entry, StoredChoice
from delvers.server.tables import Guest, Tables
from tests.server.guests import seated


def entry(table: str, number: int = 1) -> Entry:
    return Entry(table, StoredChoice(number, 0, "power 1", 5.0, (), (0, 0, 0, 0)))


def test_a_choice_that_fits_no_table_keeps_no_other_from_being_written(database: str) -> None:
    storage = Storage(open_database(database))
    tables = Tables(storage)
    table = seated(tables, tables.open("raiders", [Guest("human")] * 3, {}))
    journal = Journal(storage)

    async def all_at_once() -> list[BaseException | None]:
        wanted = [entry("gone"), entry(table), entry("gone too")]
        writing = (journal.written(one) for one in wanted)
        return await asyncio.gather(*writing, return_exceptions=True)

    outcomes = asyncio.run(all_at_once())
    assert [type(one) for one in outcomes] == [NumberTaken, type(None), NumberTaken]
    assert [one.number for one in storage.choices_after(table, 0)] == [1]
    assert (journal.written_count, journal.failed_count) == (1, 0)
    with pytest.raises(NumberTaken):
        journal.write(entry(table))
    journal.write(entry(table, 2))
    journal.close()
    with pytest.raises(RuntimeError, match="stopping"):
        journal.write(entry(table, 3))
    storage.close()
