"""A choice costs no more Python calls than it did: that does not depend on the machine."""

import pytest
from bench import calls

import delvers

MOST = 1.1


def test_every_game_has_its_calls_kept() -> None:
    for version, games in calls.kept().items():
        assert sorted(games) == sorted(delvers.games()), version


@pytest.mark.parametrize("game", delvers.games())
def test_a_choice_costs_at_most_a_tenth_more_calls_than_it_did(game: str) -> None:
    kept = calls.kept().get(calls.version())
    if kept is None:
        pytest.skip(f"no calls are kept for {calls.version()}; python -m bench.calls --write")
    now = calls.counted(game)
    assert now <= MOST * kept[game], (
        f"{game}: {now} calls per real choice, {kept[game]} before; see where they come from, "
        "and if they are worth it, python -m bench.calls --write"
    )
