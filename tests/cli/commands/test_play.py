from pathlib import Path

import pytest

import delvers
from tests.cli.command import kept, refused, run

ALWAYS_LOWEST = "1\n2\n3\n4\n5\n" * 60
"""Whatever is not allowed is refused, so these keys lay the power cards in turn, level by level."""


def test_a_whole_game_can_be_played_with_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "raiders", "--seed", 1, "--save", file, typed=ALWAYS_LOWEST)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert "win" in result.stdout.splitlines()[-2]
    assert kept(file)["save"]["result"] is not None


@pytest.mark.parametrize("seats", [3, 5])
def test_the_tactical_variant_can_be_played(tmp_path: Path, seats: int) -> None:
    result = run(
        *("play", "raiders", "--seats", seats, "--seed", 1, "--option", "tactical=true"),
        *("--save", tmp_path / "game.json", "--bots", "random,heuristic"),
        typed=ALWAYS_LOWEST,
    )
    assert "The game is over" in result.stdout


def test_the_table_shows_rooms_players_and_the_own_hand(tmp_path: Path) -> None:
    shown = run("play", "raiders", "--seed", 3, "--save", tmp_path / "game.json", typed="").stdout
    for text in ("Level 1 of 5, room 1 of 5", "▶ ", "Player 1", "Bot 4", "Your hand: power cards"):
        assert text in shown


def test_everything_fits_on_a_screen_of_80_by_24(tmp_path: Path) -> None:
    for lang in ("en", "es", "ru", "ro"):
        file = tmp_path / f"{lang}.json"
        shown = run(
            *("play", "raiders", "--seats", 5, "--seed", 3, "--save", file, "--lang", lang),
            typed="1\n",
        ).stdout
        screen = shown.split("> ")[1].splitlines()
        table = screen[screen.index("") + 1 :]
        assert len(table) < 24
        assert max(map(len, screen)) <= 80


def test_an_option_can_be_typed_as_number_words_or_id(tmp_path: Path) -> None:
    for typed, lang in (("2", "en"), ("Power 2", "en"), ("power 2", "es"), ("PODER 2", "es")):
        file = tmp_path / "game.json"
        run("play", "raiders", "--seed", 3, "--save", file, "--lang", lang, typed=f"{typed}\n")
        assert kept(file)["save"]["choices"][0] == [0, "power 2"]
        file.unlink()


def test_a_refused_option_shows_the_clause_that_forbids_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run("play", "raiders", "--seed", 3, "--save", file, typed="5\n5\n").stdout
    assert "Not now: 5 Power 5" in shown
    assert "DR-PLAY-11\n    A power card that was played cannot be played again" in shown


@pytest.mark.parametrize("typed", ["?", "why", "why 1"])
def test_why_shows_the_clause_of_the_prompt(tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.json"
    shown = run("play", "raiders", "--seed", 3, "--save", file, typed=f"{typed}\n").stdout
    assert "DR-PLAY-03\n    Every player chooses exactly one card" in shown


@pytest.mark.parametrize(
    ("lang", "rule"),
    [
        ("es", "Cada jugador elige"),
        ("ru", "Каждый игрок выбирает"),
        ("ro", "Fiecare jucător alege"),
    ],
)
def test_why_answers_in_the_readers_language(tmp_path: Path, lang: str, rule: str) -> None:
    file = tmp_path / "game.json"
    game = ("play", "raiders", "--seed", 3, "--save", file, "--lang", lang)
    assert f"DR-PLAY-03\n    {rule}" in run(*game, typed="?\n").stdout


def test_why_with_a_number_shows_the_clause_behind_a_line_of_the_log(tmp_path: Path) -> None:
    for typed in ("why #1", "why 99", "why #0"):
        file = tmp_path / f"{typed}.json"
        shown = run("play", "raiders", "--seed", 3, "--save", file, typed=f"{typed}\n").stdout
        expected = "DR-SETUP-04\n    Take 6" if typed == "why #1" else "a line of the log (#1 to #"
        assert expected in shown


def test_other_commands_explain_themselves_the_cards_and_the_log(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run("play", "raiders", "--seed", 3, "--save", file, typed="h\nc\nl\nt\nx\n").stdout
    assert "the rule behind option N" in shown
    assert "Face-down room: Nobody knows" in shown
    assert shown.count("Player 1 plays") == 2
    assert shown.count("Level 1 of 5, room 1 of 5") == 2
    assert shown.count("h = more") == 3


def test_s_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "raiders", "--seed", 3, "--save", file, typed="1\ns\n")
    assert result.exit_code == 0
    assert f"delvers play --resume {file}" in result.stdout
    assert kept(file)["save"]["choices"][0] == [0, "power 1"]


def test_q_asks_whether_to_keep_the_game(tmp_path: Path) -> None:
    for answer, stays in (("y", True), ("", True), ("n", False)):
        file = tmp_path / f"{answer or 'enter'}.json"
        shown = run(
            "play", "raiders", "--seed", 3, "--save", file, typed=f"1\nq\n{answer}\n"
        ).stdout
        assert "Keep the game? (y/n)" in shown
        assert file.exists() == stays


def test_the_end_of_input_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "raiders", "--seed", 3, "--save", file, typed="1\n2\n")
    assert result.exit_code == 0
    assert f"The game is kept in {file}" in result.stdout
    own = [option for seat, option in kept(file)["save"]["choices"] if seat == 0]
    assert own == ["power 1", "power 2"]


def test_a_kept_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight.json", tmp_path / "broken.json"
    run("play", "raiders", "--seed", 3, "--save", straight, typed="1\n2\n3\n4\n")
    run("play", "raiders", "--seed", 3, "--save", broken, typed="1\n2\ns\n")
    shown = run("play", "--resume", broken, typed="3\n4\n").stdout
    assert "Level 1 of 5, room 3 of 5" in shown
    assert kept(broken) == kept(straight)


def test_a_finished_game_shows_its_result_when_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "raiders", "--seed", 1, "--save", file, typed=ALWAYS_LOWEST)
    result = run("play", "--resume", file)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_seats_names_and_bots_can_be_chosen(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(
        *("play", "raiders", "--seed", 3, "--seat", 3, "--humans", 2, "--names", "Ana,Eva"),
        *("--bots", "random,heuristic", "--save", file),
        typed="",
    )
    assert kept(file)["seats"] == [
        {"name": "Eva", "bot": None},
        {"name": "Bot 2", "bot": "random"},
        {"name": "Bot 3", "bot": "heuristic"},
        {"name": "Ana", "bot": None},
    ]


def test_a_game_is_never_written_over_another(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "raiders", "--seed", 3, "--save", file, typed="1\n")
    before = file.read_text(encoding="utf-8")
    assert f"go on with it by --resume {file}" in refused("play", "raiders", "--save", file)
    assert file.read_text(encoding="utf-8") == before


def test_a_file_that_play_did_not_write_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    file.write_text(delvers.new("raiders", seats=3, seed=1).save(), encoding="utf-8")
    assert "not a game saved by 'delvers play'" in refused("play", "--resume", file)


def test_the_terminal_speaks_spanish(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run(
        "play", "raiders", "--seed", 1, "--lang", "es", "--save", file, typed=ALWAYS_LOWEST
    )
    assert "Elige la carta" in result.stdout
    assert "Tu mano: " in result.stdout
    assert "Poder 5" in result.stdout
    assert "gana" in result.stdout
