import json
from pathlib import Path

from tests.cli.command import refused, run

FEW = ("sim", "raiders", "--games", "6", "--seed", "1")


def test_json_is_exactly_one_object_on_stdout() -> None:
    result = run(*FEW, "--bots", "heuristic,random", "--json")
    told = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert (told["games"], told["bots"]) == (6, ["heuristic", "random", "heuristic", "random"])
    assert told["decisions"] > 0
    assert told["seconds"] > 0
    assert set(told["results"]["bots"]) == {"heuristic", "random"}


def test_the_tables_show_wins_coins_wounds_length_and_what_beat_whom() -> None:
    shown = run(*FEW, "--bots", "heuristic,random").stdout
    for word in ("heuristic", "Wins", "Coins", "Wounds", "Choices per game", "What beat whom"):
        assert word in shown
    assert "Dragon" in shown


def test_what_beat_whom_can_be_left_out() -> None:
    assert "What beat whom" not in run(*FEW, "--details", "0").stdout


def test_an_option_of_the_game_is_passed_on() -> None:
    told = json.loads(run(*FEW, "--option", "tactical=true", "--json").stdout)
    assert told["options"] == {"tactical": True}


def test_the_same_seed_gives_the_same_results() -> None:
    first, second = (json.loads(run(*FEW, "--json").stdout)["results"] for _ in range(2))
    assert first == second


def test_a_plot_is_drawn_beside_the_tables(tmp_path: Path) -> None:
    result = run(*FEW, "--plot", tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    assert "Wins" in result.stdout


def test_a_plot_that_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    assert "allowed endings" in refused(*FEW, "--plot", tmp_path / "plot.doc")


def test_a_party_is_told_by_games_won_gold_experience_rounds_and_what_killed_heroes() -> None:
    shown = run("sim", "plungin", "--games", "4", "--seats", "2", "--seed", "1").stdout
    for word in ("Games", "Wins", "Gold", "Experience", "Rounds", "Tiles", "Heroes alive"):
        assert word in shown
    assert "Cause of death" in shown
    assert "Survival" in shown
