"""A sample of the kill test: no acknowledged choice is lost, doubled or out of order."""

import pytest
from bench.server.kills import measure


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 2), ("postgres", 1)])
def test_a_server_that_is_killed_again_and_again_loses_nothing(database: str, workers: int) -> None:
    kills, acknowledged, wrong = measure(database, kills=2, workers=workers)
    assert kills == 2
    assert acknowledged > 0
    assert wrong == 0
