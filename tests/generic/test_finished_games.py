"""Finished games of every version are kept and played again, whatever version plays them.

A record says that it holds only under its own version. Here the choices of older ones are made once
more under the present rules: unless a rule that mattered was mended on purpose, they lead to the
same end. Where one was, the game stands in OTHER_END with what was mended.

`DELVERS_FIXTURES=write pytest tests/generic/test_finished_games.py` adds games of the present
versions; do it with every change of the rules that is released.
"""

import os
from pathlib import Path

import pytest

import delvers
from delvers import Dice, Fairness
from delvers.kernel.errors import BadChoice, ForeignSave
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import verified
from delvers.kernel.record import Record
from tests.generic.walks import finish

FOLDER = Path(__file__).parents[1] / "fixtures" / "games"
GAMES = [spec.id for spec in REGISTRY]
OTHER_END: dict[str, str] = {}
"""Finished games by the name of their file, and which mended rule gives them another end."""


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_of_the_present_version_is_added_when_it_is_asked_for(game: str) -> None:
    spec = REGISTRY.find(game)
    if os.environ.get("DELVERS_FIXTURES") == "write":
        fairness = Fairness.begin(["owl"] * spec.seats[0], f"{game} {spec.rules_version}")
        tries = [delvers.new(game, seats=spec.seats[0], fairness=fairness) for _ in range(8)]
        ended = [finish(one, Dice(number)) for number, one in enumerate(tries)]
        played = max(ended, key=lambda one: one.number)
        name = f"{game}-{spec.rules_version}-{spec.content_version}.json"
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(played.record().text() + "\n", encoding="utf-8")
    assert list(FOLDER.glob(f"{game}-*.json")), "no finished game is kept"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_finished_game_is_played_again_or_refused_with_a_sentence(path: Path) -> None:
    record = delvers.read_record(path.read_text(encoding="utf-8"))
    spec = REGISTRY.find(record.game)
    here = (spec.rules_version, spec.content_of(record.options))
    if (record.rules, record.content) == here:
        found = verified(spec, record)
        assert found.is_whole
        assert found.game.result == record.result
        return
    with pytest.raises(ForeignSave, match=f"played with rules {record.rules} "):
        verified(spec, record)


def end_of(record: Record) -> object:
    """What the choices of a record lead to now: a result, or the choice that nobody can make."""
    game = delvers.new(
        record.game, seats=record.seats, fairness=record.fairness, options=dict(record.options)
    )
    try:
        for seat, option in record.choices:
            game.choose(seat, option)
    except BadChoice as problem:
        return problem
    return game.result


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_chosen_long_ago_leads_to_the_same_end(path: Path) -> None:
    record = delvers.read_record(path.read_text(encoding="utf-8"))
    assert (end_of(record) != record.result) == (path.stem in OTHER_END)


def test_no_game_is_excused_that_is_not_kept() -> None:
    assert OTHER_END.keys() <= {path.stem for path in FOLDER.glob("*.json")}
