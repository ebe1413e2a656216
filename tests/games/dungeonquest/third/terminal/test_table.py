"""DungeonQuest on the command line: playing, simulating, replaying, drawing."""

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

import delvers
from delvers.cli.files import Seat
from delvers.cli.terminal.conversation import Conversation
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.games.dungeonquest.common.terminal.board import board
from delvers.games.dungeonquest.common.terminal.legend import legend
from delvers.games.dungeonquest.common.terminal.window import Window
from delvers.games.dungeonquest.third.terminal.edition import THIRD
from delvers.text import LANGUAGES, words
from tests.cli.command import kept, refused, run
from tests.games.dungeonquest.common.pictures.scenes import seen
from tests.games.dungeonquest.third.rules.scene import act, scene

GAME = "dungeonquest-3e"
EDITIONS = (GAME, "dungeonquest-revised")
ALWAYS_FIRST = "1\n" * 900


@pytest.fixture(scope="module", params=EDITIONS)
def solo(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a whole game that one person played with the keyboard."""
    file = tmp_path_factory.mktemp("solo") / "game.json"
    run("play", request.param, "--seats", 1, "--seed", 2, "--save", file, typed=ALWAYS_FIRST)
    return file


# -- playing ---------------------------------------------------------------------------------------


def test_a_whole_game_can_be_played_alone_with_numbers(solo: Path) -> None:
    assert kept(solo)["save"]["result"] is not None
    shown = run("play", "--resume", solo).stdout
    assert "The game is over" in shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_against_bots_can_be_begun_left_and_taken_up_again(
    edition: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    run("play", edition, "--seed", 3, "--save", file, typed="1\n1\ns\n")
    before = kept(file)["save"]["choices"]
    shown = run("play", "--resume", file, typed="?\n").stdout
    assert kept(file)["save"]["choices"] == before
    assert "DQ3-" in shown or "DQR-" in shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_people_play_a_whole_game_around_one_screen(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, game = [Seat("Ana"), Seat("Eva")], delvers.new(edition, seats=2, seed=5)
    sitting = Sitting(game, seats, tmp_path / "game.json", 1)
    sent = io.StringIO()
    console = Console(file=sent, force_terminal=True, width=80, color_system=None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n" * 900))
    Conversation(Screen(console, sitting, words("en")), sitting).run()
    assert sitting.game.is_over
    assert "Eva, take the keyboard" in sent.getvalue()


def test_the_table_shows_sun_board_heroes_and_numbered_options(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run("play", GAME, "--seats", 2, "--seed", 3, "--save", file, typed="1\n1\n").stdout
    for text in ("Sun 1 of 30", "♜", "┏━━━━━", "Strength", "Runes:", " 1 ", "h = more"):
        assert text in shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_screen_of_a_new_game_fits_80_by_24(edition: str, tmp_path: Path) -> None:
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.json"
        shown = run(
            *("play", edition, "--seed", 3, "--save", file, "--lang", lang), typed="1\n1\n1\n"
        ).stdout
        for screen in shown.split("> ")[:-1]:
            lines = screen.splitlines()
            table = lines[lines.index("") + 1 :] if "" in lines else lines
            assert len(table) <= 24
            assert max(map(len, lines)) <= 80


# -- the board -------------------------------------------------------------------------------------


def test_the_board_shows_walls_doors_portcullises_heroes_and_monsters() -> None:
    game = scene(
        *("hugo", "lindel"),
        at=["b1", "a1"],
        tiles={"b1": "chamber_09", "c1": "portcullis_05@1", "b2": "trap_01"},
        lurkers={"b2": "troll_1"},
    )
    drawn = board(THIRD, seen(game), Window.around(1)).plain.splitlines()
    assert drawn[1].startswith("   ┏━━━━━━━━━━━┳━━━━━")
    assert drawn[2].startswith(" 1 ┃♜2··· 1····╫")
    assert "!T···" in drawn[4]


def test_the_window_follows_the_hero_and_stays_on_the_board() -> None:
    assert (Window.around(0).left, Window.around(0).top) == (0, 0)
    assert (Window.around(129).left, Window.around(129).top) == (6, 5)


def test_the_legend_explains_what_is_in_sight_and_nothing_else() -> None:
    game = scene("hugo", "lindel", tiles={"b1": "trap_01", "m9": "spider_web_01"})
    told = legend(THIRD, seen(game), Window.around(0), words("en"))
    assert "!" in told
    assert "#" not in told


def test_a_fight_shows_both_hands_and_the_stacks() -> None:
    game = scene(
        *("hugo", "lindel"), pool=["chamber_01"], top={"dungeon": ["dungeon_monster_skeleton"]}
    )
    act(game, 0, "move east", "attack")
    sent = io.StringIO()
    console = Console(file=sent, width=80, color_system=None)
    sitting = Sitting(game, [Seat("Ana"), Seat("Eva")], Path("unused"), 1)
    Screen(console, sitting, words("en")).show_table(0)
    shown = sent.getvalue()
    for text in ("Hugo the Glorious against Skeleton", "In hand:", "Damage stack: 0 / 16"):
        assert text in shown
    assert "Combat stack:" in shown
    assert "0 / ?" in shown


# -- records ---------------------------------------------------------------------------------------


def test_a_replay_prints_the_log_round_by_round(solo: Path) -> None:
    shown = run("replay", solo).stdout
    edition, spaces = ("third edition", 30) if "DQ3-" in shown else ("Revised Edition", 31)
    assert f"DungeonQuest ({edition}) ─" in shown
    assert f"Sun 2 of {spaces} ─" in shown


def test_a_played_game_is_verified(solo: Path) -> None:
    result = run("verify", solo)
    assert result.exit_code == 0
    assert "choices are legal" in result.stdout


def test_a_played_game_is_drawn(solo: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "table.svg"
    assert run("draw", solo, "-o", drawing, "--seat", 0, "--at", 5).exit_code == 0
    assert drawing.read_text(encoding="utf-8").startswith(("<svg", "<?xml"))


# -- simulating ------------------------------------------------------------------------------------

FEW = ("--games", "4", "--seed", "1", "--bots", "heuristic,random")


@pytest.mark.parametrize("edition", EDITIONS)
def test_sim_tells_survival_by_bot_and_hero_as_json(edition: str) -> None:
    told = json.loads(run("sim", edition, *FEW, "--json").stdout)
    assert told["games"] == 4
    fates = told["results"]["fates"]
    assert fates["bots"]["heuristic"]["seats"] == fates["bots"]["random"]["seats"] == 8
    assert sum(hero["seats"] for hero in fates["heroes"].values()) == 16
    assert told["results"]["met"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_sim_shows_survival_causes_of_death_and_monsters(edition: str) -> None:
    shown = run("sim", edition, *FEW).stdout
    for text in ("Survival, from – to", "Came out", "Cause of death", "What beat whom", "Escaped"):
        assert text in shown


def test_a_game_with_options_that_do_not_go_together_is_refused() -> None:
    said = refused("play", GAME, "--seats", 1, "--option", "servants=true")
    assert "needs at least two seats" in said
