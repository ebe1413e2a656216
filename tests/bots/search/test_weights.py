"""A fitted value is read from a file of weights."""

from pathlib import Path

import pytest

from delvers.bots.search import Features, log_odds, read_weights
from delvers.bots.search.weights import chance
from delvers.kernel.errors import BadContent

FEATURES = Features(("coins", "wounds"), lambda world: [(coins, 1.0) for coins in world])


def file_with(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "weights.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_each_feature_counts_by_its_weight(tmp_path: Path) -> None:
    path = file_with(tmp_path, "[weights]\nbias = 1\ncoins = 0.5\nwounds = -2.0\n")
    weights = read_weights(path, FEATURES)
    assert weights.worth([4, 2]) == [chance(1 + 0.5 * 4 - 2), 0.5]


@pytest.mark.parametrize(
    "text",
    ["", "weights = 3", "[weights]\nbias = 1\ncoins = 2", "[weights]\nbias=1\nc=1\nwounds=1"],
)
def test_weights_of_other_features_are_refused_with_those_wanted(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match=r"wanted: bias, coins, wounds; fit it again"):
        read_weights(file_with(tmp_path, text), FEATURES)


def test_a_weight_must_be_a_number(tmp_path: Path) -> None:
    path = file_with(tmp_path, '[weights]\nbias = 1\ncoins = "much"\nwounds = 1\n')
    with pytest.raises(BadContent, match="coins must be a number, not 'much'"):
        read_weights(path, FEATURES)


def test_a_chance_becomes_a_score_and_a_chance_again() -> None:
    assert chance(log_odds(0.2)) == pytest.approx(0.2)
    assert log_odds(0.0) == pytest.approx(-log_odds(1.0))
    assert chance(-1e9) == pytest.approx(0.0)
