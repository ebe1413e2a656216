"""The value of a position is fitted to games, and written with its command and quality."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import delvers
from delvers.bots.search import GUESS, Features, read_weights
from delvers.kernel.kit import REGISTRY
from delvers.lab import fit

FITTED = [kit.id for kit in REGISTRY.kits() if fit.guide_of(kit.id).features is not None]
FEATURELESS = [kit.id for kit in REGISTRY.kits() if kit.id not in FITTED]


def run(path: Path, game: str, *more: str) -> int:
    arguments = [game, "--games", "8", "--seats", "3", "--bot", "random", "--out", str(path)]
    return fit.main([*arguments, *more])


@pytest.mark.parametrize("game", FITTED)
def test_what_is_fitted_can_be_read_by_a_bot(game: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    assert run(path, game) == 0
    read_weights(path, fit.features_of(game))
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    assert found["fit"]["command"] == (
        f"python -m delvers.lab.fit {game} --games 8 --seats 3 --seed 1 --bot random"
    )
    assert found["fit"]["seed"] == 1
    assert {"fitted", "constant"} < set(found["quality"])


def weights_files() -> list[Path]:
    """The files of weights that are checked in."""
    games = Path(delvers.__file__).parent / "games"
    return [path for path in games.rglob("bots/*.toml") if "fit" in plain(path)]


def plain(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_weights_that_are_checked_in_tell_how_to_fit_them_and_are_worth_it() -> None:
    assert len(weights_files()) == 5
    for path in weights_files():
        found, size = plain(path), path.stat().st_size
        assert found["fit"]["command"].startswith("python -m delvers.lab.fit "), path
        assert found["quality"]["fitted"] < found["quality"].get("guess", 1.0), path
        assert found["quality"]["fitted"] < found["quality"]["constant"], path
        assert size < fit.MOST_BYTES, path


def test_the_same_command_writes_the_same(tmp_path: Path) -> None:
    one, other, third = tmp_path / "1.toml", tmp_path / "2.toml", tmp_path / "3.toml"
    assert [run(one, FITTED[0]), run(other, FITTED[0])] == [0, 0]
    assert run(third, FITTED[0], "--seed", "2") == 0
    assert one.read_bytes() == other.read_bytes() != third.read_bytes()


def test_quality_is_measured_in_games_that_were_not_fitted() -> None:
    features = Features((GUESS, "lead"), lambda _world: [(0.0, 0.0)])
    positions = [
        fit.Position(game, (0.0, float(side)), float((side > 0) == bool(game % fit.HELD_OUT)))
        for game in range(40)
        for side in (-1, 1)
    ]
    found = fit.fit_of(features, positions)
    assert found.weights["lead"] > 1
    assert found.quality.fitted > (found.quality.guess or 1.0), "held-out games went the other way"
    assert (found.positions, found.quality.positions) == (60, 20)


def test_an_unknown_game_is_refused_with_the_known_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "x.toml", "chess") == 2
    assert "no game is called 'chess'; known: " in capsys.readouterr().err


@pytest.mark.parametrize("game", FEATURELESS)
def test_a_game_without_features_is_refused_with_those_that_have_some(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "x.toml", game) == 2
    said = capsys.readouterr().err
    assert f"{game} names no features in its guide, so there is nothing to fit" in said
    assert FITTED[0] in said


def test_a_folder_that_is_not_there_is_refused_before_games_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit, "positions_of", None)
    path = tmp_path / "nowhere" / "x.toml"
    assert run(path, FITTED[0]) == 2
    said = capsys.readouterr().err
    assert f"error: {path} cannot be written: No such file or directory; name a file" in said


def test_a_place_that_can_be_written_is_left_as_it_was(tmp_path: Path) -> None:
    new, old = tmp_path / "new.toml", tmp_path / "old.toml"
    old.write_text("kept", encoding="utf-8")
    fit.open_for_writing(new)
    fit.open_for_writing(old)
    assert not new.exists()
    assert old.read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--games", "7"], "games cannot be 7; allowed: 8 or more"),
        (["--seats", "99"], "99"),
        (["--bot", "clever"], "'clever'; known: random"),
    ],
)
def test_what_cannot_be_played_is_refused(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "x.toml", FITTED[0], *more) == 2
    assert said in capsys.readouterr().err
