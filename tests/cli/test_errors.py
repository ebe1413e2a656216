import pytest

from tests.cli.command import refused, run


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["dance"], "No such command 'dance'"),
        (["sim"], "Missing argument 'GAME'"),
        (["sim", "chess"], "no game is called 'chess'; known: "),
        (["sim", "raiders", "--games", "many"], "--games"),
        (["sim", "raiders", "--games", "0"], "games cannot be 0; allowed: 1 or more"),
        (["sim", "raiders", "--seats", "9"], "allowed: 3, 4, 5"),
        (["sim", "raiders", "--bots", "clever"], "known: random, heuristic"),
        (["sim", "raiders", "--bots", ","], "allowed: 1 to 4 bots"),
        (["sim", "raiders", "--option", "speed=1"], "no option 'speed'; known: tactical"),
        (["sim", "raiders", "--option", "tactical"], "as in tactical=true"),
        (["sim", "raiders", "--option", "tactical=perhaps"], "allowed: False, True"),
        (["sim", "raiders", "--lang", "xx"], "allowed: en, es, ru, ro"),
        (["play"], "say which game to play; known: "),
        (["play", "chess"], "no game is called 'chess'"),
        (["play", "raiders", "--seats", "2"], "allowed: 3, 4, 5"),
        (["play", "raiders", "--seat", "4"], "--seat cannot be 4; allowed: 0 to 3"),
        (["play", "raiders", "--humans", "0"], "--humans cannot be 0; allowed: 1 to 4"),
        (["play", "raiders", "--bots", "clever"], "known: random, heuristic"),
        (["play", "raiders", "--bots", ""], "name at least one bot"),
        (["play", "raiders", "--names", "Ana,Eva"], "2 names for 1 people"),
        (["replay", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["verify", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["draw", "nowhere.json", "-o", "out.svg"], "nowhere.json: No such file or directory"),
        (["draw", "nowhere.json"], "--output"),
        (["bench", "chess"], "no game is called 'chess'"),
        (["serve", "--port", "90000"], "--port"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments: list[str], message: str) -> None:
    assert message in refused(*arguments)


def test_without_a_command_the_help_lists_all_commands() -> None:
    shown = run().stdout
    for command in ("serve", "play", "sim", "rules", "replay", "verify", "draw", "bench"):
        assert f" {command} " in shown
