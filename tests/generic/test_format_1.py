"""Saves and records of Delvers 0.1 (format delvers-1) go on, or are refused with a sentence."""

from pathlib import Path

import pytest

import delvers
from delvers import Dice
from delvers.kernel.errors import ForeignSave
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import verified
from tests.generic.walks import finish

FOLDER = Path(__file__).parents[1] / "fixtures" / "format_1"
MADE_WITH = r"made with rules 1 and content \w+ \(Delvers 0\.1\) does not fit here: "


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def test_a_save_whose_state_still_fits_goes_on_and_says_so() -> None:
    game = delvers.load(text_of("raiders-save.json"))
    assert "(Delvers 0.1); the current turn starts again" in str(game.notice)
    assert finish(game, Dice(1)).result is not None


@pytest.mark.parametrize("game", ["dungeonquest-3e", "dungeonquest-revised", "plungin"])
def test_a_save_whose_state_fits_no_more_is_refused_with_a_sentence(game: str) -> None:
    with pytest.raises(ForeignSave, match=MADE_WITH):
        delvers.load(text_of(f"{game}-save.json"))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*-record.json")), ids=lambda path: path.stem)
def test_a_record_is_read_and_not_played_under_other_rules(path: Path) -> None:
    record = delvers.read_record(path.read_text(encoding="utf-8"))
    assert (record.format, record.rules) == ("delvers-1", "1")
    with pytest.raises(ForeignSave, match=r"played with rules 1 .* \(Delvers 0\.1\)"):
        verified(REGISTRY.find(record.game), record)
