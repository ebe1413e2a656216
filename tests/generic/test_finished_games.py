"""Finished games of every version are kept: those of this one are played again, others told apart.

`DELVERS_FIXTURES=write pytest tests/generic/test_finished_games.py` adds
games of the present versions.
"""

import os
from pathlib import Path

import pytest

import delvers
from delvers import Dice, Fairness
from delvers.kernel.errors import ForeignSave
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import verified
from tests.generic.walks import finish

FOLDER = Path(__file__).parents[1] / "fixtures" / "games"
GAMES = [spec.id for spec in REGISTRY]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_of_the_present_version_is_added_when_it_is_asked_for(game: str) -> None:
    spec = REGISTRY.find(game)
    if os.environ.get("DELVERS_FIXTURES") == "write":
        fairness = Fairness.begin(["owl"] * spec.seats[0], f"{game} {spec.rules_version}")
        played = finish(delvers.new(game, seats=spec.seats[0], fairness=fairness), Dice(1))
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
