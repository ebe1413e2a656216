import json
from pathlib import Path

import delvers
from tests.cli.command import refused, run


def saved(folder: Path, *, is_over: bool = False) -> Path:
    game = delvers.new("raiders", seats=3, seed=2)
    while is_over and game.pending:
        game.choose(min(game.waiting), game.pending[min(game.waiting)].options[0])
    path = folder / "game.json"
    path.write_text(game.save(), encoding="utf-8")
    return path


def test_every_option_is_shown_with_its_chance_and_score(tmp_path: Path) -> None:
    shown = run("odds", saved(tmp_path), "--rounds", "3").stdout
    for word in ("Option", "Chance", "Coins", "%", "±"):
        assert word in shown


def test_json_is_one_object(tmp_path: Path) -> None:
    told = json.loads(run("odds", saved(tmp_path), "--rounds", "2", "--seat", "1", "--json").stdout)
    assert (told["game"], told["seat"]) == ("raiders", 1)
    assert {one["rehearsals"] for one in told["options"]} == {2}


def test_what_has_no_odds_is_refused(tmp_path: Path) -> None:
    assert "over" in refused("odds", saved(tmp_path, is_over=True))
    assert "allowed: 0 to 2" in refused("odds", saved(tmp_path), "--seat", "7")
